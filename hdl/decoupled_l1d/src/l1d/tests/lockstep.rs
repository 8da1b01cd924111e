//! A million random cycles over the boundaries of the geometry, every bin hit; the golden model against
//! the emitted Verilog, and rust-hdl's simulation, which is slower, beside them for a part.

use testbenches::engine::EngineKind::{Model, Verilog};
use testbenches::lockstep::{VerifyOptions, verify};
use testbenches::testing::{agree, at_depth};

use super::super::Dut;
use super::{max, npot, one, paper, pot, refusing, waiting, whole_lines};
use design::PendingStore;

/// The million, in shares.
const CYCLES: u64 = 250_000;

#[test]
fn one_long() {
    agree::<Dut>(&one(), 1, CYCLES, 20_000);
}

#[test]
fn pot_long() {
    agree::<Dut>(&pot(), 2, CYCLES, 20_000);
}

#[test]
fn waiting_long() {
    agree::<Dut>(&waiting(PendingStore::Stale), 5, CYCLES, 20_000);
    agree::<Dut>(&waiting(PendingStore::Refuse), 6, CYCLES, 20_000);
}

#[test]
fn refusing_long() {
    agree::<Dut>(&refusing(), 7, CYCLES, 20_000);
}

#[test]
fn npot_long() {
    agree::<Dut>(&npot(), 3, CYCLES, 20_000);
}

#[test]
fn paper_long() {
    agree::<Dut>(&paper(), 4, CYCLES, 1_000);
}

/// The widest geometry does not fill in so few cycles.
#[test]
fn max_short() {
    let options = VerifyOptions::for_test(8, 20_000);
    let engines = vec![Model, Verilog];
    let options = VerifyOptions { engines, coverage_required: false, ..options };
    assert!(verify::<Dut>(&max(), &options).unwrap().resets > 0);
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
