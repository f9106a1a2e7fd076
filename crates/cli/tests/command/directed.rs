//! Games on directed graphs.

use serde_json::Value;

use crate::run::{out, run};

/// Graphs that are no undirected simple graphs, with who wins on them as directed ones.
fn each_case(check: impl Fn(&str, &Value)) {
    for line in include_str!("../../../formats/tests/data/invalid.jsonl").lines() {
        let case: Value = serde_json::from_str(line).unwrap();
        check(&case["graph"].to_string(), &case["directed_outcome"]);
    }
}

#[test]
fn lists_that_are_not_symmetric_are_arcs() {
    each_case(|graph, outcome| {
        if outcome == "reject" {
            let refused = run("solve --directed", graph);
            assert_eq!((refused.out.as_str(), refused.code), ("", 2), "{graph}");
        } else {
            let answer = out("solve --directed --output answer --check", graph);
            assert_eq!(answer, format!("{outcome}\n"), "{graph}");
            let counted = out("census --directed --output json", graph);
            let counted: Value = serde_json::from_str(&counted).unwrap();
            assert_eq!(counted["starts"], 1, "{graph}");
        }
    });
}

#[test]
fn without_the_option_they_are_refused() {
    each_case(|graph, _| {
        let refused = run("solve", graph);
        assert_eq!((refused.out.as_str(), refused.code), ("", 2), "{graph}");
    });
}

#[test]
fn directed_graphs_keep_their_arcs_when_converted() {
    each_case(|graph, outcome| {
        if outcome == "reject" {
            return;
        }
        let sorted = out("convert --directed --to json", graph);
        for format in ["json", "digraph6", "edges", "dot"] {
            let text = out(&format!("convert --directed --to {format}"), graph);
            let back = out("convert --directed --to json", text);
            assert_eq!(back, sorted, "{format}");
        }
        for format in ["graph6", "sparse6", "dimacs"] {
            let refused = run(&format!("convert --directed --to {format}"), graph);
            assert_eq!((refused.out.as_str(), refused.code), ("", 2));
            let complaint = format!(
                "error: {format} holds undirected graphs alone: with --directed, use --to json\n"
            );
            assert_eq!(refused.complaints, complaint);
        }
    });
}

#[test]
fn both_arcs_of_each_edge_are_the_undirected_game() {
    let graphs = out("generate random --nodes 3-9 --count 100 --seed 5", "");
    for verb in ["solve --output json", "census --all-holes", "table"] {
        let graphs = match verb {
            "table" => graphs.lines().next().unwrap(),
            _ => &graphs,
        };
        let directed = out(&format!("{verb} --directed"), graphs);
        assert_eq!(directed, out(verb, graphs), "{verb}");
    }
}

#[test]
fn a_self_loop_is_staying_put() {
    let loops = "[[1,0],[0,2,1],[1,3,2],[2,3]]";
    let path = "[[1],[0,2],[1,3],[2]]";
    let arguments = "--mouse 3 --cat 1 --output json";
    assert_eq!(
        out(&format!("solve --directed {arguments}"), loops),
        out(&format!("solve --pass mouse,cat {arguments}"), path)
    );
}

#[test]
fn certificates_of_directed_games_are_checked() {
    let graph = "[[4],[3],[5],[4],[0,3,6],[6],[4]]";
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("proof");
    for kind in ["", "--exact", "--table"] {
        let proof = out(&format!("certify --directed {kind} {graph}"), "");
        std::fs::write(&path, proof).unwrap();
        let verified = out(&format!("verify --directed {graph} {}", path.display()), "");
        assert!(verified.starts_with("proved: "), "{verified}");
        // With another game they have nothing to do.
        let other = graph.replace("[3],[5]", "[3],[4]");
        let rejected = run(&format!("verify --directed {other} {}", path.display()), "");
        assert_eq!(rejected.code, 1, "{rejected:?}");
    }
}
