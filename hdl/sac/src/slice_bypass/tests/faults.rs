//! The checks themselves: blocks that break a rule, which lockstep must notice, and outputs that break
//! one, which the monitor must.

use testbenches::coverage::Coverage;
use testbenches::dut::{Model as _, Monitor as _};
use testbenches::engine::{BoxedEngine, Engine, EngineKind, make};
use testbenches::lockstep::{VerifyError, VerifyOptions, verify_engines};

use super::super::model::SliceBypass;
use super::super::{Config, Dut, In, Monitor, Out, Ready, ReplyOrder};
use super::bench::{READY, SM_SIDE, link, local, memory_reply, miss, slice_reply};
use super::config;

/// A golden model whose configuration, inputs or outputs are tampered with.
struct Faulty {
    config: Config,
    model: SliceBypass,
    fault: fn(&SliceBypass, &mut In),
    after: fn(&mut Out),
}

impl Engine<In, Out> for Faulty {
    fn name(&self) -> &str {
        "faulty"
    }

    fn cycle(&mut self, reset: bool, input: &In) -> Out {
        if reset {
            self.model = SliceBypass::new(&self.config);
            return Out::default();
        }
        let mut seen = *input;
        (self.fault)(&self.model, &mut seen);
        let mut out = self.model.step(&seen);
        (self.after)(&mut out);
        out
    }
}

fn right() -> Config {
    config(4, 3, ReplyOrder::Oldest)
}

fn run(
    wrong: &Config,
    fault: fn(&SliceBypass, &mut In),
    after: fn(&mut Out),
) -> Result<(), VerifyError> {
    let model = SliceBypass::new(wrong);
    let faulty: BoxedEngine<Dut> = Box::new(Faulty { config: wrong.clone(), model, fault, after });
    let engines = vec![make::<Dut>(&right(), EngineKind::Model, 1).unwrap(), faulty];
    verify_engines::<Dut>(&right(), engines, &VerifyOptions::new(1, 200_000, "none")).map(drop)
}

fn assert_noticed(wrong: &Config, fault: fn(&SliceBypass, &mut In), after: fn(&mut Out)) {
    match run(wrong, fault, after) {
        Err(VerifyError::Mismatch(_)) => {}
        Err(other) => panic!("{other}"),
        Ok(()) => panic!("the fault was not noticed: {wrong:?}"),
    }
}

#[test]
fn without_a_fault_nothing_is_noticed() {
    run(&right(), |_, _| {}, |_| {}).unwrap();
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
        |_: &SliceBypass, seen: &mut In| seen.memory_reply_bypass &= !seen.slice_reply.valid;
    assert_noticed(&right(), fault, |_| {});
    // Memory that is told a miss is a bypass.
    assert_noticed(&right(), |_, _| {}, |out| out.memory_bypass = false);
    assert_noticed(&right(), |_, _| {}, |out| out.idle |= !out.memory.valid);
}

/// What is wrong with a cycle's outputs.
type Wrong = fn(&mut Out);

/// What the monitor says to cycles in which the block answers as `outputs` do.
fn observed(cycles: &[(In, Wrong)]) -> String {
    let mut model = SliceBypass::new(&right());
    let mut monitor = Monitor::new(&right());
    let mut coverage = Coverage::new();
    let seen = cycles.iter().try_for_each(|(input, change)| {
        let mut output = model.step(input);
        change(&mut output);
        monitor.observe(input, &output, &mut coverage)
    });
    seen.map_or_else(|violation| violation.to_string(), |()| String::new())
}

#[test]
fn words_that_are_lost_or_come_twice_or_go_astray_are_noticed() {
    let as_is: fn(&mut Out) = |_| {};
    let to_memory = [(link(1, SM_SIDE), as_is), (miss(2, SM_SIDE), as_is), (SM_SIDE, as_is)];
    assert_eq!(observed(&to_memory), "");
    let with = |last: fn(&mut Out)| {
        let [first, second, (input, _)] = to_memory;
        observed(&[first, second, (input, last)])
    };
    assert_eq!(
        with(|out| out.memory_bypass = true),
        "bypasses: order must hold and nothing be lost; 2 came and 1 was next"
    );
    assert_eq!(
        with(|out| out.memory.data = 3),
        "misses: order must hold and nothing be lost; 3 came and 2 was next"
    );
    assert_eq!(with(|out| out.idle = true), "R12: idle must be true exactly while no word is held");
    assert_eq!(
        observed(&[(local(1, READY), |out| out.slice.data = 2)]),
        "R1: slice must offer the word of local, 0x1; it offers 0x2"
    );
    assert_eq!(
        observed(&[(local(1, READY), |out| out.local.ready = false)]),
        "link arrivals to the slice: nothing may come twice or be invented; 1 came and none was \
         expected"
    );
    assert_eq!(
        observed(&[(local(1, READY), |out| out.slice.valid = false)]),
        "R4: local must not be taken without slice"
    );
    let replies = slice_reply(1, memory_reply(2, true, READY));
    assert_eq!(observed(&[(replies, as_is)]), "");
    assert_eq!(
        observed(&[(replies, |out| out.memory_reply.ready = true)]),
        "R11: a reply must be taken from one stream exactly"
    );
    assert_eq!(
        observed(&[(memory_reply(2, false, READY), |out| out.memory_reply.ready = false)]),
        "R9: a fill must be taken with its reply of memory"
    );
    let stalled = In { reply: Ready::NO, ..READY };
    assert_eq!(
        observed(&[
            (memory_reply(2, true, stalled), as_is),
            (slice_reply(1, memory_reply(2, true, stalled)), |out| out.reply.data = 1),
        ]),
        "stream reply: the payload must hold until ready; it went from 2 to 1"
    );
}

#[test]
fn an_environment_that_breaks_its_promise_is_noticed() {
    let as_is: fn(&mut Out) = |_| {};
    assert_eq!(
        observed(&[(link(1, SM_SIDE), as_is), (READY, as_is)]),
        "R13: sm_side must hold while the link queue holds words"
    );
    assert_eq!(observed(&[(SM_SIDE, as_is), (link(1, READY), as_is), (READY, as_is)]), "");
}
