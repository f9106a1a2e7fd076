//! A game in lanes of one width.

use catmouse_game::{Arena, Moves, Place, Player, Position};

use super::rows::Rows;
use crate::kernel::goal::{Decided, Goal};
use crate::kernel::instructions::{Instructions, Vectorised, run_with};
use crate::kernel::strip::{Cells, MouseRow, Strip};

/// The positions of a game and what is decided of them.
pub(crate) struct Game<R, const PLANES: usize> {
    mouse_to_move: Half<R, PLANES>,
    cat_to_move: Half<R, PLANES>,
}

/// What is decided of the positions with one player to move.
struct Half<R, const PLANES: usize> {
    undecided: R,
    mouse: Won<R>,
    cat: Won<R>,
    planes: [R; PLANES],
}

/// The positions of a half that one player has won.
struct Won<R> {
    all: R,
    /// What the last layer has added, if it has added any.
    last: R,
    any_last: bool,
}

/// The moves of both sides, as the steps need them.
struct Steps<R: Rows> {
    mouse_arcs: R::MouseArcs,
    cat_into: [u64; 64],
    cat_places: usize,
}

impl<R: Rows, const PLANES: usize> Default for Game<R, PLANES> {
    fn default() -> Self {
        Self {
            mouse_to_move: Half::EMPTY,
            cat_to_move: Half::EMPTY,
        }
    }
}

impl<R: Rows, const PLANES: usize> Game<R, PLANES> {
    pub(super) fn solve(
        &mut self,
        arena: &Arena<'_>,
        goal: Goal,
        instructions: Instructions,
    ) -> Decided {
        run_with(
            instructions,
            Solving {
                game: self,
                arena,
                goal,
            },
        )
    }

    pub(super) fn decided(&self, position: Position) -> Decided {
        let half = self.half(position.turn);
        half.winner(position)
            .map(|winner| (winner, half.plies(position)))
    }

    /// Tells how many of the positions with a player to move are won by whom in how many plies.
    pub(super) fn count_decided(
        &self,
        turn: Player,
        instructions: Instructions,
        tell: &mut dyn FnMut(Player, u32, u64),
    ) {
        let half = self.half(turn);
        run_with(instructions, Counting { half, tell });
    }

    fn half(&self, turn: Player) -> &Half<R, PLANES> {
        match turn {
            Player::Mouse => &self.mouse_to_move,
            Player::Cat => &self.cat_to_move,
        }
    }

    #[inline(always)]
    fn set_up(&mut self, arena: &Arena<'_>, goal: Goal) {
        // Lanes beyond the mouse's places may hold what is left of a larger game.
        self.mouse_to_move.clear(goal);
        self.cat_to_move.clear(goal);
        let strip = Strip::new(arena, 0);
        let mouse_places = arena.moves_of(Player::Mouse).place_count();
        for (lane, mouse) in (0..mouse_places).map(Place::new).enumerate() {
            let (mouse_to_move, cat_to_move) = strip.cells(arena, &MouseRow::new(arena, mouse));
            self.mouse_to_move.fill_lane(lane, mouse_to_move);
            self.cat_to_move.fill_lane(lane, cat_to_move);
        }
        for half in [&mut self.mouse_to_move, &mut self.cat_to_move] {
            half.mouse.begin();
            half.cat.begin();
        }
    }

    /// Decides the positions of the next layer; false if there is none.
    ///
    /// All four sets are found before any is added, since the layer must see the layers before it
    /// alone. Where the last layer has added nothing, nothing new leads.
    #[inline(always)]
    fn decide_layer(&mut self, steps: &Steps<R>) -> bool {
        let Self {
            mouse_to_move,
            cat_to_move,
        } = self;
        let mouse_wins = steps.mouse_wins(&cat_to_move.mouse);
        let mouse_loses = steps.mouse_loses(&cat_to_move.cat);
        let cat_wins = steps.cat_wins(&mouse_to_move.cat);
        let cat_loses = steps.cat_loses(&mouse_to_move.mouse);
        let Half {
            undecided,
            mouse,
            cat,
            ..
        } = mouse_to_move;
        let mouse_any = mouse.add(undecided, &mouse_wins) | cat.add(undecided, &mouse_loses);
        let Half {
            undecided,
            mouse,
            cat,
            ..
        } = cat_to_move;
        let cat_any = cat.add(undecided, &cat_wins) | mouse.add(undecided, &cat_loses);
        mouse_any | cat_any
    }
}

