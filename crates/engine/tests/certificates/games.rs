//! Games and their certificates.

use catmouse_engine::{
    Arena, Graph, Place, Player, Position, Solver, certify_exact, certify_start, certify_table,
};
use catmouse_verifier::{Rejection, Verified, verify};

/// All labelled graphs on so many nodes.
pub(crate) fn all_graphs(nodes: u32) -> impl Iterator<Item = Graph> {
    let pairs: Vec<(u32, u32)> = (0..nodes)
        .flat_map(|b| (0..b).map(move |a| (a, b)))
        .collect();
    (0..1_u32 << pairs.len()).map(move |bits| {
        let edges = pairs.iter().enumerate();
        let edges = edges.filter(move |(index, _)| bits >> index & 1 == 1);
        Graph::from_edges(nodes, edges.map(|(_, &edge)| edge)).unwrap()
    })
}

pub(crate) fn position(mouse: u32, cat: u32, turn: Player) -> Position {
    let (mouse, cat) = (Place::new(mouse), Place::new(cat));
    Position { mouse, cat, turn }
}

/// The three kinds of certificates, each as the text that the engine writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Start,
    Exact,
    Table,
}

impl Kind {
    pub(crate) const ALL: [Self; 3] = [Self::Start, Self::Exact, Self::Table];
}

pub(crate) fn certificate(arena: &Arena<'_>, kind: Kind) -> Vec<u8> {
    certificate_by(&Solver::new(), arena, kind)
}

pub(crate) fn certificate_by(solver: &Solver, arena: &Arena<'_>, kind: Kind) -> Vec<u8> {
    let table = solver.solve(arena).unwrap();
    let mut text = Vec::new();
    match kind {
        Kind::Start => certify_start(&table, &mut text).unwrap(),
        Kind::Exact => certify_exact(&table, &mut text).unwrap(),
        Kind::Table => certify_table(&table, &mut text).unwrap(),
    }
    text
}

/// The verdict on a text that need not be one.
pub(crate) fn verdict(arena: &Arena<'_>, text: &str) -> Result<Verified, Rejection> {
    verify(arena, text.as_bytes())
}

pub(crate) fn text(certificate: Vec<u8>) -> String {
    String::from_utf8(certificate).unwrap()
}

/// The game of 50 nodes that the cat wins in 133 plies.
pub(crate) fn long_game() -> Graph {
    let head = [
        vec![3],
        vec![12, 13, 14],
        vec![8, 9, 10, 11],
        vec![0, 5, 6, 11, 13, 14],
        vec![8, 9, 12],
        vec![3, 9, 10, 14],
        vec![3],
        vec![8, 9],
        vec![2, 4, 7, 9, 15],
        vec![2, 4, 5, 7, 8, 11],
        vec![2, 5, 13],
        vec![2, 3, 9, 12],
        vec![1, 4, 11, 13],
        vec![1, 3, 10, 12, 14],
        vec![1, 3, 5, 13],
        vec![8, 16],
    ];
    let tail = (16..49).map(|node| vec![node - 1, node + 1]);
    Graph::from_adjacency(head.into_iter().chain(tail).chain([vec![48]])).unwrap()
}
