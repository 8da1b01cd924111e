//! The checks themselves: units that break a rule, which lockstep must notice.

use testbenches::testing;

use super::super::{Dut, In};
use super::{config, pot};
use design::Sac;

fn is_noticed(wrong: &Sac, fault: fn(&mut In)) -> bool {
    testing::is_noticed::<Dut>(&config(pot()), &config(wrong.clone()), fault, |_, _| {})
}

#[test]
fn a_wrong_figure_is_noticed() {
    assert!(!is_noticed(&pot(), |_| {}));
    for (number, wrong) in [
        Sac { slices: 2, ..pot() },
        Sac { b_intra: 65_535, ..pot() },
        Sac { b_inter: 4_097, ..pot() },
        Sac { b_llc: 131_071, ..pot() },
        Sac { b_mem: 32_769, ..pot() },
        Sac { theta_65536: 0, ..pot() },
    ]
    .iter()
    .enumerate()
    {
        assert!(is_noticed(wrong, |_| {}), "{number}");
    }
}

#[test]
fn a_sum_or_slice_that_is_not_seen_is_noticed() {
    let faults: [fn(&mut In); 8] = [
        |seen| seen.total_requests += 1,
        |seen| seen.local_requests = seen.local_requests.saturating_sub(1),
        |seen| seen.memory_side_requests /= 2,
        |seen| seen.memory_side_hits = seen.crd_hits,
        |seen| seen.crd_requests = seen.memory_side_requests,
        |seen| seen.slice.memory_side &= 0x7fff,
        |seen| seen.slice.sm_side = seen.slice.memory_side,
        |seen| seen.result.ready |= seen.slice.valid,
    ];
    for (number, fault) in faults.into_iter().enumerate() {
        assert!(is_noticed(&pot(), fault), "{number}");
    }
}