/// A game being solved.
struct Solving<'s, 'g, R, const PLANES: usize> {
    game: &'s mut Game<R, PLANES>,
    arena: &'s Arena<'g>,
    goal: Goal,
}

impl<R: Rows, const PLANES: usize> Vectorised for Solving<'_, '_, R, PLANES> {
    type Output = Decided;

    #[inline(always)]
    fn run(self) -> Decided {
        let Self { game, arena, goal } = self;
        game.set_up(arena, goal);
        let steps = Steps::new(arena);
        let mut layer = 0;
        loop {
            if let Goal::Answer(position) = goal
                && let Some(winner) = game.half(position.turn).winner(position)
            {
                return Some((winner, layer));
            }
            if !game.decide_layer(&steps) {
                return None;
            }
            layer += 1;
            if goal == Goal::Plies {
                game.mouse_to_move.add_to_planes(layer);
                game.cat_to_move.add_to_planes(layer);
            }
        }
    }
}

/// The decided positions of a half being counted.
struct Counting<'s, R, const PLANES: usize> {
    half: &'s Half<R, PLANES>,
    tell: &'s mut dyn FnMut(Player, u32, u64),
}

impl<R: Rows, const PLANES: usize> Vectorised for Counting<'_, R, PLANES> {
    type Output = ();

    #[inline(always)]
    fn run(self) {
        let Self { half, tell } = self;
        let planes = half.planes_in_use();
        for (winner, won) in [(Player::Mouse, &half.mouse), (Player::Cat, &half.cat)] {
            let mut left = won.all.count();
            // Every decided position is in one of the classes, so that there is an end.
            let mut plies = 0;
            while left > 0 {
                let positions = in_plies(&won.all, planes, plies).count();
                if positions > 0 {
                    tell(winner, plies, positions);
                    left -= positions;
                }
                plies += 1;
            }
        }
    }
}

/// The part of a set whose plies are a number, which the planes must be enough for.
#[inline(always)]
fn in_plies<R: Rows>(set: &R, planes: &[R], plies: u32) -> R {
    let mut part = *set;
    for (bit, plane) in planes.iter().enumerate() {
        if plies >> bit & 1 == 1 {
            part.keep(plane);
        } else {
            part.remove(plane);
        }
    }
    part
}

impl<R: Rows, const PLANES: usize> Half<R, PLANES> {
    const EMPTY: Self = Self {
        undecided: R::EMPTY,
        mouse: Won::NONE,
        cat: Won::NONE,
        planes: [R::EMPTY; PLANES],
    };

    #[inline(always)]
    fn clear(&mut self, goal: Goal) {
        (self.undecided, self.mouse, self.cat) = (R::EMPTY, Won::NONE, Won::NONE);
        if goal == Goal::Plies {
            self.planes = [R::EMPTY; PLANES];
        }
    }

    #[inline(always)]
    fn fill_lane(&mut self, lane: usize, cells: Cells) {
        self.undecided.fill_lane(lane, cells.undecided);
        self.mouse.all.fill_lane(lane, cells.mouse_won);
        self.cat.all.fill_lane(lane, cells.cat_won);
    }

    #[inline(always)]
    fn add_to_planes(&mut self, layer: u32) {
        for won in [&self.mouse, &self.cat] {
            if won.any_last {
                for (bit, plane) in self.planes.iter_mut().enumerate() {
                    if layer >> bit & 1 == 1 {
                        plane.add(&won.last);
                    }
                }
            }
        }
    }

    /// The planes up to the highest in which there is any position.
    #[inline(always)]
    fn planes_in_use(&self) -> &[R] {
        let highest = self.planes.iter().rposition(|plane| !plane.is_empty());
        &self.planes[..highest.map_or(0, |highest| highest + 1)]
    }

    #[inline(always)]
    fn winner(&self, position: Position) -> Option<Player> {
        if has(&self.mouse.all, position) {
            Some(Player::Mouse)
        } else if has(&self.cat.all, position) {
            Some(Player::Cat)
        } else {
            None
        }
    }

