//! R13 to R17, from the end of sampling on: one test a rule, named after it, on all three engines.

use super::super::In;
use super::bench::{
    PRIVATE, SHARED, access, assert_values, decision, home_reply, idle, l2_reply, modes, run,
    together,
};
use super::{Bench, short};

#[test]
fn r13_the_decision_comes_after_a_fixed_time_in_which_nothing_counts() {
    for config in short() {
        let bench = &mut Bench::new(&config);
        for misses in [false, true] {
            run(bench, [access(PRIVATE, misses), access(PRIVATE, true)]);
            run(bench, [access(SHARED, true), access(SHARED, misses)]);
            let all = together(&[access(SHARED, false), l2_reply(PRIVATE), home_reply()]);
            for _ in 1..config.decision_latency() {
                assert!(!bench.cycle(all).decision_valid);
            }
            assert!(bench.cycle(In::default()).decision_valid);
            let missed = u64::from(!misses);
            assert_values(bench, [2, missed, 0, 2, missed, 0, 0]);
            // All of execution is still to come.
            run(bench, [access(PRIVATE, true); 2]);
            assert_ne!(modes(bench).0, 0);
            bench.cycle(access(PRIVATE, true));
            assert_eq!(modes(bench).0, 0);
        }
    }
}

#[test]
fn r14_the_decision_is_a_pulse_in_the_first_cycle_of_its_phase() {
    for config in short() {
        let bench = &mut Bench::new(&config);
        for shared in [true, false] {
            run(bench, [access(PRIVATE, !shared), access(PRIVATE, !shared)]);
            run(bench, [access(SHARED, shared), l2_reply(SHARED), access(SHARED, shared)]);
            idle(bench, config.decision_latency() - 1);
            let out = bench.cycle(In::default());
            assert!(out.decision_valid);
            assert_eq!((out.decision_shared, out.phase), (shared, 1 + u64::from(shared)));
            assert_eq!((out.even_sets_shared, out.odd_sets_shared), (shared, shared));
            assert!(!bench.cycle(In::default()).decision_valid);
            for _ in 0..3 {
                assert!(!bench.cycle(access(SHARED, false)).decision_valid);
            }
        }
    }
}

#[test]
fn r15_execution_keeps_what_was_compared() {
    for config in short() {
        let bench = &mut Bench::new(&config);
        run(bench, [access(PRIVATE, false), access(PRIVATE, true), home_reply()]);
        run(bench, [access(SHARED, true), l2_reply(PRIVATE), access(SHARED, true)]);
        decision(bench, 0);
        let compared = [2, 1, 1, 2, 0, 0, 1];
        assert_values(bench, compared);
        for group in [PRIVATE, SHARED] {
            bench.cycle(together(&[access(group, false), l2_reply(group), home_reply()]));
            assert_values(bench, compared);
        }
    }
}

#[test]
fn r16_execution_lasts_for_its_accesses_of_any_group() {
    for with_decision in [false, true] {
        for config in short() {
            let bench = &mut Bench::new(&config);
            run(bench, [access(PRIVATE, false); 2]);
            run(bench, [access(SHARED, false); 2]);
            idle(bench, config.decision_latency() - 1);
            let first = if with_decision { access(SHARED, false) } else { Default::default() };
            assert!(bench.cycle(first).decision_valid);
            for group in [PRIVATE, SHARED, PRIVATE].into_iter().skip(with_decision.into()) {
                run(bench, [l2_reply(group), home_reply()]);
                idle(bench, 20);
                assert_ne!(modes(bench).0, 0);
                assert_ne!(bench.cycle(access(group, true)).phase, 0);
            }
            assert_eq!(modes(bench).0, 0);
        }
    }
}

#[test]
fn r17_after_execution_sampling_starts_from_nothing() {
    for config in short() {
        let bench = &mut Bench::new(&config);
        for _ in 0..3 {
            run(bench, [access(PRIVATE, false); 2]);
            run(bench, [access(SHARED, false); 2]);
            decision(bench, 0);
            // The last of execution brings no sample, nor do the replies with it.
            run(bench, [together(&[access(SHARED, false), l2_reply(SHARED)]); 3]);
            // The next one does, in the first cycle of sampling.
            bench.cycle(access(PRIVATE, false));
            assert_values(bench, [1, 1, 0, 0, 0, 0, 0]);
            run(bench, [access(SHARED, false); 2]);
            idle(bench, 300);
            assert_eq!(modes(bench), (0, false, true));
            bench.cycle(access(PRIVATE, true));
            decision(bench, 0);
            assert_values(bench, [2, 1, 0, 2, 2, 0, 0]);
            run(bench, [access(PRIVATE, true); 3]);
            assert_values(bench, [0; 7]);
        }
    }
}
