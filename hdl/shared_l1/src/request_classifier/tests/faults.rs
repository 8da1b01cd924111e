//! The checks themselves: classifiers that break a rule, which lockstep must notice, and answers that no
//! classifier gives, which the monitor must.

use super::super::{Dut, In, Out, Request};
use super::{config, paper};
use testbenches::testing::{is_noticed, observed};

#[test]
fn a_fault_is_noticed_and_nothing_else() {
    assert!(!is_noticed::<Dut>(&paper(), &paper(), |_| {}, |_, _| {}));
    for fields in [
        "shared_l1.store_path = \"mode\"",
        "shared_l1.atomic_path = \"direct\"",
        "shared_l1.leftover = \"lazy\"",
        "shared_l1.min_routing = false",
        "l1.write_hit = \"evict\"",
        "l1.index = \"xor\"",
    ] {
        let wrong = config(fields);
        assert!(is_noticed::<Dut>(&paper(), &wrong, |_| {}, |_, _| {}), "{fields}");
    }
    let inputs: [fn(&mut In); 3] = [
        |seen| {
            (seen.even_sets_shared, seen.odd_sets_shared) =
                (seen.odd_sets_shared, seen.even_sets_shared)
        },
        |seen| seen.request.kind = seen.request.kind.min(1),
        |seen| seen.core_number &= 0xf,
    ];
    for (number, fault) in inputs.into_iter().enumerate() {
        assert!(is_noticed::<Dut>(&paper(), &paper(), fault, |_, _| {}), "{number}");
    }
    let outputs: [fn(&In, &mut Out); 3] = [
        |_, out| out.is_tracked |= out.way == 1,
        |_, out| out.is_tracked &= out.local_copy != 2,
        |seen, out| {
            out.local_copy |= u64::from(out.is_shared && seen.request.kind == 0 && out.way == 2)
        },
    ];
    for (number, fault) in outputs.into_iter().enumerate() {
        assert!(is_noticed::<Dut>(&paper(), &paper(), |_| {}, fault), "{number}");
    }
}

#[test]
fn answers_that_no_classifier_gives_are_noticed() {
    let input = In { request: Request { kind: 1, line: 0 }, core_number: 1, ..In::default() };
    let local = In { request: Request { line: 0x20, ..input.request }, ..input };
    let first = |input, change: fn(&mut Out)| observed::<Dut>(&paper(), &[(input, change)]);
    assert_eq!((first(input, |_| {}), first(local, |_| {})), (String::new(), String::new()));
    let rule = "R3: a request to a local line must go to the local L1";
    assert_eq!(first(local, |out| (out.way, out.local_copy) = (1, 2)), rule);
    let rule = "R3: a request that the local L1 looks up must go nowhere else";
    assert_eq!(first(input, |out| out.local_copy = 1), rule);
    let rule = "R10: a store or atomic to another's line must be tracked";
    assert_eq!(first(input, |out| out.is_tracked = false), rule);
    let rule = "R4: no request of this kind must take this way";
    assert_eq!(first(input, |out| out.way = 3), rule);
}
