//! The rules one by one, in golden model, rust-hdl and Verilog.

use base::streams::{CoreRequest, DownReply, DownRequest, kind, status};
use signal::port::{Lanes, Ready};
use std::collections::VecDeque;
use testbenches::testing::Bench;

use super::{Dut, In, MOST, Out, of};

/// A cluster, and an L2 that answers as soon as it can.
struct Cluster {
    bench: Bench<Dut>,
    /// Unanswered requests of the slices, sector by sector.
    asked: [VecDeque<(DownRequest, u64)>; MOST],
    /// Arrivals at the slices: slice, core, line.
    came: Vec<(usize, u64, u64)>,
    /// L2 answers.
    answers: bool,
    last: Out,
    /// Cycles since the reset, and those in which the followers turned.
    cycles: u64,
    turned: Vec<u64>,
}

impl Cluster {
    fn new(cores: usize, slices: usize, fields: &str) -> Cluster {
        Cluster {
            bench: Bench::new(&of(cores, slices, fields)),
            asked: Default::default(),
            came: vec![],
            answers: true,
            last: Out::default(),
            cycles: 0,
            turned: vec![],
        }
    }

    /// A cycle in which these cores ask for this.
    fn cycle(&mut self, requests: &[Option<CoreRequest>], change: impl Fn(&mut In)) -> Out {
        let mut input = In {
            core_request: Lanes::of(requests.len(), |i| requests[i].into()),
            core_reply: Lanes([Ready::YES; MOST]),
            down_request: Lanes([Ready::YES; MOST]),
            ..In::default()
        };
        for (slice, asked) in self.asked.iter().enumerate().filter(|_| self.answers) {
            if let Some((request, sector)) = asked.front() {
                let (id, kind) = (request.id, request.kind);
                let is_last = request.sectors >> (sector + 1) == 0;
                let beat = DownReply {
                    valid: true,
                    id,
                    kind,
                    sector: *sector,
                    last: is_last,
                    ..DownReply::default()
                };
                input.down_reply[slice] = beat;
                input.reply_core[slice] = request.source;
            }
        }
        change(&mut input);
        let out = self.bench.cycle(input);
        for slice in 0..MOST {
            if input.down_reply[slice].valid && out.down_reply[slice].ready {
                self.asked[slice].pop_front();
            }
            let request = out.down_request[slice];
            if request.valid {
                self.came.push((slice, request.source, request.line));
                let is_wanted = |sector: &u64| request.sectors >> sector & 1 == 1;
                self.asked[slice].extend((0..8).filter(is_wanted).map(|sector| (request, sector)));
            }
        }
        if out.followers_decoupled != self.last.followers_decoupled {
            self.turned.push(self.cycles);
        }
        self.cycles += 1;
        self.last = out;
        out
    }

    /// Each core asks for this, one request each in a cycle; the statuses.
    fn ask(&mut self, requests: &[Option<CoreRequest>]) -> Vec<Option<usize>> {
        self.cycle(requests, |_| ());
        let out = self.idle();
        (0..MOST)
            .map(|i| out.core_status[i])
            .map(|told| told.valid.then_some(told.word as usize))
            .collect()
    }

    fn idle(&mut self) -> Out {
        self.cycle(&[], |_| ())
    }

    fn wait(&mut self, cycles: usize) {
        for _ in 0..cycles {
            self.idle();
        }
    }

    /// A counter of the duel.
    fn duel(&mut self, index: u64) -> u64 {
        self.cycle(&[], |input| input.counter_index = index).duel_counter
    }
}

fn load(line: u64) -> Option<CoreRequest> {
    Some(CoreRequest { valid: true, line, sectors: 1, ..CoreRequest::default() })
}

fn other(kind: usize, line: u64) -> Option<CoreRequest> {
    let request = load(line)?;
    Some(CoreRequest { kind: kind as u64, byte_enable: 0xf, ..request })
}

const BYPASS: Option<usize> = Some(status::BYPASS);
const MISS: Option<usize> = Some(status::MISS);

#[test]
fn r1_each_core_has_a_decoupled_l1d_of_its_own() {
    let mut cluster = Cluster::new(2, 1, "");
    assert_eq!(cluster.ask(&[load(5)])[..2], [BYPASS, None]);
    assert_eq!(cluster.ask(&[load(5), load(5)])[..2], [MISS, MISS]);
    cluster.wait(2);
    let mut counted = |index| {
        let out = cluster.cycle(&[], |input| input.counter_index = index);
        out.counter_value[..2].to_vec()
    };
    assert_eq!((counted(2), counted(3)), (vec![1, 1], vec![1, 0]));
}

#[test]
fn r2_requests_name_their_core() {
    let mut cluster = Cluster::new(3, 1, "");
    cluster.ask(&[load(1), load(2), load(3)]);
    cluster.wait(10);
    assert_eq!(cluster.came, [(0, 0, 1), (0, 1, 2), (0, 2, 3)]);
}

#[test]
fn r3_without_switches_each_node_has_ports_of_its_own() {
    let mut cluster = Cluster::new(3, 1, "network = \"ports\"");
    cluster.answers = false;
    cluster.ask(&[load(1), load(2), load(3)]);
    cluster.wait(10);
    cluster.came.sort_unstable();
    assert_eq!(cluster.came, [(0, 0, 1), (1, 1, 2), (2, 2, 3)]);
}

