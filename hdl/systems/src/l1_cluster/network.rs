//! The network of golden nodes: the switches, the barrier, and the common steps of tops.

use base::streams::{DownReply, DownRequest};
use signal::port::{Lanes, Ready};
use testbenches::dut::Model as _;

use super::Shape;
use super::ports::In;
use crate::flush_barrier::{self, model::FlushBarrier};
use crate::packet_switch::model::{Moved, PacketSwitch};
use crate::packet_switch::{self, Delivered, Offered};

/// Builds that are wrong, for tests that must notice it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wrong {
    /// Cores 0 and 1 have each other's numbers.
    pub exchanges_numbers: bool,
    /// Nodes are flushed by `flush` alone, and the first that is empty answers for all.
    pub no_barrier: bool,
    /// The fault of the switch of requests.
    pub requests: packet_switch::model::Wrong,
    /// The fault of the switch of replies.
    pub replies: packet_switch::model::Wrong,
}

/// The switches.
#[derive(Clone, Debug)]
struct Crossbar<const MOST: usize> {
    requests: PacketSwitch<MOST>,
    replies: PacketSwitch<MOST>,
}

/// Switches, where a cluster has them, and the barrier.
#[derive(Clone, Debug)]
pub struct Network<const MOST: usize> {
    shape: Shape,
    wrong: Wrong,
    crossbar: Option<Crossbar<MOST>>,
    barrier: FlushBarrier,
}

/// Results of a cycle of the requests' side.
pub struct Sent<const MOST: usize> {
    /// At the slices.
    pub down_request: Lanes<DownRequest, MOST>,
    /// The nodes whose requests are taken.
    pub taken: Lanes<Ready, MOST>,
    /// The beats that are offered to the nodes.
    pub replies: Lanes<DownReply, MOST>,
}

/// A stream's record as a beat of the switches, in whatever order: what matters is that it comes out as it went in.
pub fn beat<T: signal::port::PortValue>(record: &T, destination: u64, last: bool) -> Offered {
    let mut slots = [0; 1 + 24];
    record.store(&mut slots[..T::SLOTS]);
    // The first is its `valid`.
    let low = core::array::from_fn(|slot| slots[1 + slot]);
    let high = core::array::from_fn(|slot| slots[9 + slot]);
    Offered { valid: true, destination, data: low, high, last }
}

/// The record that such a beat holds.
pub fn record<T: signal::port::PortValue>(beat: &Delivered) -> T {
    let slots: [u64; 1 + 24] = core::array::from_fn(|slot| match slot {
        0 => 1,
        1..9 => beat.data[slot - 1],
        _ => beat.high[slot - 9],
    });
    match beat.valid {
        true => T::load(&slots[..T::SLOTS]),
        false => T::default(),
    }
}

impl<const MOST: usize> Network<MOST> {
    /// The state after a reset, of a build that is wrong in these things.
    pub fn new(shape: &Shape, wrong: Wrong) -> Network<MOST> {
        let crossbar = || Crossbar {
            requests: PacketSwitch::with(&shape.request_switch(), wrong.requests),
            replies: PacketSwitch::with(&shape.reply_switch(), wrong.replies),
        };
        Network {
            shape: shape.clone(),
            wrong,
            crossbar: shape.has_crossbar().then(crossbar),
            barrier: FlushBarrier::new(&shape.barrier()),
        }
    }

    /// Messages that the outputs of each switch have taken: requests to slices, and beats to cores.
    pub fn moved(&self) -> Vec<(&'static str, &[Moved])> {
        match &self.crossbar {
            Some(Crossbar { requests, replies }) => {
                vec![("to_l2", requests.moved()), ("from_l2", replies.moved())]
            }
            None => vec![],
        }
    }

    /// The number of core `i`: that of its lane.
    pub fn number(&self, i: usize) -> u64 {
        match i {
            0 | 1 if self.wrong.exchanges_numbers && self.shape.cores() > 1 => 1 - i as u64,
            _ => i as u64,
        }
    }

    fn slice_of(&self, line: u64) -> u64 {
        (line >> self.shape.interleave_bits()) % self.shape.slices() as u64
    }

    /// Whether nodes are flushed, and `flushed`, when these nodes are empty.
    pub fn flush(&mut self, flush: bool, is_flushed: impl Fn(usize) -> bool) -> (bool, bool) {
        let mut node_flushed = [0; 8];
        for i in (0..self.shape.cores()).filter(|&i| is_flushed(i)) {
            node_flushed[i / 64] |= 1 << (i % 64);
        }
        let out = self.barrier.step(&flush_barrier::In { flush, node_flushed });
        match self.wrong.no_barrier {
            true => (flush, node_flushed != [0; 8]),
            false => (out.node_flush, out.flushed),
        }
    }

    /// The requests' side of a cycle: those of the nodes.
    pub fn send(&mut self, requests: &Lanes<DownRequest, MOST>, input: &In<MOST>) -> Sent<MOST> {
        let number = self.shape.cores();
        let destinations: Lanes<u64, MOST> = Lanes::of(number, |i| self.slice_of(requests[i].line));
        let Some(crossbar) = &mut self.crossbar else {
            return Sent {
                down_request: *requests,
                taken: input.down_request,
                replies: input.down_reply,
            };
        };
        let offered = Lanes::of(number, |i| match requests[i].valid {
            true => beat(&requests[i], destinations[i], true),
            false => Offered::default(),
        });
        let taken =
            crossbar.requests.step(&packet_switch::In { offered, delivered: input.down_request });
        Sent {
            down_request: Lanes(taken.delivered.map(|beat| record(&beat))),
            taken: taken.offered,
            replies: Lanes(crossbar.replies.delivered().map(|beat| record::<DownReply>(&beat))),
        }
    }

    /// The answers' side, when these nodes take a beat: which slices' beats are taken.
    pub fn answer(&mut self, input: &In<MOST>, takes: Lanes<Ready, MOST>) -> Lanes<Ready, MOST> {
        let Some(crossbar) = &mut self.crossbar else { return takes };
        let offered = Lanes::of(self.shape.slices(), |s| {
            let reply = input.down_reply[s];
            match reply.valid {
                true => beat(&reply, input.reply_core[s], reply.last),
                false => Offered::default(),
            }
        });
        crossbar.replies.step(&packet_switch::In { offered, delivered: takes }).offered
    }
}
