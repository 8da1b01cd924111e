//! Every operator of `Word`, and what is done with a `BeatWord`, at widths around its limbs, against bits in a vector.
#![allow(clippy::unwrap_used)] // A test fails by panicking, helpers included.

mod model;

use model::Bits;
use signal::{BeatWord, Unsigned, Word, bits_to, cat, index_bits, ones};

const WIDTHS: [usize; 11] = [1, 2, 31, 32, 63, 64, 65, 127, 128, 511, 512];

/// SplitMix64: a seed gives the same values for ever.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }
}

/// Corners, then random values of `width` bits.
fn values_of<const MOST: usize, const LIMBS: usize>(width: usize) -> Vec<Unsigned<MOST, LIMBS>> {
    let mut random = Random(width as u64);
    let one = Unsigned::new(1, width);
    let ones = !Unsigned::new(0, width);
    let mut values = vec![Unsigned::new(0, width), one, ones, one << (width - 1), ones >> 1];
    values.extend((0..8).map(|_| {
        let limbs = std::array::from_fn(|_| random.next());
        Unsigned::from_limbs(limbs, width)
    }));
    values
}

fn values(width: usize) -> Vec<Word> {
    values_of(width)
}

/// `check` on all pairs of values of each width.
fn pairs(check: impl Fn(Word, Word, &Bits, &Bits)) {
    for width in WIDTHS {
        for a in values(width) {
            for b in values(width) {
                check(a, b, &Bits::of(a), &Bits::of(b));
            }
        }
    }
}

#[track_caller]
fn same(found: Word, expected: Bits) {
    assert_eq!((found.width(), Bits::of(found)), (expected.0.len(), expected), "{found:?}");
}

#[test]
fn sums_differences_and_products_wrap() {
    pairs(|a, b, x, y| {
        same(a + b, x.add(y));
        same(a - b, x.add(&y.not().add(&Bits::number(1, y.0.len()))));
        same(a * b, x.multiply(y));
    });
}

#[test]
fn bits_are_combined_one_by_one() {
    pairs(|a, b, x, y| {
        same(a & b, x.zip(y, |p, q| p & q));
        same(a | b, x.zip(y, |p, q| p | q));
        same(a ^ b, x.zip(y, |p, q| p ^ q));
        same(!a, x.not());
    });
}

#[test]
fn comparisons_are_unsigned() {
    pairs(|a, b, x, y| {
        let order = x.0.iter().rev().cmp(y.0.iter().rev());
        assert_eq!(a.partial_cmp(&b), Some(order), "{a:?} {b:?}");
        assert_eq!(a == b, x == y);
        assert_eq!((a < b, a <= b), (order.is_lt(), order.is_le()));
        assert_eq!((a > b, a >= b), (order.is_gt(), order.is_ge()));
    });
}

#[test]
fn shifts_fill_with_zeros_and_empty_the_word() {
    for width in WIDTHS {
        for a in values(width) {
            let x = Bits::of(a);
            for by in [0, 1, 3, 31, 32, 63, 64, 65, 127, 128, 510, 511, 512, 513, usize::MAX] {
                same(a << by, x.left(by));
                same(a >> by, x.right(by));
                // The amount has a separate width, which may exceed 64 bits.
                let by_word = bits_to(by, 130);
                same(a << by_word, x.left(by));
                same(a >> by_word, x.right(by));
            }
            let far = Word::new(1, 130) << 100;
            same(a << far, Bits::number(0, width));
            same(a >> far, Bits::number(0, width));
        }
    }
}

#[test]
fn reductions_and_single_bits() {
    for width in WIDTHS {
        for a in values(width) {
            let x = Bits::of(a);
            assert_eq!(a.any(), x.0.contains(&true), "{a:?}");
            assert_eq!(a.all(), !x.0.contains(&false), "{a:?}");
            assert_eq!(a.xor(), x.0.iter().filter(|&&bit| bit).count() % 2 == 1, "{a:?}");
            for (i, &bit) in x.0.iter().enumerate() {
                assert_eq!(a.bit(i), bit);
                assert_eq!(a.bit(bits_to(i, 70)), bit);
            }
            assert!(!a.bit(width) && !a.bit(usize::MAX));
            assert!(!a.bit(Word::new(1, 70) << 69));
        }
    }
}

