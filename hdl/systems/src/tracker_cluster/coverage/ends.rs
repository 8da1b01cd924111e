//! Each request has one end: L2's answer, or another core's; and each forward has one, an answer or a nack.

use std::collections::HashMap;

use sharing_tracker::streams::{Forward, Reply, kind};
use testbenches::contract::Violation;

use super::super::ports::{BankForward, BankMessage};
use super::super::{Config, In, Out};

/// Where a request is that is not answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    /// In this bank of its tracker, or in L2.
    Inside(usize),
    /// Forwarded by this bank.
    Outside(usize),
}

/// A request that a bank has taken.
#[derive(Clone, Copy, Debug)]
struct Asked {
    kind: u64,
    /// As its bank knows it.
    line: u64,
    place: Place,
}

/// Requests and forwards that have not ended.
pub(super) struct Ends {
    config: Config,
    /// By core, and its identifier.
    asked: HashMap<(usize, u64), Asked>,
    /// The forwards that each node has taken, each with the sector that is to come.
    held: Vec<Vec<(Forward, u64)>>,
}

impl Ends {
    /// Nothing is anywhere.
    pub fn new(config: &Config) -> Ends {
        Ends {
            config: config.clone(),
            asked: HashMap::new(),
            held: vec![Vec::new(); config.cores()],
        }
    }

    /// Nothing is in a bank, or forwarded.
    pub fn is_empty(&self) -> bool {
        self.asked.is_empty() && self.held.iter().all(Vec::is_empty)
    }

    /// One cycle.
    ///
    /// # Errors
    /// The rule that this cycle breaks.
    pub fn observe<const MOST: usize>(
        &mut self,
        input: &In<MOST>,
        out: &Out<MOST>,
    ) -> Result<(), Violation> {
        let is_inside = |asked: &Asked| matches!(asked.place, Place::Inside(_));
        if out.idle && self.asked.values().any(is_inside) {
            return Err(Violation::new("R10", "no request may be in a bank while idle is true"));
        }
        for b in 0..self.config.banks() {
            if out.l2_reply[b].valid && input.l2_reply[b].ready {
                self.l2_reply(b, &out.l2_reply[b])?;
            }
        }
        for lane in 0..self.config.bank_lanes() {
            if out.bank_forward[lane].valid && input.bank_forward[lane].ready {
                self.forward(lane, &out.bank_forward[lane])?;
            }
            if input.bank_message[lane].valid && out.bank_message[lane].ready {
                self.message(lane, &input.bank_message[lane])?;
            }
            if input.bank_nack[lane].valid && out.bank_nack[lane].ready {
                self.come_back(lane, &input.bank_nack[lane])?;
            }
        }
        for i in 0..self.config.cores() {
            if out.answer[i].valid && input.answer[i].ready {
                self.answer(i, &out.answer[i])?;
            }
            if out.nack[i].valid && input.nack[i].ready {
                self.give_back(i, &out.nack[i])?;
            }
            if input.forward[i].valid && out.forward[i].ready {
                self.held[i].push((input.forward[i], 0));
            }
        }
        Ok(())
    }

    /// The core of a tracker's number.
    fn core(&self, tracker: usize, within: u64) -> usize {
        tracker * self.config.cores_each() + within as usize
    }

    fn message(&mut self, lane: usize, message: &BankMessage) -> Result<(), Violation> {
        let BankMessage { core, kind, line, id, .. } = *message;
        if kind == kind::REMOVE as u64 {
            return Ok(());
        }
        let core = self.core(lane / self.config.banks(), core);
        let place = Place::Inside(lane);
        match self.asked.insert((core, id), Asked { kind, line, place }) {
            None => Ok(()),
            Some(before) => {
                let rule = format!("core {core} asks with the identifier of {before:x?}");
                Err(Violation::new("message", rule))
            }
        }
    }

