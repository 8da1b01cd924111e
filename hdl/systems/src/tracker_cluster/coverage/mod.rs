//! Coverage bins, and checks of the cluster without a model: the streams' contracts, every core's program
//! order, and that requests and forwards end once.

mod bins;
mod ends;
mod flushing;
mod streams;

use std::collections::HashMap;

use base::streams::status;
use design::{IndexFunction, PendingStore};
use sharing_tracker::program_order::{Counter, Owners, ProgramOrder};
use testbenches::contract::Violation;
use testbenches::coverage::{Coverage, Unreachable};

use super::{Config, In, Out};
use crate::traffic::BOUND;
use ends::Ends;
use flushing::Flushing;
use streams::Streams;

testbenches::bins! {
    /// The cases of the cluster's rules.
    pub enum Covered {
        hit: "a status was hit",
        hit_pending: "a status was hit_pending",
        miss: "a status was miss",
        bypass: "a status was bypass",
        reservation_fail: "a status was reservation_fail",
        evict: "a readable line became invalid",
        fill: "a line was filled",
        line_enters: "a line of a warp was looked up for the first time",
        warp_bypasses: "a warp's load was to bypass",
        all_ask: "all cores had requests accepted in one cycle",
        same_line: "two cores loaded one line in one cycle",
        counted: "two cores had added to one word since the reset",

        forwarded: "a bank's forward was taken",
        forwards_follow: "a bank's forwards to two cores were taken in one cycle and the next",
        forwards_together: "several banks offered forwards in one cycle",
        answered: "a forward's line was found",
        nacked: "a forward's line was not found",
        waited_and_answered: "a forward that had waited for a line in flight was answered",
        waited_and_nacked: "a forward that had waited for a line in flight was given back",
        removed: "a victim was reported to a bank",
        answers_together: "several nodes offered beats that answer forwards in one cycle",
        alternating: "beats of two replies to a node alternated",
        both_answer: "a bank of L2 and another node offered beats for one core in one cycle",

        message_waits: "a node's message waited",
        nack_waits: "a node's nack waited",
        answer_waits: "a node's beat for another core waited",
        forward_waits: "a forward waited at a node",
        down_reply_waits: "a beat waited at a node",
        bank_message_waits: "a message waited at a bank",
        bank_forward_waits: "a bank's forward waited",
        bank_nack_waits: "a nack waited at a bank",
        l2_reply_waits: "a beat of L2 waited",
        memory_request_waits: "a request to memory waited",

        other_tracker: "a bank of L2 answered a core of another tracker than the first",
        trackers_follow: "a bank of L2 answered cores of two trackers in one cycle and the next",
        l2_hit: "a bank of L2 hit",
        l2_miss: "a bank of L2 missed",
        write_back: "a bank of L2 wrote a dirty sector back",
        performed: "a bank of L2 performed an atomic",
        idle: "nothing was in the banks, after something had been",

        flushed: "all nodes and trackers were flushed",
        flush_dropped: "flush fell before flushed",
        flushed_stands: "flush was high for another cycle after flushed",
        waits_for_flush: "a core's request waited for flush",
        line_in_flush: "a line of a warp was looked up for the first time while flush was high",
        answered_in_flush: "a forward's line was found while flush was high",
        late_remove: "a victim was reported to a bank while flushed was true",
        l2_flushed: "all banks of L2 were flushed",
        l2_flush_dropped: "l2_flush fell before l2_flushed",
        both_flushes: "flush and l2_flush were true in one cycle",
        both_rise: "flush and l2_flush rose in one cycle while a message was in flight",
        both_flushed: "flushed and l2_flushed were true in one cycle, with flush and l2_flush",
        flush_in_l2_flush: "flush rose between l2_flush and l2_flushed",
        l2_flushed_falls: "l2_flushed fell before l2_flush, since flush had risen",
        counter_read: "a node's counter above 0 was read",
        l2_counter_read: "a counter above 0 of a bank of L2 was read",
    }
}

