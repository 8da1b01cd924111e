//! The golden model: the rules of the block's page, in the plainest structures that hold them.

use super::{Config, In, Out};
use std::collections::BTreeSet;

/// A line's entry.
#[derive(Clone, Debug)]
struct Entry {
    line: u64,
    sharers: BTreeSet<u64>,
}

/// The entries of a set, the least recently used first, and the core that its pointer stands at.
#[derive(Clone, Debug)]
struct Set {
    entries: Vec<Entry>,
    pointer: u64,
}

/// What passed in a cycle.
#[derive(Clone, Copy, Debug)]
enum Request {
    Lookup { line: u64, core: u64, asks: bool, adds: bool },
    Remove { line: u64, core: u64 },
    Invalidate { line: u64 },
    Flush,
}

/// The answer that stands.
#[derive(Clone, Debug)]
struct Answer {
    request: Request,
    forward: Option<u64>,
    sharers: BTreeSet<u64>,
}

/// A tracker as a list of sets.
#[derive(Clone, Debug)]
pub struct SharingTracker {
    config: Config,
    sets: Vec<Set>,
    answer: Option<Answer>,
    /// Cycles running in which a lookup was offered and did not pass.
    waited: u64,
}

impl SharingTracker {
    /// The state after a reset: no entry, no answer (R16).
    pub fn new(config: &Config) -> SharingTracker {
        SharingTracker { config: config.clone(), sets: empty(config), answer: None, waited: 0 }
    }

    /// The cores marked for a line, rising; none without an entry.
    pub fn sharers_of(&self, line: u64) -> Vec<u64> {
        let set = &self.sets[self.config.set_of(line)];
        let entry = set.entries.iter().find(|entry| entry.line == line);
        entry.map(|entry| entry.sharers.iter().copied().collect()).unwrap_or_default()
    }

    /// How many lines the line's set has an entry for.
    pub fn entries_beside(&self, line: u64) -> usize {
        self.sets[self.config.set_of(line)].entries.len()
    }

    /// Cycles running in which a lookup was offered and did not pass.
    pub fn waited(&self) -> u64 {
        self.waited
    }

    /// The request that passes in a cycle in which nothing blocks all (R2, R8, R10).
    fn passing(&self, input: &In) -> Option<Request> {
        let lookup = Request::Lookup {
            line: input.lookup_line,
            core: input.lookup_core,
            asks: input.lookup_asks,
            adds: input.lookup_adds,
        };
        if self.waited >= Config::PATIENCE {
            let (line, core) = (input.lookup_line, input.lookup_core);
            let late = Request::Lookup { line, core, asks: false, adds: false };
            return input.lookup_valid.then_some(late);
        }
        let remove = Request::Remove { line: input.remove_line, core: input.remove_core };
        let offered = [
            (input.flush_valid, Request::Flush),
            (input.invalidate_valid, Request::Invalidate { line: input.invalidate_line }),
            (input.remove_valid, remove),
            (input.lookup_valid, lookup),
        ];
        offered.into_iter().find(|(is_offered, _)| *is_offered).map(|(_, request)| request)
    }

    /// What a request leaves behind, and its answer.
    fn handle(&mut self, request: Request) -> Answer {
        let mut forward = None;
        let mut sharers = BTreeSet::new();
        match request {
            Request::Flush => self.sets = empty(&self.config),
            Request::Invalidate { line } => {
                self.set_of(line).entries.retain(|entry| entry.line != line);
            }
            Request::Remove { line, core } => {
                let set = self.set_of(line);
                for entry in set.entries.iter_mut().filter(|entry| entry.line == line) {
                    entry.sharers.remove(&core);
                }
                set.entries.retain(|entry| !entry.sharers.is_empty());
                sharers.extend(self.sharers_of(line));
            }
            Request::Lookup { line, core, asks, adds } => {
                if asks {
                    forward = self.ask(line, core);
                }
                if adds {
                    self.add(line, core);
                }
                sharers.extend(self.sharers_of(line));
            }
        }
        Answer { request, forward, sharers }
    }

    /// R6, and the use of an entry that was found (R9).
    fn ask(&mut self, line: u64, requester: u64) -> Option<u64> {
        let cores = self.config.cores() as u64;
        let set = self.set_of(line);
        let place = set.entries.iter().position(|entry| entry.line == line)?;
        let entry = set.entries.remove(place);
        let mut after = (1..=cores).map(|step| (set.pointer + step) % cores);
        let other = after.find(|core| *core != requester && entry.sharers.contains(core));
        set.entries.push(entry);
        if let Some(core) = other {
            set.pointer = core;
        }
        other
    }

    /// R7, R9, R14.
    fn add(&mut self, line: u64, core: u64) {
        let (ways, is_single) = (self.config.ways(), self.config.is_single());
        let set = self.set_of(line);
        let place = set.entries.iter().position(|entry| entry.line == line);
        let mut entry = match place {
            Some(place) => set.entries.remove(place),
            None => Entry { line, sharers: BTreeSet::new() },
        };
        if is_single {
            entry.sharers.clear();
        }
        entry.sharers.insert(core);
        if set.entries.len() == ways {
            set.entries.remove(0);
        }
        set.entries.push(entry);
    }

    fn set_of(&mut self, line: u64) -> &mut Set {
        &mut self.sets[self.config.set_of(line)]
    }

    /// The answer that stands, as the ports show it (R5).
    fn shown(&self) -> Out {
        let Some(Answer { request, forward, sharers }) = &self.answer else {
            return Out::default();
        };
        let (kind, line, core) = match *request {
            Request::Lookup { line, core, .. } => (0, line, core),
            Request::Remove { line, core } => (1, line, core),
            Request::Invalidate { line } => (2, line, 0),
            Request::Flush => (3, 0, 0),
        };
        Out {
            answer_valid: true,
            answer_kind: kind,
            answer_line: line,
            answer_core: core,
            answer_bank: self.config.bank_of(line),
            answer_forward: forward.is_some(),
            answer_forward_core: forward.unwrap_or(0),
            answer_sharers: sharers.iter().fold(0, |mask, core| mask | 1 << core),
            ..Out::default()
        }
    }
}

/// No entries, every pointer at the highest core.
fn empty(config: &Config) -> Vec<Set> {
    let set = Set { entries: Vec::new(), pointer: config.cores() as u64 - 1 };
    vec![set; config.sets()]
}

impl testbenches::dut::Model for SharingTracker {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: &In) -> Out {
        let is_blocked = self.answer.is_some() && !input.answer_ready;
        let is_overdue = self.waited >= Config::PATIENCE;
        let in_order = !is_blocked && !is_overdue;
        let mut out = self.shown();
        out.flush_ready = in_order;
        out.invalidate_ready = in_order && !input.flush_valid;
        out.remove_ready = out.invalidate_ready && !input.invalidate_valid;
        out.lookup_ready = !is_blocked && (is_overdue || out.remove_ready && !input.remove_valid);

        let passing = if is_blocked { None } else { self.passing(input) };
        let looks_up = matches!(passing, Some(Request::Lookup { .. }));
        self.waited = if input.lookup_valid && !looks_up { self.waited + 1 } else { 0 };
        if !is_blocked {
            self.answer = passing.map(|request| self.handle(request));
        }
        out
    }
}
