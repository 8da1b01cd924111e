//! The `warpcache` program: hands the command line to the library and its status to the system.

use std::io::{stderr, stdin};
use std::process::ExitCode;
use tools::ending;

#[global_allocator]
static ALLOCATOR: cli::memory::Allocator = cli::memory::Allocator;

fn main() -> ExitCode {
    // Where signals cannot be had, they end the program as they end any other.
    let _ = ending::on_signals();
    let (mut input, mut out, mut errors) = (stdin(), cli::closed::Out, stderr());
    let status = cli::run(std::env::args_os(), &mut input, &mut out, &mut errors);
    ending::wait_if_ending();
    testbenches::verilated::end();
    ExitCode::from(status)
}
