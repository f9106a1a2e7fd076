//! Everything that the command prints: answers on stdout; messages and progress on stderr.

use std::fmt::{self, Display};
use std::io::{self, BufWriter, IsTerminal, StdoutLock, Write};
use std::process::ExitCode;
use std::time::Duration;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressState, ProgressStyle};

use crate::failure::{Exit, Failure};

/// The exit code of a negative verdict: on a certificate, or on an answer of this program.
const NEGATIVE: u8 = 1;

/// The exit code for bad input and usage, the same as clap's.
const BAD_INPUT: u8 = 2;

/// Stdout and stderr.
pub(crate) struct Console {
    out: BufWriter<StdoutLock<'static>>,
    progress: ProgressBar,
}

impl Console {
    /// Takes stdout for itself.
    pub(crate) fn new() -> Self {
        Self {
            out: BufWriter::with_capacity(1 << 16, io::stdout().lock()),
            progress: ProgressBar::hidden(),
        }
    }

    /// Where answers go. What is written is seen after the next [`Console::flush`].
    pub(crate) fn out(&mut self) -> &mut impl Write {
        &mut self.out
    }

    /// Lets all that was written be seen.
    pub(crate) fn flush(&mut self) -> Result<(), Failure> {
        Ok(self.out.flush()?)
    }

    /// Shows from now on how many graphs are done, unless nobody looks at it: the answers
    /// themselves are on the terminal, or stderr is not one.
    pub(crate) fn show_progress(&mut self) {
        if io::stdout().is_terminal() || !io::stderr().is_terminal() {
            return;
        }
        self.progress = ProgressBar::with_draw_target(None, ProgressDrawTarget::stderr());
        self.progress.set_style(progress_style());
        self.progress.enable_steady_tick(Duration::from_millis(200));
    }

    /// Counts graphs as done.
    pub(crate) fn progress(&self, graphs: usize) {
        self.progress.inc(u64::try_from(graphs).unwrap_or(u64::MAX));
    }

    /// Prints a complaint on stderr, after the answers written so far.
    pub(crate) fn complain(&mut self, complaint: &dyn Display) -> Result<(), Failure> {
        self.flush()?;
        self.progress.suspend(|| print_error(complaint));
        Ok(())
    }

    /// Prints what is left to be printed, and tells the exit code.
    pub(crate) fn close(mut self, done: Result<Exit, Failure>) -> ExitCode {
        self.progress.finish_and_clear();
        let flushed = self.flush();
        match (done, flushed) {
            (Err(failure), _) | (Ok(_), Err(failure)) if !failure.is_closed_pipe() => {
                print_error(&failure);
                if failure.is_internal() {
                    NEGATIVE
                } else {
                    BAD_INPUT
                }
                .into()
            }
            (Ok(Exit::BadInput), _) => BAD_INPUT.into(),
            (Ok(Exit::Rejected), _) => NEGATIVE.into(),
            (Ok(Exit::Done) | Err(_), _) => ExitCode::SUCCESS,
        }
    }
}

fn progress_style() -> ProgressStyle {
    let style = ProgressStyle::with_template("{spinner} {human_pos} graphs, {rate}/s, {elapsed}");
    style.map_or_else(
        |_| ProgressStyle::default_spinner(),
        |style| style.with_key("rate", write_rate),
    )
}

/// Writes how many graphs are done in a second, in whole numbers.
fn write_rate(state: &ProgressState, out: &mut dyn fmt::Write) {
    // The bar has no way to report that it can't be written.
    let _ = write!(out, "{:.0}", state.per_sec());
}

/// A message that can't be printed is lost: there is no other place to complain.
fn print_error(error: &dyn Display) {
    let _ = writeln!(io::stderr().lock(), "error: {error}");
}
