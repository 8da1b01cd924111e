//! State of local requests in flight, and the events that `dyneb` counts.

use super::replies::{Ended, NextBeat};
use super::requests::{Asked, Local};
use super::{Lookup, Refusal, SharedL1};
use crate::request_classifier::way;
use crate::{dyneb, remote_tracker, store_tracker};
use base::model::{ATOMIC, LOAD, STORE};
use testbenches::dut::Model as _;

/// The contents of `remote_tracker` for a request (R9).
#[derive(Clone, Copy, Debug)]
pub struct Issued {
    /// The request's kind, two bits of the tracker's note.
    pub kind: u64,
    /// Its group.
    pub is_shared: bool,
    /// Where a store or atomic is counted.
    pub store_entry: u64,
}

impl Issued {
    fn word(self) -> u64 {
        self.kind | u64::from(self.is_shared) << 2 | self.store_entry << 3
    }

    fn of(word: u64) -> Issued {
        Issued { kind: word & 3, is_shared: word >> 2 & 1 == 1, store_entry: word >> 3 }
    }
}

impl SharedL1 {
    /// The resources that a local request lacks which leaves, or a load that must wait (R5, R6).
    pub(super) fn refusal(&self, local: &Local) -> Refusal {
        let (line, goes_home) = (local.request.line, local.class.way == way::HOME);
        let (is_load, leaves) = (local.request.kind == LOAD, local.class.leaves());
        Refusal {
            is_blocked: is_load && self.stores.blocks(line, goes_home),
            is_held_back: local.class.is_held_back,
            remote_tracker: leaves && self.remotes.is_full(),
            store_tracker: leaves && !is_load && self.stores.place_for(line, goes_home).is_none(),
            request_queue: goes_home && !self.requests_out.has_room(),
            is_pending: goes_home
                && !is_load
                && !self.wrong.writes_pass_pending_lines
                && self.l1.tags().is_pending(line),
        }
    }

    /// Both trackers: what leaves, and what is answered (R9, R15). Gives the note of what is answered.
    pub(super) fn track(
        &mut self,
        issued: Option<&Local>,
        ended: Option<&Ended>,
    ) -> Option<Issued> {
        if issued.is_none() && ended.is_none() {
            return None;
        }
        let known = ended.and_then(|ended| self.remotes.issued(ended.id));
        let known = known.map(|issue| Issued::of(issue.context));
        let store = issued.filter(|local| local.request.kind != LOAD);
        let counted_by = known.filter(|known| known.kind != LOAD).map(|known| known.store_entry);
        let mut counted = store_tracker::Out::default();
        if store.is_some() || counted_by.is_some() {
            counted = self.stores.step(&store_tracker::In {
                request: store_tracker::Request {
                    line: store.map_or(0, |local| local.request.line),
                    to_home: store.is_some_and(|local| local.class.way == way::HOME),
                },
                store: store_tracker::Store { valid: store.is_some() },
                ack: counted_by.map(|entry| store_tracker::Ack { valid: true, entry }).into(),
            });
        }
        let context = issued.map(|local| Issued {
            kind: local.request.kind,
            is_shared: local.class.is_shared,
            store_entry: if store.is_some() { counted.store.entry } else { 0 },
        });
        let wants =
            |local: &Local| if local.request.kind == STORE { 0 } else { local.request.sectors };
        self.remotes.step(&remote_tracker::In {
            issue: remote_tracker::Issue {
                valid: issued.is_some(),
                id: issued.map_or(0, |local| local.request.id),
                sectors: issued.map_or(0, wants),
                context: context.map_or(0, Issued::word),
            },
            reply: remote_tracker::Reply {
                id: ended.map_or(0, |ended| ended.id),
                done: ended.is_some(),
            },
        });
        known
    }

    /// The events that `dyneb` counts (R16).
    pub(super) fn count(
        &mut self,
        index: u64,
        ended: Option<&Ended>,
        known: Option<Issued>,
    ) -> dyneb::Out {
        let (local, found) = match &self.lookup {
            Some(Lookup { asked: Asked::Local(local), found, .. }) => {
                (Some(local), found.case.word())
            }
            _ => (None, 4),
        };
        let mut events = dyneb::In {
            access_valid: local.is_some() && found <= 2,
            access_shared: local.is_some_and(|local| local.class.is_shared),
            access_hit: found <= 1,
            away_valid: local.is_some() && found == 3,
            // R20; 7 reads 0.
            counter_index: index.checked_sub(7).filter(|&index| index < 7).unwrap_or(7),
            ..dyneb::In::default()
        };
        match (ended.map(|ended| ended.by), known) {
            (Some(NextBeat::L1 { counts, is_shared }), _) => {
                events.l2_reply_valid = counts;
                events.l2_reply_shared = is_shared;
            }
            (Some(NextBeat::Packet), Some(Issued { kind: STORE, is_shared: false, .. })) => {
                events.l2_reply_valid = true;
            }
            (Some(NextBeat::Packet), Some(Issued { kind, .. })) => {
                events.home_reply_valid = kind != ATOMIC;
            }
            _ => {}
        }
        self.chooser.step(&events)
    }
}
