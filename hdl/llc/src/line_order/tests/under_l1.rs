//! An L1 before a memory that reorders is right with an order of sectors between them, and wrong without.

use base::checks::Checks;
use base::model::Cache;
use base::streams::{DownReply, DownRequest};
use base::{Geometry, ports};
use design::{L1, PendingStore, WriteHit};
use testbenches::contract::Violation;
use testbenches::dut::{Model as _, Stimulus as _};
use testbenches::stimulus::{Pressure, Rng, StreamSink, StreamSource};

use super::super::{In, model};
use super::config;
use crate::environment::{Latency, NextLevel};
use crate::streams::{MemoryReply, MemoryRequest};
use signal::port::Ready;

fn asked(down: DownRequest) -> MemoryRequest {
    let DownRequest { valid, kind, operation, line, sectors, byte_enable, data, id, .. } = down;
    MemoryRequest { valid, kind, operation, line, sectors, byte_enable, data, id, home: 0 }
}

fn answered(reply: MemoryReply) -> DownReply {
    let MemoryReply { valid, id, kind, sector, data, last } = reply;
    DownReply { valid, id, kind, sector, data, last }
}

/// Runs both; gives the first answer of the L1 that is wrong.
fn run(l1: &L1, is_ordered: bool) -> Result<(), Violation> {
    let geometry = Geometry::new(l1, "test").unwrap();
    let (mut cache, mut order) = (Cache::new(&geometry), model::LineOrder::new(&config(8)));
    let mut core = base::stimulus::Stimulus::new(&geometry, 1);
    let mut checks = Checks::new(&geometry, false);
    let mut rng = Rng::new(2);
    let mut memory = NextLevel::new(geometry.sector_bytes()).reordering();
    let mut beats: StreamSource<MemoryReply> = StreamSource::new(Pressure::mixed());
    let mut ready = StreamSink::new(Pressure::mixed());
    let (mut last, mut was_ready) = (None, true);
    for _ in 0..20_000 {
        memory.tick(&mut rng);
        let beat = beats.next(&mut rng, Some(was_ready), |rng| memory.next(rng));
        let beat = beat.unwrap_or_default();
        let from_core: ports::In = core.next(last.as_ref());
        let above = ports::In { down_reply: answered(beat), ..from_core };
        // The request that the L1 offers is in registers.
        let seen = cache.clone().step(&above);
        let memory_request = Ready { ready: ready.next(&mut rng) };
        let reply = Ready { ready: seen.down_reply.ready };
        let request = asked(seen.down_request);
        let mut out = order.step(&In { request, reply, memory_request, memory_reply: beat });
        if !is_ordered {
            out.memory_request = request;
            out.request = memory_request;
        }
        let input = ports::In { down_request: out.request, ..above };
        let up = cache.step(&input);
        checks.observe(&input, &up)?;
        if out.memory_request.valid && memory_request.ready {
            memory.take(&mut rng, &out.memory_request, Latency { least: 0, most: 0 });
        }
        was_ready = up.down_reply.ready;
        last = Some(up);
    }
    Ok(())
}

#[test]
fn an_l1_is_right_behind_an_order_and_wrong_without() {
    let l1 = L1 {
        address_bits: 24,
        line_bytes: 64,
        sector_bytes: 16,
        sets: 2,
        ways: 2,
        mshr_entries: 4,
        mshr_merges: 3,
        miss_queue: 3,
        id_bits: 5,
        ..L1::default()
    };
    for l1 in [
        l1.clone(),
        L1 { write_hit: WriteHit::Evict, ..l1.clone() },
        L1 { early_restart: true, pending_store: PendingStore::Refuse, ..l1.clone() },
    ] {
        run(&l1, true).unwrap();
    }
    let found = run(&l1, false).unwrap_err();
    assert!(found.to_string().contains("core_reply"), "{found}");
}
