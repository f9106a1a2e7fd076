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
//! let expected = Contender::textbook()?.answers(&games);
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

/// Every contender but textbook. The kernel is the one that the solver chooses, unless the name
/// tells which; all run on one thread, unless the name tells that they run on all.
///
/// # Errors
/// [`ThreadsError`] if the system refuses the threads.
pub fn all() -> Result<Vec<Contender>, ThreadsError> {
    let of = |kernel| Solver::builder().kernel(kernel).build();
    let one = [
        ("queue", Use::Table(of(Kernel::Queue))),
        ("bits", Use::Table(of(Kernel::Bits))),
        ("table", Use::Table(Solver::new())),
        ("outcomes", Use::Outcomes(Solver::new())),
        ("answer", Use::Answer(Solver::new())),
        ("batch", Use::Batch(Solver::new())),
    ];
    let every = [
        ("table-threads", Use::Table(Solver::new())),
        ("outcomes-threads", Use::Outcomes(Solver::new())),
        ("answer-threads", Use::Answer(Solver::new())),
        ("batch-threads", Use::Batch(Solver::new())),
    ];
    let mut contenders = Vec::new();
    for (name, run) in one {
        contenders.push(Contender {
            name,
            run,
            threads: Threads::new(NonZeroUsize::MIN)?,
        });
    }
    for (name, run) in every {
        contenders.push(Contender {
            name,
            run,
            threads: Threads::all()?,
        });
    }
    Ok(contenders)
}

/// A way to solve games of Cat and Mouse, on threads of its own.
pub struct Contender {
    name: &'static str,
    run: Use,
    threads: Threads,
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
    Batch(Solver),
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
    ///
    /// # Errors
    /// [`ThreadsError`] if the system refuses its thread.
    pub fn textbook() -> Result<Self, ThreadsError> {
        let threads = Threads::new(NonZeroUsize::MIN)?;
        Ok(Self {
            name: "textbook",
            run: Use::Textbook,
            threads,
        })
    }

    /// What the contender is called in reports.
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// Whether it answers games together rather than one after another, and keeps its memory.
    pub fn is_batch(&self) -> bool {
        matches!(self.run, Use::Batch(..))
    }

    /// Whether it is to be timed on these games: its kernel can hold them, a batch takes more than
    /// one, and several threads are of use for one large game or for a batch.
    pub fn takes(&self, games: &[Game]) -> bool {
        let is_single = games.len() == 1;
        let holds = |solver: &Solver| {
            games
                .iter()
                .all(|game| solver.memory_bytes(&game.arena()).is_some())
        };
        match &self.run {
            Use::Textbook => true,
            Use::Batch(solver) => !is_single && holds(solver),
            Use::Table(solver) | Use::Outcomes(solver) | Use::Answer(solver) => {
                (is_single || !self.name.ends_with("-threads")) && holds(solver)
            }
        }
    }

    /// How each game ends from its start: what is timed.
    ///
    /// # Panics
    /// If it does not take these games, or one has fewer than 3 nodes.
    pub fn answers(&self, games: &[Game]) -> Vec<Outcome> {
        self.threads.run(|| {
            let start = |solved: &Solved<'_>| solved(Game::START);
            let single = games.iter();
            match &self.run {
                Use::Textbook => single.map(|game| colour(game, start)).collect(),
                Use::Table(solver) => single.map(|game| tabulate(solver, game, start)).collect(),
                Use::Outcomes(solver) => single.map(|game| decide(solver, game, start)).collect(),
                Use::Answer(solver) => single.map(|game| answer(solver, game)).collect(),
                Use::Batch(solver) => answer_batch(solver, &self.threads, games),
            }
        })
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
            Use::Answer(_) | Use::Batch(_) => None,
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
