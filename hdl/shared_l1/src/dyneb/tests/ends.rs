//! R18 to R20, and R8 by requests past the local L1: what ends a phase of a core that is home to no line in
//! use.

use super::super::{Config, In};
use super::bench::{
    PRIVATE, SHARED, access, assert_values, away, decision, idle, l2_reply, modes, run, together,
};
use super::{Bench, config, published};
use design::{Dyneb, Metric};

/// A short phase of each kind under either metric, with what is given.
fn short(given: Dyneb) -> [Config; 2] {
    [Metric::Eb, Metric::Amat]
        .map(|metric| config(Dyneb { samples: 2, execute: 3, metric, ..given.clone() }))
}

#[test]
fn r18_few_private_misses_end_sampling_without_the_shared_group() {
    for config in short(Dyneb { early_private: true, ..published() }) {
        let bench = &mut Bench::new(&config);
        // Nothing of the shared group: the cycle after the last private sample ends it, without an event.
        run(bench, [access(PRIVATE, true); 2]);
        idle(bench, 1);
        assert!(!decision(bench, 0));
        run(bench, [access(PRIVATE, true); 3]);
        // Nor does it wait for the shared group's first sample, which counts, and speaks for shared.
        run(bench, [access(PRIVATE, true); 2]);
        bench.cycle(together(&[access(SHARED, true), l2_reply(SHARED)]));
        assert!(!decision(bench, 0));
        assert_values(bench, [2, 0, 0, 1, 0, 1, 0]);
        run(bench, [access(PRIVATE, true); 3]);
        // A miss in that cycle comes too late.
        run(bench, [access(PRIVATE, true); 2]);
        bench.cycle(access(PRIVATE, false));
        assert!(!decision(bench, 0));
        assert_values(bench, [3, 1, 0, 0, 0, 0, 0]);
        run(bench, [access(PRIVATE, true); 3]);
        // One miss of ten is as many as the threshold, one of eleven is less.
        bench.cycle(access(PRIVATE, false));
        run(bench, [access(PRIVATE, true); 9]);
        idle(bench, 300);
        assert_eq!(modes(bench), (0, false, true));
        bench.cycle(access(PRIVATE, true));
        idle(bench, 1);
        assert!(!decision(bench, 0));
        run(bench, [access(PRIVATE, true); 3]);
        // Before the private group has its samples nothing is early.
        run(bench, [access(PRIVATE, true), access(SHARED, true), access(SHARED, true)]);
        idle(bench, 300);
        assert_eq!(modes(bench), (0, false, true));
    }
}

#[test]
fn an_early_end_goes_before_the_last_sample_of_the_same_cycle() {
    let dyneb = Dyneb { samples: 16, counter_bits: 4, early_private: true, ..published() };
    let bench = &mut Bench::new(&config(Dyneb { execute: 1, ..dyneb }));
    run(bench, [access(PRIVATE, false), access(PRIVATE, false)]);
    run(bench, [access(SHARED, true); 15]);
    run(bench, [access(PRIVATE, true); 13]);
    assert_eq!(modes(bench).0, 0);
    // Sixteen accesses: 1 of 8 has missed after the halving, then 1 of 11.
    run(bench, [access(PRIVATE, true); 1]);
    assert_values(bench, [8, 1, 0, 7, 0, 0, 0]);
    run(bench, [access(PRIVATE, true); 3]);
    bench.cycle(together(&[access(SHARED, true), l2_reply(SHARED)]));
    assert!(!decision(bench, 0));
    assert_values(bench, [11, 1, 0, 8, 0, 1, 0]);
}

#[test]
fn without_a_threshold_or_the_option_sampling_waits_for_the_shared_group() {
    let without = Dyneb { early_private: true, private_miss_rate_percent: 0, ..published() };
    for config in [published(), without].into_iter().flat_map(short) {
        let bench = &mut Bench::new(&config);
        run(bench, [access(PRIVATE, true); 100]);
        assert_eq!(modes(bench), (0, false, true));
    }
}

