//! Bad input: what is said, what was answered before, and the exit code.

use std::fs;

use serde_json::Value;

use crate::run::{Run, run};

/// Good and bad graphs in turn.
const MIXED: &str = "\
[[1,3],[0],[3],[0,2]]
[[1,3],[0],[3],[0,1]]
[[2],[2],[0,1]]
[[1],[0]]
[[1],[0,2],[1]
[[1],[0,2],[1]]
";

const FAULTS: [&str; 3] = [
    "stdin, line 2, column 13: node 2 lists 3, but 3 does not list 2",
    "stdin, line 4, column 1: Cat and Mouse needs 3 nodes or more, this graph has 2",
    "stdin, line 6, column 1: expected ',' or ']', found '['",
];

#[test]
fn the_first_fault_ends_it_after_the_answers_before() {
    assert_eq!(
        run("solve --output answer", MIXED),
        Run {
            out: "1\n".to_owned(),
            complaints: format!("error: {}\n", FAULTS[0]),
            code: 2
        }
    );
}

#[test]
fn with_keep_going_an_error_stands_in_the_place_of_each_fault() {
    let complaints: String = FAULTS
        .iter()
        .map(|fault| format!("error: {fault}\n"))
        .collect();
    assert_eq!(
        run("solve --keep-going --output answer", MIXED),
        Run {
            out: "1\nerror\n2\nerror\nerror\n1\n".to_owned(),
            complaints,
            code: 2
        }
    );
    let text = run("solve --keep-going", MIXED).out;
    assert_eq!(text.lines().filter(|&line| line == "error").count(), 3);

    let json = run("solve --keep-going --output json", MIXED).out;
    let objects: Vec<Value> = json
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let errors: Vec<&str> = objects
        .iter()
        .filter_map(|object| object["error"].as_str())
        .collect();
    assert_eq!(errors, FAULTS);
    assert_eq!(objects[2]["answer"], 2);
}

#[test]
fn with_keep_going_nothing_to_complain_about_is_no_fault() {
    let Run {
        complaints, code, ..
    } = run("solve --keep-going", "[[1,3],[0],[3],[0,2]]");
    assert_eq!((complaints.as_str(), code), ("", 0));
}

#[test]
fn what_can_not_be_read_is_named_and_the_next_is_read_if_asked_for() {
    let directory = tempfile::tempdir().unwrap();
    let name = directory.path().display();
    let arguments = format!("solve --output answer [[2],[2],[0,1]] {name} [[1],[0,2],[1]]");
    let stopped = run(&arguments, "");
    assert_eq!((stopped.out.as_str(), stopped.code), ("2\n", 2));
    assert!(
        stopped
            .complaints
            .starts_with(&format!("error: can't read {name}: "))
    );
    let went_on = run(&format!("{arguments} --keep-going"), "");
    assert_eq!((went_on.out.as_str(), went_on.code), ("2\n1\n", 2));
    assert_eq!(went_on.complaints, stopped.complaints);
}

#[test]
fn a_file_is_named_with_line_and_column() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("graphs.json");
    fs::write(&file, "[[1],[0,2],[1]]\n  [[1],[0,0],[]]\n").unwrap();
    for verb in ["solve", "solve --output json --keep-going"] {
        let complaints = run(&format!("{verb} {}", file.display()), "").complaints;
        let expected = format!(
            "error: {}, line 2, column 11: node 1 lists 0 twice\n",
            file.display()
        );
        assert_eq!(complaints, expected);
    }
}

#[test]
fn bytes_that_are_no_text_are_a_fault_like_any_other() {
    for input in [
        b"\xFF\xFE[\0[\0".as_slice(),
        b"[[1],[\xC3]]",
        b"[[1],[0]] \xF0\x9F",
        b"0 1\n1 \xFF",
    ] {
        let Run {
            complaints, code, ..
        } = run("solve", input);
        assert_eq!((complaints.lines().count(), code), (1, 2), "{complaints}");
        assert!(
            complaints.starts_with("error: stdin, line "),
            "{complaints}"
        );
    }
}

#[test]
fn an_empty_input_has_no_answer_and_no_fault() {
    for input in ["", "\n \n\t", "\u{FEFF}"] {
        for format in ["text", "json", "answer"] {
            let expected = Run {
                out: String::new(),
                complaints: String::new(),
                code: 0,
            };
            assert_eq!(run(&format!("solve --output {format}"), input), expected);
        }
    }
}

#[test]
fn strict_refuses_what_the_problem_excludes() {
    let cases = [
        ("[[1],[0,2],[1],[]]", "node 3 has none"),
        ("[[2],[3],[0],[1]]", "the cat has no legal move from node 2"),
        ("[[],[],[]]", "node 0 has none"),
    ];
    for (graph, reason) in cases {
        assert_eq!(run(&format!("solve {graph}"), "").code, 0);
        for verb in ["solve", "table"] {
            let Run {
                out,
                complaints,
                code,
            } = run(&format!("{verb} --strict {graph}"), "");
            assert_eq!((out.as_str(), code), ("", 2));
            assert!(complaints.contains(reason), "{complaints}");
        }
    }
    let large = run("generate cycle 51", "").out;
    assert_eq!(run("solve", large.as_str()).code, 0);
    let complaints = run("solve --strict", large).complaints;
    assert!(
        complaints.contains("at most 50 nodes, this graph has 51"),
        "{complaints}"
    );
    assert_eq!(
        run("solve --strict", run("generate cycle 50", "").out).code,
        0
    );
}

#[test]
fn a_game_too_large_is_refused_in_words() {
    let Run {
        complaints, code, ..
    } = run("solve", run("generate star 50000", "").out);
    assert_eq!(code, 2);
    let expected = "error: stdin, line 1, column 1: the game has 4,999,900,000 positions";
    assert!(complaints.starts_with(expected), "{complaints}");
}

#[test]
fn memory_is_limited_as_asked_for() {
    let cycle = run("generate cycle 200", "").out;
    for verb in ["solve", "table", "census"] {
        assert_eq!(run(&format!("{verb} --memory 4M"), cycle.as_str()).code, 0);
        let refused = run(&format!("{verb} --memory 64KiB"), cycle.as_str());
        assert_eq!((refused.out.as_str(), refused.code), ("", 2));
        let (before, after) = refused.complaints.split_once(" and would take ").unwrap();
        assert!(
            before.ends_with("the game has 79,600 positions"),
            "{before}"
        );
        assert!(
            after.ends_with(" of memory; the limit is 64 KiB\n"),
            "{after}"
        );
    }
}

#[test]
fn a_kernel_that_can_not_hold_a_game_says_so() {
    let cycle = run("generate cycle 65", "").out;
    let refused = run("solve --kernel lanes", cycle.as_str());
    let expected = "error: stdin, line 1, column 1: the game has 8,320 positions, more than the \
        kernel can hold\n";
    assert_eq!((refused.complaints.as_str(), refused.code), (expected, 2));
    for kernel in ["queue", "bits"] {
        let answered = run(&format!("solve --kernel {kernel}"), cycle.as_str());
        assert_eq!(answered, run("solve", cycle.as_str()));
    }
}
