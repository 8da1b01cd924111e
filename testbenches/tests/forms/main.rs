//! Every form that a kernel may take simulates and prints the same thing.
//!
//! The simulation runs the kernel's Rust as it is, so it is the reference; the text comes from
//! what `#[kernel]` made of it.
#![allow(clippy::unwrap_used)] // A test fails by panicking, helpers included.

mod block;
mod choices;

use block::{Forms, State};
use emit::{EmitOptions, emit};
use signal::{Drive, Sample, Simulator};
use testbenches::lint::{Engine, Target, lint};
use testbenches::stimulus::Rng;
use testbenches::verilated::{PortSlots, Program, Source, Trace};

#[test]
fn no_front_end_says_a_word() {
    let folder = tempfile::tempdir().unwrap();
    let design = emit(&Forms::new(), &EmitOptions::default()).unwrap();
    design.write_to(folder.path()).unwrap();
    let target = Target::folder(folder.path(), &design.top).unwrap();
    let report = lint(&[target], &Engine::ALL);
    assert!(report.is_clean(), "{report}");
}

/// The seed alone decides every input.
const SEED: u64 = 0x5eed_0003;

#[test]
fn simulation_and_verilator_agree_on_every_form() {
    let block = Forms::new();
    let design = emit(&block, &EmitOptions::default()).unwrap_or_else(|errors| panic!("{errors}"));
    let port = |name: &str, width| {
        let port = PortSlots::of_field(&design.manifest.ports, name).unwrap();
        assert_eq!(port.width, width);
        port
    };
    let outputs = [
        "triangle_0",
        "triangle_1",
        "triangle_2",
        "shadowed",
        "named",
        "elaborated",
        "chosen",
        "bits",
        "reduced",
        "branches",
        "children",
        "held",
        "reversed",
        "joined",
    ];
    let source = Source {
        top: design.top.clone(),
        files: design.modules.iter().map(|m| (format!("{}.v", m.name), m.text.clone())).collect(),
        has_clock: true,
        has_reset: true,
        inputs: vec![port("a", 8), port("b", 8), port("at", 3), port("flag", 1), port("state", 2)],
        outputs: outputs
            .iter()
            .map(|name| port(name, 8))
            .chain([port("other", 2), port("ram_error", 1)])
            .collect(),
    };
    let program = Program::build(&source, Trace::Off).unwrap_or_else(|error| panic!("{error}"));
    let mut verilog = program.start(1);
    let mut hdl = Simulator::new(block);
    let mut rng = Rng::new(SEED);
    let states = [State::Idle, State::Busy, State::Done, State::Broken];
    let mut found = vec![0; source.output_slots()];
    for cycle in 0..20_000 {
        // The first cycles write every word of the memories, which reset leaves as they are.
        let (reset, fill) = (cycle == 0 || rng.chance(1, 100), cycle < 32);
        let input = [
            rng.bits(8),
            rng.bits(8),
            if fill { cycle % 8 } else { rng.bits(3) },
            if fill { u64::from(cycle < 16) } else { rng.bits(1) },
            rng.bits(2),
        ];
        verilog.cycle(reset, &input, &mut found);
        let block = hdl.block_mut();
        block.a.drive(input[0]);
        block.b.drive(input[1]);
        block.at.drive(input[2]);
        block.flag.drive(input[3] == 1);
        block.state.next = states[input[4] as usize];
        hdl.settle().unwrap();
        let block = hdl.block();
        let mut expected: Vec<u64> = block.triangle.iter().map(Sample::sample).collect();
        let rest = [
            &block.shadowed,
            &block.named,
            &block.elaborated,
            &block.chosen,
            &block.bits,
            &block.reduced,
            &block.branches,
            &block.children,
            &block.held,
            &block.reversed,
            &block.joined,
        ];
        expected.extend(rest.map(|wire| -> u64 { wire.sample() }));
        expected.push(block.other.val() as u64);
        // The emitter's output: no memory of the text has an error. Before a reset it is not defined.
        expected.push(if cycle == 0 { found[expected.len()] } else { 0 });
        // The initial contents of the memories are undefined.
        let held = outputs.iter().position(|name| *name == "held").unwrap();
        if cycle < 32 {
            expected[held] = found[held];
        }
        assert_eq!(
            found, expected,
            "seed {SEED:#x}, cycle {cycle}, inputs {input:x?}: {outputs:?}"
        );
        hdl.edge(reset);
    }
}
