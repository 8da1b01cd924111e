//! The checks themselves: trackers that break a rule, which lockstep must notice, and answers that no
//! tracker gives, which the monitor must.

use super::super::{Dut, In, Issue, Out, Reply};
use super::{config, paper};
use testbenches::testing::{is_noticed, observed};

#[test]
fn a_fault_is_noticed_and_nothing_else() {
    assert!(!is_noticed::<Dut>(&paper(), &paper(), |_| {}, |_, _| {}));
    for requests in [31, 33] {
        assert!(is_noticed::<Dut>(&paper(), &config(requests, ""), |_| {}, |_, _| {}));
    }
    let inputs: [fn(&mut In); 5] = [
        |seen| seen.issue.id &= 0x7f,
        |seen| seen.reply.id &= 0x7f,
        |seen| seen.issue.context &= 0x3f,
        // An issue that is lost, and a release that is, when both come.
        |seen| seen.issue.valid &= !seen.reply.done,
        |seen| seen.reply.done &= !seen.issue.valid,
    ];
    for (number, fault) in inputs.into_iter().enumerate() {
        assert!(is_noticed::<Dut>(&paper(), &paper(), fault, |_, _| {}), "{number}");
    }
    let outputs: [fn(&In, &mut Out); 3] = [
        |seen, out| out.issue.ready |= seen.reply.done && out.reply.known,
        |seen, out| out.reply.known &= !seen.reply.done,
        |_, out| out.in_flight &= 0x1f,
    ];
    for (number, fault) in outputs.into_iter().enumerate() {
        assert!(is_noticed::<Dut>(&paper(), &paper(), |_| {}, fault), "{number}");
    }
}

#[test]
fn answers_that_no_tracker_gives_are_noticed() {
    let as_is: fn(&mut Out) = |_| {};
    let issue = In { issue: Issue { valid: true, id: 3, sectors: 2, context: 0 }, ..In::default() };
    let ask = In { reply: Reply { id: 3, done: false }, ..In::default() };
    let second = |change| observed::<Dut>(&paper(), &[(issue, as_is), (ask, change)]);
    assert_eq!(second(as_is), "");
    for (change, rule) in [
        (
            (|out| out.reply.known = false) as fn(&mut Out),
            "R3: a reply must be given what its request was issued with",
        ),
        (|out| out.reply.context = 1, "R3: a reply must be given what its request was issued with"),
        (|out| out.reply.sectors = 3, "R3: a reply must be given what its request was issued with"),
        (|out| out.in_flight = 2, "R6: in_flight must be the number of requests in flight"),
        (
            |out| out.issue.ready = false,
            "R2: issue_ready must be low exactly while all places are taken",
        ),
    ] {
        assert_eq!(second(change), rule);
    }
}
