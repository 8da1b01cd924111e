//! The checks themselves: trackers that break a rule, which lockstep must notice, and answers that no
//! tracker gives, which the monitor must.

use super::super::{Dut, In, Out, Request, Store};
use super::{config, paper};
use testbenches::testing::{is_noticed, observed};

#[test]
fn a_fault_is_noticed_and_nothing_else() {
    assert!(!is_noticed::<Dut>(&paper(), &paper(), |_| {}, |_, _| {}));
    for wrong in [config(15, 15, ""), config(17, 15, ""), config(16, 14, ""), config(16, 16, "")] {
        assert!(is_noticed::<Dut>(&paper(), &wrong, |_| {}, |_, _| {}), "{wrong:?}");
    }
    let inputs: [fn(&mut In); 5] = [
        |seen| seen.request.line &= !(1 << 32),
        |seen| seen.request.to_home = true,
        // A store that is lost, and an acknowledgement that is, when both come.
        |seen| seen.store.valid &= !seen.ack.valid,
        |seen| seen.ack.valid &= !seen.store.valid,
        |seen| seen.ack.entry &= 0x7,
    ];
    for (number, fault) in inputs.into_iter().enumerate() {
        assert!(is_noticed::<Dut>(&paper(), &paper(), fault, |_, _| {}), "{number}");
    }
    let outputs: [fn(&In, &mut Out); 4] = [
        |seen, out| out.load_blocked &= !seen.ack.valid,
        |seen, out| out.load_blocked &= !seen.request.to_home,
        |seen, out| out.has_room |= seen.ack.valid && seen.ack.entry == out.store.entry,
        |seen, out| out.is_empty |= seen.ack.valid && !out.load_blocked && out.store.entry == 1,
    ];
    for (number, fault) in outputs.into_iter().enumerate() {
        assert!(is_noticed::<Dut>(&paper(), &paper(), |_| {}, fault), "{number}");
    }
}

#[test]
fn answers_that_no_tracker_gives_are_noticed() {
    let as_is: fn(&mut Out) = |_| {};
    let input = |valid, to_home| In {
        request: Request { line: 3, to_home },
        store: Store { valid },
        ..In::default()
    };
    let (store, load) = (input(true, true), input(false, false));
    let second = |change| observed::<Dut>(&paper(), &[(store, as_is), (load, change)]);
    assert_eq!(second(as_is), "");
    for (change, rule) in [
        (
            (|out| out.load_blocked = false) as fn(&mut Out),
            "R4: a load must wait exactly for stores that went the other way",
        ),
        (|out| out.is_empty = true, "R7: is_empty must be true exactly while there are no stores"),
        (
            |out| out.has_room = false,
            "R3: has_room must be true exactly if the store can be counted",
        ),
        (
            |out| out.store.entry = 0,
            "R2: store_entry must be the line's, or the lowest that is free",
        ),
    ] {
        assert_eq!(second(change), rule);
    }
}
