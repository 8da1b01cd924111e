//! The core: which requests it makes, and which of its identifiers are free.

use std::collections::VecDeque;

use testbenches::stimulus::Rng;

use super::plan::{Ask, Plan};
use crate::Geometry;
use crate::environment::{ATOMIC, CoreRequest, LOAD, STORE};

/// Identifiers that are used at most.
const IDS: u64 = 1 << 12;

/// A core with any number of requests in flight, each with an identifier of its own.
pub(super) struct Core {
    config: Geometry,
    /// Identifiers that no request has.
    free: VecDeque<u64>,
    /// Requests that have been offered and are not answered.
    in_flight: Vec<CoreRequest>,
    /// Refused requests to be retried.
    again: VecDeque<CoreRequest>,
    /// The line asked last.
    line: u64,
}

impl Core {
    pub fn new(config: &Geometry) -> Core {
        let mut core = Core {
            config: config.clone(),
            free: VecDeque::new(),
            in_flight: Vec::new(),
            again: VecDeque::new(),
            line: 0,
        };
        core.reset();
        core
    }

    /// Forgets all that is in flight.
    pub fn reset(&mut self) {
        let ids = 1 << self.config.id_bits();
        // Where there are more than are used, those used reach the highest.
        self.free = (0..IDS.min(ids)).map(|id| if id % 2 == 0 { id } else { ids - id }).collect();
        self.in_flight.clear();
        self.again.clear();
    }

    /// The request's beats are no sector's beyond its width.
    pub fn cut(&self, data: [u64; 8]) -> [u64; 8] {
        core::array::from_fn(
            |word| if word < self.config.sector_bytes() / 8 { data[word] } else { 0 },
        )
    }

    /// Requests that have been offered and are not answered.
    pub fn in_flight(&self) -> usize {
        self.in_flight.len()
    }

    /// A request to be offered, unless every identifier is in use.
    pub fn next(&mut self, rng: &mut Rng, plan: &Plan) -> Option<CoreRequest> {
        if plan.is_idle {
            return None;
        }
        let id = self.free.pop_front()?;
        let request = match self.again.pop_front() {
            Some(request) => CoreRequest { id, ..request },
            None => self.request(rng, plan, id),
        };
        self.line = request.line;
        self.in_flight.push(request);
        Some(request)
    }

    /// Payload of a cycle without a request: anything of the ports' widths.
    pub fn noise(&self, rng: &mut Rng) -> CoreRequest {
        CoreRequest {
            valid: false,
            kind: rng.below(3),
            operation: rng.bits(4),
            line: rng.bits(self.config.line_bits()),
            sectors: rng.bits(self.config.sectors()),
            byte_enable: rng.bits(self.config.sector_bytes()),
            data: [0; 8],
            bypass_l1: rng.chance(1, 2),
            id: rng.bits(self.config.id_bits()),
        }
    }

    fn request(&mut self, rng: &mut Rng, plan: &Plan, id: u64) -> CoreRequest {
        let ask = *plan.kinds.choose(rng);
        let kind = match ask {
            Ask::Load | Ask::DirectLoad => LOAD,
            Ask::Store | Ask::DirectStore => STORE,
            Ask::Atomic => ATOMIC,
        };
        let one = 1 << rng.below(self.config.sectors() as u64);
        let sectors = match kind {
            LOAD if rng.chance(plan.several, 16) => one | rng.bits(self.config.sectors()),
            _ => one,
        };
        let every = u64::MAX >> (64 - self.config.sector_bytes());
        let byte_enable = match rng.below(4) {
            0 => every,
            1 => 1 << rng.below(self.config.sector_bytes() as u64),
            _ => rng.bits(self.config.sector_bytes()),
        };
        let line = match rng.chance(plan.again, 16) {
            true => self.line,
            false => self.any_line(rng, plan),
        };
        CoreRequest {
            valid: true,
            kind,
            operation: rng.bits(4),
            line,
            sectors,
            byte_enable,
            data: self.cut(core::array::from_fn(|_| rng.word())),
            bypass_l1: matches!(ask, Ask::DirectLoad | Ask::DirectStore)
                || (kind == ATOMIC && rng.chance(1, 2)),
            id,
        }
    }

    /// One of the plan's lines; their tags differ in the lowest bits, or in the highest.
    fn any_line(&mut self, rng: &mut Rng, plan: &Plan) -> u64 {
        let bits = self.config.tag_bits();
        let tag = rng.below(plan.lines);
        let tag = if tag % 3 == 2 { tag ^ (u64::MAX >> (64 - bits)) } else { tag };
        let tag = tag & (u64::MAX >> (64 - bits));
        let last = self.config.sets() as u64 - 1;
        let set = (last - rng.below(plan.sets)) as usize;
        self.config.line_of(set, tag)
    }

    /// The request in lookup was refused: it is forgotten, or retried.
    pub fn refused(&mut self, rng: &mut Rng, id: u64, plan: &Plan) {
        let found = self.in_flight.iter().position(|request| request.id == id);
        if let Some(place) = found {
            let request = self.in_flight.swap_remove(place);
            self.free.push_back(id);
            if rng.chance(plan.retries, 16) {
                self.again.push_back(request);
            }
        }
    }

    /// A request's reply is complete.
    pub fn answered(&mut self, id: u64) {
        if let Some(place) = self.in_flight.iter().position(|request| request.id == id) {
            self.in_flight.swap_remove(place);
            self.free.push_back(id);
        }
    }
}
