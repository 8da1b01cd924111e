//! The system: nodes, banks of a tracker, and an L2 that performs a bank's requests in their order.

use std::collections::VecDeque;

use testbenches::stimulus::Rng;

use crate::bank::{Bank, Beat, Below, Message, Sizes};
use crate::node::{Bytes, Choice, Entry, Node, Wrong};

/// Sizes of a system.
#[derive(Clone, Copy, Debug)]
pub struct Size {
    pub cores: usize,
    pub banks: usize,
    pub lines: usize,
    /// Lines in flight of a core.
    pub entries: usize,
    /// Places of every queue.
    pub depth: usize,
    /// Forwards that wait for an entry's line; none wait with 0.
    pub places: usize,
    /// Lines that an L1 holds, and that a bank has entries for.
    pub held: usize,
    pub tracked: usize,
}

/// Events of all runs.
#[derive(Clone, Copy, Debug, Default)]
pub struct Seen {
    /// Loads answered.
    pub loads: u64,
    /// Forwards, those answered at once, and those that came back.
    pub forwards: u64,
    pub found: u64,
    pub nacks: u64,
    /// Forwards that waited, and those of a core for whose line another waits.
    pub parked: u64,
    pub chains: u64,
    /// Forwards given back since nothing else moved: circles.
    pub circles: u64,
    pub flushes: u64,
    /// Stores refused since their line was pending.
    pub refused: u64,
}

/// A step, at a core or bank.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    Issue,
    Handle,
    TakeNack,
    Forward,
    Answer,
    Nack,
    Announce,
    Serve,
    Wake,
    Evict,
    Perform,
    Reply,
    TimeOut,
}

const STEPS: [Step; 13] = [
    Step::Issue,
    Step::Handle,
    Step::TakeNack,
    Step::Forward,
    Step::Answer,
    Step::Nack,
    Step::Announce,
    Step::Serve,
    Step::Wake,
    Step::Evict,
    Step::Perform,
    Step::Reply,
    Step::TimeOut,
];

/// Nodes, banks and L2.
pub struct Machine {
    pub size: Size,
    choice: Choice,
    pub wrong: Wrong,
    rng: Rng,
    pub nodes: Vec<Node>,
    pub banks: Vec<Bank>,
    pub answers: Vec<VecDeque<Beat>>,
    from_l2: Vec<Vec<Beat>>,
    /// Stores performed by line; and of each store the number that it was.
    versions: Vec<u64>,
    performed: Vec<Option<u64>>,
    flushes: bool,
    issues: bool,
}

impl Machine {
    pub fn new(size: Size, choice: Choice, wrong: Wrong, seed: u64) -> Machine {
        let node = Node {
            entries: vec![None; size.entries],
            below: vec![None; size.entries],
            ..Node::default()
        };
        Machine {
            size,
            choice,
            wrong,
            rng: Rng::new(seed),
            nodes: vec![node; size.cores],
            banks: vec![Bank::new(size.cores); size.banks],
            answers: vec![VecDeque::new(); size.cores],
            from_l2: vec![Vec::new(); size.cores],
            versions: vec![0; size.lines],
            performed: Vec::new(),
            flushes: false,
            issues: true,
        }
    }

    /// Runs `steps` random steps a core, then all that is left, until nothing is in flight.
    pub fn run(&mut self, steps: u64, seen: &mut Seen) -> Result<(), String> {
        // Seldom taken steps make long waits: each run has other favourites.
        let odds: Vec<u64> = STEPS.iter().map(|_| self.rng.between(1, 8)).collect();
        for _ in 0..steps * self.size.cores as u64 {
            let at = self.rng.below(self.size.cores as u64) as usize;
            let step = self.rng.below(STEPS.len() as u64) as usize;
            let is_rare = STEPS[step] == Step::TimeOut && !self.rng.chance(1, 50);
            if self.rng.chance(odds[step], 8) && !is_rare {
                self.take(at, STEPS[step], seen)?;
            }
            self.step_flush(seen);
        }
        self.issues = false;
        while !self.is_idle() || self.flushes {
            let mut moved = self.step_flush(seen);
            let drains = |step: &&Step| !matches!(step, Step::Evict | Step::TimeOut);
            for at in 0..self.size.cores {
                for step in STEPS.iter().filter(drains) {
                    moved |= self.take(at, *step, seen)?;
                }
            }
            if !moved {
                let first = (0..self.size.cores).find(|&at| self.time_out(at));
                first
                    .ok_or_else(|| format!("nothing moves: {:#?} {:#?}", self.nodes, self.banks))?;
                seen.circles += 1;
            }
        }
        Ok(())
    }

