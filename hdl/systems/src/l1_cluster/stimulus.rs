//! Random cores, slices and flushes, and back-pressure on every port.

use base::event_counters::EventCounters;
use base::streams::DownReply;
use signal::port::Ready;
use testbenches::stimulus::Rng;

use super::Shape;
use super::ports::{In, Out};
use crate::traffic::{Cores, Flushes, L2};

/// The random environment.
pub struct Stimulus<const MOST: usize> {
    shape: Shape,
    rng: Rng,
    cores: Cores,
    l2: L2,
    flushes: Flushes,
    /// L2 takes no request, and nobody begins a flush.
    holds: bool,
    /// The inputs of the cycle before.
    last: In<MOST>,
}

impl<const MOST: usize> Stimulus<MOST> {
    /// An environment for clusters of this shape; the same seed gives the same inputs for the same outputs.
    pub fn new(shape: &Shape, seed: u64) -> Stimulus<MOST> {
        Stimulus {
            shape: shape.clone(),
            rng: Rng::new(seed),
            cores: Cores::new(shape.core_geometry(), shape.cores()),
            l2: L2::new(shape.geometry(), shape.down_lanes()),
            flushes: Flushes::default(),
            holds: false,
            last: In::default(),
        }
    }

    /// The same, but that cores load lines that others write, too.
    pub fn that_shares(mut self) -> Stimulus<MOST> {
        self.cores = self.cores.that_share();
        self
    }

    /// Whether L2 takes no request from now on.
    pub fn hold(&mut self, holds: bool) {
        self.holds = holds;
    }

    /// Cores ask for nothing new from now on.
    pub fn stop(&mut self) {
        self.cores.stop();
    }

    /// L2 has given an answer to each request that it took.
    pub fn has_answered(&self) -> bool {
        self.l2.is_idle()
    }

    /// Every request of a core is answered.
    pub fn is_idle(&self) -> bool {
        self.cores.is_idle()
    }

    /// Updates the state by the outputs of the previous cycle.
    fn see(&mut self, out: &Out<MOST>) {
        let Stimulus { shape, rng, cores, l2, last, .. } = self;
        for i in 0..shape.cores() {
            cores.told(rng, i, &out.core_status[i]);
            if out.core_reply[i].valid && last.core_reply[i].ready {
                cores.answered(i, &out.core_reply[i]);
            }
        }
        for lane in 0..shape.down_lanes() {
            if out.down_request[lane].valid && last.down_request[lane].ready {
                l2.take(rng, lane, &out.down_request[lane]);
            }
        }
    }
}

impl<const MOST: usize> testbenches::dut::Stimulus for Stimulus<MOST> {
    type In = In<MOST>;
    type Out = Out<MOST>;

    fn next(&mut self, last: Option<&Out<MOST>>) -> In<MOST> {
        match last {
            Some(out) => self.see(out),
            None => {
                self.cores.reset();
                self.l2.reset();
                self.flushes = Flushes::default();
            }
        }
        let Stimulus { shape, rng, cores, l2, flushes, holds, .. } = self;
        cores.tick(rng);
        l2.tick(rng);
        let mut input = In::default();
        for i in 0..shape.cores() {
            let was_ready = last.map(|out| out.core_request[i].ready);
            let (request, ready) = cores.next(rng, i, was_ready);
            (input.core_request[i], input.core_reply[i]) = (request, Ready { ready });
        }
        for lane in 0..shape.down_lanes() {
            let was_ready = last.map(|out| out.down_reply[lane].ready);
            let (reply, ready) = l2.next(rng, lane, was_ready);
            input.down_request[lane] = Ready { ready: ready && !*holds };
            // Payloads of idle streams are noise.
            let noise =
                DownReply { id: rng.bits(shape.geometry().down_id_bits()), ..DownReply::default() };
            let (core, beat) = reply.unwrap_or((rng.below(shape.cores() as u64), noise));
            input.down_reply[lane] = beat;
            if shape.has_crossbar() {
                input.reply_core[lane] = core;
            }
        }
        input.flush = flushes.next(rng, last.is_some_and(|out| out.flushed)) && !*holds;
        input.counter_index = rng.bits(EventCounters::INDEX_BITS);
        self.last = input;
        input
    }
}
