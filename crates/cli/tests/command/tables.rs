//! Tables of every position.

use serde_json::Value;

use crate::run::{out, run};

#[test]
fn csv_and_json_lines_tell_the_same() {
    let graph = out("generate random --nodes 12 --seed 4", "");
    let csv = out("table", graph.as_str());
    let json = out("table --output jsonl", graph);
    assert_eq!(csv.lines().next(), Some("mouse,cat,turn,outcome,plies"));
    assert_eq!(csv.lines().count(), 1 + 2 * 12 * 11);
    let rows = json.lines().map(|line| {
        let row: Value = serde_json::from_str(line).unwrap();
        let plies = row["plies"]
            .as_u64()
            .map_or(String::new(), |plies| plies.to_string());
        let word = |key: &str| row[key].as_str().unwrap().to_owned();
        let turn = word("turn");
        format!(
            "{},{},{turn},{},{plies}",
            row["mouse"],
            row["cat"],
            word("outcome")
        )
    });
    assert_eq!(
        csv.lines().skip(1).collect::<Vec<_>>(),
        rows.collect::<Vec<_>>()
    );
}

#[test]
fn the_start_is_in_the_table_with_the_answer() {
    for seed in 0..20 {
        let graph = out(
            &format!("generate random --nodes 9 --degree 2.5 --seed {seed}"),
            "",
        );
        let roles = "--hole 3 --mouse 5 --cat 7";
        let answer: Value = serde_json::from_str(&out(
            &format!("solve --output json {roles}"),
            graph.as_str(),
        ))
        .unwrap();
        let table = out(&format!("table {roles}"), graph);
        let row = table
            .lines()
            .find(|row| row.starts_with("5,7,mouse,"))
            .unwrap();
        let plies = answer["plies"]
            .as_u64()
            .map_or(String::new(), |plies| plies.to_string());
        assert_eq!(
            row,
            format!("5,7,mouse,{},{plies}", answer["outcome"].as_str().unwrap())
        );
        assert!(!table.lines().any(|row| row.split(',').nth(1) == Some("3")));
    }
}

#[test]
fn positions_are_ordered_by_mouse_cat_turn() {
    let table = out("table", out("generate grid 4 3", ""));
    let keys: Vec<(u32, u32, bool)> = table
        .lines()
        .skip(1)
        .map(|row| {
            let mut fields = row.split(',');
            let mut number = || fields.next().unwrap().parse().unwrap();
            let (mouse, cat) = (number(), number());
            (mouse, cat, fields.next() == Some("cat"))
        })
        .collect();
    assert!(keys.is_sorted());
}

#[test]
fn one_graph_is_expected() {
    let path = "[[1],[0,2],[1]]";
    for input in [
        format!("{path}{path}"),
        format!("{path}\n\noops"),
        format!("{path}\n ["),
    ] {
        let refused = run("table", input.as_str());
        assert_eq!((refused.out.as_str(), refused.code), ("", 2), "{input}");
        assert!(
            refused
                .complaints
                .ends_with("more than the one graph that is expected\n")
        );
    }
    let refused = run("table", "");
    assert_eq!(refused.complaints, "error: stdin: no graph in it\n");
    assert_eq!(refused.code, 2);
}
