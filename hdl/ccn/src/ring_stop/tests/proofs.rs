//! Proofs of parked requests, of their places alone.

use proofs::prove::{Options, prove};

use super::super::properties::OF_PARKING;

#[test]
fn parked_requests_leave_once_and_as_they_came() {
    let options = Options { waves: std::env::temp_dir(), is_quick: true, ..Options::default() };
    let report = prove(&OF_PARKING, &options, &|_, _| {}).unwrap();
    assert!(report.holds(), "{}", report.problems().join("\n"));
}
