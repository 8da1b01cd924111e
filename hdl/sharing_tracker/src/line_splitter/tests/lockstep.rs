//! A million random cycles over the boundaries of the geometry, every bin hit.

use testbenches::testing::agree;

use super::super::Dut;
use super::{config, small};

/// The million, in shares.
const CYCLES: u64 = 250_000;

#[test]
fn engines_agree() {
    agree::<Dut>(&small(), 1, CYCLES, 20_000);
    agree::<Dut>(&config("l2.split_requests = 1\n"), 2, CYCLES, 20_000);
    let one = "[l1]\nline_bytes = 32\nsector_bytes = 32\n[l2]\nsplit_requests = 3\n";
    agree::<Dut>(&config(one), 3, CYCLES, 20_000);
    let sixteen = "[l1]\nline_bytes = 256\nsector_bytes = 16\n[l2]\nsplit_requests = 5\n";
    agree::<Dut>(&config(sixteen), 4, CYCLES, 20_000);
}
