//! Bench of the rules' tests: a node, request by request; its actions are noted by cycle.

use testbenches::testing;

use super::super::environment::written;
use super::super::{Config, Dut, In, Out};
pub use super::inputs::{atomic, beat, bytes, direct, load, part, remote, store, with};
use crate::chunker::Packet;
use crate::streams::HomeRequest;
use crate::testing::design;
use base::environment::{Data, LOAD, sectors_of};
use base::streams::{CoreReply, Counter, DownRequest};
use signal::port::{Ready, beginning};

pub const HIT: u64 = 0;
pub const PENDING: u64 = 1;
pub const MISS: u64 = 2;
pub const BYPASS: u64 = 3;
pub const FAIL: u64 = 4;

/// Lines of core 0, of set 0, which is private while DynEB samples.
pub const LOCAL: [u64; 4] = [0x10, 0x20, 0x30, 0x40];
/// Lines of core 0, of set 1, which is shared while DynEB samples.
pub const OWN_SHARED: [u64; 4] = [0x11, 0x21, 0x31, 0x41];
/// Lines of core 1, of the private set.
pub const AWAY: [u64; 4] = [0x12, 0x22, 0x32, 0x42];
/// Lines of core 1, of the shared set.
pub const AWAY_SHARED: [u64; 4] = [0x13, 0x23, 0x33, 0x43];

/// Two cores; two sets of two ways, four sectors of 16 bytes, three entries of two loads, queues of two.
pub const SMALL: &str = "
    l1.address_bits = 24
    l1.line_bytes = 64
    l1.sector_bytes = 16
    l1.sets = 2
    l1.ways = 2
    l1.mshr_entries = 3
    l1.mshr_merges = 2
    l1.miss_queue = 2
    l1.id_bits = 6
    shared_l1.cores = 2
    shared_l1.min_routing = false
    shared_l1.remote_in_queue = 2
    shared_l1.home_requests = 3
    shared_l1.remote_request_out_queue = 2
    shared_l1.l2_in_queue = 2
    shared_l1.remote_out_queue = 2
    shared_l1.remote_reply_in_queue = 2
    shared_l1.remote_requests = 3
    shared_l1.store_tracker_lines = 2
    shared_l1.store_tracker_merges = 2
";

/// The node's actions, each with its cycle.
#[derive(Default)]
pub struct Seen {
    /// Cycle, id, word.
    pub statuses: Vec<(u64, u64, u64)>,
    /// Cycle, id, sector, first word, last.
    pub replies: Vec<(u64, u64, u64, u64, bool)>,
    /// To homes: cycle, kind, line, sectors, id.
    pub homes: Vec<(u64, u64, u64, u64, u64)>,
    /// To L2: cycle, kind, line, sectors, id.
    pub l2: Vec<(u64, u64, u64, u64, u64)>,
    /// To other cores: cycle, header, id, sectors, first word, last.
    pub packets: Vec<(u64, bool, u64, u64, u64, bool)>,
    /// Lines.
    pub evicted: Vec<u64>,
    /// Cycles.
    pub fills: Vec<u64>,
}

/// All engines in step.
pub struct Bench {
    node: testing::Bench<Dut>,
    pub config: Config,
    pub now: u64,
    pub seen: Seen,
    /// The inputs between requests: every stream ready, core 0.
    pub base: In,
}

/// `SMALL`, but for some fields, each in a separate line.
pub fn small(fields: &str) -> Config {
    let name = |field: &str| field.split('=').next().unwrap_or_default().trim().to_string();
    let changed: Vec<String> = fields.lines().map(name).collect();
    let kept = SMALL.lines().filter(|line| !changed.contains(&name(line)));
    let text: Vec<&str> = kept.chain(fields.lines()).collect();
    Config::of(&design(&text.join("\n"))).unwrap()
}

impl Bench {
    /// A node of [`small`], after a reset.
    pub fn new(fields: &str) -> Bench {
        let config = small(fields);
        let base = In {
            core_reply: Ready::YES,
            remote_request_out: Ready::YES,
            l2_out: Ready::YES,
            remote_out: Ready::YES,
            ..In::default()
        };
        let node = testing::Bench::new(&config);
        Bench { node, config, now: 0, seen: Seen::default(), base }
    }

