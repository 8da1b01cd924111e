//! The ring: nodes, and an L2 that performs what it is sent in any order that one core's requests to a line allow.

use std::collections::VecDeque;

use testbenches::stimulus::Rng;

use crate::node::{Bytes, Entry, Load, Node, Parked, Request, Wrong};

/// Sizes of a ring.
#[derive(Clone, Copy, Debug)]
pub struct Size {
    pub cores: usize,
    pub lines: usize,
    /// Lines in flight of a core.
    pub entries: usize,
    /// Places of CB, ReqQ and RespQ.
    pub depth: usize,
    /// Requests that wait in a node.
    pub parking: usize,
    /// Lines that an L1 holds.
    pub held: usize,
    /// Filters forget, and with them the rings' view of all L1s, at the end of each epoch.
    pub forgets: bool,
}

/// Events of all runs.
#[derive(Clone, Copy, Debug, Default)]
pub struct Seen {
    /// Loads answered.
    pub loads: u64,
    /// Requests that waited in another node.
    pub parked: u64,
    /// Requests that passed on for want of a place.
    pub full: u64,
    /// Requests that waited for a line whose request waited.
    pub chains: u64,
    pub flushes: u64,
    /// Stores refused since their line was pending.
    pub refused: u64,
    /// Lines that a filter forgot.
    pub forgotten: u64,
}

/// A request to L2.
#[derive(Clone, Copy, Debug)]
pub enum Below {
    /// A load of an entry.
    Load { entry: usize, line: usize },
    /// A store, by its number.
    Store { line: usize, number: u64 },
}

/// The ring and L2.
pub struct Machine {
    pub size: Size,
    pub wrong: Wrong,
    pub rng: Rng,
    pub nodes: Vec<Node>,
    /// By core, in order.
    pub to_l2: Vec<VecDeque<Below>>,
    pub from_l2: Vec<Vec<(usize, Bytes)>>,
    /// Stores performed by line; and of each store the number that it was.
    pub versions: Vec<u64>,
    pub performed: Vec<Option<u64>>,
    pub flushes: bool,
    pub issues: bool,
    /// One in so many stores is performed when its turn comes.
    pub store_odds: u64,
}

/// A step, and the node that takes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    Issue,
    Insert,
    TimeOut,
    Request,
    Response,
    Serve,
    Wake,
    Evict,
    Perform,
    Reply,
}

const STEPS: [Step; 10] = [
    Step::Issue,
    Step::Insert,
    Step::TimeOut,
    Step::Request,
    Step::Response,
    Step::Serve,
    Step::Wake,
    Step::Evict,
    Step::Perform,
    Step::Reply,
];

impl Machine {
    pub fn new(size: Size, wrong: Wrong, seed: u64) -> Machine {
        let node = Node {
            entries: vec![None; size.entries],
            below: vec![None; size.entries],
            ..Node::default()
        };
        Machine {
            size,
            wrong,
            rng: Rng::new(seed),
            nodes: vec![node; size.cores],
            to_l2: vec![VecDeque::new(); size.cores],
            from_l2: vec![Vec::new(); size.cores],
            versions: vec![0; size.lines],
            performed: Vec::new(),
            flushes: false,
            issues: true,
            store_odds: 1,
        }
    }

    /// Runs `steps` random steps a core, then all that is left, until nothing is in flight.
    pub fn run(&mut self, steps: u64, seen: &mut Seen) -> Result<(), String> {
        // Seldom taken steps make long waits: each run has its favourites.
        let odds: Vec<u64> = STEPS.iter().map(|_| self.rng.between(1, 8)).collect();
        let epoch = self.rng.between(40, 400);
        if self.size.forgets && self.rng.chance(1, 2) {
            self.store_odds = 40;
        }
        for _ in 0..steps * self.size.cores as u64 {
            let at = self.rng.below(self.size.cores as u64) as usize;
            let step = self.rng.below(STEPS.len() as u64) as usize;
            if self.rng.chance(odds[step], 8) {
                self.take(at, STEPS[step], seen)?;
            }
            self.step_flush(seen);
            self.step_epoch(epoch, seen);
        }
        self.issues = false;
        while self.nodes.iter().any(|node| !node.is_idle()) || self.flushes {
            let mut moved = self.step_flush(seen);
            for at in 0..self.size.cores {
                for step in STEPS.iter().filter(|step| **step != Step::Evict) {
                    moved |= self.take(at, *step, seen)?;
                }
            }
            if !moved {
                return Err(format!("nothing moves: {:#?}", self.nodes));
            }
        }
        Ok(())
    }

