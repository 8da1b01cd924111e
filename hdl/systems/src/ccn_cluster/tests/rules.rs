//! The rules one by one, in golden model, rust-hdl and Verilog.

use std::collections::VecDeque;

use base::streams::{CoreRequest, DownReply, DownRequest, kind, status};
use signal::port::{Lanes, Ready};
use testbenches::testing::Bench;

use super::super::Config;
use super::{Dut, In, MOST, Out, geometries, of};

/// An event on the ring: its cycle, its core, its kind.
type Event = (u64, usize, Reported);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Reported {
    Inject,
    Filtered,
    RoundTrip,
    Hit,
    /// For this core.
    Served(u64),
}

/// A cluster, and an L2 that answers as soon as it can.
struct Cluster {
    bench: Bench<Dut>,
    /// Unanswered requests of the slices, sector by sector.
    asked: [VecDeque<(DownRequest, u64)>; MOST],
    /// Arrivals at the slices: slice, core, line.
    came: Vec<(usize, u64, u64)>,
    /// Kinds of the same.
    kinds: Vec<u64>,
    events: Vec<Event>,
    /// Beats that cores were given: core, sector.
    given: Vec<(usize, u64)>,
    takes: bool,
    answers: bool,
}

impl Cluster {
    fn new(config: &Config) -> Cluster {
        Cluster {
            bench: Bench::new(config),
            asked: Default::default(),
            came: vec![],
            kinds: vec![],
            events: vec![],
            given: vec![],
            takes: true,
            answers: true,
        }
    }

    /// Forgets what has been seen.
    fn forget(&mut self) {
        self.came.clear();
        self.kinds.clear();
        self.events.clear();
        self.given.clear();
    }

    /// A cycle in which these cores ask for this.
    fn cycle(&mut self, requests: &[Option<CoreRequest>], change: impl Fn(&mut In)) -> Out {
        let mut input = In {
            core_request: Lanes::of(requests.len(), |i| requests[i].into()),
            core_reply: Lanes([Ready::YES; MOST]),
            down_request: Lanes([Ready { ready: self.takes }; MOST]),
            ..In::default()
        };
        for (slice, asked) in self.asked.iter().enumerate().filter(|_| self.answers) {
            if let Some((request, sector)) = asked.front() {
                input.down_reply[slice] = answer(request, *sector);
                input.reply_core[slice] = request.source;
            }
        }
        change(&mut input);
        let now = self.bench.cycles();
        let out = self.bench.cycle(input);
        for lane in 0..MOST {
            if input.down_reply[lane].valid && out.down_reply[lane].ready {
                self.asked[lane].pop_front();
            }
            let request = out.down_request[lane];
            if request.valid && self.takes {
                self.came.push((lane, request.source, request.line));
                self.kinds.push(request.kind);
                let is_wanted = |sector: &u64| request.sectors >> sector & 1 == 1;
                self.asked[lane].extend((0..8).filter(is_wanted).map(|sector| (request, sector)));
            }
            let ccn = out.ccn[lane];
            let events = [
                (ccn.inject, Reported::Inject),
                (ccn.filtered, Reported::Filtered),
                (ccn.round_trip, Reported::RoundTrip),
                (ccn.hit, Reported::Hit),
                (ccn.served, Reported::Served(ccn.served_core)),
            ];
            let events = events.into_iter().filter(|(happened, _)| *happened);
            self.events.extend(events.map(|(_, event)| (now, lane, event)));
            if out.core_reply[lane].valid {
                self.given.push((lane, out.core_reply[lane].sector));
            }
        }
        out
    }

    /// Each core asks for this, one request each in a cycle; the statuses.
    fn ask(&mut self, requests: &[Option<CoreRequest>]) -> Vec<Option<usize>> {
        self.cycle(requests, |_| ());
        let out = self.idle();
        let status = |i: usize| out.core_status[i];
        (0..MOST).map(|i| status(i).valid.then_some(status(i).word as usize)).collect()
    }

    fn idle(&mut self) -> Out {
        self.cycle(&[], |_| ())
    }

    fn wait(&mut self, cycles: usize) {
        for _ in 0..cycles {
            self.idle();
        }
    }

    /// A core loads a line, and all comes to rest.
    fn load(&mut self, core: usize, line: u64) {
        let mut requests = [None; MOST];
        requests[core] = load(line);
        self.ask(&requests);
        self.wait(60);
    }

    /// The events, without the cycles.
    fn reported(&self) -> Vec<(usize, Reported)> {
        self.events.iter().map(|(_, core, reported)| (*core, *reported)).collect()
    }

