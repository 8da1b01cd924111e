//! Hand-made sequences from the block's page, on one node or two. Lines are of two sectors, cores two,
//! sets four: line `4 * tag + set` has its home at core `tag % 2`, and odd sets are shared at first.

mod flush;
mod leftovers;
mod replies;
mod ways;

use std::collections::VecDeque;

use super::*;
use crate::testing;

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
        self.cycle_as_given(In { core_reply_ready: true, ..input })
    }

    /// One cycle.
    fn cycle_as_given(&mut self, input: In) -> Out {
        let out = self.model.step(&In {
            core_number: self.core,
            remote_request_out_ready: true,
            l2_out_ready: true,
            remote_out_ready: true,
            ..input
        });
        if out.core_status_valid {
            self.statuses.push_back((out.core_status_id, out.core_status_word));
        }
        if out.core_reply_valid && input.core_reply_ready {
            let (sector, data) = (out.core_reply_sector, out.core_reply_data[0]);
            self.replies.push_back((out.core_reply_id, sector, data, out.core_reply_last));
        }
        if out.l2_out_valid {
            assert_eq!(out.l2_out_source, self.core);
            let (line, sectors) = (out.l2_out_line, out.l2_out_sectors);
            self.to_l2.push_back((out.l2_out_kind, line, sectors, out.l2_out_id));
        }
        if out.remote_request_out_valid {
            let request = In {
                remote_in_valid: true,
                remote_in_kind: out.remote_request_out_kind,
                remote_in_operation: out.remote_request_out_operation,
                remote_in_line: out.remote_request_out_line,
                remote_in_sectors: out.remote_request_out_sectors,
                remote_in_byte_enable: out.remote_request_out_byte_enable,
                remote_in_data: out.remote_request_out_data,
                remote_in_source: out.remote_request_out_source,
                remote_in_id: out.remote_request_out_id,
                ..In::default()
            };
            self.to_home.push_back((out.remote_request_out_home, request));
        }
        if out.remote_out_valid {
            let beat = In {
                remote_reply_in_valid: true,
                remote_reply_in_id: out.remote_out_id,
                remote_reply_in_sectors: out.remote_out_sectors,
                remote_reply_in_data: out.remote_out_data,
                ..In::default()
            };
            self.packets.push_back((beat, out.remote_out_last, self.cycles));
        }
        if out.event_evict {
            self.evicted.push(out.evict_line);
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

    /// Gives the core's request; the word of its status.
    fn ask(&mut self, request: In) -> u64 {
        assert!(self.cycle(request).core_request_ready);
        self.cycle(In::default());
        let (id, word) = self.statuses.pop_back().unwrap();
        assert_eq!(id, request.core_request_id);
        word
    }

    /// Gives a reply of L2 of these sectors, each with 100 and its number as data, and waits.
    fn answer(&mut self, kind: u64, id: u64, sectors: &[u64]) {
        for (number, &sector) in sectors.iter().enumerate() {
            let last = number + 1 == sectors.len();
            assert!(self.cycle(l2_beat(kind, id, sector, last)).l2_in_ready);
        }
        self.idle(12);
    }

    /// A counter.
    fn counter(&mut self, counter_index: u64) -> u64 {
        self.cycle(In { counter_index, ..In::default() }).counter_value
    }

    /// Several counters.
    fn counters<const N: usize>(&mut self, indices: [u64; N]) -> [u64; N] {
        indices.map(|index| self.counter(index))
    }
}

fn l2_beat(l2_in_kind: u64, l2_in_id: u64, l2_in_sector: u64, l2_in_last: bool) -> In {
    let l2_in_data = [100 + l2_in_sector, 0, 0, 0, 0, 0, 0, 0];
    let l2_in_valid = true;
    In { l2_in_valid, l2_in_kind, l2_in_id, l2_in_sector, l2_in_data, l2_in_last, ..In::default() }
}

fn request(kind: u64, line: u64, sectors: u64, id: u64) -> In {
    In {
        core_request_valid: true,
        core_request_kind: kind,
        core_request_line: line,
        core_request_sectors: sectors,
        core_request_byte_enable: 0xff,
        core_request_data: [7; 8],
        core_request_id: id,
        ..In::default()
    }
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

/// A request of core 1, as it arrives at core 0.
fn remote(kind: u64, line: u64, sectors: u64, id: u64) -> In {
    In {
        remote_in_valid: true,
        remote_in_kind: kind,
        remote_in_line: line,
        remote_in_sectors: sectors,
        remote_in_byte_enable: 0xff,
        remote_in_data: [9; 8],
        remote_in_source: 1,
        remote_in_id: id,
        ..In::default()
    }
}

/// Lets requests and packets pass between two nodes until neither sends.
fn exchange(nodes: &mut [Node; 2]) {
    for from in 0..2 {
        while let Some((home, request)) = nodes[from].to_home.pop_front() {
            assert_eq!(home, 1 - from as u64);
            assert!(nodes[1 - from].cycle(request).remote_in_ready);
            nodes[1 - from].idle(10);
        }
    }
    for from in 0..2 {
        while let Some((beat, _, _)) = nodes[from].packets.pop_front() {
            assert!(nodes[1 - from].cycle(beat).remote_reply_in_ready);
            nodes[1 - from].idle(2);
        }
    }
}

fn two() -> [Node; 2] {
    [0, 1].map(|core| Node::new(core, ""))
}
