//! The checks themselves: routers that break a rule, which lockstep must notice, and answers that no
//! router gives, which the monitor must.

use super::super::{Dut, In, Out, Request};
use super::{config, paper, shared};
use testbenches::testing::{is_noticed, observed};

#[test]
fn a_fault_is_noticed_and_nothing_else() {
    assert!(!is_noticed::<Dut>(&paper(), &paper(), |_| {}, |_, _| {}));
    // An interleave of another size.
    let line: fn(&mut In) = |seen| seen.request.line &= !(1 << 3);
    assert!(is_noticed::<Dut>(&paper(), &paper(), line, |_, _| {}));
    let outputs: [fn(&In, &mut Out); 5] = [
        // A tie that goes to L2.
        |_, out| out.to_l2 |= out.hops_l2 == out.hops_home,
        // The sum of columns and rows where it is largest.
        |_, out| out.hops_home = out.hops_home.min(9),
        |_, out| out.hops_l2 = out.hops_l2.min(7),
        // A request of the local home that counts as remote.
        |seen, out| out.to_l2 |= seen.request.core == out.home,
        // A slice of one bit less.
        |_, out| out.slice &= 3,
    ];
    for (number, fault) in outputs.into_iter().enumerate() {
        assert!(is_noticed::<Dut>(&paper(), &paper(), |_| {}, fault), "{number}");
    }
}

#[test]
fn another_geometry_is_noticed() {
    for wrong in [
        shared(),
        config("mesh.interleave_bytes = 512"),
        config("mesh.l2_at = [3, 7, 10, 12, 23, 25, 28, 33]"),
        config("mesh.l2_at = [3, 7, 10, 12, 23, 25, 32, 28]"),
        config("shared_l1.home_hash = \"xor\""),
    ] {
        assert!(is_noticed::<Dut>(&paper(), &wrong, |_| {}, |_, _| {}), "{wrong:?}");
    }
}

#[test]
fn answers_that_no_router_gives_are_noticed() {
    let input = In { request: Request { core: 2, line: 0 } };
    let said = |change: fn(&mut Out)| observed::<Dut>(&paper(), &[(input, change)]);
    // L2 is one hop away, the home two.
    assert_eq!(said(|_| {}), "");
    for (change, rule) in [
        ((|out| out.home = 28) as fn(&mut Out), "R1: a home must be at most 27; got 28"),
        (|out| out.slice = 8, "R2: a slice must be at most 7; got 8"),
        (
            |out| (out.hops_home, out.to_l2) = (0, false),
            "R3: a core must be 0 hops from itself, and no other core",
        ),
        (
            |out| (out.home, out.to_l2) = (2, false),
            "R3: a core must be 0 hops from itself, and no other core",
        ),
        (|out| out.hops_l2 = 0, "R4: no slice may sit on a core's tile"),
        (|out| out.hops_l2 = 2, "R5: L2 must be nearer than the home to be gone to"),
    ] {
        assert_eq!(said(change), rule);
    }
}