    /// Takes a step of this kind, if one can be taken.
    fn take(&mut self, at: usize, step: Step, seen: &mut Seen) -> Result<bool, String> {
        match step {
            Step::Issue => self.issue(at, seen),
            Step::Insert => Ok(self.insert(at)),
            Step::TimeOut => Ok(self.time_out(at)),
            Step::Request => Ok(self.move_request(at, seen)),
            Step::Response => Ok(self.move_response(at)),
            Step::Serve => self.serve(at),
            Step::Wake => self.wake(at, seen),
            Step::Evict => {
                let line = self.rng.below(self.size.lines as u64) as usize;
                Ok(self.nodes[at].readable.remove(&line).is_some())
            }
            Step::Perform => Ok(self.perform(at)),
            Step::Reply => Ok(self.reply(at)),
        }
    }

    /// A load or store of the core.
    fn issue(&mut self, at: usize, seen: &mut Seen) -> Result<bool, String> {
        if !self.issues || self.flushes {
            return Ok(false);
        }
        if self.rng.chance(1, 200) {
            self.flushes = true;
            return Ok(true);
        }
        let line = self.rng.below(self.size.lines as u64) as usize;
        if self.rng.chance(1, 12) {
            return Ok(self.store(at, line, seen));
        }
        let node = &mut self.nodes[at];
        let load: Load = node.last_store.get(&line).copied();
        if let Some(bytes) = node.readable.get(&line).copied() {
            return self.judge(at, line, load, bytes, seen).map(|()| true);
        }
        if let Some(entry) = node.entry_of(line).and_then(|entry| node.entries[entry].as_mut()) {
            let joins = !entry.is_stale;
            if joins {
                entry.loads.push(load);
            }
            return Ok(joins);
        }
        let Some(free) = node.entries.iter().position(Option::is_none) else { return Ok(false) };
        let is_filtered = node.stored.contains_key(&line) && !self.wrong.no_filter;
        let travels = !is_filtered && node.buffer.len() < self.size.depth && !self.rng.chance(1, 8);
        // The victim's bytes stay in the way until a beat overwrites them.
        let victim = node.readable.pop_first().map(|(_, bytes)| bytes);
        node.shared.retain(|line| node.readable.contains_key(line));
        if let Some(bytes) = victim {
            node.below[free] = Some(bytes);
        }
        let entry = Entry {
            line,
            loads: vec![load],
            travels,
            bytes: None,
            is_stale: false,
            is_late: false,
        };
        node.entries[free] = Some(entry);
        if travels {
            node.buffer.push_back((line, free));
        } else {
            self.to_l2[at].push_back(Below::Load { entry: free, line });
        }
        Ok(true)
    }

    /// A store makes the line invalid; to a pending one it is refused.
    fn store(&mut self, at: usize, line: usize, seen: &mut Seen) -> bool {
        let node = &mut self.nodes[at];
        if let Some(number) = node.entry_of(line) {
            seen.refused += 1;
            let entry = node.entries[number].as_mut().unwrap();
            if !self.wrong.survives_store {
                return false;
            }
            entry.is_stale = true;
        }
        let number = self.performed.len() as u64;
        node.readable.remove(&line);
        node.stored.insert(line, node.generation);
        node.unacknowledged.insert(number, node.generation);
        node.last_store.insert(line, number);
        self.performed.push(None);
        self.to_l2[at].push_back(Below::Store { line, number });
        true
    }

    /// The bubble rule.
    pub fn needs(&self) -> usize {
        if self.wrong.no_bubble { 1 } else { 2 }
    }

    fn insert(&mut self, at: usize) -> bool {
        let (needs, depth) = (self.needs(), self.size.depth);
        let node = &mut self.nodes[at];
        if depth - node.requests.len() < needs {
            return false;
        }
        let Some((line, entry)) = node.buffer.pop_front() else { return false };
        node.requests.push_back(Request { line, core: at, entry, travelled: false });
        if self.wrong.forgets_too_early {
            node.entries[entry].as_mut().unwrap().travels = false;
        }
        true
    }

