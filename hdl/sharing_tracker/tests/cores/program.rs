//! What a core asks, and what it must be answered.

use std::collections::{HashMap, VecDeque};

use base::Geometry;
use base::environment::{Memory, sectors_of};
use base::model::Data;
use base::streams::{CoreReply, CoreRequest, CoreStatus};
use llc::atomic_buffer::{Word, perform};
use sharing_tracker::coalescer::{Load, Sectors};
use sharing_tracker::tracker_node::{Decided, WarpLine};
use testbenches::stimulus::Rng;

pub const LOAD: u64 = 0;
const STORE: u64 = 1;
const ATOMIC: u64 = 2;
const REFUSED: u64 = 4;

/// The line whose first word all cores count in.
pub const COUNTER: u64 = 0;

/// Where a sector lies in its bank of L2.
pub fn part(line: u64, sector: u64, sectors: u64, banks: u64) -> u64 {
    line / banks * sectors + sector
}

/// An answer that is to come.
#[derive(Clone, Debug)]
struct Expected {
    kind: u64,
    line: u64,
    /// The core's own word of each sector to come.
    words: HashMap<u64, u64>,
}

/// A core, which alone writes one word of four bytes of each sector.
pub struct Program {
    core: usize,
    sectors: u64,
    banks: u64,
    memory: Memory,
    /// Its words, where it has written them.
    own: HashMap<(u64, u64), u64>,
    free: VecDeque<u64>,
    /// Offered.
    offered: Option<CoreRequest>,
    /// Accepted, lines of warps too, and without a status other than a refusal.
    accepted: HashMap<u64, CoreRequest>,
    /// A load of a warp, and an identifier for a line, that are offered.
    warp: Option<Load>,
    ticket: Option<u64>,
    /// Warps that are not decided, and lines of others that have not entered.
    undecided: u64,
    lines_to_come: u64,
    refused: VecDeque<CoreRequest>,
    expected: HashMap<u64, Expected>,
    /// Few lines and many writes, or many and few.
    calm: bool,
    /// Lines that are asked for, and when they change.
    lines: Vec<u64>,
    left: u64,
    /// The first cycle in which each request without a status was refused.
    refused_from: HashMap<u64, u64>,
    /// The longest that a store or atomic was refused, in cycles.
    pub longest_refused: u64,
    /// What the counter held before each of its additions.
    pub counted: Vec<u64>,
    /// What it asks for, if that is not random; nothing from warps then.
    pub script: Option<VecDeque<CoreRequest>>,
    /// When requests were accepted that have no beat yet, and how long each took to its first.
    accepted_at: HashMap<u64, u64>,
    pub took: Vec<u64>,
    /// Lines of warps that entered.
    pub loaded: u64,
    /// Requests that were answered, and times that one was refused.
    pub answered: u64,
    pub refusals: u64,
}

impl Program {
    pub fn new(core: usize, geometry: &Geometry, banks: u64, calm: bool) -> Program {
        Program {
            core,
            sectors: geometry.sectors() as u64,
            banks,
            memory: Memory::new(geometry.sector_bytes()),
            own: HashMap::new(),
            free: (0..24).collect(),
            offered: None,
            accepted: HashMap::new(),
            warp: None,
            ticket: None,
            undecided: 0,
            lines_to_come: 0,
            refused: VecDeque::new(),
            expected: HashMap::new(),
            calm,
            lines: vec![1],
            left: 0,
            refused_from: HashMap::new(),
            longest_refused: 0,
            counted: Vec::new(),
            script: None,
            accepted_at: HashMap::new(),
            took: Vec::new(),
            loaded: 0,
            answered: 0,
            refusals: 0,
        }
    }

    /// Nothing is asked, and nothing is to be answered.
    pub fn is_done(&self) -> bool {
        let none = self.offered.is_none() && self.accepted.is_empty();
        let no_warp = self.warp.is_none() && self.undecided + self.lines_to_come == 0;
        none && no_warp && self.refused.is_empty() && self.expected.is_empty()
    }

