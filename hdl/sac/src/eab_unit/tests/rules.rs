//! R1 to R10 and R13: one test a rule of the block's page, named after it, on all three engines.

use super::super::{Config, In, Ready, Slice};
use super::bench::{Bench, each, evaluate, evaluate_in, rates, slice, sums};
use super::{config, one, pot, small};
use design::Sac;

/// Both slices alike, under both organisations.
const EVEN: [Slice; 2] = [slice(7, 7); 2];

#[test]
fn r1_sums_open_the_block_for_n_slices() {
    each(&config(pot()), |bench| {
        let offered = slice(3, 4);
        for _ in 0..5 {
            assert!(!bench.cycle(In { slice: offered, ..In::default() }).slice.ready);
        }
        assert!(!bench.cycle(sums()).slice.ready);
        // Eight slices, with gaps.
        let both = In { slice: offered, ..sums() };
        for number in 0..8 {
            for _ in 0..number % 3 {
                assert!(bench.cycle(sums()).slice.ready);
            }
            assert!(bench.cycle(both).slice.ready);
        }
        for _ in 0..900 {
            assert!(!bench.cycle(both).slice.ready);
        }
    });
}

/// Gives sums and slices and runs to the cycle before that of the result.
fn to_the_result(bench: &mut Bench, config: &Config) {
    let both = In { slice: slice(7, 7), ..sums() };
    bench.cycle(sums());
    for _ in 0..config.slices() {
        assert!(bench.cycle(both).slice.ready);
    }
    for cycle in 1..Config::LATENCY {
        let out = bench.cycle(sums());
        assert_eq!(out.counters.ready, cycle + 1 == Config::LATENCY, "cycle {cycle}");
        assert!(!out.result.valid, "cycle {cycle}");
    }
}

#[test]
fn r2_the_result_comes_after_a_fixed_time_and_stands() {
    for sac in [small(), one(), pot()] {
        let config = config(sac);
        each(&config, |bench| {
            for wait in [0, 3] {
                to_the_result(bench, &config);
                let first = bench.cycle(In::default());
                for _ in 0..wait {
                    let out = bench.cycle(In::default());
                    assert!(out.result.valid && !out.counters.ready);
                    assert_eq!(out, first);
                }
                let out = bench.cycle(In { result: Ready::YES, ..In::default() });
                assert_eq!(out, first);
                assert!(first.result.valid);
                assert!(!bench.cycle(In::default()).result.valid);
            }
        });
    }
}

/// Of the hundred-thousandths that local requests are, EAB of SM-side shows B_intra's share where the
/// slices give plenty.
#[test]
fn r3_rates_are_rounded_down_and_at_most_1() {
    let wide = Sac { b_intra: 65_536, b_inter: 65_536, b_llc: 1_048_575, b_mem: 1, ..small() };
    each(&config(wide), |bench| {
        for ((part, whole), local) in [
            ((1, 3), 21_845),
            ((2, 3), 43_690),
            ((0, 9), 0),
            ((9, 9), 65_536),
            ((10, 9), 65_536),
            ((1, 33_554_430), 0),
            ((33_554_429, 33_554_430), 65_535),
        ] {
            let (memory, sm, _) = evaluate(bench, rates((part, whole), (5, 5), (5, 5)), &EVEN);
            // All hit: both sides of SM-side get the whole of B_intra's share.
            assert_eq!(sm, local + (65_536 - local), "{part} of {whole}");
            let side = |share: u64| (1_048_575 * share / 65_536).min(65_536);
            assert_eq!(memory, side(local) + side(65_536 - local), "{part} of {whole}");
        }
    });
    // Hit rates: memory gives nothing worth speaking of, so that EAB shows the hits.
    let hits = Sac { b_intra: 1_000_000, b_inter: 1_000_000, b_llc: 65_536, b_mem: 1, ..small() };
    each(&config(hits), |bench| {
        for (llc, crd, expected) in [
            ((1, 3), (2, 3), (21_845, 43_690)),
            ((0, 5), (5, 5), (0, 65_536)),
            ((7, 5), (1, 7), (65_536, 9_362)),
        ] {
            let (memory, sm, _) = evaluate(bench, rates((4, 4), llc, crd), &EVEN);
            let with_misses = |hit: u64| if hit < 65_536 { hit + 1 } else { hit };
            assert_eq!((memory, sm), (with_misses(expected.0), with_misses(expected.1)));
        }
    });
}

/// With every request local and every one a hit, EAB is B_LLC x LSU.
#[test]
fn r4_lsu_is_the_mean_over_the_greatest() {
    let wide = Sac { b_intra: 1_000_000, b_llc: 65_536, b_mem: 1, ..pot() };
    each(&config(wide), |bench| {
        let all = rates((4, 4), (4, 4), (4, 4));
        let mut slices = [slice(0, 0); 8];
        for (number, each) in slices.iter_mut().enumerate() {
            // Rising, and one alone.
            *each = slice(number as u64 + 1, u64::from(number == 5) * 65_535);
        }
        assert_eq!(evaluate(bench, all, &slices), (36 * 65_536 / 64, 65_536 / 8, false));
        assert_eq!(evaluate(bench, all, &[slice(65_535, 1); 8]), (65_536, 65_536, false));
        slices[0] = slice(65_535, 65_534);
        let lsu = (65_535 + 35) * 65_536 / (8 * 65_535);
        assert_eq!(evaluate(bench, all, &slices).0, lsu);
        assert_eq!(evaluate(bench, all, &slices).1, (2 * 65_535 - 1) * 65_536 / (8 * 65_535));
    });
}