    fn is_idle(&self) -> bool {
        self.nodes.iter().all(Node::is_idle) && self.banks.iter().all(Bank::is_idle)
    }

    /// Takes a step of this kind, if one can be taken.
    fn take(&mut self, at: usize, step: Step, seen: &mut Seen) -> Result<bool, String> {
        let sizes = Sizes { depth: self.size.depth, tracked: self.size.tracked };
        let bank = self.rng.below(self.size.banks as u64) as usize;
        Ok(match step {
            Step::Issue => return self.issue(at, seen),
            Step::Handle => (0..self.size.banks).any(|more| {
                let bank = &mut self.banks[(bank + more) % self.size.banks];
                bank.step(at, sizes, self.choice, self.wrong, &mut self.rng)
            }),
            Step::TakeNack => self.banks.iter_mut().any(|bank| bank.take_nack(sizes)),
            Step::Forward => (0..self.size.banks)
                .any(|more| self.take_forward(at, (bank + more) % self.size.banks, seen)),
            Step::Answer => {
                let beat = self.answers[at].pop_front();
                beat.inspect(|beat| self.fill(at, *beat)).is_some()
            }
            Step::Nack => self.give_back(at, seen),
            Step::Announce => self.announce(at),
            Step::Serve => return self.serve(at),
            Step::Wake => return self.wake(at, seen),
            Step::Evict => self.evict(at),
            Step::Perform => self.perform(bank) || (0..self.size.banks).any(|b| self.perform(b)),
            Step::Reply => self.reply(at),
            Step::TimeOut => self.time_out(at),
        })
    }

    /// Room for messages about a line.
    pub fn has_room(&self, at: usize, line: usize, messages: usize) -> bool {
        self.banks[line % self.size.banks].from_cores[at].len() + messages <= self.size.depth
    }

    pub fn send(&mut self, at: usize, line: usize, message: Message) {
        self.banks[line % self.size.banks].from_cores[at].push_back((line, message));
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
        let load = node.stores_to(line).len();
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
        if !self.has_room(at, line, 1) || (!self.nodes[at].readable.is_empty() && !self.evict(at)) {
            return Ok(false);
        }
        // The victim may have taken the room.
        if self.has_room(at, line, 1) {
            let entry = Entry { line, loads: vec![load], bytes: None, is_stale: false };
            self.nodes[at].entries[free] = Some(entry);
            self.send(at, line, Message::Load(free));
        }
        Ok(true)
    }

    /// The first line is evicted, and its bank hears of it; its bytes stay in the way until a beat overwrites them.
    fn evict(&mut self, at: usize) -> bool {
        let Some((&line, &bytes)) = self.nodes[at].readable.first_key_value() else { return false };
        if !self.has_room(at, line, 1) {
            return false;
        }
        let node = &mut self.nodes[at];
        node.readable.remove(&line);
        if let Some(free) = node.entries.iter().position(Option::is_none) {
            node.below[free] = Some(bytes);
        }
        self.send(at, line, Message::Remove);
        true
    }

    /// A store makes the line invalid; to a pending one it is refused.
    fn store(&mut self, at: usize, line: usize, seen: &mut Seen) -> bool {
        if !self.has_room(at, line, 1) {
            return false;
        }
        let node = &mut self.nodes[at];
        if let Some(number) = node.entry_of(line) {
            seen.refused += 1;
            if !self.wrong.survives_store {
                return false;
            }
            node.entries[number].as_mut().unwrap().is_stale = true;
        }
        let number = self.performed.len() as u64;
        node.readable.remove(&line);
        node.stores.entry(line).or_default().push(number);
        self.performed.push(None);
        self.send(at, line, Message::Store(number));
        true
    }

