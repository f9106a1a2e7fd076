//! The same game written down in other ways.

use catmouse_engine::{Arena, Graph, Place, Position};

use super::{assert_same_tables, solve};
use crate::cases::{ArenaCase, Game, RelabelledArena, RelabelledGame, Side};

/// The same edges in another order are the same graph; the same rules by hand, and the same game
/// under other labels, have the same table.
pub fn check_relabelled_game(case: &RelabelledGame) {
    let game = &case.game;
    let graph = game.graph();
    let nodes = graph.node_count();
    assert_eq!(
        Graph::from_edges(nodes, case.edges.iter().copied()),
        Ok(graph.clone()),
        "{case:?}"
    );
    let mut reversed = game.lists.clone();
    reversed.iter_mut().for_each(|list| list.reverse());
    assert_eq!(
        Graph::from_adjacency(reversed),
        Ok(graph.clone()),
        "{case:?}"
    );

    let arena = game.arena(&graph);
    assert_by_hand(&arena, game);

    let relabelled = case.relabelled();
    let other_graph = relabelled.graph();
    let other_arena = relabelled.arena(&other_graph);
    let of = |place: Place| Place::new(case.labels.of(place.number()));
    let renamed = |Position { mouse, cat, turn }| Position {
        mouse: of(mouse),
        cat: of(cat),
        turn,
    };
    assert_eq!(renamed(arena.start()), other_arena.start(), "{case:?}");
    assert_same_tables(
        &solve(&arena, case),
        &solve(&other_arena, case),
        renamed,
        case,
    );
}

/// A game whose sides' places are relabelled, each in its own way, has the same table; so has one
/// without the arcs to barred places, in which the place itself is not barred.
pub fn check_relabelled_arena(case: &RelabelledArena) {
    let graphs = case.case.digraphs();
    let arena = case.case.arena(&graphs);
    let table = solve(&arena, case);

    let relabelled = case.relabelled();
    let other_graphs = relabelled.digraphs();
    let other_arena = relabelled.arena(&other_graphs);
    let renamed = |Position { mouse, cat, turn }| Position {
        mouse: Place::new(case.mouse_labels.of(mouse.number())),
        cat: Place::new(case.cat_labels.of(cat.number())),
        turn,
    };
    assert_eq!(renamed(arena.start()), other_arena.start(), "{case:?}");
    assert_same_tables(&table, &solve(&other_arena, case), renamed, case);

    let unbarred = unbarred(&case.case);
    let other_graphs = unbarred.digraphs();
    let other_arena = unbarred.arena(&other_graphs);
    assert_same_tables(
        &table,
        &solve(&other_arena, case),
        |position| position,
        case,
    );
}

/// Asserts that Cat and Mouse by hand has the table of the preset.
fn assert_by_hand(arena: &Arena<'_>, game: &Game) {
    let by_hand = game.by_hand();
    let graphs = by_hand.digraphs();
    let other = by_hand.arena(&graphs);
    assert!(
        arena.positions().eq(other.positions()),
        "positions by hand: {game:?}"
    );
    assert_eq!(arena.start(), other.start(), "start by hand: {game:?}");
    assert_same_tables(
        &solve(arena, game),
        &solve(&other, game),
        |position| position,
        game,
    );
}

fn unbarred(case: &ArenaCase) -> ArenaCase {
    let without = |side: &Side| {
        let allowed =
            |list: &Vec<u32>| list.iter().copied().filter(|&to| side.allows(to)).collect();
        Side {
            arcs: side.arcs.iter().map(allowed).collect(),
            barred: Vec::new(),
        }
    };
    ArenaCase {
        mouse: without(&case.mouse),
        cat: without(&case.cat),
        ..case.clone()
    }
}
