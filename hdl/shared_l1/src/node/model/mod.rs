//! The golden model: the rules of the block's page, on top of the golden models of `l1` and of the
//! pieces around it.

mod chooser;
mod home_requests;
mod queue;
mod replies;
mod requests;
mod tags;
#[cfg(test)]
mod tests;
mod trackers;
mod watch;

pub use chooser::Chooser;
pub use requests::{Asked, Class, Local, Requester, WrittenLines, Wrong, leaving, remote};
pub use tags::HomeTags;
pub use watch::{Levels, Lookup, Offers, Refusal};

use super::{Config, In, Out};
use crate::l1_arbiter;
use crate::l1_arbiter::model::L1Arbiter;
use crate::remote_tracker::model::RemoteTracker;
use crate::request_classifier::model::RequestClassifier;
use crate::request_classifier::way;
use crate::store_tracker::model::StoreTracker;
use crate::streams::{HomeRequest, HomeStatus};
use base::model::{Case, DataSide};
use base::streams::DownReply;
use design::Leftover;
use home_requests::HomeRequests;
use queue::Queue;
use replies::{Ended, NextBeat, Replies};
use signal::port::Ready;
use testbenches::dut::Model as _;

/// The node of one core.
#[derive(Clone, Debug)]
pub struct SharedL1 {
    config: Config,
    l1: DataSide<HomeTags>,
    classifier: RequestClassifier,
    own: Option<WrittenLines>,
    /// Requests that have left for homes and are not answered.
    homeward: usize,
    arbiter: L1Arbiter,
    stores: StoreTracker,
    remotes: RemoteTracker,
    chooser: Chooser,
    replies: Replies,
    /// Remote requests that are accepted and not answered.
    home_requests: HomeRequests,
    requests_out: Queue<HomeRequest>,
    l2_in: Queue<DownReply>,
    /// The request that is looked up in the coming cycle.
    asked: Option<Asked>,
    /// The modes of the cycle before.
    were_shared: [bool; 2],
    /// The status of a local request in the cycle before.
    status_before: Option<u64>,
    counters: [u64; 7],
    lookup: Option<Lookup>,
    wrong: Wrong,
}

impl SharedL1 {
    /// The state after a reset (R23).
    pub fn new(config: &Config) -> SharedL1 {
        let tags = HomeTags::new(config);
        SharedL1 {
            l1: DataSide::with(config.l1(), tags).keeping_replies_whole(), // R12
            classifier: RequestClassifier::new(config.classifier()),
            own: config.filter().as_ref().map(WrittenLines::new),
            homeward: 0,
            arbiter: L1Arbiter::new(config.arbiter()),
            stores: StoreTracker::new(config.store_tracker()),
            remotes: RemoteTracker::new(config.remote_tracker()),
            chooser: Chooser::new(config),
            replies: Replies::new(config),
            home_requests: HomeRequests::new(config.home_requests()),
            requests_out: Queue::new(config.remote_request_out_queue()),
            l2_in: Queue::new(config.l2_in_queue()),
            asked: None,
            were_shared: Chooser::new(config).modes(),
            status_before: None,
            counters: [0; 7],
            lookup: None,
            wrong: Wrong::default(),
            config: config.clone(),
        }
    }

    /// The same, but for what it does wrong.
    pub fn with_wrong(self, wrong: Wrong) -> SharedL1 {
        let own = self.own.map(|own| own.with_wrong(wrong));
        SharedL1 { wrong, own, ..self }
    }

    /// Takes what the arbiter offers, of a cycle in which the L1 takes a request (R1 to R3).
    fn accept(
        &mut self,
        input: &In,
        modes: [bool; 2],
        is_homeward: bool,
        admits: bool,
        is_ready: bool,
    ) -> (bool, bool) {
        let local = input.core_request.valid && !input.flush; // R17
        let offered = self.arbiter.step(&l1_arbiter::In {
            local: l1_arbiter::Request { valid: local, ..l1_arbiter::Request::default() },
            remote: requests::packed(&input.remote_in),
            l1: is_ready.into(),
            has_room: admits,
        });
        if offered.l1.valid && is_ready {
            let (asked, request) = match offered.l1.remote {
                true => {
                    let arrived = requests::unpacked(&offered.l1);
                    let entry = self.home_requests.take(&arrived);
                    let is_direct = requests::asks_directly(&arrived);
                    let asked = Asked::Remote { entry, is_direct };
                    (asked, requests::remote(&self.config, &arrived, entry, input.flush))
                }
                false => {
                    let local = requests::local(
                        &mut self.classifier,
                        self.own.as_mut(),
                        is_homeward,
                        input,
                        modes,
                        self.wrong,
                    );
                    (Asked::Local(local), requests::inner(&self.config, &local))
                }
            };
            self.asked = Some(asked);
            self.l1.accept(request);
        }
        (offered.local.ready && !input.flush, offered.remote.ready)
    }
}

impl testbenches::dut::Model for SharedL1 {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: &In) -> Out {
        let modes = self.chooser.modes();
        let mut out = Out::default();
        let l2_beat = self.l2_in.front().copied();
        out.l2_in.ready = self.l2_in.has_room();
        out.remote_request_out = self.requests_out.front().copied().into();
        let asked = self.asked.take();
        let asks_home = matches!(asked, Some(Asked::Local(local)) if local.class.way == way::HOME);
        let is_homeward = asks_home || self.homeward > 0;
        // R2, of the beginning of the cycle.
        let below = self.l1.places_taken() + usize::from(asked.is_some());
        let admits = self.home_requests.has_free() && below < self.config.l1().miss_queue();
        self.home_requests.begin();

