//! The L2 slice of a line.

use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// Address bits that one table of residues takes.
const DIGIT: usize = 3;

/// The block number of a line modulo the number of slices. A power of two in that number is plain
/// bits; the residue by its odd factor is a sum of the residues of digits of 3 bits.
#[derive(LogicBlock)]
pub struct SliceMap {
    kind: Kind,
    /// The line address.
    pub line: Wire<In>,
    /// Its slice.
    pub slice: Wire<Out>,
    /// A heap: `residues[k]` is that of `residues[2 * k + 1]` and `residues[2 * k + 2]` together; the
    /// last `digits` of them are the digits', the lowest first.
    residues: Vec<Wire<Local>>,
    /// `sums[k]`: `residues[k]` before its reduction.
    sums: Vec<Wire<Local>>,
    _shift: usize,
    _low_bits: usize,
    _upper_bits: usize,
    _odd: usize,
    _digits: usize,
}

impl SliceMap {
    /// For lines of `line_bits` bits of address, of which 2^`interleave_bits` in a row lie in one of `slices` slices,
    /// 1..=256.
    pub fn new(line_bits: usize, interleave_bits: usize, slices: usize) -> SliceMap {
        let low_bits = slices.trailing_zeros() as usize;
        let odd = slices >> low_bits;
        let above = line_bits - interleave_bits;
        let upper_bits = if odd > 1 { above.saturating_sub(low_bits) } else { 0 };
        let digits = upper_bits.div_ceil(DIGIT);
        let residue_bits = index_bits(odd);
        SliceMap {
            kind: Kind::of::<SliceMap>("The block number of a line modulo the number of slices.")
                .with("line", line_bits)
                .with("interleave", interleave_bits)
                .with("slices", slices),
            line: Wire::new(line_bits),
            slice: Wire::new(index_bits(slices)),
            residues: vec![Wire::new(residue_bits); (2 * digits).saturating_sub(1)],
            sums: vec![Wire::new(residue_bits + 1); digits.saturating_sub(1)],
            _shift: interleave_bits,
            _low_bits: low_bits,
            _upper_bits: upper_bits,
            _odd: odd,
            _digits: digits,
        }
    }
}

impl Logic for SliceMap {
    #[kernel]
    fn update(&mut self) {
        let (shift, low_bits, odd) = (self._shift, self._low_bits, self._odd);
        let (digits, slice_bits) = (self._digits, self.slice.width());
        self.slice.next = 0.into();
        if digits == 0 {
            if low_bits > 0 {
                self.slice.next = bits_to(bits_to(self.line.val() >> shift, low_bits), slice_bits);
            }
        } else {
            for d in 0..digits {
                let width = DIGIT.min(self._upper_bits - DIGIT * d);
                let place = DIGIT * d;
                let weight = (0..place).fold(1, |power, _| 2 * power % odd);
                let digit = bits_to(self.line.val() >> (shift + low_bits + place), width);
                self.residues[digits - 1 + d].next = 0.into();
                for value in 1..1 << width {
                    if digit == value {
                        self.residues[digits - 1 + d].next = (value * weight % odd).into();
                    }
                }
            }
            for k in (0..digits - 1).rev() {
                let sum_bits = self.sums[k].width();
                self.sums[k].next = bits_to(self.residues[2 * k + 1].val(), sum_bits)
                    + bits_to(self.residues[2 * k + 2].val(), sum_bits);
                self.residues[k].next = bits_to(self.sums[k].val(), sum_bits - 1);
                if self.sums[k].val() >= odd {
                    self.residues[k].next = bits_to(self.sums[k].val() - odd, sum_bits - 1);
                }
            }
            if low_bits > 0 {
                self.slice.next =
                    cat(self.residues[0].val(), bits_to(self.line.val() >> shift, low_bits));
            } else {
                self.slice.next = self.residues[0].val();
            }
        }
    }
}
