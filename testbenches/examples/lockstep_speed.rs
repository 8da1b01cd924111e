//! Measures cycles a second of golden model and emitted Verilog in lockstep, stimulus, monitor and
//! comparison included, on the toy block of the tests (13 ports, one of 100 and two of 300 bits).
//!
//! `cargo run --release -p warpcache-testbenches --example lockstep_speed`
#![allow(clippy::print_stdout)] // It is what the program is for.
#![allow(missing_docs)]

#[path = "../tests/suite/toy/mod.rs"]
mod toy;

use std::error::Error;
use std::time::Instant;
use testbenches::engine::EngineKind;
use testbenches::lockstep::{VerifyOptions, verify};

fn main() -> Result<(), Box<dyn Error>> {
    use EngineKind::{Hdl, Model, Verilog};
    let runs: [(&[EngineKind], u64); 4] = [
        (&[Model], 5_000_000),
        (&[Model, Verilog], 5_000_000),
        (&[Model, Hdl], 200_000),
        (&[Model, Hdl, Verilog], 200_000),
    ];
    for (engines, cycles) in runs {
        let run = |cycles| -> Result<f64, Box<dyn Error>> {
            let options =
                VerifyOptions { engines: engines.to_vec(), ..VerifyOptions::new(1, cycles, "") };
            let start = Instant::now();
            verify::<toy::Toy<false>>(&toy::Config { width: 8 }, &options)?;
            Ok(start.elapsed().as_secs_f64())
        };
        // The first run builds and loads the design.
        run(50_000)?;
        let names: Vec<&str> = engines.iter().map(|engine| engine.name()).collect();
        println!("{:>20}: {:>10.0} cycles/s", names.join(","), cycles as f64 / run(cycles)?);
    }
    Ok(())
}
