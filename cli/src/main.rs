//! The `warpcache` program: hands the command line to the library and its status to the system.

use std::io::{stderr, stdin, stdout};
use std::process::ExitCode;

fn main() -> ExitCode {
    let (mut input, mut out, mut errors) = (stdin(), stdout(), stderr());
    ExitCode::from(cli::run(std::env::args_os(), &mut input, &mut out, &mut errors))
}
