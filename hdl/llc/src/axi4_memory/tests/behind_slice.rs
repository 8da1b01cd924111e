//! Slices whose memory is behind AXI.

use testbenches::coverage::Coverage;
use testbenches::dut::{Model as _, Monitor as _, Stimulus as _};
use testbenches::testing::at_depth;

use super::super::model::Axi4Memory;
use super::super::ports::Access;
use super::super::subordinate::Behind;
use super::super::{Config, In};
use crate::Geometry;
use crate::llc_slice::{self, model::LlcSlice};
use crate::streams::MemoryRequest;
use design::{Axi, LineOrder, Llc};
use signal::port::Ready;

/// As the slice asks.
fn access(asked: &MemoryRequest) -> Access {
    let MemoryRequest { valid, kind, line, sectors, byte_enable, data, id, .. } = *asked;
    Access { valid, kind, line, sectors, byte_enable, data, id }
}

/// A slice and a manager in front of one AXI memory that answers in any order: what the slice answers is
/// right, and memory is right after each flush.
#[test]
fn a_slice_is_right_behind_axi() {
    let llc = Llc {
        sets: 2,
        ways: 2,
        line_bytes: 64,
        sector_bytes: 16,
        address_bits: 24,
        mshr_entries: 4,
        source_bits: 2,
        id_bits: 5,
        ..Llc::default()
    };
    let geometry = Geometry::new(&llc, "test").unwrap();
    let cycles = at_depth(300_000, 100_000);
    for (entries, numbers) in [(1, 1), (8, 3)] {
        let axi = Axi { id_bits: 2, reads: numbers, writes: numbers };
        let config = Config::new(&geometry, &LineOrder { entries }, &axi, "test").unwrap();
        let (mut slice, mut manager) = (LlcSlice::new(&geometry), Axi4Memory::new(&config));
        let mut world = llc_slice::Stimulus::new(&geometry, 1);
        let (mut monitor, mut coverage) = (llc_slice::Monitor::new(&geometry), Coverage::new());
        let mut behind = Behind::new(&config, 2);
        let (mut last, mut below) = (None, None);
        for _ in 0..cycles {
            let mut above: llc_slice::In = world.next(last.as_ref());
            // No atomic comes here.
            above.request.kind = [0, 1, 1, 3][above.request.kind as usize];
            // The slice's offers are registers.
            let asked = slice.clone().step(&above).memory_request;
            let input =
                In { request: access(&asked), reply: Ready::YES, ..behind.next(below.as_ref()) };
            let out = manager.step(&input);
            let input =
                llc_slice::In { memory_request: out.request, memory_reply: out.reply, ..above };
            let answered = slice.step(&input);
            monitor.observe(&input, &answered, &mut coverage).unwrap();
            // The slice's world has no next level.
            let memory_request = MemoryRequest::default();
            (last, below) = (Some(llc_slice::Out { memory_request, ..answered }), Some(out));
        }
        assert!(coverage.count(llc_slice::Covered::miss_of_victim) > cycles / 300);
    }
}
