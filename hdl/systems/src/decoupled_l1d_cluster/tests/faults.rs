//! Wrong clusters, which lockstep must notice, and most of which the monitor notices alone.

use testbenches::dut::Model as _;
use testbenches::engine::Engine;
use testbenches::lockstep::{VerifyOptions, verify_engines};
use testbenches::testing::report_of;

use super::super::Config;
use super::super::model::{DecoupledL1dCluster, Wrong};
use super::{Dut, In, MOST, Out, of};
use crate::l1_cluster;
use crate::packet_switch::model::Wrong as WrongSwitch;

/// A golden cluster that breaks a rule, as an engine.
struct Build {
    config: Config,
    wrong: Wrong,
    model: DecoupledL1dCluster<MOST>,
}

impl Build {
    fn new(wrong: Wrong) -> Build {
        let config = of(3, 2, "");
        Build { wrong, model: DecoupledL1dCluster::with(&config, wrong), config }
    }
}

impl Engine<In, Out> for Build {
    fn name(&self) -> &str {
        "wrong"
    }

    fn cycle(&mut self, reset: bool, input: &In) -> Out {
        if reset {
            self.model = DecoupledL1dCluster::with(&self.config, self.wrong);
            return Out::default();
        }
        self.model.step(input)
    }
}

fn report(wrong: Wrong) -> String {
    report_of::<Dut>(&of(3, 2, ""), Box::new(Build::new(wrong)))
}

/// What the monitor says with nothing to compare with.
fn said(wrong: Wrong) -> String {
    let options =
        VerifyOptions { coverage_required: false, ..VerifyOptions::new(1, 100_000, "none") };
    verify_engines::<Dut>(&of(3, 2, ""), vec![Box::new(Build::new(wrong))], &options)
        .map_or_else(|error| error.to_string(), |_| String::new())
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
fn a_switch_without_turns_is_noticed() {
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