    pub fn reset(&mut self) {
        self.node.reset();
        self.now = 0;
        self.seen = Seen::default();
    }

    pub fn hit_latency(&self) -> u64 {
        self.config.core().hit_latency() as u64
    }

    /// One cycle with these inputs, but for what `base` says of the streams that leave.
    pub fn cycle(&mut self, input: In) -> Out {
        let In { core_reply, remote_request_out, l2_out, remote_out, flush, .. } = self.base;
        let input = In { core_reply, remote_request_out, l2_out, remote_out, flush, ..input };
        let out = self.node.cycle(input);
        let (now, seen) = (self.now, &mut self.seen);
        if out.core_status.valid {
            seen.statuses.push((now, out.core_status.id, out.core_status.word));
        }
        if out.core_reply.valid && input.core_reply.ready {
            let CoreReply { id, sector, data, last, .. } = out.core_reply;
            seen.replies.push((now, id, sector, data[0], last));
        }
        if out.remote_request_out.valid && input.remote_request_out.ready {
            let HomeRequest { home, kind, line, sectors, source, id, .. } = out.remote_request_out;
            assert_eq!((home, source), (1, 0));
            seen.homes.push((now, kind, line, sectors, id));
        }
        if out.l2_out.valid && input.l2_out.ready {
            let DownRequest { kind, line, sectors, source, id, .. } = out.l2_out;
            assert_eq!(source, 0);
            seen.l2.push((now, kind, line, sectors, id));
        }
        if out.remote_out.valid && input.remote_out.ready {
            let Packet { header, core, id, sectors, data, last, .. } = out.remote_out;
            assert_eq!(core, 1);
            seen.packets.push((now, header, id, sectors, data[0], last));
        }
        if out.event.evict {
            seen.evicted.push(out.evict.line);
        }
        if out.event.fill {
            seen.fills.push(now);
        }
        self.now += 1;
        out
    }

    /// The lines that became invalid by what was looked up up to the cycle before: they are reported a cycle later (R20).
    pub fn evicted(&mut self) -> &mut Vec<u64> {
        self.idle(1);
        &mut self.seen.evicted
    }

    pub fn idle(&mut self, cycles: u64) {
        for _ in 0..cycles {
            self.cycle(In::default());
        }
    }

    /// Gives these inputs until `is_taken`; gives that cycle's number.
    fn until(&mut self, input: In, is_taken: fn(&Out) -> bool) -> u64 {
        for _ in 0..1_000 {
            if is_taken(&self.cycle(input)) {
                return self.now - 1;
            }
        }
        panic!("{input:x?} is not taken");
    }

    /// Offers a local request until it is accepted.
    pub fn offer(&mut self, request: In) -> u64 {
        self.until(request, |out| out.core_request.ready)
    }

    /// Offers a local request and gives the word that answers it.
    pub fn ask(&mut self, request: In) -> u64 {
        self.offer(request);
        let out = self.cycle(In::default());
        assert!(out.core_status.valid);
        assert_eq!(out.core_status.id, request.core_request.id);
        out.core_status.word
    }

    /// Offers a request of core 1 until its queue takes it.
    pub fn arrive(&mut self, request: In) -> u64 {
        self.until(remote(request), |out| out.remote_in.ready)
    }

    /// A beat of L2, until it is taken.
    pub fn beat(&mut self, id: u64, kind: u64, sector: u64, data: Data, last: bool) -> u64 {
        self.until(beat(id, kind, sector, data, last), |out| out.l2_in.ready)
    }

    /// The whole line of an entry, in rising order.
    pub fn fill(&mut self, entry: u64, line: u64) {
        let last = self.config.core().sectors() as u64 - 1;
        for sector in 0..=last {
            self.beat(entry, LOAD, sector, bytes(line, sector), sector == last);
        }
    }

    /// L2's answer to a direct request that carries `id`.
    pub fn answer(&mut self, id: u64, kind: u64, line: u64, sectors: u64) {
        let last = 63 - u64::from(sectors.leading_zeros());
        for sector in sectors_of(sectors) {
            self.beat(id, kind, sector, bytes(line, sector), sector == last);
        }
    }

