//! Holds the printer's width semantics against rust-hdl simulation and Verilator.
//!
//! Random expressions of every operator that kernels may use, nested three deep, widths 1 to 70,
//! are evaluated four times over: as `Word`s by rust-hdl's simulation, by plain integers, and by
//! the emitted text under Verilator (and under every linter, none of which may say a word).
#![allow(clippy::unwrap_used)] // A test fails by panicking, helpers included.

mod block;
mod corners;
mod generate;
mod integers;
mod tree;

use block::Expressions;
use corners::Corners;
use emit::{EmitOptions, emit};
use generate::Generator;
use signal::{Drive, Sample, Simulator};
use testbenches::lint::{Engine, Target, lint};
use testbenches::stimulus::Rng;
use testbenches::verilated::{PortSlots, Program, Source, Trace};
use tree::WIDEST;

/// Printed when a test fails: it alone decides every expression and every input.
const SEED: u64 = 0x5eed_0002;
const MODULES: u64 = 6;
const EXPRESSIONS: usize = 350;
const CYCLES: usize = 120;

/// The slots of a word port, lowest bits first.
fn word(slots: &[u64]) -> u128 {
    u128::from(slots[0]) | u128::from(slots.get(1).copied().unwrap_or(0)) << 64
}

fn source(block: &Expressions, design: &emit::Design) -> Source {
    let port = |stem: &str, i: usize| {
        PortSlots::of_field(&design.manifest.ports, &format!("{stem}_{i}")).unwrap()
    };
    let bits = (0..tree::BITS).map(|i| port("bits", i));
    let words = (0..WIDEST).map(|i| port("words", i));
    let outputs = 0..block.results.len();
    Source {
        top: design.top.clone(),
        files: design.modules.iter().map(|m| (format!("{}.v", m.name), m.text.clone())).collect(),
        has_clock: false,
        has_reset: false,
        inputs: bits.chain(words).collect(),
        outputs: outputs.map(|i| port("results", i)).collect(),
    }
}

/// Every engine agrees on every expression of module `number`.
fn compare(number: u64) {
    let mut generator = Generator::new(Rng::stream(SEED, number));
    let trees: Vec<_> = (0..EXPRESSIONS).map(|_| generator.any(3)).collect();
    let block = Expressions::new(number as usize, trees.clone());
    let design = emit(&block, &EmitOptions::default())
        .unwrap_or_else(|errors| panic!("seed {SEED:#x}, module {number}:\n{errors}"));
    let source = source(&block, &design);
    let program = Program::build(&source, Trace::Off)
        .unwrap_or_else(|error| panic!("seed {SEED:#x}, module {number}:\n{error}"));
    let mut verilog = program.start(1);
    let mut hdl = Simulator::new(block);
    let mut corners = Corners::new(Rng::stream(SEED, 1000 + number));
    let mut outputs = vec![0; source.output_slots()];
    for cycle in 0..CYCLES {
        let input = corners.next(cycle);
        let mut slots: Vec<u64> = input.bits.iter().map(|&bit| u64::from(bit)).collect();
        for (i, &value) in input.words.iter().enumerate() {
            slots.push(value as u64);
            slots.extend((i >= 64).then_some((value >> 64) as u64));
        }
        verilog.cycle(false, &slots, &mut outputs);
        let block = hdl.block_mut();
        for (port, &bit) in block.bits.iter_mut().zip(&input.bits) {
            port.drive(bit);
        }
        for (port, &value) in block.words.iter_mut().zip(&input.words) {
            port.drive(value);
        }
        hdl.settle().unwrap();
        let mut at = 0;
        for (i, (tree, port)) in trees.iter().zip(&hdl.block().results).enumerate() {
            let next = at + source.outputs[i].slots;
            let expected = integers::evaluate(tree, &input).0;
            let simulated: u128 = port.sample();
            let verilated = word(&outputs[at..next]);
            at = next;
            assert!(
                simulated == expected && verilated == expected,
                "seed {SEED:#x}, module {number}, expression {i}, cycle {cycle}: integers give \
                 {expected:#x}, rust-hdl {simulated:#x}, Verilator {verilated:#x}\n{tree:?}\n\
                 {input:x?}\n{}",
                lines_about(&design, &format!("results_{i}")),
            );
        }
    }
}

/// The lines of the top module that mention `name`, for a report.
fn lines_about(design: &emit::Design, name: &str) -> String {
    let about = |line: &&str| {
        line.split(|c: char| !c.is_ascii_alphanumeric() && c != '_')
            .any(|w| w == name || w.starts_with(&format!("{name}_part")))
    };
    let text = design.modules.last().map_or("", |m| &m.text);
    text.lines().filter(about).collect::<Vec<_>>().join("\n")
}

#[test]
fn simulation_integers_and_verilator_agree_on_the_first_half() {
    (0..MODULES / 2).for_each(compare);
}

#[test]
fn simulation_integers_and_verilator_agree_on_the_second_half() {
    (MODULES / 2..MODULES).for_each(compare);
}

#[test]
fn no_linter_says_a_word() {
    let folder = tempfile::tempdir().unwrap();
    let mut targets = vec![];
    for number in 0..MODULES {
        let mut generator = Generator::new(Rng::stream(SEED, number));
        let trees = (0..EXPRESSIONS).map(|_| generator.any(3)).collect();
        let design = emit(&Expressions::new(number as usize, trees), &EmitOptions::default());
        let design = design.unwrap();
        let within = folder.path().join(&design.top);
        std::fs::create_dir(&within).unwrap();
        design.write_to(&within).unwrap();
        targets.push(Target::folder(&within, &design.top).unwrap());
    }
    let report = lint(&targets, &Engine::ALL);
    assert!(report.is_clean(), "seed {SEED:#x}\n{report}");
}
