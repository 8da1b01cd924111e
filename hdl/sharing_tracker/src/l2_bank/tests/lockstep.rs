//! A million random cycles over the boundaries of the geometry, every bin hit.

use testbenches::testing::agree;

use super::super::Dut;
use super::{config, small};

/// The million, in shares.
const CYCLES: u64 = 340_000;

#[test]
fn small_long() {
    agree::<Dut>(&small(), 1, CYCLES, 5_000);
}

/// One of everything.
#[test]
fn one_long() {
    let one = "[l1]\naddress_bits = 18\nline_bytes = 32\nsector_bytes = 16\n\
         [sharing_tracker]\ncores = 2\nbanks = 1\n[l2]\nbytes = 32\nways = 1\nsplit_requests = 1\n\
         [llc]\nmshr_entries = 1\nmshr_merges = 1\nmiss_queue = 1\nwrite_backs = 1\natomic_queue = 1\n";
    agree::<Dut>(&config(one), 2, CYCLES, 5_000);
}

/// A line of one sector, and three ways.
#[test]
fn line_of_one_sector_long() {
    let one = "[l1]\naddress_bits = 24\nline_bytes = 32\nsector_bytes = 32\n\
         [sharing_tracker]\nbanks = 4\n[l2]\nbytes = 3072\nways = 3\nsplit_requests = 5\n";
    agree::<Dut>(&config(one), 3, CYCLES, 5_000);
}
