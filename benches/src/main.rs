//! Prints the tables of `docs/results/performance.md`, and writes what the cocotb test reads.
#![allow(clippy::print_stdout)] // It is what the program is for.

use anyhow::Context;
use benches::bank::{self, Subject};
use benches::kernels::{self, KERNELS};
use benches::last_level::{self, Memory, Work};
use benches::size::Size;
use benches::throughput::{self, WORKLOADS};
use benches::worth::chips;
use benches::{lockstep, native, subject, worth};
use clap::Parser;
use design::{Design, L1, PendingStore, Setting, WhenFull};
use emit::EmitOptions;
use registry::block;
use std::fs::{self, File};
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};
use testbenches::engine::EngineKind;

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
    /// Requests a cycle, refusals and latencies of an L1's Verilog, for each `when_full` and `early_restart`.
    Throughput {
        /// A preset with an L1, whose geometry it has: baseline.
        #[arg(default_value = "baseline")]
        preset: String,
        /// Fields of the config: l1.sector_bytes=128.
        #[arg(long = "set", value_name = "SECTION.FIELD=VALUE")]
        settings: Vec<Setting>,
        /// Requests of each workload.
        #[arg(long, default_value_t = 20_000)]
        requests: u64,
    },
    /// Cycles, lines read and refusals of kernels on an L1's Verilog, for each `pending_store` and `when_full`.
    Kernels {
        /// A preset with an L1 of lines of four sectors: baseline, ics15.
        #[arg(default_value = "baseline")]
        preset: String,
        /// Fields of the config: l1.early_restart=true.
        #[arg(long = "set", value_name = "SECTION.FIELD=VALUE")]
        settings: Vec<Setting>,
        /// Cycles from a request's leaving to the first beat of its answer.
        #[arg(long, default_value_t = 100)]
        latency: u64,
    },
    /// Cycles of a slice's Verilog before the Verilog of its AXI manager and a memory: a flush, streaming stores, misses.
    LastLevel {
        /// A preset with a slice: llc.
        #[arg(default_value = "llc")]
        preset: String,
        /// Fields of the config: line_order.entries=8.
        #[arg(long = "set", value_name = "SECTION.FIELD=VALUE")]
        settings: Vec<Setting>,
        /// Cycles from a burst to its first beat, and from a write to its response.
        #[arg(long, default_value_t = 100)]
        latency: u64,
        /// Cycles that a beat occupies the memory.
        #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..))]
        beat: u64,
    },
    /// Cycles of atomics to one sector, and of the flush after them, of a bank and of its parts joined by hand.
    Bank {
        /// A preset with a bank: llc.
        #[arg(default_value = "llc")]
        preset: String,
        /// Fields of the config: llc.sets=32.
        #[arg(long = "set", value_name = "SECTION.FIELD=VALUE")]
        settings: Vec<Setting>,
        /// Cycles from a burst to its first beat, and from a write to its response.
        #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
        latency: u64,
        /// The atomics.
        #[arg(long, default_value_t = 1_000)]
        atomics: u64,
    },
    /// Cycles and loads of L2 of each system's top beside private caches, on patterns that it is for, and is not for.
    Worth {
        /// Requests of each core, in place of those of the page.
        #[arg(long)]
        requests: Option<usize>,
        /// One paper's system alone, or `taco16` with stores for longer.
        #[arg(long, value_parser = ["pact20", "ics15", "taco16", "taco16-stores", "thesis12", "isca23"])]
        only: Option<String>,
        /// Engine of the tops: verilog, or model, whose figures are the same.
        #[arg(long, default_value = "verilog")]
        engine: EngineKind,
    },
    /// Writes a block's Verilog, its stimulus and the golden model's answers into a folder.
    Record {
        /// A preset: taco16.
        design: String,
        /// A block of it, as in shadow_tags.
        block: String,
        /// The folder; made if it is not there.
        folder: PathBuf,
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
        Arguments::Throughput { preset, settings, requests } => {
            throughputs(&preset, &settings, requests)
        }
        Arguments::Kernels { preset, settings, latency } => {
            kernel_costs(&Design::load_with(&preset, &settings)?, latency)
        }
        Arguments::LastLevel { preset, settings, latency, beat } => {
            last_levels(&Design::load_with(&preset, &settings)?, Memory { latency, beat })
        }
        Arguments::Bank { preset, settings, latency, atomics } => {
            banks(&Design::load_with(&preset, &settings)?, latency, atomics)
        }
        Arguments::Worth { requests, only, engine } => worths(engine, requests, only.as_deref()),
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

fn throughputs(preset: &str, settings: &[Setting], requests: u64) -> anyhow::Result<()> {
    let variants = [
        (WhenFull::Refuse, false),
        (WhenFull::Refuse, true),
        (WhenFull::Wait, false),
        (WhenFull::Wait, true),
    ];
    let design = Design::load_with(preset, settings)?;
    let l1s = variants.map(|(when_full, early)| throughput::l1(&design, when_full, early));
    let l1s = l1s.into_iter().collect::<anyhow::Result<Vec<_>>>()?;
    println!("| workload | refuse | refuse, early | wait | wait, early |");
    println!("| --- | ---: | ---: | ---: | ---: |");
    for work in &WORKLOADS {
        print!("| {} |", work.name);
        for l1 in &l1s {
            let found = throughput::throughput(l1, work, requests)?;
            print!(" {:.3}", found.requests_a_cycle);
            if found.refusals > 0.0 {
                print!(", {:.0} refused", found.refusals);
            }
            print!(" |");
        }
        println!();
    }
    let alone = l1s.iter().map(throughput::latencies).collect::<Result<Vec<_>, _>>()?;
    let row = |name: &str, cycles: fn(&throughput::Latencies) -> u64| {
        let cells: Vec<String> = alone.iter().map(|found| cycles(found).to_string()).collect();
        println!("| {name} | {} |", cells.join(" | "));
    };
    row("cycles of a hit", |found| found.hit);
    row("of a miss beyond the next level, the first sector", |found| found.first);
    row("the last sector", |found| found.last);
    Ok(())
}

fn kernel_costs(design: &Design, latency: u64) -> anyhow::Result<()> {
    let l1 = design.l1().context("this design has no l1")?;
    let variants = [
        ("stale, refuse", PendingStore::Stale, WhenFull::Refuse),
        ("stale, wait", PendingStore::Stale, WhenFull::Wait),
        ("refuse, refuse", PendingStore::Refuse, WhenFull::Refuse),
        ("refuse, wait", PendingStore::Refuse, WhenFull::Wait),
    ];
    println!("| kernel | {} |", variants.map(|variant| variant.0).join(" | "));
    println!("| --- |{}", " ---: |".repeat(variants.len()));
    for kernel in &KERNELS {
        print!("| {} |", kernel.name);
        for (_, pending_store, when_full) in variants {
            let l1 = L1 { pending_store, when_full, ..l1.clone() };
            let found = kernels::cost(&l1, design.decoupled(), kernel, latency)?;
            print!(" {}; {} lines, {} refused |", found.cycles, found.lines, found.refusals);
        }
        println!();
    }
    Ok(())
}

fn last_levels(design: &Design, memory: Memory) -> anyhow::Result<()> {
    println!("| work | cycles | beats of memory | cycles that memory needs |");
    println!("| --- | ---: | ---: | ---: |");
    for work in Work::ALL {
        let found = last_level::cycles(design, memory, work)?;
        println!("| {work:?} | {} | {} | {} |", found.cycles, found.beats, found.least);
    }
    Ok(())
}

fn banks(design: &Design, latency: u64, atomics: u64) -> anyhow::Result<()> {
    println!("| | cycles of {atomics} atomics | of the flush |\n| --- | ---: | ---: |");
    for subject in Subject::ALL {
        let found = bank::cycles(design, subject, latency, atomics)?;
        println!("| {subject:?} | {} | {} |", found.atomics, found.flush);
    }
    Ok(())
}

fn worths(engine: EngineKind, requests: Option<usize>, only: Option<&str>) -> anyhow::Result<()> {
    let is_wanted = |name: &str| only.is_none_or(|only| only == name);
    let systems: Vec<_> = worth::SYSTEMS.iter().filter(|it| is_wanted(it.name)).collect();
    if !systems.is_empty() {
        println!("{}\n{}", worth::HEAD, worth::RULE);
    }
    for system in systems {
        let requests = requests.unwrap_or(system.requests);
        system.rows(engine, requests, |row| println!("{row}"))?;
    }
    if is_wanted("isca23") {
        println!("\n{}", chips::HEAD);
        chips::rows(engine, requests.unwrap_or(worth::REQUESTS), |row| println!("{row}"))?;
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
