//! Each rule by a directed test named after it.

use testbenches::testing::assert_rules_are_tested;

use super::super::{In, Load, Ready};
use super::bench::{Bench, lines, load, offer, taking};
use super::{config, geometries};

#[test]
fn r1_one_warp_is_searched_at_a_time() {
    for config in geometries() {
        let per_line = config.sectors() as u64;
        let mut bench = Bench::new(&config);
        let three = load(|lane| lane % 3 * per_line);
        // Taken, three steps, taken again, and so on.
        let ready: Vec<bool> = (0..12).map(|_| bench.cycle(offer(&three)).warp.ready).collect();
        assert_eq!(ready, [true, false, false, false].repeat(3));
    }
}

#[test]
fn r2_lines_come_in_the_order_of_their_lowest_lanes() {
    let mut bench = Bench::new(&config(40, 128));
    // All 32 lanes in one line; and in as many, from the highest line down.
    let one = lines(&mut bench, &load(|_| 0x1_0000 * 4));
    assert_eq!(one, [(0x1_0000, 1, true)]);
    let each = lines(&mut bench, &load(|lane| (100 - lane) * 4 + 2));
    let expected: Vec<_> = (0..32).map(|lane| (100 - lane, 0b100, lane == 31)).collect();
    assert_eq!(each, expected);
    // Interleaved; and with the lowest lanes inactive.
    let turns = load(|lane| [7, 5, 9][lane as usize % 3] * 4);
    let mut addresses =
        |load: Load| -> Vec<u64> { lines(&mut bench, &load).iter().map(|line| line.0).collect() };
    assert_eq!(addresses(turns), [7, 5, 9]);
    assert_eq!(addresses(Load { active: 0xffff_fffc, ..turns }), [9, 7, 5]);
    assert_eq!(addresses(Load { active: 0x8000_0000, ..turns }), [5]);
    // No lane.
    assert_eq!(addresses(Load { active: 0, ..turns }), [0; 0]);
}

#[test]
fn r3_a_lines_sectors_are_those_of_its_active_lanes() {
    for config in geometries() {
        let per_line = config.sectors() as u64;
        let mut bench = Bench::new(&config);
        // A row of words of four bytes from the middle of a sector on straddles sectors and lines.
        let row = load(|lane| (16 + 4 * lane) / 32 + 3 * per_line - 1);
        let mut expected: Vec<(u64, u64, bool)> = vec![];
        for sector in (0..5).map(|n| n + 3 * per_line - 1) {
            let (line, bit) = (sector / per_line, 1 << (sector % per_line));
            match expected.last_mut() {
                Some(last) if last.0 == line => last.1 |= bit,
                _ => expected.push((line, bit, false)),
            }
        }
        expected.last_mut().unwrap().2 = true;
        assert_eq!(lines(&mut bench, &row), expected);
        // A lane that is not active adds no sector and no line.
        let last = per_line - 1;
        let spread = load(|lane| if lane == 3 { 9 * per_line } else { lane % per_line });
        let whole = u64::MAX >> (64 - per_line);
        let line = lines(&mut bench, &Load { active: 0xffff_fff7, ..spread });
        assert_eq!(line, [(0, whole, true)]);
        let first_and_last = Load { active: 1 | 1 << last, ..load(|lane| lane % per_line) };
        assert_eq!(lines(&mut bench, &first_and_last), [(0, 1 | 1 << last, true)]);
        // Every bit of an address counts.
        for bit in 0..config.sector_bits() {
            let two = load(|lane| if lane == 9 { 1 << bit } else { 0 });
            let found = lines(&mut bench, &two);
            let other = (1u64 << bit) / per_line;
            assert_eq!(found.len(), if other == 0 { 1 } else { 2 }, "{bit}");
            assert_eq!(found[found.len() - 1].0, other);
        }
    }
}

