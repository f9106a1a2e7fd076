//! Graphs as other programs write them: nauty's tools, and networkx.

use catmouse_formats::{Format, read_graph, write_graph};
use catmouse_game::Graph;
use serde_json::Value;

fn each_case(check: impl Fn(&Value, Graph)) {
    for line in include_str!("data/known.jsonl").lines() {
        let case: Value = serde_json::from_str(line).unwrap();
        let lists: Vec<Vec<u32>> = serde_json::from_value(case["graph"].clone()).unwrap();
        check(&case, Graph::from_adjacency(lists).unwrap());
    }
}

#[test]
fn lines_of_nauty_are_read_and_written_byte_for_byte() {
    each_case(|case, graph| {
        for format in [Format::Graph6, Format::Sparse6, Format::Digraph6] {
            let line = case[format.to_string()].as_str().unwrap();
            for given in [None, Some(format)] {
                let read = read_graph(line.as_bytes(), given);
                assert_eq!(read.as_ref(), Ok(&graph), "{line}");
            }
            let mut text = Vec::new();
            write_graph(&graph, format, &mut text).unwrap();
            assert_eq!(String::from_utf8(text).unwrap(), format!("{line}\n"));
        }
    });
}

#[test]
fn lines_of_networkx_are_read() {
    each_case(|case, graph| {
        for line in case["networkx"].as_array().unwrap() {
            let line = line.as_str().unwrap();
            assert_eq!(
                read_graph(line.as_bytes(), None).as_ref(),
                Ok(&graph),
                "{line}"
            );
        }
    });
}
