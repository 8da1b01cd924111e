//! Follows each request from its core until it is answered: nothing is lost, doubled or mixed, and how long
//! each part takes.

use std::collections::VecDeque;

use ccn::{request_stop, response_stop};
use testbenches::stimulus::Rng;

use crate::ring::{Size, data_of};
use crate::traffic::{HOLDERS, Traffic};

/// A request that is not answered.
#[derive(Clone, Debug)]
struct Asked {
    line: u64,
    /// The cycle in which it entered CB, or since which it is on the ring.
    since: u64,
    is_on_ring: bool,
    /// Sectors that have come.
    sectors: u64,
}

/// The longest that anything took, in cycles, and how much of it there was.
#[derive(Clone, Debug, Default)]
pub struct Times {
    /// In CB.
    pub buffer: u64,
    /// From entering ReqQ to the last beat at home, or to L2.
    pub ring: u64,
    /// A core's read of its array.
    pub core_read: u64,
    pub answered: u64,
    pub round_trips: u64,
    pub timed_out: u64,
}

/// All requests.
pub struct Judge {
    cycle: u64,
    sectors: u64,
    cores: usize,
    /// By core and entry.
    asked: Vec<Vec<Option<Asked>>>,
    /// Entries in CB, in order.
    buffers: Vec<VecDeque<usize>>,
    /// The valid offer.
    offers: Vec<Option<request_stop::Miss>>,
    /// Cycles that a core's read has waited.
    reads: Vec<u64>,
    numbers: u64,
    /// Requests answered, and the hops there and back.
    served: u64,
    hops: u64,
    pub times: Times,
}

impl Judge {
    pub fn new(size: &Size) -> Judge {
        Judge {
            cycle: 0,
            sectors: u64::from(size.sectors),
            cores: size.cores,
            asked: vec![vec![None; size.entries]; size.cores],
            buffers: vec![VecDeque::new(); size.cores],
            offers: vec![None; size.cores],
            reads: vec![0; size.cores],
            numbers: 0,
            served: 0,
            hops: 0,
            times: Times::default(),
        }
    }

    /// The core's offer to CB.
    pub fn asks(
        &mut self,
        node: usize,
        traffic: &Traffic,
        rng: &mut Rng,
    ) -> Option<request_stop::Miss> {
        if self.offers[node].is_none()
            && let Some(entry) = self.asked[node].iter().position(Option::is_none)
            && let Some(holders) = traffic.asks(rng, node, self.cores)
        {
            self.numbers = (self.numbers + 1) % (1 << 20);
            let line = self.numbers << HOLDERS | holders;
            let miss = request_stop::Miss { valid: true, line, entry: entry as u64 };
            self.offers[node] = Some(miss);
        }
        self.offers[node]
    }

    /// Whether the core's read waited in this cycle.
    pub fn array(&mut self, node: usize, waited: bool) {
        self.reads[node] = if waited { self.reads[node] + 1 } else { 0 };
        self.times.core_read = self.times.core_read.max(self.reads[node]);
    }

    /// Actions of a stop of requests; whether one left CB.
    pub fn requests(
        &mut self,
        node: usize,
        input: &request_stop::In,
        out: &request_stop::Out,
        left: bool,
    ) {
        if left {
            let entry = self.buffers[node].pop_front().expect("what leaves CB was in it");
            let asked = self.asked[node][entry].as_mut().expect("it was asked for");
            self.times.buffer = self.times.buffer.max(self.cycle - asked.since);
            (asked.since, asked.is_on_ring) = (self.cycle, !out.timed_out);
        }
        if input.inject.valid && out.inject.ready {
            let entry = input.inject.entry as usize;
            let (line, since) = (input.inject.line, self.cycle);
            self.asked[node][entry] = Some(Asked { line, since, is_on_ring: false, sectors: 0 });
            self.buffers[node].push_back(entry);
            self.offers[node] = None;
        }
        if out.unserved.valid && input.unserved.ready {
            let entry = out.unserved.entry as usize;
            let asked = self.asked[node][entry].take().expect("what goes to L2 was asked for");
            assert_eq!((asked.line, asked.sectors), (out.unserved.line, 0));
            assert_eq!(asked.is_on_ring, !out.unserved.timed_out);
            if out.unserved.timed_out {
                self.times.timed_out += 1;
            } else {
                self.times.round_trips += 1;
                self.times.ring = self.times.ring.max(self.cycle - asked.since);
            }
        }
    }

    /// Responses that a stop gave its core.
    pub fn responses(&mut self, node: usize, input: &response_stop::In, out: &response_stop::Out) {
        if input.serve.valid && out.serve.ready {
            let hops = (node + self.cores - input.serve.core as usize) % self.cores;
            (self.served, self.hops) = (self.served + 1, self.hops + 2 * hops as u64);
        }
        let fill = out.fill;
        if !(fill.valid && input.fill.ready) {
            return;
        }
        let place = &mut self.asked[node][fill.entry as usize];
        let asked = place.as_mut().expect("what is answered was asked for");
        assert_eq!(fill.data, data_of(asked.line, asked.sectors), "beats in order, of the line");
        asked.sectors += 1;
        assert_eq!(fill.last, asked.sectors == self.sectors);
        if fill.last {
            self.times.answered += 1;
            self.times.ring = self.times.ring.max(self.cycle - asked.since);
            *place = None;
        }
    }

    /// Hops there and back of an answered request, on average.
    pub fn mean_hops(&self) -> f64 {
        self.hops as f64 / self.served as f64
    }

    /// The end of a cycle.
    pub fn tick(&mut self) {
        self.cycle += 1;
    }

    /// How long the request that has been longest in CB, and the one longest on the ring, have been there.
    pub fn oldest(&self) -> (u64, u64) {
        let age = |is_on_ring| {
            let asked = self.asked.iter().flatten().flatten();
            let of_them = asked.filter(|asked| asked.is_on_ring == is_on_ring);
            of_them.map(|asked| self.cycle - asked.since).max().unwrap_or(0)
        };
        (age(false), age(true))
    }
}
