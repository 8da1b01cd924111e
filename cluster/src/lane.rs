//! One class of messages: bounded buffers at both ends, and on the way from each sender to each
//! receiver.

use std::collections::VecDeque;

use testbenches::stimulus::Rng;

use crate::wiring::Beat;

/// The cycle in which what is not there arrives.
const NEVER: u64 = u64::MAX;

/// The networks of one class.
#[derive(Clone, Debug)]
pub struct Lane<T> {
    /// Beats that have room at each end, and on each way.
    buffer: usize,
    room: usize,
    senders: usize,
    /// The beats, each in one place from end to end: queues hold places.
    beats: Places<T>,
    /// Messages that a sender has handed over, with the receiver, and that its link has not moved
    /// yet.
    leaving: Vec<VecDeque<(usize, usize)>>,
    /// To each receiver from each sender, with the cycle in which it may arrive.
    in_flight: Vec<VecDeque<(u64, usize)>>,
    /// Cycle of the first beat of each, in one array for searches of due beats.
    first: Vec<u64>,
    /// Messages that have arrived and were not taken.
    arrived: Vec<VecDeque<usize>>,
    /// The sender of the message of which a receiver has some beats and not all.
    open: Vec<Option<usize>>,
    /// The sender that comes first at each receiver, where they have turns.
    turn: Vec<usize>,
    /// The first cycle in which a beat may arrive at each receiver.
    next: Vec<u64>,
    moved: u64,
}

impl<T: Beat> Lane<T> {
    /// An empty one. Each end has room for `buffer` beats, each way from a sender to a receiver for `room`.
    pub fn new(senders: usize, receivers: usize, buffer: usize, room: usize) -> Lane<T> {
        Lane {
            buffer,
            room,
            senders,
            beats: Places::default(),
            leaving: vec![VecDeque::new(); senders],
            in_flight: vec![VecDeque::new(); senders * receivers],
            first: vec![NEVER; senders * receivers],
            arrived: vec![VecDeque::new(); receivers],
            open: vec![None; receivers],
            turn: vec![0; receivers],
            next: vec![NEVER; receivers],
            moved: 0,
        }
    }

    /// The sender may hand over a beat.
    pub fn has_room(&self, sender: usize) -> bool {
        self.leaving[sender].len() < self.buffer
    }

    /// The sender hands over a beat.
    pub fn send(&mut self, sender: usize, receiver: usize, beat: T) {
        self.leaving[sender].push_back((receiver, self.beats.put(beat)));
    }

    /// The sender's link may move a beat.
    pub fn can_leave(&self, sender: usize) -> bool {
        let first = self.leaving[sender].front();
        first.is_some_and(|&(to, _)| self.in_flight[self.way(sender, to)].len() < self.room)
    }

    /// To whom the beat goes that the sender's link moves next.
    pub fn next_receiver(&self, sender: usize) -> usize {
        self.leaving[sender].front().map_or(0, |&(to, _)| to)
    }

    /// The sender's link moves a beat, which may arrive in cycle `due`; gives it.
    pub fn leave(&mut self, sender: usize, due: u64) -> Option<&T> {
        let (to, place) = self.leaving[sender].pop_front()?;
        let way = self.way(sender, to);
        // No beat overtakes one of its way.
        let due = self.in_flight[way].back().map_or(due, |&(before, _)| due.max(before));
        self.in_flight[way].push_back((due, place));
        self.first[way] = self.first[way].min(due);
        self.next[to] = self.next[to].min(due);
        self.moved += 1;
        Some(self.beats.get(place))
    }

    /// The receiver's link may move a beat in cycle `now`.
    pub fn can_arrive(&self, receiver: usize, now: u64) -> bool {
        self.may_arrive(receiver, now)
            && (0..self.senders).any(|sender| self.is_due(sender, receiver, now))
    }

    /// There is room, and a beat that is due unless its message has to wait for another's end.
    fn may_arrive(&self, receiver: usize, now: u64) -> bool {
        self.next[receiver] <= now && self.arrived[receiver].len() < self.buffer
    }

    /// The receiver's link moves a beat, of any sender that has one and may.
    pub fn arrive(&mut self, receiver: usize, now: u64, rng: &mut Rng) {
        let due: Vec<usize> =
            (0..self.senders).filter(|&sender| self.is_due(sender, receiver, now)).collect();
        if let Some(&sender) = rng.pick(&due) {
            self.arrive_from(sender, receiver);
        }
    }

    /// The receiver's link moves a beat of the next sender in turn that has one and may, if there is room; gives it.
    pub fn arrive_in_turn(&mut self, receiver: usize, now: u64) -> Option<&T> {
        if !self.may_arrive(receiver, now) {
            return None;
        }
        let first = self.turn[receiver];
        let mut in_turn = (first..self.senders).chain(0..first);
        let sender = in_turn.find(|&sender| self.is_due(sender, receiver, now))?;
        self.turn[receiver] = if sender + 1 == self.senders { 0 } else { sender + 1 };
        self.arrive_from(sender, receiver)
    }

    fn arrive_from(&mut self, sender: usize, receiver: usize) -> Option<&T> {
        let way = self.way(sender, receiver);
        let (_, place) = self.in_flight[way].pop_front()?;
        self.first[way] = self.in_flight[way].front().map_or(NEVER, |&(due, _)| due);
        let ways = &self.first[self.way(0, receiver)..][..self.senders];
        self.next[receiver] = ways.iter().copied().min().unwrap_or(NEVER);
        self.arrived[receiver].push_back(place);
        let beat = self.beats.get(place);
        self.open[receiver] = (!beat.is_last()).then_some(sender);
        Some(beat)
    }

    /// Message that the receiver can take.
    pub fn offered(&self, receiver: usize) -> Option<T> {
        self.arrived[receiver].front().map(|&place| *self.beats.get(place))
    }

    /// The receiver takes what it was offered.
    pub fn take(&mut self, receiver: usize) -> Option<T> {
        self.arrived[receiver].pop_front().map(|place| self.beats.take(place))
    }

    /// Beats that links have moved since the beginning.
    pub fn moved(&self) -> u64 {
        self.moved
    }

    /// Nothing is handed over, in flight, or arrived and not taken.
    pub fn is_empty(&self) -> bool {
        self.beats.are_free()
    }

    fn way(&self, sender: usize, receiver: usize) -> usize {
        receiver * self.senders + sender
    }

    /// A beat of the sender may arrive now: none of another's message would come between.
    fn is_due(&self, sender: usize, receiver: usize, now: u64) -> bool {
        self.first[self.way(sender, receiver)] <= now
            && self.open[receiver].is_none_or(|open| open == sender)
    }
}

/// Places for what waits in some queue; who takes from one frees it.
#[derive(Clone, Debug)]
struct Places<T> {
    all: Vec<T>,
    free: Vec<usize>,
}

impl<T> Default for Places<T> {
    fn default() -> Places<T> {
        Places { all: Vec::new(), free: Vec::new() }
    }
}

impl<T: Copy> Places<T> {
    fn put(&mut self, item: T) -> usize {
        match self.free.pop() {
            Some(place) => {
                self.all[place] = item;
                place
            }
            None => {
                self.all.push(item);
                self.all.len() - 1
            }
        }
    }

    fn get(&self, place: usize) -> &T {
        &self.all[place]
    }

    fn take(&mut self, place: usize) -> T {
        self.free.push(place);
        self.all[place]
    }

    fn are_free(&self) -> bool {
        self.free.len() == self.all.len()
    }
}
