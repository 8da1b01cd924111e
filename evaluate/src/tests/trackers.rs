//! Golden nodes and banks of `sharing-tracker`, joined by wires without delay, a record at a time.

use super::l1s::{Golden, Nodes, at_port, word_of};
use super::nodes::{difference, records};
use super::*;
use crate::caches;
use base::environment::sectors_of;
use base::streams::{CoreRequest, DownReply};
use sharing_tracker::streams::{Forward, Message, kind};
use sharing_tracker::tracker_bank::model::TrackerBank;
use sharing_tracker::tracker_node::model::TrackerNode;
use sharing_tracker::{scatter_bypass, tracker, tracker_bank, tracker_node};
use signal::port::{Lanes, Ready};
use std::collections::VecDeque;
use testbenches::dut::Model;

/// Room for the cores of a tracker.
const MOST: usize = 8;

/// The boundaries of what this design reads, each with the lines that are asked for.
const CONFIGURATIONS: &[(&str, u64)] = &[
    (
        "l1 = { sets = 2, ways = 1 }\nsharing_tracker = { cores = 2, sets = 2, ways = 1, banks = 1 }",
        6,
    ),
    (
        "l1 = { sets = 2, ways = 2 }\n\
         sharing_tracker = { cores = 6, sets = 8, ways = 2, banks = 2, trackers = 2 }",
        20,
    ),
    (
        "l1 = { sets = 4, ways = 2, write_hit = \"evict\" }\n\
         sharing_tracker = { cores = 5, sets = 4, ways = 3, banks = 4, sharers = \"single\" }",
        30,
    ),
    (
        "l1 = { sets = 2, ways = 4, replacement = \"plru\", bypass = \"direct\" }\n\
         sharing_tracker = { cores = 8, sets = 4, ways = 2, banks = 2 }",
        24,
    ),
    (
        "l1 = { sets = 8, ways = 3, replacement = \"srrip\", pending_store = \"stale\" }\n\
         sharing_tracker = { cores = 8, sets = 16, ways = 2, banks = 2, trackers = 4, sharers = \"single\" }",
        60,
    ),
];

/// Nodes and banks, and what is in flight to each.
struct Trackers {
    nodes: Vec<TrackerNode>,
    banks: Vec<TrackerBank<MOST>>,
    banks_each: usize,
    cores_each: usize,
    all_sectors: u64,
    direct_bit: u64,
    /// By bank, and by core of its tracker.
    messages: Vec<Vec<VecDeque<Message>>>,
    nacks: Vec<VecDeque<Forward>>,
    /// By core.
    forwards: Vec<VecDeque<Forward>>,
    replies: Vec<VecDeque<DownReply>>,
    /// Who answered in place of L2 in the last record.
    supplier: Option<u32>,
    /// Of each core: misses, forwards that came back, and those that it answered.
    counted: [Vec<u64>; 3],
}

impl Trackers {
    fn of(design: &Design) -> Trackers {
        let section = design.sharing_tracker().unwrap();
        let node = tracker_node::Config::of(design).unwrap();
        let bank = tracker_bank::Config::of(design).unwrap();
        let (cores, cores_each) = (section.cores as usize, section.cores_each() as usize);
        let banks = (section.banks * section.trackers) as usize;
        Trackers {
            nodes: (0..cores).map(|_| TrackerNode::new(&node)).collect(),
            banks: (0..banks).map(|_| TrackerBank::new(&bank)).collect(),
            banks_each: section.banks as usize,
            cores_each,
            all_sectors: node.port().all_sectors(),
            direct_bit: node.port().direct_bit(),
            messages: vec![vec![VecDeque::new(); cores_each]; banks],
            nacks: vec![VecDeque::new(); banks],
            forwards: vec![VecDeque::new(); cores],
            replies: vec![VecDeque::new(); cores],
            supplier: None,
            counted: [(); 3].map(|()| vec![0; cores]),
        }
    }

    /// The bank of a line for a core, and the line as it numbers it.
    fn bank_of(&self, core: usize, line: u64) -> (usize, u64) {
        let banks = self.banks_each as u64;
        (core / self.cores_each * self.banks_each + (line % banks) as usize, line / banks)
    }

