//! Lines of two sectors, 4 sets of 2 ways, a miss queue of 2 places: what cycles of the node look like.

use std::ops::{Deref, DerefMut};

use testbenches::testing::Bench;

use super::super::{Config, Dut, In, Out, Ticket};
use super::config;
use crate::coalescer::{Sectors, Warp};
use crate::streams::{Forward, Message, Reply, kind};
use base::streams::{CoreRequest, Counter, DownReply};
use signal::port::{Beat, Ready};

pub(super) const LOAD: u64 = kind::LOAD as u64;
pub(super) const STORE: u64 = kind::STORE as u64;
pub(super) const ATOMIC: u64 = kind::ATOMIC as u64;
pub(super) const REMOVE: u64 = kind::REMOVE as u64;

/// Words of the status.
pub(super) const HIT: u64 = 0;
pub(super) const HIT_PENDING: u64 = 1;
pub(super) const MISS: u64 = 2;
pub(super) const BYPASS: u64 = 3;
pub(super) const REFUSED: u64 = 4;

/// The top bit of an identifier.
pub(super) const DIRECT: u64 = 0x40;

/// A line of set 0.
pub(super) fn line(number: u64) -> u64 {
    4 * number
}

/// Bytes that distinguish sectors.
pub(super) fn bytes(word: u64) -> Beat {
    core::array::from_fn(|i| if i < 4 { word } else { 0 })
}

/// Nothing comes, and everything may leave.
pub(super) fn open() -> In {
    In {
        active_warps: 1,
        core_reply: Ready::YES,
        message: Ready::YES,
        answer: Ready::YES,
        nack: Ready::YES,
        ..In::default()
    }
}

/// The core asks for sectors of a line.
pub(super) fn asks(kind: u64, line: u64, sectors: u64, id: u64) -> In {
    let (valid, byte_enable) = (true, u128::from(u32::MAX));
    let data = if kind == LOAD { bytes(0) } else { bytes(0x99) };
    let core_request =
        CoreRequest { valid, kind, line, sectors, byte_enable, data, id, ..CoreRequest::default() };
    In { core_request, ..open() }
}

pub(super) fn load(line: u64, id: u64) -> In {
    asks(LOAD, line, 1, id)
}

/// A load of core 2 is forwarded, under this identifier.
pub(super) fn forward(line: u64, id: u64) -> Forward {
    Forward { valid: true, line, requester: 2, id }
}

/// The same with nothing else.
pub(super) fn forwarded(line: u64, id: u64) -> In {
    In { forward: forward(line, id), ..open() }
}

/// A beat of a line.
pub(super) fn beat(entry: u64, sector: u64, word: u64, last: bool) -> DownReply {
    DownReply { valid: true, id: entry, kind: LOAD, sector, data: bytes(word), last }
}

/// A beat of the answer to another core.
pub(super) fn answer(id: u64, sector: u64, word: u64) -> Reply {
    let (valid, source, kind, last) = (true, 2, LOAD, sector == 1);
    Reply { valid, source, id, kind, sector, data: bytes(word), last }
}

pub(super) fn remove(line: u64) -> Message {
    Message { valid: true, kind: REMOVE, line, ..Message::default() }
}

/// A warp's load of these lines, sector 0 of each, and a ticket.
pub(super) fn warp(lines: &[u64], ticket: u64) -> In {
    let mut warp_sector = Sectors::default();
    for (sector, line) in warp_sector.iter_mut().zip(lines) {
        *sector = 2 * line;
    }
    let warp = Warp { valid: true, active: (1 << lines.len()) - 1 };
    In { warp, warp_sector, ..with_ticket(ticket) }
}

/// A ticket and nothing else.
pub(super) fn with_ticket(id: u64) -> In {
    In { ticket: Ticket { valid: true, id }, ..open() }
}

/// The node, in all engines there are.
pub(super) struct Node(Bench<Dut>);

