//! The rules of replies and of all streams, one test each, named after it, on all three engines.

use super::super::{In, Out, Ready, ReplyOrder};
use super::bench::{
    READY, SM_SIDE, answered, each, link, local, memory_reply, miss, offered, reply, slice_reply,
};

/// The offers of the four streams that leave the block.
fn offers(out: &Out) -> [Option<u128>; 4] {
    [offered(out.slice), offered(out.memory), answered(out.fill), answered(out.reply)]
}

/// Nothing is taken for a while: every offer holds, whatever comes beside it. Then all is taken.
#[test]
fn r1_an_offer_stands_until_it_is_taken_and_is_then_over() {
    each(|bench| {
        let widest = u128::MAX >> (128 - bench.config().head_bits());
        let stalled =
            In { slice: Ready::NO, memory: Ready::NO, fill: Ready::NO, reply: Ready::NO, ..READY };
        // The link's request is there before the local one, the slice's reply with the fill.
        bench.cycle(link(1, miss(widest, stalled)));
        bench.cycle(stalled);
        let waiting = slice_reply(3, memory_reply(4, false, local(5, stalled)));
        for _ in 0..5 {
            let offers = offers(&bench.cycle(waiting));
            assert_eq!(offers, [Some(1), Some(widest), Some(4), Some(3)]);
        }
        let ready = slice_reply(3, memory_reply(4, false, local(5, READY)));
        assert_eq!(offers(&bench.cycle(ready)), [Some(1), Some(widest), Some(4), Some(3)]);
        assert_eq!(offers(&bench.cycle(local(5, READY))), [Some(5), None, None, None]);
        assert_eq!(offers(&bench.cycle(READY)), [None; 4]);
    });
}

#[test]
fn r9_a_reply_of_memory_goes_the_way_of_its_request() {
    each(|bench| {
        for input in [READY, SM_SIDE] {
            let out = bench.cycle(memory_reply(6, false, input));
            assert_eq!(offers(&out), [None, None, Some(6), None]);
            assert!(out.memory_reply.ready);
            let out = bench.cycle(memory_reply(7, true, input));
            assert_eq!(offers(&out), [None, None, None, Some(7)]);
            assert!(out.memory_reply.ready);
        }
        // Each waits for its reply.
        let no_fill = In { fill: Ready::NO, ..READY };
        let no_reply = In { reply: Ready::NO, ..READY };
        for (input, bypass, ready) in
            [(no_fill, false, false), (no_fill, true, true), (no_reply, false, true)]
        {
            let out = bench.cycle(memory_reply(8, bypass, input));
            assert_eq!((out.fill.valid, out.reply.valid), (!bypass, bypass));
            assert_eq!(out.memory_reply.ready, ready);
        }
        assert!(!bench.cycle(memory_reply(8, true, no_reply)).memory_reply.ready);
    });
}

#[test]
fn r10_the_order_of_replies() {
    each(|bench| {
        let stalled = In { reply: Ready::NO, ..READY };
        let is_oldest = bench.config().reply_order() == ReplyOrder::Oldest;
        let both = |slice, bypass, input| slice_reply(slice, memory_reply(bypass, true, input));
        // Together: the slice's, and then the one that has waited, or the slice's again.
        assert_eq!(reply(bench, both(1, 2, READY)), Some(1));
        if is_oldest {
            assert_eq!(reply(bench, both(3, 2, READY)), Some(2));
            assert_eq!(reply(bench, slice_reply(3, READY)), Some(3));
        } else {
            assert_eq!(reply(bench, both(3, 2, READY)), Some(3));
            assert_eq!(reply(bench, both(4, 2, READY)), Some(4));
            assert_eq!(reply(bench, memory_reply(2, true, READY)), Some(2));
        }
        // The bypass reply was offered before: with either order it holds.
        assert_eq!(reply(bench, memory_reply(5, true, stalled)), Some(5));
        assert_eq!(reply(bench, both(6, 5, stalled)), Some(5));
        assert_eq!(reply(bench, both(6, 5, READY)), Some(5));
        // Now the slice's is older than the next bypass reply.
        assert_eq!(reply(bench, both(6, 7, stalled)), Some(6));
        assert_eq!(reply(bench, both(6, 7, READY)), Some(6));
        assert_eq!(reply(bench, memory_reply(7, true, READY)), Some(7));
        assert_eq!(reply(bench, READY), None);
    });
}

#[test]
fn r11_ready_is_said_to_what_is_taken_alone() {
    each(|bench| {
        let readies = |out: Out| (out.slice_reply.ready, out.memory_reply.ready);
        assert_eq!(readies(bench.cycle(READY)), (false, false));
        assert_eq!(readies(bench.cycle(slice_reply(1, READY))), (true, false));
        let both = slice_reply(2, memory_reply(3, true, READY));
        assert_eq!(readies(bench.cycle(both)), (true, false));
        assert_eq!(readies(bench.cycle(memory_reply(3, true, READY))), (false, true));
        // A fill and the slice's reply go different ways.
        let apart = slice_reply(4, memory_reply(5, false, READY));
        assert_eq!(readies(bench.cycle(apart)), (true, true));
        let stalled = In { reply: Ready::NO, fill: Ready::NO, ..READY };
        assert_eq!(readies(bench.cycle(slice_reply(6, stalled))), (false, false));
        let stalled = slice_reply(6, memory_reply(7, false, stalled));
        assert_eq!(readies(bench.cycle(stalled)), (false, false));
    });
}
