//! Wrong clusters, which lockstep must notice, and most of which the monitor notices alone.

use base::environment::{LOAD, STORE};
use base::streams::{CoreRequest, DownReply, DownRequest};
use signal::port::{Lanes, Ready, beginning};
use testbenches::dut::Model as _;
use testbenches::engine::BoxedEngine;
use testbenches::testing::{alone_of, built, report_of};

use super::super::model::{CcnCluster, Wrong};
use super::{Dut, In, MOST, of};
use crate::l1_cluster;
use crate::packet_switch::model::Wrong as WrongSwitch;

fn build(wrong: Wrong) -> BoxedEngine<Dut> {
    built::<Dut, CcnCluster<MOST>>(move || CcnCluster::with(&of(3, 2, ""), wrong))
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

/// A network to L2, a barrier or numbers that are wrong.
fn network(network: l1_cluster::Wrong) -> Wrong {
    Wrong { network, ..Wrong::default() }
}

fn no_barrier() -> Wrong {
    network(l1_cluster::Wrong { no_barrier: true, ..Default::default() })
}

fn falls_alone() -> Wrong {
    Wrong { falls_alone: true, ..Wrong::default() }
}

#[test]
fn a_cluster_that_is_right_passes() {
    assert_eq!(report(Wrong::default()), "");
    assert_eq!(said(Wrong::default()), "");
}

#[test]
fn exchanged_core_numbers_are_noticed() {
    let wrong = network(l1_cluster::Wrong { exchanges_numbers: true, ..Default::default() });
    assert_ne!(report(wrong), "");
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
    assert_ne!(report(no_barrier()), "");
    assert!(said(no_barrier()).contains("answered before flushed"), "{}", said(no_barrier()));
}

#[test]
fn a_flush_that_falls_in_each_node_alone_is_noticed() {
    assert_ne!(report(falls_alone()), "");
    assert_ne!(said(falls_alone()), "");
}

/// Cores load what others write, so that another's copy can be older than a core's store.
#[test]
fn nodes_without_filters_are_noticed() {
    let build = || CcnCluster::new(&of(3, 2, "ccn.own_store_filter = false"));
    let said = alone_of::<Dut>(&of(3, 2, ""), built::<Dut, CcnCluster<MOST>>(build));
    assert!(said.contains("a load must return what this core's writes before it left"), "{said}");
}

/// A golden cluster of two cores before an L2 that answers after some cycles.
struct Cluster {
    model: CcnCluster<MOST>,
    stored: [[u64; 16]; 8],
    asked: Vec<DownRequest>,
    /// L2 answers nothing.
    holds: bool,
    flush: bool,
    /// The first words that core 0 was given.
    given: Vec<u64>,
}

impl Cluster {
    /// A cycle in which a core asks for this.
    fn cycle(&mut self, core: usize, request: Option<CoreRequest>) -> bool {
        let mut input = In {
            core_reply: Lanes([Ready::YES; MOST]),
            down_request: Lanes([Ready::YES; MOST]),
            flush: self.flush,
            ..In::default()
        };
        input.core_request[core] = request.into();
        let asked = self.asked.first().filter(|_| !self.holds).copied();
        if let Some(DownRequest { id, kind, line, sectors, source, .. }) = asked {
            let sector = u64::from(sectors.trailing_zeros());
            let last = kind != LOAD || sectors.is_power_of_two();
            let data = if kind == LOAD { self.stored[line as usize] } else { [0; 16] };
            input.down_reply[0] = DownReply { valid: true, id, kind, sector, data, last };
            input.reply_core[0] = source;
        }
        let out = self.model.step(&input);
        if let Some(request) = self.asked.first_mut().filter(|_| asked.is_some()) {
            if out.down_reply[0].ready {
                request.sectors &= request.sectors - 1;
            }
            if request.sectors == 0 || (request.kind != LOAD && out.down_reply[0].ready) {
                self.asked.remove(0);
            }
        }
        let request_down = out.down_request[0];
        if request_down.valid {
            if request_down.kind == STORE {
                self.stored[request_down.line as usize] = request_down.data;
            }
            self.asked.push(request_down);
        }
        if out.core_reply[0].valid && out.core_reply[0].sector == 0 {
            self.given.push(out.core_reply[0].data[0]);
        }
        request.is_some() && out.core_request[core].ready
    }

    /// A core asks until it is heard, and so many cycles pass.
    fn ask(&mut self, core: usize, kind: u64, line: u64, cycles: usize) {
        let data = beginning([7]);
        let sectors = 1;
        let request =
            CoreRequest { valid: true, kind, line, sectors, data, ..CoreRequest::default() };
        let request = CoreRequest { byte_enable: u128::from(u32::MAX), ..request };
        assert!((0..100).any(|_| self.cycle(core, Some(request))), "must be accepted");
        (0..cycles).for_each(|_| _ = self.cycle(core, None));
    }
}

/// Core 1 holds a line that core 0 stores to, and has another load in flight while `flush` is high: what core 0 is given
/// for that line then.
fn loaded(wrong: Wrong) -> u64 {
    let mut cluster = Cluster {
        model: CcnCluster::with(&of(2, 1, ""), wrong),
        stored: [[0; 16]; 8],
        asked: vec![],
        holds: false,
        flush: false,
        given: vec![],
    };
    cluster.ask(1, LOAD, 1, 60);
    cluster.ask(0, STORE, 1, 60);
    cluster.holds = true;
    cluster.ask(1, LOAD, 2, 20);
    cluster.flush = true;
    (0..60).for_each(|_| _ = cluster.cycle(0, None));
    cluster.flush = false;
    // In this cycle a filter that is cleared still answers as before.
    cluster.cycle(0, None);
    // A build that is right goes on only when the other load is answered.
    cluster.holds = wrong != Wrong::default();
    cluster.given.clear();
    cluster.ask(0, LOAD, 1, 60);
    cluster.given[0]
}

#[test]
fn a_load_behind_a_flush_without_a_barrier_is_older_than_a_store() {
    assert_eq!(loaded(Wrong::default()), 7);
    assert_eq!(loaded(no_barrier()), 0);
    assert_eq!(loaded(falls_alone()), 0);
}
