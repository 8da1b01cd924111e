//! A million random cycles over the boundaries of the geometry, every bin hit; the golden model against
//! the emitted Verilog, and rust-hdl's simulation, which is slower, beside them for a part.

use testbenches::engine::EngineKind::{Model, Verilog};
use testbenches::lockstep::{VerifyOptions, verify};
use testbenches::testing::agree;

use super::super::Dut;
use super::{
    early, few_places, looking_up, max, npot, one, paper, pot, refusing, waiting, whole_lines,
};
use design::{PendingStore, WhenFull};

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
fn refusing_long() {
    agree::<Dut>(&refusing(), 5, CYCLES, 20_000);
}

#[test]
fn waiting_long() {
    agree::<Dut>(&waiting(PendingStore::Stale), 6, CYCLES, 20_000);
    agree::<Dut>(&waiting(PendingStore::Refuse), 7, CYCLES, 20_000);
}

#[test]
fn early_long() {
    agree::<Dut>(&early(), 9, CYCLES, 20_000);
}

/// Loads that bypass the cache are looked up.
#[test]
fn looking_up_long() {
    agree::<Dut>(&looking_up(PendingStore::Refuse, WhenFull::Refuse), 10, CYCLES, 20_000);
    agree::<Dut>(&looking_up(PendingStore::Stale, WhenFull::Wait), 11, CYCLES, 20_000);
}

#[test]
fn few_places_long() {
    agree::<Dut>(&few_places(), 8, CYCLES, 20_000);
}

/// A beat is wider than a word of the simulation.
#[test]
fn whole_lines_long() {
    agree::<Dut>(&whole_lines(), 12, CYCLES, 20_000);
}

#[test]
fn npot_long() {
    agree::<Dut>(&npot(), 3, CYCLES, 20_000);
}

#[test]
fn paper_long() {
    agree::<Dut>(&paper(), 4, CYCLES, 1_000);
}

/// The largest geometry never fills in so few cycles.
#[test]
fn max_short() {
    let options = VerifyOptions::for_test(8, 20_000);
    let engines = vec![Model, Verilog];
    let options = VerifyOptions { engines, coverage_required: false, ..options };
    assert!(verify::<Dut>(&max(), &options).unwrap().resets > 0);
}
