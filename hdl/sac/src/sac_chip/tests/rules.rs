//! Each rule of the block's page.

use testbenches::testing::promised;

use super::super::ports::{EntryRequest, Levels};
use super::super::{In, Out, Ready};
use super::bench::{
    Bench, CHIP, answer, ask, at_slice, bench, fills, levels, line, load, ready, until,
};
use super::{Dut, MOST, of};

/// Lets `request` leave the entry of an SM; what the chip said then.
fn leave(bench: &mut Bench, sm: usize, request: EntryRequest) -> Out<MOST> {
    let mut input = ready();
    input.request[sm] = request;
    bench.cycle(input)
}

#[test]
fn r1_a_reset_resets_entries_tiles_and_monitor() {
    let mut bench = bench();
    leave(&mut bench, 0, load(line(1, 0), 0, 0));
    ask(&mut bench, 1, &load(line(2, 1), CHIP, 0), 6);
    bench.cycle(levels([true, false, false, true]));
    bench.reset();
    // Nothing is unanswered or in flight, and no level is seen in the first cycle.
    let outs: Vec<_> = (0..3).map(|_| bench.cycle(levels([true, false, false, false]))).collect();
    assert!(!outs[0].answer.held && outs[1].answer.empty && outs[2].answer.idle);
}

#[test]
fn r2_an_sms_request_leaves_by_its_lane_with_chip_and_target() {
    let mut bench = bench();
    let out = leave(&mut bench, 1, load(line(3, 1), 0, 5));
    let forward = out.forward[1];
    assert!(out.request[1].ready && forward.valid && !out.forward[0].valid);
    assert_eq!((forward.chip, forward.to_chip, forward.to_slice), (CHIP, 0, 1));
    let mut input = ready();
    input.reply[1] = answer(5);
    let out = bench.cycle(input);
    assert!(out.reply[1].ready && out.down_reply[1] == answer(5) && !out.down_reply[0].valid);
}

#[test]
fn r3_a_slice_serves_its_lane_by_its_number() {
    for slice in 0..2 {
        let mut bench = bench();
        let request = load(line(5, slice), CHIP, 2);
        let lane = slice as usize;
        let outs = ask(&mut bench, lane, &request, 10);
        let asked: Vec<_> = outs.iter().filter(|out| out.memory[lane].valid).collect();
        assert!(asked.iter().all(|out| !out.memory[1 - lane].valid));
        let memory = asked[0].memory[lane];
        // The bits that the slice does not keep are right only with its number.
        assert_eq!(memory.line, request.line);
        let mut replied = Vec::new();
        for beat in fills(&memory) {
            let mut input = ready();
            input.memory_reply[lane] = beat;
            replied.push(bench.cycle(input));
        }
        replied.extend((0..10).map(|_| bench.cycle(ready())));
        let reply = replied.iter().find(|out| out.tile_reply[lane].valid).unwrap();
        assert_eq!((reply.tile_reply[lane].id, reply.tile_reply[lane].data[0]), (2, 3));
        // Event and counter of a miss are the slice's.
        assert!(outs.iter().any(|out| out.event[lane].miss));
        assert!(!outs.iter().any(|out| out.event[1 - lane].miss));
        let out = bench.cycle(In { counter_index: 2, ..ready() });
        assert_eq!((out.counter_value[lane], out.counter_value[1 - lane]), (1, 0));
    }
}

#[test]
fn r3_link_and_link_out_are_the_tiles() {
    let mut bench = bench();
    to_sm_side(&mut bench);
    let sm_side = levels([false, false, true, false]);
    let mut input = sm_side;
    input.local[0] = at_slice(&load(line(1, 0), 0, 1));
    until(&mut bench, input, |out| out.local[0].ready);
    let out = until(&mut bench, sm_side, |out| out.link_out[0].valid);
    assert_eq!((out.link_out[0].line, out.link_out[0].chip), (line(1, 0), CHIP));
    // Another chip's slice asks this chip's memory, past the slice.
    let mut input = sm_side;
    input.link[1] = at_slice(&load(line(2, 1), CHIP, 0));
    input.link[1].chip = 0;
    until(&mut bench, input, |out| out.link[1].ready);
    let out = until(&mut bench, sm_side, |out| out.memory[1].valid);
    assert!(!out.event[1].miss && out.memory[1].line == line(2, 1));
}

