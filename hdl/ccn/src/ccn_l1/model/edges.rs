//! Changes of a cycle to the shadow tags, the filter, the throttler and the counters.

use testbenches::dut::Model as _;

use super::CcnL1;
use crate::ccn_l1::ports::{In, RingEvents};
use crate::own_store_filter;
use crate::request_throttler;
use crate::ring_stop::{Invalidate, Write};
use base::model::LOAD;

impl CcnL1 {
    /// R12: what the lookup or the walk of this cycle invalidates.
    pub(super) fn invalidated(
        &self,
        held: Option<(usize, usize)>,
        walks: Option<usize>,
    ) -> Invalidate {
        let of = |set: usize, ways: u64| Invalidate { valid: true, set: set as u64, ways };
        if let Some(set) = walks {
            return of(set, u64::MAX >> (64 - self.config.l1().ways()));
        }
        let note = self.cache.note();
        match (note.fetched, note.found) {
            (Some(fetched), _) => of(fetched.set, 1 << fetched.place),
            (None, Some(found)) if found.evicted.is_some() => {
                held.map_or_else(Invalidate::default, |(set, place)| of(set, 1 << place))
            }
            _ => Invalidate::default(),
        }
    }

    /// R11: what becomes readable with this cycle's edge.
    pub(super) fn written(&self) -> Write {
        let note = self.cache.note();
        let line = note.freed_line.filter(|_| !note.freed_stale);
        let Some((line, (set, place))) = line.and_then(|line| Some((line, self.place_of(line)?)))
        else {
            return Write::default();
        };
        let tag = self.config.l1().tag_of(line);
        Write { valid: true, set: set as u64, way: place as u64, tag }
    }

    pub(super) fn place_of(&self, line: u64) -> Option<(usize, usize)> {
        self.cache.tags().place_of(line)
    }

    /// The filter's edge (R3, R14).
    pub(super) fn step_filter(&mut self, input: &In, is_accepted: bool, clear: bool) {
        let Some(filter) = &mut self.filter else { return };
        let request = input.core_request;
        let line = |valid| own_store_filter::Line { valid, line: request.line };
        let mut store = line(is_accepted && request.kind != LOAD);
        if self.wrong.enters_at_lookup {
            store = std::mem::replace(&mut self.late, store);
        }
        let query = line(is_accepted && request.kind == LOAD);
        filter.step(&own_store_filter::In { store, query, clear });
    }

    /// R13: the throttler's edge, and that of what is sampled.
    pub(super) fn step_throttler(
        &mut self,
        events: request_throttler::In,
        injected: Option<usize>,
    ) {
        let Some(throttler) = &mut self.throttler else { return };
        let is_sampling = throttler.step(&events).phase == 0;
        if let Some(entry) = injected {
            self.sampled[entry] = true;
        }
        if !is_sampling {
            self.sampled.fill(false);
        }
    }

    /// R15: what happened, and the counters of what was reported.
    pub(super) fn step_events(&mut self, happened: RingEvents) {
        let RingEvents { inject, filtered, timed_out, round_trip, hit, served, .. } = self.reported;
        let most = (1 << self.config.l1().counter_bits()) - 1;
        let events = [inject, filtered, timed_out, round_trip, hit, served];
        for (counter, event) in self.counters.iter_mut().zip(events) {
            *counter = (*counter + u64::from(event)).min(most);
        }
        self.reported = happened;
    }
}