        // Replies, from the L1 and of homes.
        let beat = self.l1.reply().map(|beat| beat.reply);
        let replied =
            self.replies.cycle(input, beat, &mut self.home_requests, &self.remotes, &mut out);

        // The lookup, and all else in the L1.
        let refusal = match &asked {
            Some(Asked::Local(local)) => self.refusal(local),
            _ => Refusal::default(),
        };
        let nothing_in_flight = self.remotes.is_empty();
        let turned = (0..2).any(|parity| modes[parity] && !self.were_shared[parity]);
        let requester = asked.as_ref().map(Asked::requester);
        self.l1.tags_mut().begin(input.core_number, modes, requester, refusal.is_any());
        let seen = self.l1.advance(&base::ports::In {
            core_reply: Ready { ready: replied.takes_l1 },
            down_request: input.l2_out,
            down_reply: l2_beat.into(),
            core_number: input.core_number,
            flush: input.flush && nothing_in_flight,
            ..base::ports::In::default()
        });
        if turned && self.config.leftover() == Leftover::Flush {
            self.l1.tags_mut().drop_leftovers(); // R19
        }
        let bypassed_for = self.l1.tags().bypassed_for();
        let waits = self.l1.note().waits;
        self.asked = asked.filter(|_| waits); // R25
        self.lookup = asked.zip(self.l1.note().found).map(|(asked, found)| Lookup {
            asked,
            found,
            refusal,
            bypassed_for,
        });
        out.l2_out = seen.down_request;
        out.flushed = seen.flushed;
        if let Some(own) = self.own.as_mut()
            && input.flush
            && seen.flushed
        {
            own.clear();
        }
        (out.event.evict, out.evict.line) = (seen.event.evict, seen.evict.line);
        out.event.fill = seen.event.fill;

        // The outcome of a local request's lookup (R4, R7, R9).
        let issued = match &self.lookup {
            Some(Lookup { asked: Asked::Local(local), found, .. }) if !waits => {
                out.core_status.valid = true;
                out.core_status.id = local.request.id;
                out.core_status.word = found.case.word();
                (local.class.leaves() && !matches!(found.case, Case::Refused(_))).then_some(*local)
            }
            _ => None,
        };
        out.home_status = self.home_status();
        let known = self.track(issued.as_ref(), replied.ended.as_ref());
        let counted = self.count(input.counter.index, replied.ended.as_ref(), known);
        out.phase = counted.phase;
        out.even_sets_shared = counted.even_sets_shared;
        out.odd_sets_shared = counted.odd_sets_shared;
        out.decision_valid = counted.decision_valid;
        out.decision_shared = counted.decision_shared;

        // R1.
        let is_ready = seen.core_request.ready;
        let (core_request_ready, remote_in_ready) =
            self.accept(input, modes, is_homeward, admits, is_ready);
        out.core_request.ready = core_request_ready;
        out.remote_in.ready = remote_in_ready;
        self.count_events(input.counter.index, counted.counter_value, &mut out);

        // The edge.
        let goes_home = issued.filter(|local| local.class.way == way::HOME);
        let comes_back =
            known.is_some() && matches!(replied.ended, Some(Ended { by: NextBeat::Packet, .. }));
        self.homeward = self.homeward + usize::from(goes_home.is_some()) - usize::from(comes_back);
        self.requests_out.edge(
            goes_home.map(|local| {
                requests::leaving(&local.request, local.class.home, input.core_number)
            }),
            input.remote_request_out.ready,
        );
        let arrived = Some(input.l2_in).filter(|beat| beat.valid);
        self.l2_in.edge(arrived, seen.down_reply.ready);
        self.were_shared = modes;
        out
    }

    fn rests(&self) -> bool {
        self.asked.is_none()
            && self.l1.rests()
            && self.l2_in.level() + self.requests_out.level() + self.arbiter.queued() == 0
            && self.replies.levels() == (0, 0)
            && self.status_before.is_none()
            && self.were_shared == self.chooser.modes()
            && self.chooser.rests()
    }
}

impl SharedL1 {
    /// Status of the remote request in lookup (R24).
    fn home_status(&self) -> HomeStatus {
        let Some(Lookup { asked: Asked::Remote { entry, .. }, found, .. }) = &self.lookup else {
            return HomeStatus::default();
        };
        let from = self.home_requests.get(*entry);
        let (core, id) = from.map_or((0, 0), |from| (from.core, from.id));
        HomeStatus { valid: true, core, id, word: found.case.word() }
    }

    /// The event outputs, of the cycle before, and the counters (R20).
    fn count_events(&mut self, index: u64, of_dyneb: u64, out: &mut Out) {
        out.counter.value = self.counters.get(index as usize).copied().unwrap_or(of_dyneb);
        let told = self.status_before;
        let [hit, hit_pending, miss, bypass, fail] = [0, 1, 2, 3, 4].map(|word| told == Some(word));
        let events = [hit, hit_pending, miss, bypass, fail, out.event.evict, out.event.fill];
        let most = (1 << self.config.core().counter_bits()) - 1;
        for (counter, event) in self.counters.iter_mut().zip(events) {
            *counter = (*counter + u64::from(event)).min(most);
        }
        out.event.hit = hit;
        out.event.hit_pending = hit_pending;
        out.event.miss = miss;
        out.event.bypass = bypass;
        out.event.reservation_fail = fail;
        self.status_before = out.core_status.valid.then_some(out.core_status.word);
    }
}
