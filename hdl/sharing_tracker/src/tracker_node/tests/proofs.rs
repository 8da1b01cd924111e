//! Proofs of forwards that wait, of the forward port alone.

use proofs::prove::{Options, prove};

use super::super::properties::OF_PORT;

#[test]
fn forwards_that_wait_leave_once_and_in_time() {
    let options = Options { waves: std::env::temp_dir(), is_quick: true, ..Options::default() };
    let report = prove(&OF_PORT, &options, &|_, _| {}).unwrap();
    assert!(report.holds(), "{}", report.problems().join("\n"));
}
