//! Random traffic before a golden memory, and wrong buffers that it finds.

use testbenches::engine::EngineKind::Model;
use testbenches::lockstep::{VerifyOptions, verify, verify_engines};
use testbenches::testing::{covers, faulty, is_full};

use super::super::{Dut, In, Out};
use super::{config, small};
use design::Llc;

#[test]
fn answers_are_in_order() {
    for llc in [
        small(),
        Llc { atomic_queue: 1, ..small() },
        Llc { line_bytes: 128, sector_bytes: 64, atomic_queue: 16, ..small() },
        Llc::default(),
    ] {
        covers::<Dut>(&config(llc), 1_000_000);
    }
}

#[test]
fn the_widest_is_right() {
    let llc = Llc {
        address_bits: 64,
        line_bytes: 256,
        sector_bytes: 64,
        atomic_queue: 16,
        id_bits: 17,
        ..Llc::default()
    };
    let options = VerifyOptions {
        engines: vec![Model],
        enough: (!is_full()).then_some(20_000),
        ..VerifyOptions::for_test(3, 300_000)
    };
    verify::<Dut>(&config(llc), &options).unwrap();
}

/// The monitor's message for a buffer that sees other inputs, or gives other outputs.
fn said(before: fn(&mut In), after: fn(&In, &mut Out)) -> String {
    let config = config(small());
    let wrong = faulty::<Dut>(&config, move |_, _, input| before(input), after);
    let options =
        VerifyOptions { coverage_required: false, ..VerifyOptions::new(1, 200_000, "none") };
    verify_engines::<Dut>(&config, vec![wrong], &options)
        .map_or_else(|error| error.to_string(), |_| String::new())
}

#[test]
fn a_wrong_buffer_is_found() {
    assert_eq!(said(|_| {}, |_, _| {}), "");
    let before: [fn(&mut In); 6] = [
        // An operation, its operand, a signed comparison, a line, a flush that is not minded.
        |seen| seen.request.operation &= !1,
        |seen| seen.request.data[0] &= !1,
        |seen| seen.request.operation ^= u64::from(seen.request.operation / 2 == 2) << 1,
        |seen| seen.request.line &= !1,
        |seen| seen.slice_reply.data[1] = 0,
        |seen| seen.flush = false,
    ];
    for (number, before) in before.into_iter().enumerate() {
        assert!(!said(before, |_, _| {}).is_empty(), "{number}");
    }
    // A store back with every byte, one that is lost, a request that passes what holds it.
    let after: [fn(&In, &mut Out); 3] = [
        |_, out| {
            if out.slice_request.kind == 1 && out.slice_request.id >> 4 == 1 {
                out.slice_request.byte_enable >>= 1;
            }
        },
        |_, out| out.reply.data[1] ^= u64::from(out.reply.kind == 2),
        |input, out| {
            let is_own = out.slice_request.valid && out.slice_request.id >> 4 == 1;
            if input.request.valid && input.request.kind == 0 && !is_own && !input.flush {
                out.slice_request = input.request;
                out.request.ready = input.slice_request.ready;
            }
        },
    ];
    for (number, after) in after.into_iter().enumerate() {
        assert!(!said(|_| {}, after).is_empty(), "{number}");
    }
}
