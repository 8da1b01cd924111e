//! What the page's section on timing promises: latencies, and a request and a beat in every cycle.

use std::collections::VecDeque;

use testbenches::testing::Bench;

use super::super::ports::{Access, ReadBeat, WriteResponse};
use super::super::{Dut, In};
use super::config;
use design::Axi;
use signal::port::Ready;

const CYCLES: u64 = 300;

/// Requests taken and beats answered in so many cycles of these kinds in turn, with every stream ready and AXI's answers
/// a cycle after what they answer.
fn moved(kinds: &[u64]) -> (u64, u64) {
    let mut bench = Bench::<Dut>::new(&config(4, 64, Axi::default()));
    let (mut beats, mut responses) = (VecDeque::new(), VecDeque::new());
    let (mut taken, mut answered) = (0, 0);
    let yes = Ready::YES;
    for _ in 0..CYCLES {
        let (kind, id) = (kinds[taken as usize % kinds.len()], taken % 128);
        let request = Access { valid: true, kind, line: id, sectors: 1, id, ..Access::default() };
        let beat = beats.front().map(|id| ReadBeat { id: *id, last: true, ..ReadBeat::default() });
        let response =
            responses.front().map(|id| WriteResponse { id: *id, ..WriteResponse::default() });
        let r = beat.map_or_else(ReadBeat::default, |beat| ReadBeat { valid: true, ..beat });
        let b = response
            .map_or_else(WriteResponse::default, |beat| WriteResponse { valid: true, ..beat });
        let input = In { request, reply: yes, ar: yes, aw: yes, w: yes, r, b };
        let out = bench.cycle(input);
        taken += u64::from(out.request.ready);
        answered += u64::from(out.reply.valid);
        if r.valid && out.r.ready {
            beats.pop_front();
        }
        if b.valid && out.b.ready {
            responses.pop_front();
        }
        if out.ar.valid {
            beats.push_back(out.ar.id);
        }
        if out.aw.valid {
            responses.push_back(out.aw.id);
        }
    }
    (taken, answered)
}

#[test]
fn a_request_and_a_beat_a_cycle() {
    // Taken in cycle 0, offered in 1, answered in 2, replied in 3.
    assert_eq!(moved(&[0]), (CYCLES, CYCLES - 3));
    // The turn passes to `b` in 2.
    assert_eq!(moved(&[1]), (CYCLES, CYCLES - 4));
    // The first write's response comes while no read's beat is there: the turn passes.
    assert_eq!(moved(&[0, 1]), (CYCLES, CYCLES - 4));
}
