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
    pub missed: Wire<In>,
    /// The slice of each, side by side.
    pub slices: Wire<In>,
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
            missed: Wire::new(entries),
            slices: Wire::new(entries * index_bits(config.slices())),
            count: Wire::new(ones.count.width()),
            ones,
        }
    }
}

impl Logic for SliceMisses {
    #[kernel]
    fn update(&mut self) {
        let (entries, bits) = (self.missed.width(), self.number.width());
        self.ones.mask.next = cat_of(entries, |e| {
            self.missed.val().bit(e)
                && (bits_to(self.slices.val() >> (e * bits), bits) == self.number.val())
        });
        self.count.next = self.ones.count.val();
    }
}
