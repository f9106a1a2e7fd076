//! The textbook solver against known games, a census, and an even plainer method.

use catmouse_benches::{families, random, textbook};
use catmouse_game::{Graph, Outcome, Place, Player, Position};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use serde_json::Value;

#[test]
fn published_examples() {
    let draw: [&[u32]; 6] = [&[2, 5], &[3], &[0, 4, 5], &[1, 4, 5], &[2, 3], &[0, 2, 3]];
    assert_eq!(answer(&Graph::from_adjacency(draw).unwrap()), 0);
    let mouse: [&[u32]; 4] = [&[1, 3], &[0], &[3], &[0, 2]];
    assert_eq!(answer(&Graph::from_adjacency(mouse).unwrap()), 1);
}

#[test]
fn known_games() {
    let cases = include_str!("data/cat_and_mouse.jsonl");
    let mut seen = 0;
    for case in cases.lines() {
        let case: Value = serde_json::from_str(case).unwrap();
        let graph: Vec<Vec<u32>> = serde_json::from_value(case["graph"].clone()).unwrap();
        let answer = textbook::solve(&graph).answer();
        assert_eq!(case["outcome"], answer, "{graph:?}");
        seen += 1;
    }
    assert_eq!(seen, 33);
}

/// All labelled graphs in which every node has a neighbour and the cat can move.
#[test]
fn census() {
    assert_eq!(count_answers(3), [0, 2, 1]);
    assert_eq!(count_answers(4), [0, 24, 12]);
    assert_eq!(count_answers(5), [12, 494, 217]);
}

/// Every position, on graphs that break the promise too: isolated nodes, a stalemated cat.
#[test]
fn agrees_with_sweeping_until_nothing_changes() {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let loose = (0..200).map(|step| random::gnp(3 + step % 8, 0.3, &mut rng));
    let small = families::by_name("small", 0).unwrap().graphs;
    for graph in loose.chain(small.into_iter().take(200)) {
        let colours = textbook::solve(&textbook::adjacency(&graph));
        let outcomes = sweep(&graph);
        for (position, outcome) in positions(&graph).zip(outcomes) {
            assert_eq!(colours.outcome(position), outcome, "{position}, {graph:?}");
        }
    }
}

#[test]
fn stalemate_is_a_draw() {
    // The cat at 2 has the hole alone to go to, the mouse nowhere.
    let graph = Graph::from_edges(3, [(0, 2)]).unwrap();
    let colours = textbook::solve(&textbook::adjacency(&graph));
    for turn in Player::BOTH {
        let position = at(1, 2, turn);
        assert_eq!(colours.outcome(position), Outcome::Draw, "{position}");
    }
}

fn answer(graph: &Graph) -> u8 {
    textbook::solve(&textbook::adjacency(graph)).answer()
}

fn count_answers(nodes: u32) -> [u32; 3] {
    let pairs: Vec<_> = (0..nodes)
        .flat_map(|a| (a + 1..nodes).map(move |b| (a, b)))
        .collect();
    let mut counts = [0; 3];
    for chosen in 0_u32..1 << pairs.len() {
        let edges = pairs.iter().enumerate();
        let edges = edges.filter(|(bit, _)| chosen >> bit & 1 == 1);
        let graph = Graph::from_edges(nodes, edges.map(|(_, &edge)| edge)).unwrap();
        let adjacency = textbook::adjacency(&graph);
        if adjacency.iter().all(|row| !row.is_empty()) && adjacency[2] != [0] {
            counts[usize::from(textbook::solve(&adjacency).answer())] += 1;
        }
    }
    counts
}

/// The outcomes of all positions in their order: every position is looked at again and again,
/// from its own moves, until a sweep decides nothing.
fn sweep(graph: &Graph) -> Vec<Outcome> {
    let all: Vec<_> = positions(graph).collect();
    let mut outcomes = vec![Outcome::Draw; all.len()];
    loop {
        let decided: Vec<_> = all
            .iter()
            .map(|&p| decide(graph, p, &all, &outcomes))
            .collect();
        if decided == outcomes {
            return outcomes;
        }
        outcomes = decided;
    }
}

fn decide(graph: &Graph, here: Position, all: &[Position], outcomes: &[Outcome]) -> Outcome {
    if here.mouse == Place::new(0) {
        return Outcome::MouseWins;
    }
    if here.mouse == here.cat {
        return Outcome::CatWins;
    }
    let mover = here.turn;
    let moves = graph
        .neighbours(here.place_of(mover).number().into())
        .iter();
    let moves = moves.map(|&node| here.after(node.into()));
    let results: Vec<Outcome> = moves
        .filter_map(|next| all.binary_search(&next).ok())
        .map(|index| outcomes[index])
        .collect();
    let loss = mover.opponent().wins();
    if results.contains(&mover.wins()) {
        mover.wins()
    } else if !results.is_empty() && results.iter().all(|&result| result == loss) {
        loss
    } else {
        Outcome::Draw
    }
}

/// All positions, ascending; the cat in the hole is none.
fn positions(graph: &Graph) -> impl Iterator<Item = Position> + use<> {
    let nodes = graph.node_count();
    (0..nodes).flat_map(move |mouse| {
        (1..nodes).flat_map(move |cat| Player::BOTH.map(|turn| at(mouse, cat, turn)))
    })
}

fn at(mouse: u32, cat: u32, turn: Player) -> Position {
    Position {
        mouse: Place::new(mouse),
        cat: Place::new(cat),
        turn,
    }
}
