//! The rules of pursuit games once more, and the plainest way to solve them.
//!
//! The rules here are stated on the lists of an [`ArenaCase`] and share no code with `Arena`. The
//! solving shares no idea with the engine: round k looks at every position and decides those that
//! end within k plies, by what was decided in the rounds before, until a round decides nothing.
//! What is undecided then is decided in no number of plies, since every later round would be like
//! this one. Good for hundreds of places, if the game is short.

use std::collections::HashMap;

use catmouse_engine::{Finish, Outcome, Place, Player, Position};

use crate::cases::{ArenaCase, Side};

/// Who wins a position, and in how many plies, for each position that is won.
pub type Won = HashMap<Position, (Player, u32)>;

/// Solves a game by rounds.
pub fn solve_by_rounds(case: &ArenaCase) -> Won {
    let mut won = Won::new();
    let mut open = Vec::new();
    for position in positions(case) {
        match finish(case, position).map(|finish| outcome(case, position, finish)) {
            Some(outcome) => won.extend(outcome.winner().map(|winner| (position, (winner, 0)))),
            None => {
                let after = targets(case, position)
                    .into_iter()
                    .map(|to| position.after(to));
                open.push((position, after.collect::<Vec<_>>()));
            }
        }
    }
    for plies in 1.. {
        let decided = |(position, after): &(Position, Vec<Position>)| {
            Some((*position, (winner(position.turn, after, &won)?, plies)))
        };
        let round: Won = open.iter().filter_map(decided).collect();
        if round.is_empty() {
            break;
        }
        open.retain(|(position, _)| !round.contains_key(position));
        won.extend(round);
    }
    won
}

/// All positions of a game, by mouse, cat and turn.
pub fn positions(case: &ArenaCase) -> impl Iterator<Item = Position> + '_ {
    let places = |side: &Side| {
        let allowed = (0..side.place_count()).filter(|&place| side.allows(place));
        allowed.map(Place::new).collect::<Vec<_>>()
    };
    let cats = places(&case.cat);
    places(&case.mouse).into_iter().flat_map(move |mouse| {
        let pairs = cats.clone().into_iter();
        pairs.flat_map(move |cat| Player::BOTH.map(|turn| Position { mouse, cat, turn }))
    })
}

/// Why a position is finished; the first reason counts.
pub fn finish(case: &ArenaCase, position: Position) -> Option<Finish> {
    let (mouse, cat) = (position.mouse.number(), position.cat.number());
    let caught = match &case.captures {
        Some(pairs) => pairs.contains(&(mouse, cat)),
        None => mouse == cat,
    };
    let reasons = [
        (case.safe.contains(&mouse), Finish::Safe),
        (caught, Finish::Capture),
        (case.goals.contains(&cat), Finish::Goal),
        (targets(case, position).is_empty(), Finish::Stalemate),
    ];
    reasons
        .into_iter()
        .find_map(|(holds, reason)| holds.then_some(reason))
}

/// How a position ends that is finished for a reason.
pub fn outcome(case: &ArenaCase, position: Position, finish: Finish) -> Outcome {
    use catmouse_engine::Stalemate::{Draw, Loses, Wins};
    match (finish, case.stalemate, position.turn) {
        (Finish::Safe, _, _) => Outcome::MouseWins,
        (Finish::Capture | Finish::Goal, _, _) => Outcome::CatWins,
        (Finish::Stalemate, Draw, _) => Outcome::Draw,
        (Finish::Stalemate, Loses, Player::Cat) | (Finish::Stalemate, Wins, Player::Mouse) => {
            Outcome::MouseWins
        }
        (Finish::Stalemate, Loses, Player::Mouse) | (Finish::Stalemate, Wins, Player::Cat) => {
            Outcome::CatWins
        }
    }
}

/// The places that the player to move can go to, ascending, whether or not the game is finished.
pub fn targets(case: &ArenaCase, position: Position) -> Vec<Place> {
    let (side, from) = match position.turn {
        Player::Mouse => (&case.mouse, position.mouse),
        Player::Cat => (&case.cat, position.cat),
    };
    let listed = side.arcs[from.index()].iter().copied();
    let mut targets: Vec<_> = listed
        .filter(|&to| side.allows(to))
        .map(Place::new)
        .collect();
    targets.sort_unstable();
    targets
}

/// Who wins an unfinished position, by what is known of the positions after it.
fn winner(mover: Player, after: &[Position], won: &Won) -> Option<Player> {
    let winner_after = |next| won.get(next).map(|&(winner, _)| winner);
    let mut after = after.iter().map(winner_after);
    if after.clone().any(|winner| winner == Some(mover)) {
        Some(mover)
    } else if after.all(|winner| winner == Some(mover.opponent())) {
        Some(mover.opponent())
    } else {
        None
    }
}
