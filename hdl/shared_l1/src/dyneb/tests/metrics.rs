//! R9 to R12: what is decided for counters worked out by hand, on all three engines.

use super::bench::{
    PRIVATE, SHARED, access, assert_values, counters, decide, decision, home_reply, l2_reply, run,
};
use super::{Bench, config, published};
use design::{Dyneb, Metric};

/// Ten samples, so that the lesser of both groups' accesses is 10.
fn ten(metric: Metric, percent: u32) -> Dyneb {
    let private_miss_rate_percent = percent;
    Dyneb { samples: 10, execute: 1, metric, private_miss_rate_percent, ..published() }
}

fn check(dyneb: Dyneb, cases: &[([u64; 3], [u64; 4], bool)]) {
    let config = config(dyneb);
    let bench = &mut Bench::new(&config);
    for &([a, m, r], [shared @ .., home], expected) in cases {
        let [sa, sm, sr] = shared;
        let decided = decide(bench, &counters([a, m, r, sa, sm, sr, home]));
        assert_eq!(decided, expected, "{:?} against {shared:?}, {home}", [a, m, r]);
    }
}

#[test]
fn r9_a_low_private_miss_rate_is_private_under_either_metric() {
    // Nothing is better than a shared group that never misses and never goes to a home.
    const BEST: [u64; 4] = [10, 0, 5, 0];
    for metric in [Metric::Eb, Metric::Amat] {
        let rates: [(u32, &[_]); 5] = [
            (10, &[([10, 0, 0], BEST, false), ([10, 1, 0], BEST, true)]),
            // 1 of 20 is below a tenth, 2 of 20 are not.
            (10, &[([20, 1, 0], BEST, false), ([20, 2, 0], BEST, true)]),
            (33, &[([10, 3, 0], BEST, false), ([10, 4, 0], BEST, true)]),
            (100, &[([10, 9, 0], BEST, false), ([10, 10, 0], BEST, true)]),
            (0, &[([1000, 100, 0], BEST, true)]),
        ];
        for (percent, cases) in rates {
            check(ten(metric, percent), cases);
        }
    }
    // Without the threshold, no private miss and no reply is an EB of 0.
    check(ten(Metric::Eb, 0), &[([10, 0, 0], BEST, true)]);
}

#[test]
fn r10_eb_without_misses_is_infinite_or_zero() {
    check(
        ten(Metric::Eb, 0),
        &[
            // Infinite by an L2 reply, or by a home reply, against 8.
            ([10, 5, 4], [10, 0, 1, 0], true),
            ([10, 5, 4], [10, 0, 0, 1], true),
            // Neither: 0 against 8, 0 against 0, and the other way round.
            ([10, 5, 4], [10, 0, 0, 0], false),
            ([10, 5, 0], [10, 0, 0, 0], false),
            ([10, 0, 0], [10, 0, 0, 0], false),
            ([10, 0, 0], [10, 10, 1, 0], true),
            ([10, 0, 0], [10, 10, 0, 1], true),
            // Infinite for private, against much.
            ([10, 0, 1], [10, 1, 20, 20], false),
        ],
    );
}

#[test]
fn r11_more_effective_bandwidth_is_shared_and_as_much_is_private() {
    check(
        ten(Metric::Eb, 0),
        &[
            // 4 * 10 / 5 = 8, against 8, 9, 6 * 20 / 15 = 8, 9.
            ([10, 5, 4], [10, 5, 4, 0], false),
            ([10, 5, 4], [10, 5, 4, 1], true),
            ([10, 5, 4], [20, 15, 6, 0], false),
            ([10, 5, 4], [20, 15, 6, 1], true),
            // Against 7 1/2, 8 1/4, 7 2/3, 8 2/3.
            ([10, 5, 4], [10, 4, 3, 0], false),
            ([10, 5, 4], [11, 4, 3, 0], true),
            ([10, 5, 4], [10, 3, 2, 1], false),
            ([10, 5, 4], [10, 3, 2, 2], true),
            // Both infinite, whatever more there is.
            ([10, 0, 1], [10, 0, 9, 9], false),
        ],
    );
    // The widest products: 65535 against 65535 + 65535/65534 more, and against the same.
    check(
        ten(Metric::Eb, 10),
        &[
            ([10, 10, 65_535], [65_535, 65_534, 65_535, 0], true),
            ([10, 10, 65_535], [65_535, 65_534, 65_534, 0], false),
            ([65_535, 65_534, 65_535], [10, 10, 1, 65_535], false),
            ([65_535, 65_535, 65_535], [10, 10, 1, 65_535], true),
        ],
    );
}

