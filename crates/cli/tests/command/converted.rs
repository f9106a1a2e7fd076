//! Graphs in one format are the same graphs in another.

use crate::run::{Run, out, run};

#[test]
fn graphs_come_back_from_every_format() {
    let graphs = out("generate random --nodes 0-12 --count 40 --seed 6", "");
    for graph in graphs.lines() {
        for format in ["json", "edges"] {
            let converted = out(&format!("convert --to {format}"), graph);
            let back = out(&format!("convert --format {format} --to json"), converted);
            assert_eq!(back.trim_end(), graph, "{format}");
        }
    }
}

#[test]
fn streams_are_converted_in_order() {
    let graphs = out("generate random --nodes 0-9 --count 5000", "");
    let spread = graphs.replace(',', " , ");
    for jobs in [1, 2, 7] {
        let arguments = format!("convert --to json --jobs {jobs}");
        assert!(out(&arguments, spread.as_str()) == graphs);
    }
    let shard = out("convert --to json --shard 2/5", spread);
    let expected: Vec<&str> = graphs.lines().skip(2).step_by(5).collect();
    assert!(shard.lines().eq(expected));
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
    assert_eq!(run("convert --to edges", many), expected);
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
