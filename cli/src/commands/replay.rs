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
use registry::Block;
use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use testbenches::replay::{ReplayError, ReplayOptions};

/// Drives a block by transactions, one JSON object a line, and prints an answer for each
///
/// The whole input is checked before the first transaction runs. Answers are written only when all is
/// well: with several engines once, and not at all when these differ. With --stream each line is answered at once.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    design: designs::One,
    /// The block to drive.
    #[arg(long, value_name = "NAME", value_parser = offered::block(), hide_possible_values = true)]
    block: String,
    /// The transactions; - is standard input.
    #[arg(long = "in", value_name = "FILE", required_unless_present = "stream")]
    input: Option<PathBuf>,
    /// Answers each line of standard input at once; one that is not allowed by an error, and goes on.
    #[arg(long, conflicts_with_all = ["input", "wave", "out"])]
    stream: bool,
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
    let source = arguments.input.as_deref().unwrap_or(Path::new("-"));
    if arguments.design.is_stream() && source == Path::new("-") {
        let text = "standard input: must be named once, since it can be read once; got - for the design \
                    and for --in; try the path of a file for one of them";
        return Err(Failure::new(Status::WrongInput, text));
    }
    let design = arguments.design.load(input)?;
    let block = catalogue::block_of(&design, &arguments.block)?;
    catalogue::require_replay(&block)?;
    let implementation = arguments.implementation.load(&arguments.engine.0)?;
    let inputs = arguments.design.paths().chain([source]);
    let inputs = inputs.chain(arguments.implementation.paths());
    let mut outputs = Outputs::beside(inputs);
    let out = outputs.claim(&arguments.out)?;
    let wave = arguments.wave.as_deref().map(|path| Waveform::claim(&mut outputs, path));
    let wave = wave.transpose()?;
    if arguments.stream {
        let engines = arguments.engine.0.clone();
        let options = ReplayOptions { engines, implementation, ..ReplayOptions::default() };
        return answer_lines(&block, &options, input, console);
    }
    let text = read_text(source, input, "a file of JSON lines")?;
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
        let text = told(&error, source);
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

/// An error as the user reads it: a line is one of the input.
fn told(error: &ReplayError, source: &Path) -> String {
    match error {
        ReplayError::Engine(_) => error.to_string(),
        error => format!("{}: {error}", files::name_of_input(source)),
    }
}

/// Bytes of a line, at most: of more, none is a transaction.
const LONGEST: u64 = 1 << 20;

/// Answers each line as it comes, until the input ends.
fn answer_lines(
    block: &Block,
    options: &ReplayOptions,
    input: &mut dyn Read,
    console: &mut Console,
) -> Result<(), Failure> {
    let failed = |error: ReplayError| {
        Failure::new(Status::of(error.exit_status()), told(&error, Path::new("-")))
    };
    let wrong = |got: &str| {
        let text = format!(
            "standard input: must be lines of at most {LONGEST} bytes; got {got}; try a transaction a line"
        );
        Failure::new(Status::WrongInput, text)
    };
    let Some(dialogue) = block.block.dialogue(options) else { return Ok(()) };
    let mut dialogue = dialogue.map_err(failed)?;
    let mut input = BufReader::new(input);
    let mut line = Vec::new();
    loop {
        line.clear();
        let read = input.by_ref().take(LONGEST + 1).read_until(b'\n', &mut line);
        match read.map_err(|error| wrong(&error.to_string()))? {
            0 => return Ok(()),
            bytes if bytes as u64 > LONGEST => return Err(wrong("more")),
            _ => {}
        }
        let answer = match str::from_utf8(&line) {
            Ok(text) => dialogue.answer(text).map_err(failed)?,
            Err(_) => Some("{\"error\":\"must be one JSON object; the line is not UTF-8\"}".into()),
        };
        if let Some(answer) = answer {
            console.text(&format!("{answer}\n"))?;
        }
    }
}
