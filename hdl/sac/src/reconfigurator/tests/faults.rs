//! The checks themselves: blocks that break a rule, which lockstep must notice, and outputs that break one, which
//! the monitor must.

use testbenches::testing::{Cycle, is_noticed, observed};

use super::super::{Answers, Dut, In, Out};
use super::bench::QUIET;
use super::{npot, small};

fn is_wrong(before: fn(&mut In), after: fn(&In, &mut Out)) -> bool {
    is_noticed::<Dut>(&npot(), &npot(), before, after)
}

#[test]
fn a_fault_is_noticed_and_nothing_else() {
    assert!(!is_wrong(|_| {}, |_, _| {}));
    let seen: [fn(&mut In); 9] = [
        // One chip is not waited for.
        |seen| seen.answers.held |= (seen.answers.held & 1) << 2,
        |seen| seen.answers.empty |= (seen.answers.empty & 1) << 2,
        |seen| seen.answers.idle |= (seen.answers.idle & 1) << 2,
        |seen| seen.answers.flushed |= (seen.answers.flushed & 1) << 2,
        |seen| seen.answers.organisation |= (seen.answers.organisation & 1) << 2,
        |seen| seen.answers.profiled |= (seen.answers.profiled & 1) << 2,
        // An end is overlooked, a start forgotten, a choice turned round.
        |seen| seen.kernel_end &= seen.answers.held == 0,
        |seen| seen.kernel_pinned &= !seen.kernel_end,
        |seen| seen.eab_result.sm_side ^= seen.eab_result.eab_sm_side & 1 == 1,
    ];
    for (number, fault) in seen.into_iter().enumerate() {
        assert!(is_wrong(fault, |_, _| {}), "input {number}");
    }
    let said: [fn(&In, &mut Out); 4] = [
        |seen, out| out.hold &= seen.answers.flushed == 0,
        |_, out| out.sums.crd_hits &= 0x7f,
        |_, out| out.eab_slice.memory_side = out.eab_slice.sm_side,
        |seen, out| out.counter_ready &= seen.counter_valid,
    ];
    for (number, fault) in said.into_iter().enumerate() {
        assert!(is_wrong(|_| {}, fault), "output {number}");
    }
}

#[test]
fn outputs_that_break_a_rule_are_noticed() {
    let observe = |cycles: &[Cycle<Dut>]| observed::<Dut>(&small(), cycles);
    let none = Answers::default();
    let with = |answers| In { answers, ..QUIET };
    let as_is = |_: &mut Out| {};
    let held = with(Answers { held: 3, ..none });
    let holds = |out: &mut Out| out.hold = true;
    assert_eq!(observe(&[(QUIET, as_is), (QUIET, as_is)]), "");
    // Released while one chip has not switched.
    let switched = with(Answers { held: 3, organisation: 1, ..none });
    assert_eq!(
        observe(&[
            (QUIET, holds),
            (held, |out| (out.hold, out.sm_side) = (true, true)),
            (switched, |out| (out.hold, out.sm_side) = (true, true)),
            (switched, |out| out.sm_side = true),
        ]),
        "R9: hold must fall after all chips have switched"
    );
    // Flushed while one chip is not held.
    let half = with(Answers { held: 1, ..none });
    assert_eq!(
        observe(&[(QUIET, holds), (half, |out| (out.hold, out.flush) = (true, true))]),
        "R8: all chips must be held while they change"
    );
    assert_eq!(
        observe(&[(QUIET, as_is), (QUIET, |out| out.eab_counters.valid = true), (QUIET, as_is)]),
        "stream eab_counters: valid must not fall before ready; it fell while () was waiting"
    );
}
