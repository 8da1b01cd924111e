//! The golden model: the rules of the block's page, in the plainest structures that hold them.

use super::kind::{FLUSH, INVALIDATE, LOOKUP, REMOVE};
use super::{Answer, Config, In, Lookup, Out};
use std::collections::BTreeSet;

/// The sharer that answers (R6), and others that the hardware does not choose.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Choice {
    /// The next one in turn.
    #[default]
    InTurn,
    /// The one marked longest ago.
    Oldest,
    /// The one marked last.
    Latest,
    /// The next one in turn of those whose line has come, as [`SharingTracker::arrive`] says.
    Filled,
}

/// A line's entry.
#[derive(Clone, Debug)]
struct Entry {
    line: u64,
    /// In the order of their marks.
    sharers: Vec<u64>,
    filled: BTreeSet<u64>,
}

/// The entries of a set, the least recently used first, and the core that its pointer is at.
#[derive(Clone, Debug)]
struct Set {
    entries: Vec<Entry>,
    pointer: u64,
}

/// The message or flush that passed in a cycle.
#[derive(Clone, Copy, Debug)]
enum Request {
    Lookup(Lookup),
    Remove { line: u64, core: u64 },
    Invalidate { line: u64 },
    Flush,
}

/// A tracker as a list of sets.
#[derive(Clone, Debug)]
pub struct SharingTracker {
    config: Config,
    choice: Choice,
    sets: Vec<Set>,
    /// The valid answer, if it is valid.
    answer: Answer,
    /// Cycles running in which a lookup was offered and did not pass.
    waited: u64,
}

impl SharingTracker {
    /// The state after a reset: no entry, no answer (R16).
    pub fn new(config: &Config) -> SharingTracker {
        let (config, sets) = (config.clone(), empty(config));
        let (choice, answer) = (Choice::default(), Answer::default());
        SharingTracker { config, choice, sets, answer, waited: 0 }
    }

    /// Another sharer answers.
    pub fn choose(&mut self, choice: Choice) {
        self.choice = choice;
    }

    /// A line has come to this core; nothing changes if its mark has gone.
    pub fn arrive(&mut self, line: u64, core: u64) {
        let mut entries = self.set_of(line).entries.iter_mut();
        let entry = entries.find(|entry| entry.line == line && entry.sharers.contains(&core));
        if let Some(entry) = entry {
            entry.filled.insert(core);
        }
    }

    /// The answer that is valid in the coming cycle.
    pub fn answer(&self) -> Answer {
        self.answer
    }

    /// Marks a core for a line without a request (R7).
    pub fn mark(&mut self, line: u64, core: u64) {
        self.add(line, core);
    }

    /// The cores marked for a line, rising; none without an entry.
    pub fn sharers_of(&self, line: u64) -> Vec<u64> {
        let set = &self.sets[self.config.set_of(line)];
        let entry = set.entries.iter().find(|entry| entry.line == line);
        let mut sharers = entry.map(|entry| entry.sharers.clone()).unwrap_or_default();
        sharers.sort_unstable();
        sharers
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
        let In { flush, invalidate, remove, lookup, .. } = *input;
        if self.waited >= Config::TIMEOUT {
            let late = Lookup { may_forward: false, adds: false, ..lookup };
            return lookup.valid.then_some(Request::Lookup(late));
        }
        let offered = [
            (flush.valid, Request::Flush),
            (invalidate.valid, Request::Invalidate { line: invalidate.line }),
            (remove.valid, Request::Remove { line: remove.line, core: remove.core }),
            (lookup.valid, Request::Lookup(lookup)),
        ];
        offered.into_iter().find(|(is_offered, _)| *is_offered).map(|(_, request)| request)
    }

    /// The effect of a request, and its answer (R5).
    fn handle(&mut self, request: Request) -> Answer {
        let mut forward = None;
        let (kind, line, core) = match request {
            Request::Flush => {
                self.sets = empty(&self.config);
                (FLUSH, 0, 0)
            }
            Request::Invalidate { line } => {
                self.set_of(line).entries.retain(|entry| entry.line != line);
                (INVALIDATE, line, 0)
            }
            Request::Remove { line, core } => {
                let set = self.set_of(line);
                for entry in set.entries.iter_mut().filter(|entry| entry.line == line) {
                    entry.sharers.retain(|marked| *marked != core);
                    entry.filled.remove(&core);
                }
                set.entries.retain(|entry| !entry.sharers.is_empty());
                (REMOVE, line, core)
            }
            Request::Lookup(Lookup { line, core, may_forward, adds, .. }) => {
                if may_forward {
                    forward = self.ask(line, core);
                }
                if adds {
                    self.add(line, core);
                }
                (LOOKUP, line, core)
            }
        };
        Answer {
            valid: true,
            kind: kind as u64,
            line,
            core,
            bank: self.config.bank_of(line),
            forward: forward.is_some(),
            forward_core: forward.unwrap_or(0),
            // After a flush no line has any.
            sharers: self.sharers_of(line).iter().fold(0, |mask, core| mask | 1 << core),
        }
    }

    /// R6, and the use of an entry that was found (R9).
    fn ask(&mut self, line: u64, requester: u64) -> Option<u64> {
        let (cores, choice) = (self.config.cores() as u64, self.choice);
        let set = self.set_of(line);
        let place = set.entries.iter().position(|entry| entry.line == line)?;
        let entry = set.entries.remove(place);
        let mut after = (1..=cores).map(|step| (set.pointer + step) % cores);
        let may = |core: &u64| *core != requester && entry.sharers.contains(core);
        let other = match choice {
            Choice::InTurn => after.find(may),
            Choice::Oldest => entry.sharers.iter().copied().find(may),
            Choice::Latest => entry.sharers.iter().copied().rfind(may),
            Choice::Filled => after.find(|core| may(core) && entry.filled.contains(core)),
        };
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
            None => Entry { line, sharers: Vec::new(), filled: BTreeSet::new() },
        };
        if is_single {
            entry.sharers.clear();
        }
        entry.sharers.retain(|marked| *marked != core);
        entry.filled.remove(&core);
        entry.sharers.push(core);
        if set.entries.len() == ways {
            set.entries.remove(0);
        }
        set.entries.push(entry);
    }

    fn set_of(&mut self, line: u64) -> &mut Set {
        &mut self.sets[self.config.set_of(line)]
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
        let is_blocked = self.answer.valid && !input.answer.ready;
        let is_overdue = self.waited >= Config::TIMEOUT;
        let flush = !is_blocked && !is_overdue;
        let invalidate = flush && !input.flush.valid;
        let remove = invalidate && !input.invalidate.valid;
        let lookup = !is_blocked && (is_overdue || remove && !input.remove.valid);
        let out = Out {
            flush: flush.into(),
            invalidate: invalidate.into(),
            remove: remove.into(),
            lookup: lookup.into(),
            answer: self.answer,
        };

        let passing = if is_blocked { None } else { self.passing(input) };
        let looks_up = matches!(passing, Some(Request::Lookup(_)));
        self.waited = if input.lookup.valid && !looks_up { self.waited + 1 } else { 0 };
        if !is_blocked {
            self.answer = passing.map(|request| self.handle(request)).unwrap_or_default();
        }
        out
    }
}
