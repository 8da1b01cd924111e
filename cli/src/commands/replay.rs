//! `warpcache replay`: transactions in, answers out.

use crate::catalogue;
use crate::commands::select;
use crate::console::Console;
use crate::designs;
use crate::failure::{Failure, Status};
use crate::files::{self, Outputs, read_text};
use crate::implementation::Implementation;
use crate::offered;
use crate::progress;
use crate::waveform::Waveform;
use clap::builder::ArgPredicate;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use testbenches::replay::{ReplayError, ReplayOptions};

/// Drives a block by transactions, one JSON object a line, and prints an answer for each
///
/// The whole input is checked before the first transaction runs. Answers are written only when all is
/// well: with several engines once, and not at all when these differ.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    design: designs::One,
    /// The block to drive.
    #[arg(long, value_name = "NAME", value_parser = offered::block(), hide_possible_values = true)]
    block: String,
    /// The transactions; - is standard input.
    #[arg(long = "in", value_name = "FILE")]
    input: PathBuf,
    /// Engines to run and compare, with commas: model, hdl, verilog. With --verilog, model,verilog unless given.
    #[arg(long, value_name = "LIST", default_value = "model", default_value_if("verilog", ArgPredicate::IsPresent, "model,verilog"), value_parser = select::engines(), hide_possible_values = true)]
    engine: select::Engines,
    #[command(flatten)]
    implementation: Implementation,
    /// Writes a waveform of the transactions: VCD into a .vcd, else FST; - is standard output.
    #[arg(long, value_name = "FILE")]
    wave: Option<PathBuf>,
    /// Where the answers go; - is standard output.
    #[arg(long, value_name = "FILE", default_value = "-")]
    out: PathBuf,
}

pub(crate) fn run(
    arguments: &Arguments,
    input: &mut dyn Read,
    console: &mut Console,
) -> Result<(), Failure> {
    if arguments.design.is_stream() && arguments.input == Path::new("-") {
        let text = "standard input: must be named once, since it can be read once; got - for the design \
                    and for --in; try the path of a file for one of them";
        return Err(Failure::new(Status::WrongInput, text));
    }
    let design = arguments.design.load(input)?;
    let block = catalogue::block_of(&design, &arguments.block)?;
    catalogue::require_replay(&block)?;
    let implementation = arguments.implementation.load(&arguments.engine.0)?;
    let inputs = arguments.design.paths().chain([arguments.input.as_path()]);
    let inputs = inputs.chain(arguments.implementation.paths());
    let mut outputs = Outputs::beside(inputs);
    let out = outputs.claim(&arguments.out)?;
    let wave = arguments.wave.as_deref().map(|path| Waveform::claim(&mut outputs, path));
    let wave = wave.transpose()?;
    let text = read_text(&arguments.input, input, "a file of JSON lines")?;
    let progress = progress::of_parts(block.info.name, "transactions", console.is_quiet());
    let options = ReplayOptions {
        engines: arguments.engine.0.clone(),
        implementation,
        wave: wave.as_ref().map(|wave| wave.path().to_path_buf()),
        progress: progress.map(|show| show as Arc<dyn Fn(u64, u64)>),
    };
    let answers = block.block.replay(&text, &options).unwrap_or_else(|| Ok(String::new()));
    // The bar goes away before anything is printed.
    drop(options);
    let answers = answers.map_err(|error| {
        let text = match &error {
            // The line is one of the input.
            ReplayError::Engine(_) => error.to_string(),
            error => format!("{}: {error}", files::name_of_input(&arguments.input)),
        };
        let status = Status::of(error.exit_status());
        match &arguments.wave {
            // Something has run, up to the line that the error names.
            Some(path) if status == Status::DoesNotHold && error.line().is_some() => {
                Failure::new(status, format!("{text}\nwaveform: {}", path.display()))
            }
            _ => Failure::new(status, text),
        }
    })?;
    if let Some(wave) = &wave {
        wave.finish(console)?;
    }
    out.write(answers.as_bytes(), console)
}
