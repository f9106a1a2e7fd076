//! Places with so many moves that counting them takes more than 8 bits, or more than 16.

use catmouse_engine::{Outcome, Player, Stalemate};
use catmouse_fuzz::cases::{ArenaCase, Game, Side};
use catmouse_fuzz::checks::{check_arena, check_game};

/// On a star a mouse in the middle has lost, whatever move it makes: the cat takes the middle.
#[test]
fn cat_and_mouse_on_stars_of_about_256_leaves() {
    for leaves in 250..=258 {
        let mut lists = star(leaves);
        lists.push(Vec::new());
        let (hole, mouse, cat) = (leaves + 1, 0, 1);
        check_game(&Game {
            lists,
            hole,
            mouse,
            cat,
        });
    }
}

/// The cat is one move from its goal, so the mouse has lost with every move.
#[test]
fn a_race_on_stars_of_about_65_536_leaves() {
    for leaves in 65_531..=65_537 {
        let side = |arcs| Side {
            arcs,
            barred: Vec::new(),
        };
        check_arena(&ArenaCase {
            mouse: side(star(leaves)),
            cat: side(vec![vec![1], vec![0]]),
            safe: Vec::new(),
            goals: vec![1],
            captures: Some(Vec::new()),
            start: (0, 0, Player::Mouse),
            stalemate: Stalemate::Draw,
            endless: Outcome::Draw,
        });
    }
}

/// The lists of a star with node 0 in the middle.
fn star(leaves: u32) -> Vec<Vec<u32>> {
    let middle = (1..=leaves).collect();
    std::iter::once(middle)
        .chain((0..leaves).map(|_| vec![0]))
        .collect()
}
