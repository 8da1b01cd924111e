//! Outputs of a memory after a cycle in which it is not read do not matter.

use testbenches::testing::{report_of, with_restless_memories};

use super::super::Dut;
use super::{npot, pot};

#[test]
fn what_is_not_read_is_not_looked_at() {
    for config in [pot(), npot()] {
        assert_eq!(report_of::<Dut>(&config, with_restless_memories::<Dut>(&config, "{}")), "");
    }
}

/// The check itself: memories that show other words where they are read.
#[test]
fn what_is_read_is_looked_at() {
    let report = report_of::<Dut>(&pot(), with_restless_memories::<Dut>(&pot(), "!{}"));
    assert!(report.contains("the engines differ"), "{report}");
}