    /// The loads of the first entry whose line has come; it ends when nobody waits for its line.
    fn wake(&mut self, at: usize, seen: &mut Seen) -> Result<bool, String> {
        let Some(number) = self.nodes[at].filled.front().copied() else { return Ok(false) };
        let entry = self.nodes[at].entries[number].as_mut().unwrap();
        let (line, bytes, is_stale) = (entry.line, entry.bytes.unwrap(), entry.is_stale);
        let loads = std::mem::take(&mut entry.loads);
        for load in &loads {
            self.judge(at, line, *load, bytes, seen)?;
        }
        if self.nodes[at].parked_at(number) > 0 && !self.wrong.ends_early {
            return Ok(!loads.is_empty());
        }
        // A victim leaves with a message.
        let is_full = self.nodes[at].readable.len() == self.size.held;
        if !is_stale && is_full && !self.evict(at) {
            return Ok(!loads.is_empty());
        }
        let node = &mut self.nodes[at];
        node.filled.pop_front();
        node.entries[number] = None;
        node.below[number] = Some(bytes);
        if !is_stale {
            node.readable.insert(line, bytes);
        }
        Ok(true)
    }

    /// L2 performs the oldest request of a bank.
    fn perform(&mut self, bank: usize) -> bool {
        let Some((line, below)) = self.banks[bank].to_l2.pop_front() else { return false };
        match below {
            Below::Load { core, entry } => {
                let bytes = Bytes { line, version: self.versions[line] };
                self.from_l2[core].push(Beat { entry, bytes });
            }
            Below::Store(number) => {
                self.versions[line] += 1;
                self.performed[number as usize] = Some(self.versions[line]);
            }
        }
        true
    }

    /// Replies come in any order.
    fn reply(&mut self, at: usize) -> bool {
        if self.from_l2[at].is_empty() {
            return false;
        }
        let place = self.rng.below(self.from_l2[at].len() as u64) as usize;
        let beat = self.from_l2[at].swap_remove(place);
        self.fill(at, beat);
        true
    }

    /// A line comes, from another L1 or from L2.
    fn fill(&mut self, at: usize, Beat { entry, bytes }: Beat) {
        let node = &mut self.nodes[at];
        if let Some(waiting) = node.entries[entry].as_mut().filter(|entry| entry.bytes.is_none()) {
            waiting.bytes = Some(bytes);
            node.filled.push_back(entry);
            if self.choice == Choice::Filled {
                node.arrived.push_back(bytes.line);
            }
        }
    }

    /// All L1s and the tracker are emptied in one step in which nothing is in flight.
    fn step_flush(&mut self, seen: &mut Seen) -> bool {
        let is_quiet = self.flushes && self.is_idle();
        if is_quiet {
            self.nodes.iter_mut().for_each(|node| node.readable.clear());
            self.nodes.iter_mut().for_each(|node| node.arrived.clear());
            self.banks.iter_mut().for_each(|bank| bank.marks.clear());
            self.flushes = false;
            seen.flushes += 1;
        }
        is_quiet
    }

    /// A load is answered: by its core's stores before it, and by none behind it.
    fn judge(
        &self,
        at: usize,
        line: usize,
        load: usize,
        bytes: Bytes,
        seen: &mut Seen,
    ) -> Result<(), String> {
        seen.loads += 1;
        if bytes.line != line {
            return Err(format!("a load of {line} is answered with another line: {bytes:?}"));
        }
        let (before, after) = self.nodes[at].stores_to(line).split_at(load);
        let has = |number: &u64| {
            self.performed[*number as usize].is_some_and(|version| version <= bytes.version)
        };
        if !before.last().is_none_or(has) {
            return Err(format!("{bytes:?} of {at} is older than a store before the load"));
        }
        if after.first().is_some_and(has) {
            return Err(format!("{bytes:?} of {at} has a store behind the load"));
        }
        Ok(())
    }
}
