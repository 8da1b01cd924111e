//! The hardware: a table for each way, read and written in the cycle of a request.

mod offset;
mod recency;
mod way;

use super::{Config, Ports};
use kit::lru;
pub use offset::Offset;
use recency::Recency;
use rust_hdl::core::prelude::*;
use signal::prelude::*;
use way::Way;

/// The block; see the documentation of the module above.
#[derive(LogicBlock)]
pub struct Crd {
    kind: Kind,
    pub(super) ports: Ports,
    ways: Vec<Way>,
    /// The sets that a request of this profile went to; what the others hold means nothing.
    used: Reg,
    recency: Optional<Recency>,
    offset: Optional<Offset>,
    answered: Flop<Bit>,
    was_hit: Flop<Bit>,
    request_count: Reg,
    hit_count: Reg,
    /// Hits under memory-side.
    shared_count: Optional<Reg>,
    accepted: Signal<Local, Bit>,
    is_used: Signal<Local, Bit>,
    row: Wire<Local>,
    wanted: Wire<Local>,
    found: Signal<Local, Bit>,
    hit: Signal<Local, Bit>,
    /// The request hits under memory-side.
    shared: Optional<Signal<Local, Bit>>,
    matched_way: Optional<Wire<Local>>,
    _stride_bits: usize,
    _counts_memory_side: bool,
}

impl Crd {
    /// The hardware of `config`.
    pub fn new(config: &Config) -> Crd {
        let (sets, ways) = (config.sets(), config.ways());
        let order = lru::Config::new(ways).expect("a set has 1 to 32 ways");
        Crd {
            kind: Kind::of::<Crd>(
                "A chip request directory: counts how many requests to a partition would have hit \
                 if every chip had cached what it asked for in a private cache.",
            ),
            ports: Ports::new(config),
            ways: (0..ways).map(|_| Way::new(config)).collect(),
            used: Reg::new(sets),
            recency: Optional::new(ways > 1, Recency::new(sets, order)),
            offset: Optional::new(config.stride_bits() > 0, Offset::new(config)),
            answered: Flop::new(),
            was_hit: Flop::new(),
            request_count: Reg::new(config.counter_bits()),
            hit_count: Reg::new(config.counter_bits()),
            shared_count: Optional::new(
                config.counts_memory_side(),
                Reg::new(config.counter_bits()),
            ),
            accepted: Signal::default(),
            is_used: Signal::default(),
            row: Wire::new(config.set_bits()),
            wanted: Wire::new(config.mask_bits()),
            found: Signal::default(),
            hit: Signal::default(),
            shared: Optional::new(config.counts_memory_side(), Signal::default()),
            matched_way: Optional::new(ways > 1, Wire::new(order.way_bits())),
            _stride_bits: config.stride_bits(),
            _counts_memory_side: config.counts_memory_side(),
        }
    }
}

impl Logic for Crd {
    #[kernel]
    fn update(&mut self) {
        let (set_bits, tag_bits) = (self.row.width(), self.ways[0].tag.width());
        let ways = self.ways.len();
        let stride = self._stride_bits;
        let sector_bits = self.request.sectors.width().ilog2() as usize;

        self.accepted = self.request.valid && !self.clear;
        if stride > 0 {
            let above = self.offset.above.width();
            self.offset.above = bits_to(self.request.line >> stride, above);
            self.accepted = self.request.valid
                && !self.clear
                && (bits_to(self.request.line, stride) == self.offset.offset);
        }
        self.row = bits_to(self.request.line >> stride, set_bits);
        self.is_used = self.used.q.bit(self.row);
        let sectors = bits_to(self.request.sectors, self.wanted.width());
        if sector_bits > 0 {
            self.wanted = sectors << cat(self.request.chip, bits_to(0, sector_bits));
        } else {
            self.wanted = sectors << self.request.chip;
        }

        for w in 0..self.ways.len() {
            self.ways[w].row = self.row;
            self.ways[w].tag = bits_to(self.request.line >> (stride + set_bits), tag_bits);
            self.ways[w].is_used = self.is_used;
            self.ways[w].wanted = self.wanted;
            self.ways[w].accepted = self.accepted;
            if self._counts_memory_side && sector_bits > 0 {
                self.ways[w].sectors = self.request.sectors;
            }
        }
        // At most one way matches; when none does, the one used longest ago is taken.
        let matches = cat_of(ways, |w| self.ways[w].matched);
        self.found = matches.any();
        self.hit = (matches & cat_of(ways, |w| self.ways[w].covered)).any();
        if ways == 1 {
            self.ways[0].chosen = true;
        } else {
            self.matched_way = 0;
            for w in 0..self.ways.len() {
                let is_victim = !self.found && (self.recency.victim == w);
                self.ways[w].chosen = self.ways[w].matched || is_victim;
                if self.ways[w].matched {
                    self.matched_way = w.into();
                }
            }
            self.recency.row = self.row;
            self.recency.is_used = self.is_used;
            self.recency.touched = self.accepted;
            self.recency.way = self.recency.victim;
            if self.found {
                self.recency.way = self.matched_way;
            }
        }

        self.used.hold();
        self.request_count.hold();
        self.hit_count.hold();
        if self.accepted {
            self.used.d = self.used.q | (bits_to(1, self.used.q.width()) << self.row);
            if !self.request_count.q.all() {
                self.request_count.d = self.request_count.q + 1;
                self.hit_count.d = self.hit_count.q + bits_to(self.hit, self.hits.width());
            }
        }
        if self._counts_memory_side {
            self.shared = self.found;
            if sector_bits > 0 {
                self.shared = (matches & cat_of(ways, |w| self.ways[w].shared)).any();
            }
            self.shared_count.hold();
            if self.accepted && !self.request_count.q.all() {
                self.shared_count.d = self.shared_count.q + bits_to(self.shared, self.hits.width());
            }
            if self.clear {
                self.shared_count.d = 0;
            }
            self.memory_side_hits = self.shared_count.q;
        }
        if self.clear {
            self.used.d = 0;
            self.request_count.d = 0;
            self.hit_count.d = 0;
        }
        self.requests = self.request_count.q;
        self.hits = self.hit_count.q;

        self.answered.d = self.accepted;
        self.was_hit.d = self.hit;
        self.answer.valid = self.answered.q;
        self.answer.hit = self.was_hit.q;
    }
}
