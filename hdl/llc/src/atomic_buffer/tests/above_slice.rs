//! A buffer above a slice above a memory: every answer is what the requests before it left, and each sees
//! of the other what it may.

use base::environment::Latency;
use signal::port::Ready;
use testbenches::coverage::Coverage;
use testbenches::dut::{Model as _, Monitor as _, Stimulus as _};
use testbenches::stimulus::{Pressure, Rng, StreamSink, StreamSource};

use super::super::model::AtomicBuffer;
use super::super::{In, Monitor, Out, Stimulus};
use super::{config, small};
use crate::Geometry;
use crate::environment::NextLevel;
use crate::llc_slice::{self, model::LlcSlice};
use crate::streams::{MemoryReply, Request};
use design::Llc;

const CYCLES: u64 = 500_000;

/// The buffer's world but for what lies behind it; maintains clean, since a discard loses what others wrote.
fn asked(world: &mut Stimulus, last: Option<&Out>) -> In {
    let input = world.next(last);
    let operation = if input.request.kind == 3 { 0 } else { input.request.operation };
    let request = Request { operation, ..input.request };
    In { request, enable: true, flush: false, ..input }
}

#[test]
fn a_buffer_and_a_slice_are_one_cache() {
    let llc = Llc { sets: 2, ways: 2, mshr_entries: 3, miss_queue: 2, ..small() };
    let upper = config(llc.clone());
    let lower = Geometry::new(&llc, "test").unwrap().with_id_bits(upper.id_bits() + 1);
    let (mut buffer, mut slice) = (AtomicBuffer::new(&upper), LlcSlice::new(&lower));
    let (mut world, mut rng) = (Stimulus::new(&upper, 1), Rng::new(2));
    let mut memory = NextLevel::new(lower.sector_bytes());
    let mut beats: StreamSource<MemoryReply> = StreamSource::new(Pressure::mixed());
    let mut ready = StreamSink::new(Pressure::mixed());
    let (mut judge, mut judge_below) = (Monitor::new(&upper), llc_slice::Monitor::new(&lower));
    let (mut coverage, mut covered) = (Coverage::new(), Coverage::new());
    let (mut last, mut gone_down) = (None, None);
    for _ in 0..CYCLES {
        if let Some(request) = gone_down.take() {
            memory.take(&mut rng, &request, Latency { least: 0, most: 20 });
        }
        memory.tick(&mut rng);
        let beat = beats.next(&mut rng, Some(true), |rng| memory.next(rng));
        let from_above = asked(&mut world, last.as_ref());
        // What the slice offers stands in registers.
        let from_below = llc_slice::In {
            memory_request: Ready { ready: ready.next(&mut rng) },
            memory_reply: beat.unwrap_or_default(),
            ..llc_slice::In::default()
        };
        let slice_reply = slice.clone().step(&from_below).reply;
        let probe = In { slice_reply, slice_request: Ready::YES, ..from_above };
        let request = buffer.clone().step(&probe).slice_request;
        let shown = slice.clone().step(&llc_slice::In { request, ..from_below });
        let slice_request = Ready { ready: shown.request.ready };
        let input = In { slice_reply, slice_request, ..from_above };
        let out = buffer.step(&input);
        judge.observe(&input, &out, &mut coverage).unwrap();
        let reply = Ready { ready: out.slice_reply.ready };
        let input = llc_slice::In { request: out.slice_request, reply, ..from_below };
        let down = slice.step(&input);
        judge_below.observe(&input, &down, &mut covered).unwrap();
        if down.memory_request.valid && input.memory_request.ready {
            gone_down = Some(down.memory_request);
        }
        last = Some(out);
    }
    assert!(coverage.count(super::super::Covered::performed) > 10_000);
    assert!(covered.count(llc_slice::Covered::store_of_victim) > 1_000);
}
