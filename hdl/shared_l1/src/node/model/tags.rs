//! The tags of an L1 that is home to lines and holds others' too: those of `l1`, and what a request
//! that leaves or comes from another core does there.

use super::super::Config;
use super::requests::{self, Class, Requester};
use crate::request_classifier::model::RequestClassifier;
use crate::request_classifier::{local, way};
use base::model::{Act, Case, Found, LOAD, Lines, Means, Missing, STORE, Sought, Tags};
use base::streams::CoreRequest;
use design::Leftover;

/// The golden tags: those of the L1, with what is homed here and what is homed elsewhere.
#[derive(Clone, Debug)]
pub struct HomeTags {
    config: Config,
    lines: Lines,
    homes: RequestClassifier,
    core_number: u64,
    modes: [bool; 2],
    requester: Option<Requester>,
    /// R5 or R6 refuses the request.
    is_refused: bool,
    /// A local load has joined the entry in use.
    own_has_joined: Vec<bool>,
    counts: bool,
    bypassed_for: Option<Missing>,
}

impl HomeTags {
    /// No line.
    pub fn new(config: &Config) -> HomeTags {
        HomeTags {
            lines: Lines::new(config.l1()),
            homes: RequestClassifier::new(config.classifier()),
            core_number: 0,
            modes: [false, true],
            requester: None,
            is_refused: false,
            own_has_joined: vec![false; config.l1().entries()],
            counts: false,
            bypassed_for: None,
            config: config.clone(),
        }
    }

    /// The beginning of a cycle: whose tags they are, the modes, and who asks for what is looked up.
    pub fn begin(
        &mut self,
        core_number: u64,
        modes: [bool; 2],
        requester: Option<Requester>,
        is_refused: bool,
    ) {
        (self.core_number, self.modes) = (core_number, modes);
        (self.requester, self.is_refused) = (requester, is_refused);
        self.bypassed_for = None;
    }

    /// The resource that a remote load lacked, for which it bypassed the cache (R10).
    pub fn bypassed_for(&self) -> Option<Missing> {
        self.bypassed_for
    }

    /// The readable lines homed elsewhere, each with its set, place and line.
    pub fn leftovers(&self) -> Vec<(usize, usize, u64)> {
        self.lines.readable().filter(|&(_, _, line)| self.is_elsewhere(line)).collect()
    }

    /// Makes them invalid (R19).
    pub fn drop_leftovers(&mut self) {
        for (set, place, _) in self.leftovers() {
            self.lines.release(set, place);
        }
    }

    /// The line has a place, and its fill is in flight.
    pub fn is_pending(&self, line: u64) -> bool {
        self.lines.is_pending(line)
    }

    /// A line is homed elsewhere.
    pub fn is_elsewhere(&self, line: u64) -> bool {
        self.homes.home_of(line) != self.core_number
    }

    /// A lookup as in `l1`, but for the way that is evicted (R18).
    fn access(&mut self, request: &CoreRequest, means: &Means<'_>) -> Found {
        let is_shared = self.modes[self.config.l1().set_of(request.line) % 2];
        let is_first = self.config.leftover_first() && is_shared;
        let (homes, core_number) = (&self.homes, self.core_number);
        let goes_first = |line: u64| is_first && homes.home_of(line) != core_number;
        self.lines.look_up_preferring(request.into(), means, goes_first)
    }

    /// The local effect of a request that leaves (R7, R8).
    fn leave(&mut self, class: &Class, request: &CoreRequest, means: &Means<'_>) -> Found {
        let goes_home = class.way == way::HOME;
        let means = Means { has_room: goes_home || means.has_room, ..*means };
        let mut past = |bypass_l1: bool| {
            let sought = Sought { bypass_l1, ..Sought::from(request) };
            self.lines.look_up_preferring(sought, &means, |_| false)
        };
        let mut found = match (request.kind, class.local_copy) {
            (LOAD, _) => past(true),
            (_, local::NONE) if means.has_room => Found::new(Case::DirectWrite, Act::Send),
            (_, local::NONE) => Found::refused(Missing { room: true, ..Missing::default() }),
            _ => past(!class.is_plain_store),
        };
        match found.act {
            Act::Send if goes_home => found.act = Act::Nothing,
            Act::SendAndWrite { set, place } if goes_home => found.act = Act::Write { set, place },
            _ => {}
        }
        found
    }

    /// A request of another core (R10).
    fn serve(&mut self, request: &CoreRequest, means: &Means<'_>) -> Found {
        let mut found = self.access(request, means);
        if let (LOAD, Case::Refused(missing)) = (request.kind, found.case) {
            self.bypassed_for = Some(missing);
            (found.case, found.act) = (Case::DirectLoad, Act::Send);
        }
        found
    }

    /// Whether the reply to what was looked up counts (R16).
    fn counted(&mut self, is_own: bool, kind: u64, found: &Found) -> bool {
        match found.act {
            Act::Fetch { entry, .. } => self.own_has_joined[entry] = false,
            Act::Join { entry } if self.own_has_joined[entry] => return false,
            _ => {}
        }
        if let Act::Fetch { entry, .. } | Act::Join { entry } = found.act {
            self.own_has_joined[entry] = is_own;
        }
        is_own
            && match found.case {
                Case::LoadHit | Case::Refused(_) => false,
                Case::DirectWrite => kind == STORE,
                _ => true,
            }
    }
}

impl Tags for HomeTags {
    fn look_up(&mut self, request: &CoreRequest, means: &Means<'_>) -> Found {
        let requester = self.requester;
        let found = match &requester {
            Some(Requester::Local(_)) if self.is_refused => Found::refused(Missing::default()),
            Some(Requester::Local(class)) if class.leaves() => self.leave(class, request, means),
            Some(Requester::Remote) => self.serve(request, means),
            _ => self.access(request, means),
        };
        let is_own = matches!(requester, Some(Requester::Local(_)));
        self.counts = self.counted(is_own, request.kind, &found);
        found
    }

    fn identifier(&self, request: &CoreRequest, _found: &Found) -> u64 {
        let counts = if self.counts { requests::counts_bit(&self.config) } else { 0 };
        request.id | counts
    }

    /// A request that R5 or R6 refuses waits for other nodes, whose requests would wait for it
    /// (R25).
    fn may_wait(&self) -> bool {
        !self.is_refused
    }

    fn finish(&mut self, set: usize, place: usize) -> bool {
        let line = self.lines.line_at(set, place);
        let freed = self.lines.finish(set, place);
        let is_flushed = self.config.leftover() == Leftover::Flush && self.modes[set % 2];
        if is_flushed && line.is_some_and(|line| self.is_elsewhere(line)) {
            self.lines.release(set, place); // R19
        }
        freed
    }

    fn release(&mut self, set: usize, place: usize) {
        self.lines.release(set, place);
    }

    fn is_stale(&self, set: usize, place: usize) -> bool {
        self.lines.is_stale(set, place)
    }

    fn clear(&mut self, set: usize) {
        self.lines.clear(set);
    }
}