/// Counts [`Covered`], and holds every core to what the cluster promises it.
pub struct Monitor<const MOST: usize> {
    config: Config,
    streams: Streams,
    ends: Ends,
    cores: Vec<ProgramOrder>,
    counter: Counter,
    /// The cores that have added to the word in which all count.
    counting: u64,
    /// Cycles without a flush, in which everything moves.
    now: u64,
    /// Nodes, and banks of L2, that are being flushed.
    flushes: [Flushing; 2],
    /// Such cycles that each core's request has been offered.
    offered: Vec<u64>,
    /// The one in which each request was accepted, or its line was looked up for the first time.
    since: HashMap<(usize, u64), u64>,
    flushed_stands: bool,
    l2_flushed_stays: bool,
    bins: bins::Kept,
}

impl<const MOST: usize> Monitor<MOST> {
    /// A monitor for the cycles after a reset.
    pub fn new(config: &Config) -> Monitor<MOST> {
        let (cores, l1) = (config.cores(), config.node().l1());
        // R11
        let is_ordered = l1.pending_store() == PendingStore::Refuse;
        // A sector may have to be written back, whose memory rests for a while.
        let of_l2 = (64 * config.l2().slice().sets() * config.l2().slice().ways()) as u64;
        let order = |core| {
            let order = ProgramOrder::new(core, cores, l1, config.banks());
            if is_ordered { order } else { order.in_any_order() }
        };
        Monitor {
            config: config.clone(),
            streams: Streams::new(config),
            ends: Ends::new(config),
            cores: (0..cores).map(order).collect(),
            counter: Counter::new(l1.sector_bytes()),
            counting: 0,
            now: 0,
            flushes: [Flushing::new("flush", 0), Flushing::new("l2_flush", of_l2)],
            offered: vec![0; cores],
            since: HashMap::new(),
            flushed_stands: false,
            l2_flushed_stays: false,
            bins: bins::Kept::new(config),
        }
    }

    /// R11: what core `i` asks, and what it is answered.
    fn core(&mut self, i: usize, input: &In<MOST>, out: &Out<MOST>) -> Result<(), Violation> {
        let core = &mut self.cores[i];
        if out.line[i].valid {
            core.line(&out.line[i])?;
            self.since.insert((i, out.line[i].id), self.now);
        }
        let report = &out.core_status[i];
        if report.valid {
            let request = core.status(report)?;
            if report.word == status::RESERVATION_FAIL as u64 {
                self.since.remove(&(i, request.id));
            } else if Owners::counts(&request) {
                self.counter.ask();
                self.counting |= 1 << i;
            }
        }
        let (request, reply) = (&input.core_request[i], &out.core_reply[i]);
        if reply.valid && input.core_reply[i].ready {
            if let Some(found) = core.reply(reply)? {
                self.counter.answer(&found)?;
            }
            if reply.last {
                self.since.remove(&(i, reply.id));
            }
        }
        let is_accepted = request.valid && out.core_request[i].ready;
        if is_accepted {
            core.accept(request)?;
            self.since.insert((i, request.id), self.now);
        }
        let waits = u64::from(!self.flushes.iter().any(Flushing::holds));
        self.offered[i] = if request.valid && !is_accepted { self.offered[i] + waits } else { 0 };
        Ok(())
    }

    /// R8
    fn flush(&mut self, input: &In<MOST>, out: &Out<MOST>) -> Result<(), Violation> {
        let broken = |rule| Err(Violation::new("flushed", rule));
        if self.flushed_stands && !out.flushed {
            return broken("must stay high until flush has fallen");
        }
        let is_idle = self.ends.is_empty() && self.cores.iter().all(ProgramOrder::is_idle);
        if out.flushed && !is_idle {
            return broken("every request must be answered before flushed");
        }
        let accepts = |i: usize| out.core_request[i].ready || out.warp[i].ready;
        if input.flush && (0..self.config.cores()).any(accepts) {
            return broken("no core's request, and no warp, must be accepted while flush is high");
        }
        self.flushed_stands = input.flush && out.flushed;
        Ok(())
    }

