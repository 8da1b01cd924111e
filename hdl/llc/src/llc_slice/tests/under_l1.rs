//! An L1 above a slice: its requests and replies fit, and every load of its core keeps its place.

use base::checks::Checks;
use base::model::Cache;
use base::{Geometry, ports};
use design::{L1, Llc, WriteHit};
use testbenches::coverage::Coverage;
use testbenches::dut::{Model as _, Monitor as _, Stimulus as _};
use testbenches::stimulus::{Pressure, Rng, StreamSink, StreamSource};
use testbenches::testing::at_depth;

use super::super::model::LlcSlice;
use super::super::{In, Monitor};
use super::config;
use crate::environment::{Latency, NextLevel};
use crate::streams::{MemoryReply, Request};
use base::streams::DownReply;
use signal::port::Ready;

/// Runs both, each before its judge.
fn run(l1: L1, llc: Llc) {
    let upper = Geometry::new(&l1, "test").unwrap();
    let lower = config(Llc {
        line_bytes: l1.line_bytes,
        sector_bytes: l1.sector_bytes,
        address_bits: l1.address_bits,
        id_bits: upper.down_id_bits() as u32,
        ..llc
    });
    let (mut cache, mut slice) = (Cache::new(&upper), LlcSlice::new(&lower));
    let mut core = base::stimulus::Stimulus::new(&upper, 1);
    let (mut checks, mut judge) = (Checks::new(&upper, false), Monitor::new(&lower));
    let (mut rng, mut memory) = (Rng::new(2), NextLevel::new(lower.sector_bytes()));
    let mut beats: StreamSource<MemoryReply> = StreamSource::new(Pressure::mixed());
    let mut ready = StreamSink::new(Pressure::mixed());
    let (mut coverage, mut last, mut gone_down) = (Coverage::new(), None, None);
    for _ in 0..at_depth(150_000, 40_000) {
        if let Some(request) = gone_down.take() {
            memory.take(&mut rng, &request, Latency { least: 0, most: 30 });
        }
        memory.tick(&mut rng);
        let beat = beats.next(&mut rng, Some(true), |rng| memory.next(rng));
        let from_core: ports::In = core.next(last.as_ref());
        // The offers of each are registers.
        let below = In {
            memory_request: Ready { ready: ready.next(&mut rng) },
            memory_reply: beat.unwrap_or_default(),
            ..In::default()
        };
        let down_reply = DownReply::from(slice.clone().step(&below).reply);
        let above = ports::In { down_reply, ..from_core };
        let request = Request::from(cache.clone().step(&above).down_request);
        let reply = Ready { ready: cache.clone().step(&above).down_reply.ready };
        let lower_in = In { request, reply, ..below };
        let down = slice.step(&lower_in);
        let down_request = Ready { ready: down.request.ready };
        let upper_in = ports::In { down_request, ..above };
        let up = cache.step(&upper_in);
        checks.observe(&upper_in, &up).unwrap();
        judge.observe(&lower_in, &down, &mut coverage).unwrap();
        if down.memory_request.valid && lower_in.memory_request.ready {
            gone_down = Some(down.memory_request);
        }
        last = Some(up);
    }
    assert!(coverage.count(super::super::Covered::load_hit) > 50);
}

#[test]
fn an_l1_fits_above_a_slice() {
    let l1 = L1 {
        address_bits: 24,
        line_bytes: 64,
        sector_bytes: 16,
        sets: 2,
        ways: 2,
        mshr_entries: 4,
        mshr_merges: 3,
        miss_queue: 2,
        id_bits: 5,
        ..L1::default()
    };
    run(l1.clone(), Llc { sets: 4, ways: 2, ..Llc::default() });
    run(
        L1 { write_hit: WriteHit::Evict, ..l1 },
        Llc { sets: 2, ways: 1, mshr_entries: 1, ..Llc::default() },
    );
}
