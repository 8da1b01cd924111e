//! Links between nodes where the network is not the cluster's: packets of one sender to one receiver keep their order,
//! those of several senders are not mixed, and each link is as fast as it likes.

use std::collections::VecDeque;

use signal::port::PortValue;
use testbenches::stimulus::{Pressure, Rng, StreamSink, StreamSource};

/// The links of one class of messages.
#[derive(Clone, Debug)]
pub struct Links<T> {
    receivers: Vec<Receiver<T>>,
    senders: Vec<StreamSink>,
}

#[derive(Clone, Debug)]
struct Receiver<T> {
    /// By sender: beats, and whether each is its packet's last.
    sent: Vec<VecDeque<(T, bool)>>,
    /// The sender whose packet has begun.
    open: Option<usize>,
    source: StreamSource<T>,
}

impl<T: PortValue> Links<T> {
    /// Between so many nodes.
    pub fn new(nodes: usize) -> Links<T> {
        let receiver = |_| Receiver {
            sent: vec![VecDeque::new(); nodes],
            open: None,
            source: StreamSource::new(Pressure::mixed()),
        };
        Links {
            receivers: (0..nodes).map(receiver).collect(),
            senders: (0..nodes).map(|_| StreamSink::new(Pressure::mixed())).collect(),
        }
    }

    /// Forgets what is in flight.
    pub fn reset(&mut self) {
        for receiver in &mut self.receivers {
            receiver.sent.iter_mut().for_each(VecDeque::clear);
            receiver.open = None;
        }
    }

    /// Takes a beat of node `from` to node `to`.
    pub fn take(&mut self, from: usize, to: usize, beat: T, last: bool) {
        self.receivers[to].sent[from].push_back((beat, last));
    }

    /// Whether a beat of node `from` would be taken.
    pub fn takes(&mut self, rng: &mut Rng, from: usize) -> bool {
        self.senders[from].next(rng)
    }

    /// What is offered to node `to`.
    pub fn next(&mut self, rng: &mut Rng, to: usize, was_ready: Option<bool>) -> Option<T> {
        let Receiver { sent, open, source } = &mut self.receivers[to];
        source.next(rng, was_ready, |rng| {
            let from = open.or_else(|| {
                let asking: Vec<usize> =
                    (0..sent.len()).filter(|&from| !sent[from].is_empty()).collect();
                rng.pick(&asking).copied()
            })?;
            let (beat, last) = sent[from].pop_front()?;
            *open = (!last).then_some(from);
            Some(beat)
        })
    }
}
