//! The emitted Verilog: clean in every reader, its storage as the page says.

use testbenches::testing::{clean, stored_bits};

use super::{Dut, config, small};

#[test]
fn every_reader_is_content() {
    let one_place = config("l2.split_requests = 1\n");
    let one_sector = config("[l1]\nline_bytes = 32\nsector_bytes = 32\n[l2]\nsplit_requests = 3\n");
    let all = [small(), config(""), one_place, one_sector];
    for (config, manifest) in all.iter().zip(clean::<Dut>(&all)) {
        assert_eq!(stored_bits(&manifest), config.storage_bits(), "{config:?}");
    }
}
