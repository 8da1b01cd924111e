//! Wrong clusters, which lockstep must notice, and most of which the monitor notices alone.

use testbenches::engine::BoxedEngine;
use testbenches::testing::{alone_of, built, report_of};

use super::super::model::PrivateCluster;
use super::{Dut, MOST, of};
use crate::l1_cluster::Wrong;
use crate::packet_switch::model::Wrong as WrongSwitch;

fn build(wrong: Wrong) -> BoxedEngine<Dut> {
    built::<Dut, PrivateCluster<MOST>>(move || PrivateCluster::with(&of(3, 2, ""), wrong))
}

fn report(wrong: Wrong) -> String {
    report_of::<Dut>(&of(3, 2, ""), build(wrong))
}

/// The monitor's message without a model.
fn said(wrong: Wrong) -> String {
    alone_of::<Dut>(&of(3, 2, ""), build(wrong))
}

const MIXES: WrongSwitch =
    WrongSwitch { mixes_packets: true, fixed_priority: false, shares_outputs: false };
const FIXED: WrongSwitch =
    WrongSwitch { mixes_packets: false, fixed_priority: true, shares_outputs: false };

#[test]
fn a_cluster_that_is_right_passes() {
    assert_eq!(report(Wrong::default()), "");
    assert_eq!(said(Wrong::default()), "");
}

#[test]
fn exchanged_core_numbers_are_noticed() {
    let wrong = Wrong { exchanges_numbers: true, ..Wrong::default() };
    assert!(report(wrong).contains("down_request_"), "{}", report(wrong));
    assert_ne!(said(wrong), "");
}

#[test]
fn a_switch_that_mixes_packets_is_noticed() {
    let wrong = Wrong { replies: MIXES, ..Wrong::default() };
    assert_ne!(report(wrong), "");
}

#[test]
fn a_switch_without_round_robin_is_noticed() {
    assert_ne!(report(Wrong { requests: FIXED, ..Wrong::default() }), "");
    assert_ne!(report(Wrong { replies: FIXED, ..Wrong::default() }), "");
}

#[test]
fn nodes_without_a_barrier_are_noticed() {
    let wrong = Wrong { no_barrier: true, ..Wrong::default() };
    assert_ne!(report(wrong), "");
    assert!(said(wrong).contains("answered before flushed"), "{}", said(wrong));
}
