//! `catmouse verify`.

use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Write};
use std::path::PathBuf;

use catmouse_verifier::{Rule, VerifyError, verify_stream};

use crate::arguments::VerifyArguments;
use crate::console::Console;
use crate::failure::{Exit, Failure};
use crate::input::read_one;
use crate::proof::Sentence;

/// Checks a certificate of the game on one graph, and tells what it proves or why it is rejected.
pub(super) fn verify(arguments: &VerifyArguments, console: &mut Console) -> Result<Exit, Failure> {
    if arguments.graph == "-" && arguments.certificate == "-" {
        return Err(Failure::SameInput);
    }
    let game = arguments.game.game()?;
    let reading = game.reading(arguments.input.format);
    let input = read_one(arguments.graph.clone(), reading)?;
    let board = game.board(&input.read.ground);
    let board = board.map_err(|refusal| input.refuse(refusal))?;
    let arena = board.arena().map_err(|refusal| input.refuse(refusal))?;

    let path = || match arguments.certificate.as_os_str() {
        name if name == "-" => PathBuf::from("stdin"),
        name => PathBuf::from(name),
    };
    let unreadable = |error| Failure::Certificate {
        path: path(),
        error,
    };
    let certificate = open(&arguments.certificate).map_err(unreadable)?;
    match verify_stream(&arena, certificate, arguments.memory.limit_bytes()) {
        Ok(verified) => {
            let arena = &arena;
            writeln!(console.out(), "proved: {}", Sentence { arena, verified })?;
            Ok(Exit::Done)
        }
        Err(VerifyError::Rejected(rejection)) => match rejection.rule {
            // This is no verdict on the certificate.
            Rule::MemoryLimit { .. } | Rule::OutOfMemory => Err(Failure::CertificateMemory {
                path: path(),
                rejection,
            }),
            _ => {
                let path = path();
                writeln!(console.out(), "rejected: {}, {rejection}", path.display())?;
                Ok(Exit::Rejected)
            }
        },
        Err(VerifyError::Io(error)) => Err(unreadable(error)),
        Err(error) => Err(unreadable(io::Error::other(error))),
    }
}

fn open(certificate: &OsStr) -> io::Result<Box<dyn BufRead>> {
    if certificate == "-" {
        return Ok(Box::new(BufReader::new(io::stdin())));
    }
    Ok(Box::new(BufReader::with_capacity(
        1 << 16,
        File::open(certificate)?,
    )))
}
