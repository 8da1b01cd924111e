//! The rules one by one, then all engines in lockstep.
mod byte_dut;
pub mod dut;

use super::bench::{Config, In, MemoryBench, Out, Read};
use super::byte_bench::{self, ByteRamBench};
use crate::testing::{small, verify};
use byte_dut::ByteRamDut;
use dut::Dut;
use signal::port::{Wide, beginning};
use testbenches::testing::{Bench, assert_rules_are_tested, top_text};

const WORDS: Config = Config { depth: 5, width: 100, is_ram: true };

fn ram() -> Bench<Dut> {
    Bench::quick(&WORDS)
}

fn register_file() -> Bench<Dut> {
    Bench::quick(&Config { is_ram: false, ..WORDS })
}

fn write(address: u64, word: u64) -> In {
    In { write_enable: true, write_address: address, write_data: small(word), ..In::default() }
}

/// All three ports read.
fn read(a: u64, b: u64, c: u64) -> In {
    let read = |address| Read { enable: true, address };
    In { a: read(a), b: read(b), c: read(c), ..In::default() }
}

fn data(out: Out) -> [Wide; 3] {
    assert!(out.a.valid && out.b.valid && out.c.valid);
    [out.a.data, out.b.data, out.c.data]
}

/// Words 10, 11, .. in every address.
fn written(mut bench: Bench<Dut>) -> Bench<Dut> {
    for address in 0..5 {
        bench.cycle(write(address, 10 + address));
    }
    bench
}

#[test]
fn r1_a_word_reads_as_it_was_written_last() {
    let mut bench = written(register_file());
    bench.cycle(write(3, 99));
    assert_eq!(data(bench.cycle(read(2, 3, 4))), [12, 99, 14].map(small));
    let mut bench = written(ram());
    bench.cycle(write(3, 99));
    bench.cycle(read(2, 3, 4));
    assert_eq!(data(bench.cycle(In::default())), [12, 99, 14].map(small));
}

#[test]
fn r2_a_ram_answers_one_cycle_later() {
    let mut bench = written(ram());
    assert!(!bench.cycle(read(0, 1, 2)).a.valid);
    assert_eq!(data(bench.cycle(read(3, 4, 0))), [10, 11, 12].map(small));
    assert_eq!(data(bench.cycle(In::default())), [13, 14, 10].map(small));
}

#[test]
fn r3_a_register_file_answers_in_the_same_cycle() {
    let mut bench = written(register_file());
    assert_eq!(data(bench.cycle(read(0, 1, 2))), [10, 11, 12].map(small));
    assert_eq!(data(bench.cycle(read(3, 4, 0))), [13, 14, 10].map(small));
}

#[test]
fn r4_a_read_during_a_write_gives_the_old_word() {
    let both = In { write_enable: true, write_address: 1, write_data: small(77), ..read(1, 1, 0) };
    let mut bench = written(register_file());
    assert_eq!(data(bench.cycle(both)), [11, 11, 10].map(small));
    assert_eq!(data(bench.cycle(read(1, 1, 0))), [77, 77, 10].map(small));
    let mut bench = written(ram());
    bench.cycle(both);
    assert_eq!(data(bench.cycle(read(1, 1, 0))), [11, 11, 10].map(small));
    assert_eq!(data(bench.cycle(In::default())), [77, 77, 10].map(small));
}

#[test]
fn r5_read_ports_are_independent() {
    let mut bench = written(register_file());
    for (a, b, c) in (0..5).flat_map(|a| (0..5).map(move |b| (a, b, (a + 2 * b) % 5))) {
        assert_eq!(data(bench.cycle(read(a, b, c))), [10 + a, 10 + b, 10 + c].map(small));
    }
}

#[test]
fn r6_without_enable_nothing_is_written() {
    let mut bench = written(ram());
    bench.cycle(In { write_enable: false, ..write(2, 77) });
    bench.cycle(read(2, 2, 2));
    assert_eq!(data(bench.cycle(In::default())), [12; 3].map(small));
}

#[test]
fn r7_a_depth_that_is_no_power_of_two_has_as_many_words() {
    let design = emit::emit(&MemoryBench::new(WORDS), &emit::EmitOptions::default()).unwrap();
    let memory = &design.manifest.memories[0];
    assert_eq!((memory.depth, memory.width), (5, 100));
    let text = &design.modules.iter().find(|m| m.name.starts_with("ram_5x")).unwrap().text;
    assert!(text.contains("words [0:4];"), "{text}");
}

#[test]
fn r8_contents_are_not_reset() {
    let design = emit::emit(&MemoryBench::new(WORDS), &emit::EmitOptions::default()).unwrap();
    let text = &design.modules.iter().find(|m| m.name.starts_with("ram_5x")).unwrap().text;
    assert!(!text.contains("reset"), "{text}");
    // The valid bits beside them are.
    assert!(top_text(&MemoryBench::new(WORDS)).contains("if (reset) begin"));
}

