//! One test a rule of the block's page, named after it, on all three engines.

use llc::streams::kind;
use testbenches::testing::promised;

use super::super::{Dut, In, Ready};
use super::bench::{
    Bench, CHIP, answer, atomic, by_other, fill, line, load, of_other, offer, ready, remote,
    sm_side, store, until,
};
use super::small;

const LOAD: u64 = kind::LOAD as u64;
const STORE: u64 = kind::STORE as u64;
const ATOMIC: u64 = kind::ATOMIC as u64;

/// The bit of an identifier at memory that says that the buffer beside it asks for itself.
fn is_of_buffer(id: u64) -> bool {
    id >> (small().memory().id_bits() - 1) == 1
}

#[test]
fn r1_a_reset_resets_all_parts() {
    let mut bench = Bench::new(&small());
    bench.cycle(In { local: load(1, 0), ..ready() });
    bench.cycle(In { local: store(2, 1), memory: Ready::NO, ..ready() });
    bench.repeat(6, In { memory: Ready::NO, ..ready() });
    bench.reset();
    for _ in 0..8 {
        let out = bench.cycle(ready());
        assert!(out.idle && !out.memory.valid && !out.reply.valid && !out.link_out.valid);
    }
}

#[test]
fn r2_a_miss_goes_to_memory_and_its_fill_to_the_reply() {
    let mut bench = Bench::new(&small());
    let down = offer(&mut bench, ready(), &[load(5, 3)], 8);
    assert_eq!((down.len(), down[0].kind, down[0].sectors), (1, LOAD, 0b1111));
    fill(&mut bench, ready(), &down[0]);
    let (_, out) = until(&mut bench, ready(), |out| out.reply.valid);
    assert_eq!((out.reply.id, out.reply.chip, out.reply.data[0]), (3, CHIP, 3));
}

#[test]
fn r3_a_line_is_whole_again_when_it_goes_down() {
    let mut bench = Bench::new(&small());
    let down = offer(&mut bench, ready(), &[load(5, 3), load(1 << 38, 4)], 12);
    assert_eq!(down.iter().map(|down| down.line).collect::<Vec<_>>(), [line(5), line(1 << 38)]);
}

#[test]
fn r4_what_goes_down_leaves_by_the_home_of_its_line_in_order() {
    let mut bench = Bench::new(&small());
    let blocked = In { link_out: Ready::NO, ..sm_side() };
    let both = [of_other(load(1, 0)), load(2, 1)];
    assert_eq!(offer(&mut bench, blocked, &both, 12), []);
    let out = bench.cycle(sm_side());
    assert!(out.link_out.valid && !out.memory.valid);
    assert_eq!((out.link_out.line, out.link_out.home, out.link_out.chip), (line(1), 0, CHIP));
    let (cycles, out) = until(&mut bench, sm_side(), |out| out.memory.valid);
    assert_eq!((cycles, out.memory.line), (1, line(2)));
}

/// The page's section on timing.
#[test]
fn r4_a_miss_leaves_in_the_cycle_in_which_the_slice_offers_it() {
    let mut bench = Bench::new(&small());
    bench.cycle(In { local: of_other(load(1, 0)), ..sm_side() });
    assert_eq!(until(&mut bench, sm_side(), |out| out.link_out.valid).0, 3);
    bench.cycle(In { local: load(2, 1), ..sm_side() });
    assert_eq!(until(&mut bench, sm_side(), |out| out.memory.valid).0, 4);
}

#[test]
fn r5_of_two_fills_that_goes_which_did_not_go_last() {
    let mut bench = Bench::new(&small());
    let down = offer(&mut bench, sm_side(), &[of_other(load(1, 0)), load(2, 1)], 12);
    let (away, own) = (&down[0], &down[1]);
    let (mut of_own, mut of_away, mut order) = (0, 0, String::new());
    while of_own + of_away < 8 {
        let mut input = sm_side();
        if of_own < 4 {
            input.memory_reply = answer(own, of_own, of_own == 3);
        }
        if of_away < 4 {
            input.remote_reply = remote(away, of_away, of_away == 3);
        }
        let out = bench.cycle(input);
        let taken = (out.memory_reply.ready && of_own < 4, out.remote_reply.ready && of_away < 4);
        order.push(if taken.0 { 'o' } else { 'r' });
        of_own += u64::from(taken.0);
        of_away += u64::from(taken.1);
    }
    assert_eq!(order, "rorororo");
    let (_, out) = until(&mut bench, sm_side(), |out| out.reply.valid);
    assert_eq!(out.reply.id, 0);
    assert_eq!(until(&mut bench, sm_side(), |out| out.reply.valid).1.reply.id, 1);
}

#[test]
fn r6_a_reply_is_for_a_slice_if_another_chip_asked_under_sm_side() {
    for (idle, to_slice) in [(ready(), false), (sm_side(), true)] {
        let mut bench = Bench::new(&small());
        let link = by_other(load(1, 5));
        bench.cycle(In { link, ..idle });
        let (_, out) = until(&mut bench, idle, |out| out.memory.valid);
        let reply = if to_slice {
            // Past the slice, in the same cycle.
            bench.cycle(In { memory_reply: answer(&out.memory, 0, true), ..idle }).reply
        } else {
            fill(&mut bench, idle, &out.memory);
            until(&mut bench, idle, |out| out.reply.valid).1.reply
        };
        assert_eq!((reply.valid, reply.chip, reply.id), (true, 1 - CHIP, 5));
        assert_eq!(reply.to_slice, to_slice);
    }
}

