//! The checks themselves: blocks that break a rule, which lockstep must notice, and outputs that break
//! one, which the monitor must.

use testbenches::testing::{Change, faulty, observed, promised, report_of};

use super::super::model::SliceBypass;
use super::super::{Config, Dut, In, Out, Ready, ReplyOrder};
use super::bench::{READY, SM_SIDE, bytes, link, local, memory_reply, miss, slice_reply};
use super::config;

fn right() -> Config {
    config(4, 3, ReplyOrder::Oldest)
}

fn report(wrong: &Config, fault: fn(&SliceBypass, &mut In), after: fn(&mut Out)) -> String {
    let wrong =
        faulty::<Dut>(wrong, move |model, _, seen| fault(model, seen), move |_, out| after(out));
    report_of::<Dut>(&right(), wrong)
}

fn assert_noticed(wrong: &Config, fault: fn(&SliceBypass, &mut In), after: fn(&mut Out)) {
    assert_ne!(report(wrong, fault, after), "", "{wrong:?}");
}

#[test]
fn without_a_fault_nothing_is_noticed() {
    assert_eq!(report(&right(), |_, _| {}, |_| {}), "");
}

#[test]
fn another_geometry_is_noticed() {
    let wrong = |memory, link, order| config(memory, link, order);
    assert_noticed(&wrong(5, 3, ReplyOrder::Oldest), |_, _| {}, |_| {});
    assert_noticed(&wrong(4, 2, ReplyOrder::Oldest), |_, _| {}, |_| {});
    let order = wrong(4, 3, ReplyOrder::SliceFirst);
    assert_noticed(&order, |_, _| {}, |_| {});
}

#[test]
fn what_a_word_is_taken_for_is_noticed() {
    // A bypass that goes to the slice when the memory queue is full.
    let fault = |model: &SliceBypass, seen: &mut In| seen.sm_side &= model.memory_words() < 4;
    assert_noticed(&right(), fault, |_| {});
    // A bypass that never gives way.
    let fault = |model: &SliceBypass, seen: &mut In| {
        seen.miss.valid &= model.link_words() == 0 || !seen.sm_side
    };
    assert_noticed(&right(), fault, |_| {});
    // A reply of memory that goes the other way while the slice has one too.
    let fault =
        |_: &SliceBypass, seen: &mut In| seen.memory_reply.bypass &= !seen.slice_reply.valid;
    assert_noticed(&right(), fault, |_| {});
    // Memory to which a miss is reported as a bypass.
    assert_noticed(&right(), |_, _| {}, |out| out.memory.bypass = false);
    assert_noticed(&right(), |_, _| {}, |out| out.idle |= !out.memory.valid);
}

#[test]
fn words_that_are_lost_or_come_twice_or_go_astray_are_noticed() {
    let as_is: Change<Dut> = |_| {};
    let to_memory = [(link(1, SM_SIDE), as_is), (miss(2, SM_SIDE), as_is), (SM_SIDE, as_is)];
    assert_eq!(observed::<Dut>(&right(), &to_memory), "");
    let with = |last: Change<Dut>| {
        let [first, second, (input, _)] = to_memory;
        observed::<Dut>(&right(), &[first, second, (input, last)])
    };
    let word = |head: u128, of: u128| shown(head, (bytes(of)[0] >> 32).into(), of);
    let reply = |head: u128, of: u128| shown(head, 0, of);
    let order = "order must hold and nothing be lost";
    assert_eq!(
        with(|out| out.memory.bypass = true),
        format!("bypasses: {order}; {} came and {} was next", word(2, 2), word(1, 1))
    );
    assert_eq!(
        with(|out| out.memory.head = 3),
        format!("misses: {order}; {} came and {} was next", word(3, 2), word(2, 2))
    );
    // Bytes that are not those of the head.
    assert_eq!(
        with(|out| out.memory.data = bytes(3)),
        format!(
            "misses: {order}; {} came and {} was next",
            shown(2, (bytes(2)[0] >> 32).into(), 3),
            word(2, 2)
        )
    );
    assert_eq!(with(|out| out.idle = true), "R12: idle must be true exactly while no word is held");
    assert_eq!(
        observed::<Dut>(&right(), &[(local(1, READY), |out| out.slice.head = 2)]),
        format!("R1: slice must offer local's word, {}; it offers {}", word(1, 1), word(2, 1))
    );
    assert_eq!(
        observed::<Dut>(&right(), &[(local(1, READY), |out| out.local.ready = false)]),
        format!(
            "link arrivals to the slice: nothing may come twice or be invented; {} came and none \
             was expected",
            word(1, 1)
        )
    );
    assert_eq!(
        observed::<Dut>(&right(), &[(local(1, READY), |out| out.slice.valid = false)]),
        "R4: local must not be taken without slice"
    );
    let replies = slice_reply(1, memory_reply(2, true, READY));
    assert_eq!(observed::<Dut>(&right(), &[(replies, as_is)]), "");
    assert_eq!(
        observed::<Dut>(&right(), &[(replies, |out| out.memory_reply.ready = true)]),
        "R11: a reply must be taken from one stream exactly"
    );
    assert_eq!(
        observed::<Dut>(
            &right(),
            &[(memory_reply(2, false, READY), |out| out.memory_reply.ready = false)]
        ),
        "R9: a fill must be taken with its reply of memory"
    );
    let stalled = In { reply: Ready::NO, ..READY };
    assert_eq!(
        observed::<Dut>(
            &right(),
            &[
                (memory_reply(2, true, stalled), as_is),
                (slice_reply(1, memory_reply(2, true, stalled)), |out| out.reply.head = 1),
            ]
        ),
        format!(
            "stream reply: the payload must hold until ready; it went from {} to {}",
            reply(2, 2),
            reply(1, 2)
        )
    );
}

/// A head with the bytes of another, or with its bytes.
fn shown(head: u128, byte_enable: u128, of: u128) -> String {
    let [a, b, c, d, ..] = bytes(of);
    format!("{head:#x} of {byte_enable:#x} {a:x} {b:x} {c:x} {d:x}")
}

#[test]
fn an_environment_that_breaks_its_promise_is_noticed() {
    assert_eq!(
        promised::<Dut>(&right(), &[link(1, SM_SIDE), READY]),
        "R13: sm_side must hold while the link queue holds words"
    );
    assert_eq!(promised::<Dut>(&right(), &[SM_SIDE, link(1, READY), READY]), "");
}
