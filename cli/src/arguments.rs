//! The command line: what the program accepts, and the help that explains it.

use crate::commands::{
    area, check, clean, completions, describe, doctor, evaluate, generate, list, man, mutate, new,
    prove, replay, schema, sweep, timing, trace, verify,
};
use crate::help;
use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use std::ffi::OsString;

/// What the program is called in help, scripts and pages, whatever its file is called.
pub(crate) const NAME: &str = "warpcache";

/// Generates and verifies the hardware of GPU cache controllers from a config file.
///
/// A design is named by a preset (see `warpcache list`), by the path of a TOML file, or by - for one on
/// standard input; --set changes fields of it.
#[derive(Debug, Parser)]
#[command(name = NAME, version, arg_required_else_help = false)]
pub(crate) struct Arguments {
    /// Prints no reports, notes or progress: only errors, answers, and what --json asks for.
    #[arg(long, short, global = true)]
    pub quiet: bool,
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    List(list::Arguments),
    Describe(describe::Arguments),
    New(new::Arguments),
    Check(check::Arguments),
    Generate(generate::Arguments),
    Replay(replay::Arguments),
    Verify(verify::Arguments),
    Prove(prove::Arguments),
    Area(area::Arguments),
    Timing(timing::Arguments),
    Evaluate(evaluate::Arguments),
    Sweep(sweep::Arguments),
    Trace(trace::Arguments),
    Mutate(mutate::Arguments),
    Clean(clean::Arguments),
    Doctor(doctor::Arguments),
    Schema(schema::Arguments),
    Completions(completions::Arguments),
    Man(man::Arguments),
}

/// The whole command line as clap sees it.
pub(crate) fn declaration() -> clap::Command {
    let program = Arguments::command();
    let text = help::text(&program);
    let described = |command: clap::Command| {
        let text = help::text(&command);
        command.after_long_help(text)
    };
    program.mut_subcommands(described).after_long_help(text)
}

/// The command line as the program takes it.
///
/// # Errors
/// What clap refuses; also help and version, which are no failure.
pub(crate) fn parse(
    arguments: impl IntoIterator<Item = OsString>,
) -> Result<Arguments, clap::Error> {
    let mut program = declaration();
    let matches = program.try_get_matches_from_mut(arguments)?;
    Arguments::from_arg_matches(&matches).map_err(|error| error.format(&mut program))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_declaration_is_consistent() {
        declaration().debug_assert();
    }
}
