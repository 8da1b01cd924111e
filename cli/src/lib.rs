//! All of the `warpcache` program but its `main`: one file a command under `commands`.
//!
//! The streams are arguments, so that tests run thousands of command lines in one process. The exit
//! status says what kind of end it was: 0 done, 1 the thing checked does not hold, 2 the user's input
//! is wrong, 3 a needed tool is missing or failed.

mod arguments;
mod catalogue;
mod commands;
mod console;
mod failure;
mod files;
mod progress;
mod synthesised;

use arguments::{Arguments, Command};
use clap::Parser;
use console::Console;
use failure::Failure;
use std::ffi::OsString;
use std::io::{Read, Write};

/// Runs one command line, whose first argument is the program's name, and gives the exit status.
/// Answers and reports go to `out`, errors to `errors`; `input` is read when a file is named `-`.
pub fn run(
    arguments: impl IntoIterator<Item = OsString>,
    input: &mut dyn Read,
    out: &mut dyn Write,
    errors: &mut dyn Write,
) -> u8 {
    let result = match Arguments::try_parse_from(arguments) {
        Ok(arguments) => {
            let mut console = Console::new(out, arguments.quiet);
            dispatch(&arguments.command, input, &mut console)
        }
        // `--help` and `--version` come here too: they are no failure and go to `out`.
        Err(error) if !error.use_stderr() => Console::new(out, false).text(&error.to_string()),
        Err(error) => Err(failure::usage(&error)),
    };
    match result {
        Ok(()) => 0,
        Err(failure) => {
            // Without a standard error there is nobody left to tell.
            let _ = writeln!(errors, "{failure}");
            failure.status() as u8
        }
    }
}

fn dispatch(command: &Command, input: &mut dyn Read, console: &mut Console) -> Result<(), Failure> {
    match command {
        Command::List(arguments) => commands::list::run(arguments, console),
        Command::New(arguments) => commands::new::run(arguments, console),
        Command::Check(arguments) => commands::check::run(arguments, console),
        Command::Generate(arguments) => commands::generate::run(arguments, console),
        Command::Replay(arguments) => commands::replay::run(arguments, input, console),
        Command::Verify(arguments) => commands::verify::run(arguments, console),
        Command::Prove(arguments) => commands::prove::run(arguments, console),
        Command::Area(arguments) => commands::area::run(arguments, console),
        Command::Timing(arguments) => commands::timing::run(arguments, console),
        Command::Mutate(arguments) => commands::mutate::run(arguments, console),
        Command::Doctor(arguments) => commands::doctor::run(arguments, console),
        Command::Schema(arguments) => commands::schema::run(arguments, console),
        Command::Completions(arguments) => {
            commands::completions::run(arguments, arguments::declaration(), console)
        }
        Command::Man(arguments) => commands::man::run(arguments, arguments::declaration(), console),
    }
}
