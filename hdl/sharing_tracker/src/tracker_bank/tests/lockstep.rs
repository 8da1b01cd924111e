//! A million random cycles over the boundaries of the geometry, every bin hit.

use testbenches::testing::agree;

use super::{Dut, config, small};

/// The million, in shares.
const CYCLES: u64 = 250_000;

#[test]
fn small_long() {
    agree::<Dut>(&small(), 1, CYCLES, 20_000);
}

/// A tracker of one set and one way, and a queue of one place.
#[test]
fn one_set_long() {
    let one = "[sharing_tracker]\ncores = 2\nsets = 2\nways = 1\nbanks = 2\nbank_queue = 1\n";
    agree::<Dut>(&config(one), 2, CYCLES, 20_000);
}

#[test]
fn single_long() {
    agree::<Dut>(&config("[sharing_tracker]\ncores = 3\nsharers = 'single'\n"), 3, CYCLES, 10_000);
}

/// One core of each of four trackers, and the paper's bank.
#[test]
fn alone_and_paper_long() {
    let alone = "[sharing_tracker]\ncores = 4\ntrackers = 4\nsets = 32\nbanks = 1\n";
    agree::<Dut>(&config(alone), 4, CYCLES / 2, 10_000);
    agree::<Dut>(&config(""), 5, CYCLES / 2, 3_000);
}
