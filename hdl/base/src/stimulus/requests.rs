//! The core: which requests it makes, and which of its identifiers are free.

use std::collections::VecDeque;

use testbenches::stimulus::Rng;

use super::bytes::{any_sector, cut};
use super::plan::{Ask, Plan};
use crate::Geometry;
use crate::environment::{ATOMIC, CoreRequest, Data, LOAD, STORE};

/// Identifiers that are used at most.
const IDS: u64 = 1 << 12;

/// A core with any number of requests in flight, each with a unique identifier.
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
    /// Odd identifiers are left to others.
    pub has_even_ids: bool,
}

impl Core {
    pub fn new(config: &Geometry) -> Core {
        let mut core = Core {
            config: config.clone(),
            free: VecDeque::new(),
            in_flight: Vec::new(),
            again: VecDeque::new(),
            line: 0,
            has_even_ids: false,
        };
        core.reset();
        core
    }

    /// Forgets all that is in flight.
    pub fn reset(&mut self) {
        let ids = 1 << self.config.id_bits();
        // Where there are more than are used, those used reach the highest.
        self.free = (0..IDS.min(ids)).map(|id| if id % 2 == 0 { id } else { ids - id }).collect();
        if self.has_even_ids {
            self.free.retain(|id| id % 2 == 0);
        }
        self.in_flight.clear();
        self.again.clear();
    }

    /// A sector's bytes of these words, and none beyond its width.
    pub fn cut(&self, data: Data) -> Data {
        cut(data, self.config.sector_bytes())
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
            byte_enable: rng.wide_bits(self.config.sector_bytes()),
            data: [0; 16],
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
        let every = u128::MAX >> (128 - self.config.sector_bytes());
        let byte_enable = match rng.below(4) {
            0 => every,
            1 => 1 << rng.below(self.config.sector_bytes() as u64),
            _ => rng.wide_bits(self.config.sector_bytes()),
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
            data: any_sector(rng, self.config.sector_bytes()),
            bypass_l1: matches!(ask, Ask::DirectLoad | Ask::DirectStore)
                || (kind == ATOMIC && rng.chance(1, 2)),
            id,
        }
    }

    /// One of the plan's lines.
    fn any_line(&mut self, rng: &mut Rng, plan: &Plan) -> u64 {
        let tag = tag(rng.below(plan.lines), self.config.tag_bits());
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

/// Tag `number` of a set, of `bits` bits. A cache that compares a part of a tag takes one for another: in each four, two
/// differ in their lower half alone, two in their upper half alone, and two in every bit.
fn tag(number: u64, bits: usize) -> u64 {
    let every = u64::MAX >> (64 - bits);
    let upper = every & (u64::MAX << (bits / 2));
    let tag = match number % 4 {
        2 => (number - 2) ^ upper,
        3 => (number - 3) ^ every,
        _ => number,
    };
    tag & every
}

#[cfg(test)]
mod tests {
    use super::tag;

    #[test]
    fn tags_that_agree_in_one_half_stand_in_one_set() {
        for bits in 2..=28 {
            let lower = (1 << (bits / 2)) - 1;
            let tags: Vec<u64> = (0..4).map(|number| tag(number, bits)).collect();
            let differ = |both: fn(u64, u64) -> bool| {
                tags.iter().any(|a| tags.iter().any(|b| both((a ^ b) & lower, (a ^ b) & !lower)))
            };
            assert!(differ(|low, high| low == 0 && high != 0), "{bits}: {tags:x?}");
            assert!(differ(|low, high| low != 0 && high == 0), "{bits}: {tags:x?}");
            let every = (1 << bits) - 1;
            assert!(tags.iter().any(|a| tags.contains(&(a ^ every))), "{bits}: {tags:x?}");
        }
    }

    #[test]
    fn a_set_has_as_many_tags_as_it_is_asked_for() {
        for bits in [1_usize, 2, 3, 5, 8, 28] {
            let asked = 64.min(1 << (bits / 2));
            let mut tags: Vec<u64> = (0..asked).map(|number| tag(number, bits)).collect();
            assert!(tags.iter().all(|tag| tag >> bits == 0));
            tags.sort_unstable();
            tags.dedup();
            assert_eq!(tags.len() as u64, asked, "{bits}");
        }
    }
}
