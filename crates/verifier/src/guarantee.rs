//! Guarantees: what a player can force from the start, with a move for each position that this
//! may take.
//!
//! A guarantee has an owner and a promise:
//!
//! - *wins in n*: the owner wins within n plies;
//! - *lasts n*: the opponent does not win by an end of the game in fewer than n plies;
//! - *holds*: the opponent does not win by an end of the game, ever.
//!
//! It lists positions with the owner to move, each with a move and, unless it is *holds*, with the
//! plies that are promised from there. A promise is handed on from the start, one ply less with
//! each move:
//!
//! ```text
//! check(position, promise):
//!     finished:          its outcome must keep the promise
//!     owner to move:     must be listed, with a promise that is as strong;
//!                        to be checked, once: the listed move is legal, and
//!                                             check(after the move, the listed promise - 1 ply)
//!     opponent to move:  for each legal move: check(after the move, promise - 1 ply)
//! ```
//!
//! A promise to win is as strong if its plies are no more, so along each play the plies fall, and
//! play cannot go round. A promise to last is as strong if its plies are no fewer; whoever is not
//! finished lasts 1 ply, so that promises of less need no list. A promise to hold has no plies: play
//! may go round, and what that is worth the game's rule on endless play says. The proof is in
//! `docs/certificates/format.md`.

use std::collections::HashMap;
use std::io::BufRead;

use catmouse_game::{Arena, Outcome, Place, Player, Position};

use crate::lines::{Lines, number, numbers, reject};
use crate::rejection::{Rule, VerifyError};
use crate::verified::{Proved, Verified};

/// The kinds of certificates that consist of guarantees.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    /// The outcome of the start.
    Start,
    /// Outcome and exact plies of the start.
    Exact,
}

/// Reads the guarantees and all that follows the header, and checks them.
pub(crate) fn verify(
    arena: &Arena<'_>,
    kind: Kind,
    lines: &mut Lines<impl BufRead>,
) -> Result<Verified, VerifyError> {
    let mut guarantees = Vec::new();
    lines.next()?;
    while let Some(guarantee) = Guarantee::parse(lines.current()) {
        if guarantees.len() == 2 {
            return Err(lines.reject(Rule::Guarantee));
        }
        let heading_line = lines.number();
        let listed = Listed::read(arena, guarantee, lines)?;
        Check::new(arena, guarantee, &listed, heading_line).run()?;
        guarantees.push(guarantee);
    }
    if lines.current() != b"end" {
        let expected = "a listed position, a guarantee or \"end\"";
        return Err(lines.reject(Rule::Expected { expected }));
    }
    match proved(arena, kind, &guarantees) {
        Some(proved) => Ok(Verified::Start {
            position: arena.start(),
            proved,
        }),
        None => Err(lines.reject(Rule::Guarantee)),
    }
}

/// What guarantees prove together; `None` if nothing, or less than the kind has to.
fn proved(arena: &Arena<'_>, kind: Kind, guarantees: &[Guarantee]) -> Option<Proved> {
    let endless = arena.endless();
    let promises: Vec<_> = guarantees
        .iter()
        .map(|guarantee| (guarantee.owner, guarantee.promise))
        .collect();
    let both_hold = [Player::Mouse, Player::Cat].map(|player| (player, Promise::Holds));
    match (kind, &promises[..]) {
        (Kind::Start, &[(player, Promise::Wins(plies))]) => Some(Proved::Outcome {
            outcome: player.wins(),
            plies_max: Some(plies),
        }),
        (Kind::Start, &[(player, Promise::Holds)]) if endless == player.wins() => {
            Some(Proved::Outcome {
                outcome: endless,
                plies_max: None,
            })
        }
        (Kind::Start, &[(player, Promise::Holds)]) if endless == Outcome::Draw => {
            Some(Proved::AtLeastDraw { player })
        }
        (Kind::Start, promises) if promises == both_hold && endless == Outcome::Draw => {
            Some(Proved::Outcome {
                outcome: endless,
                plies_max: None,
            })
        }
        (Kind::Exact, promises) if promises == both_hold => Some(Proved::Exact {
            outcome: endless,
            plies: None,
        }),
        (
            Kind::Exact,
            &[
                (winner, Promise::Wins(most)),
                (loser, Promise::Lasts(least)),
            ],
        ) if winner != loser && most == least => Some(Proved::Exact {
            outcome: winner.wins(),
            plies: Some(most),
        }),
        _ => None,
    }
}

