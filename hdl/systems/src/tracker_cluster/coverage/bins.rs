//! Events of a cycle.

use sharing_tracker::streams::kind;
use testbenches::coverage::Coverage;

use super::super::{Config, In, Out};
use super::Covered;

/// State kept from one cycle to the next.
pub(super) struct Kept {
    /// The core to which each bank's forward was taken in the cycle before.
    forwarded: Vec<Option<u64>>,
    /// The tracker whose core each bank of L2 answered in it.
    answered: Vec<Option<u64>>,
    /// The identifier of the beat that each node took last, if its reply goes on.
    begun: Vec<Option<u64>>,
    /// A forward was taken by each node in the cycle before, and in that before it.
    taken: Vec<[bool; 2]>,
    flush: bool,
    flushed: bool,
    l2_flush: bool,
    l2_flushed: bool,
    idle: bool,
}

impl Kept {
    /// After a reset.
    pub fn new(config: &Config) -> Kept {
        Kept {
            forwarded: vec![None; config.bank_lanes()],
            answered: vec![None; config.banks()],
            begun: vec![None; config.cores()],
            taken: vec![[false; 2]; config.cores()],
            flush: false,
            flushed: false,
            l2_flush: false,
            l2_flushed: false,
            idle: true,
        }
    }

    pub fn cover<const MOST: usize>(
        &mut self,
        config: &Config,
        input: &In<MOST>,
        out: &Out<MOST>,
        coverage: &mut Coverage<Covered>,
    ) {
        let mut hit = |happened, bin| coverage.hit_when(happened, bin);
        for i in 0..config.cores() {
            core(i, input, out, &mut hit);
            self.node(i, input, out, &mut hit);
        }
        together(config, input, out, &mut hit);
        for lane in 0..config.bank_lanes() {
            self.bank(lane, input, out, &mut hit);
        }
        for b in 0..config.banks() {
            self.l2(b, config, input, out, &mut hit);
        }
        self.flushes(input, out, &mut hit);
    }

    fn node<const MOST: usize>(
        &mut self,
        i: usize,
        input: &In<MOST>,
        out: &Out<MOST>,
        hit: &mut impl FnMut(bool, Covered),
    ) {
        hit(out.tracker[i].answered, Covered::answered);
        hit(out.tracker[i].nacked, Covered::nacked);
        // The lookup of a forward is reported two cycles after it was taken.
        let [before, was_looked_up] = self.taken[i];
        self.taken[i] = [input.forward[i].valid && out.forward[i].ready, before];
        hit(out.tracker[i].answered && !was_looked_up, Covered::waited_and_answered);
        hit(out.tracker[i].nacked && !was_looked_up, Covered::waited_and_nacked);
        hit(out.tracker[i].removed, Covered::removed);
        hit(out.tracker[i].answered && input.flush && self.flush, Covered::answered_in_flush);
        hit(out.message[i].valid && !input.message[i].ready, Covered::message_waits);
        hit(out.nack[i].valid && !input.nack[i].ready, Covered::nack_waits);
        hit(out.answer[i].valid && !input.answer[i].ready, Covered::answer_waits);
        hit(input.forward[i].valid && !out.forward[i].ready, Covered::forward_waits);
        let (beat, ready) = (&input.down_reply[i], out.down_reply[i].ready);
        hit(beat.valid && !ready, Covered::down_reply_waits);
        if beat.valid && ready {
            let begun = &mut self.begun[i];
            hit(begun.is_some_and(|id| id != beat.id), Covered::alternating);
            *begun = (!beat.last).then_some(beat.id);
        }
    }

    fn bank<const MOST: usize>(
        &mut self,
        lane: usize,
        input: &In<MOST>,
        out: &Out<MOST>,
        hit: &mut impl FnMut(bool, Covered),
    ) {
        let (message, ready) = (&input.bank_message[lane], out.bank_message[lane].ready);
        hit(message.valid && !ready, Covered::bank_message_waits);
        let removes = message.valid && ready && message.kind == kind::REMOVE as u64;
        hit(removes && out.flushed, Covered::late_remove);
        let (forward, ready) = (&out.bank_forward[lane], input.bank_forward[lane].ready);
        hit(forward.valid && ready, Covered::forwarded);
        hit(forward.valid && !ready, Covered::bank_forward_waits);
        let now = (forward.valid && ready).then_some(forward.core);
        let before = std::mem::replace(&mut self.forwarded[lane], now);
        hit(before.is_some() && now.is_some() && before != now, Covered::forwards_follow);
        let waits = input.bank_nack[lane].valid && !out.bank_nack[lane].ready;
        hit(waits, Covered::bank_nack_waits);
    }

