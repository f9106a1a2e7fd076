//! Places with so many moves that counting them takes more than 8 bits, or more than 16.

use catmouse_engine::{Outcome, Player, Stalemate};
use catmouse_fuzz::cases::{ArenaCase, Game, Side};
use catmouse_fuzz::checks::{check_arena, check_game};

/// On a star a mouse in the middle has lost, whatever move it makes: the cat takes the middle.
#[test]
fn cat_and_mouse_on_stars_of_about_253_leaves() {
    for leaves in (251..=254).chain([515]) {
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

/// Who is on the star has lost with every move, since the other is one move from winning.
#[test]
fn races_against_a_star_of_about_65_533_leaves() {
    for leaves in 65_532..=65_533 {
        for on_star in Player::BOTH {
            let side_of = |player| Side {
                arcs: if player == on_star {
                    star(leaves)
                } else {
                    vec![vec![1], vec![0]]
                },
                barred: Vec::new(),
            };
            let winning_for = |player| {
                if player == on_star {
                    Vec::new()
                } else {
                    vec![1]
                }
            };
            check_arena(&ArenaCase {
                mouse: side_of(Player::Mouse),
                cat: side_of(Player::Cat),
                safe: winning_for(Player::Mouse),
                goals: winning_for(Player::Cat),
                captures: Some(Vec::new()),
                start: (0, 0, Player::Mouse),
                stalemate: Stalemate::Draw,
                endless: Outcome::Draw,
            });
        }
    }
}

/// The lists of a star with node 0 in the middle.
fn star(leaves: u32) -> Vec<Vec<u32>> {
    let middle = (1..=leaves).collect();
    std::iter::once(middle)
        .chain((0..leaves).map(|_| vec![0]))
        .collect()
}