#[test]
fn the_limit_of_sampling_counts_requests_past_the_own_l1() {
    for config in short(Dyneb { sampling_limit: 5, ..published() }) {
        let bench = &mut Bench::new(&config);
        // No local access at all.
        run(bench, [away(); 4]);
        idle(bench, 300);
        assert_eq!(modes(bench), (0, false, true));
        bench.cycle(away());
        assert!(!decision(bench, 0));
        run(bench, [access(PRIVATE, true); 3]);
        // With an access in its cycle it is one request.
        run(bench, [together(&[away(), access(PRIVATE, false)]); 2]);
        run(bench, [away(), away()]);
        assert_eq!(modes(bench).0, 0);
        run(bench, [l2_reply(SHARED), away()]);
        assert!(!decision(bench, 0));
        assert_values(bench, [2, 2, 0, 0, 0, 1, 0]);
        // Execution waits for accesses alone.
        run(bench, [away(); 100]);
        assert_eq!(modes(bench).0, 1);
    }
}

#[test]
fn r19_execution_ends_at_its_limit_without_local_accesses() {
    for config in short(Dyneb { execution_limit: 4, ..published() }) {
        let bench = &mut Bench::new(&config);
        for (is_shared, phase) in [(true, 2), (false, 1)] {
            let sample = |bench: &mut Bench| {
                run(bench, [access(PRIVATE, !is_shared); 2]);
                run(
                    bench,
                    [access(SHARED, is_shared), l2_reply(SHARED), access(SHARED, is_shared)],
                );
                idle(bench, config.decision_latency() - 1);
            };
            // A request in the decision's cycle counts, a reply does not.
            sample(bench);
            let out = bench.cycle(away());
            assert_eq!((out.decision_valid, out.decision_shared), (true, is_shared));
            run(bench, [away(), away(), l2_reply(SHARED)]);
            assert_eq!(modes(bench).0, phase);
            bench.cycle(away());
            assert_eq!(modes(bench), (0, false, true));
            assert_values(bench, [0; 7]);
            // With all samples to come again. The third access ends execution before the limit.
            sample(bench);
            let out = bench.cycle(In::default());
            assert!(out.decision_valid);
            run(bench, [access(PRIVATE, true); 2]);
            assert_eq!(modes(bench).0, phase);
            bench.cycle(together(&[access(SHARED, true), away()]));
            assert_eq!(modes(bench).0, 0);
            // Each limit begins anew.
            run(bench, [away(); 300]);
            assert_eq!(modes(bench).0, 0);
        }
    }
}

#[test]
fn r20_before_the_first_sample_come_accesses_as_private() {
    for config in short(Dyneb { warm_up: 5, execution_limit: 7, ..published() }) {
        let bench = &mut Bench::new(&config);
        // Longer than an execution. Nothing is counted, and none of what ends a sample ends it.
        run(bench, [access(PRIVATE, true), access(SHARED, false), l2_reply(PRIVATE)]);
        idle(bench, 300);
        assert_eq!(modes(bench), (1, false, false));
        run(bench, [access(PRIVATE, false); 2]);
        assert!(!bench.cycle(access(PRIVATE, true)).decision_valid);
        assert_eq!(modes(bench), (0, false, true));
        assert_values(bench, [0; 7]);
        // An execution as private is followed by a sample at once, one as shared by another warm-up.
        for is_shared in [false, true] {
            run(bench, [access(PRIVATE, !is_shared); 2]);
            run(bench, [access(SHARED, is_shared), l2_reply(SHARED), access(SHARED, is_shared)]);
            assert_eq!(decision(bench, 0), is_shared);
            run(bench, [access(PRIVATE, true); 3]);
            assert_eq!(modes(bench).0, u64::from(is_shared));
        }
        assert_values(bench, [0; 7]);
        run(bench, [access(PRIVATE, true); 4]);
        assert_eq!(modes(bench), (1, false, false));
        bench.cycle(access(PRIVATE, false));
        assert_eq!(modes(bench), (0, false, true));
    }
}

#[test]
fn the_limit_of_execution_ends_a_warm_up() {
    for config in short(Dyneb { warm_up: 5, execution_limit: 3, sampling_limit: 4, ..published() })
    {
        let bench = &mut Bench::new(&config);
        run(bench, [away(), access(PRIVATE, true)]);
        assert_eq!(modes(bench), (1, false, false));
        bench.cycle(away());
        assert_eq!(modes(bench), (0, false, true));
        // Then the limit of sampling, from its first request on.
        run(bench, [away(); 3]);
        assert_eq!(modes(bench), (0, false, true));
        bench.cycle(away());
        assert!(!decision(bench, 0));
    }
}
