//! The checks themselves: policies that break a rule, which lockstep must notice.

use testbenches::testing::is_noticed;

use super::super::{Dut, In, Out};
use super::{config, pot};

fn is_wrong(before: fn(&mut In), after: fn(&In, &mut Out)) -> bool {
    let config = config(pot());
    is_noticed::<Dut>(&config, &config, before, after)
}

#[test]
fn a_fault_is_noticed_and_nothing_else() {
    assert!(!is_wrong(|_| {}, |_, _| {}));
    let seen: [fn(&mut In); 2] =
        [|seen| seen.sm_side &= seen.request.line & 1 == 0, |seen| seen.request.line &= !(1 << 24)];
    for (number, fault) in seen.into_iter().enumerate() {
        assert!(is_wrong(fault, |_, _| {}), "input {number}");
    }
    let said: [fn(&In, &mut Out); 3] = [
        |_, out| out.to.slice ^= out.to.tag & 1,
        |seen, out| out.over_link |= seen.sm_side && out.miss_over_link,
        |seen, out| out.miss_over_link |= seen.request.chip != seen.request.home,
    ];
    for (number, fault) in said.into_iter().enumerate() {
        assert!(is_wrong(|_| {}, fault), "output {number}");
    }
}
