//! Counting a table at once gives what counting its positions one by one gives, on every kernel.

use catmouse_engine::{
    Arena, Graph, Histogram, Kernel, Outcome, Player, Solver, Stalemate, Table, Workspace,
};

/// Counts one by one.
fn counted_slowly(table: &Table<'_>, turn: Player) -> Histogram {
    let mut histogram = Histogram::new();
    let positions = table.arena().positions();
    for position in positions.filter(|position| position.turn == turn) {
        histogram.count(table.value(position), 1);
    }
    histogram
}

fn assert_counts_agree(arena: &Arena<'_>, workspace: &mut Workspace) {
    for kernel in Kernel::ALL {
        let solver = Solver::builder().kernel(kernel).build();
        let Ok(table) = solver.solve_in(workspace, arena) else {
            continue;
        };
        for turn in Player::BOTH {
            let mut histogram = Histogram::new();
            table.count_into(&mut histogram, turn);
            assert_eq!(histogram, counted_slowly(&table, turn), "{kernel}, {turn}");
        }
    }
}

/// A path with some chords, so that there are wins of many plies and draws.
fn path_with_chords(nodes: u32, chords: u32) -> Graph {
    let path = (1..nodes).map(|node| (node - 1, node));
    let chords = (0..chords).map(|chord| (3 * chord, 3 * chord + 5));
    let chords = chords.filter(|&(_, end)| end < nodes);
    Graph::from_edges(nodes, path.chain(chords)).unwrap()
}

#[test]
fn all_counts_are_those_of_the_positions() {
    // One workspace for games of all sizes: nothing of a larger one must be left.
    let mut workspace = Workspace::new();
    for nodes in [64, 3, 16, 17, 5, 32, 33, 65, 15] {
        for chords in [0, 2, 9] {
            let graph = path_with_chords(nodes, chords);
            let arena = Arena::cat_and_mouse(&graph).unwrap();
            assert_counts_agree(&arena, &mut workspace);
        }
    }
}

#[test]
fn endless_play_is_counted_as_what_it_means() {
    let graph = Graph::from_edges(5, [(0, 1), (1, 2), (2, 3), (3, 0), (3, 4)]).unwrap();
    let arena = Arena::builder(&graph, &graph)
        .stalemate(Stalemate::Loses)
        .endless(Outcome::MouseWins)
        .build()
        .unwrap();
    assert_counts_agree(&arena, &mut Workspace::new());
    let mut histogram = Histogram::new();
    let table = Solver::new().solve(&arena).unwrap();
    table.count_into(&mut histogram, Player::Cat);
    assert!(histogram.without_plies(Outcome::MouseWins) > 0);
    assert_eq!(histogram.without_plies(Outcome::Draw), 0);
}

#[test]
fn histograms_add_up() {
    let graph = path_with_chords(12, 2);
    let arena = Arena::cat_and_mouse(&graph).unwrap();
    let table = Solver::new().solve(&arena).unwrap();
    let (mut sum, mut both) = (Histogram::new(), Histogram::new());
    for turn in Player::BOTH {
        table.count_into(&mut both, turn);
        sum.add(&counted_slowly(&table, turn));
    }
    assert_eq!(sum, both);
    let counts = table.counts();
    assert_eq!(both.wins(Player::Mouse).iter().sum::<u64>(), counts.mouse);
    assert_eq!(both.wins(Player::Cat).iter().sum::<u64>(), counts.cat);
    assert_eq!(both.without_plies(Outcome::Draw), counts.draw);
    let longest = arena
        .positions()
        .filter_map(|position| table.plies(position))
        .max();
    let plies_max = Player::BOTH.map(|winner| both.plies_max(winner));
    assert_eq!(plies_max.into_iter().max().unwrap(), longest);
}
