//! A bank of the abstract system: its marks, and the ways to it and from it.

use std::collections::{BTreeMap, VecDeque};

use testbenches::stimulus::Rng;

use crate::node::{Bytes, Choice, Forward, Wrong};

/// A core's message.
#[derive(Clone, Copy, Debug)]
pub enum Message {
    Load(usize),
    Store(u64),
    Remove,
    /// Its line has come.
    Arrived,
    /// A forward that comes back in a wrong way.
    Nack(Forward),
}

/// A request to L2 for a line.
#[derive(Clone, Copy, Debug)]
pub enum Below {
    Load { core: usize, entry: usize },
    Store(u64),
}

/// Where a message goes that the tracker has handled.
#[derive(Clone, Copy, Debug)]
enum Handled {
    To(usize, Forward),
    Down(usize, Below),
}

/// The cores that are marked for a line in that order, and whether the line has come to each.
type Marks = Vec<(usize, bool)>;

/// A bank, with the queue to its bank of L2.
#[derive(Clone, Debug, Default)]
pub struct Bank {
    pub marks: BTreeMap<usize, Marks>,
    /// By core, in order.
    pub from_cores: Vec<VecDeque<(usize, Message)>>,
    pub forwards: Vec<VecDeque<Forward>>,
    pub nacks: VecDeque<Forward>,
    pub to_l2: VecDeque<(usize, Below)>,
    handled: Option<Handled>,
}

/// Sizes of queues, and of the tracker.
#[derive(Clone, Copy, Debug)]
pub struct Sizes {
    pub depth: usize,
    /// Lines that the tracker has entries for.
    pub tracked: usize,
}

impl Bank {
    pub fn new(cores: usize) -> Bank {
        Bank {
            from_cores: vec![VecDeque::new(); cores],
            forwards: vec![VecDeque::new(); cores],
            ..Bank::default()
        }
    }

    pub fn is_idle(&self) -> bool {
        self.from_cores.iter().all(VecDeque::is_empty)
            && self.forwards.iter().all(VecDeque::is_empty)
            && self.nacks.is_empty()
            && self.to_l2.is_empty()
            && self.handled.is_none()
    }

    /// A nack goes to L2.
    pub fn take_nack(&mut self, sizes: Sizes) -> bool {
        if self.to_l2.len() == sizes.depth {
            return false;
        }
        let Some(Forward { line, core, entry }) = self.nacks.pop_front() else { return false };
        self.to_l2.push_back((line, Below::Load { core, entry }));
        true
    }

    /// What is handled leaves, or the next message of this core is.
    pub fn step(
        &mut self,
        core: usize,
        sizes: Sizes,
        choice: Choice,
        wrong: Wrong,
        rng: &mut Rng,
    ) -> bool {
        match self.handled {
            Some(Handled::To(owner, forward)) if self.forwards[owner].len() < sizes.depth => {
                self.forwards[owner].push_back(forward);
            }
            Some(Handled::Down(line, below)) if self.to_l2.len() < sizes.depth => {
                self.to_l2.push_back((line, below));
            }
            Some(_) => return false,
            None => {
                let Some((line, message)) = self.from_cores[core].pop_front() else { return false };
                self.handled = self.handle((line, core), message, sizes, choice, wrong, rng);
                return true;
            }
        }
        self.handled = None;
        true
    }

    fn handle(
        &mut self,
        (line, core): (usize, usize),
        message: Message,
        sizes: Sizes,
        choice: Choice,
        wrong: Wrong,
        rng: &mut Rng,
    ) -> Option<Handled> {
        match message {
            Message::Load(entry) => {
                let owner = self.owner(line, core, choice, rng);
                self.mark(line, core, sizes, rng);
                let forward = Forward { line, core, entry };
                Some(match owner {
                    Some(owner) => Handled::To(owner, forward),
                    None => Handled::Down(line, Below::Load { core, entry }),
                })
            }
            Message::Store(number) => {
                if !wrong.keeps_entry {
                    self.marks.remove(&line);
                }
                Some(Handled::Down(line, Below::Store(number)))
            }
            Message::Remove => {
                if let Some(marks) = self.marks.get_mut(&line) {
                    marks.retain(|(marked, _)| *marked != core);
                }
                self.marks.retain(|_, marks| !marks.is_empty());
                None
            }
            Message::Arrived => {
                if wrong.marks_again {
                    self.mark(line, core, sizes, rng);
                }
                let mut marks = self.marks.get_mut(&line).into_iter().flatten();
                if let Some((_, is_filled)) = marks.find(|(marked, _)| *marked == core) {
                    *is_filled = true;
                }
                None
            }
            Message::Nack(Forward { core, entry, .. }) => {
                Some(Handled::Down(line, Below::Load { core, entry }))
            }
        }
    }

    fn owner(&self, line: usize, core: usize, choice: Choice, rng: &mut Rng) -> Option<usize> {
        let marks = self.marks.get(&line)?;
        let may = |(marked, is_filled): &&(usize, bool)| {
            *marked != core && (choice != Choice::Filled || *is_filled)
        };
        let sharers: Vec<usize> = marks.iter().filter(may).map(|(marked, _)| *marked).collect();
        if choice == Choice::Oldest {
            sharers.first().copied()
        } else {
            rng.pick(&sharers).copied()
        }
    }

    fn mark(&mut self, line: usize, core: usize, sizes: Sizes, rng: &mut Rng) {
        if !self.marks.contains_key(&line) && self.marks.len() == sizes.tracked {
            let lines: Vec<usize> = self.marks.keys().copied().collect();
            rng.pick(&lines).map(|victim| self.marks.remove(victim));
        }
        let marks = self.marks.entry(line).or_default();
        marks.retain(|(marked, _)| *marked != core);
        marks.push((core, false));
    }
}

/// A line that comes to a core and entry.
#[derive(Clone, Copy, Debug)]
pub struct Beat {
    pub entry: usize,
    pub bytes: Bytes,
}
