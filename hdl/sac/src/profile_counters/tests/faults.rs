//! The checks themselves: counters that break a rule, which lockstep must notice, and outputs that do
//! not fit each other, which the monitor must.

use testbenches::testing::{self, Cycle, observed};

use super::super::{Dut, In, Out};
use super::{config, pot, small};
use design::Sac;

fn is_noticed(wrong: &Sac, fault: fn(&mut In)) -> bool {
    testing::is_noticed::<Dut>(&config(pot()), &config(wrong.clone()), fault, |_, _| {})
}

#[test]
fn a_fault_is_noticed_and_nothing_else() {
    assert!(!is_noticed(&pot(), |_| {}));
    assert!(is_noticed(&Sac { profile_cycles: 63, ..pot() }, |_| {}));
    assert!(is_noticed(&Sac { profile_cycles: 65, ..pot() }, |_| {}));
    let faults: [fn(&mut In); 7] = [
        |seen| seen.start &= seen.miss.local & 1 == 0,
        |seen| seen.arrivals &= 0x7f,
        |seen| seen.hits.lookups &= !seen.hits.atomics,
        |seen| seen.hits.atomics &= seen.arrivals,
        |seen| seen.miss.counts[0] &= !1,
        |seen| seen.miss.local &= 3,
        |seen| seen.slice_index &= 3,
    ];
    for (number, fault) in faults.into_iter().enumerate() {
        assert!(is_noticed(&pot(), fault), "{number}");
    }
}

#[test]
fn outputs_that_do_not_fit_each_other_are_noticed() {
    let observe = |cycles: &[Cycle<Dut>]| observed::<Dut>(&config(small()), cycles);
    let profiling = (In::default(), (|out| out.profiling = true) as fn(&mut Out));
    assert_eq!(observe(&[profiling; 3]), "");
    assert_eq!(observe(&[profiling; 4]), "R2: a profile must have 3 cycles");
    let alone = |out: &mut Out| (out.memory_side_requests, out.llc_requests) = (2, 1);
    assert_eq!(observe(&[(In::default(), alone)]), "R4: 2 must be at most 1");
    let local = |out: &mut Out| out.local_requests = 1;
    assert_eq!(observe(&[(In::default(), local)]), "R6: 1 must be at most 0");
}
