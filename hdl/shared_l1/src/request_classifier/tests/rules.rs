//! One test a rule of the block's page, named after it, on all three engines.

use super::super::{Config, Dut, In, Out, Request};
use super::{Bench, boundaries, config, npot, one, paper, pot};
use testbenches::testing::promised;

const LOAD: u64 = 0;
const STORE: u64 = 1;
const ATOMIC: u64 = 2;

/// A line of the preset that core 1, on tile 1, goes to the home for: home 0 and slice 0 are both two
/// hops away or less; and one for which L2 is nearer: home 27 on tile 35, slice 0 on tile 3.
const NEAR_HOME: u64 = 0x0;
const NEAR_L2: u64 = 0x360;

/// A request of core 1; `modes` are those of even and odd sets, true for shared.
fn request(kind: u64, line: u64, modes: [bool; 2]) -> In {
    let [even_sets_shared, odd_sets_shared] = modes;
    In { request: Request { kind, line }, even_sets_shared, odd_sets_shared, core_number: 1 }
}

const PRIVATE: [bool; 2] = [false, false];
const SHARED: [bool; 2] = [true, true];

/// `way` and `local` of each request, on every engine.
fn assert_ways(config: &Config, requests: &[(In, (u64, u64))]) {
    let bench = &mut Bench::new(config);
    for (input, expected) in requests {
        let out = bench.cycle(*input);
        assert_eq!((out.way, out.local_copy), *expected, "{input:?} {config:?}");
    }
}

#[test]
fn r1_the_modes_are_of_even_and_of_odd_sets() {
    let bench = &mut Bench::new(&paper());
    for (line, parity) in [(0x0, 0), (0x1, 1), (0x1e, 0), (0x1f, 1), (0x20, 0), (0x3f, 1)] {
        for modes in [PRIVATE, SHARED, [true, false], [false, true]] {
            assert_eq!(bench.cycle(request(LOAD, line, modes)).is_shared, modes[parity]);
        }
    }

    // The set's number, not the line's lowest bit: groups of five bits, folded.
    let bench = &mut Bench::new(&pot());
    assert!(bench.cycle(request(LOAD, 0x21, [true, false])).is_shared);
    assert!(bench.cycle(request(LOAD, 0x20, [false, true])).is_shared);
}

#[test]
fn r2_home_and_slice_are_the_routers() {
    let bench = &mut Bench::new(&paper());
    for (line, home, slice) in [(0x0, 0, 0), (0x362, 27, 1), (0x3ee, 3, 7), (0x40f, 0, 7)] {
        for kind in [LOAD, STORE, ATOMIC] {
            for modes in [PRIVATE, SHARED] {
                let out = bench.cycle(request(kind, line, modes));
                assert_eq!((out.home, out.slice), (home, slice), "{line:#x}");
            }
        }
    }
}

#[test]
fn r3_local_lines_and_loads_of_private_sets_go_to_the_local_l1() {
    for config in [paper(), pot(), npot()] {
        for kind in [LOAD, STORE, ATOMIC] {
            for modes in [PRIVATE, SHARED] {
                // Core 1 is the home of the lines of tag 1.
                assert_ways(&config, &[(request(kind, 0x20, modes), (0, 1))]);
            }
        }
        for line in [NEAR_HOME, NEAR_L2, 0x40] {
            assert_ways(&config, &[(request(LOAD, line, PRIVATE), (0, 1))]);
        }
    }
    let alone = |input| In { core_number: 0, ..input };
    for kind in [LOAD, STORE, ATOMIC] {
        assert_ways(&one(), &[(alone(request(kind, 0x155, SHARED)), (0, 1))]);
    }
}

#[test]
fn r4_a_load_of_a_shared_set_goes_to_the_home_or_to_l2() {
    let [home, l2] = [NEAR_HOME, NEAR_L2].map(|line| request(LOAD, line, SHARED));
    assert_ways(&paper(), &[(home, (1, 0)), (l2, (2, 0))]);
    let without = config("shared_l1.min_routing = false");
    assert_ways(&without, &[(home, (1, 0)), (l2, (1, 0))]);
    // Its set alone decides.
    let even = request(LOAD, NEAR_L2, [true, false]);
    let odd = request(LOAD, NEAR_L2, [false, true]);
    assert_ways(&paper(), &[(even, (2, 0)), (odd, (0, 1))]);
}

#[test]
fn r5_a_store_takes_one_way_in_either_mode_unless_the_mode_is_to_choose() {
    let ways = |config: &Config, line, modes| {
        let out = Bench::new(config).cycle(request(STORE, line, modes));
        (out.way, out.local_copy)
    };
    for (line, way) in [(NEAR_HOME, 1), (NEAR_L2, 2)] {
        assert_eq!([PRIVATE, SHARED].map(|modes| ways(&paper(), line, modes).0), [way, way]);
        let mode = config("shared_l1.store_path = \"mode\"");
        assert_eq!(ways(&mode, line, PRIVATE), (0, 1));
        assert_eq!(ways(&mode, line, SHARED).0, way);
    }
}

