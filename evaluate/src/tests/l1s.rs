//! Golden nodes that run a record to its end: those that do not talk to each other.

use super::*;
use crate::Word;
use base::environment::sectors_of;
use base::ports::{In, Out};
use base::streams::{CoreRequest, DownReply};
use signal::port::Ready;
use std::collections::VecDeque;
use testbenches::dut::Model;

/// Outcome of a record in golden nodes: its status, and the lines that became invalid, each with its L1.
pub(super) type Golden = (Word, Vec<(u32, u64)>);

/// Golden nodes that run a record to its end.
pub(super) trait Nodes {
    fn record(&mut self, request: Request) -> Golden;

    /// Who answered the last record in place of L2, but for the L1 that was looked up.
    fn supplier(&self) -> Option<u32> {
        None
    }

    /// The end of a kernel.
    fn flush(&mut self);
}

/// A node with the ports of an L1.
type Node = Box<dyn FnMut(&In, bool) -> Out>;

/// L1s side by side.
pub(super) struct L1s {
    nodes: Vec<Node>,
    direct_bit: u64,
    patience: usize,
    /// The choice of the L1s that are baseline ones; it hears of accesses, and of time.
    duel: Option<Duel>,
}

/// The golden duel, and time for it.
struct Duel {
    block: decoupled_l1d::sm_dueling::model::SmDueling,
    followers_decoupled: bool,
    cores: u32,
    left: u32,
}

impl Duel {
    fn is_baseline(&self, core: u32) -> bool {
        core == 1 || (core > 1 && !self.followers_decoupled)
    }

    fn hear(&mut self, request: &Request, word: Word) {
        use decoupled_l1d::sm_dueling::{Access, In};
        let hit = word == Word::Hit;
        let is_load = request.operation.kind == Kind::Load;
        let [decoupled_access, baseline_access] =
            [0, 1].map(|core| Access { valid: is_load && request.core == core, hit });
        self.left -= 1;
        let advance = self.left == 0;
        // The closing cycle may have an access too.
        self.block.step(&In { decoupled_access, baseline_access, advance, ..In::default() });
        if advance {
            self.left = self.cores;
            for _ in 0..2 {
                let out = self.block.step(&In::default());
                self.followers_decoupled = out.followers_decoupled;
            }
        }
    }
}

/// An input of a node whose every port downstream is ready.
fn open() -> In {
    In { core_reply: Ready::YES, down_request: Ready::YES, ..In::default() }
}

impl L1s {
    /// The cores that follow use the decoupled tags, if there is a duel.
    pub(super) fn followers_are_decoupled(&self) -> bool {
        self.duel.as_ref().is_some_and(|duel| duel.followers_decoupled)
    }

    /// Those of a design in so many cores.
    pub(super) fn of(design: &Design, cores: u32) -> L1s {
        let l1 = design.l1().unwrap();
        let patience = l1.hit_latency as usize + 8;
        let direct_bit = 1 << l1.id_bits.max(signal::index_bits(l1.mshr_entries as usize) as u32);
        let private = private::l1::Config::of(design);
        let decoupled = decoupled_l1d::l1d::Config::of(design);
        let node = |_| -> Node {
            if let Some(config) = &private {
                let mut cache = base::model::Cache::new(config);
                return Box::new(move |input, _| cache.step(input));
            }
            let mut cache =
                decoupled_l1d::l1d::model::DecoupledL1d::new(decoupled.as_ref().unwrap());
            Box::new(move |input, baseline| step_decoupled(&mut cache, input, baseline))
        };
        let dueling = decoupled_l1d::sm_dueling::Config::of(design);
        let duel = dueling.map(|config| Duel {
            block: decoupled_l1d::sm_dueling::model::SmDueling::new(&config),
            followers_decoupled: false,
            cores,
            left: cores,
        });
        L1s { nodes: (0..cores).map(node).collect(), direct_bit, patience, duel }
    }