/// What a player can force from the start.
#[derive(Clone, Copy)]
struct Guarantee {
    owner: Player,
    promise: Promise,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Promise {
    /// The owner wins within so many plies.
    Wins(u32),
    /// The opponent does not win by an end of the game in fewer plies.
    Lasts(u32),
    /// The opponent does not win by an end of the game, ever.
    Holds,
}

impl Guarantee {
    /// The guarantee that a line begins, if it is one.
    fn parse(line: &[u8]) -> Option<Self> {
        let space = line.iter().position(|&byte| byte == b' ')?;
        let owner = match &line[..space] {
            b"mouse" => Player::Mouse,
            b"cat" => Player::Cat,
            _ => return None,
        };
        let promise = match &line[space..] {
            b" holds" => Promise::Holds,
            text => match (
                text.strip_prefix(b" wins in "),
                text.strip_prefix(b" lasts "),
            ) {
                (Some(plies), _) => Promise::Wins(number(plies)?),
                (_, Some(plies)) => Promise::Lasts(number(plies)?),
                _ => return None,
            },
        };
        Some(Self { owner, promise })
    }

    /// The plies promised from the start; none for a promise to hold, where they do not matter.
    fn plies(self) -> i64 {
        match self.promise {
            Promise::Wins(plies) | Promise::Lasts(plies) => i64::from(plies),
            Promise::Holds => 0,
        }
    }
}

/// The positions that a guarantee lists, with the owner to move, in the order of the lines.
struct Listed {
    entries: Vec<Entry>,
    index_of: HashMap<(Place, Place), usize>,
}

/// A listed position, the move to make there, and the plies promised from there.
struct Entry {
    position: Position,
    to: Place,
    plies: u32,
}

impl Listed {
    /// Reads the listed positions, up to the first line that is none.
    fn read(
        arena: &Arena<'_>,
        guarantee: Guarantee,
        lines: &mut Lines<impl BufRead>,
    ) -> Result<Self, VerifyError> {
        let mut entries: Vec<Entry> = Vec::new();
        let mut index_of = HashMap::new();
        while let Some(entry) = Entry::parse(guarantee, lines.next()?) {
            let position = entry.position;
            let fault = if !arena.contains(position) {
                Some(Rule::NoSuchPosition)
            } else if entries.last().is_some_and(|last| last.position >= position) {
                Some(Rule::Order)
            } else {
                None
            };
            if let Some(rule) = fault {
                return Err(reject(lines.number(), Some(position), rule));
            }
            index_of.insert((position.mouse, position.cat), entries.len());
            entries.push(entry);
        }
        Ok(Self { entries, index_of })
    }
}

impl Entry {
    fn parse(guarantee: Guarantee, line: &[u8]) -> Option<Self> {
        let [mouse, cat, to, plies] = match guarantee.promise {
            Promise::Wins(_) | Promise::Lasts(_) => numbers(line)?,
            Promise::Holds => {
                let [mouse, cat, to] = numbers(line)?;
                [mouse, cat, to, 0]
            }
        };
        let position = Position {
            mouse: Place::new(mouse),
            cat: Place::new(cat),
            turn: guarantee.owner,
        };
        let to = Place::new(to);
        Some(Self {
            position,
            to,
            plies,
        })
    }
}

/// The check of one guarantee: from the start, through all that play can reach.
struct Check<'c, 'g> {
    arena: &'c Arena<'g>,
    guarantee: Guarantee,
    listed: &'c Listed,
    heading_line: u64,
    /// Which listed positions play can reach.
    is_reached: Vec<bool>,
    /// Those among them whose moves are still to be checked.
    unchecked: Vec<usize>,
}

impl<'c, 'g> Check<'c, 'g> {
    fn new(
        arena: &'c Arena<'g>,
        guarantee: Guarantee,
        listed: &'c Listed,
        heading_line: u64,
    ) -> Self {
        Self {
            arena,
            guarantee,
            listed,
            heading_line,
            is_reached: vec![false; listed.entries.len()],
            unchecked: Vec::new(),
        }
    }

