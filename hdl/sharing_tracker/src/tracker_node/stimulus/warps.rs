//! Warps whose loads go where the core's requests go, and the tickets for their lines.

use std::collections::{HashSet, VecDeque};

use testbenches::stimulus::{Pressure, Rng, StreamSource};

use super::super::{Config, Ticket};
use crate::coalescer::{Load, Sectors, Warp};
use crate::scatter_bypass;
use base::streams::CoreReply;

/// Identifiers that are used at most.
const IDS: u64 = 1 << 11;

/// Lines that warps share with the core.
const LINES: usize = 6;

/// The warps of a core.
#[derive(Clone, Debug)]
pub struct Warps {
    config: Config,
    /// How many are scheduled, and for how many cycles.
    active: u64,
    left: u64,
    /// Of 16 cycles one loads in so many, and a ticket is there in so many.
    often: (u64, u64),
    lines: VecDeque<u64>,
    free: VecDeque<u64>,
    /// Tickets that were taken and are not answered.
    in_flight: HashSet<u64>,
    warps: StreamSource<Load>,
    tickets: StreamSource<Ticket>,
    /// One load in so many goes anywhere.
    scattered: u64,
    /// Nothing new is loaded.
    stopped: bool,
}

impl Warps {
    /// Nothing is in flight.
    pub fn new(config: &Config) -> Warps {
        let mut warps = Warps {
            config: config.clone(),
            active: 1,
            left: 0,
            often: (8, 16),
            lines: VecDeque::new(),
            free: VecDeque::new(),
            in_flight: HashSet::new(),
            warps: StreamSource::new(Pressure::mixed()),
            tickets: StreamSource::new(Pressure::mixed()),
            scattered: 8,
            stopped: false,
        };
        warps.reset(&mut Rng::new(0));
        warps
    }

    /// Nothing is in flight.
    pub fn reset(&mut self, rng: &mut Rng) {
        let ids = 1 << self.config.l1().id_bits();
        self.free = (0..IDS.min(ids / 2)).map(|number| 2 * number + 1).collect();
        self.in_flight.clear();
        self.change(rng);
    }

    fn change(&mut self, rng: &mut Rng) {
        let most = scatter_bypass::Config::MOST_WARPS;
        let lines = self.config.scatter().l1_lines();
        self.active = match rng.below(8) {
            0 => 0,
            1 => most,
            2 => rng.bits(scatter_bypass::Config::WARP_BITS),
            _ => (lines / rng.between(1, 8)).clamp(1, most),
        };
        self.often =
            (*rng.pick(&[0, 1, 4, 16]).unwrap_or(&4), *rng.pick(&[2, 16, 16]).unwrap_or(&16));
        self.left = if rng.chance(1, 4) { rng.below(24) } else { rng.below(500) };
    }

    /// The same whose loads leave most of L2's time to others.
    #[must_use]
    pub fn that_are_close(self) -> Warps {
        Warps { scattered: 48, ..self }
    }

    /// No warp loads anything new from now on.
    pub fn stop(&mut self) {
        self.stopped = true;
    }

    /// Every line that took its ticket is answered.
    pub fn is_idle(&self) -> bool {
        self.in_flight.is_empty()
    }

    /// A line took the ticket that was offered.
    pub fn took(&mut self, id: u64) {
        self.in_flight.insert(id);
    }

    /// A beat was given to the core.
    pub fn answered(&mut self, reply: &CoreReply) {
        if reply.last && self.in_flight.remove(&reply.id) {
            self.free.push_back(reply.id);
        }
    }

    /// The offer; the core asks for `line` at the same time. `was_ready` says of the cycle before whether a
    /// warp, and a ticket, would have been taken.
    pub fn next(
        &mut self,
        rng: &mut Rng,
        was_ready: Option<(bool, bool)>,
        line: u64,
    ) -> (u64, Warp, Sectors, Ticket) {
        if self.left == 0 {
            self.change(rng);
        }
        self.left -= self.left.min(1);
        if self.lines.front() != Some(&line) {
            self.lines.push_front(line);
            self.lines.truncate(LINES);
        }
        let (mut warps, mut tickets) = (self.warps.clone(), self.tickets.clone());
        let load = warps.next(rng, was_ready.map(|(warp, _)| warp), |rng| {
            (!self.stopped && rng.chance(self.often.0, 16)).then(|| self.load(rng))
        });
        let was_ready = was_ready.map(|(_, ticket)| ticket);
        let often = self.often.1;
        let free = &mut self.free;
        let ticket = tickets.next(rng, was_ready, |rng| {
            let id = if rng.chance(often, 16) { free.pop_front() } else { None };
            id.map(|id| Ticket { valid: true, id })
        });
        (self.warps, self.tickets) = (warps, tickets);
        // Values outside their `valid` are noise, which must change nothing.
        let noise =
            Load { active: rng.bits(32), ..Load::random(self.config.scatter().coalescer(), rng) };
        let warp = Warp { valid: load.is_some(), active: load.unwrap_or(noise).active };
        let ticket =
            ticket.unwrap_or(Ticket { valid: false, id: rng.bits(self.config.l1().id_bits()) });
        (self.active, warp, load.unwrap_or(noise).sectors, ticket)
    }

    /// Mostly of a few lines that the core asks for as well, or of lines beside each other.
    fn load(&self, rng: &mut Rng) -> Load {
        let coalescer = self.config.scatter().coalescer();
        let mut load = Load::random(coalescer, rng);
        let per_line = coalescer.sectors() as u64;
        if rng.chance(1, self.scattered) || self.lines.is_empty() {
            return load;
        }
        let some = rng.between(1, self.lines.len() as u64);
        let apart = 1 << rng.below(coalescer.line_bits() as u64);
        let is_row = rng.chance(1, 3);
        for sector in load.sectors.iter_mut() {
            let number = rng.below(some);
            let line = match is_row {
                true => self.lines[0] ^ (apart * (number & 1)),
                false => self.lines[number as usize],
            };
            *sector = line * per_line + rng.below(per_line);
        }
        load
    }
}