    /// A cycle of a node; gives its outputs.
    fn node(
        &mut self,
        core: usize,
        offered: Option<CoreRequest>,
        flush: bool,
    ) -> tracker_node::Out {
        let input = tracker_node::In {
            active_warps: 1,
            core_request: offered.into(),
            core_reply: Ready::YES,
            message: Ready::YES,
            down_reply: self.replies[core].front().copied().into(),
            forward: self.forwards[core].front().copied().into(),
            answer: Ready::YES,
            nack: Ready::YES,
            flush,
            ..tracker_node::In::default()
        };
        let out = self.nodes[core].step(&input);
        if input.down_reply.valid && out.down_reply.ready {
            self.replies[core].pop_front();
        }
        if input.forward.valid && out.forward.ready {
            self.forwards[core].pop_front();
        }
        let first = core - core % self.cores_each;
        if out.message.valid {
            let (bank, line) = self.bank_of(core, out.message.line);
            self.messages[bank][core - first].push_back(Message { line, ..out.message });
        }
        if out.nack.valid {
            let (bank, line) = self.bank_of(core, out.nack.line);
            self.nacks[bank].push_back(Forward { line, ..out.nack });
        }
        if out.answer.valid {
            let beat = out.answer;
            let (id, kind, sector, last) = (beat.id, beat.kind, beat.sector, beat.last);
            let (valid, data) = (true, beat.data);
            self.replies[first + beat.source as usize].push_back(DownReply {
                valid,
                id,
                kind,
                sector,
                data,
                last,
            });
        }
        if out.tracker.answered {
            self.supplier = Some(core as u32);
        }
        self.counted[1][core] += u64::from(out.tracker.nacked);
        self.counted[2][core] += u64::from(out.tracker.answered);
        out
    }

    /// A cycle of a bank, whose L2 answers at once; gives whether nothing moves in it, and whether it takes a flush.
    fn bank(&mut self, number: usize, flush: bool) -> (bool, bool) {
        let messages = &mut self.messages[number];
        let input = tracker_bank::In {
            message: Lanes::of(self.cores_each, |core| {
                messages[core].front().copied().unwrap_or_default()
            }),
            flush: tracker::Flush { valid: flush },
            forward: Lanes::of(self.cores_each, |_| Ready::YES),
            nack: self.nacks[number].front().copied().into(),
            request: Ready::YES,
        };
        let out = self.banks[number].step(&input);
        let first = number / self.banks_each * self.cores_each;
        for (core, waiting) in messages.iter_mut().enumerate() {
            if out.message[core].ready
                && let Some(message) = waiting.pop_front()
            {
                let is_miss =
                    message.kind == kind::LOAD as u64 && message.id & self.direct_bit == 0;
                self.counted[0][first + core] += u64::from(is_miss);
            }
            let forward = out.forward[core];
            if forward.valid {
                let (banks, bank) = (self.banks_each as u64, (number % self.banks_each) as u64);
                let line = forward.line * banks + bank;
                self.forwards[first + core].push_back(Forward { line, ..forward });
            }
        }
        if input.nack.valid && out.nack.ready {
            self.nacks[number].pop_front();
        }
        if out.request.valid {
            let asked = out.request;
            let is_line = asked.kind == kind::LOAD as u64 && asked.id & self.direct_bit == 0;
            let sectors = if is_line { self.all_sectors } else { asked.sectors };
            let (valid, id, kind) = (true, asked.id, asked.kind);
            let beat = |sector| DownReply { valid, id, kind, sector, ..DownReply::default() };
            let replies = &mut self.replies[first + asked.source as usize];
            replies.extend(sectors_of(sectors).map(beat));
            replies.back_mut().unwrap().last = true;
        }
        let is_empty = messages.iter().all(VecDeque::is_empty) && self.nacks[number].is_empty();
        (is_empty && out.idle, out.flush.ready)
    }

    /// A request at a core's port, until nothing moves any more: its status, and what was evicted.
    fn ask(&mut self, core: usize, request: CoreRequest) -> (u64, Vec<(u32, u64)>) {
        let (mut offered, mut idle, mut word) = (Some(request), 0, None);
        let mut evicted = Vec::new();
        while idle < 4 {
            let mut rests = offered.is_none();
            for number in 0..self.nodes.len() {
                let out = self.node(number, offered.filter(|_| number == core), false);
                if number == core && out.core_request.ready {
                    offered = None;
                }
                if out.core_status.valid {
                    word = Some(out.core_status.word);
                }
                if out.event.evict {
                    evicted.push((number as u32, out.evict.line));
                }
                rests &= self.nodes[number].rests();
            }
            for number in 0..self.banks.len() {
                rests &= self.bank(number, false).0;
            }
            let is_empty = self.forwards.iter().all(VecDeque::is_empty)
                && self.replies.iter().all(VecDeque::is_empty);
            idle = if rests && is_empty { idle + 1 } else { 0 };
        }
        (word.unwrap(), evicted)
    }
}

