//! The template's own proof; those of the registry's blocks are its tests'.

#![allow(clippy::unwrap_used)] // A test fails by panicking, helpers included.

use proofs::prove::{Options, prove};

#[test]
fn what_is_declared_holds_and_finds_its_faults() {
    let report = prove(&template::stage::PROOFS, &Options::default()).unwrap();
    assert!(report.holds(), "{report}");
}