#[test]
fn r4_requests_go_to_the_slice_of_their_line_and_replies_to_the_core_they_name() {
    let mut cluster = Cluster::new(2, 3, "");
    for (line, slice) in [(0, 0), (1, 1), (2, 2)] {
        cluster.came.clear();
        cluster.ask(&[None, load(line)]);
        let mut replies = [0, 0];
        for _ in 0..20 {
            let out = cluster.idle();
            (0..2).for_each(|i| replies[i] += usize::from(out.core_reply[i].valid));
        }
        assert_eq!((&cluster.came[..], replies), (&[(slice, 1, line)][..], [0, 1]));
    }
}

#[test]
fn r5_flushed_comes_when_all_nodes_are_empty() {
    let mut cluster = Cluster::new(2, 1, "");
    cluster.answers = false;
    cluster.ask(&[load(5)]);
    for _ in 0..30 {
        let out = cluster.cycle(&[], |input| input.flush = true);
        assert!(!out.flushed, "a load is in flight");
    }
    cluster.answers = true;
    // `flush` may fall before: the nodes go on.
    let flushed = (0..40).filter(|_| cluster.idle().flushed).count();
    assert_eq!(flushed, 1);
}

/// Core 2's answer to a line that it has not seen tells its mode.
fn mode(cluster: &mut Cluster, line: u64) -> Option<usize> {
    cluster.ask(&[None, None, load(line)])[2]
}

/// Of two intervals: one of the leaders, `better`, loads one line over and over, the other a new one each time.
fn duel(cluster: &mut Cluster, better: usize, new: &mut u64) {
    for _ in 0..2 * 64 / 8 {
        *new += 1;
        let line = |i| load(if i == better { 1 } else { *new });
        cluster.ask(&[line(0), line(1)]);
        cluster.wait(6);
    }
}

#[test]
fn r6_leaders_keep_their_modes_and_the_others_follow() {
    let mut cluster = Cluster::new(3, 1, "");
    let mut new = 100;
    assert_eq!(mode(&mut cluster, 50), MISS, "followers begin with the baseline");
    for (better, told, line) in [(0, BYPASS, 51), (1, MISS, 52), (0, BYPASS, 53)] {
        duel(&mut cluster, better, &mut new);
        assert_eq!(cluster.last.followers_decoupled, told == BYPASS);
        assert_eq!(mode(&mut cluster, line), told);
        assert_eq!(cluster.ask(&[load(line + 20), load(line + 20)])[..2], [BYPASS, MISS]);
        cluster.wait(30);
    }
    // Intervals of 64 cycles close with cycle 63 and so on.
    assert_eq!(cluster.turned.len(), 3);
    let is_two_behind = |cycle: &u64| cycle % 64 == 1;
    assert!(cluster.turned.iter().all(is_two_behind), "{:?}", cluster.turned);
}

#[test]
fn r7_loads_that_leaders_had_accepted_are_the_accesses() {
    let mut cluster = Cluster::new(3, 1, "");
    cluster.answers = false;
    // Neither stores nor atomics, nor the third core's.
    cluster.ask(&[other(kind::STORE, 1), other(kind::STORE, 1), load(9)]);
    cluster.ask(&[other(kind::ATOMIC, 2), other(kind::ATOMIC, 2), load(10)]);
    assert_eq!([0, 1, 2, 3].map(|index| cluster.duel(index)), [0; 4]);
    let direct = |line| load(line).map(|request| CoreRequest { bypass_l1: true, ..request });
    cluster.wait(4);
    cluster.ask(&[direct(3), load(3)]);
    cluster.ask(&[None, load(3)]);
    assert_eq!([0, 1, 2, 3].map(|index| cluster.duel(index)), [1, 1, 2, 1], "the second joins");
    // Three entries: the fourth line is refused.
    cluster.ask(&[None, load(4)]);
    cluster.ask(&[None, load(5)]);
    let before = [2, 3].map(|index| cluster.duel(index));
    assert_eq!(cluster.ask(&[None, load(6)])[1], Some(status::RESERVATION_FAIL));
    assert_eq!([2, 3].map(|index| cluster.duel(index)), before);
}

#[test]
fn r8_a_reset_forgets_what_is_in_flight_and_who_leads() {
    let mut cluster = Cluster::new(3, 1, "");
    let mut new = 100;
    duel(&mut cluster, 0, &mut new);
    assert!(cluster.last.followers_decoupled);
    cluster.bench.reset_with(In::default());
    cluster.asked = Default::default();
    assert!(!cluster.idle().followers_decoupled);
    assert_eq!(mode(&mut cluster, 1), MISS);
}

#[test]
fn r9_the_duels_counters_are_read_with_the_nodes() {
    let mut cluster = Cluster::new(2, 1, "");
    cluster.ask(&[load(1), load(1)]);
    cluster.ask(&[load(2), None]);
    for index in 0..8 {
        assert_eq!(cluster.duel(index), [2, 2, 1, 1][index as usize % 4]);
    }
}

/// Cycles from a load to its request at the slice, and to the core's first beat.
fn cycles(registers: &str) -> [usize; 2] {
    let mut cluster = Cluster::new(2, 1, registers);
    cluster.cycle(&[load(1)], |_| ());
    let (mut sent, mut given) = (None, None);
    for now in 1..100 {
        let out = cluster.idle();
        sent = sent.or((!cluster.came.is_empty()).then_some(now));
        given = given.or(out.core_reply.iter().any(|reply| reply.valid).then_some(now));
    }
    [sent.unwrap(), given.unwrap()]
}

#[test]
fn r10_a_stage_is_one_cycle() {
    let [sent, given] = cycles("");
    assert_eq!(cycles("registers = \"both\""), [sent + 1, given + 2]);
}
