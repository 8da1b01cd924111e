//! The golden cluster: golden nodes, golden switches and a golden barrier, wired alike.

use base::model::Cache;
use base::streams::{Counter, DownReply, DownRequest};
use signal::port::{Lanes, Ready};
use testbenches::dut::Model;

use super::{Config, In, Out};
use crate::flush_barrier;
use crate::node_events::NodeEvents;
use crate::packet_switch::{self, Delivered, Offered};

/// Builds that are wrong, for tests that must notice it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wrong {
    /// Cores 0 and 1 have each other's numbers.
    pub exchanges_numbers: bool,
    /// Nodes are flushed by `flush` alone, and the first that is empty answers for all.
    pub no_barrier: bool,
    /// What is wrong with the switch of requests.
    pub requests: packet_switch::model::Wrong,
    /// What is wrong with the switch of replies.
    pub replies: packet_switch::model::Wrong,
}

/// What stands between nodes and L2.
#[derive(Clone, Debug)]
struct Crossbar<const MOST: usize> {
    requests: packet_switch::model::PacketSwitch<MOST>,
    replies: packet_switch::model::PacketSwitch<MOST>,
}

/// A cluster.
#[derive(Clone, Debug)]
pub struct PrivateCluster<const MOST: usize> {
    config: Config,
    wrong: Wrong,
    nodes: Vec<Cache>,
    crossbar: Option<Crossbar<MOST>>,
    barrier: flush_barrier::model::FlushBarrier,
}

/// A record as a beat of the switches, in whatever order: what matters is that it comes out as it went in.
fn beat<T: signal::port::PortValue>(record: &T, destination: u64, last: bool) -> Offered {
    let mut slots = [0; 16];
    record.store(&mut slots[..T::SLOTS]);
    let [low, high] = [0, 8].map(|from| core::array::from_fn(|slot| slots[from + slot]));
    Offered { valid: true, destination, data: low, high, last }
}

fn record<T: signal::port::PortValue>(beat: &Delivered) -> T {
    let slots: [u64; 16] = core::array::from_fn(|slot| match slot {
        0..8 => beat.data[slot],
        _ => beat.high[slot - 8],
    });
    match beat.valid {
        true => T::load(&slots[..T::SLOTS]),
        false => T::default(),
    }
}

impl<const MOST: usize> PrivateCluster<MOST> {
    /// The state after a reset (R6).
    pub fn new(config: &Config) -> PrivateCluster<MOST> {
        PrivateCluster::with(config, Wrong::default())
    }

    /// The same of a build that is wrong.
    pub fn with(config: &Config, wrong: Wrong) -> PrivateCluster<MOST> {
        use packet_switch::model::PacketSwitch;
        PrivateCluster {
            config: config.clone(),
            wrong,
            nodes: (0..config.cores()).map(|_| Cache::new(config.geometry())).collect(),
            crossbar: config.has_crossbar().then(|| Crossbar {
                requests: PacketSwitch::with(&config.request_switch(), wrong.requests),
                replies: PacketSwitch::with(&config.reply_switch(), wrong.replies),
            }),
            barrier: flush_barrier::model::FlushBarrier::new(&config.barrier()),
        }
    }

    /// The number of core `i` (R3).
    fn number(&self, i: usize) -> u64 {
        match i {
            0 | 1 if self.wrong.exchanges_numbers && self.nodes.len() > 1 => 1 - i as u64,
            _ => i as u64,
        }
    }

    /// R4
    fn slice_of(&self, line: u64) -> u64 {
        (line >> self.config.interleave_bits()) % self.config.slices() as u64
    }

    /// R5: whether nodes are flushed, and `flushed`.
    fn flush(&mut self, flush: bool) -> (bool, bool) {
        let mut node_flushed = [0; 8];
        let is_flushed = |i: &usize| self.nodes[*i].is_flushed();
        for i in (0..self.nodes.len()).filter(is_flushed) {
            node_flushed[i / 64] |= 1 << (i % 64);
        }
        let out = self.barrier.step(&flush_barrier::In { flush, node_flushed });
        match self.wrong.no_barrier {
            true => (flush, node_flushed != [0; 8]),
            false => (out.node_flush, out.flushed),
        }
    }
}

impl<const MOST: usize> Model for PrivateCluster<MOST> {
    type In = In<MOST>;
    type Out = Out<MOST>;

    fn step(&mut self, input: &In<MOST>) -> Out<MOST> {
        let mut out = Out::default();
        let (node_flush, flushed) = self.flush(input.flush);
        out.flushed = flushed;

        // R3: the nodes' requests, and which of them are taken.
        let number = self.nodes.len();
        let requests: Lanes<DownRequest, MOST> = Lanes::of(number, |i| {
            let request = self.nodes[i].request_down().copied().unwrap_or_default();
            DownRequest { source: self.number(i), ..request }
        });
        let destinations: Lanes<u64, MOST> = Lanes::of(number, |i| self.slice_of(requests[i].line));
        let (sent, replies) = match &mut self.crossbar {
            None => {
                out.down_request = requests;
                (input.down_request, input.down_reply)
            }
            Some(crossbar) => {
                let offered = Lanes::of(number, |i| match requests[i].valid {
                    true => beat(&requests[i], destinations[i], true),
                    false => Offered::default(),
                });
                let taken = crossbar
                    .requests
                    .step(&packet_switch::In { offered, delivered: input.down_request });
                out.down_request = Lanes(taken.delivered.map(|beat| record(&beat)));
                let replies = crossbar.replies.delivered();
                (taken.offered, Lanes(replies.map(|beat| record::<DownReply>(&beat))))
            }
        };

        // R1, R2: each node by itself.
        let mut takes_reply = Lanes::<Ready, MOST>::default();
        for (i, node) in self.nodes.iter_mut().enumerate() {
            let seen = node.step(&base::ports::In {
                core_request: input.core_request[i],
                core_reply: input.core_reply[i],
                down_request: sent[i],
                down_reply: replies[i],
                core_number: requests[i].source,
                flush: node_flush,
                counter: Counter { index: input.counter_index },
            });
            out.core_request[i] = seen.core_request;
            out.core_status[i] = seen.core_status;
            out.core_reply[i] = seen.core_reply;
            out.counter_value[i] = seen.counter.value;
            let event = seen.event;
            out.event[i] = NodeEvents {
                hit: event.hit,
                hit_pending: event.hit_pending,
                miss: event.miss,
                bypass: event.bypass,
                reservation_fail: event.reservation_fail,
                evict: event.evict,
                fill: event.fill,
                evict_line: seen.evict.line,
            };
            takes_reply[i] = seen.down_reply;
        }

        // R3: the answers.
        out.down_reply = match &mut self.crossbar {
            None => takes_reply,
            Some(crossbar) => {
                let offered = Lanes::of(self.config.slices(), |s| {
                    let reply = input.down_reply[s];
                    match reply.valid {
                        true => beat(&reply, input.reply_core[s], reply.last),
                        false => Offered::default(),
                    }
                });
                crossbar
                    .replies
                    .step(&packet_switch::In { offered, delivered: takes_reply })
                    .offered
            }
        };
        out
    }
}
