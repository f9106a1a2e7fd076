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

/// Every contender but textbook.
///
/// # Errors
/// [`ThreadsError`] if the system refuses the threads of the batches.
pub fn all() -> Result<Vec<Contender>, ThreadsError> {
    let queue = || Solver::builder().kernel(Kernel::Queue).build();
    Ok(vec![
        Contender::single("queue", table(queue())),
        Contender::batch("queue-batch-1", batch(queue(), one_thread()?)),
        Contender::batch("queue-batch-all", batch(queue(), Threads::all()?)),
    ])
}

/// A way to solve games of Cat and Mouse.
pub struct Contender {
    name: &'static str,
    run: Run,
}

/// A graph, in the forms that contenders begin with.
pub struct Game {
    /// The graph, validated.
    pub graph: Graph,
    /// The same graph as textbook takes it.
    pub adjacency: Vec<Vec<u32>>,
}

enum Run {
    Single(Box<Single>),
    Batch(Box<Batch>),
}

/// Solves one game in fresh memory, and adds the outcomes of the positions asked for.
type Single = dyn Fn(&Game, &[Position], &mut Vec<Outcome>);

/// Answers many games, each from its start.
type Batch = dyn Fn(&[Game]) -> Vec<Outcome>;

impl Game {
    /// The game on a graph, with the hole at 0, the mouse at 1 and the cat at 2.
    pub fn new(graph: Graph) -> Self {
        let adjacency = textbook::adjacency(&graph);
        Self { graph, adjacency }
    }

    /// The position in which every game starts.
    pub const START: Position = Position {
        mouse: Place::new(1),
        cat: Place::new(2),
        turn: Player::Mouse,
    };

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
        Self::single("textbook", |game, positions, outcomes| {
            let colours = textbook::solve(&game.adjacency);
            outcomes.extend(positions.iter().map(|&position| colours.outcome(position)));
        })
    }

    fn single(
        name: &'static str,
        run: impl Fn(&Game, &[Position], &mut Vec<Outcome>) + 'static,
    ) -> Self {
        let run = Run::Single(Box::new(run));
        Self { name, run }
    }

    fn batch(name: &'static str, run: impl Fn(&[Game]) -> Vec<Outcome> + 'static) -> Self {
        let run = Run::Batch(Box::new(run));
        Self { name, run }
    }

    /// What the contender is called in reports.
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// Whether it answers games together rather than one after another, which takes more than one.
    pub fn is_batch(&self) -> bool {
        matches!(self.run, Run::Batch(_))
    }

    /// How each game ends from its start: what is timed.
    ///
    /// # Panics
    /// If a game has fewer than 3 nodes or does not fit the memory.
    pub fn answers(&self, games: &[Game]) -> Vec<Outcome> {
        match &self.run {
            Run::Single(run) => {
                let mut outcomes = Vec::with_capacity(games.len());
                for game in games {
                    run(game, &[Game::START], &mut outcomes);
                }
                outcomes
            }
            Run::Batch(run) => run(games),
        }
    }

    /// How a game ends from each of these positions; `None` if the contender answers starts alone.
    ///
    /// # Panics
    /// If one is not a position of the game, or the game does not fit the memory.
    pub fn outcomes(&self, game: &Game, positions: &[Position]) -> Option<Vec<Outcome>> {
        match &self.run {
            Run::Single(run) => {
                let mut outcomes = Vec::with_capacity(positions.len());
                run(game, positions, &mut outcomes);
                Some(outcomes)
            }
            Run::Batch(_) => None,
        }
    }
}

/// Makes the whole table of a game.
fn table(solver: Solver) -> impl Fn(&Game, &[Position], &mut Vec<Outcome>) {
    move |game, positions, outcomes| {
        let arena = game.arena();
        let table = solver
            .solve(&arena)
            .expect("a bench's game fits the memory");
        outcomes.extend(positions.iter().map(|&position| table.outcome(position)));
    }
}

/// Answers games on threads that are kept.
fn batch(solver: Solver, threads: Threads) -> impl Fn(&[Game]) -> Vec<Outcome> {
    move |games| {
        let arenas: Vec<_> = games.iter().map(Game::arena).collect();
        let answers = solver.solve_batch(&threads, &arenas).into_iter();
        let answers = answers.map(|answer| answer.expect("a bench's game fits the memory"));
        answers.map(|answer| answer.outcome).collect()
    }
}

fn one_thread() -> Result<Threads, ThreadsError> {
    Threads::new(NonZeroUsize::MIN)
}
