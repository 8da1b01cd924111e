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

        self.accepted.next = self.request.valid.val() && !self.clear.val();
        if stride > 0 {
            let above = self.offset.above.width();
            self.offset.above.next = bits_to(self.request.line.val() >> stride, above);
            self.accepted.next = self.request.valid.val()
                && !self.clear.val()
                && (bits_to(self.request.line.val(), stride) == self.offset.offset.val());
        }
        self.row.next = bits_to(self.request.line.val() >> stride, set_bits);
        self.is_used.next = self.used.q.val().bit(self.row.val());
        let sectors = bits_to(self.request.sectors.val(), self.wanted.width());
        if sector_bits > 0 {
            self.wanted.next = sectors << cat(self.request.chip.val(), bits_to(0, sector_bits));
        } else {
            self.wanted.next = sectors << self.request.chip.val();
        }

        for w in 0..self.ways.len() {
            self.ways[w].row.next = self.row.val();
            self.ways[w].tag.next =
                bits_to(self.request.line.val() >> (stride + set_bits), tag_bits);
            self.ways[w].is_used.next = self.is_used.val();
            self.ways[w].wanted.next = self.wanted.val();
            self.ways[w].accepted.next = self.accepted.val();
            if self._counts_memory_side && sector_bits > 0 {
                self.ways[w].sectors.next = self.request.sectors.val();
            }
        }
        // At most one way matches; when none does, the one used longest ago is taken.
        let matches = cat_of(ways, |w| self.ways[w].matched.val());
        self.found.next = matches.any();
        self.hit.next = (matches & cat_of(ways, |w| self.ways[w].covered.val())).any();
        if ways == 1 {
            self.ways[0].chosen.next = true;
        } else {
            self.matched_way.next = 0.into();
            for w in 0..self.ways.len() {
                let is_victim = !self.found.val() && (self.recency.victim.val() == w);
                self.ways[w].chosen.next = self.ways[w].matched.val() || is_victim;
                if self.ways[w].matched.val() {
                    self.matched_way.next = w.into();
                }
            }
            self.recency.row.next = self.row.val();
            self.recency.is_used.next = self.is_used.val();
            self.recency.touched.next = self.accepted.val();
            self.recency.way.next = self.recency.victim.val();
            if self.found.val() {
                self.recency.way.next = self.matched_way.val();
            }
        }

        self.used.hold();
        self.request_count.hold();
        self.hit_count.hold();
        if self.accepted.val() {
            self.used.d.next =
                self.used.q.val() | (bits_to(1, self.used.q.width()) << self.row.val());
            if !self.request_count.q.val().all() {
                self.request_count.d.next = self.request_count.q.val() + 1;
                self.hit_count.d.next =
                    self.hit_count.q.val() + bits_to(self.hit.val(), self.hits.width());
            }
        }
        if self._counts_memory_side {
            self.shared.next = self.found.val();
            if sector_bits > 0 {
                self.shared.next = (matches & cat_of(ways, |w| self.ways[w].shared.val())).any();
            }
            self.shared_count.hold();
            if self.accepted.val() && !self.request_count.q.val().all() {
                self.shared_count.d.next =
                    self.shared_count.q.val() + bits_to(self.shared.val(), self.hits.width());
            }
            if self.clear.val() {
                self.shared_count.d.next = 0.into();
            }
            self.memory_side_hits.next = self.shared_count.q.val();
        }
        if self.clear.val() {
            self.used.d.next = 0.into();
            self.request_count.d.next = 0.into();
            self.hit_count.d.next = 0.into();
        }
        self.requests.next = self.request_count.q.val();
        self.hits.next = self.hit_count.q.val();

        self.answered.d.next = self.accepted.val();
        self.was_hit.d.next = self.hit.val();
        self.answer.valid.next = self.answered.q.val();
        self.answer.hit.next = self.was_hit.q.val();
    }
}
