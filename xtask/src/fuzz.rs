//! `cargo xtask fuzz`: every fuzz target for a while.
//!
//! A target begins with its seeds, `fuzz/corpus/TARGET`, with the failures that were once found,
//! `fuzz/regressions/TARGET`, and with the words of all dictionaries in `fuzz/dictionaries`. What it
//! finds on the way is thrown away, unless it is a failure: libFuzzer writes that to
//! `fuzz/artifacts/TARGET` and says how to run it again.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use anyhow::{Context, Result, ensure};
use clap::Args;
use tempfile::TempDir;

use crate::command::{cargo, root, run as run_command};

/// Runs every fuzz target, or those named, for a bounded time.
#[derive(Args)]
pub(crate) struct Options {
    /// The targets; all of them if none is named
    #[arg(value_name = "TARGET")]
    pub(crate) targets: Vec<String>,
    /// How many seconds each target runs
    #[arg(long, value_name = "SECONDS", default_value_t = Options::SECONDS)]
    pub(crate) seconds: u32,
}

impl Options {
    const SECONDS: u32 = 10;
}

impl Default for Options {
    fn default() -> Self {
        Self {
            targets: Vec::new(),
            seconds: Self::SECONDS,
        }
    }
}

/// A single input that takes longer than this is a failure, like one that panics.
const INPUT_SECONDS_MAX: u32 = 30;

/// Runs the task.
///
/// # Errors
/// If the targets can't be built, or one of them fails.
pub(crate) fn run(options: &Options) -> Result<()> {
    let mut targets = options.targets.clone();
    if targets.is_empty() {
        targets = all_targets()?;
    }
    run_command(&mut cargo_fuzz("build"))?;
    let words = dictionary()?;
    for target in &targets {
        let begin = Instant::now();
        println!("fuzz {target}: {} s", options.seconds);
        run_target(target, options.seconds, words.path())?;
        println!("fuzz {target}: ok, {:.1} s", begin.elapsed().as_secs_f64());
    }
    println!(
        "PASS: {} fuzz targets, {} s each",
        targets.len(),
        options.seconds
    );
    Ok(())
}

fn run_target(target: &str, seconds: u32, words: &Path) -> Result<()> {
    // libFuzzer adds what it finds to the first folder.
    let found = TempDir::new()?;
    let seeds = [folder("corpus", target), folder("regressions", target)];
    let mut command = cargo_fuzz("run");
    command.arg(target).arg(found.path());
    command.args(seeds.iter().filter(|folder| folder.is_dir()));
    command.arg("--");
    command.arg(format!("-max_total_time={seconds}"));
    command.arg(format!("-timeout={INPUT_SECONDS_MAX}"));
    command.arg(format!("-dict={}", words.display()));
    run_command(&mut command)
}

/// A command of cargo-fuzz. To link every target with all the optimisation of a release takes
/// minutes, and makes them little faster.
fn cargo_fuzz(verb: &str) -> Command {
    let mut command = cargo("+nightly fuzz");
    command.arg(verb);
    command.env("CARGO_PROFILE_RELEASE_LTO", "off");
    command.env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16");
    command
}

/// The names of the files in `fuzz/fuzz_targets`, ascending.
fn all_targets() -> Result<Vec<String>> {
    let files = files(&root().join("fuzz/fuzz_targets"), "rs")?;
    ensure!(!files.is_empty(), "there are no fuzz targets");
    let names = files.iter().filter_map(|file| file.file_stem());
    Ok(names
        .map(|name| name.to_string_lossy().into_owned())
        .collect())
}

/// All dictionaries in one file, as libFuzzer takes one alone.
fn dictionary() -> Result<tempfile::NamedTempFile> {
    let words = tempfile::NamedTempFile::new()?;
    let mut text = String::new();
    for file in files(&root().join("fuzz/dictionaries"), "dict")? {
        text += &fs::read_to_string(file)?;
        text += "\n";
    }
    fs::write(&words, text)?;
    Ok(words)
}

/// The files of a folder whose names end so, ascending.
fn files(folder: &Path, extension: &str) -> Result<Vec<PathBuf>> {
    let entries =
        fs::read_dir(folder).with_context(|| format!("can't read {}", folder.display()))?;
    let paths = entries.map(|entry| Ok(entry?.path()));
    let mut paths: Vec<PathBuf> = paths.collect::<Result<_>>()?;
    paths.retain(|path| path.extension().is_some_and(|found| found == extension));
    paths.sort();
    Ok(paths)
}

fn folder(kind: &str, target: &str) -> PathBuf {
    root().join("fuzz").join(kind).join(target)
}