    /// The cycle of that event of a core.
    fn when(&self, core: usize, reported: Reported) -> u64 {
        let at = self.events.iter().find(|event| (event.1, event.2) == (core, reported));
        at.unwrap_or_else(|| panic!("core {core} {reported:?}: {:?}", self.events)).0
    }
}

/// L2's beat of a sector.
fn answer(request: &DownRequest, sector: u64) -> DownReply {
    let &DownRequest { id, kind, sectors, .. } = request;
    let last = sectors >> (sector + 1) == 0;
    DownReply { valid: true, id, kind, sector, last, ..DownReply::default() }
}

/// A load of both sectors of a line.
fn load(line: u64) -> Option<CoreRequest> {
    Some(CoreRequest { valid: true, line, sectors: 3, ..CoreRequest::default() })
}

fn store(line: u64) -> Option<CoreRequest> {
    let store = kind::STORE as u64;
    let request = load(line)?;
    Some(CoreRequest { kind: store, sectors: 1, byte_enable: 0xf, id: 1, ..request })
}

const HIT: Option<usize> = Some(status::HIT);
const MISS: Option<usize> = Some(status::MISS);

fn two() -> Config {
    geometries()[0].clone()
}

/// Links of latency 2.
fn three() -> Config {
    geometries()[1].clone()
}

fn ports() -> Config {
    geometries()[2].clone()
}

#[test]
fn r1_each_core_has_a_ccn_l1_of_its_own() {
    let mut cluster = Cluster::new(&two());
    assert_eq!(cluster.ask(&[load(5), None])[..2], [MISS, None]);
    cluster.wait(60);
    assert_eq!(cluster.ask(&[load(5), load(5)])[..2], [HIT, MISS]);
    cluster.wait(60);
    let of_both = [(0, Reported::Inject), (0, Reported::RoundTrip), (1, Reported::Inject)];
    let answered = [(0, Reported::Served(1)), (1, Reported::Hit)];
    assert_eq!(cluster.reported(), [&of_both[..], &answered[..]].concat());
    // Hits, misses, injected, answered, served.
    let mut counted = |index| {
        let out = cluster.cycle(&[], |input| input.counter_index = index);
        out.counter_value[..2].to_vec()
    };
    assert_eq!([0, 2, 7].map(&mut counted), [[1, 0], [1, 1], [1, 1]]);
    assert_eq!([11, 12].map(&mut counted), [[0, 1], [1, 0]]);
    // The throttlers: each had a miss, and core 1's was answered.
    let throttle = cluster.idle().throttle;
    let of = |core: usize| (throttle[core].phase, throttle[core].n_total, throttle[core].n_hits);
    assert_eq!((of(0), of(1)), ((0, 1, 0), (0, 1, 1)));
    // Core 1's window ends when that has retired 400, core 0's goes on.
    for _ in 0..400 / 15 + 1 {
        cluster.cycle(&[], |input| input.retired[1] = 15);
    }
    let throttle = cluster.idle().throttle;
    assert_eq!((throttle[0].phase, throttle[1].phase), (0, 1));
}

#[test]
fn r2_requests_name_their_core() {
    let mut cluster = Cluster::new(&three());
    cluster.ask(&[load(1), load(3), load(5)]);
    cluster.wait(60);
    cluster.came.sort_unstable();
    assert_eq!(cluster.came, [(1, 0, 1), (1, 1, 3), (1, 2, 5)]);
    let came_home = |core| cluster.reported().contains(&(core, Reported::RoundTrip));
    assert!((0..3).all(came_home), "{:?}", cluster.events);
}

#[test]
fn r3_without_switches_each_node_has_ports_of_its_own() {
    let mut cluster = Cluster::new(&ports());
    cluster.answers = false;
    cluster.ask(&[load(1), load(2), load(3)]);
    cluster.wait(40);
    cluster.came.sort_unstable();
    assert_eq!(cluster.came, [(0, 0, 1), (1, 1, 2), (2, 2, 3)]);
}

#[test]
fn r4_requests_go_to_the_slice_of_their_line_and_replies_to_the_core_they_name() {
    let mut cluster = Cluster::new(&two());
    for (line, slice) in [(0, 0), (1, 1), (2, 2)] {
        cluster.forget();
        cluster.load(1, line);
        assert_eq!(cluster.came, [(slice, 1, line)]);
        assert_eq!(cluster.given, [(1, 0), (1, 1)]);
    }
}

