//! Prints the tables of `docs/performance.md`, and writes what the cocotb test reads.
#![allow(clippy::print_stdout)] // It is what the program is for.

use anyhow::Context;
use benches::size::Size;
use benches::{lockstep, native, subject};
use clap::Parser;
use design::Design;
use emit::EmitOptions;
use registry::block;
use std::fs::{self, File};
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};

/// Measures warpcache.
#[derive(Parser)]
enum Arguments {
    /// Lines, bytes and modules of the text, ours and rust-hdl's.
    Sizes,
    /// Cycles a second of a block's engines in lockstep.
    Lockstep {
        /// A preset: taco16.
        design: String,
        /// A block of it: shadow_tags.
        block: String,
        /// Cycles of golden model and Verilog; the rust-hdl simulation runs a tenth of them.
        #[arg(long, default_value_t = 1_000_000)]
        cycles: u64,
    },
    /// Writes a block's Verilog, its stimulus and the golden model's answers into a folder.
    Record {
        /// A preset: taco16.
        design: String,
        /// A block of it, as in shadow_tags.
        block: String,
        /// The folder; made if it is not there.
        folder: PathBuf,
        /// Cycles.
        #[arg(long, default_value_t = 100_000)]
        cycles: u64,
        /// Seed of the stimulus.
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
}

fn main() -> anyhow::Result<()> {
    match Arguments::parse() {
        Arguments::Sizes => sizes(),
        Arguments::Lockstep { design, block, cycles } => rates(&design, &block, cycles),
        Arguments::Record { design, block, folder, cycles, seed } => {
            record(&design, &block, &folder, cycles, seed)
        }
    }
}

fn sizes() -> anyhow::Result<()> {
    println!("| block | printer | lines | bytes | modules |\n| --- | --- | ---: | ---: | ---: |");
    let row = |name: &str, printer: &str, size: Size| {
        println!("| {name} | {printer} | {} | {} | {} |", size.lines, size.bytes, size.modules);
    };
    for subject in subject::subjects()? {
        row(&subject.name, "ours", Size::of_design(&subject.emit()?));
        row(&subject.name, "rust-hdl's", Size::of_text(&subject.rust_hdl_text()));
    }
    row("8-way tag set", "ours", Size::of_design(&native::ours()?));
    row("8-way tag set", "rust-hdl's", Size::of_text(&native::theirs()));
    Ok(())
}

fn rates(design: &str, block: &str, cycles: u64) -> anyhow::Result<()> {
    for engines in lockstep::SETS {
        let names: Vec<&str> = engines.iter().map(|engine| engine.name()).collect();
        // rust-hdl's simulation is the slow one.
        let cycles = if engines.len() == 3 { cycles / 10 } else { cycles };
        let rate = lockstep::rate(design, block, engines, cycles)?;
        println!("| {design}/{block} | {} | {rate:.0} |", names.join(", "));
    }
    Ok(())
}

fn record(design: &str, name: &str, folder: &Path, cycles: u64, seed: u64) -> anyhow::Result<()> {
    let design = Design::load(design)?;
    let block = block(&design, name)?.block;
    let emitted = block.emit(&EmitOptions::default())?;
    fs::create_dir_all(folder).with_context(|| format!("{} cannot be made", folder.display()))?;
    emitted.write_to(folder)?;
    let path = folder.join("recording.txt");
    let file = File::create(&path).with_context(|| format!("{} cannot be made", path.display()))?;
    let mut file = BufWriter::new(file);
    block.record(seed, cycles, &mut file)?;
    Ok(file.flush()?)
}
