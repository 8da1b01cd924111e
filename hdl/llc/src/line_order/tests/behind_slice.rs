//! A slice before a memory that reorders is right with an order between them.

use testbenches::coverage::Coverage;
use testbenches::dut::{Model as _, Monitor as _, Stimulus as _};
use testbenches::testing::at_depth;

use super::super::{Config, In, model};
use crate::Geometry;
use crate::llc_slice::{self, model::LlcSlice};
use design::{Axi, LineOrder, Llc};
use signal::port::Ready;

#[test]
fn a_slice_is_right_behind_an_order() {
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
    let cycles = at_depth(500_000, 100_000);
    for entries in [1, 8] {
        let config =
            Config::new(&geometry, &LineOrder { entries }, &Axi::default(), "test").unwrap();
        let (mut slice, mut order) = (LlcSlice::new(&geometry), model::LineOrder::new(&config));
        let mut world = llc_slice::Stimulus::new(&geometry, 1).reordering();
        let (mut monitor, mut coverage) = (llc_slice::Monitor::new(&geometry), Coverage::new());
        let mut last = None;
        for _ in 0..cycles {
            let from_world: llc_slice::In = world.next(last.as_ref());
            // The slice's offers are registers.
            let request = slice.clone().step(&from_world).memory_request;
            let (memory_request, memory_reply) =
                (from_world.memory_request, from_world.memory_reply);
            let passed =
                order.step(&In { request, reply: Ready::YES, memory_request, memory_reply });
            let input = llc_slice::In {
                memory_request: passed.request,
                memory_reply: passed.reply,
                ..from_world
            };
            let out = slice.step(&input);
            monitor.observe(&input, &out, &mut coverage).unwrap();
            // The world sees what has passed.
            last = Some(llc_slice::Out { memory_request: passed.memory_request, ..out });
        }
        assert!(coverage.count(llc_slice::Covered::answered) > cycles / 500);
    }
}
