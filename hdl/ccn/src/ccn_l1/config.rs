//! The block's configuration: `[l1]`, and the parts that `[ccn]` says there are.

use crate::{own_store_filter, request_throttler, ring_stop};
use about::Figure;
use base::Geometry;
use design::{Ccn, Design, DesignKind, L1, Problems};

/// A checked configuration: every rule of both sections holds.
#[derive(Clone, Debug, PartialEq)]
pub struct Config {
    l1: Geometry,
    stop: ring_stop::Config,
    throttler: Option<request_throttler::Config>,
    filter: Option<own_store_filter::Config>,
}

impl Config {
    /// Counters: the L1's, then those of the ring.
    pub const COUNTERS: usize = 13;

    /// Width of a counter's number.
    pub const COUNTER_INDEX_BITS: usize = 4;

    /// The node of one of the cores of `ccn`, whose L1 is `l1`; `owner` names the design in messages.
    ///
    /// # Errors
    /// Every rule of the two sections that does not hold.
    pub fn new(l1: &L1, ccn: &Ccn, owner: &str) -> Result<Config, Problems> {
        let throttler = request_throttler::Config::new(ccn, owner)?;
        let filter = own_store_filter::Config::new(ccn, l1, owner)?;
        Ok(Config {
            l1: Geometry::new(l1, owner)?,
            stop: ring_stop::Config::new(l1, ccn, owner)?,
            throttler: ccn.throttle.then_some(throttler),
            filter: ccn.own_store_filter.then_some(filter),
        })
    }

    /// The node of a design, if it has one.
    pub fn of(design: &Design) -> Option<Config> {
        let l1 = design.l1().filter(|_| design.kind() == DesignKind::Ccn)?;
        Some(Config {
            l1: Geometry::with_id_bits(l1, l1.id_bits as usize),
            stop: ring_stop::Config::of(design)?,
            throttler: request_throttler::Config::of(design),
            filter: own_store_filter::Config::of(design),
        })
    }

    /// Geometry of the L1, whose identifiers have the `id_bits` of `[l1]`.
    pub fn l1(&self) -> &Geometry {
        &self.l1
    }

    /// The stop on both rings.
    pub fn stop(&self) -> &ring_stop::Config {
        &self.stop
    }

    /// The throttler; none with `throttle = false`.
    pub fn throttler(&self) -> Option<&request_throttler::Config> {
        self.throttler.as_ref()
    }

    /// The filter; none with `own_store_filter = false`.
    pub fn filter(&self) -> Option<&own_store_filter::Config> {
        self.filter.as_ref()
    }

    /// Width of `retired`: 4, or 1 with cycles; 1 without a throttler, which has no such port.
    pub fn retired_bits(&self) -> usize {
        self.throttler().map_or(1, request_throttler::Config::retired_bits)
    }

    /// Width of `n_total` and `n_hits`: 2..=24; 1 without a throttler, which has no such ports.
    pub fn sample_bits(&self) -> usize {
        self.throttler().map_or(1, request_throttler::Config::counter_bits)
    }

    /// Bits of the MSHR file: that of `l1`, and of each entry its line's tag and, with a throttler, whether it is
    /// sampled.
    pub fn mshr_bits(&self) -> usize {
        let sampled = usize::from(self.throttler.is_some());
        self.l1.mshr_bits() + self.l1.entries() * (self.l1.tag_bits() + sampled)
    }

    /// Storage beside the paper's, of the parts that it gives.
    pub fn figures(&self) -> Vec<Figure> {
        let ours = |name, bits: usize, note| Figure { name, ours: bits as u64, paper: None, note };
        let filter = self.filter().map_or(0, own_store_filter::Config::filter_bits);
        let throttler = self.throttler().map_or(0, request_throttler::Config::storage_bits);
        vec![
            Figure {
                name: "data_bits",
                ours: self.l1.data_bits() as u64,
                paper: Some(16 * 1024 * 8),
                note: "taco16 Table II (a): 16 KB",
            },
            Figure {
                name: "ring_bits",
                ours: self.stop.storage_bits() as u64,
                paper: Some(ring_stop::Config::PAPER_STORAGE_BITS as u64),
                note: "taco16 Table II, with the shadow tags of a 48 KB L1; this is CB, ReqQ, RespQ and shadow tags",
            },
            ours("tag_array_bits", self.l1.tag_array_bits(), "sets * ways * (tag_bits + 1)"),
            ours(
                "replacement_bits",
                self.l1.sets() * self.l1.policy().state_bits(),
                "sets * bits of a set's order",
            ),
            ours(
                "mshr_bits",
                self.mshr_bits(),
                "entries with their tags, and the loads that wait in them",
            ),
            ours("throttler_bits", throttler, "two counters, and the position in an epoch"),
            ours("filter_bits", filter, "own_store_filter"),
        ]
    }
}
