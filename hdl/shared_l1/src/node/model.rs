//! The golden model: the rules of the block's page, on top of the golden models of `l1` and of the
//! pieces around it.

mod places;
mod queue;
mod replies;
mod requests;
mod tags;
#[cfg(test)]
mod tests;
mod trackers;
mod watch;

pub use requests::{Asked, Own};
pub use tags::HomeTags;
pub use watch::{Levels, Lookup, Refusal};

use super::{Config, In, Out};
use crate::dyneb::model::Dyneb;
use crate::l1_arbiter;
use crate::l1_arbiter::model::L1Arbiter;
use crate::remote_tracker::model::RemoteTracker;
use crate::request_classifier::model::RequestClassifier;
use crate::request_classifier::way;
use crate::store_tracker::model::StoreTracker;
use base::l1::model::{Case, DataSide};
use base::l1::{self};
use design::Leftover;
use places::Places;
use queue::Queue;
use replies::Replies;
use requests::Leaving;
use testbenches::dut::Model as _;

/// The node of one core.
#[derive(Clone, Debug)]
pub struct SharedL1 {
    config: Config,
    l1: DataSide<HomeTags>,
    classifier: RequestClassifier,
    arbiter: L1Arbiter,
    stores: StoreTracker,
    remotes: RemoteTracker,
    dyneb: Dyneb,
    replies: Replies,
    /// Remote requests that are accepted and not answered.
    places: Places,
    requests_out: Queue<Leaving>,
    l2_in: Queue<L2Beat>,
    /// The request that was accepted in the cycle before.
    asked: Option<Asked>,
    /// The modes of the cycle before.
    were_shared: [bool; 2],
    /// The walk of the `flush` that stands is over.
    has_walked: bool,
    counters: [u64; 7],
    lookup: Option<Lookup>,
}

/// A beat of a reply of L2.
#[derive(Clone, Copy, Debug, Default)]
struct L2Beat {
    id: u64,
    kind: u64,
    sector: u64,
    data: [u64; 8],
    last: bool,
}

impl SharedL1 {
    /// The state after a reset (R23).
    pub fn new(config: &Config) -> SharedL1 {
        let tags = HomeTags::new(config);
        SharedL1 {
            l1: DataSide::with(config.l1(), tags).keeping_replies_whole(), // R12
            classifier: RequestClassifier::new(config.classifier()),
            arbiter: L1Arbiter::new(config.arbiter()),
            stores: StoreTracker::new(config.store_tracker()),
            remotes: RemoteTracker::new(config.remote_tracker()),
            dyneb: Dyneb::new(config.dyneb()),
            replies: Replies::new(config),
            places: Places::new(config.home_requests()),
            requests_out: Queue::new(config.remote_request_out_queue()),
            l2_in: Queue::new(config.l2_in_queue()),
            asked: None,
            were_shared: [false, true],
            has_walked: false,
            counters: [0; 7],
            lookup: None,
            config: config.clone(),
        }
    }

    /// Takes what the arbiter offers, of a cycle in which the L1 takes a request (R1 to R3).
    fn accept(
        &mut self,
        input: &In,
        modes: [bool; 2],
        admits: bool,
        is_ready: bool,
    ) -> (bool, bool) {
        let (remote_head, remote_data) = requests::packed(input);
        let offered = self.arbiter.step(&l1_arbiter::In {
            local_valid: input.core_request_valid && !input.flush, // R17
            remote_valid: input.remote_in_valid,
            remote_head,
            remote_data,
            l1_ready: is_ready,
            has_room: admits,
            ..l1_arbiter::In::default()
        });
        if offered.l1_valid && is_ready {
            let (asked, request) = match offered.l1_remote {
                true => {
                    let arrived = requests::unpacked(&offered.l1_head, &offered.l1_data);
                    let place = self.places.take(&arrived);
                    (Asked::Remote, requests::remote(&self.config, &arrived, place, input.flush))
                }
                false => {
                    let own = requests::own(&mut self.classifier, input, modes);
                    (Asked::Own(own), requests::inner(&self.config, &own))
                }
            };
            self.asked = Some(asked);
            self.l1.accept(request);
        }
        (offered.local_ready && !input.flush, offered.remote_ready)
    }
}

impl testbenches::dut::Model for SharedL1 {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: &In) -> Out {
        let modes = self.dyneb.modes();
        let mut out = Out::default();
        let l2_beat = self.l2_in.front().copied();
        out.l2_in_ready = self.l2_in.has_place();
        let leaving = self.requests_out.front().copied();
        requests::show(leaving.as_ref(), input.core_number, &mut out);
        let asked = self.asked.take();
        // R2, of the beginning of the cycle.
        let below = self.l1.levels().0 + usize::from(asked.is_some());
        let admits = self.places.has_free() && below < self.config.l1().miss_queue();
        self.places.begin();

        // Replies, from the L1 and of homes.
        let beat = self.l1.reply().copied();
        let replied = self.replies.cycle(input, beat, &mut self.places, &self.remotes, &mut out);

