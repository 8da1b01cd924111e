//! The checks themselves: directories that break a rule, which lockstep must notice.

use testbenches::testing;

use super::super::{Dut, In};
use super::{config, sectored, small};
use design::Sac;

/// Lockstep's message for a directory of another configuration, or one whose inputs are tampered
/// with.
fn noticed(right: &Sac, wrong: &Sac, fault: fn(&mut In)) -> String {
    let [right, wrong] = [right, wrong].map(|sac| config(sac.clone()));
    testing::noticed::<Dut>(&right, &wrong, fault, |_, _| {})
}

#[test]
fn without_a_fault_nothing_is_noticed() {
    assert_eq!(noticed(&small(), &small(), |_| {}), "");
}

#[test]
fn a_wrong_geometry_is_noticed() {
    let small = small();
    let wrong: [Sac; 3] = [
        Sac { crd_ways: 2, ..small.clone() },
        Sac { crd_ways: 4, ..small.clone() },
        // Every second set is sampled in place of every fourth.
        Sac { crd_sets: 4, ..small.clone() },
    ];
    for wrong in wrong {
        assert_ne!(noticed(&small, &wrong, |_| {}), "", "{wrong:?}");
    }
}

#[test]
fn a_wrong_chip_sector_or_line_is_noticed() {
    let faults: [fn(&mut In); 5] = [
        |seen| seen.request.chip = 0,
        |seen| seen.request.sectors = 1,
        |seen| seen.request.sectors |= 2,
        |seen| seen.request.line &= 0x7fff,
        |seen| seen.request.line |= 1,
    ];
    for (number, fault) in faults.into_iter().enumerate() {
        assert_ne!(noticed(&sectored(), &sectored(), fault), "", "{number}");
    }
}

#[test]
fn a_clear_that_is_lost_or_keeps_its_request_is_noticed() {
    assert_ne!(noticed(&small(), &small(), |seen| seen.clear &= !seen.request.valid), "");
    let report = noticed(&small(), &small(), |seen| seen.clear &= seen.request.chip > 0);
    assert!(report.contains("requests"), "{report}");
}
