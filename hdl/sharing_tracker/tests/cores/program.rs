//! Requests of a core, and their expected answers.

use std::collections::{HashMap, VecDeque};

use base::Geometry;
use base::streams::{CoreReply, CoreRequest, CoreStatus};
use llc::atomic_buffer::Word;
use sharing_tracker::coalescer::{Load, Sectors};
use sharing_tracker::program_order::{Counter, Owners, ProgramOrder};
use sharing_tracker::tracker_node::{Decided, WarpLine};
use testbenches::contract::Violation;
use testbenches::stimulus::Rng;

pub const LOAD: u64 = 0;
const STORE: u64 = 1;
const ATOMIC: u64 = 2;
const REFUSED: u64 = 4;

/// A core, which alone writes one word of four bytes of each sector.
pub struct Program {
    core: usize,
    owners: Owners,
    sectors: u64,
    order: ProgramOrder,
    free: VecDeque<u64>,
    offered: Option<CoreRequest>,
    /// A load of a warp, and an identifier for a line, that are offered.
    warp: Option<Load>,
    ticket: Option<u64>,
    /// Warps that are not decided, and lines of others that have not entered.
    undecided: u64,
    lines_to_come: u64,
    refused: VecDeque<CoreRequest>,
    /// Few lines and many writes, or many and few.
    calm: bool,
    /// Lines that are asked for, and when they change.
    lines: Vec<u64>,
    left: u64,
    /// The first cycle in which each request without a status was refused.
    refused_from: HashMap<u64, u64>,
    /// The longest that a store or atomic was refused, in cycles.
    pub longest_refused: u64,
    /// Additions to the word in which all cores count that were answered.
    pub counted: u64,
    /// The requests, if they are not random; none from warps then.
    pub script: Option<VecDeque<CoreRequest>>,
    /// Requests of a script that are in flight at once; if this limits them, they get identifiers when they are offered.
    pub most: usize,
    /// When requests were accepted that have no beat yet, and how long each took to its first.
    accepted_at: HashMap<u64, u64>,
    pub took: Vec<u64>,
    /// Lines of warps that entered.
    pub loaded: u64,
    /// Requests that were answered, and times that one was refused.
    pub answered: u64,
    pub refusals: u64,
}

impl Program {
    /// One of several cores.
    pub fn new(
        (core, cores): (usize, usize),
        geometry: &Geometry,
        banks: usize,
        calm: bool,
    ) -> Program {
        Program {
            core,
            owners: Owners::new(cores, geometry),
            sectors: geometry.sectors() as u64,
            order: ProgramOrder::new(core, cores, geometry, banks),
            free: (0..24).collect(),
            offered: None,
            warp: None,
            ticket: None,
            undecided: 0,
            lines_to_come: 0,
            refused: VecDeque::new(),
            calm,
            lines: vec![1],
            left: 0,
            refused_from: HashMap::new(),
            longest_refused: 0,
            counted: 0,
            script: None,
            most: usize::MAX,
            accepted_at: HashMap::new(),
            took: Vec::new(),
            loaded: 0,
            answered: 0,
            refusals: 0,
        }
    }

    /// Nothing is asked, and nothing is to be answered.
    pub fn is_done(&self) -> bool {
        let none = self.offered.is_none() && self.refused.is_empty();
        let no_warp = self.warp.is_none() && self.undecided + self.lines_to_come == 0;
        none && no_warp && self.order.is_idle()
    }

    fn word(&self, line: u64, sector: u64) -> Word {
        self.owners
            .words(self.core, line, sector)
            .next()
            .expect("a sector has a word for each core")
    }

    /// The offer of this cycle; no new request if the run ends.
    pub fn offer(&mut self, rng: &mut Rng, ends: bool) -> CoreRequest {
        if let Some(script) = &mut self.script {
            let may_offer = self.offered.is_none() && self.accepted_at.len() < self.most;
            if may_offer {
                let is_measured = self.most < usize::MAX;
                let named = |request: CoreRequest| match is_measured {
                    true => CoreRequest { id: self.free.pop_front().unwrap(), ..request },
                    false => request,
                };
                self.offered = self.refused.pop_front().or_else(|| script.pop_front().map(named));
            }
            return self.offered.unwrap_or_default();
        }
        if self.left == 0 {
            self.left = rng.between(50, 400);
            let number = *rng.pick(if self.calm { &[30, 60] } else { &[1, 3, 6] }).unwrap();
            let all = if self.calm { 80 } else { 9 };
            self.lines = (0..number).map(|_| 1 + rng.below(all)).collect();
        }
        self.left -= 1;
        if self.offered.is_none() && rng.chance(3, 4) {
            self.offered = match self.refused.pop_front() {
                Some(request) => Some(request),
                None if ends => None,
                None => self.free.pop_front().map(|id| self.request(rng, id)),
            };
        }
        self.offered.unwrap_or_default()
    }

