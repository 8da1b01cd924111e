//! A million random cycles and more over the boundaries of the configuration, every bin hit; rust-hdl joins the first of
//! them.

use testbenches::engine::EngineKind::{Model, Verilog};
use testbenches::lockstep::{VerifyOptions, verify};
use testbenches::testing::{agree, at_depth};

use super::super::Dut;
use super::{odd, odd_waiting, one, paper, published, small, waiting, whole_lines};

/// Enough for the rarest of the bins: a line beat that waits for a read of a reserved way.
const CYCLES: u64 = 400_000;

#[test]
fn one_long() {
    agree::<Dut>(&one(), 1, CYCLES, 10_000);
}

#[test]
fn small_long() {
    agree::<Dut>(&small(), 1, CYCLES, 5_000);
}

#[test]
fn odd_long() {
    // A window seldom ends with a sampled answer and a miss in one cycle.
    agree::<Dut>(&odd(), 1, 600_000, 5_000);
}

#[test]
fn waiting_long() {
    agree::<Dut>(&waiting(), 1, CYCLES, 5_000);
}

#[test]
fn odd_waiting_long() {
    agree::<Dut>(&odd_waiting(), 1, 600_000, 5_000);
}

#[test]
fn published_long() {
    agree::<Dut>(&published(), 1, CYCLES, 5_000);
}

/// Its window never ends, and its queues are seldom full, in so few cycles.
#[test]
fn paper_short() {
    let engines = vec![Model, Verilog];
    let options = VerifyOptions::for_test(5, at_depth(100_000, 15_000));
    let options = VerifyOptions { engines, coverage_required: false, ..options };
    assert!(verify::<Dut>(&paper(), &options).unwrap().resets > 0);
}

/// A line is one beat, wider than a word of the simulation.
#[test]
fn whole_lines_short() {
    let options = VerifyOptions {
        coverage_required: false,
        ..VerifyOptions::for_test(9, at_depth(4_000, 1_000))
    };
    assert!(verify::<Dut>(&whole_lines(), &options).unwrap().resets > 0);
}
