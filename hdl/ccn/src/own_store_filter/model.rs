//! The golden model: the rules of the block's page, in the plainest structures that hold them.

use super::{Answer, Config, In, Line, Out};

/// The filter as a list of bits.
#[derive(Clone, Debug)]
pub struct OwnStoreFilter {
    bits: Vec<bool>,
    /// To the query of the cycle before.
    answer: Answer,
}

impl OwnStoreFilter {
    /// The state after a reset: no bit set, no answer in flight (R8).
    pub fn new(config: &Config) -> OwnStoreFilter {
        OwnStoreFilter { bits: vec![false; config.filter_bits()], answer: Answer::default() }
    }

    /// Both bits of a line (R3).
    fn hashes(&self, line: u64) -> [usize; 2] {
        let places = self.bits.len() as u64;
        let width = places.ilog2();
        let (mut straight, mut turned) = (0, 0);
        // Groups above the highest set bit are 0 and change neither.
        let (mut rest, mut k) = (line, 0);
        while rest != 0 {
            let group = rest % places;
            straight ^= group;
            // Left by k mod w: what goes over the top comes in at the bottom.
            let left = group << (k % width);
            turned ^= (left % places) | (left / places);
            rest /= places;
            k += 1;
        }
        [straight as usize, turned as usize]
    }

    /// The answer to the query of the cycle before.
    pub fn answer(&self) -> Answer {
        self.answer
    }

    /// Whether the core may have stored to the line (R2).
    pub fn may_hold(&self, line: u64) -> bool {
        self.hashes(line).iter().all(|&place| self.bits[place])
    }
}

impl testbenches::dut::Model for OwnStoreFilter {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: &In) -> Out {
        let out = Out { answer: self.answer };
        // The query sees what was there before the edge (R4).
        let Line { valid, line } = input.query;
        self.answer = Answer { valid, filtered: valid && self.may_hold(line) };
        if input.clear {
            self.bits.fill(false);
        }
        // After the clear, which spares the bits of a store in its cycle (R5).
        if input.store.valid {
            for place in self.hashes(input.store.line) {
                self.bits[place] = true;
            }
        }
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use design::{Ccn, L1};
    use testbenches::dut::Model as _;

    fn model(filter_bits: u32) -> OwnStoreFilter {
        let ccn = Ccn { filter_bits, ..Ccn::default() };
        OwnStoreFilter::new(&Config::new(&ccn, &L1::default(), "t").unwrap())
    }

    /// Groups of nine bits 0x101, 0x180 and 0x001: rotated by 0, 1 and 2.
    #[test]
    fn hashes_worked_out_by_hand() {
        let line = 0x101 | 0x180 << 9 | 0x001 << 18;
        // 0x180 rotated by one is 0x101, which the first group takes away.
        assert_eq!(model(512).hashes(line), [0x101 ^ 0x180 ^ 0x001, 0x004]);
        assert_eq!(model(512).hashes(0), [0, 0]);
        // Groups of one bit: the parity, and a rotation changes nothing.
        assert_eq!(model(2).hashes(0b1011), [1, 1]);
    }

    /// The table of the page's section on timing, then a clear that meets a store.
    #[test]
    fn a_store_is_seen_from_the_next_cycle_on() {
        let mut model = model(512);
        let query = In { query: Line { valid: true, line: 7 }, ..In::default() };
        let store = In { store: Line { valid: true, line: 7 }, ..query };
        let said = |out: Out| (out.answer.valid, out.answer.filtered);
        assert_eq!(said(model.step(&store)), (false, false));
        assert_eq!(said(model.step(&query)), (true, false));
        assert_eq!(said(model.step(&In { clear: true, ..store })), (true, true));
        assert_eq!(said(model.step(&In { clear: true, ..query })), (true, true));
        assert_eq!(said(model.step(&query)), (true, true));
        assert_eq!(said(model.step(&In::default())), (true, false));
        assert_eq!(said(model.step(&In::default())), (false, false));
    }
}