    /// The head of CB goes to L2.
    fn time_out(&mut self, at: usize) -> bool {
        if !self.rng.chance(1, 8) {
            return false;
        }
        let Some((line, entry)) = self.nodes[at].buffer.pop_front() else { return false };
        self.send_down(at, line, entry);
        true
    }

    /// A local request that no L1 answers.
    pub fn send_down(&mut self, at: usize, line: usize, entry: usize) {
        self.nodes[at].entries[entry].as_mut().unwrap().travels = false;
        self.to_l2[at].push_back(Below::Load { entry, line });
    }

    /// A line that has come is read for one that waits for it.
    fn serve(&mut self, at: usize) -> Result<bool, String> {
        let node = &self.nodes[at];
        let serves_early = self.wrong.serves_early;
        let of = |parked: &Parked| {
            let entry = node.entries[parked.local].as_ref();
            let bytes = entry.and_then(|entry| entry.bytes);
            let old = node.below[parked.local].filter(|_| serves_early || entry.is_none());
            bytes.or(old)
        };
        let Some(place) = node.parked.iter().position(|parked| of(parked).is_some()) else {
            return Ok(false);
        };
        let (parked, bytes) = (node.parked[place], of(&node.parked[place]).unwrap());
        let asked = self.nodes[parked.core].entries[parked.entry].as_ref();
        if asked.is_none_or(|asked| asked.line != bytes.line) {
            return Err(format!("{parked:?} is answered with another line: {bytes:?}"));
        }
        // Whoever reads a line for others has no older one than its stores.
        let own = node.last_store.get(&bytes.line).copied();
        if self.is_older(own, bytes) {
            return Err(format!(
                "{bytes:?} is older than a store of the core that read it: {own:?}"
            ));
        }
        if !self.respond(at, parked.core, parked.entry, bytes) {
            return Ok(false);
        }
        self.nodes[at].parked.remove(place);
        Ok(true)
    }

    /// The loads of the first entry whose line has come; it ends when nobody waits for its line.
    fn wake(&mut self, at: usize, seen: &mut Seen) -> Result<bool, String> {
        let Some(number) = self.nodes[at].filled.front().copied() else { return Ok(false) };
        let entry = self.nodes[at].entries[number].as_mut().unwrap();
        let (line, bytes, is_stale) = (entry.line, entry.bytes.unwrap(), entry.is_stale);
        let is_late = entry.is_late && !self.wrong.shares_late;
        let loads = std::mem::take(&mut entry.loads);
        for load in &loads {
            self.judge(at, line, *load, bytes, seen)?;
        }
        if self.nodes[at].has_parked(number) && !self.wrong.ends_early {
            return Ok(!loads.is_empty());
        }
        let held = self.size.held;
        let node = &mut self.nodes[at];
        node.filled.pop_front();
        node.entries[number] = None;
        node.below[number] = Some(bytes);
        if !is_stale {
            node.readable.insert(line, bytes);
            node.shared.remove(&line);
            if !is_late {
                node.shared.insert(line);
            }
            if self.wrong.refill_forgets {
                node.stored.remove(&line);
            }
        }
        while node.readable.len() > held {
            node.readable.pop_first();
        }
        Ok(true)
    }

    /// The bytes lack this store.
    fn is_older(&self, store: Load, bytes: Bytes) -> bool {
        store.is_some_and(|number| {
            self.performed[number as usize].is_none_or(|version| version > bytes.version)
        })
    }

    /// A load of a core is answered.
    fn judge(
        &self,
        at: usize,
        line: usize,
        load: Load,
        bytes: Bytes,
        seen: &mut Seen,
    ) -> Result<(), String> {
        seen.loads += 1;
        if bytes.line != line {
            return Err(format!(
                "a load of {line} by {at} is answered with another line: {bytes:?}"
            ));
        }
        if self.is_older(load, bytes) {
            return Err(format!("{bytes:?} of {at} is older than a store of its core, {load:?}"));
        }
        Ok(())
    }
}