/// By the page of the ring a request takes the latency of a link and a cycle a hop, a response the latency.
#[test]
fn r5_requests_rise_and_responses_fall_a_link_a_hop() {
    let of_hops = |requester: usize| {
        let mut cluster = Cluster::new(&three());
        cluster.load(1, 9);
        cluster.forget();
        cluster.load(requester, 9);
        assert_eq!(cluster.came, [], "another core answers");
        assert_eq!(cluster.given, [(requester, 0), (requester, 1)]);
        let served = cluster.when(1, Reported::Served(requester as u64));
        let there = served - cluster.when(requester, Reported::Inject);
        (there, cluster.when(requester, Reported::Hit) - served)
    };
    // Core 1 is the one after core 0, and two hops from core 2, past core 0.
    let ((near, near_back), (far, far_back)) = (of_hops(0), of_hops(2));
    assert_eq!((far - near, far_back - near_back), (3, 2));
}

#[test]
fn r6_replies_arrive_while_l2_takes_nothing() {
    let mut cluster = Cluster::new(&two());
    cluster.load(1, 9);
    cluster.forget();
    cluster.answers = false;
    cluster.ask(&[None, load(2)]);
    cluster.wait(20);
    assert_eq!(cluster.came, [(2, 1, 2)]);
    cluster.takes = false;
    // One is answered by the other core, one goes round, one reply is in flight.
    let other = |line, id| load(line).map(|load| CoreRequest { id, ..load });
    cluster.ask(&[other(9, 2), None]);
    cluster.ask(&[other(3, 3), None]);
    cluster.wait(40);
    assert_eq!(cluster.given, [(0, 0), (0, 1)]);
    cluster.answers = true;
    cluster.wait(40);
    assert_eq!(cluster.given, [(0, 0), (0, 1), (1, 0), (1, 1)]);
    cluster.takes = true;
    cluster.wait(60);
    assert_eq!(cluster.given.len(), 6, "{:?}", cluster.given);
    assert!(cluster.asked.iter().all(VecDeque::is_empty));
}

#[test]
fn r7_flushed_comes_when_all_nodes_are_empty_and_filters_are_clear() {
    let mut cluster = Cluster::new(&two());
    cluster.ask(&[store(1), store(2)]);
    cluster.wait(60);
    cluster.answers = false;
    cluster.ask(&[load(5), None]);
    for _ in 0..60 {
        let out = cluster.cycle(&[], |input| input.flush = true);
        assert!(!out.flushed, "a load is in flight");
    }
    cluster.answers = true;
    // `flush` may fall before: the nodes go on.
    let flushed = (0..60).filter(|_| cluster.idle().flushed).count();
    assert_eq!(flushed, 1);
    // Nothing is filtered, and nobody holds anything.
    cluster.forget();
    cluster.ask(&[load(1), load(2)]);
    cluster.wait(60);
    let reported = cluster.reported();
    for core in 0..2 {
        assert!(reported.contains(&(core, Reported::Inject)), "{reported:?}");
        assert!(reported.contains(&(core, Reported::RoundTrip)), "{reported:?}");
    }
}

#[test]
fn r8_a_load_stays_behind_its_cores_store() {
    let mut cluster = Cluster::new(&two());
    // Core 1 has a copy that will be older than core 0's store.
    cluster.load(1, 9);
    cluster.forget();
    cluster.answers = false;
    cluster.ask(&[store(9), None]);
    cluster.wait(20);
    cluster.ask(&[load(9), None]);
    cluster.wait(20);
    assert_eq!(cluster.reported(), [(0, Reported::Filtered)]);
    assert_eq!(cluster.came, [(0, 0, 9), (0, 0, 9)]);
    assert_eq!(cluster.kinds, [kind::STORE as u64, kind::LOAD as u64]);
    // A store to a line in flight would pass the load, which is on the ring.
    cluster.ask(&[None, load(6)]);
    assert_eq!(cluster.ask(&[None, store(6)])[1], Some(status::RESERVATION_FAIL));
}

#[test]
fn r9_a_reset_forgets_what_is_in_flight() {
    let mut cluster = Cluster::new(&three());
    cluster.ask(&[load(1), load(2)]);
    cluster.wait(4);
    cluster.bench.reset_with(In::default());
    cluster.asked = Default::default();
    cluster.forget();
    cluster.wait(60);
    assert_eq!((&cluster.came[..], &cluster.given[..]), (&[][..], &[][..]));
    assert_eq!(cluster.ask(&[load(1)])[0], MISS);
}

/// Cycles from a load to its request at the slice, and to the core's first beat.
fn cycles(registers: &str) -> [usize; 2] {
    let mut cluster = Cluster::new(&of(2, 1, registers));
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
    assert_eq!(cycles("cluster.registers = \"both\""), [sent + 1, given + 2]);
}