    /// A load of a warp, of some of the lines, and a ticket; no new load if the run ends.
    pub fn offer_warp(&mut self, rng: &mut Rng, ends: bool) -> (Option<Load>, Option<u64>) {
        if self.script.is_some() {
            return (None, None);
        }
        if self.warp.is_none() && !ends && rng.chance(1, 40) {
            let mut load = Load {
                active: rng.bits(32) & rng.bits(32) & rng.bits(32),
                sectors: Sectors::default(),
            };
            for sector in load.sectors.iter_mut() {
                *sector = rng.pick(&self.lines).unwrap() * self.sectors + rng.below(self.sectors);
            }
            self.warp = Some(load);
        }
        if self.ticket.is_none() && rng.chance(3, 4) {
            self.ticket = self.free.pop_front();
        }
        (self.warp, self.ticket)
    }

    /// Notes the outcome of both, and of earlier offers.
    pub fn warps(
        &mut self,
        (warp, ticket): (bool, bool),
        decision: &Decided,
        line: &WarpLine,
    ) -> Result<(), Violation> {
        if warp {
            self.warp = None;
            self.undecided += 1;
        }
        if ticket {
            self.ticket = None;
        }
        if decision.valid {
            self.undecided -= 1;
            self.lines_to_come += decision.unique;
        }
        if line.valid {
            self.lines_to_come -= 1;
            self.loaded += 1;
            self.order.line(line)?;
        }
        Ok(())
    }

    fn request(&self, rng: &mut Rng, id: u64) -> CoreRequest {
        let line = *rng.pick(&self.lines).unwrap();
        let sector = rng.below(self.sectors);
        let (kind, operation) = match rng.below(if self.calm { 200 } else { 12 }) {
            0..=1 => (STORE, 0),
            2 => (ATOMIC, rng.below(9)),
            3 => (ATOMIC, 0),
            _ => (LOAD, 0),
        };
        let counts = kind == ATOMIC && operation == 0 && rng.chance(1, 2);
        let (counter, counted) = Owners::COUNTER;
        let (line, sector) = if counts { (counter, 0) } else { (line, sector) };
        let more =
            if kind == LOAD && rng.chance(1, 3) { rng.bits(self.sectors as usize) } else { 0 };
        let word = if counts { counted } else { self.word(line, sector) };
        let value = if counts { 1 } else { rng.bits(32) };
        CoreRequest {
            valid: true,
            kind,
            operation,
            line,
            sectors: 1 << sector | more,
            byte_enable: word.bytes(),
            data: word.with(value),
            bypass_l1: kind == LOAD && rng.chance(1, 4),
            id,
        }
    }

    /// The request that was offered was accepted.
    pub fn accept(&mut self, now: u64) -> Result<(), Violation> {
        let Some(request) = self.offered.take() else { return Ok(()) };
        if self.script.is_some() {
            self.accepted_at.insert(request.id, now);
        }
        self.order.accept(&request)
    }

    /// Notes the status of the request before; an addition to the word in which all cores count is asked of
    /// the counter.
    pub fn status(
        &mut self,
        now: u64,
        status: &CoreStatus,
        counter: &mut Counter,
    ) -> Result<(), Violation> {
        if !status.valid {
            return Ok(());
        }
        let request = self.order.status(status)?;
        if status.word == REFUSED {
            self.refusals += 1;
            self.refused_from.entry(request.id).or_insert(now);
            self.accepted_at.remove(&request.id);
            self.refused.push_back(request);
            return Ok(());
        }
        let from = self.refused_from.remove(&request.id).unwrap_or(now);
        if request.kind != LOAD {
            self.longest_refused = self.longest_refused.max(now - from);
        }
        if Owners::counts(&request) {
            counter.ask();
        }
        Ok(())
    }

    /// A beat of an answer.
    pub fn reply(
        &mut self,
        now: u64,
        reply: &CoreReply,
        counter: &mut Counter,
    ) -> Result<(), Violation> {
        self.took.extend(self.accepted_at.remove(&reply.id).map(|then| now - then));
        if let Some(found) = self.order.reply(reply)? {
            self.counted += 1;
            counter.answer(&found)?;
        }
        if reply.last {
            self.free.push_back(reply.id);
            self.answered += 1;
        }
        Ok(())
    }
}
