//! The rules one by one, then all engines in lockstep.
mod dut;

use super::IndexFunction::{Fermi, Linear, Xor};
use super::ports::In;
use super::{Config, IndexFunction, SetIndex};
use crate::testing::verify;
use dut::Dut;
use testbenches::testing::{Bench, assert_rules_are_tested};

fn bench(function: IndexFunction, line_bits: usize, sets: usize) -> Bench<Dut> {
    Bench::quick(&Config::new(function, line_bits, sets).unwrap())
}

#[test]
fn r1_linear_takes_the_low_bits() {
    let mut bench = bench(Linear, 13, 32);
    for line in 0..1 << 13 {
        assert_eq!(bench.cycle(In { line }).set_number, line & 31);
    }
}

#[test]
fn r2_xor_folds_every_group_and_the_short_last_one() {
    // Groups 00011, 00110, 01010 and a last one of two bits.
    let line = 0b11_01010_00110_00011;
    let set = bench(Xor, 17, 32).cycle(In { line }).set_number;
    assert_eq!(set, 0b00011 ^ 0b00110 ^ 0b01010 ^ 0b11);
    assert_eq!(bench(Xor, 3, 2).cycle(In { line: 0b111 }).set_number, 1);
}

#[test]
fn r3_fermi_is_the_formula_of_the_papers_simulator() {
    let mut bench = bench(Fermi, 33, 32);
    for byte_address in (0..1 << 21).step_by(128) {
        let low = (byte_address >> 7) & 0x1f;
        let high = ((byte_address & 0xe000) >> 13)
            | ((byte_address & 0x2_0000) >> 14)
            | ((byte_address & 0x8_0000) >> 15);
        let set = bench.cycle(In { line: byte_address >> 7 }).set_number;
        assert_eq!(set, low ^ high, "byte address {byte_address:#x}");
    }
}

#[test]
fn r4_the_tag_is_the_bits_above_with_every_function() {
    for (function, line_bits, sets) in [(Linear, 20, 8), (Xor, 20, 8), (Fermi, 20, 32)] {
        let mut bench = bench(function, line_bits, sets);
        for line in [0, 1, 0xabcde, 0xf_ffff] {
            assert_eq!(bench.cycle(In { line }).tag, line / sets as u64);
        }
    }
}

#[test]
fn r5_set_and_tag_name_one_line() {
    for (function, sets) in [(Linear, 8), (Xor, 2), (Xor, 8), (Xor, 64), (Fermi, 32)] {
        let mut bench = bench(function, 14, sets);
        for line in 0..1 << 14 {
            let out = bench.cycle(In { line });
            assert!(out.set_number < sets as u64);
            let named = function.line_of(out.set_number as usize, out.tag, sets.ilog2());
            assert_eq!(named, line, "{function:?}");
        }
    }
}

#[test]
fn every_rule_is_tested() {
    assert_rules_are_tested(include_str!("../mod.rs"), include_str!("mod.rs"));
}

#[test]
fn illegal_geometries_are_refused() {
    let text =
        |function, line_bits, sets| Config::new(function, line_bits, sets).unwrap_err().to_string();
    let rule = "set_index.sets: must be a power of two in 2..=1024";
    assert_eq!(text(Linear, 20, 1), format!("{rule}; got 1; try 2"));
    assert_eq!(text(Linear, 20, 48), format!("{rule}; got 48; try 64"));
    assert_eq!(text(Xor, 20, 2048), format!("{rule}; got 2048; try 1024"));
    assert_eq!(
        text(Fermi, 20, 64),
        "set_index.sets: must be 32 with index \"fermi\"; got 64; try 32"
    );
    let rule = "set_index.line_bits: must be an integer in";
    assert_eq!(text(Linear, 5, 32), format!("{rule} 6..=64; got 5; try 6"));
    assert_eq!(text(Fermi, 12, 32), format!("{rule} 13..=64; got 12; try 13"));
    assert_eq!(text(Xor, 65, 32), format!("{rule} 6..=64; got 65; try 64"));
}

#[test]
fn a_refused_geometry_cannot_be_emitted() {
    let block = SetIndex::new(Linear, 20, 48);
    let errors = emit::emit(&block, &emit::EmitOptions::default()).unwrap_err().to_string();
    assert!(errors.contains("set_number is never driven"), "{errors}");
}

#[test]
fn all_engines_agree() {
    let checked = |(f, line_bits, sets)| Config::new(f, line_bits, sets).unwrap();
    let small = [(Linear, 2, 2), (Linear, 33, 32), (Xor, 33, 32), (Fermi, 13, 32), (Fermi, 57, 32)];
    verify::<Dut>(&small.map(checked), 210_000);
    verify::<Dut>(&[(Xor, 64, 2), (Xor, 64, 1024)].map(checked), 50_000);
}
