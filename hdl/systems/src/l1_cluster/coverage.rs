//! Coverage bins, and checks of the cluster without a model.

use base::checks::Checks;
use base::streams::{Counter, CounterBack, DownReply, DownRequest, Events, Evict};
use testbenches::contract::{StreamContract, Violation};
use testbenches::coverage::{Coverage, Unreachable};

use super::Shape;
use super::ports::{In, Out};

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
        all_ask: "all cores had requests accepted in one cycle",
        same_line: "two cores loaded one line in one cycle",
        side_by_side: "several requests left for L2 in one cycle",
        request_waits: "a request for L2 was offered and not taken",
        several_beats: "a reply of several beats came",
        answers_wait: "several slices offered beats for one core, and one of them was not taken",
        answers_together: "several cores were given beats in one cycle",
        flushed: "all nodes were flushed",
        flush_dropped: "flush fell before flushed",
        counted: "a counter above 0 was read",
        replies_full: "the registers of a slice's replies were full: its beat was not taken",
        replies_free: "they took a beat in the cycle behind one in which they were full",
        requests_empty: "the registers of a slice's requests became empty",
        requests_pass: "a request left them, and another was offered in the cycle behind it",
    }
}

/// Counts [`Covered`], and holds every core to what its L1 promises it.
pub struct Monitor<const MOST: usize> {
    surroundings: Surroundings,
    cores: Vec<Checks>,
}

/// Counts [`Covered`], and holds the streams to L2 to what they promise, whatever the nodes are.
pub struct Surroundings {
    shape: Shape,
    requests: Vec<StreamContract<DownRequest>>,
    replies: Vec<StreamContract<(u64, DownReply)>>,
    /// The core whose reply has begun at a slice.
    begun: Vec<Option<u64>>,
    /// In the cycle before, the slice's reply was not taken, and its request was.
    was_refused: Vec<bool>,
    was_taken: Vec<bool>,
    was_flush: bool,
    was_flushed: bool,
}

impl<const MOST: usize> Monitor<MOST> {
    /// A monitor for the cycles after a reset.
    pub fn new(shape: &Shape) -> Monitor<MOST> {
        let core = |_| Checks::new(shape.geometry(), shape.has_duel());
        Monitor {
            surroundings: Surroundings::new(shape),
            cores: (0..shape.cores()).map(core).collect(),
        }
    }
}

impl Surroundings {
    /// The checks from a reset on.
    pub fn new(shape: &Shape) -> Surroundings {
        let lanes = shape.down_lanes();
        Surroundings {
            shape: shape.clone(),
            requests: vec![StreamContract::new("down_request"); lanes],
            replies: vec![StreamContract::new("down_reply").may_start_valid(); lanes],
            begun: vec![None; lanes],
            was_refused: vec![false; lanes],
            was_taken: vec![false; lanes],
            was_flush: false,
            was_flushed: false,
        }
    }

    /// One cycle; passes `hit` each bin and whether it happened.
    ///
    /// # Errors
    /// The rule that this cycle breaks.
    pub fn observe<const MOST: usize>(
        &mut self,
        input: &In<MOST>,
        out: &Out<MOST>,
        hit: &mut impl FnMut(bool, Covered),
    ) -> Result<(), Violation> {
        self.down(input, out)?;
        self.cover(input, out, hit);
        self.registers(input, out, hit);
        Ok(())
    }

    /// R4: requests are at the slices of their lines and name cores, and replies answer some.
    fn down<const MOST: usize>(
        &mut self,
        input: &In<MOST>,
        out: &Out<MOST>,
    ) -> Result<(), Violation> {
        let (cores, has_crossbar) = (self.shape.cores() as u64, self.shape.has_crossbar());
        for lane in 0..self.requests.len() {
            let (request, ready) = (out.down_request[lane], input.down_request[lane].ready);
            self.requests[lane].check(request.valid, ready, request)?;
            if request.valid {
                let block = request.line >> self.shape.interleave_bits();
                let is_there = match has_crossbar {
                    true => block % self.shape.slices() as u64 == lane as u64,
                    false => request.source == lane as u64,
                };
                if !is_there || request.source >= cores {
                    return Err(Violation::new("R4", "a request must be at the slice of its line"));
                }
            }
            let beat = input.down_reply[lane];
            let core = if has_crossbar { input.reply_core[lane] } else { lane as u64 };
            self.replies[lane].check(beat.valid, out.down_reply[lane].ready, (core, beat))?;
            if beat.valid {
                if core >= cores || self.begun[lane].is_some_and(|begun| begun != core) {
                    return Err(Violation::new(
                        "down_reply",
                        "a reply must name one core, which is there",
                    ));
                }
                if out.down_reply[lane].ready {
                    self.begun[lane] = (!beat.last).then_some(core);
                }
            }
        }
        Ok(())
    }

    /// Bins of the registers between switches and slices, by their ports.
    fn registers<const MOST: usize>(
        &mut self,
        input: &In<MOST>,
        out: &Out<MOST>,
        hit: &mut impl FnMut(bool, Covered),
    ) {
        let (requests, replies) = (self.shape.registers_requests(), self.shape.registers_replies());
        for lane in 0..self.requests.len() {
            let (beat, request) = (input.down_reply[lane].valid, out.down_request[lane].valid);
            let takes = out.down_reply[lane].ready;
            hit(replies && beat && !takes, Covered::replies_full);
            hit(replies && beat && takes && self.was_refused[lane], Covered::replies_free);
            hit(requests && !request && self.was_taken[lane], Covered::requests_empty);
            hit(requests && request && self.was_taken[lane], Covered::requests_pass);
            self.was_refused[lane] = beat && !takes;
            self.was_taken[lane] = request && input.down_request[lane].ready;
        }
    }

