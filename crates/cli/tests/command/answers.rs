//! The answers are right, whichever way a graph is given and an answer is written.

use std::collections::BTreeMap;
use std::fs;

use serde_json::{Value, json};

use crate::run::out;

const PUBLISHED: &str = "\
[[2,5],[3],[0,4,5],[1,4,5],[2,3],[0,2,3]]
[[1,3],[0],[3],[0,2]]
[[2],[2],[0,1]]
";

#[test]
fn published_examples_have_their_published_answers() {
    assert_eq!(out("solve --output answer", PUBLISHED), "0\n1\n2\n");
    assert_eq!(
        out("solve --output json", PUBLISHED),
        r#"{"answer":0,"outcome":"draw","plies":null,"line":[3,5,4,2,3]}
{"answer":1,"outcome":"mouse","plies":1,"line":[0]}
{"answer":2,"outcome":"cat","plies":1,"line":[2]}
"#
    );
    assert_eq!(
        out("solve", PUBLISHED),
        "draw by endless play: mouse 3, cat 5, mouse 4, cat 2, mouse 3; then the position repeats
mouse wins in 1 ply: mouse 0
cat wins in 1 ply: mouse 2
"
    );
}

#[test]
fn known_games_have_their_outcome_and_plies_and_a_line_as_long() {
    let known = json_lines(include_str!(
        "../../../reference/tests/data/known_games.jsonl"
    ));
    let graphs: String = known
        .iter()
        .map(|game| format!("{}\n", game["graph"]))
        .collect();
    let answers = json_lines(&out("solve --output json", graphs));
    assert_eq!(known.len(), answers.len());
    for (known, answer) in known.iter().zip(&answers) {
        assert_eq!(
            (&answer["outcome"], &answer["plies"]),
            (&known["outcome"], &known["plies"])
        );
        let line = answer["line"].as_array().unwrap();
        if let Some(plies) = known["plies"].as_u64() {
            assert_eq!(line.len() as u64, plies, "{known}");
        }
        assert!(moves_are_legal(&known["graph"], line), "{known}");
    }
}

#[test]
fn outcomes_of_all_small_graphs_are_those_of_the_census() {
    for census in json_lines(include_str!("../../../reference/tests/data/census.jsonl")) {
        let connected = if census["connected"] == json!(true) {
            "--connected"
        } else {
            ""
        };
        let generate = format!("generate all {} --playable {connected}", census["nodes"]);
        let answers = json_lines(&out("solve --output json", out(&generate, "")));
        let mut counts: BTreeMap<(String, Option<u64>), u64> = BTreeMap::new();
        for answer in &answers {
            let outcome = answer["outcome"].as_str().unwrap().to_owned();
            *counts
                .entry((outcome, answer["plies"].as_u64()))
                .or_default() += 1;
        }
        let count = |outcome: &str, plies| counts.get(&(outcome.to_owned(), plies)).copied();
        assert_eq!(
            count("draw", None).unwrap_or(0),
            census["draw"].as_u64().unwrap()
        );
        let mut decided = 0;
        for winner in ["mouse", "cat"] {
            for (plies, known) in census[winner].as_object().unwrap() {
                let plies = plies.parse().unwrap();
                assert_eq!(
                    count(winner, Some(plies)),
                    known.as_u64(),
                    "{generate}: {plies}"
                );
                decided += known.as_u64().unwrap();
            }
        }
        assert_eq!(
            decided + census["draw"].as_u64().unwrap(),
            answers.len() as u64
        );
    }
}

#[test]
fn files_arguments_and_stdin_give_the_same_answers() {
    let graphs = out("generate random --nodes 3-20 --count 20 --seed 5", "");
    let expected = out("solve", graphs.as_str());
    let directory = tempfile::tempdir().unwrap();
    let mut files = String::new();
    for (index, graph) in graphs.lines().enumerate() {
        let file = directory.path().join(format!("{index}"));
        fs::write(&file, graph).unwrap();
        files += &format!("{} ", file.display());
    }
    assert_eq!(out(&format!("solve {files}"), ""), expected);
    assert_eq!(
        out(&format!("solve {}", graphs.replace('\n', " ")), ""),
        expected
    );
    assert_eq!(out("solve -", graphs.as_str()), expected);
}

#[test]
fn edge_lists_give_the_same_answers() {
    for family in [
        "path 5",
        "cycle 6",
        "grid 4 3",
        "petersen",
        "hypercube 4",
        "wheel 7",
    ] {
        let json = out(&format!("generate {family}"), "");
        let edges = out(&format!("generate {family} --to edges"), "");
        assert_ne!(json, edges);
        assert_eq!(out("solve", edges.as_str()), out("solve", json), "{family}");
        assert_eq!(
            out("solve --format edges", edges.as_str()),
            out("solve", edges)
        );
    }
}

#[test]
fn the_bytes_do_not_depend_on_the_number_of_threads() {
    let graphs = out(
        "generate random --nodes 3-15 --degree 2.5 --count 6000 --seed 9",
        "",
    );
    for format in ["text", "json", "answer"] {
        let answers = |jobs| {
            out(
                &format!("solve --output {format} --jobs {jobs}"),
                graphs.as_str(),
            )
        };
        let one = answers(1);
        assert_eq!(one.lines().count(), 6000);
        // A difference is too long to be shown.
        assert!(one == answers(2) && one == answers(7), "{format}");
    }
}

#[test]
fn text_and_json_tell_the_same() {
    let graphs = out(
        "generate random --nodes 3-9 --degree 2 --count 500 --seed 1",
        "",
    );
    let text = out("solve", graphs.as_str());
    let answers = json_lines(&out("solve --output json", graphs));
    assert_eq!(text.lines().count(), answers.len());
    for (text, answer) in text.lines().zip(&answers) {
        let (result, moves) = text.split_once(": ").unwrap();
        match answer["plies"].as_u64() {
            Some(1) => assert_eq!(result, format!("{} wins in 1 ply", word(answer))),
            Some(plies) => assert_eq!(result, format!("{} wins in {plies} plies", word(answer))),
            None => assert!(result.starts_with("draw by ")),
        }
        let moves = moves.split(';').next().unwrap();
        let nodes = moves
            .split(", ")
            .filter_map(|text| text.split_once(' ')?.1.parse().ok());
        assert_eq!(json!(nodes.collect::<Vec<u64>>()), answer["line"], "{text}");
    }
}

fn word(answer: &Value) -> &str {
    answer["outcome"].as_str().unwrap()
}

fn json_lines(text: &str) -> Vec<Value> {
    text.lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

/// Whether the mouse and the cat in turn move along edges, the cat never to the hole.
fn moves_are_legal(graph: &Value, line: &[Value]) -> bool {
    let mut places = [1, 2];
    line.iter().enumerate().all(|(ply, node)| {
        let place = &mut places[ply % 2];
        let legal = graph[*place].as_array().unwrap().contains(node);
        *place = usize::try_from(node.as_u64().unwrap()).unwrap();
        legal && (ply % 2 == 0 || *place != 0)
    })
}