    /// R3, R4: a load of a miss goes to another core of the tracker.
    fn forward(&mut self, lane: usize, forward: &BankForward) -> Result<(), Violation> {
        let BankForward { core, line, requester, id, .. } = *forward;
        let asks = self.core(lane / self.config.banks(), requester);
        let cores = self.config.cores_each() as u64;
        let is_other = core < cores && requester < cores && core != requester;
        let allocates = id & self.config.bank().port().direct_bit() == 0;
        let load = kind::LOAD as u64;
        match self.asked.get_mut(&(asks, id)) {
            Some(asked)
                if (asked.kind, asked.line, asked.place) == (load, line, Place::Inside(lane))
                    && is_other
                    && allocates =>
            {
                asked.place = Place::Outside(lane);
                Ok(())
            }
            asked => {
                let rule = format!("{forward:x?} of lane {lane} answers {asked:x?}");
                Err(Violation::new("R4", rule))
            }
        }
    }

    fn come_back(&mut self, lane: usize, nack: &Forward) -> Result<(), Violation> {
        let Forward { line, requester, id, .. } = *nack;
        let core = self.core(lane / self.config.banks(), requester);
        match self.asked.get_mut(&(core, id)) {
            Some(asked) if (asked.line, asked.place) == (line, Place::Outside(lane)) => {
                asked.place = Place::Inside(lane);
                Ok(())
            }
            _ => Err(Violation::new("bank_nack", format!("{nack:x?} was not forwarded"))),
        }
    }

    fn answer(&mut self, i: usize, beat: &Reply) -> Result<(), Violation> {
        let sectors = self.config.node().l1().sectors() as u64;
        let is_its = |(forward, _): &(Forward, u64)| {
            (forward.requester, forward.id) == (beat.source, beat.id)
        };
        let held = self.held[i].iter().position(is_its);
        let next = held.map(|place| self.held[i][place].1);
        let last = beat.sector + 1 == sectors;
        let (Some(place), true) = (held, next == Some(beat.sector) && beat.last == last) else {
            let rule = format!("core {i}: {beat:x?} must be sector {next:?} of a forward");
            return Err(Violation::new("answer", rule));
        };
        self.held[i][place].1 += 1;
        if last {
            self.held[i].remove(place);
            let core = self.core(i / self.config.cores_each(), beat.source);
            self.end(core, beat.id, |asked| matches!(asked.place, Place::Outside(_)))?;
        }
        Ok(())
    }

    fn give_back(&mut self, i: usize, nack: &Forward) -> Result<(), Violation> {
        match self.held[i].iter().position(|held| *held == (*nack, 0)) {
            Some(place) => {
                self.held[i].remove(place);
                Ok(())
            }
            None => Err(Violation::new("nack", format!("core {i} was not given {nack:x?}"))),
        }
    }

    /// R6: L2 answers a core of a tracker.
    fn l2_reply(&mut self, b: usize, beat: &Reply) -> Result<(), Violation> {
        let bits = self.config.core_bits();
        let (tracker, within) = ((beat.source >> bits) as usize, beat.source & ((1 << bits) - 1));
        let is_there = tracker < self.config.trackers() && within < self.config.cores_each() as u64;
        let core = self.core(tracker, within);
        let inside = Place::Inside(tracker * self.config.banks() + b);
        let is_its = |asked: &Asked| (asked.kind, asked.place) == (beat.kind, inside);
        if !is_there || !self.asked.get(&(core, beat.id)).is_some_and(is_its) {
            let rule = format!("{beat:x?} of bank {b} of L2 answers nothing");
            return Err(Violation::new("R6", rule));
        }
        if beat.last { self.end(core, beat.id, is_its) } else { Ok(()) }
    }

    fn end(
        &mut self,
        core: usize,
        id: u64,
        is_its: impl Fn(&Asked) -> bool,
    ) -> Result<(), Violation> {
        match self.asked.remove(&(core, id)) {
            Some(asked) if is_its(&asked) => Ok(()),
            asked => {
                let rule = format!("core {core}, identifier {id:#x}: {asked:x?} is answered");
                Err(Violation::new("answer", rule))
            }
        }
    }
}
