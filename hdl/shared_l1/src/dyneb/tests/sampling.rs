//! R1 to R8, up to the end of sampling: one test a rule of the block's page, named after it, on all
//! three engines.

use super::super::{Config, In};
use super::bench::{
    PRIVATE, SHARED, access, assert_values, decision, home_reply, idle, l2_reply, modes, read, run,
    together,
};
use super::{Bench, config, published, short};
use design::{Dyneb, Metric};

const ZEROS: [u64; 7] = [0; 7];

/// Sampling goes on for ever, with counters up to 15.
fn endless() -> Config {
    config(Dyneb { samples: 65_535, counter_bits: 4, ..published() })
}

#[test]
fn r1_a_reset_starts_sampling_from_nothing() {
    for config in short() {
        let bench = &mut Bench::new(&config);
        assert_values(bench, ZEROS);
        let one = [access(PRIVATE, false), access(SHARED, false)];
        let both = [one[0], one[1], together(&[one[1], home_reply(), l2_reply(SHARED)])];
        // In sampling, in evaluation, and in execution.
        for cycles in [0, 5, config.decision_latency()] {
            run(bench, both);
            if cycles > 0 {
                bench.cycle(one[0]);
                idle(bench, cycles);
            }
            bench.reset();
            assert_eq!(modes(bench), (0, false, true));
            assert_values(bench, ZEROS);
            // Nothing of an evaluation goes on, and both groups need all of their samples.
            run(bench, both);
            idle(bench, config.decision_latency() + 1);
            assert_eq!(modes(bench), (0, false, true));
            bench.cycle(one[0]);
            decision(bench, 0);
            bench.reset();
        }
    }
}

#[test]
fn r2_the_events_of_a_cycle_all_take_effect_at_its_edge() {
    let bench = &mut Bench::new(&endless());
    let all = together(&[access(PRIVATE, false), l2_reply(SHARED), home_reply()]);
    for index in 0..7 {
        bench.reset();
        let input = In { counter_index: index, ..all };
        assert_eq!(bench.cycle(input).counter_value, 0, "counter {index}");
    }
    assert_values(bench, [1, 1, 0, 0, 0, 1, 1]);
    bench.cycle(together(&[access(SHARED, true), l2_reply(PRIVATE), home_reply()]));
    assert_values(bench, [1, 1, 1, 1, 0, 1, 2]);
}

#[test]
fn r3_the_sets_are_split_in_sampling_and_alike_in_execution() {
    for config in short() {
        let bench = &mut Bench::new(&config);
        // Private misses, shared hits: shared by both metrics. The other way round: private.
        for (hit, expected) in [(true, (2, true, true)), (false, (1, false, false))] {
            assert_eq!(modes(bench), (0, false, true));
            run(bench, [access(PRIVATE, !hit), access(PRIVATE, !hit)]);
            run(bench, [access(SHARED, hit), l2_reply(SHARED), access(SHARED, hit)]);
            for _ in 1..config.decision_latency() {
                assert_eq!(modes(bench), (0, false, true));
            }
            for _ in 0..3 {
                assert_eq!(modes(bench), expected);
            }
            run(bench, [access(PRIVATE, true); 3]);
        }
    }
}

#[test]
fn r4_a_counter_is_read_in_the_same_cycle_and_reading_changes_nothing() {
    let bench = &mut Bench::new(&endless());
    run(bench, [access(PRIVATE, false); 5]);
    run(bench, [access(PRIVATE, true), l2_reply(PRIVATE), l2_reply(PRIVATE)]);
    run(bench, [access(SHARED, false), access(SHARED, true), access(SHARED, true)]);
    run(bench, [l2_reply(SHARED); 4]);
    run(bench, [home_reply(); 7]);
    assert_values(bench, [6, 5, 2, 3, 1, 4, 7]);
    for (index, expected) in [(7, 0), (6, 7), (7, 0), (0, 6), (5, 4)] {
        assert_eq!(read(bench, index), expected, "counter {index}");
    }
    assert_values(bench, [6, 5, 2, 3, 1, 4, 7]);
}

#[test]
fn r5_an_event_increments_what_it_is_about() {
    let bench = &mut Bench::new(&endless());
    for (input, expected) in [
        (access(PRIVATE, true), [1, 0, 0, 0, 0, 0, 0]),
        (access(PRIVATE, false), [1, 1, 0, 0, 0, 0, 0]),
        (l2_reply(PRIVATE), [0, 0, 1, 0, 0, 0, 0]),
        (access(SHARED, true), [0, 0, 0, 1, 0, 0, 0]),
        (access(SHARED, false), [0, 0, 0, 1, 1, 0, 0]),
        (l2_reply(SHARED), [0, 0, 0, 0, 0, 1, 0]),
        (home_reply(), [0, 0, 0, 0, 0, 0, 1]),
    ] {
        bench.reset();
        bench.cycle(input);
        assert_values(bench, expected);
        // A payload beside a `valid` that is false means nothing.
        let noise = together(&[access(SHARED, true), l2_reply(SHARED)]);
        let noise = In { access_valid: false, l2_reply_valid: false, ..noise };
        bench.cycle(noise);
        assert_values(bench, expected);
    }
}