    fn run(mut self) -> Result<(), VerifyError> {
        let start = self.arena.start();
        self.check(start, self.guarantee.plies(), self.heading_line)?;
        while let Some(index) = self.unchecked.pop() {
            self.check_entry(index)?;
        }
        match self.is_reached.iter().position(|is_reached| !is_reached) {
            Some(index) => {
                let position = self.listed.entries[index].position;
                Err(reject(self.line(index), Some(position), Rule::Unreached))
            }
            None => Ok(()),
        }
    }

    /// The listed move of a position is legal, and keeps what is promised there.
    fn check_entry(&mut self, index: usize) -> Result<(), VerifyError> {
        let &Entry {
            position,
            to,
            plies,
        } = &self.listed.entries[index];
        let line = self.line(index);
        if self.arena.legal_moves(position).all(|legal| legal != to) {
            let player = position.turn;
            return Err(reject(
                line,
                Some(position),
                Rule::IllegalMove { player, to },
            ));
        }
        self.check(position.after(to), i64::from(plies) - 1, line)
    }

    /// What is promised of a position that the move on a line leads to, or that is the start.
    fn check(&mut self, position: Position, plies: i64, line: u64) -> Result<(), VerifyError> {
        let arena = self.arena;
        let kept = if let Some(outcome) = arena.finished_outcome(position) {
            self.check_finish(outcome, plies)
        } else if position.turn == self.guarantee.owner {
            self.check_listed(position, plies)
        } else {
            // No deeper than this: after the opponent's move the owner is to move.
            return arena
                .legal_moves(position)
                .try_for_each(|reply| self.check(position.after(reply), plies - 1, line));
        };
        kept.map_err(|rule| reject(line, Some(position), rule))
    }

    /// The game is over, with so many plies left of what was promised.
    fn check_finish(&self, outcome: Outcome, plies: i64) -> Result<(), Rule> {
        let Guarantee { owner, promise } = self.guarantee;
        let is_lost = outcome == owner.opponent().wins();
        match promise {
            Promise::Wins(_) if outcome != owner.wins() => Err(Rule::Finish { outcome }),
            Promise::Wins(_) if plies < 0 => Err(Rule::TooManyPlies {
                allowed: plies,
                plies: 0,
            }),
            Promise::Lasts(_) if is_lost && plies > 0 => Err(Rule::TooFewPlies {
                owed: plies,
                plies: 0,
            }),
            Promise::Holds if is_lost => Err(Rule::Finish { outcome }),
            _ => Ok(()),
        }
    }

    /// The owner is to move: there must be a listed move, with a promise that is as strong.
    fn check_listed(&mut self, position: Position, plies: i64) -> Result<(), Rule> {
        let promise = self.guarantee.promise;
        if matches!(promise, Promise::Lasts(_)) && plies <= 1 {
            return Ok(());
        }
        let index = self.listed.index_of.get(&(position.mouse, position.cat));
        let &index = index.ok_or(Rule::Missing)?;
        let listed = self.listed.entries[index].plies;
        match promise {
            Promise::Wins(_) if i64::from(listed) > plies => Err(Rule::TooManyPlies {
                allowed: plies,
                plies: listed,
            }),
            Promise::Lasts(_) if i64::from(listed) < plies => Err(Rule::TooFewPlies {
                owed: plies,
                plies: listed,
            }),
            _ => {
                self.reach(index);
                Ok(())
            }
        }
    }

    fn reach(&mut self, index: usize) {
        if !self.is_reached[index] {
            self.is_reached[index] = true;
            self.unchecked.push(index);
        }
    }

    /// The line of a listed position: they follow the heading.
    fn line(&self, index: usize) -> u64 {
        let below = u64::try_from(index).expect("fewer lines than 2^64");
        self.heading_line + 1 + below
    }
}
