//! The golden model's arithmetic for every value of counters of 4 bits, against the same quotients
//! taken another way.

use super::super::model::{Counters, Group, choose_shared};
use super::{config, published};
use design::{Dyneb, Metric};
use testbenches::testing::at_depth;

/// Every value of the counters of one group that events can give: a miss is an access too.
fn groups(most_home_replies: u64) -> Vec<Group> {
    let mut groups = Vec::new();
    for accesses in 0..16 {
        for misses in 0..=accesses {
            for l2_replies in 0..16 {
                for home_replies in 0..=most_home_replies {
                    groups.push(Group { accesses, misses, l2_replies, home_replies });
                }
            }
        }
    }
    groups
}

/// Compares all decisions under `metric` with `value` of both groups, of which shared needs to be
/// `better`; returns how many were for shared.
fn decide_all(
    metric: Metric,
    percent: u32,
    value: impl Fn(&Group) -> u64,
    better: impl Fn(u64, u64) -> bool,
) -> u64 {
    let private_miss_rate_percent = percent;
    let config =
        config(Dyneb { counter_bits: 4, metric, private_miss_rate_percent, ..published() });
    let valued = |groups: Vec<Group>| -> Vec<(u64, Group)> {
        groups.into_iter().map(|group| (value(&group), group)).collect()
    };
    let (privates, shareds) = (valued(groups(0)), valued(groups(15)));
    assert_eq!((privates.len(), shareds.len()), (136 * 16, 136 * 256));
    let mut n_shared = 0;
    for (number, &(ours, private)) in privates.iter().enumerate() {
        // The miss rate in whole parts, as the bandwidths.
        let rate =
            COMMON.checked_div(private.accesses).map_or(COMMON, |part| part * private.misses);
        let is_low = rate < COMMON * u64::from(percent) / 100 && private.accesses > 0;
        // At the short depth every thirteenth, from another one on each time, so that each shared group has its turn.
        let step = at_depth(1, 13);
        for &(theirs, shared) in shareds.iter().skip(number % step).step_by(step) {
            let counters = Counters { private, shared };
            let expected = !is_low && better(theirs, ours);
            assert_eq!(choose_shared(&config, &counters), expected, "{percent} %, {counters:?}");
            n_shared += u64::from(expected);
        }
    }
    n_shared
}

/// Every number of 1 to 15 divides it, so that an EB is a whole number of its parts.
const COMMON: u64 = 360_360;

fn bandwidth(group: &Group) -> u64 {
    let Group { accesses, misses, l2_replies, home_replies } = *group;
    match (misses, l2_replies + home_replies) {
        (0, 0) => 0,
        (0, _) => u64::MAX,
        _ => COMMON / misses * accesses * l2_replies + COMMON * home_replies,
    }
}

#[test]
fn eb_decides_as_quotients_over_a_common_denominator() {
    assert!((1..=15).all(|count| COMMON.is_multiple_of(count)));
    let decided = [0, 10, 100].map(|percent| {
        decide_all(Metric::Eb, percent, bandwidth, |shared, private| shared > private)
    });
    assert!(decided[0] > decided[1] && decided[1] > decided[2] && decided[2] > 0, "{decided:?}");
}

/// A quotient by counting, rounded down.
fn count_out(mut dividend: u64, divisor: u64) -> u64 {
    let mut quotient = 0;
    while dividend >= divisor {
        dividend -= divisor;
        quotient += 1;
    }
    quotient
}

/// AMAT with the default latencies, every quotient counted out.
fn time(group: &Group) -> u64 {
    let (here, away) = (group.accesses, group.home_replies);
    let miss = if here == 0 { 0 } else { count_out(256 * group.misses, here) };
    let local = if here + away == 0 { 256 } else { count_out(256 * here, here + away) };
    let home = 82 * 256 + miss * 247;
    28 * 256 + count_out(local * miss, 256) * 247 + count_out((256 - local) * home, 256)
}

#[test]
fn amat_decides_as_quotients_counted_out() {
    for percent in [0, 10] {
        let decided = decide_all(Metric::Amat, percent, time, |shared, private| shared < private);
        assert!(decided > 0);
    }
}
