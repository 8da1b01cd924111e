//! Requests of SMs and of other chips' slices to a tile.

use std::collections::{HashMap, VecDeque};

use llc::streams::{Request, kind};
use testbenches::stimulus::Rng;

use super::super::Config;
use crate::route_policy::model::RoutePolicy;

/// The mixture of requests of a period.
#[derive(Clone, Copy, Debug)]
pub struct Mixture {
    lines: u64,
    /// In sixteenths.
    atomics: u64,
    stores: u64,
}

/// Who is where, and what is asked now.
pub struct Requesters {
    config: Config,
    route: RoutePolicy,
    /// Number of this chip.
    pub chip: u64,
    /// Number of the slice.
    pub slice: u64,
    /// The organisation is SM-side.
    pub sm_side: bool,
    mixture: Mixture,
    /// Numbers of names of this chip's SMs, and of other chips, that nobody uses.
    own: VecDeque<u64>,
    others: VecDeque<(u64, u64)>,
    /// The numbers of those that are used, by chip and name.
    used: HashMap<(u64, u64), u64>,
}

impl Requesters {
    /// The askers of a tile.
    pub fn new(config: &Config) -> Requesters {
        Requesters {
            config: config.clone(),
            route: RoutePolicy::new(config.route()),
            chip: 0,
            slice: 0,
            sm_side: false,
            mixture: Mixture { lines: 2, atomics: 4, stores: 6 },
            own: VecDeque::new(),
            others: VecDeque::new(),
            used: HashMap::new(),
        }
    }

    /// All names are free; the tile is anywhere.
    pub fn reset(&mut self, rng: &mut Rng) {
        let chip = rng.below(self.config.route().chips() as u64);
        self.stand(chip, rng.below(self.config.route().slices() as u64));
    }

    /// The same at a chip and a slice.
    pub fn stand(&mut self, chip: u64, slice: u64) {
        (self.chip, self.slice, self.sm_side) = (chip, slice, false);
        let config = &self.config;
        let chips = config.route().chips() as u64;
        let names = self.ids() << config.port().source_bits();
        self.own = (0..names.min(256)).collect();
        let own = self.chip;
        let others = (0..chips).filter(|&chip| chip != own);
        self.others = others.flat_map(|chip| (0..names.min(40)).map(move |n| (chip, n))).collect();
        self.used.clear();
    }

    /// Identifiers that an SM's request may have.
    fn ids(&self) -> u64 {
        1 << (self.config.slice().id_bits() - 1)
    }

    /// The name of a number: of an SM, or of a slice's entry, whose bits reach as far as there are any.
    fn name(&self, number: u64, is_slice: bool) -> u64 {
        let highest = (1 << self.config.name_bits()) - 1;
        let sources = 1 << self.config.port().source_bits();
        match is_slice {
            true => highest - number,
            false => ((number % sources) << self.config.port().id_bits()) | (number / sources),
        }
    }

    /// Changes what is asked.
    pub fn change(&mut self, rng: &mut Rng) {
        let lines = *rng.pick(&[1, 2, 4, 12, 64]).unwrap_or(&4);
        let atomics = *rng.pick(&[0, 0, 2, 8, 14]).unwrap_or(&2);
        self.mixture = Mixture { lines, atomics, stores: rng.between(0, 12) };
    }

    /// The name of an answered request is free.
    pub fn release(&mut self, chip: u64, source: u64, id: u64) {
        let name = source << self.config.port().id_bits() | id;
        let Some(number) = self.used.remove(&(chip, name)) else { return };
        if chip == self.chip {
            self.own.push_back(number);
        } else {
            self.others.push_back((chip, number));
        }
    }

    /// A line of this slice, and its home; many lines are alike in their sets.
    fn line(&self, rng: &mut Rng) -> (u64, u64) {
        let (low, bits) = (self.config.route().slice_low_bits(), self.config.slice().line_bits());
        let number = rng.below(self.mixture.lines);
        let far = if rng.chance(1, 16) { 1 << rng.below(bits as u64) } else { 0 };
        let above = ((number ^ far) & (u64::MAX >> (64 - bits))) << low;
        let line = above | (self.route.place(above).slice ^ self.slice);
        (line, self.home(line))
    }

    /// The chip whose memory has a line.
    fn home(&self, line: u64) -> u64 {
        let above = line >> self.config.route().slice_low_bits();
        (above ^ above >> 3) % self.config.route().chips() as u64
    }

    /// A request without a name.
    fn request(&self, rng: &mut Rng, chip: u64, stores_alone: bool) -> Request {
        let (line, home) = self.line(rng);
        let port = self.config.port();
        let kind = if stores_alone || rng.chance(self.mixture.stores, 16) {
            kind::STORE
        } else if rng.chance(self.mixture.atomics, 16) {
            kind::ATOMIC
        } else {
            kind::LOAD
        };
        let bytes = port.sector_bytes() as u64;
        let width = if rng.chance(1, 2) { 4 } else { 8 };
        let word = (u128::MAX >> (128 - width)) << (width * rng.below(bytes / width));
        let byte_enable = match kind {
            kind::LOAD => 0,
            kind::ATOMIC => word,
            _ if rng.chance(1, 4) => port.all_bytes(),
            _ => rng.wide_bits(port.sector_bytes()),
        };
        let one = 1 << rng.below(port.sectors() as u64);
        let words = port.sector_bytes() / 8;
        Request {
            valid: true,
            kind: kind as u64,
            operation: if kind == kind::ATOMIC { rng.below(11) } else { 0 },
            line,
            sectors: if kind == kind::LOAD { one | rng.bits(port.sectors()) } else { one },
            byte_enable,
            data: core::array::from_fn(|n| if n < words { rng.word() } else { 0 }),
            chip,
            home: if chip == self.chip && self.sm_side { home } else { self.chip },
            ..Request::default()
        }
    }

    /// A request of this chip's SMs that has no name, for any chip's memory.
    pub fn of_sm(&self, rng: &mut Rng) -> Request {
        let request = self.request(rng, self.chip, false);
        Request { home: self.home(request.line), ..request }
    }

    fn named(&mut self, number: u64, request: Request) -> Request {
        let is_slice = self.sm_side && request.chip != self.chip;
        let (name, id_bits) = (self.name(number, is_slice), self.config.port().id_bits());
        self.used.insert((request.chip, name), number);
        Request { source: name >> id_bits, id: name & ((1 << id_bits) - 1), ..request }
    }

    /// A request of one of this chip's SMs.
    pub fn local(&mut self, rng: &mut Rng) -> Option<Request> {
        let number = self.own.pop_front()?;
        let request = self.request(rng, self.chip, false);
        Some(self.named(number, request))
    }

    /// A request of another chip: of an SM under memory-side, else of a slice; `stores_alone` if that is flushed.
    pub fn link(&mut self, rng: &mut Rng, stores_alone: bool) -> Option<Request> {
        let (chip, number) = self.others.pop_front()?;
        let request = self.request(rng, chip, stores_alone);
        Some(self.named(number, request))
    }
}
