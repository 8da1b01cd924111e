//! Wrong clusters, which lockstep must notice, and most of which the monitor notices alone.

use testbenches::engine::BoxedEngine;
use testbenches::testing::{alone_of, built, report_of};

use super::super::Config;
use super::super::model::{TrackerCluster, Wrong};
use super::{Dut, MOST, geometries};
use crate::packet_switch::model::Wrong as WrongSwitch;

/// Two trackers of three cores.
fn config() -> Config {
    let [.., six, _, _] = geometries();
    six
}

fn build(wrong: Wrong) -> BoxedEngine<Dut> {
    built::<Dut, TrackerCluster<MOST>>(move || TrackerCluster::with(&config(), wrong))
}

fn report(wrong: Wrong) -> String {
    report_of::<Dut>(&config(), build(wrong))
}

/// What the monitor says with nothing to compare with.
fn said(wrong: Wrong) -> String {
    alone_of::<Dut>(&config(), build(wrong))
}

#[test]
fn a_cluster_that_is_right_passes() {
    assert_eq!(report(Wrong::default()), "");
    assert_eq!(said(Wrong::default()), "");
}

#[test]
fn nodes_without_a_barrier_are_noticed() {
    let wrong = Wrong { no_barrier: true, ..Wrong::default() };
    assert_ne!(report(wrong), "");
    assert!(said(wrong).contains("answered before flushed"), "{}", said(wrong));
}

#[test]
fn a_flush_that_falls_in_each_node_alone_is_noticed() {
    let wrong = Wrong { falls_alone: true, ..Wrong::default() };
    assert_ne!(report(wrong), "");
    assert!(said(wrong).contains("while flush stands"), "{}", said(wrong));
}

/// An entry that is freed too early, or not at all, costs forwards and nothing else: lockstep alone notices.
#[test]
fn trackers_that_are_flushed_too_early_or_not_waited_for_are_noticed() {
    let wrong = Wrong { flushes_trackers_at_once: true, ..Wrong::default() };
    assert_ne!(report(wrong), "");
    let wrong = Wrong { keeps_trackers: true, ..Wrong::default() };
    assert_ne!(report(wrong), "");
}

#[test]
fn banks_of_l2_without_a_barrier_are_noticed() {
    let wrong = Wrong { no_l2_barrier: true, ..Wrong::default() };
    assert_ne!(report(wrong), "");
}

#[test]
fn exchanged_cores_at_a_bank_are_noticed() {
    let wrong = Wrong { exchanges_cores: true, ..Wrong::default() };
    assert_ne!(report(wrong), "");
    assert_ne!(said(wrong), "");
}

#[test]
fn a_forward_to_the_core_that_loads_is_noticed() {
    let wrong = Wrong { exchanges_forwards: true, ..Wrong::default() };
    assert_ne!(report(wrong), "");
    assert!(said(wrong).contains("R4: "), "{}", said(wrong));
}

#[test]
fn a_source_without_its_tracker_is_noticed() {
    let wrong = Wrong { forgets_tracker: true, ..Wrong::default() };
    assert_ne!(report(wrong), "");
    assert!(said(wrong).contains("answers nothing"), "{}", said(wrong));
}

#[test]
fn an_idle_that_forgets_the_switches_is_noticed() {
    let wrong = Wrong { forgets_switches: true, ..Wrong::default() };
    assert_ne!(report(wrong), "");
    assert!(said(wrong).contains("while idle is true"), "{}", said(wrong));
}

#[test]
fn switches_without_turns_are_noticed() {
    let fixed = WrongSwitch { fixed_priority: true, ..WrongSwitch::default() };
    assert_ne!(report(Wrong { forwards: fixed, ..Wrong::default() }), "");
    assert_ne!(report(Wrong { requests: fixed, ..Wrong::default() }), "");
}