/// Groups whose accesses were halved to nothing before the other group had its samples.
fn halved(metric: Metric, group: bool, test: impl Fn(&mut Bench)) {
    let dyneb = Dyneb { samples: 2, execute: 1, counter_bits: 4, metric, ..published() };
    let bench = &mut Bench::new(&config(dyneb));
    run(bench, [access(group, false); 2]);
    run(bench, [l2_reply(group); 24]);
    test(bench);
}

#[test]
fn r12_less_access_time_is_shared_and_as_much_is_private() {
    check(
        ten(Metric::Amat, 0),
        &[
            // 38784 for private: 28 * 256 + 128 * 247. The same, then a miss rate of 102/256.
            ([10, 5, 0], [10, 5, 0, 0], false),
            ([10, 5, 9], [10, 4, 0, 0], true),
            // Half remote: 7168 + 51 * 247 + (20992 + 102 * 247) / 2 = 42858.
            ([10, 5, 0], [10, 4, 9, 10], false),
            // 7168 + 25 * 247 + 16794, rounded down twice, = 30137.
            ([10, 5, 0], [10, 2, 9, 10], true),
            // 75 / 256 of private miss: 25693. 158 / 256 of shared are remote: 7168 + 158 * 82.
            ([78, 23, 0], [10, 0, 0, 16], true),
            // Miss rates below 1 / 256 are none.
            ([1000, 3, 0], [10, 0, 0, 0], false),
            ([1000, 4, 0], [10, 0, 0, 0], true),
            ([10, 0, 0], [1000, 3, 0, 0], false),
        ],
    );
    // Nothing but the latency of the home: 1 * 256 for both with a miss each, against home = 2.
    let flat = |home| Dyneb {
        amat_l1_latency: 0,
        amat_l2_latency: 1,
        amat_home_latency: home,
        ..ten(Metric::Amat, 0)
    };
    check(flat(0), &[([10, 10, 0], [10, 10, 0, 10], false), ([10, 10, 0], [10, 9, 0, 10], true)]);
    check(flat(2), &[([10, 10, 0], [10, 0, 0, 9], true), ([10, 10, 0], [10, 0, 0, 10], false)]);
    // The highest latencies: 1023 * 512 for private, as much and a little less for shared.
    let high = Dyneb {
        amat_l1_latency: 1_023,
        amat_l2_latency: 1_023,
        amat_home_latency: 1_023,
        ..ten(Metric::Amat, 0)
    };
    check(high, &[([10, 10, 0], [10, 0, 0, 6000], false), ([10, 10, 0], [10, 0, 0, 10], true)]);

    // No access: a miss rate of 0, which an equal one of shared does not undercut.
    halved(Metric::Amat, PRIVATE, |bench| {
        run(bench, [access(SHARED, true); 2]);
        assert!(!decision(bench, 0));
        assert_values(bench, [0, 0, 8, 2, 0, 0, 0]);
    });
    // No access and no home reply: all is local.
    halved(Metric::Amat, SHARED, |bench| {
        run(bench, [access(PRIVATE, false), access(PRIVATE, true)]);
        assert!(decision(bench, 0));
        assert_values(bench, [2, 1, 0, 0, 0, 8, 0]);
    });
    // No access but home replies: all is remote, 28 + 82 against 28 + 247 / 2.
    halved(Metric::Amat, SHARED, |bench| {
        run(bench, [access(PRIVATE, false), home_reply(), access(PRIVATE, true)]);
        assert!(decision(bench, 0));
    });
    // EB of such a group is infinite, as there are replies.
    halved(Metric::Eb, SHARED, |bench| {
        run(bench, [access(PRIVATE, false), l2_reply(PRIVATE), access(PRIVATE, true)]);
        assert!(decision(bench, 0));
    });
    halved(Metric::Eb, PRIVATE, |bench| {
        run(bench, [access(SHARED, true), l2_reply(SHARED), access(SHARED, true)]);
        assert!(!decision(bench, 0));
    });
}
