//! A million random cycles in lockstep with the golden cluster, every bin hit.

use testbenches::testing::{agree, few};

use super::{Dut, geometries};

#[test]
fn all_engines_agree() {
    for (seed, config) in (1..).zip(&few(&geometries())) {
        agree::<Dut>(config, seed, 210_000, 500);
    }
}
