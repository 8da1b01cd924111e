//! A cycle of the cache, from what is at the ports to what is accepted.

use super::state::{LOAD, STORE};
use super::tags::{Case, Means, Tags};
use super::{Begun, CycleEvents, DataSide, Flow, Note, RemoteAccess};
use crate::ports::{In, Out};
use crate::streams::CoreRequest;

impl<T: Tags> DataSide<T> {
    /// One clock cycle: outputs from inputs and state, then the edge.
    pub fn cycle(&mut self, input: &In) -> Out {
        let mut out = self.advance(input);
        out.core_request.ready &= !input.flush;
        if out.core_request.ready && input.core_request.valid {
            self.accept(input.core_request);
        }
        out
    }

    /// Takes a request in the cycle that `advance` was called for, which found it ready.
    pub fn accept(&mut self, request: CoreRequest) {
        self.lookup = Some((request, Flow::New));
    }

    /// One cycle, but for the request that it accepts: `flush` does not change whether one may be.
    pub fn advance(&mut self, input: &In) -> Out {
        let reply = input.down_reply;
        let is_line = reply.valid && reply.id & self.direct_bit() == 0;
        let line = is_line.then_some(reply);
        self.advance_with(input, &RemoteAccess { line, ..RemoteAccess::default() })
    }

