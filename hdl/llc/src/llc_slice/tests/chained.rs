//! Two slices, one behind the other, golden models and emitted Verilog of both in lockstep: what the lower one sees is
//! legal, and what the upper one answers is right.

use testbenches::coverage::Coverage;
use testbenches::dut::{Model as _, Monitor as _, Stimulus as _};

use super::super::model::LlcSlice;
use super::super::{Config, Covered, Dut, In, Monitor, Out, Stimulus};
use super::{config, npot, one, pot};
use crate::environment::{Latency, NextLevel};
use crate::streams::{MemoryReply, Request};
use design::Llc;
use signal::port::Ready;
use testbenches::engine::EngineKind::{Model, Verilog};
use testbenches::stimulus::{Pressure, Rng, StreamSink, StreamSource};
use testbenches::testing::{Bench, at_depth};

/// A slice whose identifiers are those that `above` sends down.
fn below(above: &Config, llc: Llc) -> Config {
    let id_bits = above.memory_id_bits() as u32;
    config(Llc { id_bits, source_bits: 1, ..llc })
}

/// The next level of the lower slice.
struct Memory {
    rng: Rng,
    level: NextLevel,
    beats: StreamSource<MemoryReply>,
    ready: StreamSink,
}

impl Memory {
    fn new(config: &Config) -> Memory {
        Memory {
            rng: Rng::new(6),
            level: NextLevel::new(config.sector_bytes()),
            beats: StreamSource::new(Pressure::mixed()),
            ready: StreamSink::new(Pressure::mixed()),
        }
    }

    /// The inputs of a slice from below.
    fn next(&mut self, last: Option<(&In, &Out)>) -> In {
        let rng = &mut self.rng;
        if let Some((input, out)) = last
            && out.memory_request.valid
            && input.memory_request.ready
        {
            self.level.take(rng, &out.memory_request, Latency { least: 0, most: 40 });
        }
        self.level.tick(rng);
        let level = &mut self.level;
        let beat = self.beats.next(rng, last.map(|_| true), |rng| level.next(rng));
        let memory_request = Ready { ready: self.ready.next(rng) };
        In { memory_request, memory_reply: beat.unwrap_or_default(), ..In::default() }
    }
}

/// A slice, and a golden model that says what it offers before the clock edge.
struct Level {
    model: LlcSlice,
    slice: Bench<Dut>,
}

impl Level {
    fn new(config: &Config) -> Level {
        Level { model: LlcSlice::new(config), slice: Bench::of(config, &[Model, Verilog]) }
    }

    /// The outputs that are registers whatever the inputs are.
    fn offers(&self, input: &In) -> Out {
        self.model.clone().step(input)
    }

    fn cycle(&mut self, input: In) -> Out {
        self.model.step(&input);
        self.slice.cycle(input)
    }
}

/// The message of both judges in so many cycles without a flush.
fn said(upper: &Config, lower: &Config, cycles: u64) -> String {
    let (mut above, mut behind) = (Level::new(upper), Level::new(lower));
    let (mut world, mut memory) = (Stimulus::new(upper, 5), Memory::new(lower));
    let (mut judge, mut judge_below) = (Monitor::new(upper), Monitor::new(lower));
    let mut coverage = Coverage::<Covered>::new();
    let (mut last_up, mut last_down): (Option<Out>, Option<(In, Out)>) = (None, None);
    for _ in 0..cycles {
        let from_below = memory.next(last_down.as_ref().map(|(input, out)| (input, out)));
        let from_above = In { flush: false, ..world.next(last_up.as_ref()) };
        // The offers of each are registers: they are known before the other's inputs are.
        let request = Request::from(above.offers(&from_above).memory_request);
        let reply = MemoryReply::from(behind.offers(&from_below).reply);
        let lower_in = In { request, reply: Ready::YES, ..from_below };
        let down = behind.cycle(lower_in);
        let memory_request = Ready { ready: down.request.ready };
        let upper_in = In { memory_request, memory_reply: reply, ..from_above };
        let up = above.cycle(upper_in);
        assert!(up.memory_reply.ready);
        for (judge, input, out) in
            [(&mut judge, &upper_in, &up), (&mut judge_below, &lower_in, &down)]
        {
            if let Err(violation) = judge.observe(input, out, &mut coverage) {
                return violation.to_string();
            }
        }
        (last_up, last_down) = (Some(up), Some((lower_in, down)));
    }
    String::new()
}

#[test]
fn two_slices_chained_are_one_cache() {
    let upper = pot();
    let lower = below(
        &upper,
        Llc {
            sets: 8,
            ways: 2,
            line_bytes: 64,
            sector_bytes: 16,
            address_bits: 32,
            ..Llc::default()
        },
    );
    assert_eq!(said(&upper, &lower, at_depth(300_000, 30_000)), "");
    let small = Llc {
        sets: 2,
        ways: 1,
        line_bytes: 32,
        address_bits: 16,
        mshr_entries: 1,
        mshr_merges: 1,
        miss_queue: 1,
        write_backs: 1,
        atomics: 1,
        ..Llc::default()
    };
    assert_eq!(said(&one(), &below(&one(), small), at_depth(300_000, 30_000)), "");
    let upper = npot();
    let lower = below(
        &upper,
        Llc {
            sets: 2,
            ways: 2,
            line_bytes: 64,
            sector_bytes: 16,
            address_bits: 33,
            hit_latency: 3,
            ..Llc::default()
        },
    );
    assert_eq!(said(&upper, &lower, at_depth(300_000, 30_000)), "");
}
