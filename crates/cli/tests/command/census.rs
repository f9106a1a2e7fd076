//! A census counts what solving each graph tells.

use std::fs;

use serde_json::{Value, json};

use crate::run::{out, run};

fn census(arguments: &str, graphs: impl Into<Vec<u8>>) -> Value {
    serde_json::from_str(&out(&format!("census --output json {arguments}"), graphs)).unwrap()
}

fn random_graphs(count: u32) -> String {
    out(
        &format!("generate random --nodes 3-9 --degree 2.3 --count {count} --seed 11"),
        "",
    )
}

#[test]
fn all_small_graphs_are_counted_as_known() {
    for known in include_str!("../../../reference/tests/data/census.jsonl").lines() {
        let known: Value = serde_json::from_str(known).unwrap();
        let connected = match known["connected"] == json!(true) {
            true => "--connected",
            false => "",
        };
        let generate = format!("generate all {} --playable {connected}", known["nodes"]);
        let census = census("", out(&generate, ""));
        assert_eq!(census["draw"]["starts"], known["draw"], "{generate}");
        for winner in ["mouse", "cat"] {
            assert_eq!(census[winner]["plies"], known[winner], "{generate}");
        }
    }
}

#[test]
fn all_starts_are_the_rows_of_the_table_that_are_starts() {
    for graph in random_graphs(20).lines() {
        let counted = census("--hole 1 --all-starts", graph);
        let mut expected = json!({"mouse": {}, "cat": {}});
        let (mut starts, mut draws) = (0, 0);
        for row in out("table --hole 1 --mouse 0", graph).lines().skip(1) {
            let fields: Vec<&str> = row.split(',').collect();
            if fields[0] == "1" || fields[0] == fields[1] || fields[2] == "cat" {
                continue;
            }
            starts += 1;
            if fields[3] == "draw" {
                draws += 1;
            } else {
                let count = &mut expected[fields[3]][fields[4]];
                *count = json!(count.as_u64().unwrap_or(0) + 1);
            }
        }
        assert_eq!(counted["starts"], starts, "{graph}");
        assert_eq!(counted["draw"]["starts"], draws, "{graph}");
        assert_eq!(counted["mouse"]["plies"], expected["mouse"], "{graph}");
        assert_eq!(counted["cat"]["plies"], expected["cat"], "{graph}");
    }
}

#[test]
fn all_holes_are_each_hole_in_turn() {
    for graph in random_graphs(20).lines() {
        let all = census("--all-holes", graph);
        let nodes = serde_json::from_str::<Vec<Value>>(graph).unwrap().len();
        let holes: Vec<Value> = (0..nodes)
            .map(|hole| census(&format!("--all-starts --hole {hole}"), graph))
            .collect();
        let sum = |key: &str| -> u64 {
            let starts = holes.iter().map(|hole| &hole[key]["starts"]);
            starts.map(|starts| starts.as_u64().unwrap()).sum()
        };
        for key in ["mouse", "cat", "draw"] {
            assert_eq!(all[key]["starts"], sum(key), "{graph}");
        }
        for winner in ["mouse", "cat"] {
            // The first of the longest.
            let longest = holes.iter().map(|hole| &hole[winner]["longest"]);
            let longest = longest.rev().max_by_key(|win| win["plies"].as_u64());
            assert_eq!(&all[winner]["longest"], longest.unwrap(), "{graph}");
        }
    }
}

#[test]
fn the_longest_win_is_the_first_of_those() {
    let graphs = random_graphs(3000);
    let census = census("", graphs.as_str());
    let answers = out("solve --output json", graphs.as_str());
    let answers: Vec<Value> = answers
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    for winner in ["mouse", "cat"] {
        let wins = answers
            .iter()
            .enumerate()
            .filter(|(_, answer)| answer["outcome"] == winner);
        let (number, answer): (usize, _) = wins
            .rev()
            .max_by_key(|(_, answer)| answer["plies"].as_u64())
            .unwrap();
        let expected = json!({
            "plies": answer["plies"],
            "number": number,
            "graph": graphs.lines().nth(number).unwrap(),
            "hole": 0,
            "mouse": 1,
            "cat": 2,
            "line": answer["line"],
        });
        assert_eq!(census[winner]["longest"], expected);
    }
}

