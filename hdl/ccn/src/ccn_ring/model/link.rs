//! A link between two stops: as many skid buffers as its latency is above 1.

use std::collections::VecDeque;

/// The beats in flight from one stop to the next.
#[derive(Clone, Debug)]
pub struct Link<T> {
    /// Words held by each buffer, the first from the sender first.
    buffers: Vec<VecDeque<T>>,
}

/// Words that a skid buffer holds.
const WORDS: usize = 2;

impl<T: Clone> Link<T> {
    /// Nothing on the way; `latency` in cycles, from 1.
    pub fn new(latency: usize) -> Link<T> {
        Link { buffers: vec![VecDeque::new(); latency - 1] }
    }

    /// Nothing is on the way.
    pub fn is_empty(&self) -> bool {
        self.buffers.iter().all(VecDeque::is_empty)
    }

    /// The beat offered to the receiver when the sender offers `sent`.
    pub fn offered(&self, sent: Option<T>) -> Option<T> {
        match self.buffers.last() {
            Some(last) => last.front().cloned(),
            None => sent,
        }
    }

    /// Whether the sender's offer is taken, when this is what the receiver says.
    pub fn is_ready(&self, receiver: bool) -> bool {
        self.buffers.first().map_or(receiver, |first| first.len() < WORDS)
    }

    /// The clock edge: what the sender offered, and whether the receiver took what it was offered.
    pub fn edge(&mut self, sent: Option<T>, receiver: bool) {
        let has_room: Vec<bool> = self.buffers.iter().map(|words| words.len() < WORDS).collect();
        let mut coming = sent.filter(|_| has_room.first() == Some(&true));
        for index in 0..self.buffers.len() {
            let next_takes = has_room.get(index + 1).copied().unwrap_or(receiver);
            let leaving = if next_takes { self.buffers[index].pop_front() } else { None };
            self.buffers[index].extend(coming);
            coming = leaving;
        }
    }
}
