//! Cores that ask for what a pattern lists, in its order, with so many requests in flight each.

use base::environment::STORE;
use base::streams::CoreRequest;
use cluster::{Answered, Port, Program, Refusal};
use std::collections::VecDeque;
use testbenches::stimulus::Rng;

/// Requests of a core without an answer, at most.
pub const OUTSTANDING: u64 = 32;

/// Cycles from a refusal to the next try.
const RETRY: u64 = 2;

/// Cycles after which a request that is not answered counts as lost.
const PATIENCE: u64 = 1 << 20;

/// A request, but for its identifier.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Access {
    /// Kind of the request.
    pub kind: u64,
    /// Line address.
    pub line: u64,
    /// Sectors: of a store one.
    pub sectors: u64,
    /// The load goes past the L1.
    pub bypass_l1: bool,
}

impl Access {
    fn request(self, id: u64) -> CoreRequest {
        let Access { kind, line, sectors, bypass_l1 } = self;
        let byte_enable = if kind == STORE { u32::MAX.into() } else { 0 };
        let request = CoreRequest {
            valid: true,
            kind,
            line,
            sectors,
            byte_enable,
            id,
            ..CoreRequest::default()
        };
        CoreRequest { bypass_l1, ..request }
    }
}

#[derive(Clone, Debug)]
struct Core {
    left: VecDeque<Access>,
    free: Vec<u64>,
    /// Refused requests, with the cycle from which on they are offered.
    refused: VecDeque<(u64, CoreRequest)>,
    /// Requests of its list, and those that were answered.
    all: u64,
    answered: u64,
    /// The cycles in which half of them, and all of them, were answered.
    half: u64,
    end: u64,
}

/// The cores of a cluster, for one kernel.
#[derive(Clone, Debug)]
pub struct Lists {
    cores: Vec<Core>,
    has_begun: bool,
    /// Requests that were answered.
    pub answered: u64,
}

impl Lists {
    /// Cores with these requests, a list each.
    pub fn new(lists: Vec<Vec<Access>>) -> Lists {
        let core = |list: Vec<Access>| Core {
            all: list.len() as u64,
            left: list.into(),
            free: (0..OUTSTANDING).rev().collect(),
            refused: VecDeque::new(),
            answered: 0,
            half: 0,
            end: 0,
        };
        Lists { cores: lists.into_iter().map(core).collect(), has_begun: false, answered: 0 }
    }

    /// Cycles of the second half of a core's requests, on average over the cores.
    pub fn cycles(&self) -> u64 {
        let all: u64 = self.cores.iter().map(|core| core.end - core.half).sum();
        all / self.cores.len() as u64
    }
}

impl Program for Lists {
    type Record = ();

    fn begin(&mut self, _rng: &mut Rng) -> bool {
        !std::mem::replace(&mut self.has_begun, true)
    }

    fn offer(&mut self, core: usize, now: u64, is_free: bool, _port: &Port) -> Option<CoreRequest> {
        if !is_free {
            return None;
        }
        let Core { left, free, refused, .. } = &mut self.cores[core];
        if let Some((due, _)) = refused.front() {
            return (*due <= now)
                .then(|| refused.pop_front())
                .flatten()
                .map(|(_, request)| request);
        }
        let (next, id) = (left.front()?, free.last()?);
        let request = next.request(*id);
        left.pop_front();
        free.pop();
        Some(request)
    }

    fn takes_reply(&mut self, _core: usize) -> bool {
        true
    }

    fn refused(&mut self, core: usize, refusal: Refusal) {
        self.cores[core].refused.push_back((refusal.now + RETRY, refusal.request));
    }

    fn answered(&mut self, core: usize, now: u64, answer: &Answered) {
        self.answered += 1;
        let core = &mut self.cores[core];
        core.free.push(answer.id);
        core.answered += 1;
        core.end = now;
        if core.answered == core.all / 2 {
            core.half = now;
        }
    }

    fn has_asked(&self, core: usize) -> bool {
        let Core { left, refused, .. } = &self.cores[core];
        left.is_empty() && refused.is_empty()
    }

    fn record(&self, _core: usize, _id: u64) {}

    fn patience(&self) -> u64 {
        PATIENCE
    }
}
