//! A rule's test as a list of cycles: what happens in each, and the answer that is valid in it.

use testbenches::testing::Bench;

use super::super::{Config, Dut, In, Invalidate, Lookup, Out, Write};

/// Something that happens in a cycle.
#[derive(Clone, Copy, Debug)]
pub enum Event {
    /// `Write(set, way, tag)`.
    Write(usize, usize, u64),
    /// `Invalidate(set, ways)`.
    Invalidate(usize, u64),
    /// `Lookup(set, tag)`: of the line that has this tag in this set.
    Lookup(usize, u64),
    LookupLine(u64),
}

/// The answer that is valid in a cycle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Answer {
    None,
    Miss,
    Hit(usize),
}

/// Runs the cycles after a reset and compares every answer.
pub fn check(config: &Config, cycles: &[(&[Event], Answer)]) {
    go_on(&mut Bench::new(config), cycles);
}

/// The same, from the state that the bench is in.
pub fn go_on(bench: &mut Bench<Dut>, cycles: &[(&[Event], Answer)]) {
    for (events, expected) in cycles {
        let (number, input) = (bench.cycles(), input(bench.config(), events));
        let said = answer(&bench.cycle(input));
        assert_eq!(said, *expected, "cycle {number}, {events:?}, {:?}", bench.config());
    }
}

pub fn answer(out: &Out) -> Answer {
    match (out.answer.valid, out.answer.hit) {
        (true, true) => Answer::Hit(out.answer.way as usize),
        (true, false) => Answer::Miss,
        (false, false) => Answer::None,
        (false, true) => panic!("R10: answer_hit without answer_valid"),
    }
}

/// The inputs of a cycle in which all of these events happen.
pub fn input(config: &Config, events: &[Event]) -> In {
    let mut input = In::default();
    for event in events {
        match *event {
            Event::Write(set, way, tag) => {
                input.write = Write { valid: true, set: set as u64, way: way as u64, tag };
            }
            Event::Invalidate(set, ways) => {
                input.invalidate = Invalidate { valid: true, set: set as u64, ways };
            }
            Event::Lookup(set, tag) => {
                input.lookup = Lookup { valid: true, line: config.line_of(set, tag) };
            }
            Event::LookupLine(line) => input.lookup = Lookup { valid: true, line },
        }
    }
    input
}
