//! The emitted Verilog.

use testbenches::testing::clean;

use super::{Dut, config, small};

#[test]
fn every_reader_is_content() {
    clean::<Dut>(&[small(), config("")]);
}