    fn l2<const MOST: usize>(
        &mut self,
        b: usize,
        config: &Config,
        input: &In<MOST>,
        out: &Out<MOST>,
        hit: &mut impl FnMut(bool, Covered),
    ) {
        let (reply, ready) = (&out.l2_reply[b], input.l2_reply[b].ready);
        hit(reply.valid && !ready, Covered::l2_reply_waits);
        let tracker = reply.source >> config.core_bits();
        let now = (reply.valid && ready).then_some(tracker);
        let before = std::mem::replace(&mut self.answered[b], now);
        hit(now.is_some_and(|tracker| tracker > 0), Covered::other_tracker);
        hit(before.is_some() && now.is_some() && before != now, Covered::trackers_follow);
        let waits = out.memory_request[b].valid && !input.memory_request[b].ready;
        hit(waits, Covered::memory_request_waits);
        let event = &out.l2_event[b];
        hit(event.hit, Covered::l2_hit);
        hit(event.miss, Covered::l2_miss);
        hit(event.write_back, Covered::write_back);
        hit(event.performed, Covered::performed);
        hit(out.l2_counter_value[b] > 0, Covered::l2_counter_read);
    }

    fn flushes<const MOST: usize>(
        &mut self,
        input: &In<MOST>,
        out: &Out<MOST>,
        hit: &mut impl FnMut(bool, Covered),
    ) {
        hit(out.flushed, Covered::flushed);
        hit(out.flushed && input.flush && self.flushed, Covered::flushed_stands);
        let falls = self.flush && !input.flush;
        hit(falls && !self.flushed && !out.flushed, Covered::flush_dropped);
        hit(out.l2_flushed, Covered::l2_flushed);
        let falls = self.l2_flush && !input.l2_flush;
        hit(falls && !self.l2_flushed && !out.l2_flushed, Covered::l2_flush_dropped);
        hit(input.flush && input.l2_flush, Covered::both_flushes);
        let (rises, l2_rises) = (input.flush && !self.flush, input.l2_flush && !self.l2_flush);
        let is_in_flight = input.bank_message.iter().any(|message| message.valid);
        hit(rises && l2_rises && is_in_flight, Covered::both_rise);
        let both_stay = input.flush && input.l2_flush && self.flush && self.l2_flush;
        hit(both_stay && out.flushed && out.l2_flushed, Covered::both_flushed);
        let l2_stays = input.l2_flush && self.l2_flush;
        hit(rises && l2_stays && !out.l2_flushed, Covered::flush_in_l2_flush);
        hit(l2_stays && self.l2_flushed && !out.l2_flushed, Covered::l2_flushed_falls);
        hit(out.idle && !self.idle, Covered::idle);
        (self.flush, self.flushed) = (input.flush, out.flushed);
        (self.l2_flush, self.l2_flushed) = (input.l2_flush, out.l2_flushed);
        self.idle = out.idle;
    }
}

fn core<const MOST: usize>(
    i: usize,
    input: &In<MOST>,
    out: &Out<MOST>,
    hit: &mut impl FnMut(bool, Covered),
) {
    let words = [
        Covered::hit,
        Covered::hit_pending,
        Covered::miss,
        Covered::bypass,
        Covered::reservation_fail,
    ];
    let status = &out.core_status[i];
    hit(status.valid, words[status.word.min(4) as usize]);
    hit(out.event[i].evict, Covered::evict);
    hit(out.event[i].fill, Covered::fill);
    hit(out.line[i].valid, Covered::line_enters);
    hit(out.line[i].valid && input.flush, Covered::line_in_flush);
    hit(out.decision[i].valid && out.decision[i].bypass, Covered::warp_bypasses);
    let waits = input.core_request[i].valid && !out.core_request[i].ready;
    hit(waits && input.flush, Covered::waits_for_flush);
    hit(out.counter_value[i] > 0, Covered::counter_read);
}

/// Events at several places in one cycle.
fn together<const MOST: usize>(
    config: &Config,
    input: &In<MOST>,
    out: &Out<MOST>,
    hit: &mut impl FnMut(bool, Covered),
) {
    let (cores, each) = (config.cores(), config.cores_each());
    let accepts = |i: usize| input.core_request[i].valid && out.core_request[i].ready;
    hit((0..cores).all(accepts), Covered::all_ask);
    let loads = |i: &usize| accepts(*i) && input.core_request[*i].kind == kind::LOAD as u64;
    let loading: Vec<usize> = (0..cores).filter(loads).collect();
    let line = |i: usize| input.core_request[i].line;
    let is_double = |&i: &usize| loading.iter().any(|&other| other < i && line(other) == line(i));
    hit(loading.iter().any(is_double), Covered::same_line);
    let lanes = 0..config.bank_lanes();
    let forwards = lanes.filter(|lane| out.bank_forward[*lane].valid).count();
    hit(forwards > 1, Covered::forwards_together);
    // Whom nodes answer.
    let answering: Vec<usize> = (0..cores)
        .filter(|&i| out.answer[i].valid)
        .map(|i| i / each * each + out.answer[i].source as usize)
        .collect();
    hit(answering.len() > 1, Covered::answers_together);
    let bits = config.core_bits();
    for reply in (0..config.banks()).map(|b| &out.l2_reply[b]).filter(|reply| reply.valid) {
        let within = (reply.source & ((1 << bits) - 1)) as usize;
        let to = (reply.source >> bits) as usize * each + within;
        hit(answering.contains(&to), Covered::both_answer);
    }
}
