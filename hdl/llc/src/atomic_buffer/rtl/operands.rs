//! The word and the operands of an atomic, out of the bytes of its request.

use super::Config;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// Finds an atomic's sector and word in its request, and its operands.
#[derive(LogicBlock)]
pub struct AtomicBufferOperands {
    kind: Kind,
    /// The request's sector, one-hot.
    pub sectors: Wire<In>,
    /// The bytes of its word.
    pub byte_enable: Wire<In>,
    /// Operands in their places of a sector.
    pub data: BeatWire<In>,
    /// Number of that sector.
    pub sector: Wire<Out>,
    /// The eight bytes that the word lies in.
    pub pair: Wire<Out>,
    /// The word is the upper four of them.
    pub is_upper: Signal<Out, Bit>,
    /// The word is all of them.
    pub is_wide: Signal<Out, Bit>,
    /// The operand, one of four bytes in the upper half.
    pub operand: Wire<Out>,
    /// The compare value, likewise.
    pub compare: Wire<Out>,
    /// The eight bytes, a bit each, whose lower half is named, and those whose upper half is.
    lower_named: Wire<Local>,
    upper_named: Wire<Local>,
    /// The word's eight bytes, and those beside them.
    selected: Wire<Local>,
    other: Wire<Local>,
}

impl AtomicBufferOperands {
    /// For requests of this port.
    pub fn new(config: &Config) -> AtomicBufferOperands {
        AtomicBufferOperands {
            kind: Kind::of::<AtomicBufferOperands>(
                "Finds an atomic's sector and word in its request, and its operands.",
            ),
            sectors: Wire::new(config.sectors()),
            byte_enable: Wire::new(config.sector_bytes()),
            data: BeatWire::new(config.beat_bits()),
            sector: Wire::new(config.sector_bits()),
            pair: Wire::new(config.pair_bits()),
            is_upper: Signal::default(),
            is_wide: Signal::default(),
            operand: Wire::new(64),
            compare: Wire::new(64),
            lower_named: Wire::new(config.sector_bytes() / 8),
            upper_named: Wire::new(config.sector_bytes() / 8),
            selected: Wire::new(64),
            other: Wire::new(64),
        }
    }
}

impl Logic for AtomicBufferOperands {
    #[kernel]
    fn update(&mut self) {
        let (sectors, pairs) = (self.sectors.width(), self.byte_enable.width() / 8);
        self.sector = 0;
        for s in 0..sectors {
            if self.sectors.bit(s) {
                self.sector = s.into();
            }
        }

        self.lower_named = cat_of(pairs, |p| self.byte_enable.bit(8 * p));
        self.upper_named = cat_of(pairs, |p| self.byte_enable.bit(8 * p + 4));
        let named = self.lower_named | self.upper_named;
        self.pair = 0;
        for p in 0..pairs {
            if named.bit(p) {
                self.pair = p.into();
            }
        }
        self.selected = 0;
        self.other = 0;
        for p in 0..pairs / 2 {
            let (even, odd) = (128 * p, 128 * p + 64);
            if named.bit(2 * p) {
                self.selected = bits_to(self.data >> even, 64);
                self.other = bits_to(self.data >> odd, 64);
            }
            if named.bit(2 * p + 1) {
                self.selected = bits_to(self.data >> odd, 64);
                self.other = bits_to(self.data >> even, 64);
            }
        }
        let has_lower = self.lower_named.any();
        let has_upper = self.upper_named.any();
        self.is_upper = !has_lower;
        self.is_wide = has_lower && has_upper;

        // Of four bytes the compare value is the other half.
        let upper = self.selected >> 32 << 32;
        let lower = self.selected << 32;
        self.operand = upper;
        self.compare = lower;
        if has_lower {
            self.operand = lower;
            self.compare = upper;
        }
        if has_lower && has_upper {
            self.operand = self.selected;
            self.compare = self.other;
        }
    }
}