#[test]
fn r5_what_nobody_asked_for_counts_as_even_and_as_often_hit() {
    each(&config(small()), |bench| {
        let none = [slice(0, 0); 2];
        assert_eq!(evaluate(bench, sums(), &none), evaluate(bench, sums(), &EVEN));
        let unsampled = rates((50, 100), (30, 100), (0, 0));
        let alike = rates((50, 100), (30, 100), (3, 10));
        assert_eq!(evaluate(bench, unsampled, &EVEN), evaluate(bench, alike, &EVEN));
        let odd = rates((50, 100), (30, 100), (9, 0));
        assert_eq!(evaluate(bench, odd, &EVEN), evaluate(bench, alike, &EVEN));
    });
}

/// LSU two thirds: llc 533 of 800, hit and miss 266 each, all of it seen with every request local.
#[test]
fn r6_hits_and_misses_share_what_the_slices_give() {
    let sac = Sac { b_intra: 1_000_000, b_mem: 1_000_000, ..small() };
    each(&config(sac), |bench| {
        let half = rates((4, 4), (1, 2), (1, 3));
        // 533 * 21845 / 65536 = 177, 533 * 43691 / 65536 = 355.
        assert_eq!(evaluate(bench, half, &[slice(10, 10), slice(30, 30)]), (532, 532, false));
        // Under SM-side the spread differs: llc 800, 266 and 533.
        assert_eq!(evaluate(bench, half, &[slice(10, 20), slice(30, 20)]), (532, 799, true));
    });
}

/// llc 800, hit and miss 400; of the misses the memory takes 200.
#[test]
fn r7_memory_side_is_limited_by_both_networks() {
    let of = |local: u64| rates((local, 100), (50, 100), (50, 100));
    each(&config(small()), |bench| {
        // All local, by halves, all remote: the links have 100.
        assert_eq!(evaluate(bench, of(100), &EVEN).0, 600);
        assert_eq!(evaluate(bench, of(50), &EVEN).0, 300 + 100);
        assert_eq!(evaluate(bench, of(0), &EVEN).0, 100);
        // Too few are remote to fill them: 350 + 175, and 49 + 25 (65536 - 57344 is an eighth).
        let some = rates((7, 8), (50, 100), (50, 100));
        assert_eq!(evaluate(bench, some, &EVEN).0, 350 + 175 + 50 + 25);
    });
    each(&config(Sac { b_inter: 30, b_intra: 400, ..small() }), |bench| {
        assert_eq!(evaluate(bench, of(100), &EVEN).0, 400);
        assert_eq!(evaluate(bench, of(50), &EVEN).0, 300 + 30);
    });
}

#[test]
fn r8_sm_side_shares_one_network_and_its_remote_misses_cross_the_links() {
    each(&config(Sac { b_inter: 30, ..small() }), |bench| {
        // Hit and miss 400: by halves 200 + 100, and 200 + 30.
        let half = rates((50, 100), (50, 100), (50, 100));
        assert_eq!(evaluate(bench, half, &EVEN).1, 300 + 230);
        // A quarter is local: 100 + 50, and 300 + 30.
        let quarter = rates((25, 100), (50, 100), (50, 100));
        assert_eq!(evaluate(bench, quarter, &EVEN).1, 150 + 330);
    });
    each(&config(Sac { b_inter: 30, b_intra: 400, ..small() }), |bench| {
        // Each side of the network has 200.
        let half = rates((50, 100), (50, 100), (50, 100));
        assert_eq!(evaluate(bench, half, &EVEN).1, 200 + 200);
        let quarter = rates((25, 100), (50, 100), (50, 100));
        assert_eq!(evaluate(bench, quarter, &EVEN).1, 100 + 300);
    });
}

#[test]
fn r9_an_empty_profile_gives_nothing() {
    each(&config(small()), |bench| {
        for empty in [
            rates((0, 0), (50, 100), (50, 100)),
            rates((9, 0), (50, 100), (50, 100)),
            rates((50, 100), (0, 0), (50, 100)),
            rates((50, 100), (9, 0), (50, 100)),
            rates((0, 0), (0, 0), (0, 0)),
        ] {
            assert_eq!(evaluate(bench, empty, &EVEN), (0, 0, false));
        }
        assert_ne!(evaluate(bench, sums(), &EVEN), (0, 0, false));
    });
}

/// All remote and all hits: B_inter under memory-side, B_intra under SM-side.
#[test]
fn r10_sm_side_must_win_by_more_than_theta() {
    let all = rates((0, 100), (100, 100), (100, 100));
    for (inter, intra, theta_65536, wins) in [
        // A half more: theta of a half exactly, and one less.
        (200, 300, 32_768, false),
        (200, 300, 32_767, true),
    ] {
        let sac = Sac { b_inter: inter, b_intra: intra, b_llc: 1_000, theta_65536, ..small() };
        each(&config(sac), |bench| {
            let expected = (u64::from(inter), u64::from(intra), wins);
            assert_eq!(evaluate(bench, all, &EVEN), expected);
        });
    }
}

#[test]
fn r13_a_reset_drops_the_evaluation_in_progress() {
    let config = config(small());
    each(&config, |bench| {
        let right = evaluate(bench, sums(), &EVEN);
        let both = In { slice: slice(60_000, 0), ..sums() };
        // While a slice is waited for, in the calculation, and with a valid result.
        for cycles in [2, 3, 40, 500, Config::LATENCY + 3] {
            bench.repeat(cycles as u64, both);
            bench.reset();
            let out = bench.cycle(In::default());
            assert!(!out.result.valid && !out.slice.ready && !out.counters.ready);
            let (said, cycle) = evaluate_in(bench, sums(), &EVEN);
            assert_eq!((said, cycle), (right, 2 + Config::LATENCY as u64));
        }
    });
}
