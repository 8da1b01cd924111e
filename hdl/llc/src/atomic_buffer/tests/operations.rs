//! R14: every operation, on words of both widths.

use super::super::operation::{Word, perform};
use super::bench::{Bench, asks, atomic};
use super::small;
use crate::streams::Request;
use base::model::write_bytes;
use signal::port::beginning;

#[test]
fn r14_a_word_is_aligned_and_has_4_or_8_bytes() {
    assert_eq!(Word::named(0xf0), Some(Word { offset: 4, width: 4 }));
    assert_eq!(Word::named(0xff00), Some(Word { offset: 8, width: 8 }));
    assert_eq!(Word::named(0xff << 56), Some(Word { offset: 56, width: 8 }));
    for wrong in [0, 0xff0, 0x3, 0xf00f, 0x1e, 0xffff] {
        assert_eq!(Word::named(wrong), None, "{wrong:#x}");
    }
    assert_eq!(Word { offset: 4, width: 4 }.partner(), Word { offset: 0, width: 4 });
    assert_eq!(Word { offset: 16, width: 8 }.partner(), Word { offset: 24, width: 8 });
}

/// All engines leave in the sector what the table says: each operation, on each word, and the sector read after it.
#[test]
fn r14_the_hardware_leaves_what_the_operation_says() {
    let mut bench = Bench::new(small());
    bench.hold(5, 0, 0);
    let words = [(0, 8), (8, 8), (0, 4), (4, 4), (8, 4), (12, 4)];
    let mut sector = [0; 16];
    for (number, operation) in (0..16).cycle().take(16 * 7 * words.len()).enumerate() {
        let (offset, width) = words[number % words.len()];
        let word = Word { offset, width };
        let mixed = (number as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let data = beginning([mixed, if number % 3 == 0 { sector[1] } else { !mixed }]);
        let request = Request { operation, byte_enable: word.bytes(), data, ..atomic(1, 5, 0) };
        bench.cycle(asks(request));
        assert_eq!(bench.idle().reply.data, sector, "{number}");
        if let Some(value) = perform(operation, word, &sector, &data) {
            write_bytes(&mut sector, word.bytes(), &word.with(value));
        }
    }
    assert!(bench.idle().performed);
}

#[test]
fn r14_operations_are_those_of_the_table() {
    // Word, operand, compare value; what each operation from 0 on leaves in four bytes.
    let minus_one = 0xffff_ffff;
    for (old, operand, compare, new) in [
        (5, 3, 5, [8, 1, 7, 6, 3, 5, 3, 5, 3, 3]),
        (3, minus_one, 4, [2, 3, minus_one, 0xffff_fffc, minus_one, 3, 3, minus_one, minus_one, 3]),
        (
            0x8000_0000,
            1,
            0,
            [
                0x8000_0001,
                0,
                0x8000_0001,
                0x8000_0001,
                0x8000_0000,
                1,
                1,
                0x8000_0000,
                1,
                0x8000_0000,
            ],
        ),
    ] {
        for (operation, new) in (0..).zip(new) {
            for offset in [0, 4, 12] {
                let word = Word { offset, width: 4 };
                let mut data = word.with(old);
                // Bytes beside the word must not matter.
                data[offset as usize / 8] |= 0x77 << (8 * (word.partner().offset % 8));
                let mut operands = word.partner().with(compare);
                operands[offset as usize / 8] |= operand << (8 * (offset % 8));
                let left = perform(operation, word, &data, &operands);
                assert_eq!(left, Some(new), "{operation} {old:#x} {operand:#x} {offset}");
            }
        }
    }
    // In eight bytes the sign is another bit.
    let word = Word { offset: 8, width: 8 };
    let (old, operand) = (0x8000_0000, u64::MAX);
    let left = |operation| perform(operation, word, &word.with(old), &word.with(operand));
    assert_eq!(left(0), Some(0x7fff_ffff));
    assert_eq!((left(4), left(5)), (Some(u64::MAX), Some(old)));
    assert_eq!((left(6), left(7)), (Some(old), Some(u64::MAX)));
    for operation in 10..16 {
        assert_eq!(left(operation), None);
    }
}
