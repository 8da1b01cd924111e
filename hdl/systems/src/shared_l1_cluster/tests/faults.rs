//! Wrong clusters, which lockstep must notice, and most of which the monitor notices alone.

use testbenches::dut::Model as _;
use testbenches::engine::Engine;
use testbenches::lockstep::{VerifyOptions, verify_engines};
use testbenches::testing::report_of;

use super::super::Config;
use super::super::model::{SharedL1Cluster, Wrong};
use super::{Dut, In, MOST, Out, SMALL, of, with};
use crate::l1_cluster;
use crate::packet_switch::model::Wrong as WrongSwitch;

/// A golden cluster that breaks a rule, as an engine.
struct Build {
    config: Config,
    wrong: Wrong,
    model: SharedL1Cluster<MOST>,
}

impl Build {
    fn new(config: &Config, wrong: Wrong) -> Build {
        Build { wrong, model: SharedL1Cluster::with(config, wrong), config: config.clone() }
    }
}

impl Engine<In, Out> for Build {
    fn name(&self) -> &str {
        "wrong"
    }

    fn cycle(&mut self, reset: bool, input: &In) -> Out {
        if reset {
            self.model = SharedL1Cluster::with(&self.config, self.wrong);
            return Out::default();
        }
        self.model.step(input)
    }
}

fn report(wrong: Wrong) -> String {
    let config = of(3, 2, "");
    report_of::<Dut>(&config, Box::new(Build::new(&config, wrong)))
}

/// The monitor's message for a cluster without a model.
fn said_of(config: &Config, wrong: Wrong) -> String {
    let options =
        VerifyOptions { coverage_required: false, ..VerifyOptions::new(1, 200_000, "none") };
    verify_engines::<Dut>(config, vec![Box::new(Build::new(config, wrong))], &options)
        .map_or_else(|error| error.to_string(), |_| String::new())
}

fn said(wrong: Wrong) -> String {
    said_of(&of(3, 2, ""), wrong)
}

const MIXES: WrongSwitch = WrongSwitch { mixes_packets: true, ..WrongSwitch::RIGHT };
const FIXED: WrongSwitch = WrongSwitch { fixed_priority: true, ..WrongSwitch::RIGHT };

/// A network to L2 that is wrong in these things.
fn network(network: l1_cluster::Wrong) -> Wrong {
    Wrong { network, ..Wrong::default() }
}

#[test]
fn a_cluster_that_is_right_passes() {
    assert_eq!(report(Wrong::default()), "");
    assert_eq!(said(Wrong::default()), "");
}

/// R8: with these a core may find a line of another home older than its store left it, and no other line.
#[test]
fn only_the_order_that_an_option_drops_is_not_asked_for() {
    for path in ["store_path = 'mode'", "atomic_path = 'direct'", "leftover = 'lazy'"] {
        let config = of(3, 2, &format!("shared_l1.{path}"));
        assert_eq!(said_of(&config, Wrong::default()), "", "{path}");
        let wrong = network(l1_cluster::Wrong { exchanges_numbers: true, ..Default::default() });
        assert_ne!(said_of(&config, wrong), "", "{path}");
    }
}

#[test]
fn exchanged_core_numbers_are_noticed() {
    let wrong = network(l1_cluster::Wrong { exchanges_numbers: true, ..Default::default() });
    assert_ne!(report(wrong), "");
    assert_ne!(said(wrong), "");
}

#[test]
fn a_switch_that_mixes_packets_is_noticed() {
    let of_l2 = network(l1_cluster::Wrong { replies: MIXES, ..Default::default() });
    assert_ne!(report(of_l2), "");
    let of_homes = Wrong { packets: MIXES, ..Wrong::default() };
    assert_ne!(report(of_homes), "");
    assert_ne!(said(of_homes), "");
}

#[test]
fn a_switch_without_round_robin_is_noticed() {
    let of_l2 = network(l1_cluster::Wrong { requests: FIXED, ..Default::default() });
    for wrong in [
        of_l2,
        Wrong { requests: FIXED, ..Wrong::default() },
        Wrong { packets: FIXED, ..Wrong::default() },
    ] {
        assert_ne!(report(wrong), "", "{wrong:?}");
    }
}

#[test]
fn nodes_without_a_barrier_are_noticed() {
    let wrong = network(l1_cluster::Wrong { no_barrier: true, ..Default::default() });
    assert_ne!(report(wrong), "");
    assert!(said(wrong).contains("answered before flushed"), "{}", said(wrong));
}

/// A config of this many cores with one place in each queue and many requests in flight.
fn narrow(cores: usize) -> Config {
    let fields = [
        ("queue = 2", "queue = 1"),
        ("home_requests = 3", "home_requests = 1"),
        ("remote_requests = 6", "remote_requests = 12"),
    ];
    let text = fields.iter().fold(SMALL.to_string(), |text, (from, to)| text.replace(from, to));
    with(cores, 2, &text)
}

// Who waits for ever, a request that is offered or one that was accepted, is of no account.
const LATE: &str = " within 20000 cycles";

#[test]
fn queues_of_one_place_suffice() {
    assert_eq!(said_of(&narrow(3), Wrong::default()), "");
}

#[test]
fn one_switch_for_requests_to_homes_and_their_packets_is_a_deadlock() {
    // Two cores: the switch has two lanes for each.
    let said = said_of(&narrow(2), Wrong { one_switch: true, ..Wrong::default() });
    assert!(said.contains(LATE), "{said}");
}

#[test]
fn one_queue_for_requests_to_homes_and_to_l2_is_a_deadlock() {
    let said = said_of(&narrow(3), Wrong { one_queue: true, ..Wrong::default() });
    assert!(said.contains(LATE), "{said}");
}
