//! A million random cycles over the boundaries of the configuration, every bin hit.

use testbenches::testing::{agree, few};

use super::{Dut, of, sectored};

/// One, two and four chips, one, two and four slices and SMs.
#[test]
fn all_engines_agree() {
    let geometries = [of(1, 1, 1), of(2, 1, 2), of(2, 2, 2), of(4, 4, 1), sectored()];
    for (seed, config) in (1..).zip(&few(&geometries)) {
        agree::<Dut>(config, seed, 200_000, 500);
    }
}
