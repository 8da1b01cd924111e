//! Links between nodes where the network is not the cluster's: packets of one sender to one receiver keep their order,
//! those of several senders are not mixed, and each link is as fast as it likes.

use std::collections::VecDeque;

use signal::port::PortValue;
use testbenches::stimulus::{Pressure, Rng, StreamSink};

/// The links of one class of messages.
#[derive(Clone, Debug)]
pub struct Links<T> {
    receivers: Vec<Receiver<T>>,
    senders: Vec<Sender>,
    now: u64,
    /// The longest that a beat is in flight, in cycles beyond the least.
    slowest: u64,
    /// Nothing is taken.
    holds: bool,
    /// Beats are taken, and arrive, as soon as they can.
    is_open: bool,
}

#[derive(Clone, Debug)]
struct Sender {
    sink: StreamSink,
    /// Beats in flight, and how many there may be.
    in_flight: usize,
    places: usize,
}

/// A beat in flight: the cycle from which on it may arrive, and whether it is its packet's last.
#[derive(Clone, Copy, Debug)]
struct Sent<T> {
    from: u64,
    beat: T,
    last: bool,
}

#[derive(Clone, Debug)]
struct Receiver<T> {
    /// By sender.
    sent: Vec<VecDeque<Sent<T>>>,
    /// The sender whose packet has begun.
    open: Option<usize>,
    gaps: Pressure,
    /// The offer that stays until it is taken.
    offered: Option<T>,
}

impl<T: PortValue> Links<T> {
    /// Between so many nodes.
    pub fn new(nodes: usize) -> Links<T> {
        Links::between(nodes, nodes)
    }

    /// From so many senders to so many receivers.
    pub fn between(senders: usize, receivers: usize) -> Links<T> {
        let receiver = |_| Receiver {
            sent: vec![VecDeque::new(); senders],
            open: None,
            gaps: Pressure::mixed(),
            offered: None,
        };
        let sender = |_| Sender {
            sink: StreamSink::new(Pressure::mixed()),
            in_flight: 0,
            places: usize::MAX,
        };
        Links {
            receivers: (0..receivers).map(receiver).collect(),
            senders: (0..senders).map(sender).collect(),
            now: 0,
            slowest: 0,
            holds: false,
            is_open: false,
        }
    }

    /// Forgets what is in flight.
    pub fn reset(&mut self) {
        for receiver in &mut self.receivers {
            receiver.sent.iter_mut().for_each(VecDeque::clear);
            receiver.open = None;
        }
        self.senders.iter_mut().for_each(|sender| sender.in_flight = 0);
    }

    /// A cycle passes, in which the network may change: how long beats are in flight, and how many. While it is open all
    /// are as fast as can be.
    pub fn tick(&mut self, rng: &mut Rng, is_open: bool) {
        self.now += 1;
        self.is_open = is_open;
        if rng.chance(1, 300) {
            self.slowest = *rng.pick(&[0, 2, 10, 60]).unwrap_or(&0);
            let places = *rng.pick(&[1, 2, 8, usize::MAX]).unwrap_or(&1);
            self.senders.iter_mut().for_each(|sender| sender.places = places);
        }
    }

    /// Whether nothing is taken from now on; what is in flight arrives.
    pub fn hold(&mut self, holds: bool) {
        self.holds = holds;
    }

    /// Nothing is in flight but what is offered.
    pub fn is_empty(&self) -> bool {
        self.senders.iter().all(|sender| sender.in_flight == 0)
    }

    /// Takes a beat of node `from` to node `to`.
    pub fn take(&mut self, from: usize, to: usize, beat: T, last: bool) {
        self.take_late((from, to), (beat, last), 0);
    }

    /// The same, in flight for a random time.
    pub fn take_slowly(
        &mut self,
        rng: &mut Rng,
        (from, to): (usize, usize),
        (beat, last): (T, bool),
    ) {
        let slowest = if rng.chance(1, 64) { 4 * self.slowest } else { self.slowest };
        let late = if self.is_open { 0 } else { rng.between(0, slowest) };
        self.take_late((from, to), (beat, last), late);
    }

    fn take_late(&mut self, (from, to): (usize, usize), (beat, last): (T, bool), late: u64) {
        self.senders[from].in_flight += 1;
        let sent = Sent { from: self.now + late, beat, last };
        self.receivers[to].sent[from].push_back(sent);
    }

    /// Whether a beat of node `from` would be taken.
    pub fn takes(&mut self, rng: &mut Rng, from: usize) -> bool {
        let Sender { sink, in_flight, places } = &mut self.senders[from];
        let has_room = sink.next(rng) && *in_flight < *places;
        (has_room || self.is_open) && !self.holds
    }

    /// The offer to node `to`.
    pub fn next(&mut self, rng: &mut Rng, to: usize, was_ready: Option<bool>) -> Option<T> {
        self.next_but(rng, to, was_ready, |_| false)
    }

    /// The same, where a beat behind which its sender has sent nothing to this node waits if it is such.
    pub fn next_but(
        &mut self,
        rng: &mut Rng,
        to: usize,
        was_ready: Option<bool>,
        waits: impl Fn(&T) -> bool,
    ) -> Option<T> {
        let (now, senders) = (self.now, &mut self.senders);
        let Receiver { sent, open, gaps, offered } = &mut self.receivers[to];
        if was_ready != Some(false) {
            *offered = None;
        }
        let may_offer = gaps.next(rng) || self.is_open;
        if offered.is_some() || !may_offer {
            return *offered;
        }
        let has_come = |from: &usize| {
            let sent = &sent[*from];
            let is_kept = |beat: &T| sent.len() == 1 && waits(beat);
            sent.front().is_some_and(|first| first.from <= now && !is_kept(&first.beat))
        };
        let from = open.or_else(|| {
            let asking: Vec<usize> = (0..sent.len()).filter(has_come).collect();
            rng.pick(&asking).copied()
        })?;
        let Sent { beat, last, .. } = sent[from].pop_front_if(|sent| sent.from <= now)?;
        senders[from].in_flight -= 1;
        *open = (!last).then_some(from);
        *offered = Some(beat);
        *offered
    }
}
