//! Games of all sizes about the limits of the kernels: some hold up to 16, 32 or 64 places a side,
//! some go in chunks of 512, and from 256 places on they may be renumbered.

use catmouse_engine::Player;
use catmouse_fuzz::cases::{ArenaCase, Game, RULES, Side};
use catmouse_fuzz::checks::{check_arena, check_game};

#[test]
fn cat_and_mouse_on_3_to_66_nodes_and_more() {
    for nodes in (3..=66).chain([127, 128, 129, 260]) {
        check_game(&Game::with_usual_roles(path_with_chords(nodes)));
    }
}

#[test]
fn pursuit_games_whose_sides_differ_in_size() {
    let sizes = [1, 2, 3, 8, 15, 16, 17, 31, 32, 33, 63, 64, 65];
    let pairs = sizes
        .iter()
        .flat_map(|&mouse| sizes.map(|cat| (mouse, cat)));
    let larger = [
        (3, 200),
        (65, 129),
        (129, 65),
        (128, 128),
        (256, 256),
        (257, 257),
    ];
    let largest = [(513, 20), (20, 513), (1025, 3), (3, 1025)];
    for (index, (mouse_places, cat_places)) in pairs.chain(larger).chain(largest).enumerate() {
        let (stalemate, endless) = RULES[index % RULES.len()];
        check_arena(&ArenaCase {
            mouse: Side {
                arcs: arcs(mouse_places, 2),
                barred: Vec::new(),
            },
            cat: Side {
                arcs: arcs(cat_places, 3),
                barred: if cat_places > 2 {
                    vec![cat_places / 2]
                } else {
                    Vec::new()
                },
            },
            safe: vec![mouse_places - 1],
            goals: vec![cat_places - 1],
            captures: captures(index, mouse_places, cat_places),
            start: (0, 0, Player::Cat),
            stalemate,
            endless,
        });
    }
}

/// The lists of a path that some chords cross.
fn path_with_chords(nodes: u32) -> Vec<Vec<u32>> {
    let mut lists = vec![Vec::new(); nodes as usize];
    let mut join = |low: u32, high: u32| {
        if low < high && !lists[low as usize].contains(&high) {
            lists[low as usize].push(high);
            lists[high as usize].push(low);
        }
    };
    (1..nodes).for_each(|node| join(node - 1, node));
    (4..nodes)
        .step_by(3)
        .for_each(|node| join(node * node % 11, node));
    lists
}

/// In the same place, or for odd indices a pair for each of the mouse's places.
fn captures(index: usize, mouse_places: u32, cat_places: u32) -> Option<Vec<(u32, u32)>> {
    let pair = |mouse| (mouse, mouse * 7 % cat_places);
    (index % 2 == 1).then(|| (0..mouse_places).map(pair).collect())
}

/// Arcs to the next place and to a far one; each fifth place has none.
fn arcs(places: u32, factor: u32) -> Vec<Vec<u32>> {
    let list = |place: u32| match ((place + 1) % places, (place * factor + 1) % places) {
        _ if place % 5 == 4 => Vec::new(),
        (next, far) if next == far => vec![next],
        (next, far) => vec![far, next],
    };
    (0..places).map(list).collect()
}
