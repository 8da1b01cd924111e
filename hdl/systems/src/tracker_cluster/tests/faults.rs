//! Wrong clusters, which lockstep must notice, and most of which the monitor notices alone.

use base::environment::STORE;
use base::streams::CoreRequest;
use sharing_tracker::{tracker_bank, tracker_node};
use testbenches::engine::BoxedEngine;
use testbenches::testing::{self, alone_of, built, report_of};

use super::super::Config;
use super::super::model::{TrackerCluster, Wrong};
use super::{Dut, In, MOST, geometries, waiting};
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

/// The monitor's message without a model.
fn said(wrong: Wrong) -> String {
    alone_of::<Dut>(&config(), build(wrong))
}

#[test]
fn a_cluster_that_is_right_passes() {
    assert_eq!(report(Wrong::default()), "");
    assert_eq!(said(Wrong::default()), "");
}

/// A core then loads what was there before its store.
#[test]
fn an_entry_that_outlasts_a_write_is_noticed() {
    let bank = tracker_bank::model::Wrong { keeps_entry: true, ..Default::default() };
    let wrong = Wrong { bank, ..Wrong::default() };
    assert_ne!(report(wrong), "");
    assert!(said(wrong).contains("as program order has it"), "{}", said(wrong));
}

#[test]
fn a_line_in_flight_that_is_an_answer_is_noticed() {
    let node = tracker_node::model::Wrong { finds_pending: true, ..Default::default() };
    let wrong = Wrong { node, ..Wrong::default() };
    assert_ne!(report(wrong), "");
    assert!(said(wrong).contains("as program order has it"), "{}", said(wrong));
}

/// Lockstep sees that an entry ends while a forward waits for it; the monitor alone, that forwards wait for ever and hold a
/// flush up.
#[test]
fn wrong_nodes_whose_forwards_wait_are_noticed() {
    let right = tracker_node::model::Wrong::default();
    let engine = |node| {
        let wrong = Wrong { node, ..Wrong::default() };
        built::<Dut, TrackerCluster<MOST>>(move || TrackerCluster::with(&waiting(), wrong))
    };
    let ends_early = tracker_node::model::Wrong { ends_early: true, ..right };
    assert_ne!(report_of::<Dut>(&waiting(), engine(ends_early)), "");
    let never_gives_back = tracker_node::model::Wrong { never_gives_back: true, ..right };
    let said = alone_of::<Dut>(&waiting(), engine(never_gives_back));
    assert!(said.contains("flush: must end"), "{said}");
}

#[test]
fn a_line_of_a_warp_that_is_lost_is_noticed() {
    let node = tracker_node::model::Wrong { loses_refused: true, ..Default::default() };
    let wrong = Wrong { node, ..Wrong::default() };
    assert_ne!(report(wrong), "");
    assert!(said(wrong).contains("flush: must end"), "{}", said(wrong));
}

/// The monitor's message for an environment that makes this change in its first cycle.
fn promised(change: impl Fn(&mut In)) -> String {
    let mut input = In::default();
    change(&mut input);
    testing::promised::<Dut>(&config(), &[input; 8])
}

#[test]
fn an_environment_that_breaks_its_promises_is_noticed() {
    assert_eq!(promised(|_| {}), "");
    let said = promised(|input| input.bank_nack[1].valid = true);
    assert!(said.contains("was not forwarded"), "{said}");
    // A sector has words of several cores.
    let store = CoreRequest { valid: true, kind: STORE, line: 5, sectors: 1, ..Default::default() };
    let said = promised(|input| {
        input.core_request[1] = CoreRequest { byte_enable: u32::MAX.into(), ..store };
    });
    assert!(said.contains("must write its words"), "{said}");
    let said = promised(|input| input.core_request[1] = store);
    assert!(said.contains("must have a unique identifier"), "{said}");
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
    assert!(said(wrong).contains("while flush is high"), "{}", said(wrong));
}

/// An entry that is freed too early, or not at all, costs forwards and nothing else: lockstep alone notices.
#[test]
fn trackers_that_are_flushed_too_early_or_not_waited_for_are_noticed() {
    let wrong = Wrong { flushes_trackers_at_once: true, ..Wrong::default() };
    assert_ne!(report(wrong), "");
    let wrong = Wrong { keeps_trackers: true, ..Wrong::default() };
    assert_ne!(report(wrong), "");
}

/// A load then waits for L2, which waits for `flushed`.
#[test]
fn an_l2_that_is_flushed_before_the_nodes_are_is_noticed() {
    let wrong = Wrong { l2_flushes_at_once: true, ..Wrong::default() };
    assert_ne!(report(wrong), "");
    assert!(said(wrong).contains("flush: must end"), "{}", said(wrong));
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
fn switches_without_round_robin_are_noticed() {
    let fixed = WrongSwitch { fixed_priority: true, ..WrongSwitch::default() };
    // Forwards hardly meet often enough for a third packet in a row.
    let alternates = WrongSwitch { alternates: true, ..WrongSwitch::default() };
    assert_ne!(report(Wrong { forwards: alternates, ..Wrong::default() }), "");
    assert_ne!(report(Wrong { requests: fixed, ..Wrong::default() }), "");
}
