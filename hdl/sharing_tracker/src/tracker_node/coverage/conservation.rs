//! Matching of outputs and inputs, as the ports alone show them.

use std::collections::{HashMap, VecDeque};

use testbenches::contract::Violation;

use super::super::{Config, In, Out};
use crate::streams::{Forward, Message, kind};
use base::environment::{LOAD, Memory};
use base::model::Data;
use base::streams::{CoreRequest, status};

/// The status of a miss, and that of a refusal.
const MISS: u64 = status::MISS as u64;
const REFUSED: u64 = status::RESERVATION_FAIL as u64;

/// A found line whose beats are to come.
#[derive(Clone, Debug)]
struct Found {
    /// The forward that it may answer: one, or if it waited any of those that did, until the beats say which.
    candidates: Vec<Candidate>,
    has_waited: bool,
    sector: u64,
}

/// A forward and the line that it may be answered with.
#[derive(Clone, Debug)]
struct Candidate {
    forward: Forward,
    /// The legal contents of each sector: what the core's writes before the lookup left, or one of those
    /// after it.
    bytes: Vec<Vec<Data>>,
}

/// Each forward ends once: by a line, or given back.
#[derive(Clone, Debug)]
pub(super) struct Ends {
    sectors: u64,
    /// Those that entered one and two cycles ago.
    entered: [Option<Forward>; 2],
    found: VecDeque<Found>,
    given_back: Option<Forward>,
    /// Those that wait for lines in flight or have been served, and not answered yet, and how many may.
    waiting: Vec<Forward>,
    most_waiting: usize,
    memory: Memory,
    /// Requests without a status, by identifier.
    asked: HashMap<u64, CoreRequest>,
    /// R8: a forward entered while the core's request waited, and nothing of the core's has since.
    core_waits: bool,
    /// One more has entered, unless a refused line has in between, as the next cycle shows.
    is_suspect: bool,
}

impl Ends {
    pub fn new(config: &Config) -> Ends {
        Ends {
            sectors: config.l1().sectors() as u64,
            entered: [None; 2],
            found: VecDeque::new(),
            given_back: None,
            waiting: Vec::new(),
            most_waiting: config
                .wait_cycles()
                .map_or(0, |_| Config::PLACES * config.l1().entries() + 2),
            memory: Memory::new(config.l1().sector_bytes()),
            asked: HashMap::new(),
            core_waits: false,
            is_suspect: false,
        }
    }

    pub fn observe(&mut self, input: &In, out: &Out) -> Result<(), Violation> {
        self.lookups(out)?;
        self.answers(input, out)?;
        self.writes(input, out);
        self.turns(input, out)
    }

    fn candidate(&self, forward: Forward) -> Candidate {
        let bytes =
            (0..self.sectors).map(|sector| vec![self.memory.read(forward.line, sector)]).collect();
        Candidate { forward, bytes }
    }

    /// R10, R20: two cycles after it entered a forward has been found or not, or waits from then on (R23, R29).
    fn lookups(&mut self, out: &Out) -> Result<(), Violation> {
        let told = (out.tracker.answered, out.tracker.nacked);
        let [last, before] = self.entered;
        self.entered = [None, last];
        match (before, told) {
            (None, (false, false)) => {}
            (Some(forward), (true, false)) => {
                let candidates = vec![self.candidate(forward)];
                self.found.push_back(Found { candidates, has_waited: false, sector: 0 });
            }
            (Some(forward), (false, true)) => self.given_back = Some(forward),
            (Some(forward), (false, false)) if self.waiting.len() < self.most_waiting => {
                self.waiting.push(forward);
            }
            (None, (true, false)) if !self.waiting.is_empty() => {
                let candidates = self.waiting.iter().map(|&one| self.candidate(one)).collect();
                self.found.push_back(Found { candidates, has_waited: true, sector: 0 });
            }
            (None, (false, true)) if self.waiting.contains(&out.nack) => {
                self.waiting.remove(self.place(&out.nack));
                self.given_back = Some(out.nack);
            }
            (before, _) => {
                return Err(Violation::new(
                    "R10",
                    format!(
                        "{before:x?} must be found or not, and nothing else; reported {told:?}"
                    ),
                ));
            }
        }
        Ok(())
    }

    fn place(&self, forward: &Forward) -> usize {
        self.waiting.iter().position(|one| one == forward).unwrap_or_default()
    }

    fn answers(&mut self, input: &In, out: &Out) -> Result<(), Violation> {
        if out.nack.valid && self.given_back != Some(out.nack) {
            return Err(Violation::new("R11", "only a forward that was not found is given back"));
        }
        if !out.nack.valid && self.given_back.is_some() {
            return Err(Violation::new("R11", "a forward that was not found must be given back"));
        }
        if input.nack.ready {
            self.given_back = None;
        }
        if !out.answer.valid || !input.answer.ready {
            return Ok(());
        }
        let (beat, sectors) = (out.answer, self.sectors);
        let Some(found) = self.found.front_mut() else {
            return Err(Violation::new("R14", format!("{beat:x?} answers nothing")));
        };
        let sector = found.sector;
        let last = sector + 1 == sectors;
        let is_its = |candidate: &Candidate| {
            let Forward { requester, id, .. } = candidate.forward;
            (beat.source, beat.id, beat.kind, beat.sector, beat.last)
                == (requester, id, kind::LOAD as u64, sector, last)
        };
        let of = found.candidates.iter().map(|candidate| candidate.forward).collect::<Vec<_>>();
        found.candidates.retain(is_its);
        if found.candidates.is_empty() {
            return Err(Violation::new(
                "R14",
                format!("{beat:x?} must be sector {sector} of {of:x?}"),
            ));
        }
        found.candidates.retain(|candidate| candidate.bytes[sector as usize].contains(&beat.data));
        let Some(forward) = found.candidates.first().map(|candidate| candidate.forward) else {
            return Err(Violation::new(
                "R13",
                format!("{beat:x?} of {of:x?} is not what the line held"),
            ));
        };
        found.sector += 1;
        if last {
            if found.has_waited {
                self.waiting.remove(self.place(&forward));
            }
            self.found.pop_front();
        }
        Ok(())
    }

