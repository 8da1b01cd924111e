//! The hardware and its text: golden model, rust-hdl's simulation and the emitted Verilog agree over the
//! boundaries of the geometry, every bin is hit, and every reader finds the text clean.

use testbenches::engine::EngineKind;
use testbenches::lockstep::{VerifyOptions, verify};
use testbenches::testing::{agree, clean, emitted};

use super::super::{Config, Dut};
use super::{max, npot, one, paper, pot};

const CYCLES: u64 = 1_000_000;

fn all() -> Vec<Config> {
    vec![one(), pot(), npot(), paper(), max(), pot().with_chips(4)]
}

#[test]
fn every_geometry_is_hardware() {
    emitted::<Dut>(&all());
}

#[test]
fn every_reader_finds_the_text_clean() {
    clean::<Dut>(&all());
}

#[test]
fn one_agrees() {
    agree::<Dut>(&one(), 1, CYCLES, 20_000);
}

#[test]
fn pot_agrees() {
    agree::<Dut>(&pot(), 2, CYCLES, 20_000);
}

#[test]
fn npot_agrees() {
    agree::<Dut>(&npot(), 3, CYCLES, 20_000);
}

#[test]
fn paper_agrees() {
    agree::<Dut>(&paper(), 4, CYCLES, 1_000);
}

#[test]
fn chips_agree() {
    agree::<Dut>(&pot().with_chips(4), 5, CYCLES, 20_000);
}

/// The largest geometry never fills in so few cycles.
#[test]
fn max_agrees() {
    let engines = vec![EngineKind::Model, EngineKind::Verilog];
    let options = VerifyOptions::for_test(8, CYCLES);
    let options = VerifyOptions { engines, coverage_required: false, ..options };
    assert!(verify::<Dut>(&max(), &options).unwrap().resets > 0);
}
