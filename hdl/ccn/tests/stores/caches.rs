//! L1 caches of 32 sets of 4 ways without time, and the rules of who may answer a core's miss.

use std::collections::VecDeque;

const SETS: u64 = 32;
const WAYS: usize = 4;

/// Rule by which a core reads nothing older than its last store.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    /// No ring.
    Private,
    /// Loads of lines stored to go to L2, as in `own_store_filter`; the filter is exact.
    Filter,
    /// A store removes all copies of its line.
    Invalidates,
    /// Nothing keeps it, as published: loads may be too old.
    Published,
    /// After so many accesses a core no line of before answers others, and filters forget what they got in the epoch before.
    Forgets(u64),
}

/// Counts of a run.
#[derive(Clone, Copy, Debug, Default)]
pub struct Seen {
    pub loads: u64,
    pub missed: u64,
    pub to_l2: u64,
    /// Stores that send a message round.
    pub invalidations: u64,
}

#[derive(Clone, Debug)]
struct Node {
    /// Lines of each set, the one used longest ago first.
    sets: Vec<VecDeque<u64>>,
    /// Lines that answer others.
    shared: Vec<bool>,
    /// Lines stored to in this epoch, and in the one before.
    stored: Vec<bool>,
    stored_before: Vec<bool>,
}

impl Node {
    fn set(&mut self, line: u64) -> &mut VecDeque<u64> {
        &mut self.sets[(line % SETS) as usize]
    }

    /// Whether the line was there.
    fn remove(&mut self, line: u64) -> bool {
        self.shared[line as usize] = false;
        let set = self.set(line);
        let place = set.iter().position(|held| *held == line);
        place.is_some_and(|place| set.remove(place).is_some())
    }

    fn put(&mut self, line: u64) {
        let set = self.set(line);
        set.push_back(line);
        if set.len() > WAYS
            && let Some(victim) = set.pop_front()
        {
            self.shared[victim as usize] = false;
        }
    }
}

/// The caches of all cores.
pub struct Caches {
    rule: Rule,
    nodes: Vec<Node>,
    rounds: u64,
    pub seen: Seen,
}

impl Caches {
    /// Empty caches of lines below `lines`.
    pub fn new(rule: Rule, cores: usize, lines: u64) -> Caches {
        let none = vec![false; lines as usize];
        let node = Node {
            sets: vec![VecDeque::new(); SETS as usize],
            shared: none.clone(),
            stored: none.clone(),
            stored_before: none,
        };
        Caches { rule, nodes: vec![node; cores], rounds: 0, seen: Seen::default() }
    }

    pub fn load(&mut self, core: usize, line: u64) {
        self.seen.loads += 1;
        let was_shared = self.nodes[core].shared[line as usize];
        if self.nodes[core].remove(line) {
            self.nodes[core].put(line);
            if was_shared {
                self.nodes[core].shared[line as usize] = true;
            }
            return;
        }
        self.seen.missed += 1;
        let node = &self.nodes[core];
        let is_filtered = matches!(self.rule, Rule::Filter | Rule::Forgets(_))
            && (node.stored[line as usize] || node.stored_before[line as usize]);
        let may_go_round = self.rule != Rule::Private && !is_filtered;
        if !may_go_round || !self.nodes.iter().any(|node| node.shared[line as usize]) {
            self.seen.to_l2 += 1;
        }
        self.nodes[core].put(line);
        self.nodes[core].shared[line as usize] = true;
    }

    pub fn store(&mut self, core: usize, line: u64) {
        self.nodes[core].remove(line);
        self.nodes[core].stored[line as usize] = true;
        if self.rule == Rule::Invalidates {
            self.seen.invalidations += 1;
            for node in &mut self.nodes {
                node.remove(line);
            }
        }
    }

    /// Each core has had an access.
    pub fn tick(&mut self) {
        self.rounds += 1;
        let Rule::Forgets(epoch) = self.rule else { return };
        if self.rounds.is_multiple_of(epoch) {
            for node in &mut self.nodes {
                node.shared.fill(false);
                node.stored_before = std::mem::take(&mut node.stored);
                node.stored = vec![false; node.shared.len()];
            }
        }
    }
}
