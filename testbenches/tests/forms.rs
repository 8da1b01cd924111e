//! Every form that a kernel may take simulates and prints the same thing.
//!
//! The simulation runs the kernel's Rust as it stands, so it is the reference; the text comes from
//! what `#[kernel]` made of it.
#![allow(clippy::unwrap_used)] // A test fails by panicking, helpers included.

use emit::{EmitOptions, emit};
use signal::prelude::*;
use signal::{Drive, Sample, Simulator};
use testbenches::lint::{Engine, Target, lint};
use testbenches::stimulus::Rng;
use testbenches::verilated::{PortSlots, Program, Source, Trace};

#[derive(LogicState, Clone, Copy, PartialEq, Debug)]
enum State {
    Idle,
    Busy,
    Done,
    Broken,
}

/// What a child may look like to its parent: a path through it, and a register.
#[derive(LogicBlock)]
struct Inner {
    kind: Kind,
    a: Wire<In>,
    y: Wire<Out>,
    late: Wire<Out>,
    count: Reg,
}

impl Inner {
    fn new() -> Inner {
        Inner {
            kind: Kind::of::<Inner>("A child."),
            a: Wire::new(8),
            y: Wire::new(8),
            late: Wire::new(8),
            count: Reg::with_reset(8, 7),
        }
    }
}

impl Logic for Inner {
    #[kernel]
    fn update(&mut self) {
        self.count.hold();
        if self.a.val().bit(0) {
            self.count.d.next = self.a.val() + self.count.q.val();
        }
        self.y.next = !self.a.val();
        self.late.next = self.count.q.val();
    }
}

/// Every form of a kernel.
#[derive(LogicBlock)]
struct Forms {
    kind: Kind,
    a: Wire<In>,
    b: Wire<In>,
    at: Wire<In>,
    flag: Signal<In, Bit>,
    state: Signal<In, State>,
    triangle: Vec<Wire<Out>>,
    shadowed: Wire<Out>,
    named: Wire<Out>,
    elaborated: Wire<Out>,
    chosen: Wire<Out>,
    other: Signal<Out, State>,
    bits: Wire<Out>,
    reduced: Wire<Out>,
    branches: Wire<Out>,
    children: Wire<Out>,
    held: Wire<Out>,
    middle: Wire<Local>,
    choice: Signal<Local, Bit>,
    inner: Vec<Inner>,
    register: Reg,
    last: Flop<State>,
    memory: Ram,
    file: RegisterFile,
}

const LIMIT: usize = 200;

impl Forms {
    fn new() -> Forms {
        let word = || Wire::new(8);
        Forms {
            kind: Kind::of::<Forms>("Every form of a kernel."),
            a: Wire::new(8),
            b: Wire::new(8),
            at: Wire::new(3),
            flag: Signal::default(),
            state: Signal::default(),
            triangle: vec![Wire::new(8); 3],
            shadowed: word(),
            named: word(),
            elaborated: word(),
            chosen: word(),
            other: Signal::default(),
            bits: word(),
            reduced: word(),
            branches: word(),
            children: word(),
            held: word(),
            middle: Wire::new(8),
            choice: Signal::default(),
            inner: vec![Inner::new(), Inner::new()],
            register: Reg::new(8),
            last: Flop::with_reset(State::Broken),
            memory: Ram::new(8, 8, 1),
            file: RegisterFile::new(8, 8, 1),
        }
    }
}