    /// The same where others than the next level have a part in it: the beat of a line is that of `remote`.
    pub fn advance_with(&mut self, input: &In, remote: &RemoteAccess) -> Out {
        let mut out = self.outputs(input);
        let mut events = CycleEvents::default();
        self.note = Note::default();
        let has_room = self.miss_queue.len() < self.config.miss_queue();
        let has_data_place = self.stores_queued() < self.config.store_data_places();
        let was_drained = self.is_drained();
        let walks = self.is_walking();
        let waits_for_release = self.to_release.is_some();

        let wakes_none = (self.waking, self.to_release, self.releasing) == (None, None, None)
            && self.wake_queue.is_empty();

        // R20: who has the beat of this cycle; of a hit it shows below.
        let may_enter = self.replies.len() < self.config.hit_latency() + 2;
        let may_wake = may_enter && self.begun.is_none();
        let restarts = self.restarts.take();
        let may_restart = may_wake && !remote.reads;
        self.note.restarted = restarts.is_some() && may_restart;
        self.note.restart_missed = restarts.is_some() && !may_restart;
        let (may_be_woken, passed_by) = match self.waking {
            Some((number, false)) if !self.has_unread(number) => (None, Some(number)),
            Some((number, false)) if may_wake => (Some(number), None),
            _ => (None, None),
        };
        // The woken entry goes first even when others have the array: requests that bypass it would
        // otherwise starve it.
        let has_beat = may_be_woken.is_some() || self.note.restarted;
        let wakes = may_be_woken.filter(|_| !remote.reads);
        let is_direct = input.down_reply.id & self.direct_bit() != 0;
        out.down_reply.ready =
            !is_direct || (may_enter && !has_beat && self.begun != Some(Begun::Hit));
        let passes = input.down_reply.valid && out.down_reply.ready && is_direct;
        let has_line_beat = remote.line.is_some();
        let fills = remote.line.and_then(|beat| Some((self.filling(beat.id)?, beat)));
        let was_filled = remote.line.is_some_and(|beat| self.has_line(beat.id));

        // The request in lookup, unless the tags release a line in this cycle.
        let mut joined = None;
        if let (Some((mut request, Flow::New)), None) = (self.lookup, self.releasing) {
            let (entries, merges) = (&self.entries[..], self.config.merges());
            let is_plain_load = request.kind == LOAD && !request.bypass_l1;
            let fits = has_room && (request.kind == LOAD || has_data_place)
                || is_plain_load && remote.takes_miss;
            let found = self.tags.look_up(&request, &Means { has_room: fits, entries, merges });
            self.note.lacks_data_place = has_room && !fits;
            self.note.found = Some(found);
            self.note.waits = matches!(found.case, Case::Refused(_))
                && self.config.waits_when_full()
                && self.tags.may_wait();
            // R27: nothing has changed, and no output is valid.
            if !self.note.waits {
                out.core_status.valid = true;
                out.core_status.id = request.id;
                out.core_status.word = found.case.word();
                request.id = self.tags.identifier(&request, &found);
                let now = self.act(&request, &found, remote.takes_miss);
                if let Some((held, flow)) = &mut self.lookup {
                    (held.id, *flow) = (request.id, now);
                }
                if found.case == Case::Joined {
                    joined = Some(request.line);
                }
                events.status = Some(out.core_status.word);
                events.evicted = found.evicted;
            }
        }

        // A beat of the replies, and whether the request in lookup goes on waiting.
        self.note.woke = wakes.is_some();
        self.note.wake_waits = may_be_woken.is_some() && wakes.is_none();
        self.note.passed = passes;
        if let Some(number) = restarts.filter(|_| may_restart) {
            self.restart(number);
        }
        let joins = |number: usize| {
            let line = self.entries[number].as_ref().map(|entry| entry.line);
            joined.is_some() && joined == line
        };
        match (wakes.or(passed_by).map(|number| (number, joins(number))), self.waking) {
            (Some((number, joined)), _) if wakes.is_some() => {
                self.wake(number, joined, remote.holds);
            }
            (Some((number, joined)), _) => self.pass(number, joined, remote.holds),
            (None, Some((number, true))) => self.waking = Some((number, false)),
            (None, Some((_, false))) => {}
            (None, None) if waits_for_release => {}
            (None, None) => self.waking = self.wake_queue.pop_front().map(|next| (next, false)),
        }
        if passes {
            let is_store = input.down_reply.kind == STORE;
            let id = input.down_reply.id & !self.direct_bit();
            let sector = if is_store { 0 } else { input.down_reply.sector };
            let data = if is_store { [0; 16] } else { input.down_reply.data };
            self.enter(id, sector, data, input.down_reply.last);
            self.begin(Begun::Direct, input.down_reply.last);
            self.directs -= usize::from(input.down_reply.last && self.directs > 0);
        }
        match &mut self.lookup {
            Some((_, Flow::Reads { set, place, load }))
                if may_enter
                    && !has_beat
                    && !passes
                    && !remote.reads
                    && self.begun != Some(Begun::Direct) =>
            {
                let (set, place, id) = (*set, *place, load.id);
                let sector = load.next_sector();
                let last = load.sectors == 0;
                if last {
                    self.lookup = None;
                }
                let data = self.sector(set, place, sector);
                self.enter(id, sector, data, last);
                self.begin(Begun::Hit, last);
            }
            Some((request, Flow::Writes { set, place })) if !has_line_beat => {
                let (request, set, place) = (*request, *set, *place);
                self.store(&request, set, place);
                self.lookup = None;
                self.note.wrote = true;
                self.note.wrote_to = Some((set, place));
            }
            Some((_, Flow::Done)) => self.lookup = None,
            Some((_, Flow::Reads { .. })) => self.note.hit_waits = true,
            Some((_, Flow::Writes { .. })) => self.note.store_waits = true,
            Some((_, Flow::New)) | None => {}
        }
        self.note.was_filled = was_filled;
        if let Some((number, beat)) = fills {
            self.restarts = self.restart_of(number, &beat).filter(|_| wakes_none);
            self.fill(number, &beat, wakes_none);
            self.note.filled = true;
            events.filled = beat.last;
        }

        // Departures and arrivals.
        if out.down_request.valid && input.down_request.ready {
            self.miss_queue.pop_front();
        }
        if out.core_reply.valid && input.core_reply.ready {
            self.replies.pop_front();
        }
        // A line is released by the tags in a cycle without a lookup, for which no request is accepted; one that waits
        // (R27) goes on waiting in it.
        let released = self.releasing.take();
        if matches!(self.lookup, None | Some((_, Flow::New))) && waits_for_release {
            self.releasing = self.to_release.take();
        }
        out.core_request.ready = self.lookup.is_none() && self.releasing.is_none() && !walks;
        if let Some(entry) = released.and_then(|number| self.entries[number].take()) {
            self.tags.release(entry.set, entry.place);
        }
        self.step_flush(input.flush, was_drained);

        // R25: the counters count what is reported in this cycle, and the next one reports this one.
        let reported = out.event;
        let increments = [
            reported.hit,
            reported.hit_pending,
            reported.miss,
            reported.bypass,
            reported.reservation_fail,
            reported.evict,
            reported.fill,
        ];
        let most = (1 << self.config.counter_bits()) - 1;
        for (counter, event) in self.counters.iter_mut().zip(increments) {
            *counter = (*counter + u64::from(event)).min(most);
        }
        self.events = events;
        self.now += 1;
        out
    }
}