    fn plies(&self, position: Position) -> u32 {
        let planes = self.planes.iter().enumerate();
        planes
            .map(|(bit, plane)| u32::from(has(plane, position)) << bit)
            .sum()
    }
}

impl<R: Rows> Won<R> {
    const NONE: Self = Self {
        all: R::EMPTY,
        last: R::EMPTY,
        any_last: false,
    };

    /// What is won before any layer is what the first layer follows.
    #[inline(always)]
    fn begin(&mut self) {
        self.last = self.all;
        self.any_last = !self.all.is_empty();
    }

    /// Adds what is undecided of a set, hence decides it; false if there is nothing.
    #[inline(always)]
    fn add(&mut self, undecided: &mut R, set: &Option<R>) -> bool {
        self.any_last = false;
        if let Some(set) = set {
            self.last.set_to_common(set, undecided);
            self.all.add(&self.last);
            undecided.remove(&self.last);
            self.any_last = !self.last.is_empty();
        }
        self.any_last
    }
}

impl<R: Rows> Steps<R> {
    #[inline(always)]
    fn new(arena: &Arena<'_>) -> Self {
        let (mouse_moves, cat_moves) = (arena.moves_of(Player::Mouse), arena.moves_of(Player::Cat));
        let mut cat_into = [0; 64];
        for (into, from) in cat_into.iter_mut().zip(arcs_into(cat_moves)) {
            *into = from;
        }
        let mouse_arcs = R::mouse_arcs(arcs_into(mouse_moves));
        Self {
            mouse_arcs,
            cat_into,
            cat_places: Place::new(cat_moves.place_count()).index(),
        }
    }

    /// With the mouse to move: the positions from which a step leads into what it has won last.
    #[inline(always)]
    fn mouse_wins(&self, with_cat_to_move: &Won<R>) -> Option<R> {
        if !with_cat_to_move.any_last {
            return None;
        }
        let mut reached = R::EMPTY;
        reached.add_mouse_step(&with_cat_to_move.last, &self.mouse_arcs);
        Some(reached)
    }

    /// With the mouse to move: the positions from which no step leads out of what the cat has won.
    #[inline(always)]
    fn mouse_loses(&self, with_cat_to_move: &Won<R>) -> Option<R> {
        if !with_cat_to_move.any_last {
            return None;
        }
        let mut escapes = R::EMPTY;
        escapes.add_mouse_step(&with_cat_to_move.all.complement(), &self.mouse_arcs);
        Some(escapes.complement())
    }

    /// With the cat to move: the positions from which a step leads into what it has won last.
    #[inline(always)]
    fn cat_wins(&self, with_mouse_to_move: &Won<R>) -> Option<R> {
        if !with_mouse_to_move.any_last {
            return None;
        }
        let mut reached = R::EMPTY;
        reached.add_cat_step(&with_mouse_to_move.last, &self.cat_into[..self.cat_places]);
        Some(reached)
    }

    /// With the cat to move: the positions from which no step leads out of what the mouse has won.
    #[inline(always)]
    fn cat_loses(&self, with_mouse_to_move: &Won<R>) -> Option<R> {
        if !with_mouse_to_move.any_last {
            return None;
        }
        let mut escapes = R::EMPTY;
        let outside = with_mouse_to_move.all.complement();
        escapes.add_cat_step(&outside, &self.cat_into[..self.cat_places]);
        Some(escapes.complement())
    }
}

/// For each place the bits of the places from which the side can move there.
#[inline(always)]
fn arcs_into<'a>(moves: &'a Moves<'_>) -> impl Iterator<Item = u64> + 'a {
    let barred = moves.barred().as_slice().iter();
    let barred = barred.fold(0_u64, |bits, place| bits | 1 << place.number());
    (0..moves.place_count()).map(move |place| {
        let from = moves.arc_bits_into(Place::new(place)).unwrap_or(0);
        if barred >> place & 1 == 1 {
            0
        } else {
            from & !barred
        }
    })
}

#[inline(always)]
fn has<R: Rows>(set: &R, position: Position) -> bool {
    set.has(position.mouse.index(), position.cat.number())
}