#[test]
fn words_are_cut_extended_and_joined() {
    for width in WIDTHS {
        for a in values(width) {
            let x = Bits::of(a);
            for to in WIDTHS {
                same(bits_to(a, to), x.resized(to));
                if width + to <= Word::MAX_WIDTH {
                    for b in values(to).into_iter().step_by(4) {
                        same(cat(a, b), Bits([Bits::of(b).0, x.0.clone()].concat()));
                    }
                }
            }
            if width < Word::MAX_WIDTH {
                same(cat(true, a), Bits([x.0.clone(), vec![true]].concat()));
            }
            assert_eq!(a, Word::from_limbs(a.limbs(), width));
            assert_eq!(a.to_u64(), a.limbs()[0]);
        }
    }
}

#[test]
fn a_beat_is_moved_inverted_and_taken_apart() {
    for width in [1, 64, 511, 512, 513, 1023, 1024] {
        for beat in values_of::<1024, 16>(width) {
            let bits = Bits::of(beat);
            assert_eq!(Bits::of(!beat), bits.not());
            assert!(beat == beat && beat != !beat);
            for low in [0, 1, 63, 64, 65, 500, 512, 1000] {
                for taken in [1, 2, 63, 64, 65, 512] {
                    if low + taken <= width {
                        let expected = Bits(bits.0[low..low + taken].to_vec());
                        assert_eq!(Bits::of(beat.slice(low, taken)), expected);
                        same(bits_to(beat >> low, taken), expected);
                    }
                }
            }
            if width <= 512 {
                same(Word::of(beat), bits);
                assert!(BeatWord::from(Word::of(beat)) == beat);
            }
        }
    }
}

#[test]
fn beats_lie_side_by_side() {
    for (high, low) in [(1, 1023), (512, 512), (3, 70), (600, 400)] {
        for (a, b) in values_of::<1024, 16>(high).into_iter().zip(values_of(low)) {
            let expected = [Bits::of(b).0, Bits::of(a).0].concat();
            assert_eq!(Bits::of(a.above(b)).0, expected);
        }
    }
}

#[test]
fn ones_enable_every_byte() {
    for width in [1, 8, 64, 65, 128] {
        let all: Word = ones(width).into();
        assert!(!Word::new(0, width) == all);
    }
}

#[test]
fn a_literal_takes_the_width_of_what_it_meets() {
    let a = Word::new(250, 8);
    assert_eq!((a + 7).to_u64(), 1);
    assert_eq!((a + 7).width(), 8);
    assert!(a == 250 && a > 249 && a < 251);
    assert_eq!(format!("{a:?} {a} {:?}", Word::from(250)), "8'hfa 250 250");
    let wide = Word::new(3, 512);
    assert_eq!((wide * 5).width(), 512);
    assert!(wide * 5 == 15);
}

/// The message of the panic in `body`.
fn panics<T>(body: impl FnOnce() -> T + std::panic::UnwindSafe) -> String {
    let payload = std::panic::catch_unwind(body).map(|_| "nothing").unwrap_err();
    let text = payload.downcast_ref::<String>().cloned();
    text.or_else(|| payload.downcast_ref::<&str>().map(|s| s.to_string())).unwrap()
}

#[test]
fn what_has_no_meaning_panics() {
    let a = Word::new(1, 8);
    assert_eq!(panics(move || a + Word::new(1, 9)), "a word of 9 bits meets one of 8 bits");
    assert_eq!(panics(move || a + 256), "the literal 256 does not fit 8 bits");
    assert_eq!(panics(move || a == 256), "the literal 256 does not fit 8 bits");
    assert_eq!(panics(move || cat(a, 1)), "a part of a concatenation has no width");
    let literals = "an operator on two bare literals has no width";
    assert_eq!(panics(|| Word::from(3) + 4), literals);
    let wide = Word::new(1, 300);
    let most = "a word has at most 512 bits, not 600";
    assert_eq!(panics(move || cat(wide, wide)), most);
    assert_eq!(panics(|| Word::new(0, 600)), most);
    let beat = BeatWord::new(1, 600);
    let most = "a word has at most 1024 bits, not 1200";
    assert_eq!(panics(move || beat.above(beat)), most);
    let most = "a word has at most 512 bits, not 600";
    assert_eq!(panics(move || Word::of(beat)), most);
    let wire = "a wire has at most 512 bits, not 513";
    assert_eq!(panics(|| signal::Wire::<rust_hdl::core::prelude::In>::new(513)), wire);
}

#[test]
fn an_index_counts_from_0() {
    let found = [1, 2, 3, 4, 5, 8, 9, 256, 257].map(index_bits);
    assert_eq!(found, [1, 1, 2, 2, 3, 3, 4, 8, 9]);
}