/// Holds, flushes and switches a chip that has nothing in flight.
fn to_sm_side(bench: &mut Bench) {
    until(bench, levels([true, false, false, false]), |out| out.answer.idle);
    until(bench, levels([true, true, false, false]), |out| out.answer.flushed);
    let switched = |out: &Out<MOST>| out.answer.organisation && !out.answer.flushed;
    until(bench, levels([true, false, true, false]), switched);
    until(bench, levels([false, false, true, false]), |out| !out.answer.held);
}

/// The table of the block's page.
#[test]
fn r4_an_idle_chip_answers_at_once() {
    let mut bench = bench();
    let outs: Vec<_> = (0..4)
        .map(|_| bench.cycle(levels([true, false, false, false])).answer)
        .map(|answer| (answer.held, answer.empty, answer.idle))
        .collect();
    let all = (true, true, true);
    assert_eq!(outs, [(false, false, false), (true, true, false), all, all]);
}

#[test]
fn r4_what_is_unanswered_or_in_flight_keeps_the_chip_from_empty_and_idle() {
    let mut bench = bench();
    let hold = levels([true, false, false, false]);
    leave(&mut bench, 1, load(line(1, 0), 0, 4));
    assert!(!(0..20).any(|_| bench.cycle(hold).answer.empty));
    // A held request stays where it is.
    let mut held = hold;
    held.request[0] = load(line(2, 0), 0, 1);
    assert!(!bench.cycle(held).forward[0].valid);
    let mut input = hold;
    input.reply[1] = answer(4);
    bench.cycle(input);
    let out = until(&mut bench, hold, |out| out.answer.idle);
    assert!(out.answer.empty);
}

/// The counters of a profile in which `asks` go to slices and one request leaves an entry.
fn profile(asks: &[(usize, EntryRequest)]) -> Vec<u64> {
    let mut bench = bench();
    let counting = levels([false, false, false, true]);
    bench.cycle(counting);
    let mut input = counting;
    input.request[1] = load(line(1, 1), CHIP, 0);
    bench.cycle(input);
    for (slice, request) in asks {
        let mut input = counting;
        input.local[*slice] = at_slice(request);
        until(&mut bench, input, |out| out.local[*slice].ready);
    }
    until(&mut bench, counting, |out| out.answer.profiled);
    let taking = In { profile_counter: Ready::YES, ..counting };
    (0..10).map(|_| bench.cycle(taking).profile_counter.data).collect()
}

#[test]
fn r4_a_profile_counts_what_entries_and_tiles_say() {
    // Total and local of the entry; what the directory sampled; then both counters of each slice.
    let asked = [(1, load(line(1, 1), CHIP, 0))];
    let counters = profile(&asked);
    assert_eq!(
        (counters[..4].to_vec(), counters[6..].to_vec()),
        (vec![1, 1, counters[4], 0], vec![0, 0, 1, 1])
    );
}

#[test]
fn r5_without_sectors_a_line_is_one_to_the_directory() {
    // Line 0, slice 0's, is sampled: two loads of different sectors, the second a hit of the directory.
    let second = EntryRequest { sectors: 2, id: 1, ..load(0, CHIP, 0) };
    let counters = profile(&[(0, load(0, CHIP, 0)), (0, second)]);
    assert_eq!(counters[4..6], [2, 1]);
}

#[test]
fn r6_what_the_surroundings_promise_is_checked() {
    let said = |inputs: &[In<MOST>]| promised::<Dut>(&of(2, 2, 2), inputs);
    let hold = levels([true, false, false, false]);
    assert_eq!(said(&[ready(), hold, hold]), "");
    let wrong = said(&[ready(), hold, ready()]);
    assert_eq!(wrong, "R6: a level must change only once it is answered");
    let level = Levels { flush: true, ..Levels::default() };
    let flush = In { level, ..ready() };
    assert_eq!(said(&[flush, ready()]), "R6: a level must change only once it is answered");
}
