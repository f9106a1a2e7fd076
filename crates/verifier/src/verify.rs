//! A certificate from its first line to its last.

use std::io::BufRead;

use catmouse_game::{Arena, Player};

use crate::game_text::{game_hash, start_line};
use crate::guarantee::{self, Kind};
use crate::lines::Lines;
use crate::rejection::{Rejection, Rule, VerifyError};
use crate::table;
use crate::verified::Verified;

/// How many bytes the positions of a table may take unless said otherwise: 8 GiB.
pub const MEMORY_LIMIT: u64 = 8 << 30;

/// Checks a certificate of a game, and tells what it proves.
///
/// # Errors
/// [`Rejection`] names the rule that it breaks, the line, and the position if there is one.
///
/// # Complexity
/// Time linear in the moves of both sides and of the positions listed, and in the bytes. Memory
/// linear in the bytes; for a table at most 3 bytes a position.
pub fn verify(arena: &Arena<'_>, certificate: &[u8]) -> Result<Verified, Rejection> {
    match verify_stream(arena, certificate, MEMORY_LIMIT) {
        Ok(verified) => Ok(verified),
        Err(VerifyError::Rejected(rejection)) => Err(rejection),
        Err(VerifyError::Io(error)) => unreachable!("memory can be read, but: {error}"),
    }
}

/// Checks a certificate of a game that comes as a stream, of which one line at a time is held. The
/// positions of a table may take so many bytes.
///
/// # Errors
/// [`VerifyError`] if the certificate is rejected, or can't be read.
pub fn verify_stream(
    arena: &Arena<'_>,
    certificate: impl BufRead,
    memory_limit_bytes: u64,
) -> Result<Verified, VerifyError> {
    let mut lines = Lines::new(certificate, length_max(arena));
    lines.expect("catmouse certificate 1", Rule::Version)?;
    let kind = match lines.next()? {
        b"kind start" => Some(Kind::Start),
        b"kind exact" => Some(Kind::Exact),
        b"kind table" => None,
        _ => {
            let expected = "\"kind start\", \"kind exact\" or \"kind table\"";
            return Err(lines.reject(Rule::Expected { expected }));
        }
    };
    let game = format!("game sha256 {}", game_hash(arena));
    lines.expect(&game, Rule::ForeignGame)?;
    lines.expect(&start_line(arena), Rule::ForeignStart)?;
    let verified = match kind {
        Some(kind) => guarantee::verify(arena, kind, &mut lines)?,
        None => table::verify(arena, &mut lines, memory_limit_bytes)?,
    };
    lines.expect_end()?;
    Ok(verified)
}

/// No line of a certificate is longer: the longest are the header's, and a table's rows, whose
/// entries take less than 16 bytes each.
fn length_max(arena: &Arena<'_>) -> u64 {
    let places = Player::BOTH.map(|player| arena.moves_of(player).place_count());
    100 + 16 * u64::from(places[0].max(places[1]))
}
