//! A rule's test as a list of cycles: what happens in each, and the answer that stands in it.

use testbenches::engine::{self, EngineKind};

use super::super::{Config, Dut, In, Out};

/// Something that happens in a cycle.
#[derive(Clone, Copy, Debug)]
pub enum Event {
    /// `Write(set, way, tag)`.
    Write(usize, usize, u64),
    /// `Invalidate(set, ways)`.
    Invalidate(usize, u64),
    /// `Lookup(set, tag)`: of the line that has this tag in this set.
    Lookup(usize, u64),
    /// `LookupLine(line)`.
    LookupLine(u64),
    /// A cycle of reset.
    Reset,
}

/// The answer that stands in a cycle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Answer {
    None,
    Miss,
    Hit(usize),
}

/// Runs the cycles on every engine, after a reset, and compares every answer.
pub fn check(config: &Config, cycles: &[(&[Event], Answer)]) {
    for kind in EngineKind::ALL {
        let mut engine = engine::make::<Dut>(config, kind, 1).unwrap();
        engine.cycle(true, &In::default());
        for (number, (events, expected)) in cycles.iter().enumerate() {
            let (reset, input) = inputs(config, events);
            let out = engine.cycle(reset, &input);
            assert_eq!(engine.fault(), None);
            // What stands in a cycle of reset means nothing.
            if !reset {
                let said = answer(&out);
                assert_eq!(said, *expected, "{kind}, cycle {number}, {events:?}, {config:?}");
            }
        }
    }
}

/// Presents `line`, which the block holds, on `lookup_line` without `lookup_valid`: no engine may
/// let it show.
pub fn check_with_noise(config: &Config, line: u64) {
    let write = In {
        write_valid: true,
        write_set: config.set_of(line) as u64,
        write_tag: config.tag_of(line),
        ..In::default()
    };
    let quiet = In { lookup_line: line, ..In::default() };
    for kind in EngineKind::ALL {
        let mut engine = engine::make::<Dut>(config, kind, 1).unwrap();
        engine.cycle(true, &quiet);
        for input in [write, quiet, quiet, quiet] {
            assert_eq!(answer(&engine.cycle(false, &input)), Answer::None, "{kind}, {config:?}");
        }
    }
}

fn answer(out: &Out) -> Answer {
    match (out.answer_valid, out.answer_hit) {
        (true, true) => Answer::Hit(out.answer_way as usize),
        (true, false) => Answer::Miss,
        (false, false) => Answer::None,
        (false, true) => panic!("R10: answer_hit without answer_valid"),
    }
}

fn inputs(config: &Config, events: &[Event]) -> (bool, In) {
    let mut input = In::default();
    let mut reset = false;
    for event in events {
        match *event {
            Event::Write(set, way, tag) => {
                input.write_valid = true;
                (input.write_set, input.write_way, input.write_tag) = (set as u64, way as u64, tag);
            }
            Event::Invalidate(set, ways) => {
                input.invalidate_valid = true;
                (input.invalidate_set, input.invalidate_ways) = (set as u64, ways);
            }
            Event::Lookup(set, tag) => {
                input.lookup_valid = true;
                input.lookup_line = config.line_of(set, tag);
            }
            Event::LookupLine(line) => {
                input.lookup_valid = true;
                input.lookup_line = line;
            }
            Event::Reset => reset = true,
        }
    }
    (reset, input)
}
