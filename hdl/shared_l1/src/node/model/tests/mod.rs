//! Hand-made sequences from the block's page, on one node or two. Lines are of two sectors, cores two,
//! sets four: line `4 * tag + set` has its home at core `tag % 2`, and odd sets are shared at first.

mod flush;
mod leftovers;
mod replies;
mod ways;

use signal::port::beginning;
use std::collections::VecDeque;

use super::*;
use crate::chunk_receiver::HomePacket;
use crate::streams::RemoteRequest;
use crate::testing;
use base::streams::{CoreReply, CoreRequest, Counter, DownRequest};

const GEOMETRY: &str = "l1.address_bits = 20\nl1.line_bytes = 64\nl1.sector_bytes = 32\nl1.sets = 4\n\
     l1.ways = 2\nl1.mshr_entries = 4\nl1.id_bits = 4\nshared_l1.cores = 2\n\
     shared_l1.home_requests = 2\n";

/// Home is never too far.
const NO_MIN: &str = "shared_l1.min_routing = false\n";

/// The words of `core_status`.
const HIT: u64 = 0;
const HIT_PENDING: u64 = 1;
const MISS: u64 = 2;
const BYPASS: u64 = 3;
const FAIL: u64 = 4;

/// The counters of `dyneb`, as `counter_index` numbers them.
const PRIVATE: [u64; 3] = [7, 8, 9];
const SHARED: [u64; 4] = [10, 11, 12, 13];

/// A node whose every output stream is taken at once, and what it gave.
struct Node {
    model: SharedL1,
    core: u64,
    cycles: u64,
    statuses: VecDeque<(u64, u64)>,
    /// Identifier, sector, first word of data, last.
    replies: VecDeque<(u64, u64, u64, bool)>,
    /// Kind, line, sectors, identifier.
    to_l2: VecDeque<(u64, u64, u64, u64)>,
    /// As the other core takes it, with its home.
    to_home: VecDeque<(u64, In)>,
    /// As the other core takes it, and the cycle.
    packets: VecDeque<(In, bool, u64)>,
    evicted: Vec<u64>,
}

impl Node {
    /// Of a design with further fields, which sends nothing to L2 that has a home.
    fn new(core: u64, fields: &str) -> Node {
        Node::of(core, &format!("{NO_MIN}{fields}"))
    }

    /// Of a design with further fields.
    fn of(core: u64, fields: &str) -> Node {
        let design = testing::design(&format!("{GEOMETRY}{fields}"));
        let config = Config::of(&design).unwrap();
        Node {
            model: SharedL1::new(&config),
            core,
            cycles: 0,
            statuses: VecDeque::new(),
            replies: VecDeque::new(),
            to_l2: VecDeque::new(),
            to_home: VecDeque::new(),
            packets: VecDeque::new(),
            evicted: Vec::new(),
        }
    }

    /// One cycle in which the core takes replies.
    fn cycle(&mut self, input: In) -> Out {
        self.cycle_as_given(In { core_reply: Ready::YES, ..input })
    }

    fn cycle_as_given(&mut self, input: In) -> Out {
        let out = self.model.step(&In {
            core_number: self.core,
            remote_request_out: Ready::YES,
            l2_out: Ready::YES,
            remote_out: Ready::YES,
            ..input
        });
        if out.core_status.valid {
            self.statuses.push_back((out.core_status.id, out.core_status.word));
        }
        let CoreReply { valid, id, sector, data, last } = out.core_reply;
        if valid && input.core_reply.ready {
            self.replies.push_back((id, sector, data[0], last));
        }
        if out.l2_out.valid {
            assert_eq!(out.l2_out.source, self.core);
            let DownRequest { kind, line, sectors, id, .. } = out.l2_out;
            self.to_l2.push_back((kind, line, sectors, id));
        }
        if out.remote_request_out.valid {
            let request = In { remote_in: out.remote_request_out.into(), ..In::default() };
            self.to_home.push_back((out.remote_request_out.home, request));
        }
        if out.remote_out.valid {
            let beat = In { remote_reply_in: out.remote_out.into(), ..In::default() };
            self.packets.push_back((beat, out.remote_out.last, self.cycles));
        }
        if out.event.evict {
            self.evicted.push(out.evict.line);
        }
        self.cycles += 1;
        out
    }

