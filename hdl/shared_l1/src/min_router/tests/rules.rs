//! One test a rule of the block's page, named after it, on all three engines.

use super::super::{Config, In, Monitor, Out, Request};
use super::{Bench, boundaries, config, max, npot, one, paper, pot, shared};
use testbenches::coverage::Coverage;
use testbenches::dut::Monitor as _;

fn request((core, line): (u64, u64)) -> In {
    In { request: Request { core, line } }
}

/// Checks the outputs for every request, `(core, line)`.
fn each(config: &Config, requests: &[(u64, u64)], check: impl Fn((u64, u64), &Out)) {
    let mut bench = Bench::new(config);
    for &asked in requests {
        check(asked, &bench.cycle(request(asked)));
    }
}

/// Every core for every one of the lines.
fn all(config: &Config, lines: &[u64]) -> Vec<(u64, u64)> {
    let cores = 0..config.cores() as u64;
    cores.flat_map(|core| lines.iter().map(move |&line| (core, line))).collect()
}

/// A line for each pair of a home core and one of 8 slices of the paper's mesh.
fn pairs() -> Vec<u64> {
    (0..28).flat_map(|home| (0..8).map(move |slice| home << 5 | slice << 1)).collect()
}

#[test]
fn r1_the_home_is_the_home_maps() {
    for (line, home) in [(0x0, 0), (0x20, 1), (0x360, 27), (0x380, 0), (0x3e0, 3), (0x41f, 0)] {
        each(&paper(), &all(&paper(), &[line]), |_, out| assert_eq!(out.home, home));
    }
    // Groups of two bits, folded: 1, 3 and 1.
    each(&pot(), &[(0, 0b011_101 << 5)], |_, out| assert_eq!(out.home, 0b11));
    each(&npot(), &[(0, 7 << 5)], |_, out| assert_eq!(out.home, 2));
    each(&one(), &[(0, 0), (0, 0x1ff)], |_, out| assert_eq!(out.home, 0));
}

#[test]
fn r2_the_slice_is_the_interleave_modulo_their_number() {
    let assert = |config: &Config, lines: &[(u64, u64)]| {
        for &(line, slice) in lines {
            let check = |_, out: &Out| assert_eq!(out.slice, slice, "{line:#x} of {config:?}");
            each(config, &[(0, line)], check);
        }
    };
    // 256 bytes are two lines; 8 slices.
    assert(&paper(), &[(0, 0), (1, 0), (2, 1), (15, 7), (16, 0), (0x1_ffff_ffff, 7)]);
    // A line in each of 4 slices.
    assert(&pot(), &[(0, 0), (1, 1), (3, 3), (4, 0), (0x1fff, 3)]);
    // 1024 bytes are 8 lines; 6 slices.
    assert(&npot(), &[(7, 0), (8, 1), (40, 5), (48, 0), (95, 5), (96, 0)]);
    assert(&npot(), &[(8 * 3_000_000 - 1, 5), (8 * 3_000_000, 0), (0x1ff_ffff, 0x3f_ffff % 6)]);
    assert(&one(), &[(0, 0), (0x1ff, 0)]);
    // 1024 lines; 255 slices, whose number 2^48 is a multiple of and one more.
    assert(&max(), &[(1023, 0), (1024, 1), (1024 * 254, 254), (1024 * 255, 0), (1 << 58, 1)]);
}

#[test]
fn r3_hops_home_are_steps_along_the_mesh() {
    // Core 0 is on tile 0, core 27 on tile 35, the other corner; core 4 on tile 5 and core 22 on 29.
    for ((core, line), hops) in [
        ((0, 0x360), 10),
        ((27, 0), 10),
        ((4, 22 << 5), 4),
        ((0, 4 << 5), 5),
        ((0, 0), 0),
        ((27, 0x360), 0),
        ((3, 28 << 5), 4),
    ] {
        each(&paper(), &[(core, line)], |_, out| {
            assert_eq!(out.hops_home, hops, "{core} asks for {line:#x}");
        });
    }
    // One column: tiles 7, 0, 5 and 2.
    each(&pot(), &[(0, 1 << 5)], |_, out| assert_eq!(out.hops_home, 7));
    each(&pot(), &[(2, 3 << 5)], |_, out| assert_eq!(out.hops_home, 3));
    // The largest mesh: core 0 on tile 4080, core 255 on tile 0.
    each(&max(), &[(0, 255 << 10)], |_, out| assert_eq!(out.hops_home, 48 + 63));
}

#[test]
fn r4_hops_l2_are_steps_to_the_slice() {
    // Slices 0 to 7 of the paper's mesh from core 0 on tile 0: the sums of column and row.
    for (slice, hops) in [3, 2, 5, 2, 8, 5, 8, 7].into_iter().enumerate() {
        let request = (0, (slice as u64) << 1);
        each(&paper(), &[request], |_, out| assert_eq!(out.hops_l2, hops, "{slice}"));
    }
    // Core 27 on tile 35.
    for (slice, hops) in [7, 8, 5, 8, 2, 5, 2, 3].into_iter().enumerate() {
        let request = (27, (slice as u64) << 1);
        each(&paper(), &[request], |_, out| assert_eq!(out.hops_l2, hops, "{slice}"));
    }
    each(&one(), &[(0, 0x55)], |_, out| assert_eq!(out.hops_l2, 1));
}

#[test]
fn r5_l2_is_gone_to_if_it_is_nearer_and_a_tie_goes_home() {
    let requests = all(&paper(), &pairs());
    each(&paper(), &requests, |_, out| assert_eq!(out.to_l2, out.hops_l2 < out.hops_home));
    // Core 2 on tile 2 is one hop from slice 0 on tile 3 and two from core 0; core 5 on tile 6 is one
    // hop from slice 3 on tile 12 and one from core 0.
    each(&paper(), &[(2, 0)], |_, out| assert!(out.to_l2));
    each(&paper(), &[(5, 6)], |_, out| assert!(!out.to_l2 && out.hops_l2 == out.hops_home));
}

#[test]
fn r6_without_min_routing_all_go_home() {
    each(&shared(), &all(&shared(), &pairs()), |_, out| assert!(!out.to_l2));
    each(&shared(), &[(2, 0)], |_, out| assert_eq!((out.hops_home, out.hops_l2), (2, 1)));
}

#[test]
fn r7_what_went_before_does_not_show() {
    for config in boundaries() {
        let last = u64::MAX >> (64 - config.line_bits());
        let cores = config.cores() as u64;
        let requests: Vec<(u64, u64)> = (0..200_u64)
            .map(|i| (i % cores, i.wrapping_mul(0x9e37_79b9_7f4a_7c15) & last))
            .collect();
        let mut bench = Bench::new(&config);
        let mut said = |&asked: &(u64, u64)| bench.cycle(request(asked));
        let first: Vec<Out> = requests.iter().map(&mut said).collect();
        let mut back: Vec<Out> = requests.iter().rev().map(&mut said).collect();
        back.reverse();
        assert_eq!(first, back);
    }
}

#[test]
fn r8_a_core_that_does_not_exist_breaks_the_promise() {
    let config = config("shared_l1.cores = 5");
    // The golden model has no answer for such a core.
    let observe = |core| {
        let output = Out { home: 3, hops_home: 1, hops_l2: 1, ..Out::default() };
        let seen =
            Monitor::new(&config).observe(&request((core, 0)), &output, &mut Coverage::new());
        seen.map_or_else(|violation| violation.to_string(), |()| String::new())
    };
    assert_eq!(observe(4), "");
    assert_eq!(observe(5), "R8: a core must be at most 4");
}
