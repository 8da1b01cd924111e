//! The rules one by one, in golden model, rust-hdl and Verilog.

use std::collections::VecDeque;

use base::streams::{CoreRequest, DownReply, DownRequest, kind, status};
use shared_l1::dyneb::PHASES;
use signal::port::{Lanes, Ready};
use testbenches::testing::Bench;

use super::super::Config;
use super::{Dut, In, MOST, Out, geometries, of};

/// A cluster, and an L2 that answers as soon as it can.
struct Cluster {
    bench: Bench<Dut>,
    /// Unanswered requests of the slices, sector by sector.
    asked: [VecDeque<(DownRequest, u64)>; MOST],
    /// Arrivals at the slices: slice, core, line.
    came: Vec<(usize, u64, u64)>,
    /// Kinds of the same.
    kinds: Vec<u64>,
    /// Statuses of homes: home, core, word.
    told: Vec<(usize, u64, usize)>,
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
            told: vec![],
            given: vec![],
            takes: true,
            answers: true,
        }
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
            let told = out.home_status[lane];
            if told.valid {
                self.told.push((lane, told.core, told.word as usize));
            }
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
        let told = |i: usize| out.core_status[i];
        (0..MOST).map(|i| told(i).valid.then_some(told(i).word as usize)).collect()
    }

    fn idle(&mut self) -> Out {
        self.cycle(&[], |_| ())
    }

    fn wait(&mut self, cycles: usize) {
        for _ in 0..cycles {
            self.idle();
        }
    }

    /// A counter of each node.
    fn counter(&mut self, index: u64) -> [u64; MOST] {
        self.cycle(&[], |input| input.counter_index = index).counter_value.0
    }
}

/// L2's beat of a sector.
fn answer(request: &DownRequest, sector: u64) -> DownReply {
    let &DownRequest { id, kind, sectors, .. } = request;
    let last = sectors >> (sector + 1) == 0;
    DownReply { valid: true, id, kind, sector, last, ..DownReply::default() }
}

/// A load of all sectors of a line.
fn load(line: u64) -> Option<CoreRequest> {
    Some(CoreRequest { valid: true, line, sectors: 3, ..CoreRequest::default() })
}

fn store(line: u64) -> Option<CoreRequest> {
    let store = kind::STORE as u64;
    let request = load(line)?;
    Some(CoreRequest { kind: store, sectors: 1, byte_enable: 0xf, id: 1, ..request })
}

/// The line of a tag in set 1, which is shared while the cores sample; core `tag` is home, if it is there.
fn line(tag: u64) -> u64 {
    4 * tag + 1
}

const HIT: Option<usize> = Some(status::HIT);
const MISS: Option<usize> = Some(status::MISS);
const BYPASS: Option<usize> = Some(status::BYPASS);

fn two() -> Config {
    geometries()[1].clone()
}

fn three() -> Config {
    geometries()[2].clone()
}

fn ports() -> Config {
    geometries()[3].clone()
}

#[test]
fn r1_each_core_has_a_shared_l1_of_its_own() {
    let mut cluster = Cluster::new(&two());
    assert_eq!(cluster.ask(&[load(line(0)), load(line(0))])[..2], [MISS, BYPASS]);
    let out = cluster.idle();
    let sampling = PHASES.iter().find(|(name, _)| *name == "sampling").unwrap().1;
    for mode in &out.mode[..2] {
        assert_eq!(
            (mode.phase, mode.even_sets_shared, mode.odd_sets_shared),
            (sampling, false, true)
        );
    }
    cluster.wait(20);
    assert_eq!(cluster.told, [(0, 1, status::HIT_PENDING)]);
    assert_eq!(cluster.ask(&[load(line(0))])[0], HIT);
    cluster.wait(2);
    // Hits, misses and bypasses; then accesses to private and to shared sets.
    let mut counted = |index| cluster.counter(index)[..2].to_vec();
    assert_eq!([0, 2, 3].map(&mut counted), [[1, 0], [1, 0], [0, 1]]);
    assert_eq!(counted(10), [2, 0]);
}

#[test]
fn r2_requests_name_their_core() {
    let mut cluster = Cluster::new(&three());
    cluster.ask(&[load(line(0)), load(line(1)), load(line(2))]);
    cluster.wait(10);
    cluster.came.sort_unstable();
    assert_eq!(cluster.came, [(1, 0, line(0)), (1, 1, line(1)), (1, 2, line(2))]);
    // A home asks for others by its number.
    cluster.came.clear();
    cluster.ask(&[None, None, load(line(5))]);
    cluster.wait(20);
    assert_eq!((cluster.came, cluster.told), (vec![(1, 1, line(5))], vec![(1, 2, status::MISS)]));
}

#[test]
fn r3_without_switches_each_node_has_ports_of_its_own() {
    let mut cluster = Cluster::new(&ports());
    cluster.ask(&[load(line(1))]);
    // Nobody takes it: it holds.
    cluster.wait(3);
    let request = cluster.idle().remote_request_out[0];
    assert_eq!((request.valid, request.home, request.source, request.line), (true, 1, 0, line(1)));
    cluster.cycle(&[], |input| input.remote_request_out[0] = Ready::YES);
    assert!(!cluster.idle().remote_request_out[0].valid);
    assert!(cluster.cycle(&[], |input| input.remote_in[1] = request.into()).remote_in[1].ready);
    cluster.wait(20);
    assert_eq!(cluster.told, [(1, 0, status::MISS)]);
    assert_eq!(cluster.came, [(1, 1, line(1))], "lane 1 is node 1's");
    // The packet: a header and two sectors.
    let mut beats = vec![];
    while beats.len() < 3 {
        let packet = cluster.idle().remote_out[1];
        assert_eq!((packet.valid, packet.core), (true, 0));
        beats.push(packet);
        cluster.cycle(&[], |input| input.remote_out[1] = Ready::YES);
    }
    assert_eq!(
        beats.iter().map(|beat| (beat.header, beat.last)).collect::<Vec<_>>(),
        [(true, false), (false, false), (false, true)]
    );
    for beat in beats {
        let out = cluster.cycle(&[], |input| input.remote_reply_in[0] = beat.into());
        assert!(out.remote_reply_in[0].ready);
        cluster.idle();
    }
    cluster.wait(4);
    assert_eq!(cluster.given, [(0, 0), (0, 1)]);
}

