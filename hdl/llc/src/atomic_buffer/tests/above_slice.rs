//! A buffer above a slice above a memory, golden models and emitted Verilog of both in lockstep: every answer is what
//! the requests before it left, each sees of the other what it may, and atomics to a held sector go one a cycle.

use base::environment::Latency;
use signal::port::Ready;
use testbenches::coverage::Coverage;
use testbenches::dut::{Model as _, Monitor as _, Stimulus as _};
use testbenches::stimulus::{Pressure, Rng, StreamSink, StreamSource};

use super::super::model::AtomicBuffer;
use super::super::{Config, Dut, In, Monitor, Out, Stimulus};
use super::bench::{asks, atomic};
use super::{config, small};
use crate::Geometry;
use crate::environment::NextLevel;
use crate::llc_slice::{self, model::LlcSlice};
use crate::streams::{MemoryReply, Request};
use design::Llc;
use testbenches::engine::EngineKind::{Model, Verilog};
use testbenches::testing::{Bench, at_depth};

const CYCLES: (u64, u64) = (500_000, 100_000);

/// The buffer's world but for what lies behind it; maintains clean, since a discard loses what others wrote.
fn asked(world: &mut Stimulus, last: Option<&Out>) -> In {
    let input = world.next(last);
    let operation = if input.request.kind == 3 { 0 } else { input.request.operation };
    let request = Request { operation, ..input.request };
    In { request, enable: true, flush: false, ..input }
}

/// The two, connected. The offers of each are known from its golden model before the clock edge.
struct Both {
    buffer: Bench<Dut>,
    slice: Bench<llc_slice::Dut>,
    buffer_model: AtomicBuffer,
    slice_model: LlcSlice,
}

impl Both {
    fn new(upper: &Config, lower: &Geometry) -> Both {
        Both {
            buffer: Bench::of(upper, &[Model, Verilog]),
            slice: Bench::of(lower, &[Model, Verilog]),
            buffer_model: AtomicBuffer::new(upper),
            slice_model: LlcSlice::new(lower),
        }
    }

    /// One cycle, from what comes from above and from below; gives what each saw and said.
    fn cycle(
        &mut self,
        above: In,
        below: llc_slice::In,
    ) -> ((In, Out), (llc_slice::In, llc_slice::Out)) {
        // The slice's offers are registers.
        let slice_reply = self.slice_model.clone().step(&below).reply;
        let probe = In { slice_reply, slice_request: Ready::YES, ..above };
        let request = self.buffer_model.clone().step(&probe).slice_request;
        let shown = self.slice_model.clone().step(&llc_slice::In { request, ..below });
        let slice_request = Ready { ready: shown.request.ready };
        let upper_in = In { slice_reply, slice_request, ..above };
        let upper_out = self.buffer_model.step(&upper_in);
        let reply = Ready { ready: upper_out.slice_reply.ready };
        let lower_in = llc_slice::In { request: upper_out.slice_request, reply, ..below };
        self.slice_model.step(&lower_in);
        let lower_out = self.slice.cycle(lower_in);
        ((upper_in, self.buffer.cycle(upper_in)), (lower_in, lower_out))
    }
}

/// Both sides' geometry.
fn geometries(llc: Llc) -> (Config, Geometry) {
    let upper = config(llc.clone());
    let lower = Geometry::new(&llc, "test").unwrap().with_id_bits(upper.id_bits() + 1);
    (upper, lower)
}

#[test]
fn a_buffer_and_a_slice_are_one_cache() {
    let (upper, lower) =
        geometries(Llc { sets: 2, ways: 2, mshr_entries: 3, miss_queue: 2, ..small() });
    let mut both = Both::new(&upper, &lower);
    let (mut world, mut rng) = (Stimulus::new(&upper, 1), Rng::new(2));
    let mut memory = NextLevel::new(lower.sector_bytes());
    let mut beats: StreamSource<MemoryReply> = StreamSource::new(Pressure::mixed());
    let mut ready = StreamSink::new(Pressure::mixed());
    let (mut judge, mut judge_below) = (Monitor::new(&upper), llc_slice::Monitor::new(&lower));
    let (mut coverage, mut covered) = (Coverage::new(), Coverage::new());
    let (mut last, mut gone_down) = (None, None);
    let cycles = at_depth(CYCLES.0, CYCLES.1);
    for _ in 0..cycles {
        if let Some(request) = gone_down.take() {
            memory.take(&mut rng, &request, Latency { least: 0, most: 20 });
        }
        memory.tick(&mut rng);
        let beat = beats.next(&mut rng, Some(true), |rng| memory.next(rng));
        let from_below = llc_slice::In {
            memory_request: Ready { ready: ready.next(&mut rng) },
            memory_reply: beat.unwrap_or_default(),
            ..llc_slice::In::default()
        };
        let (upper, lower) = both.cycle(asked(&mut world, last.as_ref()), from_below);
        judge.observe(&upper.0, &upper.1, &mut coverage).unwrap();
        judge_below.observe(&lower.0, &lower.1, &mut covered).unwrap();
        if lower.1.memory_request.valid && lower.0.memory_request.ready {
            gone_down = Some(lower.1.memory_request);
        }
        last = Some(upper.1);
    }
    assert!(coverage.count(super::super::Covered::performed) > cycles / 50);
    assert!(covered.count(llc_slice::Covered::store_of_victim) > cycles / 500);
}