        // The lookup, and all else in the L1.
        let refusal = match &asked {
            Some(Asked::Own(own)) => self.refusal(own),
            _ => Refusal::default(),
        };
        let nothing_under_way = self.remotes.identifiers().is_empty();
        let turned = (0..2).any(|parity| modes[parity] && !self.were_shared[parity]);
        self.l1.tags_mut().begin(input.core_number, modes, asked, refusal.is_any());
        let head = l2_beat.unwrap_or_default();
        let walked = self.l1.is_walking();
        let seen = self.l1.advance(&l1::In {
            core_reply_ready: replied.takes_l1,
            down_request_ready: input.l2_out_ready,
            down_reply_valid: l2_beat.is_some(),
            down_reply_id: head.id,
            down_reply_kind: head.kind,
            down_reply_sector: head.sector,
            down_reply_data: head.data,
            down_reply_last: head.last,
            core_number: input.core_number,
            flush: input.flush && !self.has_walked && nothing_under_way, // R17
            ..l1::In::default()
        });
        if turned && self.config.leftover() == Leftover::Flush {
            self.l1.tags_mut().drop_leftovers(); // R19
        }
        let passed_by = self.l1.tags().passed_by();
        self.lookup = asked.zip(self.l1.note().found).map(|(asked, found)| Lookup {
            asked,
            found,
            refusal,
            passed_by,
        });
        show_l2_out(&seen, &mut out);
        out.flushed = seen.flushed;
        (out.event_evict, out.evict_line) = (seen.event_evict, seen.evict_line);
        out.event_fill = seen.event_fill;

        // What the lookup of an own request came to (R4, R7, R9).
        let issued = match &self.lookup {
            Some(Lookup { asked: Asked::Own(own), found, .. }) => {
                out.core_status_valid = true;
                out.core_status_id = own.request.id;
                out.core_status_word = found.case.word();
                (own.leaves() && !matches!(found.case, Case::Refused(_))).then_some(*own)
            }
            _ => None,
        };
        let known = self.track(issued.as_ref(), replied.ended.as_ref());
        let counted = self.count(input.counter_index, replied.ended.as_ref(), known);
        out.phase = counted.phase;
        out.even_sets_shared = counted.even_sets_shared;
        out.odd_sets_shared = counted.odd_sets_shared;
        out.decision_valid = counted.decision_valid;
        out.decision_shared = counted.decision_shared;

        // R1: no request in lookup waits, and no set was cleared.
        let is_ready = seen.core_request_ready && !walked;
        let (core_request_ready, remote_in_ready) = self.accept(input, modes, admits, is_ready);
        out.core_request_ready = core_request_ready;
        out.remote_in_ready = remote_in_ready;
        self.count_events(input.counter_index, counted.counter_value, &mut out);

        // The edge.
        let goes_home = issued.filter(|own| own.way == way::HOME);
        self.requests_out.edge(
            goes_home.map(|own| Leaving { request: own.request, home: own.home }),
            input.remote_request_out_ready,
        );
        let arrived = input.l2_in_valid.then_some(L2Beat {
            id: input.l2_in_id,
            kind: input.l2_in_kind,
            sector: input.l2_in_sector,
            data: input.l2_in_data,
            last: input.l2_in_last,
        });
        self.l2_in.edge(arrived, seen.down_reply_ready);
        self.were_shared = modes;
        self.has_walked = input.flush && (self.has_walked || seen.flushed);
        out
    }
}

impl SharedL1 {
    /// The event outputs, and the counters (R20).
    fn count_events(&mut self, index: u64, of_dyneb: u64, out: &mut Out) {
        out.counter_value = self.counters.get(index as usize).copied().unwrap_or(of_dyneb);
        let says = |word: u64| out.core_status_valid && out.core_status_word == word;
        let [hit, hit_pending, miss, bypass, fail] = [0, 1, 2, 3, 4].map(says);
        let events = [hit, hit_pending, miss, bypass, fail, out.event_evict, out.event_fill];
        let most = (1 << self.config.core().counter_bits()) - 1;
        for (counter, event) in self.counters.iter_mut().zip(events) {
            *counter = (*counter + u64::from(event)).min(most);
        }
        out.event_hit = hit;
        out.event_hit_pending = hit_pending;
        out.event_miss = miss;
        out.event_bypass = bypass;
        out.event_reservation_fail = fail;
    }
}

fn show_l2_out(seen: &l1::Out, out: &mut Out) {
    out.l2_out_valid = seen.down_request_valid;
    out.l2_out_kind = seen.down_request_kind;
    out.l2_out_operation = seen.down_request_operation;
    out.l2_out_line = seen.down_request_line;
    out.l2_out_sectors = seen.down_request_sectors;
    out.l2_out_byte_enable = seen.down_request_byte_enable;
    out.l2_out_data = seen.down_request_data;
    out.l2_out_source = seen.down_request_source;
    out.l2_out_id = seen.down_request_id;
}
