//! A queue as `kit::queue` has it: what enters in a cycle is at the front in the next at the earliest.

use std::collections::VecDeque;

/// Words in their order, at most as many as its depth.
#[derive(Clone, Debug)]
pub struct Queue<T> {
    words: VecDeque<T>,
    depth: usize,
}

impl<T> Queue<T> {
    /// No words.
    pub fn new(depth: usize) -> Queue<T> {
        Queue { words: VecDeque::new(), depth }
    }

    /// The oldest word.
    pub fn front(&self) -> Option<&T> {
        self.words.front()
    }

    /// A word may enter, be it that one leaves in the same cycle or not.
    pub fn has_room(&self) -> bool {
        self.words.len() < self.depth
    }

    /// Words held.
    pub fn level(&self) -> usize {
        self.words.len()
    }

    /// The edge of a cycle: the front leaves if it is taken, and a word enters if there is room.
    pub fn edge(&mut self, arrives: Option<T>, is_taken: bool) {
        let enters = arrives.filter(|_| self.has_room());
        if is_taken {
            self.words.pop_front();
        }
        self.words.extend(enters);
    }
}