#[test]
fn r4_requests_go_to_the_slice_of_their_line_and_replies_to_the_core_they_name() {
    let mut cluster = Cluster::new(&two());
    // Tags of core 1, each in a line after the other.
    for (asked, slice) in [(line(1), 2), (line(3), 1), (line(5), 0)] {
        cluster.came.clear();
        cluster.given.clear();
        cluster.ask(&[None, load(asked)]);
        cluster.wait(20);
        assert_eq!(cluster.came, [(slice, 1, asked)]);
        assert_eq!(cluster.given, [(1, 0), (1, 1)]);
    }
}

#[test]
fn r5_requests_go_to_their_homes_and_packets_to_the_cores_that_asked() {
    let mut cluster = Cluster::new(&two());
    for word in [status::MISS, status::HIT] {
        assert_eq!(cluster.ask(&[load(line(1))])[0], BYPASS);
        cluster.wait(30);
        assert_eq!(cluster.told, [(1, 0, word)]);
        assert_eq!(cluster.given, [(0, 0), (0, 1)]);
        cluster.told.clear();
        cluster.given.clear();
    }
    // Both ways at once.
    cluster.ask(&[load(line(1)), load(line(2))]);
    cluster.wait(40);
    cluster.given.sort_unstable();
    assert_eq!(cluster.given, [(0, 0), (0, 1), (1, 0), (1, 1)]);
}

#[test]
fn r6_replies_arrive_while_l2_takes_nothing() {
    let mut cluster = Cluster::new(&two());
    cluster.answers = false;
    cluster.ask(&[load(line(1))]);
    cluster.wait(10);
    assert_eq!(cluster.came, [(2, 1, line(1))]);
    // From now on requests of all classes wait.
    cluster.takes = false;
    for tag in 2..10 {
        let request =
            |core| load(line(tag)).map(|load| CoreRequest { id: 2 * tag % 16 + core, ..load });
        cluster.ask(&[request(0), request(1)]);
    }
    cluster.wait(40);
    assert!(cluster.given.is_empty());
    cluster.answers = true;
    cluster.wait(20);
    assert_eq!(cluster.given, [(0, 0), (0, 1)]);
    cluster.takes = true;
    cluster.wait(300);
    assert!(cluster.given.len() > 8, "{:?}", cluster.given);
    assert!(cluster.asked.iter().all(VecDeque::is_empty));
}

#[test]
fn r7_flushed_comes_when_all_nodes_are_empty() {
    let mut cluster = Cluster::new(&two());
    cluster.answers = false;
    cluster.ask(&[load(line(1))]);
    for _ in 0..40 {
        let out = cluster.cycle(&[], |input| input.flush = true);
        assert!(!out.flushed, "a load is in flight");
    }
    // Node 1, which has nothing in flight, still serves node 0.
    cluster.answers = true;
    // `flush` may fall before: the nodes go on.
    let flushed = (0..60).filter(|_| cluster.idle().flushed).count();
    assert_eq!((flushed, &cluster.given[..]), (1, &[(0, 0), (0, 1)][..]));
}

#[test]
fn r8_a_load_stays_behind_its_cores_store() {
    let mut cluster = Cluster::new(&two());
    cluster.answers = false;
    // A shared set: both by way of the home, one behind the other.
    assert_eq!(cluster.ask(&[store(line(1))])[0], BYPASS);
    assert_eq!(cluster.ask(&[load(line(1))])[0], BYPASS);
    cluster.wait(20);
    assert_eq!(cluster.kinds, [kind::STORE as u64, kind::LOAD as u64]);
    // A private set: the load would go another way, and is refused until the store is acknowledged.
    cluster.answers = true;
    cluster.wait(40);
    assert_ne!(cluster.ask(&[store(line(1) - 1)])[0], None);
    assert_eq!(cluster.ask(&[load(line(1) - 1)])[0], Some(status::RESERVATION_FAIL));
    cluster.wait(40);
    assert_eq!(cluster.ask(&[load(line(1) - 1)])[0], MISS);
}

#[test]
fn r9_a_reset_forgets_what_is_in_flight() {
    let mut cluster = Cluster::new(&two());
    cluster.ask(&[load(line(1)), load(line(0))]);
    cluster.wait(2);
    cluster.bench.reset_with(In::default());
    cluster.asked = Default::default();
    cluster.came.clear();
    cluster.wait(20);
    assert_eq!((&cluster.came[..], &cluster.given[..]), (&[][..], &[][..]));
    assert_eq!(cluster.ask(&[load(line(0))])[0], MISS);
}

/// Cycles from a load to its request at the slice, and to the core's first beat.
fn cycles(registers: &str) -> [usize; 2] {
    let mut cluster = Cluster::new(&of(1, 1, registers));
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
