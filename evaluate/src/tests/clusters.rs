//! Golden nodes of `shared-l1`, joined by wires without delay, a record at a time.

use super::l1s::{Golden, Nodes, at_port, word_of};
use super::*;
use crate::Word;
use base::environment::sectors_of;
use base::streams::{CoreRequest, DownReply};
use shared_l1::chunk_receiver::HomePacket;
use shared_l1::node::model::SharedL1;
use shared_l1::node::{Config, In, Out};
use shared_l1::streams::RemoteRequest;
use signal::port::Ready;
use std::collections::VecDeque;
use testbenches::dut::Model;

/// The boundaries of what the tags of this design read, each with the lines that are asked for.
pub(super) const CONFIGURATIONS: &[(&str, u64)] = &[
    (
        "l1 = { sets = 2, ways = 1 }\nshared_l1.cores = 1\ndyneb = { samples = 4, execute = 20 }\n\
         mesh.columns = 7",
        6,
    ),
    (
        "l1 = { sets = 2, ways = 2 }\nshared_l1.cores = 3\nshared_l1.min_routing = false\n\
         dyneb = { samples = 8, execute = 60, sampling_limit = 64 }",
        30,
    ),
    (
        "l1 = { sets = 4, ways = 2, write_hit = \"evict\" }\n\
         shared_l1 = { cores = 4, leftover = \"flush\", home_hash = \"xor\" }\n\
         dyneb = { samples = 8, execute = 40, sampling_limit = 50, private_miss_rate_percent = 0 }",
        60,
    ),
    (
        "l1 = { sets = 2, ways = 2, replacement = \"srrip\" }\n\
         shared_l1 = { cores = 2, store_path = \"mode\", atomic_path = \"direct\", leftover = \"lazy\", \
         leftover_first = false, min_routing = false }\n\
         dyneb = { samples = 4, execute = 30, sampling_limit = 40, private_miss_rate_percent = 0 }",
        24,
    ),
    (
        "l1 = { sets = 2, ways = 4, replacement = \"plru\" }\n\
         shared_l1 = { cores = 3, chunking = false }\n\
         dyneb = { samples = 6, execute = 50, sampling_limit = 60, private_miss_rate_percent = 0 }",
        40,
    ),
];

/// The nodes, and what is in flight to each.
pub(super) struct Shared {
    nodes: Vec<SharedL1>,
    direct_bit: u64,
    decision_latency: usize,
    /// Lines homed elsewhere are dropped when sets turn shared, and no port shows it.
    drops: bool,
    dropped: Vec<(u32, u64)>,
    /// Of each node, what went in the cycle before: dropped, unless this cycle reports its eviction.
    gone: Vec<Vec<u64>>,
    to_home: Vec<VecDeque<RemoteRequest>>,
    from_l2: Vec<VecDeque<DownReply>>,
    to_core: Vec<VecDeque<HomePacket>>,
    /// Decisions of cores: the core, and whether for shared.
    decisions: Vec<(usize, bool)>,
    all: u64,
}

impl Shared {
    pub(super) fn of(design: &Design) -> Shared {
        let config = Config::of(design).unwrap();
        let cores = config.cores();
        let bits = config.l1().down_id_bits() - 1;
        Shared {
            nodes: vec![SharedL1::new(&config); cores],
            direct_bit: 1 << bits,
            decision_latency: config.dyneb().unwrap().decision_latency(),
            drops: config.leftover() == design::Leftover::Flush,
            dropped: Vec::new(),
            gone: vec![Vec::new(); cores],
            to_home: vec![VecDeque::new(); cores],
            from_l2: vec![VecDeque::new(); cores],
            to_core: vec![VecDeque::new(); cores],
            decisions: Vec::new(),
            all: u64::MAX >> (64 - config.l1().sectors()),
        }
    }

    /// Decisions of cores so far: the core, and whether for shared.
    pub(super) fn decisions(&self) -> &[(usize, bool)] {
        &self.decisions
    }