#[test]
fn r9_a_byte_ram_writes_the_enabled_bytes_only() {
    let config = byte_bench::Config { depth: 5, bytes: 12 };
    let mut bench = Bench::<ByteRamDut>::quick(&config);
    let write = |address, byte_enable, byte: u8| byte_dut::In {
        write_enable: true,
        write_address: address,
        write_byte_enable: byte_enable,
        write_data: beginning([u64::from_ne_bytes([byte; 8]), u64::from(byte) * 0x0101_0101]),
        ..byte_dut::In::default()
    };
    let read = |address| byte_dut::In {
        a: byte_bench::Read { enable: true, address },
        b: byte_bench::Read { enable: true, address: 4 },
        ..byte_dut::In::default()
    };
    let data = |bench: &mut Bench<ByteRamDut>| {
        bench.cycle(read(2));
        let out = bench.cycle(byte_dut::In::default());
        assert!(out.a.valid && out.b.valid && out.b.data[0] == 0x4444_4444_4444_4444);
        (out.a.data[1], out.a.data[0])
    };
    bench.cycle(write(4, 0xfff, 0x44));
    bench.cycle(write(2, 0xfff, 0x11));
    assert_eq!(data(&mut bench), (0x1111_1111, 0x1111_1111_1111_1111));
    // The lowest, one of each half, and the highest.
    bench.cycle(write(2, 0b1001_0000_1001, 0x22));
    assert_eq!(data(&mut bench), (0x2211_1122, 0x1111_1111_2211_1122));
    // None, and none without `write_enable`.
    bench.cycle(write(2, 0, 0x33));
    bench.cycle(byte_dut::In { write_enable: false, ..write(2, 0xfff, 0x33) });
    assert_eq!(data(&mut bench), (0x2211_1122, 0x1111_1111_2211_1122));
    // A read in the cycle of the write gives the old word.
    bench.cycle(byte_dut::In {
        a: byte_bench::Read { enable: true, address: 2 },
        ..write(2, 0b10, 0x55)
    });
    assert_eq!(bench.cycle(byte_dut::In::default()).a.data[0], 0x1111_1111_2211_1122);
    assert_eq!(data(&mut bench), (0x2211_1122, 0x1111_1111_2211_5522));
}

#[test]
fn r10_without_enable_the_data_mean_nothing() {
    let design = emit::emit(&MemoryBench::new(WORDS), &emit::EmitOptions::default()).unwrap();
    let text = &design.modules.iter().find(|m| m.name.starts_with("ram_5x")).unwrap().text;
    let keeps =
        "        if (read_2_enable) begin\n            read_2_data <= words[read_2_address];";
    assert!(text.contains(keeps), "{text}");
    // A block that reads them is therefore out of step: this one says so of every cycle.
    let mut hdl = signal::Simulator::new(MemoryBench::new(WORDS));
    let mut shown = |input: &In| {
        testbenches::ports::Simulated::drive(hdl.block_mut(), input);
        hdl.settle().unwrap();
        let out: Out = testbenches::ports::Simulated::sample(hdl.block());
        hdl.edge(false);
        out.a.data[0]
    };
    shown(&write(1, 42));
    shown(&read(1, 0, 0));
    assert_eq!([shown(&In::default()), shown(&In::default())], [42, !42]);
}

#[test]
fn every_rule_is_tested() {
    assert_rules_are_tested(include_str!("../mod.rs"), include_str!("mod.rs"));
}

fn all_agree(is_ram: bool) {
    let config = |(depth, width)| Config { depth, width, is_ram };
    verify::<Dut>(&[(2, 1), (5, 70), (64, 32)].map(config), 320_000);
    verify::<Dut>(&[(300, 512)].map(config), 60_000);
}

#[test]
fn all_engines_agree_on_a_ram() {
    all_agree(true);
}

#[test]
fn all_engines_agree_on_a_register_file() {
    all_agree(false);
}

#[test]
fn all_engines_agree_on_a_byte_ram() {
    let config = |(depth, bytes)| byte_bench::Config { depth, bytes };
    verify::<ByteRamDut>(&[(2, 1), (5, 3), (64, 12)].map(config), 320_000);
    verify::<ByteRamDut>(&[(300, 128)].map(config), 60_000);
}

#[test]
fn a_word_of_one_byte_needs_no_loop() {
    let text = |bytes| {
        let block = ByteRamBench::new(byte_bench::Config { depth: 4, bytes });
        let design = emit::emit(&block, &emit::EmitOptions::default()).unwrap();
        design.modules.iter().find(|m| m.name.starts_with("byte_ram_4x")).unwrap().text.clone()
    };
    assert!(text(1).contains("if (write_enable && write_byte_enable) begin"), "{}", text(1));
    assert!(!text(1).contains("for ("), "{}", text(1));
    assert!(text(2).contains("for (i = 0; i < 2; i = i + 1) begin"), "{}", text(2));
}
