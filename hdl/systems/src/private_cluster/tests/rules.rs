//! The rules one by one, in golden model, rust-hdl and Verilog.

use base::streams::{CoreRequest, DownReply, status};
use signal::port::{Lanes, Ready};
use testbenches::testing::Bench;

use super::{Dut, In, Out, of};

/// Every stream may move; these cores ask for these lines.
fn loads(lines: &[Option<u64>]) -> In {
    let load = |line| CoreRequest { valid: true, line, sectors: 1, ..CoreRequest::default() };
    In {
        core_request: Lanes::of(lines.len(), |i| lines[i].map(load).into()),
        core_reply: Lanes([Ready::YES; 4]),
        down_request: Lanes([Ready::YES; 4]),
        ..In::default()
    }
}

/// The requests at the slices in so many cycles: slice, core, line.
fn requests(bench: &mut Bench<Dut>, cycles: usize) -> Vec<(usize, u64, u64)> {
    let mut seen = vec![];
    for _ in 0..cycles {
        let out = bench.cycle(loads(&[]));
        let sent = (0..4).filter(|&lane| out.down_request[lane].valid);
        seen.extend(
            sent.map(|lane| (lane, out.down_request[lane].source, out.down_request[lane].line)),
        );
    }
    seen
}

/// A beat of `core`'s line in its first entry.
fn beat(lane: usize, core: u64, sector: u64, last: bool) -> In {
    let mut input = loads(&[]);
    input.down_reply[lane] = DownReply { valid: true, sector, last, ..DownReply::default() };
    input.reply_core[lane] = core;
    input
}

#[test]
fn r1_each_core_has_an_l1_of_its_own() {
    let mut bench = Bench::<Dut>::new(&of(2, 1, ""));
    bench.cycle(loads(&[Some(5), None]));
    let out = bench.cycle(loads(&[Some(5), Some(5)]));
    assert_eq!((out.core_status[0].valid, out.core_status[0].word), (true, status::MISS as u64));
    assert!(!out.core_status[1].valid);
    let out = bench.cycle(loads(&[]));
    assert_eq!(out.core_status[0].word, status::HIT_PENDING as u64);
    assert_eq!(out.core_status[1].word, status::MISS as u64);
    let mut input = loads(&[]);
    input.counter_index = 2;
    bench.cycle(input);
    assert_eq!(bench.cycle(input).counter_value[..2], [1, 1]);
}

#[test]
fn r2_requests_name_their_core() {
    let mut bench = Bench::<Dut>::new(&of(3, 1, ""));
    bench.cycle(loads(&[Some(1), Some(2), Some(3)]));
    assert_eq!(requests(&mut bench, 10), [(0, 0, 1), (0, 1, 2), (0, 2, 3)]);
}

#[test]
fn r3_without_switches_each_node_has_ports_of_its_own() {
    let mut bench = Bench::<Dut>::new(&of(3, 1, "network = \"ports\""));
    bench.cycle(loads(&[Some(1), Some(2), Some(3)]));
    assert_eq!(requests(&mut bench, 10), [(0, 0, 1), (1, 1, 2), (2, 2, 3)]);
}

#[test]
fn r4_requests_go_to_the_slice_of_their_line_and_replies_to_the_core_they_name() {
    let mut bench = Bench::<Dut>::new(&of(2, 3, ""));
    for (line, slice) in [(0, 0), (1, 1), (2, 2)] {
        bench.cycle(loads(&[None, Some(line)]));
        assert_eq!(requests(&mut bench, 10), [(slice, 1, line)]);
    }
    // The first entry of node 1 has line 0.
    for (sector, last) in [(0, false), (1, true)] {
        assert!(bench.cycle(beat(0, 1, sector, last)).down_reply[0].ready);
    }
    let replies: Vec<Out> = (0..10).map(|_| bench.cycle(loads(&[]))).collect();
    assert!(replies.iter().all(|out| !out.core_reply[0].valid));
    assert_eq!(replies.iter().filter(|out| out.core_reply[1].valid).count(), 1);
}

