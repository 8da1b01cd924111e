//! The operation on a word of the sector.

use super::Config;
use base::streams::OPERATION_BITS;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// Performs an atomic's operation on its word of a sector. Words of four bytes are worked on in the upper half
/// of eight, above zeros, so that carries and signs are where those of eight bytes are.
#[derive(LogicBlock)]
pub struct AtomicBufferOperation {
    kind: Kind,
    /// Number of the atomic's operation: 4 bits.
    pub operation: Wire<In>,
    /// The eight bytes of the sector that the word lies in.
    pub pair: Wire<In>,
    /// The word is the upper four of them.
    pub is_upper: Signal<In, Bit>,
    /// The word is all of them.
    pub is_wide: Signal<In, Bit>,
    /// The operand in 64 bits; one of four bytes is in the upper half.
    pub operand: Wire<In>,
    /// The compare value.
    pub compare: Wire<In>,
    /// The sector before the operation.
    pub sector: BeatWire<In>,
    /// The sector afterwards.
    pub changed: BeatWire<Out>,
    /// Its words of four bytes that become dirty.
    pub dirtied: Wire<Out>,
    /// The word's eight bytes, the word, and what becomes of both.
    old_pair: Wire<Local>,
    old: Wire<Local>,
    result: Wire<Local>,
    result_pair: Wire<Local>,
    pairs: Vec<Wire<Local>>,
    marks: Vec<Wire<Local>>,
}

impl AtomicBufferOperation {
    /// For sectors of this port.
    pub fn new(config: &Config) -> AtomicBufferOperation {
        let pairs = config.pairs();
        AtomicBufferOperation {
            kind: Kind::of::<AtomicBufferOperation>(
                "Performs an atomic's operation on its word of a sector.",
            ),
            operation: Wire::new(OPERATION_BITS),
            pair: Wire::new(config.pair_bits()),
            is_upper: Signal::default(),
            is_wide: Signal::default(),
            operand: Wire::new(64),
            compare: Wire::new(64),
            sector: BeatWire::new(config.beat_bits()),
            changed: BeatWire::new(config.beat_bits()),
            dirtied: Wire::new(config.words()),
            old_pair: Wire::new(64),
            old: Wire::new(64),
            result: Wire::new(64),
            result_pair: Wire::new(64),
            pairs: (0..pairs).map(|_| Wire::new(64)).collect(),
            marks: (0..pairs).map(|_| Wire::new(2)).collect(),
        }
    }
}

impl Logic for AtomicBufferOperation {
    #[kernel]
    fn update(&mut self) {
        self.select();
        self.perform();
        self.replace();
    }
}

impl AtomicBufferOperation {
    /// The word.
    #[kernel]
    fn select(&mut self) {
        self.old_pair = 0;
        for p in 0..self.pairs.len() {
            if self.pair == p {
                self.old_pair = bits_to(self.sector >> (64 * p), 64);
            }
        }
        self.old = self.old_pair << 32;
        if self.is_upper {
            self.old = self.old_pair >> 32 << 32;
        }
        if self.is_wide {
            self.old = self.old_pair;
        }
    }

    /// The word's new value.
    #[kernel]
    fn perform(&mut self) {
        // Signed numbers are in the order of unsigned ones with the other sign.
        let is_unsigned = self.operation.bit(1);
        let key = cat(self.old.bit(63) == is_unsigned, bits_to(self.old, 63));
        let operand_key = cat(self.operand.bit(63) == is_unsigned, bits_to(self.operand, 63));
        let is_above = operand_key > key;

        self.result = self.old;
        if self.operation == 0 {
            self.result = self.old + self.operand;
        }
        if self.operation == 1 {
            self.result = self.old & self.operand;
        }
        if self.operation == 2 {
            self.result = self.old | self.operand;
        }
        if self.operation == 3 {
            self.result = self.old ^ self.operand;
        }
        let is_chosen = ((self.operation >> 2) == 1) && (is_above == self.operation.bit(0));
        let is_swapped = (self.operation == 9) && (self.old == self.compare);
        if is_chosen || (self.operation == 8) || is_swapped {
            self.result = self.operand;
        }
    }

    /// The sector with the word in its place.
    #[kernel]
    fn replace(&mut self) {
        let n = self.pairs.len();
        let is_write = self.operation <= 9;
        let upper = self.result >> 32;
        self.result_pair = (self.old_pair >> 32 << 32) | upper;
        if self.is_upper {
            self.result_pair = (upper << 32) | bits_to(bits_to(self.old_pair, 32), 64);
        }
        if self.is_wide {
            self.result_pair = self.result;
        }
        for p in 0..n {
            self.pairs[p] = bits_to(self.sector >> (64 * p), 64);
            self.marks[p] = 0;
            if is_write && (self.pair == p) {
                self.pairs[p] = self.result_pair;
                self.marks[p] = cat(self.is_wide || self.is_upper, self.is_wide || !self.is_upper);
            }
        }
        self.changed = cat_of(n, |p| self.pairs[p]).into();
        self.dirtied = cat_of(n, |p| self.marks[p]);
    }
}