    /// A cycle of all nodes; `offered` is what a core asks for.
    fn cycle(&mut self, offered: Option<(usize, CoreRequest)>, flush: bool) -> Vec<Out> {
        let outs: Vec<Out> = (0..self.nodes.len())
            .map(|node| {
                let input = In {
                    core_request: offered
                        .filter(|(core, _)| *core == node)
                        .map(|(_, request)| request)
                        .into(),
                    core_reply: Ready::YES,
                    remote_request_out: Ready::YES,
                    remote_in: self.to_home[node].front().copied().unwrap_or_default(),
                    l2_out: Ready::YES,
                    l2_in: self.from_l2[node].front().copied().unwrap_or_default(),
                    remote_out: Ready::YES,
                    remote_reply_in: self.to_core[node].front().copied().unwrap_or_default(),
                    core_number: node as u64,
                    flush,
                    ..In::default()
                };
                let leftovers = if self.drops { self.nodes[node].leftovers() } else { Vec::new() };
                let out = self.nodes[node].step(&input);
                let evicted = out.event.evict.then_some(out.evict.line);
                let dropped = self.gone[node].drain(..).filter(|line| evicted != Some(*line));
                self.dropped.extend(dropped.map(|line| (node as u32, line)));
                if !leftovers.is_empty() && !flush {
                    let left = self.nodes[node].leftovers();
                    let gone = leftovers.iter().filter(|line| !left.contains(line));
                    self.gone[node] = gone.map(|(_, _, line)| *line).collect();
                }
                if input.remote_in.valid && out.remote_in.ready {
                    self.to_home[node].pop_front();
                }
                if input.l2_in.valid && out.l2_in.ready {
                    self.from_l2[node].pop_front();
                }
                if input.remote_reply_in.valid && out.remote_reply_in.ready {
                    self.to_core[node].pop_front();
                }
                out
            })
            .collect();
        for (node, out) in outs.iter().enumerate() {
            self.take(node, out);
        }
        outs
    }

    /// Notes the requests that a node has sent.
    fn take(&mut self, node: usize, out: &Out) {
        if out.remote_request_out.valid {
            let request = out.remote_request_out;
            self.to_home[request.home as usize].push_back(request.into());
        }
        if out.remote_out.valid {
            self.to_core[out.remote_out.core as usize].push_back(out.remote_out.into());
        }
        if out.l2_out.valid {
            let down = out.l2_out;
            let is_line = down.id & self.direct_bit == 0;
            let sectors = match (is_line, down.kind) {
                (true, _) => self.all,
                (false, 0) => down.sectors,
                (false, _) => 1,
            };
            let beat = |sector| DownReply {
                valid: true,
                id: down.id,
                kind: down.kind,
                sector,
                ..DownReply::default()
            };
            self.from_l2[node].extend(sectors_of(sectors).map(beat));
            self.from_l2[node].back_mut().unwrap().last = true;
        }
        self.decisions.extend(out.decision_valid.then_some((node, out.decision_shared)));
    }

    fn is_idle(&self) -> bool {
        self.nodes.iter().all(SharedL1::is_idle)
            && self.to_home.iter().all(VecDeque::is_empty)
            && self.from_l2.iter().all(VecDeque::is_empty)
            && self.to_core.iter().all(VecDeque::is_empty)
    }

    /// A request at a core's port, until nothing moves any more: its status, the home's, and what was evicted.
    fn ask(&mut self, core: usize, request: CoreRequest) -> (u64, Option<u64>, Vec<(u32, u64)>) {
        let (mut offered, mut idle) = (Some((core, request)), 0);
        let (mut own, mut home, mut evicted) = (None, None, Vec::new());
        while idle < 3 {
            let outs = self.cycle(offered, false);
            if outs[core].core_request.ready {
                offered = None;
            }
            for (node, out) in outs.iter().enumerate() {
                if out.core_status.valid {
                    own = Some(out.core_status.word);
                }
                if out.home_status.valid {
                    home = Some(out.home_status.word);
                }
                if out.event.evict {
                    evicted.push((node as u32, out.evict.line));
                }
            }
            idle = if offered.is_none() && self.is_idle() { idle + 1 } else { 0 };
        }
        (own.unwrap(), home, evicted)
    }
}

impl Nodes for Shared {
    fn record(&mut self, request: Request) -> Golden {
        let mut words = Vec::new();
        let mut all = Vec::new();
        for part in at_port(&request) {
            let (own, home, evicted) = self.ask(request.core as usize, part);
            // A bypass at the local port has the home's word, if it went there.
            let word = word_of(own);
            words.push(match (word, home) {
                (Word::Bypass, Some(home)) => word_of(home),
                _ => word,
            });
            all.extend(evicted);
            all.append(&mut self.dropped);
        }
        // A decision that is in progress comes, and holds from the next record on.
        for _ in 0..self.decision_latency + 2 {
            self.cycle(None, false);
        }
        all.append(&mut self.dropped);
        (words[0], all)
    }

    fn flush(&mut self) {
        while !self.cycle(None, true).iter().all(|out| out.flushed) {}
        self.cycle(None, false);
    }
}