    fn word(&self) -> Word {
        Word { offset: 4 * self.core as u32, width: 4 }
    }

    /// The core's word of a sector as it left it.
    fn own(&self, line: u64, sector: u64) -> u64 {
        let initial = || self.memory.read(line_of_part(self, line, sector), 0);
        let written = self.own.get(&(line, sector));
        written.copied().unwrap_or_else(|| self.word().of(&initial()))
    }

    /// What is offered in this cycle; no new request if the run ends.
    pub fn offer(&mut self, rng: &mut Rng, ends: bool) -> CoreRequest {
        if let Some(script) = &mut self.script {
            self.offered = self.offered.or_else(|| script.pop_front());
            return self.offered.unwrap_or_default();
        }
        if self.left == 0 {
            self.left = rng.between(50, 400);
            let number = *rng.pick(if self.calm { &[30, 60] } else { &[1, 3, 6] }).unwrap();
            let all = if self.calm { 80 } else { 9 };
            self.lines = (0..number).map(|_| 1 + rng.below(all)).collect();
        }
        self.left -= 1;
        if self.offered.is_none() && rng.chance(3, 4) {
            self.offered = match self.refused.pop_front() {
                Some(request) => Some(request),
                None if ends => None,
                None => self.free.pop_front().map(|id| self.request(rng, id)),
            };
        }
        self.offered.unwrap_or_default()
    }

    /// A load of a warp, of some of the lines, and a ticket; no new load if the run ends.
    pub fn offer_warp(&mut self, rng: &mut Rng, ends: bool) -> (Option<Load>, Option<u64>) {
        if self.script.is_some() {
            return (None, None);
        }
        if self.warp.is_none() && !ends && rng.chance(1, 40) {
            let mut load = Load {
                active: rng.bits(32) & rng.bits(32) & rng.bits(32),
                sectors: Sectors::default(),
            };
            for sector in load.sectors.iter_mut() {
                *sector = rng.pick(&self.lines).unwrap() * self.sectors + rng.below(self.sectors);
            }
            self.warp = Some(load);
        }
        if self.ticket.is_none() && rng.chance(3, 4) {
            self.ticket = self.free.pop_front();
        }
        (self.warp, self.ticket)
    }

    /// What became of both, and of what was offered before.
    pub fn warps(&mut self, (warp, ticket): (bool, bool), decision: &Decided, line: &WarpLine) {
        if warp {
            self.warp = None;
            self.undecided += 1;
        }
        if ticket {
            self.ticket = None;
        }
        if decision.valid {
            self.undecided -= 1;
            self.lines_to_come += decision.unique;
        }
        if line.valid {
            self.lines_to_come -= 1;
            self.loaded += 1;
            let WarpLine { valid, address: line, sectors, bypass: bypass_l1, id, .. } = *line;
            let (kind, more) = (LOAD, CoreRequest::default());
            let load = CoreRequest { valid, kind, line, sectors, bypass_l1, id, ..more };
            self.accepted.insert(id, load);
        }
    }

    fn request(&self, rng: &mut Rng, id: u64) -> CoreRequest {
        let line = *rng.pick(&self.lines).unwrap();
        let sector = rng.below(self.sectors);
        let (kind, operation) = match rng.below(if self.calm { 200 } else { 12 }) {
            0..=1 => (STORE, 0),
            2 => (ATOMIC, rng.below(9)),
            3 => (ATOMIC, 0),
            _ => (LOAD, 0),
        };
        let counts = kind == ATOMIC && operation == 0 && rng.chance(1, 2);
        let (line, sector) = if counts { (COUNTER, 0) } else { (line, sector) };
        let more =
            if kind == LOAD && rng.chance(1, 3) { rng.bits(self.sectors as usize) } else { 0 };
        let word = if counts { Word { offset: 0, width: 4 } } else { self.word() };
        let value = if counts { 1 } else { rng.bits(32) };
        CoreRequest {
            valid: true,
            kind,
            operation,
            line,
            sectors: 1 << sector | more,
            byte_enable: word.bytes(),
            data: word.with(value),
            bypass_l1: kind == LOAD && rng.chance(1, 4),
            id,
        }
    }

