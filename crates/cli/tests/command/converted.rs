//! Graphs in one format are the same graphs in another.

use std::fs;

use serde_json::Value;

use crate::run::{Run, out, run};

const FORMATS: [&str; 7] = [
    "json", "graph6", "sparse6", "digraph6", "edges", "dimacs", "dot",
];
const STREAMS: [&str; 4] = ["json", "graph6", "sparse6", "digraph6"];

#[test]
fn graphs_come_back_from_every_format() {
    let graphs = out("generate random --nodes 0-12 --count 40 --seed 6", "");
    for graph in graphs.lines() {
        for format in FORMATS {
            let converted = out(&format!("convert --to {format}"), graph);
            let back = out(&format!("convert --format {format} --to json"), converted);
            assert_eq!(back.trim_end(), graph, "{format}");
        }
    }
}

#[test]
fn streams_are_converted_in_order() {
    let graphs = out("generate random --nodes 0-9 --count 5000", "");
    for format in STREAMS {
        let converted = out(&format!("convert --to {format}"), graphs.as_str());
        let generated = out(
            &format!("generate random --nodes 0-9 --count 5000 --to {format}"),
            "",
        );
        assert!(converted == generated, "{format}");
        for jobs in [1, 2, 7] {
            let back = out(
                &format!("convert --to json --format {format} --jobs {jobs}"),
                converted.as_str(),
            );
            assert!(back == graphs, "{format}");
        }
        let shard = out(
            &format!("convert --to json --format {format} --shard 2/5"),
            converted,
        );
        assert!(
            shard.lines().eq(graphs.lines().skip(2).step_by(5)),
            "{format}"
        );
    }
}

#[test]
fn every_format_is_told_and_solved_alike() {
    let graphs = out(
        "generate random --nodes 3-20 --degree 3 --count 30 --seed 4",
        "",
    );
    let expected = out("solve --output json", graphs.as_str());
    for format in STREAMS {
        let converted = out(&format!("convert --to {format}"), graphs.as_str());
        assert_eq!(out("solve --output json", converted), expected, "{format}");
    }
    for (graph, expected) in graphs.lines().zip(expected.lines()) {
        for format in ["edges", "dimacs", "dot"] {
            let converted = out(&format!("convert --to {format}"), graph);
            let answer = out("solve --output json", converted);
            assert_eq!(answer.trim_end(), expected, "{format}");
        }
    }
}

#[test]
fn a_census_tells_a_graph_as_it_was_given() {
    let graphs = out("generate random --nodes 8 --count 200 --to graph6", "");
    let census = out("census --all-starts --output json", graphs.as_str());
    let census: Value = serde_json::from_str(&census).unwrap();
    for winner in ["mouse", "cat"] {
        let win = &census[winner]["longest"];
        let number = usize::try_from(win["number"].as_u64().unwrap()).unwrap();
        assert_eq!(win["graph"], graphs.lines().nth(number).unwrap());
    }
}

#[test]
fn names_of_nodes_are_kept_and_told() {
    let graph = r#"graph { hole; mouse; "the cat"; mouse -- a; "the cat" -- b; b -- a }"#;
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("named.dot");
    // The hole comes first, then the mouse and the cat.
    fs::write(&file, graph).unwrap();
    let solve = |output: &str| out(&format!("solve --output {output} {}", file.display()), "");
    let json: Value = serde_json::from_str(&solve("json")).unwrap();
    let names = json["names"].as_array().unwrap();
    assert_eq!(names.len(), json["line"].as_array().unwrap().len());
    assert_eq!(names[..2], ["a", "b"]);
    assert!(solve("text").contains(": mouse a, cat b, "));
    let dot = out(&format!("convert --to dot {}", file.display()), "");
    assert!(dot.contains("\"the cat\""));
    assert_eq!(out("solve --output json", dot), solve("json"));
    let numbered: Value =
        serde_json::from_str(&out("solve --output json", "graph { 0 -- 1; 1 -- 2 }")).unwrap();
    assert_eq!(numbered.get("names"), None);
}

#[test]
fn what_holds_one_graph_takes_no_second() {
    let refused = run("convert --to edges", "[[1],[0]]\n[[1],[0]]");
    let expected = Run {
        out: String::new(),
        complaints: "error: a file of edges holds one graph, and there are more: use --to json\n"
            .to_owned(),
        code: 2,
    };
    assert_eq!(refused, expected);
    let many = out("generate random --nodes 9 --count 5000", "");
    assert_eq!(run("convert --to edges", many.as_str()), expected);
    for format in ["dimacs", "dot"] {
        let refused = run(&format!("convert --to {format}"), many.as_str());
        assert_eq!((refused.out.as_str(), refused.code), ("", 2));
    }
    assert_eq!(out("convert --to edges", ""), "");
}

#[test]
fn bad_graphs_end_it_or_are_left_out() {
    let graphs = "[[1],[0]]\n[[1],[]]\n[]\n";
    let stopped = run("convert --to json", graphs);
    assert_eq!((stopped.out.as_str(), stopped.code), ("[[1],[0]]\n", 2));
    let went_on = run("convert --to json --keep-going", graphs);
    assert_eq!((went_on.out.as_str(), went_on.code), ("[[1],[0]]\n[]\n", 2));
    assert_eq!(stopped.complaints, went_on.complaints);
    let no_game = run("convert --to pgsolver", "[[1],[0]]");
    assert_eq!((no_game.out.as_str(), no_game.code), ("", 2));
}
