//! The requests of other cores: each is answered once, by a packet that is well formed.

use std::collections::HashMap;

use testbenches::contract::Violation;

use super::broken;
use super::local::{is_sent_as, to_l2};
use super::writes::{Must, Writes};
use crate::chunker::Packet;
use crate::streams::HomeStatus;
use base::Geometry;
use base::environment::{CoreRequest, LOAD, STORE};

#[derive(Clone, Debug)]
struct Waiting {
    request: CoreRequest,
    /// How many came before it.
    number: u64,
    has_left: bool,
    /// `home_status` has said what became of it.
    has_status: bool,
    must: Must,
    write: Option<u64>,
}

/// All of them, by core and identifier.
#[derive(Clone, Debug)]
pub(super) struct Remote {
    /// A packet of a load has these sectors, too.
    whole: u64,
    /// Requests that came in.
    came: u64,
    waiting: HashMap<(u64, u64), Waiting>,
    /// The packet that leaves, and its sectors that are still to come.
    packet: Option<(Packet, u64)>,
}

impl Remote {
    /// `whole` has the sectors that are sent whatever was asked for.
    pub fn new(whole: u64) -> Remote {
        Remote { whole, came: 0, waiting: HashMap::new(), packet: None }
    }

    pub fn outstanding(&self) -> usize {
        self.waiting.len()
    }

    /// A request comes in.
    pub fn accept(
        &mut self,
        core: u64,
        request: &CoreRequest,
        writes: &mut Writes,
    ) -> Result<(), Violation> {
        let (must, write) = match request.kind {
            LOAD => (writes.load(core, request.line, request.sectors | self.whole), None),
            _ => (Must::default(), Some(writes.write(core, request, false))),
        };
        let (request, number) = (*request, self.came);
        self.came += 1;
        let (has_left, has_status) = (false, false);
        let waiting = Waiting { request, number, has_left, has_status, must, write };
        match self.waiting.insert((core, request.id), waiting) {
            None => Ok(()),
            Some(_) => broken(
                "remote_in",
                format!(
                    "a core's identifiers in flight must be distinct; {:#x} of core {core} came twice",
                    request.id
                ),
            ),
        }
    }

    /// A request's word is given (R24).
    pub fn status(&mut self, status: HomeStatus) -> Result<(), Violation> {
        let waiting = self.waiting.get_mut(&(status.core, status.id));
        let Some(waiting) = waiting.filter(|waiting| !waiting.has_status) else {
            return broken("R24", format!("each remote request has one word; {status:x?} came"));
        };
        let legal: &[u64] = match waiting.request.kind {
            LOAD if waiting.request.bypass_l1 => &[3],
            LOAD => &[0, 1, 2, 3],
            STORE => &[0, 2],
            _ => &[3],
        };
        if !legal.contains(&status.word) {
            let request = waiting.request;
            return broken("R24", format!("word {} must not answer {request:x?}", status.word));
        }
        waiting.has_status = true;
        Ok(())
    }

    /// A direct request leaves for L2 (R10).
    pub fn leaves_for_l2(&mut self, sent: &CoreRequest, l1: &Geometry) -> Result<(), Violation> {
        let whole = self.whole;
        let is_it = |waiting: &&mut Waiting| {
            let asked = to_l2(&waiting.request, l1);
            let sectors = asked.sectors | if asked.kind == LOAD { whole } else { 0 };
            !waiting.has_left && is_sent_as(sent, &CoreRequest { sectors, ..asked })
        };
        // Loads may be alike; they leave in the order in which they came.
        let waiting = self.waiting.values_mut().filter(is_it);
        match waiting.min_by_key(|waiting| waiting.number) {
            Some(waiting) => {
                waiting.has_left = true;
                Ok(())
            }
            None => broken("l2_out", format!("nothing must leave unasked; {sent:x?} left")),
        }
    }

    /// Somebody waits for a line that L2 is asked for.
    pub fn wants(&self, line: u64) -> bool {
        let requests = self.waiting.values().map(|waiting| waiting.request);
        requests.into_iter().any(|request| request.line == line && request.kind == LOAD)
    }

    /// Checks a beat to another core: a header first, then sectors in rising order, `last` with the last.
    pub fn leaves(&mut self, beat: Packet, writes: &mut Writes) -> Result<(), Violation> {
        let wrong = |rule: String| broken("remote_out", rule);
        let key = (beat.core, beat.id);
        let Some(waiting) = self.waiting.get(&key) else {
            return wrong(format!("nothing may come twice or be invented; {beat:x?} came"));
        };
        let Waiting { request, has_status, must, write, .. } = waiting;
        if !has_status {
            return broken("R24", format!("{request:x?} must have its word before its packet"));
        }
        let all = match request.kind {
            STORE => 0,
            _ => request.sectors | self.whole,
        };
        let left = match self.packet {
            None if !beat.header || beat.sectors != all || beat.data != [0; 16] => {
                return wrong(format!("a header of sectors {all:#x} must come; {beat:x?} came"));
            }
            None => all,
            Some((header, left)) => {
                let is_same = (header.core, header.id, header.sectors) == (key.0, key.1, all)
                    && beat.sectors == all;
                if beat.header || !is_same {
                    return wrong(format!("{beat:x?} must not come in the packet of {header:x?}"));
                }
                let sector = u64::from(left.trailing_zeros());
                let is_legal = match write {
                    None => writes.may_return(request.line, sector, &beat.data, must),
                    // Beside an atomic's sector anything may be.
                    Some(_) if request.sectors >> sector & 1 == 0 => true,
                    Some(number) => writes.old(request, *number) == Some(beat.data),
                };
                if !is_legal {
                    let rule = format!("{request:x?} must not return {beat:x?}, sector {sector}");
                    return broken("R21", rule);
                }
                left & (left - 1)
            }
        };
        if beat.last != (left == 0) {
            return wrong(format!("last must come with the last beat; {beat:x?}"));
        }
        self.packet = (!beat.last).then_some((beat, left));
        if beat.last
            && let Some(Waiting { request, write, .. }) = self.waiting.remove(&key)
        {
            match write {
                None => writes.loaded(request.line, request.sectors | self.whole),
                Some(number) if writes.old(&request, number).is_none() => {
                    return wrong(format!("{beat:x?} must not come before L2 has the write"));
                }
                Some(number) => writes.acknowledge(&request, number),
            }
        }
        Ok(())
    }
}