    /// A home's packet: a header, and the sectors' bytes.
    pub fn packet(&mut self, id: u64, line: u64, sectors: u64) {
        self.until(part(id, sectors, [0; 16]), |out| out.remote_reply_in.ready);
        for sector in sectors_of(sectors) {
            self.until(part(0, 0, bytes(line, sector)), |out| out.remote_reply_in.ready);
        }
    }

    /// The identifier with which a local direct request goes to L2.
    pub fn own_id(&self, id: u64, counts: bool, is_shared: bool) -> u64 {
        let bits = self.config.id_bits();
        let top = 1 << (self.config.l1().down_id_bits() - 1);
        top | id | u64::from(counts) << bits | u64::from(is_shared) << (bits + 1)
    }

    /// The identifier with which core 1's direct request goes to L2.
    pub fn entry_id(&self, entry: u64) -> u64 {
        let top = 1 << (self.config.l1().down_id_bits() - 1);
        top | 1 << (self.config.inner_id_bits() - 1) | entry
    }

    /// The identifier of the last request that went to L2.
    pub fn last_l2(&mut self) -> u64 {
        self.idle(3);
        self.seen.l2.last().map_or(u64::MAX, |sent| sent.4)
    }

    /// Makes a line readable, by a local load of its first sector, and waits for the reply.
    pub fn bring(&mut self, line: u64) {
        assert_eq!(self.ask(load(63, line, 1)), MISS);
        let entry = self.last_l2();
        self.fill(entry, line);
        self.drain();
        self.seen.replies.clear();
    }

    /// Long enough for every reply to leave.
    pub fn drain(&mut self) {
        self.idle(self.hit_latency() + 16);
    }

    /// The replies since the last call, without their cycles.
    pub fn replies(&mut self) -> Vec<(u64, u64, u64, bool)> {
        let replies = std::mem::take(&mut self.seen.replies);
        replies.into_iter().map(|(_, id, sector, word, last)| (id, sector, word, last)).collect()
    }

    /// The beats of packets since the last call, without their cycles.
    pub fn packets(&mut self) -> Vec<(bool, u64, u64, u64, bool)> {
        let packets = std::mem::take(&mut self.seen.packets);
        packets
            .into_iter()
            .map(|(_, header, id, sectors, word, last)| (header, id, sectors, word, last))
            .collect()
    }

    /// A counter's value.
    pub fn counter(&mut self, index: u64) -> u64 {
        self.cycle(In { counter: Counter { index }, ..In::default() }).counter.value
    }

    /// The first word of a sector, as loaded by the core.
    pub fn word(&mut self, line: u64, sector: u64) -> u64 {
        self.drain();
        self.seen.replies.clear();
        assert_eq!(self.ask(load(62, line, 1 << sector)), HIT);
        self.drain();
        self.seen.replies.pop().unwrap().3
    }
}

/// DynEB that samples one access of each group; loads of homes make it choose shared.
pub const QUICK: &str =
    "dyneb.samples = 1\n dyneb.execute = 60\n dyneb.private_miss_rate_percent = 0";

impl Bench {
    /// With [`QUICK`], after an access of the private set: every set becomes shared.
    pub fn become_shared(&mut self) {
        for _ in 0..8 {
            assert_eq!(self.ask(load(61, AWAY_SHARED[3], 1)), BYPASS);
            self.idle(3);
            self.packet(61, AWAY_SHARED[3], 1);
            self.drain();
        }
        assert_eq!(self.ask(load(60, OWN_SHARED[3], 1)), MISS);
        let entry = self.last_l2();
        self.fill(entry, OWN_SHARED[3]);
        self.idle(150);
        let out = self.cycle(In::default());
        assert!(out.even_sets_shared && out.odd_sets_shared);
        self.seen = Seen::default();
    }
}

/// A store's bytes over those of before.
pub fn stored(line: u64, sector: u64, word: u64) -> u64 {
    written(bytes(line, sector), 0xff, beginning([word]))[0]
}
