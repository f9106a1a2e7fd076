//! `catmouse man`.

use clap::CommandFactory;
use clap_mangen::Man;

use crate::arguments::{Arguments, ManArguments};
use crate::console::Console;
use crate::failure::{Exit, Failure};

/// Writes the manual page of the command or of a verb.
pub(super) fn man(arguments: &ManArguments, console: &mut Console) -> Result<Exit, Failure> {
    let mut command = Arguments::command();
    // This gives the verbs their full names.
    command.build();
    let page = arguments.verb.iter().try_fold(&command, |command, verb| {
        let found = command.find_subcommand(verb);
        found.ok_or_else(|| Failure::UnknownVerb(verb.clone()))
    })?;
    Man::new(page.clone())
        .source(concat!("catmouse ", env!("CARGO_PKG_VERSION")))
        .manual("User Commands")
        .render(console.out())?;
    Ok(Exit::Done)
}