impl Deref for Node {
    type Target = Bench<Dut>;
    fn deref(&self) -> &Bench<Dut> {
        &self.0
    }
}

impl DerefMut for Node {
    fn deref_mut(&mut self) -> &mut Bench<Dut> {
        &mut self.0
    }
}

pub(super) fn figures(more: &str) -> Config {
    figures_of(more, "")
}

/// With more fields of `[l1]`, and of `[sharing_tracker]`.
fn figures_of(more: &str, of_tracker: &str) -> Config {
    config(&format!(
        "[l1]\naddress_bits = 32\nline_bytes = 64\nsets = 4\nways = 2\nmshr_entries = 4\nmiss_queue = 2\n\
         id_bits = 6\n{more}\n[sharing_tracker]\ncores = 4\nsets = 32\nbanks = 2\n{of_tracker}\n"
    ))
}

impl Node {
    pub fn new() -> Node {
        Node::with("")
    }

    /// Whose forwards wait for lines in flight.
    pub fn waiting() -> Node {
        let config = figures_of("", "pending = 'wait'\nwait_cycles = 8");
        Node(Bench::new(&config))
    }

    /// With more fields of `[l1]`.
    pub fn with(more: &str) -> Node {
        Node(Bench::new(&figures(more)))
    }

    /// A core that has these lines of set 0, each one's sectors being 16 times its number, and one more.
    pub fn holding(lines: &[u64]) -> Node {
        let mut node = Node::new();
        for &number in lines {
            node.fetch(number);
        }
        node
    }

    /// A line of set 0 is asked for, comes and is read.
    pub fn fetch(&mut self, number: u64) {
        self.takes(load(line(number), 0));
        let asked = self.until(|out| out.message.valid && out.message.kind == LOAD).message;
        assert_eq!(asked.line, line(number));
        self.fills(asked.id, 16 * number);
        self.until(|out| out.core_reply.valid);
        self.rest(2);
    }

    /// Both beats of a line.
    pub fn fills(&mut self, entry: u64, word: u64) {
        for (sector, last) in [(0, false), (1, true)] {
            let down_reply = beat(entry, sector, word + sector, last);
            assert!(self.cycle(In { down_reply, ..open() }).down_reply.ready);
        }
    }

    /// L2 acknowledges a store or answers an atomic.
    pub fn acknowledges(&mut self, kind: u64, id: u64) {
        let (valid, last) = (true, true);
        let down_reply = DownReply { valid, id: DIRECT | id, kind, last, ..DownReply::default() };
        assert!(self.cycle(In { down_reply, ..open() }).down_reply.ready);
    }

    /// A request of the core that is accepted.
    pub fn takes(&mut self, input: In) -> Out {
        let out = self.cycle(input);
        assert!(out.core_request.ready);
        out
    }

    /// Runs `cycles` cycles without input.
    pub fn rest(&mut self, cycles: usize) -> Vec<Out> {
        (0..cycles).map(|_| self.cycle(open())).collect()
    }

    /// The first cycle in which that is so, nothing coming; within 40.
    pub fn until(&mut self, is: impl Fn(&Out) -> bool) -> Out {
        self.until_with(open(), is)
    }

    /// The same, that coming in every cycle.
    pub fn until_with(&mut self, input: In, is: impl Fn(&Out) -> bool) -> Out {
        for _ in 0..40 {
            let out = self.cycle(input);
            if is(&out) {
                return out;
            }
        }
        panic!("it must come about within 40 cycles");
    }

    /// A counter's value.
    pub fn counter(&mut self, index: u64) -> u64 {
        let counter = Counter { index };
        self.cycle(In { counter, ..open() }).counter.value
    }
}

/// In which of these cycles that is so.
pub(super) fn when(outs: &[Out], is: impl Fn(&Out) -> bool) -> Vec<usize> {
    outs.iter().enumerate().filter(|(_, out)| is(out)).map(|(cycle, _)| cycle).collect()
}