    fn cover<const MOST: usize>(
        &mut self,
        input: &In<MOST>,
        out: &Out<MOST>,
        hit: &mut impl FnMut(bool, Covered),
    ) {
        let (cores, lanes) = (self.shape.cores(), self.shape.down_lanes());
        let words = [
            Covered::hit,
            Covered::hit_pending,
            Covered::miss,
            Covered::bypass,
            Covered::reservation_fail,
        ];
        for i in 0..cores {
            let status = out.core_status[i];
            hit(status.valid, words[status.word.min(4) as usize]);
            hit(out.event[i].evict, Covered::evict);
            hit(out.event[i].fill, Covered::fill);
            hit(out.counter_value[i] > 0, Covered::counted);
        }
        let accepts = |i: usize| input.core_request[i].valid && out.core_request[i].ready;
        hit((0..cores).all(accepts), Covered::all_ask);
        let loads = |i: usize| accepts(i) && input.core_request[i].kind == 0;
        let lines: Vec<u64> =
            (0..cores).filter(|&i| loads(i)).map(|i| input.core_request[i].line).collect();
        let is_double = |&place: &usize| lines[..place].contains(&lines[place]);
        hit((0..lines.len()).any(|place| is_double(&place)), Covered::same_line);
        let leaves = |lane: usize| out.down_request[lane].valid && input.down_request[lane].ready;
        let leaving = (0..lanes).filter(|&lane| leaves(lane)).count();
        hit(leaving > 1, Covered::side_by_side);
        let waits = |lane: usize| out.down_request[lane].valid && !input.down_request[lane].ready;
        hit((0..lanes).any(waits), Covered::request_waits);
        let comes = |lane: usize| input.down_reply[lane].valid && out.down_reply[lane].ready;
        let begins = |lane: usize| comes(lane) && !input.down_reply[lane].last;
        hit((0..lanes).any(begins), Covered::several_beats);
        let offering = if self.shape.has_crossbar() { 0..lanes } else { 0..0 };
        for lane in offering.filter(|&lane| input.down_reply[lane].valid) {
            let is_other = |other: usize| {
                input.down_reply[other].valid && input.reply_core[other] == input.reply_core[lane]
            };
            let others = (0..lanes).filter(|&other| other != lane && is_other(other)).count();
            hit(others > 0 && !comes(lane), Covered::answers_wait);
        }
        let given = |i: &usize| out.core_reply[*i].valid && input.core_reply[*i].ready;
        hit((0..cores).filter(given).count() > 1, Covered::answers_together);
        hit(out.flushed, Covered::flushed);
        let falls = self.was_flush && !input.flush;
        hit(falls && !self.was_flushed && !out.flushed, Covered::flush_dropped);
        (self.was_flush, self.was_flushed) = (input.flush, out.flushed);
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
        for (i, core) in self.cores.iter_mut().enumerate() {
            core.observe(&node_in(input, i), &node_out(out, i))?;
        }
        let mut hit = |happened, bin| coverage.hit_when(happened, bin);
        self.surroundings.observe(input, out, &mut hit)
    }
}

/// Inputs of node `i` from outside of the cluster.
pub fn node_in<const MOST: usize>(input: &In<MOST>, i: usize) -> base::ports::In {
    base::ports::In {
        core_request: input.core_request[i],
        core_reply: input.core_reply[i],
        core_number: i as u64,
        flush: input.flush,
        counter: Counter { index: input.counter_index },
        ..base::ports::In::default()
    }
}

/// Its outputs.
pub fn node_out<const MOST: usize>(out: &Out<MOST>, i: usize) -> base::ports::Out {
    let event = out.event[i];
    base::ports::Out {
        core_request: out.core_request[i],
        core_status: out.core_status[i],
        core_reply: out.core_reply[i],
        flushed: out.flushed,
        event: Events {
            hit: event.hit,
            hit_pending: event.hit_pending,
            miss: event.miss,
            bypass: event.bypass,
            reservation_fail: event.reservation_fail,
            evict: event.evict,
            fill: event.fill,
        },
        evict: Evict { line: event.evict_line },
        counter: CounterBack { value: out.counter_value[i] },
        ..base::ports::Out::default()
    }
}

/// The bins that a geometry has no room for.
pub fn unreachable(shape: &Shape) -> Vec<Unreachable<Covered>> {
    let mut bins = Vec::new();
    let mut add = |is_out: bool, bin, why| {
        if is_out {
            bins.push(Unreachable::new(bin, why));
        }
    };
    let is_alone = shape.cores() == 1;
    add(is_alone, Covered::same_line, "there is one core");
    let waits = shape.geometry().waits_when_full();
    add(waits, Covered::reservation_fail, "what finds no room waits");
    add(is_alone, Covered::answers_together, "there is one core");
    add(shape.down_lanes() == 1, Covered::side_by_side, "there is one port to L2");
    let has_one_way = shape.down_lanes() == 1 || !shape.has_crossbar();
    add(has_one_way, Covered::answers_wait, "each core is answered at one port");
    add(shape.geometry().sectors() == 1, Covered::several_beats, "a line has one sector");
    for bin in [Covered::replies_full, Covered::replies_free] {
        add(!shape.registers_replies(), bin, "replies have no registers");
    }
    for bin in [Covered::requests_empty, Covered::requests_pass] {
        add(!shape.registers_requests(), bin, "requests have no registers");
    }
    bins
}
