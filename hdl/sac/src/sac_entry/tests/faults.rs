//! The checks themselves: entries that break a rule, which lockstep must notice, and outputs that break one, which
//! the monitor must.

use testbenches::testing::{Cycle, is_noticed, observed};

use super::super::{Dut, In, Out, Ready};
use super::bench::{hold, ready, reply, request};
use super::{named, small};
use design::Sac;

fn is_wrong(before: fn(&mut In), after: fn(&In, &mut Out)) -> bool {
    is_noticed::<Dut>(&small(), &small(), before, after)
}

#[test]
fn a_fault_is_noticed_and_nothing_else() {
    assert!(!is_wrong(|_| {}, |_, _| {}));
    let seen: [fn(&mut In); 4] = [
        |seen| seen.sm_side = false,
        |seen| seen.hold &= seen.request.line & 1 == 0,
        |seen| seen.request.line &= !4,
        |seen| seen.reply.last &= seen.reply.kind == 0,
    ];
    for (number, fault) in seen.into_iter().enumerate() {
        assert!(is_wrong(fault, |_, _| {}), "input {number}");
    }
    let said: [fn(&In, &mut Out); 5] = [
        |seen, out| out.forward.valid &= !seen.hold,
        |seen, out| out.held = seen.hold,
        |seen, out| out.empty |= seen.hold,
        |_, out| out.miss.local &= out.miss.slice != 0,
        |_, out| out.down_reply.last = true,
    ];
    for (number, fault) in said.into_iter().enumerate() {
        assert!(is_wrong(|_| {}, fault), "output {number}");
    }
    // Room for fewer requests.
    let fewer = named(Sac { slices: 4, ..Sac::default() }, 1);
    assert!(is_noticed::<Dut>(&small(), &fewer, |seen| seen.request.id &= 1, |_, _| {}));
}

#[test]
fn outputs_that_break_a_rule_are_noticed() {
    let observe = |cycles: &[Cycle<Dut>]| observed::<Dut>(&small(), cycles);
    let asks = request(1, 0, ready());
    let stalled = In { forward: Ready::NO, ..asks };
    let as_is = |_: &mut Out| {};
    assert_eq!(observe(&[(stalled, as_is), (asks, as_is), (reply(true, ready()), as_is)]), "");
    assert_eq!(observe(&[(asks, |out| out.forward.id ^= 1)]), "R1: a request must leave unchanged");
    assert_eq!(
        observe(&[(asks, |out| out.request.ready = false)]),
        "R1: a request must be taken in the cycle it leaves in"
    );
    assert_eq!(
        observe(&[
            (hold(ready()), as_is),
            (hold(asks), |out| {
                (out.forward, out.request.ready) =
                    (request(1, 0, ready()).request.routed(0, 0, 1), true);
            })
        ]),
        "R4: nothing must be offered while all is held"
    );
    assert_eq!(
        observe(&[(asks, as_is), (ready(), |out| out.empty = true)]),
        "R5: empty must say whether 1 requests are none"
    );
    assert_eq!(
        observe(&[(asks, as_is), (reply(true, ready()), |out| out.down_reply.sector ^= 1)]),
        "R7: a reply must pass unchanged"
    );
}
