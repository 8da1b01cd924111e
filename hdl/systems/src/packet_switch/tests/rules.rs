//! The rules one by one, in golden model, rust-hdl and Verilog.

use signal::port::Lanes;
use testbenches::testing::Bench;

use super::super::{Offered, Ready};
use super::{Dut, In, Out, of};

/// A beat with this number in it, for an output; the last of its packet or not.
fn beat(number: u64, destination: u64, last: bool) -> Option<Offered> {
    let mut beat = Offered { valid: true, destination, last, ..Offered::default() };
    beat.data[0] = number;
    Some(beat)
}

/// The offers of the inputs, and the ready outputs.
fn cycle(offered: &[Option<Offered>], ready: &[bool]) -> In {
    In {
        offered: Lanes::of(offered.len(), |i| offered[i].into()),
        delivered: Lanes::of(ready.len(), |o| Ready { ready: ready[o] }),
    }
}

fn numbers(out: &Out, outputs: usize) -> Vec<Option<u64>> {
    out.delivered[..outputs].iter().map(|beat| beat.valid.then_some(beat.data[0])).collect()
}

fn taken(out: &Out, inputs: usize) -> Vec<bool> {
    out.offered[..inputs].iter().map(|ready| ready.ready).collect()
}

#[test]
fn r1_a_beat_is_at_its_output_a_cycle_later_if_the_register_is_free() {
    let mut bench = Bench::<Dut>::new(&of(2, 3, 8));
    let out = bench.cycle(cycle(&[beat(7, 2, true), None], &[false; 3]));
    assert_eq!((taken(&out, 2), numbers(&out, 3)), (vec![true, false], vec![None; 3]));
    // Stalled: the next one waits, and enters when the first leaves.
    let out = bench.cycle(cycle(&[beat(8, 2, true), None], &[true, true, false]));
    assert_eq!((taken(&out, 2), numbers(&out, 3)), (vec![false; 2], vec![None, None, Some(7)]));
    let out = bench.cycle(cycle(&[beat(8, 2, true), None], &[true; 3]));
    assert_eq!((taken(&out, 2), numbers(&out, 3)), (vec![true, false], vec![None, None, Some(7)]));
    let out = bench.cycle(cycle(&[None, None], &[true; 3]));
    assert_eq!(numbers(&out, 3), [None, None, Some(8)]);
}

#[test]
fn r2_a_packet_keeps_its_turn_until_its_last_beat() {
    let mut bench = Bench::<Dut>::new(&of(3, 1, 8));
    let other = beat(9, 0, true);
    bench.cycle(cycle(&[None, beat(1, 0, false), None], &[true]));
    assert_eq!(taken(&bench.cycle(cycle(&[other, None, other], &[true])), 3), [false; 3]);
    let out = bench.cycle(cycle(&[other, beat(2, 0, false), other], &[true]));
    assert_eq!(taken(&out, 3), [false, true, false]);
    let out = bench.cycle(cycle(&[other, beat(3, 0, true), other], &[true]));
    assert_eq!(taken(&out, 3), [false, true, false]);
    assert_eq!(taken(&bench.cycle(cycle(&[other, None, other], &[true])), 3), [false, false, true]);
}

#[test]
fn r3_a_head_waits_for_two_packets_of_each_other_input() {
    for inputs in [1, 2, 3, 5] {
        let mut bench = Bench::<Dut>::new(&of(inputs, 2, 8));
        for packet in 0..4 * inputs {
            for last in [false, true] {
                let all = vec![beat(1, 1, last); inputs];
                let out = bench.cycle(cycle(&all, &[true; 2]));
                let expected: Vec<bool> = (0..inputs).map(|i| i == packet / 2 % inputs).collect();
                assert_eq!(taken(&out, inputs), expected, "packet {packet}");
            }
        }
    }
}

#[test]
fn r3_a_second_packet_follows_a_gap_but_no_packet_of_another() {
    let mut bench = Bench::<Dut>::new(&of(2, 1, 8));
    let one = beat(1, 0, true);
    let mut turns = |offers: [bool; 2]| {
        let offered = offers.map(|offers| one.filter(|_| offers));
        taken(&bench.cycle(cycle(&offered, &[true])), 2)
    };
    let (first, second) = (vec![true, false], vec![false, true]);
    // Input 1 begins; after a gap it has the turn once more, then input 0 has two.
    for (offers, expected) in [
        ([false, true], &second),
        ([false; 2], &vec![false; 2]),
        ([true, true], &second),
        ([true, true], &first),
        ([true, true], &first),
        // A first one, and none to follow: the other goes on, and gets its second.
        ([true, true], &second),
        ([true, false], &first),
        ([true, true], &first),
        ([true, true], &second),
        // Alone, an input has as many as it offers: each odd one is a first.
        ([false, true], &second),
        ([false, true], &second),
        ([true, true], &second),
        ([true, true], &first),
    ] {
        assert_eq!(&turns(offers), expected, "{offers:?}");
    }
}

#[test]
fn r4_beats_of_an_input_stay_in_order() {
    let mut bench = Bench::<Dut>::new(&of(2, 2, 8));
    let mut seen = vec![];
    let mut next = 0;
    for step in 0..40 {
        let offered = beat(next, 1, next % 3 == 2);
        let ready = step % 4 != 1;
        let out = bench.cycle(cycle(&[None, offered], &[true, ready]));
        next += u64::from(out.offered[1].ready);
        seen.extend(numbers(&out, 2)[1].filter(|_| ready));
    }
    assert!(seen.len() > 20);
    assert_eq!(seen, (0..seen.len() as u64).collect::<Vec<u64>>());
}

#[test]
fn r5_an_output_that_is_held_up_holds_up_no_other() {
    let mut bench = Bench::<Dut>::new(&of(2, 2, 8));
    for number in 0..10 {
        let offered = [beat(99, 0, true), beat(number, 1, number % 2 == 1)];
        let out = bench.cycle(cycle(&offered, &[false, true]));
        assert_eq!(taken(&out, 2), [number == 0, true]);
        assert_eq!(numbers(&out, 2)[1], number.checked_sub(1));
    }
}

#[test]
fn r6_a_reset_empties_it_and_ends_packets() {
    let mut bench = Bench::<Dut>::new(&of(2, 2, 8));
    let open = [None, beat(1, 0, false)];
    bench.cycle(cycle(&open, &[false; 2]));
    bench.reset_with(cycle(&open, &[false; 2]));
    let out = bench.cycle(cycle(&[beat(2, 0, true), beat(3, 0, true)], &[false; 2]));
    assert_eq!((taken(&out, 2), numbers(&out, 2)), (vec![true, false], vec![None; 2]));
}
