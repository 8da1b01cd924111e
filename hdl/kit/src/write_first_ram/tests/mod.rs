//! The rules one by one, then all engines in lockstep.
mod dut;

use super::WriteFirstRam;
use super::bench::{self, Config, In, Out};
use crate::testing::{small, verify};
use dut::Dut;
use signal::port::Wide;
use testbenches::testing::{Bench, assert_rules_are_tested};

const WORDS: Config = Config { depth: 5, width: 100 };
const IDLE: In = In {
    write_enable: false,
    write_address: 0,
    write_data: [0; 8],
    read_enable: false,
    read_address: 0,
};

fn write(address: u64, word: u64) -> In {
    In { write_enable: true, write_address: address, write_data: small(word), ..IDLE }
}

fn read(address: u64) -> In {
    In { read_enable: true, read_address: address, ..IDLE }
}

fn data(out: Out) -> Wide {
    assert!(out.read_valid);
    out.read_data
}

/// Words 10, 11, .. in every address.
fn written() -> Bench<Dut> {
    let mut bench = Bench::quick(&WORDS);
    for address in 0..5 {
        bench.cycle(write(address, 10 + address));
    }
    bench
}

#[test]
fn r1_a_read_sees_the_write_of_its_cycle_and_not_of_the_next() {
    let mut bench = written();
    bench.cycle(read(3));
    // The write of the cycle in which the data are valid comes too late.
    assert_eq!(
        data(bench.cycle(In { read_enable: true, read_address: 3, ..write(3, 77) })),
        small(13)
    );
    assert_eq!(data(bench.cycle(read(3))), small(77));
    assert_eq!(data(bench.cycle(IDLE)), small(77));
    // Two writes in a row, each seen by the read beside it.
    for word in [5, 6, 7] {
        bench.cycle(In { read_enable: true, read_address: 2, ..write(2, word) });
        assert_eq!(data(bench.cycle(read(2))), small(word));
    }
    // The page's table.
    let mut bench = written();
    bench.cycle(read(4));
    let seen = [In { read_enable: true, read_address: 4, ..write(4, 99) }, IDLE];
    assert_eq!(seen.map(|input| data(bench.cycle(input))), [14, 99].map(small));
}

#[test]
fn r2_a_write_changes_no_other_word() {
    let mut bench = written();
    bench.cycle(In { read_enable: true, read_address: 1, ..write(2, 99) });
    assert_eq!(data(bench.cycle(read(0))), small(11));
    // A write port without enable changes nothing and is not passed on.
    let idle = In { write_enable: false, read_enable: true, read_address: 3, ..write(3, 55) };
    bench.cycle(idle);
    assert_eq!(data(bench.cycle(read(3))), small(13));
    let mut seen = vec![];
    for address in [0, 1, 2, 3, 4] {
        bench.cycle(read(address));
        seen.push(data(bench.cycle(IDLE)));
    }
    assert_eq!(seen, [10, 11, 99, 13, 14].map(small));
}

#[test]
fn r3_contents_are_not_reset() {
    let block: WriteFirstRam = WriteFirstRam::new(WORDS.depth, WORDS.width);
    let design = emit::emit(&block, &emit::EmitOptions::default()).unwrap();
    let text = &design.modules.iter().find(|m| m.name.starts_with("ram_5x100")).unwrap().text;
    assert!(!text.contains("reset"), "{text}");
    // The simulation keeps them too.
    let mut hdl = signal::Simulator::new(bench::WriteFirstRam::new(WORDS));
    let mut cycle = |input: &In, reset| {
        testbenches::ports::Simulated::drive(hdl.block_mut(), input);
        hdl.settle().unwrap();
        let out = testbenches::ports::Simulated::sample(hdl.block());
        hdl.edge(reset);
        out
    };
    cycle(&write(1, 42), false);
    cycle(&IDLE, true);
    cycle(&read(1), false);
    assert_eq!(cycle(&IDLE, false).read_data, small(42));
}

#[test]
fn every_rule_is_tested() {
    assert_rules_are_tested(include_str!("../mod.rs"), include_str!("mod.rs"));
}

#[test]
fn the_storage_is_what_the_page_says() {
    let block: WriteFirstRam = WriteFirstRam::new(WORDS.depth, WORDS.width);
    let design = emit::emit(&block, &emit::EmitOptions::default()).unwrap();
    let [own] = design.manifest.storage.as_slice() else { panic!("{:?}", design.manifest.storage) };
    // The memory's read register is the other word.
    assert_eq!((own.memory_bits, own.register_bits), (5 * 100, 100 + 1));
}

#[test]
fn all_engines_agree() {
    let few = [(2, 1), (5, 70), (64, 32)].map(|(depth, width)| Config { depth, width });
    verify::<Dut>(&few, 320_000);
    verify::<Dut>(&[Config { depth: 300, width: 512 }], 60_000);
}