#[test]
fn r7_atomics_are_performed_in_front_or_beside_memory() {
    for (idle, is_beside) in [(ready(), false), (sm_side(), true)] {
        let mut bench = Bench::new(&small());
        let down = offer(&mut bench, idle, &[atomic(1, 5)], 16);
        // Under memory-side the slice loads the line for the buffer in front of it.
        assert_eq!((down.len(), down[0].kind), (1, LOAD));
        assert_eq!(is_of_buffer(down[0].id), is_beside);
        if is_beside {
            bench.cycle(In { memory_reply: answer(&down[0], 0, true), ..idle });
        } else {
            fill(&mut bench, idle, &down[0]);
        }
        let (_, out) = until(&mut bench, idle, |out| out.reply.valid);
        assert_eq!((out.reply.kind, out.reply.id, out.reply.data[0]), (ATOMIC, 5, 3));
    }
}

#[test]
fn r8_a_flush_goes_through_the_parts_and_lets_others_pass() {
    let mut bench = Bench::new(&small());
    assert_eq!(offer(&mut bench, sm_side(), &[store(1, 5)], 12), []);
    let flush = In { flush: true, ..sm_side() };
    let (_, out) = until(&mut bench, flush, |out| out.memory.valid);
    assert_eq!((out.memory.kind, out.memory.byte_enable, out.memory.data[0]), (STORE, 0xff, 7));
    // Not before its write-back is acknowledged.
    assert!(!bench.repeat(30, flush).flushed);
    bench.cycle(In { memory_reply: answer(&out.memory, 0, true), ..flush });
    let (cycles, _) = until(&mut bench, flush, |out| out.flushed);
    assert!(cycles < 12, "{cycles}");
    // Another chip's write-back passes, and does not take it back.
    let link = by_other(store(2, 6));
    assert!(bench.cycle(In { link, ..flush }).flushed);
    let (_, out) = until(&mut bench, flush, |out| out.memory.valid);
    assert!(out.flushed && out.memory.chip == 1 - CHIP);
    assert!(bench.cycle(flush).flushed && !bench.cycle(sm_side()).flushed);
    assert!(!bench.cycle(flush).flushed);
}

#[test]
fn r9_a_tile_is_idle_whose_buffer_holds_a_sector() {
    let mut bench = Bench::new(&small());
    let down = offer(&mut bench, ready(), &[atomic(1, 5)], 4);
    assert!(down.is_empty() && !bench.cycle(ready()).idle);
    let (_, out) = until(&mut bench, ready(), |out| out.memory.valid);
    fill(&mut bench, ready(), &out.memory);
    let (_, out) = until(&mut bench, ready(), |out| out.reply.valid);
    assert_eq!(out.reply.kind, ATOMIC);
    assert!(bench.repeat(3, ready()).idle);
}

#[test]
fn r10_arrivals_and_hits_are_told_but_not_the_buffers_own() {
    let mut bench = Bench::new(&small());
    let arrives = bench.cycle(In { local: atomic(1, 5), ..ready() }).arrival;
    assert_eq!((arrives.valid, arrives.line, arrives.chip), (true, line(1), CHIP));
    let (_, out) = until(&mut bench, ready(), |out| out.memory.valid);
    fill(&mut bench, ready(), &out.memory);
    let (_, out) = until(&mut bench, ready(), |out| out.atomic_hit);
    assert!(!out.lookup_hit);
    // The sector is dirty: a load of its line sends it back before it, which hits, and then hits itself.
    bench.cycle(In { local: load(1, 6), ..ready() });
    let mut told = Vec::new();
    let mut local = load(1, 6);
    for _ in 0..24 {
        let out = bench.cycle(In { local, ..ready() });
        local.valid &= !out.local.ready;
        told.extend(out.event.hit.then_some(out.lookup_hit));
    }
    assert_eq!(told, [false, true]);
    let mut bench = Bench::new(&small());
    assert!(!bench.cycle(In { local: load(1, 5), ..sm_side() }).arrival.valid);
}

#[test]
fn r11_what_the_surroundings_promise_is_checked() {
    let said = |inputs: &[In]| promised::<Dut>(&small(), inputs);
    assert_eq!(said(&[In { local: load(1, 0), ..ready() }]), "");
    let mut other = load(1, 0);
    other.line ^= 1;
    let wrong = said(&[In { local: other, ..ready() }]);
    assert_eq!(wrong, "R11: a request must be of this slice's lines");
    let wrong = said(&[In { link: load(1, 0), ..ready() }]);
    assert_eq!(wrong, "R11: `local` must have this chip's requests, and `link` others'");
    let wrong = said(&[In { local: of_other(load(1, 0)), ..ready() }]);
    assert_eq!(wrong, "R11: the home must be this chip");
    let twice = [In { local: load(1, 0), ..ready() }, In { local: load(2, 0), ..ready() }];
    assert_eq!(said(&twice), "R11: names of requests that are not answered must differ");
    let wrong = said(&[In { local: load(1, 8), ..ready() }]);
    assert_eq!(wrong, "R11: an SM's identifier must be one");
    let wrong = said(&[ready(), sm_side()]);
    assert_eq!(wrong, "R11: sm_side must change only when the tile is flushed");
    let wrong = said(&[ready(), In { chip: 1 - CHIP, ..ready() }]);
    assert_eq!(wrong, "R11: chip and slice must not change");
}