impl Nodes for Trackers {
    fn record(&mut self, request: Request) -> Golden {
        let (mut words, mut all) = (Vec::new(), Vec::new());
        self.supplier = None;
        for part in at_port(&request) {
            let (word, evicted) = self.ask(request.core as usize, part);
            words.push(word_of(word));
            all.extend(evicted);
        }
        (words[0], all)
    }

    fn supplier(&self) -> Option<u32> {
        self.supplier
    }

    /// Nodes, then banks.
    fn flush(&mut self) {
        let nodes = 0..self.nodes.len();
        while !nodes
            .clone()
            .map(|core| self.node(core, None, true).flushed)
            .fold(true, |a, b| a & b)
        {}
        for bank in 0..self.banks.len() {
            while !self.bank(bank, true).1 {}
        }
        for core in nodes {
            self.node(core, None, false);
        }
    }
}

#[test]
fn sharing_tracker_is_as_its_golden_nodes() {
    for (fields, lines) in CONFIGURATIONS {
        let design = design("sharing-tracker", fields);
        let cores = design.stated_cores().unwrap();
        let mut caches = caches::of(&design, cores, &system()).unwrap();
        let mut nodes = Trackers::of(&design);
        let count = records(CONFIGURATIONS.len());
        let of = (&design, cores, *lines);
        assert_eq!(difference(&mut nodes, caches.as_mut(), of, (count, 1)), None, "{fields}");
        let mut report = crate::Report::new(cores);
        caches.report(&mut report);
        let each = |name: &str| -> Vec<u64> {
            report.cores.iter().map(|core| core[name].as_u64().unwrap()).collect()
        };
        let counted = ["tracker_lookups", "tracker_nacks", "tracker_answered"].map(each);
        assert_eq!(counted, nodes.counted, "{fields}");
        // Of those that a tracker sends to another core none comes back.
        let total = |name: &str| report.total_of(name).unwrap();
        assert_eq!(total("tracker_forwards"), total("tracker_answered"), "{fields}");
        assert!(total("tracker_answered") > count / 50 && total("tracker_freed") > 0, "{fields}");
    }
}

#[test]
fn a_load_bypasses_where_the_golden_scatter_bypass_says_so() {
    for l1 in ["sets = 4, ways = 2", "sets = 2, ways = 3", "sets = 16, ways = 4"] {
        let design = design("sharing-tracker", &format!("l1 = {{ {l1} }}"));
        let config = scatter_bypass::Config::of(&design).unwrap();
        let mut evaluation = evaluation(&design, 16, Metrics::default());
        let mut fresh = 0;
        for warps in (0..=10).chain([31, 32, 33, 63, 64]) {
            let mut golden = scatter_bypass::model::ScatterBypass::new(&config);
            for lines in 1..=32 {
                fresh += 1;
                let asked =
                    Request { lines, warps, ..request((fresh % 16) as u32, Kind::Load, fresh, 1) };
                let word = evaluation.request(asked).word;
                let expected = decided(&mut golden, warps.into(), lines.into());
                assert_eq!(word == crate::Word::Bypass, expected, "{l1}: {lines} of {warps} warps");
            }
        }
    }
}

/// Decision of the golden block on a load of so many lines.
fn decided(golden: &mut scatter_bypass::model::ScatterBypass, warps: u64, lines: u64) -> bool {
    let mut input = scatter_bypass::In {
        active_warps: warps,
        decision: Ready::YES,
        line: Ready::YES,
        ..scatter_bypass::In::default()
    };
    for (lane, sector) in input.warp_sector.iter_mut().enumerate() {
        *sector = lane as u64 * 4;
    }
    let load = sharing_tracker::coalescer::Warp { valid: true, active: u64::MAX >> (64 - lines) };
    let (mut offered, mut decision) = (Some(load), None);
    // The last of its lines has left, too.
    for _ in 0..200 {
        input.warp = offered.unwrap_or_default();
        let out = golden.step(&input);
        offered = offered.filter(|_| !out.warp.ready);
        if out.decision.valid {
            decision = Some(out.decision.bypass);
        }
    }
    decision.unwrap()
}