#[test]
fn a_start_of_a_longest_win_is_solved_as_told() {
    let census = census("--all-holes", random_graphs(500));
    for winner in ["mouse", "cat"] {
        let win = &census[winner]["longest"];
        let roles = ["hole", "mouse", "cat"].map(|role| format!("--{role} {}", win[role]));
        let solve = format!("solve --output json {}", roles.join(" "));
        let answer: Value =
            serde_json::from_str(&out(&solve, win["graph"].as_str().unwrap())).unwrap();
        assert_eq!(answer["outcome"], winner);
        assert_eq!(answer["plies"], win["plies"]);
        assert_eq!(answer["line"], win["line"]);
    }
}

#[test]
fn the_bytes_do_not_depend_on_threads_and_kernels() {
    let graphs = random_graphs(3000);
    for coverage in ["", "--all-starts", "--all-holes"] {
        for format in ["text", "json"] {
            let census = |how: &str| {
                let arguments = format!("census --output {format} {coverage} {how}");
                out(&arguments, graphs.as_str())
            };
            let one = census("--jobs 1");
            for how in ["--jobs 2", "--jobs 7", "--kernel queue", "--kernel bits"] {
                assert_eq!(one, census(how), "{coverage} {how}");
            }
        }
    }
}

#[test]
fn shards_add_up_to_the_whole() {
    let graphs = random_graphs(2000);
    let whole = census("--all-starts", graphs.as_str());
    let shards = ["0/3", "1/3", "2/3"].map(|shard| {
        let arguments = format!("--all-starts --shard {shard}");
        census(&arguments, graphs.as_str())
    });
    let sum = |pointer: &str| -> u64 {
        let counts = shards.iter().map(|shard| shard.pointer(pointer).unwrap());
        counts.map(|count| count.as_u64().unwrap()).sum()
    };
    for pointer in [
        "/graphs",
        "/starts",
        "/draw/starts",
        "/mouse/plies/1",
        "/cat/plies/2",
    ] {
        assert_eq!(whole.pointer(pointer).unwrap(), sum(pointer), "{pointer}");
    }
    assert!(
        shards
            .iter()
            .any(|shard| shard["mouse"]["longest"] == whole["mouse"]["longest"])
    );
}

#[test]
fn a_graph_of_several_lines_is_told_as_json() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("path.txt");
    fs::write(&file, "0 1\n1 2\n").unwrap();
    let census = census(&file.display().to_string(), "");
    assert_eq!(census["mouse"]["longest"]["graph"], "[[1],[0,2],[1]]");
}

#[test]
fn bad_graphs_end_it_or_are_counted() {
    let graphs = "[[1],[0,2],[1]]\n[[1],[0]]\n[[2],[2],[0,1]]\n[[9]]\n";
    for coverage in ["", "--all-starts", "--all-holes"] {
        let stopped = run(&format!("census {coverage}"), graphs);
        assert_eq!((stopped.out.as_str(), stopped.code), ("", 2));
        assert_eq!(stopped.complaints.lines().count(), 1);
        let went_on = run(
            &format!("census --keep-going --output json {coverage}"),
            graphs,
        );
        let census: Value = serde_json::from_str(&went_on.out).unwrap();
        assert_eq!(
            (&census["graphs"], &census["refused"]),
            (&json!(2), &json!(2))
        );
        assert_eq!((went_on.complaints.lines().count(), went_on.code), (2, 2));
    }
}

#[test]
fn strict_asks_of_all_starts_what_does_not_depend_on_them() {
    let isolated = "[[1],[0,2],[1],[]]";
    let stuck = "[[2],[3],[0],[1]]";
    assert_eq!(run("census --strict", stuck).code, 2);
    assert_eq!(run("census --strict --all-starts", stuck).code, 0);
    assert_eq!(run("census --strict --all-starts", isolated).code, 2);
    assert_eq!(run("census --strict --all-holes", isolated).code, 2);
    assert_eq!(run("census --all-holes", isolated).code, 0);
}

#[test]
fn nothing_is_counted_of_nothing() {
    let census = census("--all-holes", "");
    assert_eq!(census["starts"], 0);
    assert_eq!(census["mouse"]["longest"], Value::Null);
}
