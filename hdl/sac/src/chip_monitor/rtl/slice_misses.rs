//! How many requests left the entries for one slice.
use super::super::Config;
use super::ones::Ones;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// Counts the entries from which a request left for a slice.
#[derive(LogicBlock)]
pub struct SliceMisses {
    kind: Kind,
    /// The slice's number.
    pub number: Wire<In>,
    /// A request left each entry.
    pub missed: Vec<Signal<In, Bit>>,
    /// Number of the slice for which each entry's request left.
    pub slices: Vec<Wire<In>>,
    /// How many left for this slice.
    pub count: Wire<Out>,
    ones: Ones,
}

impl SliceMisses {
    /// Of the entries of `config`.
    pub fn new(config: &Config) -> SliceMisses {
        let entries = config.sm_ports();
        let ones = Ones::new(entries);
        SliceMisses {
            kind: Kind::of::<SliceMisses>(
                "Counts the entries from which a request left for a slice.",
            )
            .named("chip_monitor_slice_misses")
            .with("entries", entries)
            .with("slices", config.slices()),
            number: Wire::new(index_bits(config.slices())),
            missed: vec![Signal::default(); entries],
            slices: vec![Wire::new(index_bits(config.slices())); entries],
            count: Wire::new(ones.count.width()),
            ones,
        }
    }
}

impl Logic for SliceMisses {
    #[kernel]
    fn update(&mut self) {
        self.ones.mask =
            cat_of(self.missed.len(), |e| self.missed[e] && (self.slices[e] == self.number));
        self.count = self.ones.count;
    }
}
