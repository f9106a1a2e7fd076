//! The reader in Python accepts and rejects what the verifier does.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use catmouse_engine::{Arena, Digraph, Graph, Moves, Node, Place};
use catmouse_verifier::mutations::mutate;
use catmouse_verifier::verify;
use serde_json::{Value, json};

use crate::arenas::Dice;
use crate::games::{Kind, all_graphs, certificate, long_game};

/// A certificate, perhaps altered, and whether the verifier accepts it.
struct Case {
    adjacency: Value,
    certificate: Vec<u8>,
    is_accepted: bool,
}

fn reader() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/certificates/verify.py")
}

/// The certificates of a game, and so many mutants of each.
fn add_cases(
    cases: &mut Vec<Case>,
    arena: &Arena<'_>,
    adjacency: &Value,
    mutants: usize,
    dice: &mut Dice,
) {
    for kind in Kind::ALL {
        let honest = certificate(arena, kind);
        let altered = (0..mutants).map(|_| {
            let once = mutate(&honest, &mut |bound| dice.below(bound));
            match dice.below(3) {
                0 => mutate(&once, &mut |bound| dice.below(bound)),
                _ => once,
            }
        });
        let certificates: Vec<Vec<u8>> = altered.chain([honest.clone()]).collect();
        for certificate in certificates {
            let is_accepted = verify(arena, &certificate).is_ok();
            let adjacency = adjacency.clone();
            cases.push(Case {
                adjacency,
                certificate,
                is_accepted,
            });
        }
    }
}

fn adjacency(graph: &Graph) -> Value {
    let numbers = |node: Node| {
        graph
            .neighbours(node)
            .iter()
            .map(|to| to.number())
            .collect::<Vec<_>>()
    };
    json!(graph.nodes().map(numbers).collect::<Vec<_>>())
}

fn directed_adjacency(graph: &Digraph) -> Value {
    let numbers = |node: Node| {
        graph
            .successors(node)
            .iter()
            .map(|to| to.number())
            .collect::<Vec<_>>()
    };
    json!(graph.nodes().map(numbers).collect::<Vec<_>>())
}

fn cases() -> Vec<Case> {
    let mut cases = Vec::new();
    let mut dice = Dice::new(20);
    for graph in (3..=5).flat_map(|nodes| all_graphs(nodes).step_by(11)) {
        let arena = Arena::cat_and_mouse(&graph).unwrap();
        add_cases(&mut cases, &arena, &adjacency(&graph), 12, &mut dice);
    }
    let graph = long_game();
    let arena = Arena::cat_and_mouse(&graph).unwrap();
    add_cases(&mut cases, &arena, &adjacency(&graph), 12, &mut dice);
    for places in [3, 4, 5, 6, 7, 8, 9, 10].repeat(6) {
        let arcs = dice.digraph(places, 3);
        let cat = Moves::from(&arcs).barring(Place::new(0));
        let arena = Arena::builder(&arcs, cat).safe(Place::new(0));
        let arena = arena.start(Place::new(1), Place::new(2)).build().unwrap();
        add_cases(
            &mut cases,
            &arena,
            &directed_adjacency(&arcs),
            12,
            &mut dice,
        );
    }
    cases
}

fn python_verdicts(cases: &[Case]) -> Vec<String> {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("certificates.jsonl");
    let lines = cases.iter().map(|case| {
        let certificate: String = case
            .certificate
            .iter()
            .map(|&byte| char::from(byte))
            .collect();
        format!(
            "{}\n",
            json!({"graph": case.adjacency, "certificate": certificate})
        )
    });
    std::fs::write(&path, lines.collect::<String>()).unwrap();
    let output = Command::new("python3")
        .arg(reader())
        .arg("--stream")
        .stdin(Stdio::from(File::open(&path).unwrap()))
        .output()
        .expect("python3 is there");
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    String::from_utf8(output.stdout)
        .unwrap()
        .lines()
        .map(str::to_owned)
        .collect()
}

#[test]
fn both_readers_accept_and_reject_the_same() {
    let cases = cases();
    let accepted = cases.iter().filter(|case| case.is_accepted).count();
    assert!(
        accepted > 300 && cases.len() - accepted > 3000,
        "{accepted} of {}",
        cases.len()
    );
    let verdicts = python_verdicts(&cases);
    assert_eq!(verdicts.len(), cases.len());
    for (case, verdict) in cases.iter().zip(verdicts) {
        let certificate = String::from_utf8_lossy(&case.certificate);
        let is_accepted = !verdict.starts_with("rejected: ");
        assert_eq!(
            is_accepted, case.is_accepted,
            "{verdict}\n{}\n{certificate}",
            case.adjacency
        );
    }
}

#[test]
fn the_reader_takes_files() {
    let graph = Graph::from_edges(4, [(0, 3), (1, 3), (1, 2)]).unwrap();
    let arena = Arena::cat_and_mouse(&graph).unwrap();
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let (graph_path, path) = (
        directory.join("graph.json"),
        directory.join("certificate.txt"),
    );
    std::fs::write(&graph_path, adjacency(&graph).to_string()).unwrap();
    let run = |certificate: &[u8]| {
        std::fs::write(&path, certificate).unwrap();
        let output = Command::new("python3")
            .arg(reader())
            .args([&graph_path, &path])
            .output()
            .unwrap();
        (
            output.status.code(),
            String::from_utf8(output.stdout).unwrap(),
        )
    };
    let honest = certificate(&arena, Kind::Exact);
    assert_eq!(
        run(&honest),
        (Some(0), "mouse wins in exactly 3 plies\n".to_owned())
    );
    let (code, verdict) = run(&honest[1..]);
    assert_eq!(
        (code, verdict.split(':').next()),
        (Some(1), Some("rejected"))
    );
}
