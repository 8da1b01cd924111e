//! All of the `warpcache` program but its `main`: one file a command under `commands`.
//!
//! The streams are arguments, so that tests run thousands of command lines in one process. The exit
//! status says what kind of end it was: 0 done, 1 the thing checked does not hold, 2 the user's input
//! is wrong, 3 a needed tool is missing or failed.

mod arguments;
mod catalogue;
pub mod closed;
mod commands;
mod console;
mod designs;
mod failure;
mod files;
mod help;
mod implementation;
mod jobs;
mod json;
pub mod memory;
pub mod model;
mod offered;
mod printable;
mod progress;
mod synthesised;
mod vectors;
mod waveform;

use arguments::Command;
use clap::error::ErrorKind;
use console::Console;
use failure::Failure;
use registry::Block;
use serde::Serialize;
use std::ffi::OsString;
use std::io::{Read, Write};

/// Every command and argument, for a test that goes through all of them.
pub fn command_line() -> clap::Command {
    arguments::declaration()
}

/// Bytes of the stack that a command needs at most: records of a cycle of the largest tops are arrays of some hundred KB,
/// and 16 MB of them are on it at once where nothing is optimised.
pub const STACK: usize = 64 << 20;

/// Runs one command line, whose first argument is the program's name, and gives the exit status.
/// Answers and reports go to `out`, errors to `errors` and, with `--json`, as a document to `out` too; `input`
/// is read when a file is named `-`.
pub fn run(
    arguments: impl IntoIterator<Item = OsString>,
    input: &mut dyn Read,
    out: &mut dyn Write,
    errors: &mut dyn Write,
) -> u8 {
    let arguments: Vec<OsString> = arguments.into_iter().collect();
    let is_json = arguments.iter().take_while(|word| *word != "--").any(|word| word == "--json");
    let (result, has_json) = ended(arguments, input, out, errors);
    match result {
        Ok(()) => 0,
        Err(failure) => {
            if is_json && !has_json {
                // A document of the errors; where it cannot be written, the text below and the status remain.
                let _ = Console::new(out, false).json(&Errors { errors: failure.faults() });
            }
            // Without a standard error there is nobody left to tell.
            let _ = writeln!(errors, "{failure}");
            failure.status() as u8
        }
    }
}

/// The same for a program that has its user's errors: the text of a failure, without the word `error`. Notes are
/// dropped.
///
/// # Errors
/// The text of the failure.
pub fn answer(
    arguments: impl IntoIterator<Item = OsString>,
    input: &mut dyn Read,
    out: &mut dyn Write,
) -> Result<(), String> {
    let arguments = arguments.into_iter().collect();
    ended(arguments, input, out, &mut std::io::sink()).0.map_err(|failure| failure.text())
}

/// Refuses a block that has no replay.
///
/// # Errors
/// The text of the failure.
pub fn require_replay(block: &Block) -> Result<(), String> {
    catalogue::require_replay(block).map_err(|failure| failure.text())
}

/// How a command line ends, and whether it has printed a JSON document.
fn ended(
    arguments: Vec<OsString>,
    input: &mut dyn Read,
    out: &mut dyn Write,
    errors: &mut dyn Write,
) -> (Result<(), Failure>, bool) {
    let words = arguments.iter().skip(1).map(|word| designs::quoted(word));
    let command = std::iter::once(arguments::NAME.to_string()).chain(words);
    let command = command.collect::<Vec<_>>().join(" ");
    match arguments::parse(arguments) {
        Ok(arguments) => {
            let console = Console::new(out, arguments.quiet).with_notes(errors);
            let mut console = console.of_command(command);
            (dispatch(&arguments.command, input, &mut console), console.has_json())
        }
        // `--help` and `--version` come here too, and the help of who asks for nothing: they are no failure and go to `out`.
        Err(error)
            if !error.use_stderr()
                || error.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand =>
        {
            (Console::new(out, false).text(&error.to_string()), false)
        }
        Err(error) => (Err(failure::usage(&error)), false),
    }
}

/// The placeholder of a missing report.
#[derive(Serialize)]
struct Errors {
    errors: Vec<failure::Fault>,
}

fn dispatch(command: &Command, input: &mut dyn Read, console: &mut Console) -> Result<(), Failure> {
    match command {
        Command::List(arguments) => commands::list::run(arguments, console),
        Command::Describe(arguments) => commands::describe::run(arguments, input, console),
        Command::New(arguments) => commands::new::run(arguments, console),
        Command::Check(arguments) => commands::check::run(arguments, input, console),
        Command::Generate(arguments) => commands::generate::run(arguments, input, console),
        Command::Replay(arguments) => commands::replay::run(arguments, input, console),
        Command::Verify(arguments) => commands::verify::run(arguments, input, console),
        Command::Prove(arguments) => commands::prove::run(arguments, input, console),
        Command::Area(arguments) => commands::area::run(arguments, input, console),
        Command::Timing(arguments) => commands::timing::run(arguments, input, console),
        Command::Evaluate(arguments) => commands::evaluate::run(arguments, input, console),
        Command::Figures(arguments) => commands::figures::run(arguments, console),
        Command::Sweep(arguments) => commands::sweep::run(arguments, input, console),
        Command::Trace(arguments) => commands::trace::run(arguments, console),
        Command::Mutate(arguments) => commands::mutate::run(arguments, input, console),
        Command::Clean(arguments) => commands::clean::run(arguments, console),
        Command::Doctor(arguments) => commands::doctor::run(arguments, console),
        Command::Schema(arguments) => commands::schema::run(arguments, console),
        Command::Completions(arguments) => {
            commands::completions::run(arguments, arguments::declaration(), console)
        }
        Command::Man(arguments) => commands::man::run(arguments, arguments::declaration(), console),
    }
}