#[test]
fn r6_a_full_counter_halves_all_once_before_the_increments() {
    let bench = &mut Bench::new(&endless());
    run(bench, [access(PRIVATE, false); 15]);
    run(bench, [access(SHARED, false), access(SHARED, true), access(SHARED, true)]);
    run(bench, [l2_reply(PRIVATE), home_reply(), home_reply()]);
    assert_values(bench, [15, 15, 1, 3, 1, 0, 2]);
    // A full counter that is not incremented stalls.
    bench.cycle(l2_reply(SHARED));
    assert_values(bench, [15, 15, 1, 3, 1, 1, 2]);
    // Two full ones are incremented, one halving; another counter takes its one after it.
    bench.cycle(together(&[access(PRIVATE, false), l2_reply(PRIVATE), home_reply()]));
    assert_values(bench, [8, 8, 1, 1, 0, 0, 2]);
    // A hit does not increment the misses.
    run(bench, [access(PRIVATE, true); 7]);
    bench.cycle(access(PRIVATE, true));
    assert_values(bench, [8, 4, 0, 0, 0, 0, 1]);
    for (index, input) in [(2, l2_reply(PRIVATE)), (5, l2_reply(SHARED)), (6, home_reply())] {
        bench.reset();
        run(bench, [input; 15]);
        assert_eq!(read(bench, index), 15);
        bench.cycle(input);
        assert_eq!(read(bench, index), 8);
    }
}

#[test]
fn r7_sampling_ends_with_the_last_sample_that_is_missing() {
    for config in short() {
        let bench = &mut Bench::new(&config);
        run(bench, [access(SHARED, false); 6]);
        bench.cycle(access(PRIVATE, false));
        idle(bench, 300);
        assert_eq!(modes(bench), (0, false, true));
        // Events that come with the last sample count, later ones do not.
        bench.cycle(together(&[access(PRIVATE, true), l2_reply(SHARED), home_reply()]));
        bench.cycle(together(&[access(PRIVATE, true), l2_reply(SHARED), home_reply()]));
        decision(bench, 1);
        assert_values(bench, [2, 1, 0, 6, 6, 1, 1]);
    }
    // Halvings do not bring the samples back.
    let config = config(Dyneb { samples: 2, counter_bits: 4, ..published() });
    let bench = &mut Bench::new(&config);
    run(bench, [access(PRIVATE, false); 2]);
    run(bench, [l2_reply(PRIVATE); 40]);
    bench.cycle(access(SHARED, false));
    assert_values(bench, [0, 0, 8, 1, 1, 0, 0]);
    bench.cycle(access(SHARED, false));
    decision(bench, 0);
    assert_values(bench, [0, 0, 8, 2, 2, 0, 0]);
}

#[test]
fn r8_the_limit_ends_sampling_as_private() {
    for metric in [Metric::Eb, Metric::Amat] {
        let dyneb = Dyneb { samples: 2, execute: 1, sampling_limit: 5, metric, ..published() };
        let bench = &mut Bench::new(&config(dyneb));
        // Counters that speak for shared.
        run(bench, [access(PRIVATE, false); 4]);
        run(bench, [l2_reply(SHARED); 2]);
        idle(bench, 300);
        assert_eq!(modes(bench), (0, false, true));
        bench.cycle(together(&[access(PRIVATE, false), l2_reply(SHARED)]));
        assert!(!decision(bench, 0));
        assert_values(bench, [5, 5, 0, 0, 0, 3, 0]);
        bench.cycle(access(PRIVATE, true));
        // One sample of the shared group is missing.
        run(bench, [access(PRIVATE, false); 4]);
        run(bench, [l2_reply(SHARED), access(SHARED, true)]);
        assert!(!decision(bench, 0));
        assert_values(bench, [4, 4, 0, 1, 0, 1, 0]);
        bench.cycle(access(PRIVATE, true));
        // The last sample and the limit in one access: the counters decide.
        run(bench, [access(PRIVATE, false); 3]);
        run(bench, [l2_reply(SHARED), access(SHARED, true), access(SHARED, true)]);
        assert!(decision(bench, 0));
    }
}
