//! `catmouse certify`.

use std::fs::File;
use std::io::{self, Write};
use std::path::Path;

use catmouse_engine::{Table, certify_exact, certify_start, certify_table};

use crate::arguments::CertifyArguments;
use crate::console::Console;
use crate::failure::{Exit, Failure};
use crate::input::read_one;

/// Writes a certificate of the game on one graph.
pub(super) fn certify(
    arguments: &CertifyArguments,
    console: &mut Console,
) -> Result<Exit, Failure> {
    let game = arguments.game.game()?;
    let reading = game.reading(arguments.input.format);
    let input = read_one(arguments.graph.clone(), reading)?;
    let board = game.board(&input.read.ground);
    let board = board.map_err(|refusal| input.refuse(refusal))?;
    let arena = board.arena().map_err(|refusal| input.refuse(refusal))?;
    let table = arguments.solver.solver().solve(&arena);
    let table = table.map_err(|error| input.refuse(error))?;
    match &arguments.file {
        Some(path) => {
            write_file(arguments, &table, path).map_err(|error| Failure::OutputFile {
                path: path.clone(),
                error,
            })?;
        }
        None => write_certificate(arguments, &table, console.out())?,
    }
    Ok(Exit::Done)
}

/// Opens the file only now that there is a certificate to be written.
fn write_file(arguments: &CertifyArguments, table: &Table<'_>, path: &Path) -> io::Result<()> {
    let mut file = File::create(path)?;
    write_certificate(arguments, table, &mut file)
}

fn write_certificate(
    arguments: &CertifyArguments,
    table: &Table<'_>,
    out: &mut impl Write,
) -> io::Result<()> {
    if arguments.table {
        certify_table(table, out)
    } else if arguments.exact {
        certify_exact(table, out)
    } else {
        certify_start(table, out)
    }
}
