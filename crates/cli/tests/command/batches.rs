//! Streams worked through by many threads, and shared by many machines.

use std::io::Write;
use std::process::{Command, Stdio};

use crate::run::{out, run};

#[test]
fn shards_take_every_graph_once_by_its_number() {
    let graphs = out("generate random --nodes 3-9 --count 2500 --seed 2", "");
    let whole = out("solve --output json", graphs.as_str());
    let shards = [0, 1, 2].map(|remainder| {
        let arguments = format!("solve --output json --jobs 3 --shard {remainder}/3");
        out(&arguments, graphs.as_str())
    });
    let mut shards: Vec<_> = shards.iter().map(|answers| answers.lines()).collect();
    for (number, answer) in whole.lines().enumerate() {
        assert_eq!(shards[number % 3].next(), Some(answer), "{number}");
    }
    assert!(shards.iter_mut().all(|shard| shard.next().is_none()));
}

#[test]
fn numbers_go_on_from_one_input_to_the_next_and_count_bad_graphs() {
    let graphs = "[[1],[0,2],[1]][[],[],[]] [[1],[0]] [[2],[2],[0,1]]";
    assert_eq!(
        out(&format!("solve --output answer --shard 0/3 {graphs}"), ""),
        "1\n2\n"
    );
    assert_eq!(
        out(&format!("solve --output answer --shard 1/3 {graphs}"), ""),
        "0\n"
    );
    let bad = run(&format!("solve --output answer --shard 2/3 {graphs}"), "");
    assert_eq!((bad.out.as_str(), bad.code), ("", 2));
}

#[test]
fn a_slow_graph_holds_up_no_order() {
    // The first of each three takes a thousand times as long as the others.
    let slow = out("generate cycle 300", "");
    let quick = "[[1],[0,2],[1]]\n[[2],[2],[0,1]]\n".repeat(500);
    let graphs = format!("{slow}{quick}").repeat(4);
    let answers = |jobs: u32| {
        out(
            &format!("solve --output answer --jobs {jobs}"),
            graphs.as_str(),
        )
    };
    let expected = format!(
        "{}{}",
        out("solve --output answer", slow),
        "1\n2\n".repeat(500)
    );
    for jobs in [1, 2, 7] {
        assert_eq!(answers(jobs), expected.repeat(4));
    }
}

#[test]
#[cfg(target_os = "linux")]
fn memory_does_not_grow_with_the_stream() {
    let piece = out("generate random --nodes 4 --count 5000", "");
    let peak_kib = |pieces: usize| {
        let mut child = Command::new(env!("CARGO_BIN_EXE_catmouse"))
            .args(["solve", "--output", "answer", "--jobs", "2"])
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .spawn()
            .unwrap();
        let mut input = child.stdin.take().unwrap();
        for _ in 0..pieces {
            input.write_all(piece.as_bytes()).unwrap();
        }
        let status = std::fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap();
        drop(input);
        assert!(child.wait().unwrap().success());
        let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
        let digits = peak.unwrap().trim().trim_end_matches(" kB");
        digits.parse::<u64>().unwrap()
    };
    // 5 MB of graphs, and half of it: several times what may be in flight.
    let (half, whole) = (peak_kib(20), peak_kib(100));
    assert!(whole < half + 2048, "{half} KiB, {whole} KiB");
}

#[test]
fn files_spread_over_threads_in_order() {
    // Many files, of which each is a batch of its own.
    let directory = tempfile::tempdir().unwrap();
    let mut files = String::new();
    for index in 0..40 {
        let file = directory.path().join(format!("{index}.txt"));
        std::fs::write(&file, format!("0 1\n1 2\n2 {}\n", 3 + index % 2)).unwrap();
        files += &format!("{} ", file.display());
    }
    let one = out(&format!("solve --jobs 1 {files}"), "");
    assert_eq!(one.lines().count(), 40);
    assert_eq!(one, out(&format!("solve --jobs 7 {files}"), ""));
}

#[test]
fn many_threads_for_one_graph_do_no_harm() {
    assert_eq!(
        out("solve --output answer --jobs 64 [[1],[0,2],[1]]", ""),
        "1\n"
    );
}
