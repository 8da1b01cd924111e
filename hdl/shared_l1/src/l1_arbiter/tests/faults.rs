//! The checks themselves: arbiters that break a rule, which lockstep must notice, and answers that no
//! arbiter gives, which the monitor must.

use super::super::{Dut, In, Out, Ready, Request};
use super::{config, npot, paper, strict};
use testbenches::testing::{is_noticed, observed};

#[test]
fn a_fault_is_noticed_and_nothing_else() {
    assert!(!is_noticed::<Dut>(&paper(), &paper(), |_| {}, |_, _| {}));
    let inputs: [fn(&mut In); 4] = [
        |seen| seen.local.head[0] &= !1,
        |seen| seen.remote.data[3] &= !(1 << 63),
        // A local request that never comes with a remote one.
        |seen| seen.local.valid &= !seen.remote.valid,
        // Room always.
        |seen| seen.has_room = true,
    ];
    for (number, fault) in inputs.into_iter().enumerate() {
        assert!(is_noticed::<Dut>(&paper(), &paper(), fault, |_, _| {}), "{number}");
    }
    let outputs: [fn(&In, &mut Out); 4] = [
        // Ready although the head goes first, and while nothing is offered only.
        |seen, out| out.local.ready |= seen.l1.ready,
        |seen, out| out.local.ready &= seen.local.valid,
        |seen, out| out.remote.ready |= out.l1.remote && seen.l1.ready,
        |_, out| out.l1.remote &= out.local.ready,
    ];
    for (number, fault) in outputs.into_iter().enumerate() {
        assert!(is_noticed::<Dut>(&paper(), &paper(), |_| {}, fault), "{number}");
    }
}

#[test]
fn another_limit_or_depth_is_noticed() {
    for wrong in [config(63, 8, ""), config(65, 8, ""), config(64, 7, ""), config(64, 9, "")] {
        assert!(is_noticed::<Dut>(&paper(), &wrong, |_| {}, |_, _| {}), "{wrong:?}");
    }
    assert!(is_noticed::<Dut>(&strict(), &paper(), |_| {}, |_, _| {}));
}

#[test]
fn requests_that_are_lost_or_go_astray_are_noticed() {
    let as_is: fn(&mut Out) = |_| {};
    let ready = In { l1: Ready::YES, has_room: true, ..In::default() };
    let some = Request { valid: true, ..Request::default() };
    let remote = In { remote: Request { head: [7, 0, 0, 0, 0, 0, 0, 0], ..some }, ..ready };
    let local = In { local: some, ..ready };
    let after = |input, change| observed::<Dut>(&npot(), &[(remote, as_is), (input, change)]);
    assert_eq!(after(ready, as_is), "");
    assert_eq!(
        after(ready, |out| out.l1.valid = false),
        "R7: something must be offered if there is something"
    );
    let other: fn(&mut Out) = |out| out.l1.head[0] = 8;
    assert!(after(ready, other).starts_with("remote: order must hold and nothing be lost"));
    assert_eq!(
        after(ready, |out| out.l1.remote = false),
        "R7: what is offered as local must be the local request"
    );
    assert_eq!(after(local, |out| out.l1.remote = true), "R8: local must not be taken without l1");
    assert_eq!(
        after(ready, |out| out.remote.ready = false),
        "R1: remote_ready must be low exactly while full"
    );
    // A fourth loss with limit 3: reported by what is taken, whatever the block thinks.
    let lost: (In, fn(&mut Out)) = (local, |out| {
        (out.local.ready, out.l1.remote, out.l1.head) = (true, false, [0; 8]);
    });
    assert_eq!(
        observed::<Dut>(&npot(), &[(remote, as_is), lost, lost, lost, lost]),
        "R4: a head must not lose more than 3 times in a row"
    );
}
