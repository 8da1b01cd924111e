//! Prints the Verilog of a block. Usage: cargo run -p warpcache-template --example stage
#![allow(clippy::print_stdout)] // It is what the example is for.

use design::Design;
use emit::EmitOptions;
use std::error::Error;
use template::stage::{Config, Dut};
use testbenches::dut::Dut as _;

fn main() -> Result<(), Box<dyn Error>> {
    let design = Design::parse("design = 'ccn'\nname = 'example'\n", "example.toml")?;
    let config = Config::of(&design).ok_or("the design must have the block")?;
    for module in emit::emit(&Dut::rtl(&config), &EmitOptions::default())?.modules {
        println!("{}", module.text);
    }
    Ok(())
}
