//! The L2 slice of a line.

use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// The block number of a line modulo the number of slices. A power of two in that number is plain
/// bits; the residue by its odd factor is a sum of the residues of the bits above them.
#[derive(LogicBlock)]
pub struct SliceMap {
    kind: Kind,
    /// The line address.
    pub line: Wire<In>,
    /// Number of the slice that holds the line.
    pub slice: Wire<Out>,
    /// The residues of the powers of two side by side, that of the lowest bit lowest.
    weights: Optional<Wire<Local>>,
    /// A heap: `residues[k]` is that of `residues[2 * k + 1]` and `residues[2 * k + 2]` together; the
    /// last `weights` of them are the bits', the lowest first.
    residues: Vec<Wire<Local>>,
    /// `sums[k]`: `residues[k]` before its reduction.
    sums: Vec<Wire<Local>>,
    _shift: usize,
    _low_bits: usize,
    _odd: usize,
    _weights: Vec<usize>,
}

impl SliceMap {
    /// For lines of `line_bits` bits of address, of which 2^`interleave_bits` in a row lie in one of `slices` slices,
    /// 1..=256.
    pub fn new(line_bits: usize, interleave_bits: usize, slices: usize) -> SliceMap {
        let low_bits = slices.trailing_zeros() as usize;
        let odd = slices >> low_bits;
        let above = line_bits - interleave_bits;
        let bits = if odd > 1 { above.saturating_sub(low_bits) } else { 0 };
        let residue_bits = index_bits(odd);
        SliceMap {
            kind: Kind::of::<SliceMap>("The block number of a line modulo the number of slices.")
                .with("line", line_bits)
                .with("interleave", interleave_bits)
                .with("slices", slices),
            line: Wire::new(line_bits),
            slice: Wire::new(index_bits(slices)),
            weights: Optional::new(bits > 0, Wire::new((bits * residue_bits).max(1))),
            residues: vec![Wire::new(residue_bits); (2 * bits).saturating_sub(1)],
            sums: vec![Wire::new(residue_bits + 1); bits.saturating_sub(1)],
            _shift: interleave_bits,
            _low_bits: low_bits,
            _odd: odd,
            _weights: (0..bits).map(|bit| (0..bit).fold(1, |power, _| 2 * power % odd)).collect(),
        }
    }
}

impl Logic for SliceMap {
    #[kernel]
    fn update(&mut self) {
        let (shift, low_bits, odd) = (self._shift, self._low_bits, self._odd);
        let (bits, slice_bits) = (self._weights.len(), self.slice.width());
        let residue_bits = index_bits(odd);
        self.slice = 0;
        if bits == 0 {
            if low_bits > 0 {
                self.slice = bits_to(bits_to(self.line >> shift, low_bits), slice_bits);
            }
        } else {
            self.weights = cat_of(bits, |b| bits_to(self._weights[b], residue_bits));
            for b in 0..bits {
                self.residues[bits - 1 + b] = 0;
                if self.line.bit(shift + low_bits + b) {
                    self.residues[bits - 1 + b] =
                        bits_to(self.weights >> (b * residue_bits), residue_bits);
                }
            }
            for k in (0..bits - 1).rev() {
                self.sums[k] = bits_to(self.residues[2 * k + 1], residue_bits + 1)
                    + bits_to(self.residues[2 * k + 2], residue_bits + 1);
                self.residues[k] = bits_to(self.sums[k], residue_bits);
                if self.sums[k] >= odd {
                    self.residues[k] = bits_to(self.sums[k] - odd, residue_bits);
                }
            }
            if low_bits > 0 {
                self.slice = cat(self.residues[0], bits_to(self.line >> shift, low_bits));
            } else {
                self.slice = self.residues[0];
            }
        }
    }
}