#[test]
fn r5_flushed_comes_when_all_nodes_are_empty() {
    let mut bench = Bench::<Dut>::new(&of(2, 1, ""));
    bench.cycle(loads(&[Some(5), None]));
    let flush = |mut input: In| {
        input.flush = true;
        input
    };
    for _ in 0..30 {
        assert!(!bench.cycle(flush(loads(&[]))).flushed, "a load is in flight");
    }
    bench.cycle(flush(beat(0, 0, 0, false)));
    // `flush` may fall before: the nodes go on.
    bench.cycle(beat(0, 0, 1, true));
    let flushed = (0..30).filter(|_| bench.cycle(loads(&[])).flushed).count();
    assert_eq!(flushed, 1);
}

#[test]
fn r6_a_reset_forgets_what_is_in_flight() {
    let mut bench = Bench::<Dut>::new(&of(2, 2, ""));
    bench.cycle(loads(&[Some(1), Some(1)]));
    bench.repeat(2, loads(&[]));
    bench.reset_with(loads(&[Some(1), Some(1)]));
    assert_eq!(requests(&mut bench, 10), []);
    bench.cycle(loads(&[Some(1), None]));
    assert_eq!(bench.cycle(loads(&[])).core_status[0].word, status::MISS as u64);
}

/// Cycles from a load to its request at the slice, and from the reply's beat there to the core's.
fn cycles(registers: &str) -> [Option<usize>; 2] {
    let mut bench = Bench::<Dut>::new(&of(2, 1, registers));
    bench.cycle(loads(&[None, Some(5)]));
    let request = (1..20).find(|_| bench.cycle(loads(&[])).down_request[0].valid);
    bench.cycle(beat(0, 1, 0, false));
    bench.cycle(beat(0, 1, 1, true));
    [request, (1..20).find(|_| bench.cycle(loads(&[])).core_reply[1].valid)]
}

#[test]
fn r7_a_stage_is_one_cycle() {
    let [request, reply] = cycles("").map(Option::unwrap);
    for (word, late) in
        [("none", [0, 0]), ("requests", [1, 0]), ("replies", [0, 1]), ("both", [1, 1])]
    {
        let expected = [request + late[0], reply + late[1]].map(Some);
        assert_eq!(cycles(&format!("registers = \"{word}\"")), expected, "{word}");
    }
}

/// Slice 1 has two replies for core 1, which takes that of slice 0 before.
#[test]
fn r7_a_stage_holds_two_beats() {
    let taken = |registers: &str| {
        let mut bench = Bench::<Dut>::new(&of(2, 2, registers));
        for line in [0, 1, 3] {
            bench.cycle(loads(&[None, Some(line)]));
        }
        bench.repeat(9, loads(&[]));
        // Entry, sector and `last` of what each slice offers.
        let mut offers = [
            vec![(0, 0, false), (0, 1, true)],
            vec![(1, 0, false), (1, 1, true), (2, 0, false), (2, 1, true)],
        ];
        let (mut taken, mut replies) = (vec![], 0);
        for _ in 0..30 {
            let mut input = loads(&[]);
            for (lane, offers) in offers.iter().enumerate() {
                let beat = offers.first().map(|&(id, sector, last)| DownReply {
                    valid: true,
                    id,
                    sector,
                    last,
                    ..DownReply::default()
                });
                (input.down_reply[lane], input.reply_core[lane]) = (beat.into(), 1);
            }
            let out = bench.cycle(input);
            for lane in
                (0..2).filter(|&lane| input.down_reply[lane].valid && out.down_reply[lane].ready)
            {
                offers[lane].remove(0);
            }
            if input.down_reply[1].valid {
                taken.push(u8::from(out.down_reply[1].ready));
            }
            replies += usize::from(out.core_reply[1].valid);
        }
        assert_eq!(replies, 3);
        taken
    };
    assert_eq!(taken(""), [0, 0, 1, 1, 1, 1]);
    assert_eq!(taken("registers = \"replies\""), [1, 1, 0, 0, 1, 1]);
}
