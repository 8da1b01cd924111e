//! The emitted text: clean under every front end, its storage as the block's page says.

use super::super::Dut;
use super::{flushing, npot, one, published, two};
use testbenches::testing::clean;

#[test]
fn every_geometry_is_lint_clean() {
    clean::<Dut>(&[one(), two(), npot(), flushing(), published()]);
}
