//! `warpcache completions`: the script by which a shell completes the program's words.

use crate::console::Console;
use crate::failure::Failure;
use clap_complete::Shell;

/// Prints the script by which a shell completes commands and options
///
/// For bash, in ~/.bashrc: `source <(warpcache completions bash)`.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// Shell to write the script for: bash, zsh, fish, elvish or powershell.
    shell: Shell,
}

pub(crate) fn run(
    arguments: &Arguments,
    mut program: clap::Command,
    console: &mut Console,
) -> Result<(), Failure> {
    let mut script = Vec::new();
    let name = program.get_name().to_owned();
    clap_complete::generate(arguments.shell, &mut program, name, &mut script);
    console.text(&String::from_utf8_lossy(&script))
}
