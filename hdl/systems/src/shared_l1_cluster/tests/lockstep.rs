//! A million random cycles in lockstep with the golden cluster, every bin hit.

use testbenches::testing::{agree, few};

use super::{Dut, geometries, of};

#[test]
fn all_engines_agree() {
    for (seed, config) in (1..).zip(&few(&geometries())) {
        agree::<Dut>(config, seed, 250_000, 500);
    }
}

/// Without DynEB.
#[test]
fn all_engines_agree_where_modes_are_fixed() {
    for (seed, mode) in (20..).zip(["private", "shared"]) {
        let config = of(2, 3, &format!("shared_l1.mode = '{mode}'"));
        agree::<Dut>(&config, seed, 60_000, 500);
    }
}

/// Requests for which the L1 itself has no room wait; those that wait for other nodes are refused, so that
/// they do not wait for them.
#[test]
fn all_engines_agree_where_requests_wait() {
    let config =
        of(2, 2, "l1.when_full = 'wait'\nl1.early_restart = true\nl1.store_data_places = 1");
    agree::<Dut>(&config, 9, 100_000, 500);
}

/// Cores that write past the homes while they are private.
#[test]
fn all_engines_agree_where_written_lines_stay_private() {
    let path = "shared_l1.store_path = 'filtered'\nshared_l1.filter_bits = 64";
    agree::<Dut>(&of(3, 2, path), 31, 100_000, 500);
}

/// Registers between switches and slices.
#[test]
fn all_engines_agree_with_registers() {
    agree::<Dut>(&of(3, 2, "cluster.registers = \"both\""), 30, 170_000, 500);
}
