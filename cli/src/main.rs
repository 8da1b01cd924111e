//! The `warpcache` program: hands the command line to the library and its status to the system.

use std::io::{stderr, stdin};
use std::panic::resume_unwind;
use std::process::ExitCode;
use std::thread;
use tools::ending;

#[global_allocator]
static ALLOCATOR: cli::memory::Allocator = cli::memory::Allocator;

fn main() -> ExitCode {
    // Where signals cannot be had, they end the program as they end any other.
    let _ = ending::on_signals();
    let large = thread::Builder::new().name("main".to_string()).stack_size(cli::STACK);
    // A system that has no room for the thread may still have enough for the command.
    let status = large.spawn(run).map_or_else(
        |_| run(),
        |thread| thread.join().unwrap_or_else(|panic| resume_unwind(panic)),
    );
    ending::wait_if_ending();
    testbenches::verilated::end();
    ExitCode::from(status)
}

fn run() -> u8 {
    let (mut input, mut out, mut errors) = (stdin(), cli::closed::Out, stderr());
    cli::run(std::env::args_os(), &mut input, &mut out, &mut errors)
}
