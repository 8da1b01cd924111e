//! One class of messages: bounded buffers at both ends, and on the way from each sender to each
//! receiver.

use std::collections::VecDeque;

use testbenches::stimulus::Rng;

use crate::wiring::Beat;

/// The networks of one class.
#[derive(Clone, Debug)]
pub struct Lane<T> {
    /// Beats that have room at each end, and on each way.
    buffer: usize,
    room: usize,
    receivers: usize,
    /// What a sender has handed over, with the receiver, and its link has not moved yet.
    leaving: Vec<VecDeque<(usize, T)>>,
    /// From each sender to each receiver, with the cycle in which it may arrive.
    in_flight: Vec<VecDeque<(u64, T)>>,
    /// What has arrived and was not taken.
    arrived: Vec<VecDeque<T>>,
    /// The sender of the message of which a receiver has some beats and not all.
    open: Vec<Option<usize>>,
    /// The sender that comes first at each receiver, where they have turns.
    turn: Vec<usize>,
    /// Beats in `in_flight` to each receiver, and a cycle before which none of them may arrive.
    coming: Vec<usize>,
    next: Vec<u64>,
    moved: u64,
}

impl<T: Beat> Lane<T> {
    /// An empty one. Each end has room for `buffer` beats, each way from a sender to a receiver for `room`.
    pub fn new(senders: usize, receivers: usize, buffer: usize, room: usize) -> Lane<T> {
        Lane {
            buffer,
            room,
            receivers,
            leaving: vec![VecDeque::new(); senders],
            in_flight: vec![VecDeque::new(); senders * receivers],
            arrived: vec![VecDeque::new(); receivers],
            open: vec![None; receivers],
            turn: vec![0; receivers],
            coming: vec![0; receivers],
            next: vec![0; receivers],
            moved: 0,
        }
    }

    /// The sender may hand over a beat.
    pub fn has_room(&self, sender: usize) -> bool {
        self.leaving[sender].len() < self.buffer
    }

    /// The sender hands over a beat.
    pub fn send(&mut self, sender: usize, receiver: usize, beat: T) {
        self.leaving[sender].push_back((receiver, beat));
    }

    /// The sender's link may move a beat.
    pub fn can_leave(&self, sender: usize) -> bool {
        let first = self.leaving[sender].front();
        first.is_some_and(|&(to, _)| self.way(sender, to).len() < self.room)
    }

    /// To whom the beat goes that the sender's link moves next.
    pub fn next_receiver(&self, sender: usize) -> usize {
        self.leaving[sender].front().map_or(0, |&(to, _)| to)
    }

    /// The sender's link moves a beat, which may arrive in cycle `due`; gives it.
    pub fn leave(&mut self, sender: usize, due: u64) -> Option<T> {
        let (to, beat) = self.leaving[sender].pop_front()?;
        let way = &mut self.in_flight[sender * self.receivers + to];
        // No beat overtakes one of its own way.
        let due = way.back().map_or(due, |&(before, _)| due.max(before));
        way.push_back((due, beat));
        self.next[to] = if self.coming[to] == 0 { due } else { self.next[to].min(due) };
        self.coming[to] += 1;
        self.moved += 1;
        Some(beat)
    }

    /// The receiver's link may move a beat in cycle `now`.
    pub fn can_arrive(&self, receiver: usize, now: u64) -> bool {
        self.may_arrive(receiver, now)
            && self.senders().any(|sender| self.is_due(sender, receiver, now))
    }

    /// There is room, and a beat that is due unless its message has to wait for another's end.
    fn may_arrive(&self, receiver: usize, now: u64) -> bool {
        self.coming[receiver] > 0
            && self.next[receiver] <= now
            && self.arrived[receiver].len() < self.buffer
    }

    /// The receiver's link moves a beat, of any sender that has one and may.
    pub fn arrive(&mut self, receiver: usize, now: u64, rng: &mut Rng) {
        let due: Vec<usize> =
            self.senders().filter(|&sender| self.is_due(sender, receiver, now)).collect();
        if let Some(&sender) = rng.pick(&due) {
            self.arrive_from(sender, receiver);
        }
    }

    /// The receiver's link moves a beat of the next sender in turn that has one and may, if there is room; gives it.
    pub fn arrive_in_turn(&mut self, receiver: usize, now: u64) -> Option<T> {
        if !self.may_arrive(receiver, now) {
            return None;
        }
        let (first, senders) = (self.turn[receiver], self.leaving.len());
        let mut in_turn = (first..senders).chain(0..first);
        let sender = in_turn.find(|&sender| self.is_due(sender, receiver, now))?;
        self.turn[receiver] = if sender + 1 == senders { 0 } else { sender + 1 };
        self.arrive_from(sender, receiver)
    }

    fn arrive_from(&mut self, sender: usize, receiver: usize) -> Option<T> {
        let (_, beat) = self.in_flight[sender * self.receivers + receiver].pop_front()?;
        self.open[receiver] = (!beat.is_last()).then_some(sender);
        self.coming[receiver] -= 1;
        let ways = self.senders().filter_map(|sender| self.way(sender, receiver).front());
        self.next[receiver] = ways.map(|&(due, _)| due).min().unwrap_or(0);
        self.arrived[receiver].push_back(beat);
        Some(beat)
    }

    /// What the receiver can take.
    pub fn offered(&self, receiver: usize) -> Option<T> {
        self.arrived[receiver].front().copied()
    }

    /// The receiver takes what it was offered.
    pub fn take(&mut self, receiver: usize) -> Option<T> {
        self.arrived[receiver].pop_front()
    }

    /// Beats that links have moved since the beginning.
    pub fn moved(&self) -> u64 {
        self.moved
    }

    /// Nothing is handed over, in flight, or arrived and not taken.
    pub fn is_empty(&self) -> bool {
        self.leaving.iter().all(VecDeque::is_empty)
            && self.coming.iter().all(|&beats| beats == 0)
            && self.arrived.iter().all(VecDeque::is_empty)
    }

    fn senders(&self) -> core::ops::Range<usize> {
        0..self.leaving.len()
    }

    fn way(&self, sender: usize, receiver: usize) -> &VecDeque<(u64, T)> {
        &self.in_flight[sender * self.receivers + receiver]
    }

    /// A beat of the sender may arrive now: none of another's message would come between.
    fn is_due(&self, sender: usize, receiver: usize, now: u64) -> bool {
        self.open[receiver].is_none_or(|open| open == sender)
            && self.way(sender, receiver).front().is_some_and(|&(due, _)| due <= now)
    }
}
