//! Graphs made are the same each time, and can be read back.

use crate::run::{out, run};

#[test]
fn the_same_seed_makes_the_same_bytes() {
    for family in [
        "random --nodes 3-30 --count 50",
        "random --nodes 9 --playable",
        "tree 40",
    ] {
        let made = |seed: u32| out(&format!("generate {family} --seed {seed}"), "");
        assert_eq!(made(1), made(1));
        assert_ne!(made(1), made(2));
    }
}

#[test]
fn every_family_can_be_solved() {
    let families = [
        "random --nodes 40 --degree 4 --playable",
        "path 9",
        "cycle 9",
        "complete 9",
        "star 9",
        "wheel 9",
        "grid 5 4",
        "hypercube 5",
        "petersen",
        "tree 30",
    ];
    for family in families {
        let answer = out(
            "solve --output answer",
            out(&format!("generate {family}"), ""),
        );
        assert!(
            ["0\n", "1\n", "2\n"].contains(&answer.as_str()),
            "{family}: {answer}"
        );
    }
}

#[test]
fn a_file_of_edges_holds_one_graph() {
    let refused = run("generate random --nodes 5 --count 2 --to edges", "");
    assert_eq!((refused.out.as_str(), refused.code), ("", 2));
    assert_eq!(
        out("generate random --nodes 5 --count 0 --to edges", ""),
        ""
    );
    assert_eq!(out("generate all 2 --connected --to edges", ""), "0 1\n");
}

#[test]
fn absurd_sizes_are_refused_at_once() {
    for family in [
        "all 9",
        "all 4294967295",
        "path 4294967295",
        "complete 65536",
        "grid 4294967295 4294967295",
        "hypercube 4294967295",
        "tree 4294967295",
        "random --nodes 4294967295",
        "random --nodes 0-4294967295 --count 18446744073709551615",
        "random --nodes 2 --playable",
        "cycle 2",
        "wheel 3",
    ] {
        let refused = run(&format!("generate {family}"), "");
        assert_eq!((refused.out.as_str(), refused.code), ("", 2), "{family}");
        assert_eq!(
            refused.complaints.lines().count(),
            1,
            "{}",
            refused.complaints
        );
    }
}
