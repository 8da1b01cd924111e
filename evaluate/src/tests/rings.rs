//! Golden nodes of `ccn`, joined by links without delay, a record at a time.

use super::l1s::{Golden, Nodes, at_port, word_of};
use super::*;
use base::environment::sectors_of;
use base::streams::{CoreRequest, DownReply};
use ccn::ccn_l1::model::CcnL1;
use ccn::ccn_l1::{Config, In, Out, Request as OnRing, Response};
use signal::port::Ready;
use std::collections::VecDeque;
use testbenches::dut::Model;

/// The boundaries of what this design reads, each with the lines that are asked for.
pub(super) const CONFIGURATIONS: &[(&str, u64)] = &[
    (
        "l1 = { sets = 2, ways = 1, write_hit = \"evict\" }\nccn = { cores = 2, throttle = false }",
        6,
    ),
    ("l1 = { sets = 2, ways = 2 }\nccn = { cores = 3, filter_bits = 16 }", 24),
    (
        "l1 = { sets = 4, ways = 2, replacement = \"plru\", write_hit = \"evict\" }\n\
         ccn = { cores = 5, own_store_filter = false }",
        40,
    ),
    (
        "l1 = { index = \"fermi\", ways = 2, hit_latency = 3 }\n\
         ccn = { cores = 3, pending = \"wait\", parking = 1, filter_bits = 512 }",
        200,
    ),
    (
        "l1 = { sets = 2, ways = 4, replacement = \"srrip\", line_bytes = 32, write_hit = \"evict\" }\n\
         ccn = { cores = 4, filter_bits = 64, request_queue = 2, response_queue = 2, buffer = 2 }",
        30,
    ),
];

/// Cycles without a message after which nothing moves any more.
const PATIENCE: usize = 8;

/// Events of the ring: misses that entered it, filtered ones, answers, round trips.
pub(super) type Counts = [u64; 4];

/// The nodes, and what L2 has for each.
pub(super) struct Ring {
    nodes: Vec<CcnL1>,
    from_l2: Vec<VecDeque<DownReply>>,
    direct_bit: u64,
    counts: Counts,
    /// Who answered the last record in place of L2.
    supplier: Option<u32>,
}

impl Ring {
    pub(super) fn of(design: &Design) -> Ring {
        let config = Config::of(design).unwrap();
        let cores = design.stated_cores().unwrap() as usize;
        Ring {
            nodes: vec![CcnL1::new(&config); cores],
            from_l2: vec![VecDeque::new(); cores],
            direct_bit: 1 << (config.l1().down_id_bits() - 1),
            counts: [0; 4],
            supplier: None,
        }
    }

    pub(super) fn counts(&self) -> Counts {
        self.counts
    }

    /// A cycle of all nodes; `offered` is what a core asks for. Says whether anything moved.
    fn cycle(&mut self, offered: Option<(usize, CoreRequest)>, flush: bool) -> (Vec<Out>, bool) {
        let cores = self.nodes.len();
        let sends = |(core, node): (usize, &CcnL1)| node.sends(core as u64);
        let sent: Vec<(OnRing, Response)> = self.nodes.iter().enumerate().map(sends).collect();
        let mut inputs: Vec<In> = (0..cores)
            .map(|core| In {
                core_request: offered
                    .filter(|(asked, _)| *asked == core)
                    .map(|(_, request)| request)
                    .into(),
                core_reply: Ready::YES,
                down_request: Ready::YES,
                down_reply: self.from_l2[core].front().copied().into(),
                // Requests travel to rising numbers, responses to falling ones.
                request_passing: sent[(core + cores - 1) % cores].0,
                response_passing: sent[(core + 1) % cores].1,
                core_number: core as u64,
                flush,
                ..In::default()
            })
            .collect();
        let takes: Vec<(bool, bool)> =
            self.nodes.iter().zip(&inputs).map(|(node, input)| node.takes(input)).collect();
        for (core, input) in inputs.iter_mut().enumerate() {
            input.request_next = Ready { ready: takes[(core + 1) % cores].0 };
            input.response_next = Ready { ready: takes[(core + cores - 1) % cores].1 };
        }
        let step = |(node, input): (&mut CcnL1, &In)| node.step(input);
        let outs: Vec<Out> = self.nodes.iter_mut().zip(&inputs).map(step).collect();
        let mut is_busy = offered.is_some();
        for (core, (input, out)) in inputs.iter().zip(&outs).enumerate() {
            is_busy |= input.down_reply.valid || out.core_reply.valid || out.down_request.valid;
            is_busy |= out.request_next.valid || out.response_next.valid;
            if input.down_reply.valid && out.down_reply.ready {
                self.from_l2[core].pop_front();
            }
            self.see(core, out);
        }
        (outs, is_busy)
    }

    /// Notes the requests that a node has sent to L2, and its events of the ring.
    fn see(&mut self, core: usize, out: &Out) {
        let down = out.down_request;
        if down.valid {
            let is_line = down.id & self.direct_bit == 0;
            assert!(!is_line || down.kind == 0);
            let beat = |sector| DownReply {
                valid: true,
                id: down.id,
                kind: down.kind,
                sector,
                ..DownReply::default()
            };
            let sectors = if down.kind == 0 { down.sectors } else { 1 };
            self.from_l2[core].extend(sectors_of(sectors).map(beat));
            self.from_l2[core].back_mut().unwrap().last = true;
        }
        let ring = out.ccn;
        assert!(!ring.timed_out, "the ring is free");
        for (count, event) in
            self.counts.iter_mut().zip([ring.inject, ring.filtered, ring.hit, ring.round_trip])
        {
            *count += u64::from(event);
        }
        if ring.served {
            assert_eq!(self.supplier.replace(core as u32), None, "one answer a record");
        }
    }

    /// A request at a core's port, until nothing moves any more: its status, and what was evicted.
    fn ask(&mut self, core: usize, request: CoreRequest) -> (u64, Vec<(u32, u64)>) {
        let (mut offered, mut idle) = (Some((core, request)), 0);
        let (mut word, mut evicted) = (None, Vec::new());
        while idle < PATIENCE {
            let (outs, is_busy) = self.cycle(offered, false);
            idle = if is_busy { 0 } else { idle + 1 };
            if outs[core].core_request.ready {
                offered = None;
            }
            for (node, out) in outs.iter().enumerate() {
                if out.core_status.valid {
                    assert_eq!((node, word.replace(out.core_status.word)), (core, None));
                }
                if out.event.evict {
                    evicted.push((node as u32, out.evict.line));
                }
            }
        }
        (word.unwrap(), evicted)
    }
}

impl Nodes for Ring {
    fn record(&mut self, request: Request) -> Golden {
        self.supplier = None;
        let (mut words, mut evicted) = (Vec::new(), Vec::new());
        for part in at_port(&request) {
            let (word, mut lines) = self.ask(request.core as usize, part);
            words.push(word_of(word));
            evicted.append(&mut lines);
        }
        (words[0], evicted)
    }

    fn supplier(&self) -> Option<u32> {
        self.supplier
    }

    fn flush(&mut self) {
        while !self.cycle(None, true).0.iter().all(|out| out.flushed) {}
        self.cycle(None, false);
    }
}
