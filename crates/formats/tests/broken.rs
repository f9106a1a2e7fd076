//! Texts that are no graphs, and what is said of them.

use catmouse_formats::{Fault, ReadError, read_graph};
use catmouse_game::GraphError;
use serde_json::Value;

fn lines(data: &str) -> impl Iterator<Item = Value> + '_ {
    data.lines().map(|line| serde_json::from_str(line).unwrap())
}

fn read(text: &str, format: &Value) -> Result<catmouse_game::Graph, ReadError> {
    let format = format.as_str().map(|name| name.parse().unwrap());
    read_graph(text.as_bytes(), format)
}

#[test]
fn each_broken_text_is_refused_with_the_place_and_the_reason() {
    let mut wrong = Vec::new();
    for case in lines(include_str!("data/broken.jsonl")) {
        let text = case["text"].as_str().unwrap();
        let said = read(text, &case["format"]).map_err(|error| error.to_string());
        if said != Err(case["error"].as_str().unwrap().to_owned()) {
            wrong.push(format!("{text:?}: {said:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn each_invalid_graph_is_refused_for_one_of_its_faults() {
    for case in lines(include_str!("data/invalid.jsonl")) {
        let fault = read(&case["graph"].to_string(), &Value::Null)
            .unwrap_err()
            .fault;
        let said = short_name(&fault);
        let faults = case["faults"].as_array().unwrap();
        assert!(
            faults.iter().any(|fault| *fault == said),
            "{said}, not one of {faults:?}"
        );
    }
}

/// The fault as the data name it.
fn short_name(fault: &Fault) -> String {
    match fault {
        Fault::Graph(GraphError::OutOfRange {
            node, neighbour, ..
        }) => {
            format!("range {node}->{neighbour}")
        }
        Fault::Graph(GraphError::SelfLoop { node }) => format!("self-loop {node}"),
        Fault::Graph(GraphError::Duplicate { node, neighbour }) => {
            format!("duplicate {node}->{neighbour}")
        }
        Fault::Graph(GraphError::Asymmetric { node, neighbour }) => {
            format!("asymmetric {node}->{neighbour}")
        }
        other => other.to_string(),
    }
}