/// An atomic is answered a cycle after it was taken, so that so many take one cycle each and one more.
#[test]
fn a_thousand_atomics_to_a_held_sector_take_a_cycle_each() {
    let (upper, lower) = geometries(small());
    let mut both = Both::new(&upper, &lower);
    let mut memory = NextLevel::new(lower.sector_bytes());
    let (mut rng, mut gone_down) = (Rng::new(1), None);
    let (mut taken, mut sums, mut held_since, mut last_at) = (0_u64, Vec::new(), 0, 0);
    for at in 0..2_000 {
        if let Some(request) = gone_down.take() {
            memory.take(&mut rng, &request, Latency { least: 0, most: 0 });
        }
        memory.tick(&mut rng);
        // The first brings the sector; the others come when it is there.
        let is_asking = taken == 0 || (!sums.is_empty() && taken <= 1_000);
        let request = if is_asking { atomic(taken % 16, 5, 1) } else { Request::default() };
        let from_above = In { enable: true, reply: Ready::YES, ..asks(request) };
        let from_below = llc_slice::In {
            memory_request: Ready::YES,
            memory_reply: memory.next(&mut rng).unwrap_or_default(),
            ..llc_slice::In::default()
        };
        let (upper, lower) = both.cycle(from_above, from_below);
        if lower.1.memory_request.valid {
            gone_down = Some(lower.1.memory_request);
        }
        if upper.1.reply.valid {
            sums.push(upper.1.reply.data[0]);
            last_at = at;
        }
        if is_asking && upper.1.request.ready {
            taken += 1;
            if taken == 2 {
                held_since = at;
            }
        }
    }
    assert_eq!(sums.len(), 1_001);
    assert!(sums.windows(2).all(|two| two[1] == two[0] + 1), "each adds one");
    assert_eq!(last_at - held_since + 1, 1_001, "cycles, of 1,016 at most");
}

/// One atomic, then a flush of both: whether the buffer and the slice say `flushed` within some cycles, and the sums that
/// memory was asked to store.
fn flushed_after_an_atomic(is_chained: bool) -> (bool, bool, Vec<u64>) {
    let (upper, lower) = geometries(small());
    let mut both = Both::new(&upper, &lower);
    let mut memory = NextLevel::new(lower.sector_bytes());
    let (mut rng, mut gone_down) = (Rng::new(1), None);
    let (mut is_taken, mut is_answered, mut stored) = (false, false, vec![]);
    let mut flushed = (false, false);
    for _ in 0..400 {
        if let Some(request) = gone_down.take() {
            memory.take(&mut rng, &request, Latency { least: 0, most: 0 });
        }
        memory.tick(&mut rng);
        let request = if is_taken { Request::default() } else { atomic(3, 5, 1) };
        let flush = is_answered;
        let from_above = In { enable: true, reply: Ready::YES, flush, ..asks(request) };
        let is_empty = both.buffer_model.clone().step(&from_above).flushed;
        let from_below = llc_slice::In {
            memory_request: Ready::YES,
            memory_reply: memory.next(&mut rng).unwrap_or_default(),
            flush: flush && (is_empty || !is_chained),
            ..llc_slice::In::default()
        };
        let (upper, lower) = both.cycle(from_above, from_below);
        if lower.1.memory_request.valid {
            let request = lower.1.memory_request;
            stored.extend((request.kind == 1).then(|| u64::from(request.byte_enable.count_ones())));
            gone_down = Some(request);
        }
        is_taken |= upper.1.request.ready;
        is_answered |= upper.1.reply.valid;
        flushed = (upper.1.flushed, lower.1.flushed);
    }
    (flushed.0, flushed.1, stored)
}

/// With one wire the slice says `flushed` while the buffer still has the sector, which never reaches the memory.
#[test]
fn a_slice_is_flushed_when_the_buffer_is() {
    let (buffer, slice, stored) = flushed_after_an_atomic(true);
    assert!(buffer && slice);
    assert_eq!(stored.len(), 1, "bytes of each write-back: {stored:?}");
    assert_eq!(flushed_after_an_atomic(false), (false, true, vec![]));
}
