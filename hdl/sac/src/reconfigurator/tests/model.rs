//! The golden model by itself: the states that kernels go through.

use design::Sac;
use testbenches::dut::Model as _;

use super::super::model::Reconfigurator;
use super::super::{Answers, Config, In, Out};
use super::bench::{END, PINNED, START};

/// Chips that answer every level in the cycle after it, and are always empty and idle.
fn answers(out: &Out) -> Answers {
    let mask = |level: bool| if level { 3 } else { 0 };
    let held = mask(out.hold);
    Answers {
        held,
        empty: held,
        idle: held,
        flushed: mask(out.flush),
        organisation: mask(out.sm_side),
        profiled: mask(out.profile),
    }
}

/// The states of two chips of one slice, whose counters are all 1, without those that are as before.
fn states(chooses: bool, inputs: &[(u64, In)]) -> Vec<u64> {
    let sac = Sac { chips: 2, slices: 1, slice_bytes: 8_192, crd_sets: 2, ..Sac::default() };
    let config = Config::new(&sac, "t").unwrap();
    let mut block = Reconfigurator::new(&config);
    let (mut last, mut seen) = (Out::default(), Vec::new());
    for cycle in 0..200 {
        let given = inputs.iter().find(|(at, _)| *at == cycle).map(|(_, input)| *input);
        let mut input = In {
            answers: answers(&last),
            counter_valid: 3,
            counter_data: config.counters_of(&[1, 1]),
            ..given.unwrap_or_default()
        };
        (input.eab_counters.ready, input.eab_slice.ready) = (true, true);
        (input.eab_result.valid, input.eab_result.sm_side) = (true, chooses);
        last = block.step(&input);
        if seen.last() != Some(&last.state) {
            seen.push(last.state);
        }
    }
    assert_eq!(last.sums.total_requests, u64::from(seen.contains(&2)) * 2);
    seen
}

#[test]
fn a_kernel_that_gains_by_it_runs_under_sm_side() {
    assert_eq!(states(true, &[(1, START)]), [0, 1, 2, 3, 4, 5, 6]);
    assert_eq!(states(true, &[(1, START), (100, END)]), [0, 1, 2, 3, 4, 5, 6, 3, 4, 5, 0]);
}

#[test]
fn another_stays_under_memory_side() {
    assert_eq!(states(false, &[(1, START), (100, END)]), [0, 1, 2, 7, 0]);
    assert_eq!(states(true, &[(1, PINNED), (100, END)]), [0, 7, 0]);
}

#[test]
fn a_start_ends_what_runs() {
    let again = [(1, START), (100, START)];
    assert_eq!(states(true, &again), [0, 1, 2, 3, 4, 5, 6, 3, 4, 5, 1, 2, 3, 4, 5, 6]);
    // An end while it leaves takes the start back.
    assert_eq!(states(true, &[again[0], again[1], (103, END)]), [0, 1, 2, 3, 4, 5, 6, 3, 4, 5, 0]);
}