    /// Cycles without an input.
    fn idle(&mut self, cycles: usize) {
        for _ in 0..cycles {
            self.cycle(In::default());
        }
    }

    /// The lines that became invalid up to the cycle before: they are reported a cycle later (R20).
    fn evicted(&mut self) -> Vec<u64> {
        self.idle(1);
        self.evicted.clone()
    }

    /// Gives the core's request; its status.
    fn ask(&mut self, request: In) -> u64 {
        assert!(self.cycle(request).core_request.ready);
        self.cycle(In::default());
        let (id, word) = self.statuses.pop_back().unwrap();
        assert_eq!(id, request.core_request.id);
        word
    }

    /// Gives a reply of L2 of these sectors, each with 100 and its number as data, and waits.
    fn answer(&mut self, kind: u64, id: u64, sectors: &[u64]) {
        for (number, &sector) in sectors.iter().enumerate() {
            let last = number + 1 == sectors.len();
            assert!(self.cycle(l2_beat(kind, id, sector, last)).l2_in.ready);
        }
        self.idle(12);
    }

    fn counter(&mut self, index: u64) -> u64 {
        self.cycle(In { counter: Counter { index }, ..In::default() }).counter.value
    }

    /// Several counters.
    fn counters<const N: usize>(&mut self, indices: [u64; N]) -> [u64; N] {
        indices.map(|index| self.counter(index))
    }
}

fn l2_beat(kind: u64, id: u64, sector: u64, last: bool) -> In {
    let data = beginning([100 + sector]);
    In { l2_in: DownReply { valid: true, id, kind, sector, data, last }, ..In::default() }
}

/// A beat of a packet: a header, or a word.
fn packet_beat(id: u64, sectors: u64, word: u64) -> In {
    let remote_reply_in = HomePacket { valid: true, id, sectors, data: [word; 16] };
    In { remote_reply_in, ..In::default() }
}

fn request(kind: u64, line: u64, sectors: u64, id: u64) -> In {
    let asked = CoreRequest { valid: true, kind, line, sectors, id, ..CoreRequest::default() };
    In { core_request: CoreRequest { byte_enable: 0xff, data: [7; 16], ..asked }, ..In::default() }
}

fn load(line: u64, sectors: u64, id: u64) -> In {
    request(0, line, sectors, id)
}

fn store(line: u64, sectors: u64, id: u64) -> In {
    request(1, line, sectors, id)
}

fn atomic(line: u64, sectors: u64, id: u64) -> In {
    request(2, line, sectors, id)
}

/// The same, which bypasses every L1.
fn direct(mut input: In) -> In {
    input.core_request.bypass_l1 = true;
    input
}

/// A request of core 1, as it arrives at core 0.
fn remote(kind: u64, line: u64, sectors: u64, id: u64) -> In {
    let asked =
        RemoteRequest { valid: true, kind, line, sectors, source: 1, id, ..Default::default() };
    In { remote_in: RemoteRequest { byte_enable: 0xff, data: [9; 16], ..asked }, ..In::default() }
}

/// Lets requests and packets pass between two nodes until neither sends.
fn exchange(nodes: &mut [Node; 2]) {
    for from in 0..2 {
        while let Some((home, request)) = nodes[from].to_home.pop_front() {
            assert_eq!(home, 1 - from as u64);
            assert!(nodes[1 - from].cycle(request).remote_in.ready);
            nodes[1 - from].idle(10);
        }
    }
    for from in 0..2 {
        while let Some((beat, _, _)) = nodes[from].packets.pop_front() {
            assert!(nodes[1 - from].cycle(beat).remote_reply_in.ready);
            nodes[1 - from].idle(2);
        }
    }
}

fn two() -> [Node; 2] {
    [0, 1].map(|core| Node::new(core, ""))
}
