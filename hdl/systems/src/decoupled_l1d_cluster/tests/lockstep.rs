//! Golden cluster, rust-hdl and Verilog, every port in every cycle.

use testbenches::testing::{agree, few};

use super::{Dut, of, waiting};

/// Leaders alone, one and two followers; slices whose number is no power of two; no switch.
#[test]
fn all_engines_agree() {
    let geometries = [
        of(2, 1, ""),
        of(2, 3, ""),
        of(3, 2, ""),
        of(4, 1, ""),
        of(2, 1, "network = \"ports\""),
        of(3, 12, "network = \"ports\""),
    ];
    for (seed, config) in (1..).zip(&few(&geometries)) {
        agree::<Dut>(config, seed, 170_000, 1_000);
    }
}

/// Nothing is refused, and each status is of the request that was accepted last.
#[test]
fn all_engines_agree_where_requests_wait() {
    agree::<Dut>(&waiting(3, 2), 9, 100_000, 1_000);
}

/// Registers between switches and slices.
#[test]
fn all_engines_agree_with_registers() {
    agree::<Dut>(&of(3, 2, "registers = \"both\""), 30, 170_000, 500);
}
