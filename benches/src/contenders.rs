//! The ways to solve that are timed against each other, each under the name that it is reported by.
//!
//! A contender begins with a [`Game`], which holds a graph in every form that a contender begins
//! with, and ends when all its memory is given back: whatever else it needs, it makes while the
//! clock runs. Only a batch keeps its threads and their memory from one run to the next.
//!
//! ```
//! use catmouse_benches::contenders::{self, Contender, Game};
//! use catmouse_benches::families;
//!
//! let family = families::by_name("small", 0).expect("a family of that name");
//! let games: Vec<Game> = family.graphs.into_iter().map(Game::new).collect();
//! let expected = Contender::textbook().answers(&games);
//! for contender in contenders::all()? {
//!     assert_eq!(contender.answers(&games), expected, "{}", contender.name());
//! }
//! # Ok::<(), catmouse_engine::ThreadsError>(())
//! ```

use std::num::NonZeroUsize;

use catmouse_engine::{
    Arena, Graph, Kernel, Outcome, Place, Player, Position, Solver, Threads, ThreadsError,
};

use crate::textbook;

/// The kernels that are timed.
const KERNELS: [Kernel; 3] = [Kernel::Queue, Kernel::Lanes, Kernel::Bits];

/// Every contender but textbook: each kernel in each of its uses. A kernel's bare name stands for
/// the whole table with plies.
///
/// # Errors
/// [`ThreadsError`] if the system refuses the threads of the batches.
pub fn all() -> Result<Vec<Contender>, ThreadsError> {
    let mut contenders = Vec::new();
    for kernel in KERNELS {
        let solver = || Solver::builder().kernel(kernel).build();
        let (one, all) = (Threads::new(NonZeroUsize::MIN)?, Threads::all()?);
        contenders.extend([
            Contender::new(kernel.to_string(), Use::Table(solver())),
            Contender::new(format!("{kernel}-outcomes"), Use::Outcomes(solver())),
            Contender::new(format!("{kernel}-answer"), Use::Answer(solver())),
            Contender::new(format!("{kernel}-batch-1"), Use::Batch(solver(), one)),
            Contender::new(format!("{kernel}-batch-all"), Use::Batch(solver(), all)),
        ]);
    }
    Ok(contenders)
}

/// A way to solve games of Cat and Mouse.
pub struct Contender {
    name: String,
    run: Use,
}

/// A graph, in the forms that contenders begin with.
pub struct Game {
    /// The graph, validated.
    pub graph: Graph,
    /// The same graph as textbook takes it.
    pub adjacency: Vec<Vec<u32>>,
}

/// What a solver is used for.
enum Use {
    Textbook,
    /// Outcome and plies of every position.
    Table(Solver),
    /// The outcome of every position.
    Outcomes(Solver),
    /// The answer from the start alone.
    Answer(Solver),
    /// The answers of all games together.
    Batch(Solver, Threads),
}

impl Game {
    /// The position in which every game starts.
    pub const START: Position = Position {
        mouse: Place::new(1),
        cat: Place::new(2),
        turn: Player::Mouse,
    };

    /// The game on a graph, with the hole at 0, the mouse at 1 and the cat at 2.
    pub fn new(graph: Graph) -> Self {
        let adjacency = textbook::adjacency(&graph);
        Self { graph, adjacency }
    }

    /// The game's rules.
    ///
    /// # Panics
    /// If the graph has fewer than 3 nodes.
    pub fn arena(&self) -> Arena<'_> {
        Arena::cat_and_mouse(&self.graph).expect("a bench's graph has 3 nodes or more")
    }
}

impl Contender {
    /// The textbook solver: what every contender is held against.
    pub fn textbook() -> Self {
        Self::new("textbook".to_owned(), Use::Textbook)
    }

    fn new(name: String, run: Use) -> Self {
        Self { name, run }
    }

    /// What the contender is called in reports.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Whether it answers games together rather than one after another, and keeps its memory.
    pub fn is_batch(&self) -> bool {
        matches!(self.run, Use::Batch(..))
    }

    /// Whether it is to be timed on these games: its kernel can hold them, and a batch takes more
    /// than one.
    pub fn takes(&self, games: &[Game]) -> bool {
        let holds = |solver: &Solver| {
            games
                .iter()
                .all(|game| solver.memory_bytes(&game.arena()).is_some())
        };
        match &self.run {
            Use::Textbook => true,
            Use::Table(solver) | Use::Outcomes(solver) | Use::Answer(solver) => holds(solver),
            Use::Batch(solver, _) => games.len() > 1 && holds(solver),
        }
    }

    /// How each game ends from its start: what is timed.
    ///
    /// # Panics
    /// If it does not take these games, or one has fewer than 3 nodes.
    pub fn answers(&self, games: &[Game]) -> Vec<Outcome> {
        let start = |solved: &Solved<'_>| solved(Game::START);
        let single = games.iter();
        match &self.run {
            Use::Textbook => single.map(|game| colour(game, start)).collect(),
            Use::Table(solver) => single.map(|game| tabulate(solver, game, start)).collect(),
            Use::Outcomes(solver) => single.map(|game| decide(solver, game, start)).collect(),
            Use::Answer(solver) => single.map(|game| answer(solver, game)).collect(),
            Use::Batch(solver, threads) => answer_batch(solver, threads, games),
        }
    }

    /// How a game ends from each of these positions; `None` if the contender answers starts alone.
    ///
    /// # Panics
    /// If one is not a position of the game, or the contender does not take this game.
    pub fn outcomes(&self, game: &Game, positions: &[Position]) -> Option<Vec<Outcome>> {
        let all =
            |solved: &Solved<'_>| positions.iter().map(|&position| solved(position)).collect();
        match &self.run {
            Use::Textbook => Some(colour(game, all)),
            Use::Table(solver) => Some(tabulate(solver, game, all)),
            Use::Outcomes(solver) => Some(decide(solver, game, all)),
            Use::Answer(_) | Use::Batch(..) => None,
        }
    }
}

/// A solved game: it can tell the outcome of every position.
type Solved<'a> = dyn Fn(Position) -> Outcome + 'a;

fn colour<Reply>(game: &Game, ask: impl FnOnce(&Solved<'_>) -> Reply) -> Reply {
    let colours = textbook::solve(&game.adjacency);
    ask(&|position| colours.outcome(position))
}

fn tabulate<Reply>(solver: &Solver, game: &Game, ask: impl FnOnce(&Solved<'_>) -> Reply) -> Reply {
    let arena = game.arena();
    let table = solver.solve(&arena).expect(FITS);
    ask(&|position| table.outcome(position))
}

fn decide<Reply>(solver: &Solver, game: &Game, ask: impl FnOnce(&Solved<'_>) -> Reply) -> Reply {
    let arena = game.arena();
    let outcomes = solver.outcomes(&arena).expect(FITS);
    ask(&|position| outcomes.outcome(position))
}

fn answer(solver: &Solver, game: &Game) -> Outcome {
    solver.answer(&game.arena()).expect(FITS).outcome
}

fn answer_batch(solver: &Solver, threads: &Threads, games: &[Game]) -> Vec<Outcome> {
    let arenas: Vec<_> = games.iter().map(Game::arena).collect();
    let answers = solver.solve_batch(threads, &arenas).into_iter();
    answers.map(|answer| answer.expect(FITS).outcome).collect()
}

const FITS: &str = "a contender takes only games that it can solve";
