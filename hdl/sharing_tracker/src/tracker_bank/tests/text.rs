//! The emitted Verilog.

use testbenches::testing::clean;

use super::{Dut, config, small};

#[test]
fn every_reader_is_content() {
    clean::<Dut>(&[small(), config("")]);
}

/// Table 4.3 has 16 KB, the masks of all banks; tags and valid bits make it 40 KB, and what a set has is by itself.
#[test]
fn storage_stands_beside_the_papers() {
    let figures = config("").figures();
    let of = |name| figures.iter().find(|figure| figure.name == name).map(|f| (f.ours, f.paper));
    assert_eq!(of("mask_bits"), Some((16_384, None)));
    assert_eq!(of("entry_bits"), Some((40_960, None)));
    assert_eq!(of("set_state_bits"), Some((4_224, None)));
    assert_eq!(of("mask_bits_of_all"), Some((131_072, Some(131_072))));
    assert_eq!(of("entry_bits_of_all"), Some((327_680, Some(131_072))));
    assert_eq!(of("set_state_bits_of_all"), Some((33_792, None)));
}