#[test]
fn r6_an_atomic_takes_a_stores_way_unless_it_goes_to_l2_directly() {
    let direct = config("shared_l1.atomic_path = \"direct\"");
    for modes in [PRIVATE, SHARED] {
        for (line, way) in [(NEAR_HOME, 1), (NEAR_L2, 2)] {
            assert_ways(&paper(), &[(request(ATOMIC, line, modes), (way, 3))]);
            assert_ways(&direct, &[(request(ATOMIC, line, modes), (2, 3))]);
        }
    }
}

#[test]
fn r7_a_store_of_a_private_set_writes_the_own_copy_or_evicts_it() {
    let [home, l2] = [NEAR_HOME, NEAR_L2].map(|line| request(STORE, line, PRIVATE));
    assert_ways(&paper(), &[(home, (1, 2)), (l2, (2, 2))]);
    let evict = config("l1.write_hit = \"evict\"");
    assert_ways(&evict, &[(home, (1, 3)), (l2, (2, 3))]);
    // Whatever becomes of leftovers: this copy is none.
    let lazy = config("shared_l1.leftover = \"lazy\"");
    assert_ways(&lazy, &[(home, (1, 2)), (l2, (2, 2))]);
}

#[test]
fn r8_an_atomic_of_a_private_set_invalidates_the_own_copy() {
    for fields in ["", "shared_l1.leftover = \"lazy\"", "l1.write_hit = \"evict\""] {
        let [home, l2] = [NEAR_HOME, NEAR_L2].map(|line| request(ATOMIC, line, PRIVATE));
        assert_ways(&config(fields), &[(home, (1, 3)), (l2, (2, 3))]);
    }
    assert_ways(&npot(), &[(request(ATOMIC, 0, PRIVATE), (2, 3))]);
}

#[test]
fn r9_a_store_or_atomic_of_a_shared_set_invalidates_a_leftover() {
    for (fields, local) in [("", 3), ("shared_l1.leftover = \"lazy\"", 0)] {
        for kind in [STORE, ATOMIC] {
            let [home, l2] = [NEAR_HOME, NEAR_L2].map(|line| request(kind, line, SHARED));
            assert_ways(&config(fields), &[(home, (1, local)), (l2, (2, local))]);
        }
    }
}

#[test]
fn r10_stores_and_atomics_to_anothers_line_are_tracked() {
    for config in [paper(), pot(), npot()] {
        let bench = &mut Bench::new(&config);
        for modes in [PRIVATE, SHARED] {
            for (line, is_local) in [(0x0, false), (0x40, false), (0x20, true)] {
                let tracked = [LOAD, STORE, ATOMIC].map(|kind| request(kind, line, modes));
                let tracked = tracked.map(|input| bench.cycle(input).is_tracked);
                assert_eq!(tracked, [false, !is_local, !is_local]);
            }
        }
    }
}

#[test]
fn r11_what_went_before_does_not_show() {
    for config in boundaries() {
        let last = u64::MAX >> (64 - config.line_bits());
        let inputs: Vec<In> = (0..200_u64)
            .map(|i| {
                let line = i.wrapping_mul(0x9e37_79b9_7f4a_7c15) & last;
                let input = request(i % 3, line, [i & 4 != 0, i & 8 != 0]);
                In { core_number: 1 % config.cores() as u64, ..input }
            })
            .collect();
        let bench = &mut Bench::new(&config);
        let first: Vec<Out> = inputs.iter().map(|input| bench.cycle(*input)).collect();
        let mut back: Vec<Out> = inputs.iter().rev().map(|input| bench.cycle(*input)).collect();
        back.reverse();
        assert_eq!(first, back);
    }
}

#[test]
fn r12_a_core_that_changes_or_does_not_exist_breaks_the_promise() {
    let seen = |cycles: &[In]| promised::<Dut>(&npot(), cycles);
    let input = request(LOAD, 0, SHARED);
    let core = |core_number| In { core_number, ..input };
    assert_eq!(seen(&[input, input]), "");
    assert_eq!(seen(&[core(4)]), "");
    assert_eq!(seen(&[core(2), core(3)]), "R12: core_number must not change");
    let rule = "R12: core_number must be a core, and request_kind at most 2";
    assert_eq!(seen(&[In { request: Request { kind: 3, ..input.request }, ..input }]), rule);
}

#[test]
fn r13_a_fixed_mode_needs_no_way_by_the_home_and_no_leftover() {
    let [private, shared] =
        ["private", "shared"].map(|mode| config(&format!("shared_l1.mode = \"{mode}\"")));
    for (line, way) in [(NEAR_HOME, 1), (NEAR_L2, 2)] {
        assert_ways(
            &private,
            &[
                (request(LOAD, line, PRIVATE), (0, 1)),
                (request(STORE, line, PRIVATE), (0, 1)),
                (request(ATOMIC, line, PRIVATE), (2, 3)),
                (request(STORE, line, SHARED), (way, 0)),
            ],
        );
        let ways = [LOAD, STORE, ATOMIC].map(|kind| (request(kind, line, SHARED), (way, 0)));
        assert_ways(&shared, &ways);
        assert_ways(&shared, &[(request(STORE, line, PRIVATE), (way, 2))]);
    }
}