    /// The request that was offered was accepted.
    pub fn accept(&mut self, now: u64) {
        if let (Some(request), Some(_)) = (self.offered, &self.script) {
            self.accepted_at.insert(request.id, now);
        }
        self.accepted.extend(self.offered.take().map(|request| (request.id, request)));
    }

    /// What became of the one before.
    pub fn status(&mut self, now: u64, status: &CoreStatus) {
        if !status.valid {
            return;
        }
        let request = self.accepted.remove(&status.id).expect("a status must be of a request");
        if status.word == REFUSED {
            self.refusals += 1;
            self.refused_from.entry(request.id).or_insert(now);
            self.refused.push_back(request);
            return;
        }
        let from = self.refused_from.remove(&request.id).unwrap_or(now);
        if request.kind != LOAD {
            self.longest_refused = self.longest_refused.max(now - from);
        }
        let CoreRequest { kind, line, sectors, .. } = request;
        let words: HashMap<u64, u64> = match kind {
            STORE => [(0, 0)].into(),
            _ => sectors_of(sectors).map(|sector| (sector, self.own(line, sector))).collect(),
        };
        self.expected.insert(request.id, Expected { kind, line, words });
        if kind != LOAD && line != COUNTER {
            self.write(&request);
        }
    }

    fn write(&mut self, request: &CoreRequest) {
        let (sector, word) = (request.sector(), self.word());
        let old: Data = word.with(self.own(request.line, sector));
        let new = match request.kind {
            STORE => Some(word.of(&request.data)),
            _ => perform(request.operation, word, &old, &request.data),
        };
        if let Some(new) = new {
            self.own.insert((request.line, sector), new);
        }
    }

    /// A beat of an answer.
    pub fn reply(&mut self, now: u64, reply: &CoreReply) -> Result<(), String> {
        self.took.extend(self.accepted_at.remove(&reply.id).map(|then| now - then));
        let (core, id) = (self.core, reply.id);
        let Some(expected) = self.expected.get_mut(&id) else {
            return Err(format!("core {core}: {reply:x?} answers nothing"));
        };
        let Some(word) = expected.words.remove(&reply.sector) else {
            return Err(format!("core {core}: {reply:x?} is of a sector that was not asked for"));
        };
        let (kind, line, last) = (expected.kind, expected.line, expected.words.is_empty());
        if reply.last != last {
            return Err(format!("core {core}: last of {reply:x?} must be {last}"));
        }
        if line == COUNTER {
            self.counted.push(Word { offset: 0, width: 4 }.of(&reply.data));
        } else if kind != STORE && self.word().of(&reply.data) != word {
            let found = self.word().of(&reply.data);
            return Err(format!(
                "core {core}: line {line:#x} sector {} must be {word:#x}, as program order has it; it is {found:#x}",
                reply.sector
            ));
        }
        if last {
            self.expected.remove(&id);
            self.free.push_back(id);
            self.answered += 1;
        }
        Ok(())
    }
}

fn line_of_part(program: &Program, line: u64, sector: u64) -> u64 {
    part(line, sector, program.sectors, program.banks)
}

/// The counter's olds of all cores: each number once, from the first on.
pub fn check_counter(programs: &[Program]) -> Result<usize, String> {
    let first = &programs[0];
    let initial = first.memory.read(line_of_part(first, COUNTER, 0), 0);
    let base = Word { offset: 0, width: 4 }.of(&initial);
    let mut counted: Vec<u64> = programs
        .iter()
        .flat_map(|program| &program.counted)
        .map(|old| old.wrapping_sub(base) & 0xffff_ffff)
        .collect();
    counted.sort_unstable();
    match counted.iter().zip(0..).find(|(found, expected)| *found != expected) {
        None => Ok(counted.len()),
        Some((found, expected)) => {
            Err(format!("the counter must have been {expected}; it was {found}"))
        }
    }
}
