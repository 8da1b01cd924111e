//! Registers in a stream of the golden network: two places, first in, first out.

use std::collections::VecDeque;

/// Registers that are wrong, for tests that must notice it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wrong {
    /// They take a beat for which they have no place, and lose it.
    pub drops: bool,
    /// A beat stays that is taken in a cycle in which another comes.
    pub repeats: bool,
}

/// One stage of a stream.
#[derive(Clone, Debug)]
pub struct Stage<T> {
    held: VecDeque<T>,
    wrong: Wrong,
}

impl<T: Clone> Stage<T> {
    /// The state after a reset.
    pub fn new(wrong: Wrong) -> Stage<T> {
        Stage { held: VecDeque::new(), wrong }
    }

    /// Beats that it holds, the oldest first: 0 to 2.
    pub fn held(&self) -> impl ExactSizeIterator<Item = &T> {
        self.held.iter()
    }

    /// Whether it takes a beat in this cycle.
    pub fn takes(&self) -> bool {
        self.held.len() < 2 || self.wrong.drops
    }

    /// The beat that it offers in this cycle.
    pub fn offered(&self) -> Option<T> {
        self.held.front().cloned()
    }

    /// The end of a cycle in which this beat came, and the offer was taken or not.
    pub fn edge(&mut self, beat: Option<T>, is_taken: bool) {
        if is_taken && !(self.wrong.repeats && beat.is_some()) {
            self.held.pop_front();
        }
        self.held.extend(beat);
        self.held.truncate(2);
    }
}