    /// R7: nothing waits for longer than the bound.
    fn wait(&mut self, input: &In<MOST>, out: &Out<MOST>) -> Result<(), Violation> {
        let [nodes, l2] = &mut self.flushes;
        // A flush of L2 that has begun goes on when `flush` rises, and none begins then.
        nodes.observe((input.flush, out.flushed), true, !l2.is_in_progress())?;
        l2.observe((input.l2_flush, out.l2_flushed), !nodes.is_in_progress(), true)?;
        if self.l2_flushed_stays && !out.l2_flushed {
            let rule = "must stay until l2_flush has fallen or flush has risen";
            return Err(Violation::new("l2_flushed", rule));
        }
        self.l2_flushed_stays = input.l2_flush && out.l2_flushed && !nodes.is_in_progress();
        self.now += u64::from(!nodes.holds() && !l2.holds());
        if let Some(core) = self.offered.iter().position(|offered| *offered > BOUND) {
            let rule = format!("core {core}'s must be accepted within {BOUND} cycles");
            return Err(Violation::new("core_request", rule));
        }
        if self.now.is_multiple_of(64) {
            let late = self.since.iter().find(|(_, since)| self.now - **since > BOUND);
            if let Some(((core, id), _)) = late {
                let rule = format!("core {core}'s {id:#x} must be answered within {BOUND} cycles");
                return Err(Violation::new("core_reply", rule));
            }
        }
        Ok(())
    }
}

impl<const MOST: usize> testbenches::dut::Monitor for Monitor<MOST> {
    type In = In<MOST>;
    type Out = Out<MOST>;
    type Bins = Covered;

    fn observe(
        &mut self,
        input: &In<MOST>,
        out: &Out<MOST>,
        coverage: &mut Coverage<Covered>,
    ) -> Result<(), Violation> {
        self.streams.observe(input, out)?;
        // Of what was before this cycle.
        self.flush(input, out)?;
        self.ends.observe(input, out)?;
        for i in 0..self.config.cores() {
            self.core(i, input, out)?;
        }
        self.wait(input, out)?;
        coverage.hit_when(self.counting.count_ones() > 1, Covered::counted);
        self.bins.cover(&self.config, input, out, coverage);
        Ok(())
    }
}

/// The bins that a configuration has no room for.
pub fn unreachable(config: &Config) -> Vec<Unreachable<Covered>> {
    use Covered::*;
    let mut bins = Vec::new();
    let mut add = |is_out: bool, reason: &str, more: &[Covered]| {
        if is_out {
            bins.extend(more.iter().map(|&bin| Unreachable::new(bin, reason)));
        }
    };
    let of_others = [
        forwarded,
        forwards_follow,
        forwards_together,
        answered,
        nacked,
        answers_together,
        both_answer,
        nack_waits,
        answer_waits,
        forward_waits,
        bank_forward_waits,
        bank_nack_waits,
        answered_in_flush,
    ];
    let is_alone = config.cores_each() == 1;
    add(is_alone, "a tracker has one core", &of_others);
    let waits = config.node().wait_cycles().is_some() && !is_alone;
    add(!waits, "no forward waits", &[waited_and_answered, waited_and_nacked]);
    let is_one = config.bank_lanes() == 1 && !is_alone;
    add(is_one, "there is one bank of a tracker", &[forwards_together]);
    let is_first = config.trackers() == 1;
    add(is_first, "there is one tracker", &[other_tracker, trackers_follow]);
    let l1 = config.node().l1();
    let is_near = l1.index() == IndexFunction::Linear && config.banks() <= l1.sets();
    add(is_near, "a victim's bank is that of its miss, which arrives behind it", &[late_remove]);
    add(l1.merges() == 1, "no load joins another's line", &[hit_pending]);
    let has_one = l1.sectors() == 1;
    add(has_one, "a reply has one beat", &[alternating]);
    bins
}
