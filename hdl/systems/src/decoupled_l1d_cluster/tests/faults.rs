//! Wrong clusters, which lockstep must notice, and most of which the monitor notices alone.

use testbenches::engine::BoxedEngine;
use testbenches::testing::{alone_of, built, report_of};

use super::super::model::{DecoupledL1dCluster, Wrong};
use super::{Dut, MOST, of};
use crate::l1_cluster;
use crate::packet_switch::model::Wrong as WrongSwitch;

fn build(wrong: Wrong) -> BoxedEngine<Dut> {
    built::<Dut, DecoupledL1dCluster<MOST>>(move || DecoupledL1dCluster::with(&of(3, 2, ""), wrong))
}

fn report(wrong: Wrong) -> String {
    report_of::<Dut>(&of(3, 2, ""), build(wrong))
}

/// The monitor's message without a model.
fn said(wrong: Wrong) -> String {
    alone_of::<Dut>(&of(3, 2, ""), build(wrong))
}

const MIXES: WrongSwitch = WrongSwitch { mixes_packets: true, ..WrongSwitch::RIGHT };
const FIXED: WrongSwitch = WrongSwitch { fixed_priority: true, ..WrongSwitch::RIGHT };

#[test]
fn a_cluster_that_is_right_passes() {
    assert_eq!(report(Wrong::default()), "");
    assert_eq!(said(Wrong::default()), "");
}

/// A network that is wrong in these things.
fn network(network: l1_cluster::Wrong) -> Wrong {
    Wrong { network, ..Wrong::default() }
}

#[test]
fn exchanged_core_numbers_are_noticed() {
    let wrong = network(l1_cluster::Wrong { exchanges_numbers: true, ..Default::default() });
    assert!(report(wrong).contains("down_request_"), "{}", report(wrong));
    assert_ne!(said(wrong), "");
}

#[test]
fn a_switch_that_mixes_packets_is_noticed() {
    let wrong = network(l1_cluster::Wrong { replies: MIXES, ..Default::default() });
    assert_ne!(report(wrong), "");
}

#[test]
fn a_switch_without_round_robin_is_noticed() {
    let wrong = network(l1_cluster::Wrong { requests: FIXED, ..Default::default() });
    assert_ne!(report(wrong), "");
}

#[test]
fn nodes_without_a_barrier_are_noticed() {
    let wrong = network(l1_cluster::Wrong { no_barrier: true, ..Default::default() });
    assert_ne!(report(wrong), "");
    assert!(said(wrong).contains("answered before flushed"), "{}", said(wrong));
}

#[test]
fn a_duel_that_counts_stores_is_noticed() {
    let wrong = Wrong { counts_stores: true, ..Wrong::default() };
    assert!(report(wrong).contains("duel_counter"), "{}", report(wrong));
}

#[test]
fn a_duel_that_counts_refused_requests_is_noticed() {
    let wrong = Wrong { counts_refused: true, ..Wrong::default() };
    assert!(report(wrong).contains("duel_counter"), "{}", report(wrong));
}

#[test]
fn a_leader_that_follows_is_noticed() {
    let wrong = Wrong { one_leader: true, ..Wrong::default() };
    assert!(report(wrong).contains("core_status_1_word"), "{}", report(wrong));
}
