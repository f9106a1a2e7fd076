//! Certificates: what the engine writes is proved, and whatever else is proved is true.

use std::io::BufReader;

use catmouse_engine::{Arena, Kernel, Position, Solver};
use catmouse_reference::{CatAndMouse, minimax_by_plies};
use catmouse_verifier::mutations::{Truth, assert_true};
use catmouse_verifier::{Proved, Rejection, Rule, Verified, VerifyError};
use catmouse_verifier::{game_hash, verify, verify_stream};

use super::game::to_situation;
use super::unwrap_solved;
use crate::cases::{ArenaCase, Forgery, Game, Kind};
use crate::rounds;

/// Every kind of certificate is the same by every kernel, and proves all that it should.
pub fn check_certificates(case: &ArenaCase) {
    let graphs = case.digraphs();
    let arena = case.arena(&graphs);
    let won = rounds::solve_by_rounds(case);
    let truth = |position: Position| won.get(&position).copied();
    let table = unwrap_solved(Solver::new().solve(&arena), case);
    let certificates = Kind::ALL.map(|kind| kind.certificate(&table));
    for (kind, certificate) in Kind::ALL.into_iter().zip(&certificates) {
        let verified = verify(&arena, certificate);
        let verified = verified.unwrap_or_else(|rejection| panic!("{rejection}: {case:?}"));
        assert_true(&arena, &verified, truth);
        assert!(
            says_all(kind, &verified),
            "{kind:?}, {verified:?}: {case:?}"
        );
    }
    for kernel in Kernel::ALL {
        let solver = Solver::builder().kernel(kernel).build();
        if solver.memory_bytes(&arena).is_some() {
            let table = unwrap_solved(solver.solve(&arena), case);
            let others = Kind::ALL.map(|kind| kind.certificate(&table));
            assert!(others == certificates, "kernel {kernel}: {case:?}");
        }
    }
}

/// Whether as much is proved as a kind of certificate can prove.
fn says_all(kind: Kind, verified: &Verified) -> bool {
    match (kind, verified) {
        (Kind::Table, Verified::Table { .. }) => true,
        (kind, Verified::Start { proved, .. }) => matches!(
            (kind, proved),
            (Kind::Start, Proved::Outcome { .. }) | (Kind::Exact, Proved::Exact { .. })
        ),
        _ => false,
    }
}

/// An altered certificate of Cat and Mouse is rejected, or what it proves is true by the oracle.
pub fn check_forged_game(forgery: &Forgery<Game>) {
    let game = &forgery.game;
    let graph = game.graph();
    check_altered(forgery, &game.arena(&graph), || truth_of(game));
}

/// An altered certificate of any pursuit game is rejected, or what it proves is true by rounds.
pub fn check_forged_arena(forgery: &Forgery<ArenaCase>) {
    let case = &forgery.game;
    let graphs = case.digraphs();
    check_altered(forgery, &case.arena(&graphs), || {
        let won = rounds::solve_by_rounds(case);
        move |position: Position| won.get(&position).copied()
    });
}

fn check_altered<Case: std::fmt::Debug, Oracle: Fn(Position) -> Truth>(
    forgery: &Forgery<Case>,
    arena: &Arena<'_>,
    oracle: impl FnOnce() -> Oracle,
) {
    let table = unwrap_solved(Solver::new().solve(arena), forgery);
    let altered = forgery.alter(forgery.kind.certificate(&table));
    if let Ok(verified) = verify(arena, &altered) {
        assert_true(arena, &verified, oracle());
    }
}

/// Whatever the bytes, they are rejected, or what they prove is true by the oracle: as they are,
/// and after the header of a certificate, for some games. How they arrive makes no difference.
pub fn check_raw_certificate(bytes: &[u8]) {
    for game in raw_games() {
        let graph = game.graph();
        let arena = game.arena(&graph);
        let hash = game_hash(&arena);
        for kind in ["", "start", "exact", "table"] {
            let mut text = Vec::new();
            if !kind.is_empty() {
                let header = format!("catmouse certificate 1\nkind {kind}\ngame sha256 {hash}\n");
                text.extend(format!("{header}start 1 2 mouse\n").into_bytes());
            }
            text.extend(bytes);
            let verdict = verify(&arena, &text);
            if let Ok(verified) = verdict {
                assert_true(&arena, &verified, truth_of(&game));
            }
            assert_same_in_pieces(&arena, &text, &verdict);
        }
    }
}

/// A stream of single bytes has the same verdict; and so has a table for which there is hardly any
/// memory, unless the memory is what is missing.
fn assert_same_in_pieces(arena: &Arena<'_>, text: &[u8], verdict: &Result<Verified, Rejection>) {
    for memory_limit_bytes in [1, u64::MAX] {
        let reader = BufReader::with_capacity(1, text);
        let streamed = match verify_stream(arena, reader, memory_limit_bytes) {
            Ok(verified) => Ok(verified),
            Err(VerifyError::Rejected(rejection)) => Err(rejection),
            Err(error) => panic!("memory can be read, but {error}"),
        };
        let lacks_memory =
            |rejection: &Rejection| matches!(rejection.rule, Rule::MemoryLimit { .. });
        if memory_limit_bytes > 1 || !streamed.as_ref().is_err_and(lacks_memory) {
            assert_eq!(&streamed, verdict, "{}", text.escape_ascii());
        }
    }
}

/// The games that raw bytes are held against: won by the mouse in 3 plies, by the cat in 4, drawn.
pub fn raw_games() -> [Game; 3] {
    let lists: [&[&[u32]]; 3] = [
        &[&[3], &[2, 3], &[1], &[0, 1]],
        &[&[4], &[3, 4], &[3, 4], &[1, 2], &[0, 1, 2]],
        &[&[2, 5], &[3], &[0, 4, 5], &[1, 4, 5], &[2, 3], &[0, 2, 3]],
    ];
    lists.map(|lists| Game::with_usual_roles(lists.iter().map(|list| list.to_vec()).collect()))
}

/// The truth about Cat and Mouse, by the oracle.
fn truth_of(game: &Game) -> impl Fn(Position) -> Truth {
    let graph = game.graph();
    let oracle = CatAndMouse::new(&graph, game.hole);
    let verdicts = minimax_by_plies(&oracle);
    let arena = game.arena(&graph);
    let truths = arena.positions().map(|position| {
        let verdict = verdicts.verdict(to_situation(position));
        (position, verdict.outcome.winner().zip(verdict.plies))
    });
    let truths: std::collections::HashMap<Position, Truth> = truths.collect();
    move |position| truths[&position]
}
