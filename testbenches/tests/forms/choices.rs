//! Elements of a list chosen by a number: the part-select that is printed means what the loop does,
//! beyond the list's end too.
use emit::{EmitOptions, emit};
use signal::prelude::*;
use signal::{Drive, Sample, Simulator};
use testbenches::lint::{Engine, Target, lint};
use testbenches::stimulus::Rng;
use testbenches::verilated::{PortSlots, Program, Source, Trace};

/// Elements of lists, and what is made of them.
#[derive(LogicBlock)]
struct Choices {
    kind: Kind,
    at: Wire<In>,
    flag: Signal<In, Bit>,
    words: Vec<Wire<In>>,
    flags: Vec<Signal<In, Bit>>,
    word: Wire<Out>,
    is_set: Signal<Out, Bit>,
    both: Signal<Out, Bit>,
    sum: Wire<Out>,
    high: Wire<Out>,
    nested: Wire<Out>,
}

impl Choices {
    fn new(count: usize, width: usize) -> Choices {
        Choices {
            kind: Kind::of::<Choices>("Elements of lists.")
                .with("count", count)
                .with("width", width),
            at: Wire::new(index_bits(count)),
            flag: Signal::default(),
            words: vec![Wire::new(width); count],
            flags: vec![Signal::default(); count],
            word: Wire::new(width),
            is_set: Signal::default(),
            both: Signal::default(),
            sum: Wire::new(width),
            high: Wire::new(width - 2),
            nested: Wire::new(width),
        }
    }
}

impl Logic for Choices {
    #[kernel]
    fn update(&mut self) {
        let n = self.words.len();
        self.word = 5;
        self.is_set = true;
        self.both = false;
        for i in 0..n {
            if self.at == i {
                self.word = self.words[i];
                self.is_set = self.flags[i];
                self.both = self.flags[i] && self.flag;
            }
        }
        self.sum = 1;
        for i in 0..n {
            if self.at == i {
                self.sum = self.words[i] + i;
            }
        }
        self.high = 3;
        for i in 0..n {
            if self.at == i {
                self.high = bits_to(self.words[i] >> 2, self.high.width());
            }
        }
        self.nested = 2;
        if self.flag {
            for i in 0..n {
                if self.at == i {
                    self.nested = self.words[i];
                }
            }
        }
    }
}

fn compare(count: usize, width: usize) {
    let block = Choices::new(count, width);
    let design = emit(&block, &EmitOptions::default()).unwrap_or_else(|errors| panic!("{errors}"));
    let text = &design.modules[0].text;
    assert!(!text.contains("for ("), "a choice is a loop:\n{text}");

    let folder = tempfile::tempdir().unwrap();
    design.write_to(folder.path()).unwrap();
    let report = lint(&[Target::folder(folder.path(), &design.top).unwrap()], &Engine::ALL);
    assert!(report.is_clean(), "{report}\n{text}");

    let port = |name: &str| PortSlots::of_field(&design.manifest.ports, name).unwrap();
    let inputs = ["at", "flag"].map(String::from).into_iter();
    let words = (0..count).map(|i| format!("words_{i}"));
    let bits = (0..count).map(|i| format!("flags_{i}"));
    let outputs = ["word", "is_set", "both", "sum", "high", "nested"];
    let source = Source {
        top: design.top.clone(),
        files: vec![(format!("{}.v", design.top), text.clone())],
        has_clock: false,
        has_reset: false,
        inputs: inputs.chain(words).chain(bits).map(|name| port(&name)).collect(),
        outputs: outputs.iter().map(|name| port(name)).collect(),
    };
    let program = Program::build(&source, Trace::Off).unwrap_or_else(|error| panic!("{error}"));
    let mut verilog = program.start(1);
    let mut hdl = Simulator::new(block);
    let mut rng = Rng::new(super::SEED);
    let mut found = vec![0; source.output_slots()];
    for cycle in 0..500 {
        let at = cycle % (1 << index_bits(count));
        let flag = rng.bits(1);
        let words: Vec<u64> = (0..count).map(|_| rng.bits(width)).collect();
        let bits: Vec<u64> = (0..count).map(|_| rng.bits(1)).collect();
        let input = [vec![at, flag], words.clone(), bits.clone()].concat();
        verilog.cycle(false, &input, &mut found);
        let block = hdl.block_mut();
        block.at.drive(at);
        block.flag.drive(flag == 1);
        block.words.iter_mut().zip(&words).for_each(|(port, &word)| port.drive(word));
        block.flags.iter_mut().zip(&bits).for_each(|(port, &bit)| port.drive(bit == 1));
        hdl.settle().unwrap();
        let block = hdl.block();
        let wires = [&block.sum, &block.high, &block.nested];
        let bits = [u64::from(block.is_set.val()), u64::from(block.both.val())];
        let rest = wires.map(|wire| -> u64 { wire.sample() });
        let expected = [vec![block.word.sample()], bits.to_vec(), rest.to_vec()].concat();
        assert_eq!(found, expected, "cycle {cycle}, inputs {input:x?}: {outputs:?}\n{text}");
    }
}

#[test]
fn a_choice_among_all_numbers_is_a_part_select() {
    compare(4, 8);
    compare(8, 5);
}

#[test]
fn a_choice_beyond_the_list_gives_what_stood_before() {
    compare(3, 7);
    compare(5, 8);
    compare(7, 4);
}
