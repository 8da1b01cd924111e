//! Cores with any number of requests in flight, which share lines and sectors.

use std::collections::{HashMap, VecDeque};

use base::Geometry;
use base::streams::{CoreReply, CoreRequest, CoreStatus, status};
use sharing_tracker::program_order::Owners;
use testbenches::stimulus::{Pressure, Rng, StreamSink, StreamSource};

use super::plan::Plan;

#[derive(Clone, Debug)]
struct Core {
    source: StreamSource<CoreRequest>,
    sink: StreamSink,
    free: VecDeque<u64>,
    in_flight: HashMap<u64, CoreRequest>,
    /// Refused requests, to be retried.
    again: VecDeque<CoreRequest>,
}

/// All cores of a cluster.
#[derive(Clone, Debug)]
pub struct Cores {
    geometry: Geometry,
    owners: Owners,
    cores: Vec<Core>,
    plan: Plan,
    /// Cycles until it changes.
    left: u64,
    /// Nothing new is asked for.
    stopped: bool,
}

impl Cores {
    /// `number` cores with L1 caches of this geometry.
    pub fn new(rng: &mut Rng, geometry: &Geometry, number: usize) -> Cores {
        let core = |_| Core {
            source: StreamSource::new(Pressure::mixed()),
            sink: StreamSink::new(Pressure::mixed()),
            free: VecDeque::new(),
            in_flight: HashMap::new(),
            again: VecDeque::new(),
        };
        let mut cores = Cores {
            geometry: geometry.clone(),
            owners: Owners::new(number, geometry),
            cores: (0..number).map(core).collect(),
            plan: Plan::new(rng, geometry),
            left: 0,
            stopped: false,
        };
        cores.reset();
        cores
    }

    /// Forgets all that is in flight. Odd identifiers are those of tickets.
    pub fn reset(&mut self) {
        let ids = 1 << (self.geometry.id_bits() - 1).min(5);
        for core in &mut self.cores {
            core.free = (0..ids).map(|number| 2 * number).collect();
            core.in_flight.clear();
            core.again.clear();
        }
    }

    /// Nothing new is asked for from now on; what was refused is retried.
    pub fn stop(&mut self) {
        self.stopped = true;
    }

    /// Every request is answered.
    pub fn is_idle(&self) -> bool {
        self.cores.iter().all(|core| core.in_flight.is_empty() && core.again.is_empty())
    }

    /// Requests of core `i` that were offered and are not answered.
    pub fn in_flight(&self, i: usize) -> usize {
        self.cores[i].in_flight.len()
    }

    /// A cycle passes, in which what is asked for may change.
    pub fn tick(&mut self, rng: &mut Rng) {
        if self.left == 0 {
            self.plan = Plan::new(rng, &self.geometry);
            self.left = rng.between(20, 600);
        }
        self.left -= 1;
    }

    /// Notes the status of a request of core `i`, or of a line of its warps.
    pub fn take_status(&mut self, rng: &mut Rng, i: usize, status: &CoreStatus) {
        if status.valid && status.word == status::RESERVATION_FAIL as u64 {
            let retries = rng.chance(self.plan.retries, 16) || self.stopped;
            let core = &mut self.cores[i];
            let request = core.answered(status.id);
            core.again.extend(request.filter(|_| retries));
        }
    }

    /// A beat was given to core `i`.
    pub fn answered(&mut self, i: usize, reply: &CoreReply) {
        if reply.last {
            self.cores[i].answered(reply.id);
        }
    }

    /// The offer of core `i`, and whether it takes a beat.
    pub fn next(
        &mut self,
        rng: &mut Rng,
        i: usize,
        was_ready: Option<bool>,
    ) -> (CoreRequest, bool) {
        let Cores { geometry, owners, cores, plan, stopped, .. } = self;
        let Core { source, sink, free, in_flight, again } = &mut cores[i];
        let offered = source.next(rng, was_ready, |rng| {
            let id = free.front().copied()?;
            let request = match again.pop_front() {
                Some(request) => CoreRequest { id, ..request },
                None if *stopped || plan.is_idle => return None,
                None => plan.request(rng, geometry, (i, *owners), id),
            };
            free.pop_front();
            in_flight.insert(id, request);
            Some(request)
        });
        (offered.unwrap_or_else(|| plan.noise(rng, geometry)), sink.next(rng))
    }
}

impl Core {
    /// A request that is no longer in flight.
    fn answered(&mut self, id: u64) -> Option<CoreRequest> {
        let request = self.in_flight.remove(&id)?;
        self.free.push_back(id);
        Some(request)
    }
}
