//! Core 2 of 4, lines of two sectors, 4 sets of 2 ways, queues of 3 places: what its cycles look like.

use std::ops::{Deref, DerefMut};

use testbenches::testing::Bench;

use super::super::{Config, Dut, In, Out, Request, Response};
use super::{ccn, l1};
use base::streams::{CoreRequest, DownReply};
use design::{Ccn, L1};
use signal::port::{Beat, Ready};

pub(super) const CORE: u64 = 2;
pub(super) const LOAD: u64 = 0;
pub(super) const STORE: u64 = 1;
pub(super) const ATOMIC: u64 = 2;

/// A line of set 0.
pub(super) fn line(number: u64) -> u64 {
    4 * number
}

/// Nothing comes, and everything may leave.
pub(super) fn open() -> In {
    In {
        core_reply: Ready::YES,
        down_request: Ready::YES,
        request_next: Ready::YES,
        response_next: Ready::YES,
        core_number: CORE,
        ..In::default()
    }
}

/// The core asks for sectors of a line.
pub(super) fn asks(kind: u64, line: u64, sectors: u64, id: u64) -> In {
    let (valid, byte_enable) = (true, u128::from(u32::MAX));
    let core_request =
        CoreRequest { valid, kind, line, sectors, byte_enable, id, ..CoreRequest::default() };
    In { core_request, ..open() }
}

pub(super) fn load(line: u64, id: u64) -> In {
    asks(LOAD, line, 1, id)
}

/// Another core asks for a line.
pub(super) fn foreign(line: u64) -> Request {
    Request { valid: true, line, core: 1, entry: 7, travelled: true }
}

/// Bytes that distinguish beats.
pub(super) fn bytes(word: u64) -> Beat {
    core::array::from_fn(|i| if i < 4 { word } else { 0 })
}

/// A beat of an answer to this core.
pub(super) fn answer(entry: u64, word: u64, last: bool) -> Response {
    Response { valid: true, core: CORE, entry, data: bytes(word), last }
}

/// A beat of a line, of L2.
pub(super) fn of_l2(entry: u64, sector: u64, word: u64, last: bool) -> DownReply {
    DownReply { valid: true, id: entry, kind: LOAD, sector, data: bytes(word), last }
}

/// L2 has performed a store.
pub(super) fn acknowledgement(id: u64) -> DownReply {
    let (valid, last) = (true, true);
    DownReply { valid, id: 0x40 | id, kind: STORE, last, ..DownReply::default() }
}

/// All engines, in step.
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

/// The node of these tests with some fields of `[ccn]`.
pub(super) fn config(of_ccn: impl FnOnce(Ccn) -> Ccn) -> Config {
    let l1 = L1 {
        address_bits: 32,
        line_bytes: 64,
        sets: 4,
        ways: 2,
        mshr_entries: 8,
        miss_queue: 2,
        id_bits: 6,
        ..l1()
    };
    let (buffer, request_queue, response_queue) = (3, 3, 3);
    let ccn = Ccn { buffer, request_queue, response_queue, filter_bits: 1024, ..ccn() };
    super::config(l1, of_ccn(ccn))
}

impl Node {
    pub fn new() -> Node {
        Node::with(|ccn| ccn)
    }

    pub fn with(of_ccn: impl FnOnce(Ccn) -> Ccn) -> Node {
        Node(Bench::new(&config(of_ccn)))
    }

    /// A core that is given these lines of set 0 by others, each answer's beats being 16 times its number, and one more.
    pub fn holding(lines: &[u64]) -> Node {
        let mut node = Node::new();
        for &number in lines {
            node.fetch(number);
        }
        node
    }

    /// A line of set 0 is asked for on the ring, answered and read.
    pub fn fetch(&mut self, number: u64) {
        self.takes(load(line(number), 0));
        let sent = self.until(|out| out.request_next.valid).request_next;
        assert_eq!((sent.line, sent.core), (line(number), CORE));
        self.answers(sent.entry, 16 * number);
        self.until(|out| out.core_reply.valid);
        self.rest(2);
    }

    /// Both beats of an answer.
    pub fn answers(&mut self, entry: u64, word: u64) {
        for (at, last) in [(0, false), (1, true)] {
            let response_passing = answer(entry, word + at, last);
            assert!(self.cycle(In { response_passing, ..open() }).response_passing.ready);
        }
    }

    /// A request that is accepted.
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
        for _ in 0..40 {
            let out = self.cycle(open());
            if is(&out) {
                return out;
            }
        }
        panic!("it must come about within 40 cycles");
    }

    /// A flush from its rise to `flushed`; `flush` is still high.
    pub fn flush(&mut self) {
        for _ in 0..40 {
            if self.cycle(In { flush: true, ..open() }).flushed {
                return;
            }
        }
        panic!("a flush must end within 40 cycles");
    }

    /// A counter's value.
    pub fn counter(&mut self, index: u64) -> u64 {
        let counter = base::streams::Counter { index };
        self.cycle(In { counter, ..open() }).counter.value
    }
}
