//! The command line: what the program accepts, and the help that explains it.

use crate::commands::{
    area, check, completions, doctor, generate, list, man, mutate, new, prove, replay, schema,
    timing, verify,
};
use clap::{CommandFactory, Parser, Subcommand};

/// What the program is called in help, scripts and pages, whatever its file is called.
pub(crate) const NAME: &str = "warpcache";

/// Generates and verifies the hardware of GPU cache controllers from a config file.
///
/// A design is named by a preset (see `warpcache list`) or by the path of a TOML file. Exit status: 0
/// done; 1 the thing checked does not hold; 2 the input is wrong; 3 a needed tool is missing or failed.
#[derive(Debug, Parser)]
#[command(name = NAME, version, arg_required_else_help = false)]
pub(crate) struct Arguments {
    /// Prints no reports and no progress: only errors, answers, and what --json asks for.
    #[arg(long, short, global = true)]
    pub quiet: bool,
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    List(list::Arguments),
    New(new::Arguments),
    Check(check::Arguments),
    Generate(generate::Arguments),
    Replay(replay::Arguments),
    Verify(verify::Arguments),
    Prove(prove::Arguments),
    Area(area::Arguments),
    Timing(timing::Arguments),
    Mutate(mutate::Arguments),
    Doctor(doctor::Arguments),
    Schema(schema::Arguments),
    Completions(completions::Arguments),
    Man(man::Arguments),
}

/// The whole command line as clap sees it.
pub(crate) fn declaration() -> clap::Command {
    Arguments::command()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_declaration_is_consistent() {
        declaration().debug_assert();
    }
}
