//! What a lookup finds, and what it changes at once.

use super::super::Config;
use super::state::{ATOMIC, Down, Entry, LOAD, Load, Request, STORE, State};
use super::{Cache, Flow};
use crate::config::WriteHit;

/// What a lookup came to, finer than the five words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Case {
    /// A plain load of a readable line (R2).
    LoadHit,
    /// A plain load joined the entry of a pending line (R5).
    Joined,
    /// A plain load reserved a way (R3).
    Miss,
    /// A load that passes the cache by (R7).
    DirectLoad,
    /// A plain store to a readable line (R9).
    StoreHit,
    /// A plain store to another line.
    StoreMiss,
    /// An atomic, or a store that passes the cache by (R10).
    DirectWrite,
    /// Nothing changed (R6, R12); what was missing.
    Refused {
        /// The miss queue was full.
        no_room: bool,
        /// No entry was free.
        no_entry: bool,
        /// Every way was pending.
        no_way: bool,
        /// The line's entry takes no more loads.
        no_merge: bool,
        /// The line is pending and stale.
        is_stale: bool,
    },
}

/// What a lookup did.
#[derive(Clone, Copy, Debug)]
pub struct Found {
    /// What it came to.
    pub case: Case,
    /// The readable line that became invalid (R14).
    pub evicted: Option<u64>,
    /// A pending line became stale.
    pub made_stale: bool,
}

impl Case {
    /// The word of `core_status`.
    pub fn word(self) -> u64 {
        match self {
            Case::LoadHit | Case::StoreHit => 0,
            Case::Joined => 1,
            Case::Miss | Case::StoreMiss => 2,
            Case::DirectLoad | Case::DirectWrite => 3,
            Case::Refused { .. } => 4,
        }
    }
}

/// A refusal of which nothing is missing yet.
const REFUSED: Refusal =
    Refusal { no_room: false, no_entry: false, no_way: false, no_merge: false, is_stale: false };

#[derive(Clone, Copy)]
struct Refusal {
    no_room: bool,
    no_entry: bool,
    no_way: bool,
    no_merge: bool,
    is_stale: bool,
}

impl From<Refusal> for Found {
    fn from(refusal: Refusal) -> Found {
        let Refusal { no_room, no_entry, no_way, no_merge, is_stale } = refusal;
        Case::Refused { no_room, no_entry, no_way, no_merge, is_stale }.into()
    }
}

impl From<Case> for Found {
    fn from(case: Case) -> Found {
        Found { case, evicted: None, made_stale: false }
    }
}

impl Cache {
    /// Looks a request up; what it still has to read or write is left in the flow.
    pub(super) fn look_up(&mut self, request: &Request, has_room: bool) -> (Found, Flow) {
        let set = self.config.set_of(request.line);
        let way = self.sets[set].find(request.line);
        let states = &self.sets[set].ways;
        self.note.was_readable = way.is_some_and(|way| states[way].state == State::Readable);
        self.note.past_pending =
            states.iter().any(|way| matches!(way.state, State::Pending { .. }));
        let is_plain_load = request.kind == LOAD && !request.bypass_l1;
        if !is_plain_load && !has_room {
            return (Refusal { no_room: true, ..REFUSED }.into(), Flow::Done);
        }
        if request.kind == LOAD && request.bypass_l1 {
            self.send_direct(request);
            return (Case::DirectLoad.into(), Flow::Done);
        }
        if !is_plain_load {
            self.send_direct(request);
            return self.write(request, set, way);
        }
        match way.map(|way| (way, self.sets[set].ways[way].state)) {
            Some((way, State::Readable)) => {
                self.sets[set].policy.touch(way);
                let load = Load::of(request);
                (Case::LoadHit.into(), Flow::Reads { set, way, load })
            }
            Some((way, State::Pending { entry })) => {
                (self.join(request, set, way, entry), Flow::Done)
            }
            _ => (self.miss(request, set, has_room), Flow::Done),
        }
    }

    fn join(&mut self, request: &Request, set: usize, way: usize, entry: usize) -> Found {
        let is_stale = self.sets[set].ways[way].is_stale;
        let Some(entry) = &mut self.entries[entry] else { return REFUSED.into() };
        let no_merge = entry.joined >= self.config.merges();
        if is_stale || no_merge {
            return Refusal { is_stale, no_merge, ..REFUSED }.into();
        }
        entry.joined += 1;
        self.note.joined_filled = entry.is_filled;
        entry.waiting.push_back(Load::of(request));
        self.sets[set].policy.touch(way);
        Case::Joined.into()
    }

    fn miss(&mut self, request: &Request, set: usize, has_room: bool) -> Found {
        let free = self.entries.iter().position(Option::is_none);
        let has_way =
            self.sets[set].ways.iter().any(|way| !matches!(way.state, State::Pending { .. }));
        // Only now may the policy be asked: asking ages the ways.
        let (Some(entry), true, true) = (free, has_room, has_way) else {
            let (no_entry, no_way) = (free.is_none(), !has_way);
            return Refusal { no_room: !has_room, no_entry, no_way, ..REFUSED }.into();
        };
        let Some((way, evicted)) = self.sets[set].make_place() else { return REFUSED.into() };
        self.sets[set].policy.insert(way);
        let place = &mut self.sets[set].ways[way];
        place.state = State::Pending { entry };
        place.line = request.line;
        place.is_stale = false;
        place.data = vec![[0; 8]; self.config.sectors()];
        let load = Load::of(request);
        self.entries[entry] =
            Some(Entry { set, way, joined: 1, waiting: [load].into(), is_filled: false, read: 0 });
        let sectors = all_sectors(&self.config);
        self.miss_queue.push_back(Down { request: *request, sectors, id: entry as u64 });
        Found { evicted, ..Case::Miss.into() }
    }

    fn send_direct(&mut self, request: &Request) {
        let id = self.direct_bit() | request.id;
        self.miss_queue.push_back(Down { request: *request, sectors: request.sectors, id });
        self.directs += 1;
    }

    /// A store or an atomic, which has been sent down.
    fn write(&mut self, request: &Request, set: usize, way: Option<usize>) -> (Found, Flow) {
        let is_plain = request.kind == STORE && !request.bypass_l1;
        debug_assert!(request.kind == STORE || request.kind == ATOMIC);
        let way = way.map(|way| (way, self.sets[set].ways[way].state));
        let mut found: Found = match way {
            Some((_, State::Readable)) if is_plain => Case::StoreHit.into(),
            _ if is_plain => Case::StoreMiss.into(),
            _ => Case::DirectWrite.into(),
        };
        let mut flow = Flow::Done;
        match way {
            Some((way, State::Readable)) => {
                if is_plain && self.config.write_hit() == WriteHit::Update {
                    self.sets[set].policy.touch(way);
                    flow = Flow::Writes { set, way };
                } else {
                    self.sets[set].ways[way].state = State::Invalid;
                    found.evicted = Some(request.line);
                }
            }
            Some((way, _)) => {
                self.sets[set].ways[way].is_stale = true;
                found.made_stale = true;
            }
            None => {}
        }
        (found, flow)
    }

    /// The top bit of the next level's identifier.
    pub(super) fn direct_bit(&self) -> u64 {
        1 << (self.config.down_id_bits() - 1)
    }
}

fn all_sectors(config: &Config) -> u64 {
    (1 << config.sectors()) - 1
}
