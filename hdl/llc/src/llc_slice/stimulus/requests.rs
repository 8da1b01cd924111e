//! Those who ask: which requests they make, and which of their identifiers are free.

use std::collections::VecDeque;

use base::stimulus::any_sector;
use testbenches::stimulus::Rng;

use super::super::Config;
use super::plan::Plan;
use crate::streams::{Request, kind};

/// Requests in flight at most.
const MOST: u64 = 1 << 9;

/// A requester's name for a request: chip, source, identifier.
type Name = (u64, u64, u64);

/// Any number of requesters.
pub(super) struct Requesters {
    config: Config,
    /// Names that no request has.
    free: VecDeque<Name>,
    in_flight: usize,
    /// The line asked last.
    line: u64,
}

impl Requesters {
    pub fn new(config: &Config) -> Requesters {
        let mut requesters =
            Requesters { config: config.clone(), free: VecDeque::new(), in_flight: 0, line: 0 };
        requesters.reset();
        requesters
    }

    /// Forgets all that is in flight.
    pub fn reset(&mut self) {
        let (source_bits, id_bits) = (self.config.source_bits(), self.config.id_bits());
        let names = 1_u64 << (source_bits + id_bits);
        let chips = self.config.chips() as u64;
        // Where there are more than are used, those used reach the highest.
        let spread = |n: u64| if n.is_multiple_of(2) { n } else { names - n };
        let name = |n: u64| (n % chips, spread(n) >> id_bits, spread(n) & ((1 << id_bits) - 1));
        self.free = (0..MOST.min(names)).map(name).collect();
        self.in_flight = 0;
    }

    /// Requests that have been offered and are not answered.
    pub fn in_flight(&self) -> usize {
        self.in_flight
    }

    /// A request is answered.
    pub fn answered(&mut self, name: Name) {
        self.free.push_back(name);
        self.in_flight -= 1;
    }

    /// A request to be offered, unless every name is in use.
    pub fn next(&mut self, rng: &mut Rng, plan: &Plan) -> Option<Request> {
        if plan.is_idle {
            return None;
        }
        let (chip, source, id) = self.free.pop_front()?;
        self.in_flight += 1;
        let kind = *plan.kinds.choose(rng);
        let one = 1 << rng.below(self.config.sectors() as u64);
        let sectors = match kind as usize {
            kind::LOAD if rng.chance(plan.several, 16) => one | rng.bits(self.config.sectors()),
            kind::MAINTAIN => rng.bits(self.config.sectors()),
            _ => one,
        };
        let all = self.config.all_bytes();
        let byte_enable = match rng.below(5) {
            _ if rng.chance(plan.whole, 16) => all,
            0 => 1 << rng.below(self.config.sector_bytes() as u64),
            // Two halves make a whole.
            1 => all >> (self.config.sector_bytes() / 2),
            2 => all & !(all >> (self.config.sector_bytes() / 2)),
            // A sector whose every byte but one is dirty is not whole, and a fill writes to it.
            3 => all & !(1 << rng.below(self.config.sector_bytes() as u64)),
            _ => rng.wide_bits(self.config.sector_bytes()),
        };
        if !rng.chance(plan.again, 16) {
            self.line = self.any_line(rng, plan);
        }
        let operation = match kind as usize {
            kind::MAINTAIN if rng.chance(7, 8) => rng.below(3),
            _ => rng.bits(4),
        };
        Some(Request {
            valid: true,
            kind,
            operation,
            line: self.line,
            sectors,
            byte_enable,
            data: any_sector(rng, self.config.sector_bytes()),
            source,
            id,
            chip,
            home: self.home(),
        })
    }

    /// The chip whose memory holds the line: always the same.
    fn home(&self) -> u64 {
        (self.line ^ self.line >> 3) % self.config.chips() as u64
    }

    /// One of the plan's lines; their tags differ in the lowest bits, or in the highest.
    fn any_line(&mut self, rng: &mut Rng, plan: &Plan) -> u64 {
        let most = u64::MAX >> (64 - self.config.tag_bits());
        let tag = rng.below(plan.lines);
        let tag = if tag % 3 == 2 { tag ^ most } else { tag } & most;
        let set = (self.config.sets() as u64 - 1 - rng.below(plan.sets)) as usize;
        self.config.line_of(set, tag)
    }

    /// Payload of a cycle without a request: anything of the ports' widths.
    pub fn noise(&self, rng: &mut Rng) -> Request {
        let config = &self.config;
        Request {
            valid: false,
            kind: rng.below(4),
            operation: rng.bits(4),
            line: rng.bits(config.line_bits()),
            sectors: rng.bits(config.sectors()),
            byte_enable: rng.wide_bits(config.sector_bytes()),
            data: any_sector(rng, self.config.sector_bytes()),
            source: rng.bits(config.source_bits()),
            id: rng.bits(config.id_bits()),
            chip: 0,
            home: 0,
        }
    }
}
