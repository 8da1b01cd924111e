//! A million random cycles in lockstep with the golden cluster, every bin hit.

use testbenches::testing::{agree, few};

use super::{Dut, of, waiting};

/// One, two and three cores; slices whose number is no power of two; no switch.
#[test]
fn all_engines_agree() {
    let geometries = [
        of(1, 1, ""),
        of(1, 2, ""),
        of(2, 3, ""),
        of(3, 2, ""),
        of(2, 1, "network = \"ports\""),
        of(3, 3, "network = \"ports\""),
        // More slices than the records have lanes for: none of the cluster's.
        of(2, 12, "network = \"ports\""),
    ];
    for (seed, config) in (1..).zip(&few(&geometries)) {
        agree::<Dut>(config, seed, 170_000, 1_000);
    }
}

/// Registers between switches and slices, of both streams, of each, and of one core or slice.
#[test]
fn all_engines_agree_with_registers() {
    let registers = |cores, slices, word| of(cores, slices, &format!("registers = \"{word}\""));
    let geometries = [
        registers(3, 2, "both"),
        registers(1, 1, "both"),
        registers(2, 1, "replies"),
        registers(2, 3, "requests"),
    ];
    for (seed, config) in (20..).zip(&few(&geometries)) {
        agree::<Dut>(config, seed, 170_000, 1_000);
    }
}

/// Nothing is refused, and each status is of the request that was accepted last.
#[test]
fn all_engines_agree_where_requests_wait() {
    agree::<Dut>(&waiting(3, 2), 9, 100_000, 1_000);
}
