//! The emitted hardware's decision for values of the counters that are reached by real events: all
//! small ones, and many of the highest ones of 4 bits.

use testbenches::engine::EngineKind;
use testbenches::stimulus::Rng;

use super::super::model::{Counters, Group, choose_shared};
use super::bench::decide;
use super::{Bench, config, published};
use design::{Dyneb, Metric};

/// A bench whose sampling ends with `samples` of the group with fewer accesses.
fn bench(samples: u64, metric: Metric) -> Bench {
    let samples = samples as u32;
    let dyneb = Dyneb { samples, execute: 1, counter_bits: 4, metric, ..published() };
    Bench::of(&config(dyneb), &[EngineKind::Verilog])
}

fn check(bench: &mut Bench, counters: &Counters) {
    let expected = choose_shared(bench.config(), counters);
    // `decide` refuses a decision that does not come in its cycle.
    assert_eq!(decide(bench, counters), expected, "{counters:?}");
}

/// All values up to `most`, replies and home replies too, with at least one access of each group.
fn all_up_to(most: u64, metric: Metric) -> u64 {
    let mut n_cases = 0;
    for samples in 1..=most {
        let mut bench = bench(samples, metric);
        let groups = |most_home_replies| {
            let mut groups = Vec::new();
            for accesses in samples..=most {
                for misses in 0..=accesses {
                    for l2_replies in 0..=most {
                        for home_replies in 0..=most_home_replies {
                            groups.push(Group { accesses, misses, l2_replies, home_replies });
                        }
                    }
                }
            }
            groups
        };
        let shareds = groups(most);
        for private in groups(0) {
            for &shared in &shareds {
                if private.accesses.min(shared.accesses) == samples {
                    check(&mut bench, &Counters { private, shared });
                    n_cases += 1;
                }
            }
        }
    }
    n_cases
}

#[test]
fn eb_in_hardware_for_all_small_values() {
    // 2 + 3 + 4 + 5 pairs of accesses and misses, 5 values of each kind of reply.
    assert_eq!(all_up_to(4, Metric::Eb), (14 * 5) * (14 * 25));
}

#[test]
fn amat_in_hardware_for_all_small_values() {
    assert_eq!(all_up_to(3, Metric::Amat), (9 * 4) * (9 * 16));
}

/// Accesses of 8 to 15 in both groups, all else of 0 to 15.
#[test]
fn both_metrics_in_hardware_for_high_values() {
    for (metric, cases) in [(Metric::Eb, 40_000), (Metric::Amat, 20_000)] {
        let mut bench = bench(8, metric);
        let mut rng = Rng::new(1);
        for case in 0..cases {
            let other = rng.between(8, 15);
            let (private, shared) = if case % 2 == 0 { (8, other) } else { (other, 8) };
            let mut group = |accesses, most_home_replies| Group {
                accesses,
                misses: rng.between(0, accesses),
                l2_replies: rng.between(0, 15),
                home_replies: rng.between(0, most_home_replies),
            };
            let counters = Counters { private: group(private, 0), shared: group(shared, 15) };
            check(&mut bench, &counters);
        }
    }
}