    /// Notes the core's writes, from the cycle after their status on.
    fn writes(&mut self, input: &In, out: &Out) {
        if input.core_request.valid && out.core_request.ready {
            self.asked.insert(input.core_request.id, input.core_request);
        }
        let status = out.core_status;
        if !status.valid {
            return;
        }
        let Some(request) = self.asked.remove(&status.id) else { return };
        if status.word == REFUSED || request.kind == LOAD {
            return;
        }
        self.memory.write(&request);
        let sector = request.sector();
        let now = self.memory.read(request.line, sector);
        let candidates = self.found.iter_mut().flat_map(|found| &mut found.candidates);
        for candidate in candidates.filter(|one| one.forward.line == request.line) {
            candidate.bytes[sector as usize].push(now);
        }
    }

    /// R8: not two forwards running while a request of the core waits.
    fn turns(&mut self, input: &In, out: &Out) -> Result<(), Violation> {
        if std::mem::take(&mut self.is_suspect) && !out.tracker.retried {
            return Err(Violation::new("R8", "two forwards must not enter while the core waits"));
        }
        // A refused line entered in the cycle before, which shows now.
        let enters = input.forward.valid && out.forward.ready;
        let is_offered = input.core_request.valid && !input.flush;
        self.core_waits &= is_offered && !out.tracker.retried;
        if enters {
            self.is_suspect = self.core_waits && is_offered;
            self.core_waits = is_offered;
            self.entered[0] = Some(input.forward);
        } else if is_offered && out.core_request.ready || input.ticket.valid && out.ticket.ready {
            self.core_waits = false;
        }
        Ok(())
    }
}

/// The messages are what the L1 sends, each miss behind its victim (R16, R17).
#[derive(Clone, Debug)]
pub(super) struct Sent {
    direct_bit: u64,
    all_sectors: u64,
    asked: HashMap<u64, CoreRequest>,
    /// The request with a status in the previous cycle that goes to a bank; its victim is reported
    /// now.
    told: Option<(CoreRequest, u64)>,
    /// Expected departures: a victim or none, and the request.
    waiting: VecDeque<(Option<u64>, CoreRequest, u64)>,
}

impl Sent {
    pub fn new(config: &Config) -> Sent {
        Sent {
            direct_bit: config.port().direct_bit(),
            all_sectors: config.port().all_sectors(),
            asked: HashMap::new(),
            told: None,
            waiting: VecDeque::new(),
        }
    }

    pub fn observe(&mut self, input: &In, out: &Out) -> Result<(), Violation> {
        if let Some((request, word)) = self.told.take() {
            let is_miss = request.kind == LOAD && word == MISS;
            let victim = (is_miss && out.event.evict).then_some(out.evict.line);
            self.waiting.push_back((victim, request, word));
        }
        if out.message.valid && input.message.ready {
            self.message(out.message)?;
        }
        if out.line.valid {
            let (line, sectors, id) = (out.line.address, out.line.sectors, out.line.id);
            let bypass_l1 = out.line.bypass;
            let line =
                CoreRequest { valid: true, line, sectors, bypass_l1, id, ..CoreRequest::default() };
            self.asked.insert(id, line);
        }
        let status = out.core_status;
        if status.valid {
            let Some(&request) = self.asked.get(&status.id) else {
                return Err(Violation::new("R6", format!("{status:x?} is of no request")));
            };
            let leaves = match request.kind {
                LOAD => matches!(status.word, 2 | 3),
                _ => status.word != REFUSED,
            };
            self.told = leaves.then_some((request, status.word));
        }
        if input.core_request.valid && out.core_request.ready {
            self.asked.insert(input.core_request.id, input.core_request);
        }
        Ok(())
    }

    fn message(&mut self, message: Message) -> Result<(), Violation> {
        let broken = |rule: &str| Err(Violation::new("R16", format!("{rule}; {message:x?}")));
        let Some((victim, request, word)) = self.waiting.front_mut() else {
            return broken("a message must be of a request");
        };
        if let Some(line) = victim.take() {
            let kind = kind::REMOVE as u64;
            let expected = Message { valid: true, kind, line, ..Message::default() };
            return match message == expected {
                true => Ok(()),
                false => broken("a victim must go before its miss"),
            };
        }
        let is_miss = request.kind == LOAD && *word == MISS;
        let sectors = if is_miss { self.all_sectors } else { request.sectors };
        let has_id = match is_miss {
            true => message.id & self.direct_bit == 0,
            false => message.id == self.direct_bit | request.id,
        };
        let is_its =
            (message.kind, message.line, message.sectors) == (request.kind, request.line, sectors);
        self.waiting.pop_front();
        match is_its && has_id {
            true => Ok(()),
            false => broken("messages must be the requests in their order"),
        }
    }
}
