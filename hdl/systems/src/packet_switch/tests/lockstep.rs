//! A million random cycles over the boundaries of the geometry, every bin hit.

use testbenches::testing::{agree, few};

use super::{Dut, of, wide};

/// The smallest, one way, as many as the tests have, and beats of two words.
#[test]
fn all_engines_agree() {
    let geometries = [
        of(1, 1, 1),
        of(1, 4, 20),
        of(5, 1, 33),
        of(2, 2, 8),
        of(3, 2, 64),
        of(4, 5, 100),
        wide(5, 3, 90, 1024),
    ];
    for (seed, config) in (1..).zip(&few(&geometries)) {
        agree::<Dut>(config, seed, 150_000, 4_000);
    }
}
