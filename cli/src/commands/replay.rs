//! `warpcache replay`: transactions in, answers out.

use crate::catalogue;
use crate::commands::select;
use crate::console::Console;
use crate::failure::{Failure, Status};
use crate::files::{self, read_text, write_whole};
use std::io::Read;
use std::path::PathBuf;
use testbenches::replay::ReplayError;

/// Drives a block by transactions, one JSON object a line, and prints an answer for each
///
/// The whole input is checked before the first transaction runs. Answers are written only when all is
/// well: with several engines once, and not at all when these differ.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// A preset, or the path of a TOML file.
    design: String,
    /// The block to drive.
    #[arg(long, value_name = "NAME")]
    block: String,
    /// The transactions; - is standard input.
    #[arg(long = "in", value_name = "FILE")]
    input: PathBuf,
    /// Engines to run and compare, with commas: model, hdl, verilog.
    #[arg(long, value_name = "LIST", default_value = "model", value_parser = select::engines)]
    engine: select::Engines,
    /// Where the answers go, instead of standard output.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

pub(crate) fn run(
    arguments: &Arguments,
    input: &mut dyn Read,
    console: &mut Console,
) -> Result<(), Failure> {
    let design = catalogue::load(&arguments.design)?;
    let block = catalogue::block_of(&design, &arguments.block)?;
    catalogue::require_replay(&block)?;
    let text = read_text(&arguments.input, input)?;
    let answers =
        block.block.replay(&text, &arguments.engine.0).unwrap_or_else(|| Ok(String::new()));
    let answers = answers.map_err(|error| {
        let text = match &error {
            // The line is one of the input.
            ReplayError::Engine(_) => error.to_string(),
            error => format!("{}: {error}", files::name_of_input(&arguments.input)),
        };
        Failure::new(Status::of(error.exit_status()), text)
    })?;
    match &arguments.out {
        Some(path) => write_whole(path, &answers),
        None => console.text(&answers),
    }
}
