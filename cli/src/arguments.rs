//! The command line: what the program accepts, and the help that explains it.

use crate::commands::{
    area, check, clean, completions, describe, doctor, evaluate, figures, generate, list, man,
    mutate, new, prove, replay, schema, sweep, timing, trace, verify,
};
use crate::help;
use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use std::any::TypeId;
use std::ffi::OsString;

/// Name of the program in help, scripts and pages, whatever its file is called.
pub(crate) const NAME: &str = "warpcache";

/// Generates and verifies the hardware of GPU cache controllers from a config file.
///
/// A design is named by a preset (see `warpcache list`), by the path of a TOML file, or by - for one on
/// standard input; --set changes fields of it.
#[derive(Debug, Parser)]
#[command(name = NAME, version, arg_required_else_help = true)]
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
    Figures(figures::Arguments),
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
    let program = program.mut_subcommands(described).after_long_help(text);
    program.mut_subcommands(with_signs)
}

/// A negative number after an option is its value, so that the option's rule refuses it; a command whose commands
/// are missing prints its help, as the program does.
fn with_signs(command: clap::Command) -> clap::Command {
    let is_number = |argument: &clap::Arg| {
        let value = argument.get_value_parser().type_id();
        value == TypeId::of::<u64>() || value == TypeId::of::<u32>() || value == TypeId::of::<u16>()
    };
    let has_commands = command.has_subcommands();
    let signed = |argument: clap::Arg| {
        let is_number = is_number(&argument);
        argument.allow_negative_numbers(is_number)
    };
    command.arg_required_else_help(has_commands).mut_args(signed).mut_subcommands(with_signs)
}

/// The command line as the program takes it.
///
/// # Errors
/// Errors of clap; also help and version, which are no failure.
pub(crate) fn parse(
    arguments: impl IntoIterator<Item = OsString>,
) -> Result<Arguments, clap::Error> {
    let mut program = declaration();
    // clap's `help` has no options: `help --help` is `help`.
    let arguments: Vec<OsString> = arguments.into_iter().collect();
    let is_of_help = |place: usize| arguments.get(place).is_some_and(|word| word == "help");
    let is_help = |word: &OsString| word == "--help" || word == "-h";
    let words = arguments.iter().filter(|word| !(is_of_help(1) && is_help(word))).cloned();
    let arguments: Vec<OsString> = words.collect();
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