    /// A request at a node's port, until nothing moves any more.
    fn ask(&mut self, core: u32, request: CoreRequest, baseline: bool) -> (u64, Option<u64>) {
        let node = &mut self.nodes[core as usize];
        node(&open(), baseline); // the mode is that of the cycle before
        let (mut offered, mut idle) = (Some(request), 0);
        let mut beats: VecDeque<DownReply> = VecDeque::new();
        let (mut word, mut evicted) = (None, None);
        while idle < self.patience {
            let input = In {
                core_request: offered.into(),
                down_reply: beats.front().copied().into(),
                ..open()
            };
            let out = node(&input, baseline);
            let is_busy = offered.is_some() || !beats.is_empty() || out.core_reply.valid;
            idle = if is_busy || out.down_request.valid { 0 } else { idle + 1 };
            if out.core_request.ready {
                offered = None;
            }
            if input.down_reply.valid && out.down_reply.ready {
                beats.pop_front();
            }
            if out.down_request.valid {
                let down = out.down_request;
                let sectors = if down.kind == 0 { down.sectors } else { 1 };
                let is_line = down.id & self.direct_bit == 0;
                assert!(!is_line || down.kind == 0);
                let beat = |sector| DownReply {
                    valid: true,
                    id: down.id,
                    kind: down.kind,
                    sector,
                    ..DownReply::default()
                };
                beats.extend(sectors_of(sectors).map(beat));
                beats.back_mut().unwrap().last = true;
            }
            if out.core_status.valid {
                assert_eq!(word, None, "one status a request");
                word = Some(out.core_status.word);
            }
            // The report comes a cycle later.
            if out.event.evict {
                evicted = Some(out.evict.line);
            }
        }
        (word.unwrap(), evicted)
    }
}

fn step_decoupled(
    cache: &mut decoupled_l1d::l1d::model::DecoupledL1d,
    input: &In,
    baseline: bool,
) -> Out {
    let out = cache.step(&decoupled_l1d::l1d::In {
        core_request: input.core_request,
        core_reply: input.core_reply,
        down_request: input.down_request,
        down_reply: input.down_reply,
        core_number: input.core_number,
        baseline,
        flush: input.flush,
        counter: input.counter,
    });
    Out {
        core_request: out.core_request,
        core_status: out.core_status,
        core_reply: out.core_reply,
        down_request: out.down_request,
        down_reply: out.down_reply,
        flushed: out.flushed,
        event: out.event,
        evict: out.evict,
        counter: out.counter,
    }
}

/// The words of a status, which is never a refusal.
pub(super) fn word_of(status: u64) -> Word {
    [Word::Hit, Word::HitPending, Word::Miss, Word::Bypass][status as usize]
}

/// A record as requests at a port: a store or atomic is one a sector.
pub(super) fn at_port(request: &Request) -> Vec<CoreRequest> {
    let Request { operation, access, .. } = *request;
    let kind = operation.kind as u64;
    let sectors = u64::from(access.sectors);
    let parts = match operation.kind {
        Kind::Load => vec![sectors],
        Kind::Store | Kind::Atomic => sectors_of(sectors).map(|sector| 1 << sector).collect(),
    };
    let part = |sectors| CoreRequest {
        valid: true,
        kind,
        line: access.line,
        sectors,
        byte_enable: 1,
        bypass_l1: operation.bypass_l1,
        ..CoreRequest::default()
    };
    parts.into_iter().map(part).collect()
}

impl Nodes for L1s {
    fn record(&mut self, request: Request) -> Golden {
        let baseline = self.duel.as_ref().is_some_and(|duel| duel.is_baseline(request.core));
        let mut words = Vec::new();
        let mut evicted = Vec::new();
        for part in at_port(&request) {
            let (word, line) = self.ask(request.core, part, baseline);
            words.push(word_of(word));
            evicted.extend(line.map(|line| (request.core, line)));
        }
        if let Some(duel) = &mut self.duel {
            duel.hear(&request, words[0]);
        }
        (words[0], evicted)
    }

    fn flush(&mut self) {
        for (core, node) in self.nodes.iter_mut().enumerate() {
            let baseline = self.duel.as_ref().is_some_and(|duel| duel.is_baseline(core as u32));
            while !node(&In { flush: true, ..open() }, baseline).flushed {}
            node(&open(), baseline);
        }
    }
}
