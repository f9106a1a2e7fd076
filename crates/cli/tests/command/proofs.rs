//! Certificates: what is written is proved, and what is altered is rejected.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::run::{Run, out, run};

/// Games of every outcome, and one that is over at its start.
const GAMES: [(&str, &str); 5] = [
    ("[[1,3],[0],[3],[0,2]]", ""),
    ("[[2],[2],[0,1]]", ""),
    ("[[2,5],[3],[0,4,5],[1,4,5],[2,3],[0,2,3]]", ""),
    (
        "[[2,5],[3],[0,4,5],[1,4,5],[2,3],[0,2,3]]",
        "--hole 3 --mouse 2 --cat 0",
    ),
    ("[[1],[0,2],[1]]", "--mouse 2"),
];

#[test]
fn every_kind_of_certificate_is_proved_and_agrees_with_the_answer() {
    for (graph, roles) in GAMES {
        let answer = out(&format!("solve {roles} {graph}"), "");
        let (outcome, _) = answer
            .split_once(" by ")
            .unwrap_or_else(|| answer.split_once(':').unwrap());
        let outcome = outcome.trim().replace("draw", "a draw,");
        for (kind, within) in [
            ("", "in at most"),
            ("--exact", "in exactly"),
            ("--table", "in exactly"),
        ] {
            let certificate = out(&format!("certify {kind} {roles} {graph}"), "");
            let proved = out(&format!("verify {roles} {graph} -"), certificate);
            let expected = outcome.replace(" in ", &format!(" {within} "));
            assert!(proved.starts_with("proved: "), "{proved}");
            assert!(proved.contains(&expected), "{proved}: {expected}");
        }
    }
}

#[test]
fn certificates_do_not_depend_on_the_kernel() {
    let graph = out("generate random --nodes 30 --seed 5", "");
    for kind in ["", "--exact", "--table"] {
        let expected = out(&format!("certify {kind}"), graph.as_str());
        for kernel in ["queue", "lanes", "bits"] {
            let certificate = out(&format!("certify {kind} --kernel {kernel}"), graph.as_str());
            assert_eq!(certificate, expected, "{kind} {kernel}");
        }
    }
}

#[test]
fn a_file_takes_the_certificate() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("proof.txt");
    let (graph, name) = (GAMES[0].0, file.display());
    assert_eq!(out(&format!("certify {graph} -o {name}"), ""), "");
    assert_eq!(
        fs::read_to_string(&file).unwrap(),
        out(&format!("certify {graph}"), "")
    );
    assert!(out(&format!("verify {graph} {name}"), "").starts_with("proved: "));
}

#[test]
fn what_can_not_be_certified_leaves_the_file_as_it_was() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("proof.txt");
    fs::write(&file, "precious").unwrap();
    for arguments in [
        "[[1],[0]",
        "[[1],[0]]",
        "--strict [[1],[0,2],[1],[]]",
        "--memory 1B [[1],[0,2],[1]]",
        "--exact --table [[1],[0,2],[1]]",
    ] {
        let refused = run(&format!("certify {arguments} -o {}", file.display()), "");
        assert_eq!(refused.code, 2, "{arguments}");
        assert_eq!(
            fs::read_to_string(&file).unwrap(),
            "precious",
            "{arguments}"
        );
    }
}

#[test]
fn a_certificate_is_rejected_with_exit_code_1_even_if_nobody_reads_why() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("proof.txt");
    let graph = GAMES[0].0;
    let certificate = out(&format!("certify {graph}"), "");
    fs::write(&file, format!("{certificate}\n")).unwrap();
    let rejected = run(&format!("verify {graph} {}", file.display()), "");
    let expected = format!(
        "rejected: {}, line 8: there is something after the end of the certificate\n",
        file.display()
    );
    let code = 1;
    let complaints = String::new();
    assert_eq!(
        rejected,
        Run {
            out: expected,
            complaints,
            code
        }
    );
    assert_eq!(code_with_closed_output(graph, &file), Some(1));
    fs::write(&file, certificate).unwrap();
    assert_eq!(code_with_closed_output(graph, &file), Some(0));
}

/// The exit code of verifying, if the reading end of its output is closed before it writes.
fn code_with_closed_output(graph: &str, file: &Path) -> Option<i32> {
    let mut child = Command::new(env!("CARGO_BIN_EXE_catmouse"))
        .args(["verify", "-"])
        .arg(file)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let mut input = child.stdin.take().unwrap();
    std::io::Write::write_all(&mut input, graph.as_bytes()).unwrap();
    drop(input);
    child.wait().unwrap().code()
}

#[test]
fn a_certificate_that_is_cut_anywhere_is_rejected() {
    let graph = GAMES[0].0;
    for kind in ["", "--table"] {
        let certificate = out(&format!("certify {kind} {graph}"), "");
        for length in (0..certificate.len()).step_by(7) {
            let rejected = run(&format!("verify {graph} -"), &certificate[..length]);
            assert_eq!((rejected.code, rejected.complaints.as_str()), (1, ""));
            assert!(
                rejected.out.starts_with("rejected: stdin, line "),
                "{}",
                rejected.out
            );
        }
    }
}

#[test]
fn checked_answers_are_those_that_are_not_checked() {
    let graphs = out("generate all 4", "") + &out("generate random --nodes 20 --count 50", "");
    for output in ["text", "json", "answer"] {
        let arguments = format!("solve --output {output}");
        let checked = out(&format!("{arguments} --check"), graphs.as_str());
        assert_eq!(checked, out(&arguments, graphs.as_str()));
    }
}