impl Logic for Forms {
    #[kernel]
    fn update(&mut self) {
        // Nested loops with dependent bounds, and an inclusive range.
        for i in 0..=2 {
            self.triangle[i].next = bits_to(i, 8);
            for j in 0..i {
                if self.a.val().bit(j) {
                    self.triangle[i].next = self.b.val() + (10 * i + j);
                }
            }
        }
        // Shadowing; a name that starts with an underscore, and a keyword of Verilog.
        let x = self.a.val();
        let x = x + 3;
        let reg = x ^ self.b.val();
        let _x = reg;
        self.shadowed.next = _x;
        // Names that the generated code uses too.
        let test = self.a.val();
        let then = self.b.val();
        let otherwise = then & test;
        let block = self.at.val() == 2;
        let hardware = test | then;
        self.named.next = otherwise;
        if block {
            let value = hardware + 1;
            self.named.next = value;
            if self.flag.val() {
                self.named.next = test;
            } else if self.at.val() == 2 {
                self.named.next = then;
            }
        }
        // Elaboration: Rust decides, and nothing of it is printed.
        let n = self.triangle.len();
        if n == 3 {
            self.elaborated.next = self.a.val();
        } else {
            self.elaborated.next = self.b.val();
        }
        if n < 3 || self.flag.val() {
            self.elaborated.next = LIMIT.into();
        }
        // States, or-patterns, a default.
        self.other.next = self.state.val();
        match self.state.val() {
            State::Idle => self.chosen.next = 1.into(),
            State::Busy | State::Broken => {
                self.chosen.next = 2.into();
                if self.flag.val() && self.state.val() == State::Busy {
                    self.other.next = State::Done;
                }
            }
            _ => self.chosen.next = self.a.val(),
        }
        // Parts and reductions.
        let parts = cat(self.flag.val(), bits_to(self.a.val() >> 4, 3));
        self.bits.next = cat(parts, cat(self.b.val().bit(self.at.val()), self.at.val()));
        let any = self.a.val().any();
        let both = cat(self.a.val().all(), self.b.val().xor());
        self.reduced.next = bits_to(cat(any, both), 8);
        // Each branch writes and reads the same local; a temporary is taken of it in between.
        self.choice.next = self.at.val() > 3;
        if self.choice.val() {
            self.middle.next = self.a.val() + 1;
            self.branches.next = bits_to((self.middle.val() + self.b.val()) >> 3, 8);
        } else {
            self.middle.next = self.b.val();
            let twice = self.middle.val() + self.middle.val();
            self.branches.next = twice;
        }
        // Children: in a chain, and both ways inside one branch.
        self.inner[0].a.next = 0.into();
        self.children.next = self.inner[1].late.val();
        if self.flag.val() {
            self.inner[0].a.next = self.a.val();
            self.children.next = self.inner[0].y.val();
        }
        self.inner[1].a.next = self.inner[0].y.val() ^ self.inner[0].late.val();
        // Registers and memories.
        self.register.hold();
        self.last.hold();
        if self.flag.val() != self.choice.val() {
            self.register.d.next = self.register.q.val() + self.inner[1].y.val();
            self.last.d.next = self.state.val();
        }
        self.memory.write.enable.next = self.flag.val();
        self.memory.write.address.next = self.at.val();
        self.memory.write.data.next = self.a.val();
        self.memory.read[0].address.next = bits_to(self.b.val(), 3);
        self.file.write.enable.next = !self.flag.val();
        self.file.write.address.next = self.at.val();
        self.file.write.data.next = self.register.q.val();
        self.file.read[0].address.next = bits_to(self.a.val(), 3);
        self.held.next =
            self.register.q.val() ^ self.memory.read[0].data.val() ^ self.file.read[0].data.val();
        if self.last.q.val() == State::Broken {
            self.held.next = self.register.q.val();
        }
    }
}

#[test]
fn no_front_end_says_a_word() {
    let folder = tempfile::tempdir().unwrap();
    let design = emit(&Forms::new(), &EmitOptions::default()).unwrap();
    design.write_to(folder.path()).unwrap();
    let target = Target::folder(folder.path(), &design.top).unwrap();
    let report = lint(&[target], &Engine::ALL);
    assert!(report.is_clean(), "{report}");
}

/// It alone decides every input.
const SEED: u64 = 0x5eed_0003;

#[test]
fn simulation_and_verilator_agree_on_every_form() {
    let block = Forms::new();
    let design = emit(&block, &EmitOptions::default()).unwrap_or_else(|errors| panic!("{errors}"));
    let port = |name: &str, width| PortSlots::new(name, width);
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
    ];
    let source = Source {
        top: design.top.clone(),
        files: design.modules.iter().map(|m| (format!("{}.v", m.name), m.text.clone())).collect(),
        has_clock: true,
        has_reset: true,
        inputs: vec![port("a", 8), port("b", 8), port("at", 3), port("flag", 1), port("state", 2)],
        outputs: outputs.iter().map(|name| port(name, 8)).chain([port("other", 2)]).collect(),
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
        ];
        expected.extend(rest.map(|wire| -> u64 { wire.sample() }));
        expected.push(block.other.val() as u64);
        // What the memories hold at first is not defined.
        let held = outputs.len() - 1;
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
