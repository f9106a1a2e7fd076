//! Streams: answers come in order and while the input still comes, and pipes close quietly.

use std::fs::File;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

use crate::run::out;

const PATIENCE: Duration = Duration::from_secs(60);

#[test]
fn an_answer_comes_before_the_next_graph() {
    let mut child = start("solve --output answer", Stdio::piped());
    let mut input = child.stdin.take().unwrap();
    let answers = lines(child.stdout.take().unwrap());
    for (graph, answer) in [("[[1,3],[0],[3],[0,2]]", "1"), (" [[2],[2],[0,1]]", "2")] {
        // No line feed: the closing bracket is enough.
        input.write_all(graph.as_bytes()).unwrap();
        assert_eq!(answers.recv_timeout(PATIENCE).unwrap(), answer);
    }
    drop(input);
    assert!(child.wait().unwrap().success());
    assert!(answers.recv_timeout(PATIENCE).is_err());
}

#[test]
fn answers_before_a_fault_come_while_the_input_is_open() {
    let mut child = start("solve --output answer", Stdio::piped());
    let mut input = child.stdin.take().unwrap();
    let answers = lines(child.stdout.take().unwrap());
    input
        .write_all(b"[[1,3],[0],[3],[0,2]][[1,3],[0],[3],[0,9]]")
        .unwrap();
    assert_eq!(answers.recv_timeout(PATIENCE).unwrap(), "1");
    // The input stays open, and yet the command ends.
    assert_eq!(code_in_time(&mut child), Some(2));
    drop(input);
}

#[test]
fn who_reads_no_further_is_no_fault() {
    let graphs = out("generate all 6", "");
    for arguments in [
        "solve",
        "solve --output json --jobs 2",
        "convert --to pgsolver",
        "generate all 6",
        "table",
        "certify --table",
    ] {
        let mut child = start(arguments, Stdio::piped());
        let mut input = child.stdin.take().unwrap();
        let text = if arguments.ends_with("table") {
            out("generate star 300", "")
        } else {
            graphs.clone()
        };
        // Writing fails once the command has ended.
        let writer = thread::spawn(move || drop(input.write_all(text.as_bytes())));
        let mut first = [0];
        child.stdout.take().unwrap().read_exact(&mut first).unwrap();
        let output = child.wait_with_output().unwrap();
        assert_eq!(String::from_utf8(output.stderr).unwrap(), "", "{arguments}");
        assert_eq!(output.status.code(), Some(0), "{arguments}");
        writer.join().unwrap();
    }
}

#[test]
#[cfg(target_os = "linux")]
fn output_that_can_not_be_written_is_a_fault() {
    for arguments in [
        "solve",
        "census",
        "table",
        "certify",
        "certify -o /dev/full",
        "generate all 6",
        "man",
        "completions bash",
    ] {
        let full = File::options().write(true).open("/dev/full").unwrap();
        let mut child = start(arguments, full.into());
        child
            .stdin
            .take()
            .unwrap()
            .write_all(b"[[1,3],[0],[3],[0,2]]")
            .unwrap_or(());
        let output = child.wait_with_output().unwrap();
        let complaints = String::from_utf8(output.stderr).unwrap();
        let (what, why) = complaints.split_once(": No space left on device").unwrap();
        let is_named = what.ends_with("can't write the output") || what.ends_with("/dev/full");
        assert!(is_named && why.contains("os error"), "{complaints}");
        assert_eq!(output.status.code(), Some(2), "{arguments}");
    }
}

#[test]
fn inputs_follow_one_another_in_the_order_of_the_arguments() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("graphs");
    std::fs::write(&file, "[[1],[0,2],[1]]\n[[2],[2],[0,1]]").unwrap();
    let arguments = format!(
        "solve --output answer [[],[],[]] {} - [[],[],[]]",
        file.display()
    );
    assert_eq!(out(&arguments, "[[2],[2],[0,1]]"), "0\n1\n2\n2\n0\n");
}

fn start(arguments: &str, out: Stdio) -> Child {
    Command::new(env!("CARGO_BIN_EXE_catmouse"))
        .args(arguments.split_whitespace())
        .stdin(Stdio::piped())
        .stdout(out)
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}

/// The exit code; `None` if the command does not end by itself.
fn code_in_time(child: &mut Child) -> Option<i32> {
    let begin = Instant::now();
    while begin.elapsed() < PATIENCE {
        if let Some(status) = child.try_wait().unwrap() {
            return status.code();
        }
        thread::sleep(Duration::from_millis(10));
    }
    child.kill().unwrap();
    None
}

/// The lines as they come.
fn lines(reader: impl Read + Send + 'static) -> mpsc::Receiver<String> {
    let (sender, receiver) = mpsc::channel();
    thread::spawn(move || {
        let mut lines = BufReader::new(reader).lines().map(Result::unwrap);
        lines.try_for_each(|line| sender.send(line))
    });
    receiver
}