#[test]
fn r4_the_search_stands_still_while_32_lines_or_2_counts_wait() {
    let config = config(40, 128);
    let mut bench = Bench::new(&config);
    // Nothing is taken: of 20 and 20 lines, 32 are found.
    let twenty = In { count: Ready::NO, ..offer(&load(|lane| lane % 20 * 4)) };
    let ready: Vec<bool> = (0..200).map(|_| bench.cycle(twenty).warp.ready).collect();
    assert_eq!(ready.iter().filter(|ready| **ready).count(), 2);
    // When the first count and a line have passed, one more is found.
    bench.cycle(In { line: Ready::NO, ..taking() });
    let (mut counts, mut lines) = (1, 0);
    for _ in 0..200 {
        let out = bench.cycle(taking());
        counts += usize::from(out.count.valid);
        lines += usize::from(out.line.valid);
    }
    assert_eq!((counts, lines), (2, 40));
    // Warps of one line: two counts wait, a third warp is being searched.
    let one = In { count: Ready::NO, ..offer(&load(|_| 8)) };
    let ready: Vec<bool> = (0..200).map(|_| bench.cycle(one).warp.ready).collect();
    assert_eq!(ready.iter().filter(|ready| **ready).count(), 3);
}

#[test]
fn r5_a_count_waits_for_the_lines_before_it() {
    for config in geometries() {
        let per_line = config.sectors() as u64;
        let mut bench = Bench::new(&config);
        let two = load(|lane| lane / 16 * per_line);
        // Two steps, then the count holds until it is taken.
        bench.cycle(In { count: Ready::NO, ..offer(&two) });
        let held = In { count: Ready::NO, ..taking() };
        let counts: Vec<bool> = (0..6).map(|_| bench.cycle(held).count.valid).collect();
        assert_eq!(counts, [false, false, true, true, true, true]);
        // The next warp's count waits while the lines do.
        bench.cycle(In { line: Ready::NO, ..offer(&two) });
        let held = In { line: Ready::NO, ..taking() };
        for _ in 0..6 {
            let out = bench.cycle(held);
            assert!(!out.count.valid && out.line.valid && !out.line.last);
        }
        let seen: Vec<(bool, bool)> = (0..4)
            .map(|_| bench.cycle(taking()))
            .map(|out| (out.count.valid, out.line.valid))
            .collect();
        assert_eq!(seen, [(false, true), (false, true), (true, false), (false, true)]);
    }
}

/// The table of the page's section on timing, then the rate of warps without end.
#[test]
fn r6_lines_leave_one_a_cycle() {
    let config = config(40, 128);
    let mut bench = Bench::new(&config);
    let two = load(|lane| lane % 2 * 4);
    let one = load(|_| 12);
    let none = Load { active: 0, ..one };
    let inputs = [offer(&two), offer(&none), offer(&none), offer(&none), offer(&one), offer(&one)];
    let seen: Vec<(bool, Option<u64>, Option<u64>)> = (0..9)
        .map(|cycle| bench.cycle(*inputs.get(cycle).unwrap_or(&taking())))
        .map(|out| {
            let count = out.count.valid.then_some(out.count.unique);
            (out.warp.ready, count, out.line.valid.then_some(out.line.address))
        })
        .collect();
    let expected = [
        (true, None, None),
        (false, None, None),
        (false, None, None),
        (true, Some(2), None),
        (false, None, Some(0)),
        (true, None, Some(1)),
        (false, Some(0), None),
        (true, Some(1), None),
        (true, None, Some(3)),
    ];
    assert_eq!(seen, expected);
    // U lines in U + 1 cycles, 32 lines in 34.
    for (unique, cycles) in [(1, 2), (2, 3), (8, 9), (31, 32), (32, 34)] {
        let mut bench = Bench::new(&config);
        let endless = offer(&load(|lane| lane % unique * 4));
        for _ in 0..200 {
            bench.cycle(endless);
        }
        let left = (0..10 * cycles).filter(|_| bench.cycle(endless).line.valid).count() as u64;
        assert_eq!(left, 10 * unique, "{unique}");
    }
}

#[test]
fn r7_a_reset_drops_everything() {
    for config in geometries() {
        let per_line = config.sectors() as u64;
        let many = load(|lane| lane * per_line);
        let mut bench = Bench::new(&config);
        for cycles in [1, 2, 20, 33, 34, 36, 70] {
            for _ in 0..cycles {
                bench.cycle(offer(&many));
            }
            bench.reset();
            assert!(bench.cycle(taking()).warp.ready);
            assert_eq!(lines(&mut bench, &load(|_| 5 * per_line)), [(5, 1, true)]);
        }
    }
}

/// Every rule of the page has a test here, and every test here a rule.
#[test]
fn no_rule_is_without_its_test() {
    assert_rules_are_tested(include_str!("../mod.rs"), include_str!("rules.rs"));
}
