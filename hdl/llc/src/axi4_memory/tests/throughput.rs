//! Timing promises of the page: a request and a beat in every cycle, and the picture.

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

/// The waveform of `INFO`, cycle by cycle.
#[test]
fn the_picture_is_true() {
    let mut bench = Bench::<Dut>::new(&config(4, 64, Axi::default()));
    let yes = Ready::YES;
    let beat = |last| ReadBeat { valid: true, last, ..ReadBeat::default() };
    let (mut ar, mut aw, mut ready, mut replies) = (vec![], vec![], vec![], vec![]);
    for cycle in 0..9 {
        let mut input = In { reply: yes, ar: yes, aw: yes, w: yes, ..In::default() };
        let (kind, sectors) = if cycle == 0 { (0, 0b1011) } else { (1, 1) };
        input.request =
            Access { valid: cycle < 2, kind, sectors, line: cycle, id: cycle, ..Access::default() };
        if (3..=6).contains(&cycle) {
            input.r = beat(cycle > 3);
        }
        input.b.valid = cycle == 3 || cycle == 4;
        let out = bench.cycle(input);
        ar.push(out.ar.valid.then_some(out.ar.len));
        aw.push((out.aw.valid, out.w.valid));
        ready.push((out.r.ready, out.b.ready));
        replies.push(out.reply.valid.then_some(out.reply.kind));
    }
    assert_eq!(ar[..4], [None, Some(1), Some(0), None]);
    assert_eq!(aw[1..4], [(false, false), (true, true), (false, false)]);
    let (r, b) = ((true, false), (false, true));
    assert_eq!(ready, [r, r, r, r, b, r, r, r, r]);
    assert_eq!(replies[3..], [None, Some(0), Some(1), Some(0), Some(0), None]);
}
