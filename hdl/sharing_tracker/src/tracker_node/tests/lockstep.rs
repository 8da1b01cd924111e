//! A million random cycles and more over the boundaries of the configuration, every bin hit; rust-hdl joins the first of
//! them.

use testbenches::engine::EngineKind::{Model, Verilog};
use testbenches::lockstep::{VerifyOptions, verify};
use testbenches::testing::{agree, at_depth, covers};

use super::super::Dut;
use super::{config, odd, one, paper, small, stale, waiting, waiting_odd};

/// Enough for the rarest of the bins.
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
    agree::<Dut>(&odd(), 1, CYCLES, 5_000);
}

#[test]
fn stale_long() {
    agree::<Dut>(&stale(), 1, CYCLES, 5_000);
}

#[test]
fn waiting_long() {
    agree::<Dut>(&waiting(), 1, CYCLES, 5_000);
}

#[test]
fn waiting_odd_long() {
    agree::<Dut>(&waiting_odd(), 1, CYCLES, 5_000);
}

/// Two identifiers, and one entry.
#[test]
fn what_has_no_room_for_a_bin_says_so() {
    let lines = "address_bits = 32\nline_bytes = 64\nsets = 4\nways = 2\nmiss_queue = 1";
    for more in ["sector_bytes = 64\nid_bits = 1", "id_bits = 6\nmshr_entries = 1"] {
        let tracker = "[sharing_tracker]\ncores = 4\nsets = 32\nbanks = 2\n";
        covers::<Dut>(&config(&format!("[l1]\n{lines}\n{more}\n{tracker}")), CYCLES);
    }
}

/// Its queues are seldom full in so few cycles.
#[test]
fn paper_short() {
    let engines = vec![Model, Verilog];
    let options = VerifyOptions::for_test(5, at_depth(100_000, 15_000));
    let options = VerifyOptions { engines, coverage_required: false, ..options };
    assert!(verify::<Dut>(&paper(), &options).unwrap().resets > 0);
}
