//! One test a rule of the block's page, named after it, on all three engines.

use super::super::{Config, In, Out};
use super::{Bench, boundaries, config, hashed, npot, one, paper};

/// The outputs for every line.
fn each(config: &Config, lines: impl IntoIterator<Item = u64>, check: impl Fn(u64, &Out)) {
    let mut bench = Bench::new(config);
    for line in lines {
        check(line, &bench.cycle(In { line }));
    }
}

/// The home cores of the lines of set 0 with these tags, 32 sets.
fn assert_cores(config: &Config, tags_and_cores: &[(u64, u64)]) {
    for &(tag, core) in tags_and_cores {
        each(config, [tag << 5, tag << 5 | 31], |line, out| {
            assert_eq!(out.core, core, "line {line:#x} of {config:?}");
        });
    }
}

#[test]
fn r1_core_bits_are_the_lowest_of_the_tag() {
    assert_cores(&paper(), &[(0, 0), (1, 1), (2, 2), (16, 16), (27, 27), (0xb, 11)]);
    // Those above them change nothing, and those of the set neither.
    assert_cores(&paper(), &[(0x20, 0), (0x3b, 27), (0xfff_ffe0, 0), (0xfff_fff0, 16)]);
}

#[test]
fn r2_xor_folds_the_whole_tag() {
    // A tag of 28 bits: five groups of 5 bits and one of 3.
    for bit in 0..28 {
        assert_cores(&hashed(), &[(1 << bit, 1 << (bit % 5))]);
    }
    assert_cores(&hashed(), &[(0b00011_00110, 0b00101), (0x10_0010_u64 | 0x200, 0x10 ^ 0x11)]);
    assert_cores(&hashed(), &[(1 << 27 | 1 << 2, 0), (0x7 << 25, 7)]);
    // Three bits of five cores, of a tag of 20 bits: six groups and one of 2.
    assert_cores(&npot(), &[(0b011_001, 0b010), (1 << 18, 1), (1 << 19 | 1 << 17, 6 - 5)]);
}

#[test]
fn r3_values_beyond_the_last_core_begin_anew() {
    assert_cores(&paper(), &[(27, 27), (28, 0), (29, 1), (30, 2), (31, 3), (32, 0)]);
    assert_cores(&npot(), &[(4, 4), (5, 0), (6, 1), (7, 2)]);
    each(&one(), 0..0x200, |_, out| assert_eq!(out.core, 0));
    let two_of_three = config("shared_l1.cores = 3\nl1.address_bits = 16");
    assert_cores(&two_of_three, &[(0, 0), (1, 1), (2, 2), (3, 0), (7, 0), (0xe, 2)]);
}

#[test]
fn r4_set_and_tag_are_those_of_the_index_function() {
    let assert = |config: &Config, lines: &[(u64, u64, u64)]| {
        for &(line, set, tag) in lines {
            each(config, [line], |_, out| assert_eq!((out.set_number, out.tag), (set, tag)));
        }
    };
    assert(&paper(), &[(0, 0, 0), (0x3f, 31, 1), (0x1_ffff_ffff, 31, 0xfff_ffff)]);
    // Line bits 6, 7, 8, 10 and 12 turn set bits 0 to 4.
    let lines = [(0x40, 1, 2), (0x80, 2, 4), (0x100, 4, 8), (0x400, 8, 32), (0x1000, 16, 128)];
    assert(&hashed(), &lines);
    assert(&hashed(), &[(0x1541, 28, 0xaa), (0x20, 0, 1)]);
    // Groups of 5 bits: 3, 1 and 4.
    let xor = config("l1.index = \"xor\"");
    assert(&xor, &[(0b00100_00001_00011, 0b00110, 0b00100_00001), (1 << 32, 4, 1 << 27)]);
}

#[test]
fn r5_what_went_before_does_not_show() {
    for config in boundaries() {
        let last = u64::MAX >> (64 - config.line_bits());
        let lines: Vec<u64> =
            (0..200_u64).map(|i| i.wrapping_mul(0x9e37_79b9_7f4a_7c15) & last).collect();
        let mut bench = Bench::new(&config);
        let mut said = |line: &u64| bench.cycle(In { line: *line });
        let first: Vec<Out> = lines.iter().map(&mut said).collect();
        let mut back: Vec<Out> = lines.iter().rev().map(&mut said).collect();
        back.reverse();
        assert_eq!(first, back);
    }
}
