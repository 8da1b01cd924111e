//! The network of golden nodes: the switches, the barrier, and the common steps of tops.

use base::streams::{DownReply, DownRequest};
use signal::port::{Lanes, Ready};
use testbenches::dut::Model as _;

use super::Shape;
use super::ports::In;
use super::stage::{self, Stage};
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
    /// The fault of the registers between the switches and the slices.
    pub stages: stage::Wrong,
    /// A node of which registers hold a message counts as empty.
    pub forgets_stages: bool,
}

/// The switches.
#[derive(Clone, Debug)]
struct Crossbar<const MOST: usize> {
    requests: PacketSwitch<MOST>,
    replies: PacketSwitch<MOST>,
    /// Of each slice's requests, where the config has registers.
    request_stages: Vec<Stage<DownRequest>>,
    /// Of its replies, each with its core.
    reply_stages: Vec<Stage<(u64, DownReply)>>,
}

impl<const MOST: usize> Crossbar<MOST> {
    fn new(shape: &Shape, wrong: Wrong) -> Crossbar<MOST> {
        let requests = if shape.registers_requests() { shape.slices() } else { 0 };
        let replies = if shape.registers_replies() { shape.slices() } else { 0 };
        Crossbar {
            requests: PacketSwitch::with(&shape.request_switch(), wrong.requests),
            replies: PacketSwitch::with(&shape.reply_switch(), wrong.replies),
            request_stages: vec![Stage::new(wrong.stages); requests],
            reply_stages: vec![Stage::new(wrong.stages); replies],
        }
    }

    /// Whether registers hold a message of core `i`.
    fn holds(&self, i: u64) -> bool {
        self.request_stages.iter().flat_map(Stage::held).any(|request| request.source == i)
            || self.reply_stages.iter().flat_map(Stage::held).any(|(core, _)| *core == i)
    }
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
        Network {
            shape: shape.clone(),
            wrong,
            crossbar: shape.has_crossbar().then(|| Crossbar::new(shape, wrong)),
            barrier: FlushBarrier::new(&shape.barrier()),
        }
    }

    /// Messages that the outputs of each switch have taken: requests to slices, and beats to cores.
    pub fn moved(&self) -> Vec<(&'static str, &[Moved])> {
        match &self.crossbar {
            Some(Crossbar { requests, replies, .. }) => {
                vec![("to_l2", requests.moved()), ("from_l2", replies.moved())]
            }
            None => vec![],
        }
    }

    /// Beats that the registers of each slice hold: of requests, and of replies.
    pub fn held(&self) -> [Vec<usize>; 2] {
        let Some(crossbar) = &self.crossbar else { return [vec![], vec![]] };
        [
            crossbar.request_stages.iter().map(|stage| stage.held().len()).collect(),
            crossbar.reply_stages.iter().map(|stage| stage.held().len()).collect(),
        ]
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
        let is_forgotten = |i: usize| {
            self.wrong.forgets_stages
                && self.crossbar.as_ref().is_some_and(|crossbar| crossbar.holds(i as u64))
        };
        for i in (0..self.shape.cores()).filter(|&i| is_flushed(i) || is_forgotten(i)) {
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
        let has_stages = self.shape.registers_requests();
        let takes = match has_stages {
            true => Lanes::of(self.shape.slices(), |s| crossbar.request_stages[s].takes().into()),
            false => input.down_request,
        };
        let seen = crossbar.requests.step(&packet_switch::In { offered, delivered: takes });
        let delivered = Lanes(seen.delivered.map(|beat| record::<DownRequest>(&beat)));
        let mut down_request = delivered;
        for (s, stage) in crossbar.request_stages.iter_mut().enumerate() {
            down_request[s] = stage.offered().into();
            let beat = (delivered[s].valid && takes[s].ready).then_some(delivered[s]);
            stage.edge(beat, input.down_request[s].ready);
        }
        Sent {
            down_request,
            taken: seen.offered,
            replies: Lanes(crossbar.replies.delivered().map(|beat| record::<DownReply>(&beat))),
        }
    }

    /// The answers' side, when these nodes take a beat: which slices' beats are taken.
    pub fn answer(&mut self, input: &In<MOST>, takes: Lanes<Ready, MOST>) -> Lanes<Ready, MOST> {
        let Some(crossbar) = &mut self.crossbar else { return takes };
        let has_stages = self.shape.registers_replies();
        let came = |s: usize| {
            let reply = input.down_reply[s];
            reply.valid.then_some((input.reply_core[s], reply))
        };
        let offered = Lanes::of(self.shape.slices(), |s| {
            let offer = if has_stages { crossbar.reply_stages[s].offered() } else { came(s) };
            offer.map(|(core, reply)| beat(&reply, core, reply.last)).unwrap_or_default()
        });
        let mut taken =
            crossbar.replies.step(&packet_switch::In { offered, delivered: takes }).offered;
        for (s, stage) in crossbar.reply_stages.iter_mut().enumerate() {
            let is_taken = taken[s].ready;
            taken[s] = stage.takes().into();
            stage.edge(came(s).filter(|_| taken[s].ready), is_taken);
        }
        taken
    }
}
