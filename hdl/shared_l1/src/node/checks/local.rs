//! The core's requests: each is accepted or refused, leaves as it was asked, and is answered once.

use std::collections::{HashMap, VecDeque};

use testbenches::contract::Violation;

use super::writes::{Must, Writes};
use super::{Route, broken};
use crate::request_classifier::way;
use base::Geometry;
use base::environment::{ATOMIC, CoreRequest, LOAD, STORE};
use base::streams::CoreReply;

/// A request that is not answered.
#[derive(Clone, Debug)]
struct Waiting {
    request: CoreRequest,
    route: Route,
    /// The request has been sent to its home, or to L2.
    has_left: bool,
    /// Sectors that are still to come.
    sectors: u64,
    /// The data that a load must see; `None` where no more is promised.
    must: Option<Must>,
    /// A write's number.
    write: Option<u64>,
}

/// All of them, by identifier.
#[derive(Clone, Debug, Default)]
pub(super) struct Local {
    waiting: HashMap<u64, Waiting>,
    /// Identifiers of requests that must leave for homes, in their order.
    to_homes: VecDeque<u64>,
    /// Replies that have begun and not ended: from the L1, and from a packet.
    begun: [Option<u64>; 2],
}

impl Local {
    pub fn outstanding(&self) -> usize {
        self.waiting.len()
    }

    /// A request has left for a home, or is about to, and is not answered.
    pub fn has_homeward(&self) -> bool {
        self.waiting.values().any(|waiting| waiting.route.way == way::HOME)
    }

    /// A request that is not answered, and its way.
    pub fn asked(&self, id: u64) -> Option<(CoreRequest, Route)> {
        self.waiting.get(&id).map(|waiting| (waiting.request, waiting.route))
    }

    /// A request was not refused.
    pub fn accept(
        &mut self,
        core: u64,
        request: &CoreRequest,
        route: Route,
        is_checked: bool,
        writes: &mut Writes,
    ) -> Result<(), Violation> {
        let is_load = request.kind == LOAD;
        let must =
            (is_load && is_checked).then(|| writes.load(core, request.line, request.sectors));
        let write = (!is_load && is_checked).then(|| writes.write(core, request, !route.is_own));
        let waiting = Waiting {
            request: *request,
            route,
            has_left: false,
            sectors: request.sectors,
            must,
            write,
        };
        if route.way == way::HOME {
            self.to_homes.push_back(request.id);
        }
        match self.waiting.insert(request.id, waiting) {
            None => Ok(()),
            Some(_) => broken(
                "core_request",
                format!("identifiers in flight must be distinct; {:#x} came twice", request.id),
            ),
        }
    }

    /// A request leaves for a home (R7).
    pub fn leaves_for_home(&mut self, sent: &CoreRequest, home: u64) -> Result<(), Violation> {
        let next = self.to_homes.pop_front();
        match next.and_then(|id| self.waiting.get_mut(&id)) {
            Some(waiting)
                if is_sent_as(sent, &waiting.request)
                    && sent.bypass_l1 == (sent.kind == LOAD && waiting.request.bypass_l1)
                    && home == waiting.route.home =>
            {
                waiting.has_left = true;
                Ok(())
            }
            other => broken(
                "remote_request_out",
                format!("requests must leave as they came, in order; {sent:x?} left, {other:x?}"),
            ),
        }
    }

    /// A direct request leaves for L2, with what its identifier says above the core's (R11).
    pub fn leaves_for_l2(
        &mut self,
        sent: &CoreRequest,
        says: u64,
        l1: &Geometry,
    ) -> Result<(), Violation> {
        let Some(waiting) = self.waiting.get_mut(&sent.id) else {
            return broken("l2_out", format!("nothing must leave unasked; {sent:x?} left"));
        };
        let route = waiting.route;
        let is_sent = is_sent_as(sent, &to_l2(&waiting.request, l1));
        if !is_sent || route.way == way::HOME || waiting.has_left {
            return broken("l2_out", format!("{sent:x?} must not leave for {waiting:x?}"));
        }
        let counts = u64::from(sent.kind != ATOMIC) | u64::from(route.is_shared) << 1;
        if says != counts {
            return broken("R11", format!("the identifier of {sent:x?} must say {counts:#b}"));
        }
        waiting.has_left = true;
        Ok(())
    }

    /// Somebody waits for a line that L2 is asked for.
    pub fn wants(&self, line: u64) -> bool {
        self.waiting.values().any(|waiting| {
            let Waiting { request, route, .. } = waiting;
            request.line == line && request.kind == LOAD && route.way == way::LOCAL
        })
    }

    /// A header comes for a request that has left for a home.
    pub fn is_at_home(&self, id: u64) -> bool {
        let waiting = self.waiting.get(&id);
        waiting.is_some_and(|waiting| waiting.has_left && waiting.route.way == way::HOME)
    }

    /// A beat of a reply leaves.
    pub fn reply(&mut self, reply: &CoreReply, writes: &mut Writes) -> Result<(), Violation> {
        let CoreReply { id, sector, data, last, .. } = *reply;
        let wrong = |rule: String| broken("core_reply", rule);
        let Some(waiting) = self.waiting.get_mut(&id) else {
            return wrong(format!("nothing may come twice or be invented; id {id:#x} came"));
        };
        let Waiting { request, route, .. } = waiting;
        if route.way != way::LOCAL && !waiting.has_left {
            return wrong(format!("id {id:#x} must be answered after it left"));
        }
        let begun = &mut self.begun[usize::from(route.way == way::HOME)];
        if begun.is_some_and(|begun| begun != id) {
            return broken("R12", format!("a reply must be whole; id {id:#x} came between"));
        }
        *begun = (!last).then_some(id);
        if request.kind == STORE {
            if (sector, data, last) != (0, [0; 16], true) {
                return wrong(format!("an acknowledgement must be one beat of zeros; id {id:#x}"));
            }
        } else {
            let wanted = u64::from(waiting.sectors.trailing_zeros());
            if wanted != sector {
                return wrong(format!("sector {wanted} of id {id:#x} must come; {sector} came"));
            }
            waiting.sectors &= waiting.sectors - 1;
            if last != (waiting.sectors == 0) {
                return wrong(format!("last must come with the last beat; id {id:#x}: {last}"));
            }
            let is_legal = match (&waiting.must, waiting.write) {
                (Some(must), _) => writes.may_return(request.line, sector, &data, must),
                (None, Some(number)) => writes.old(request, number) == Some(data),
                (None, None) => true,
            };
            if !is_legal {
                return broken("R21", format!("{request:x?} must not return {data:x?}"));
            }
        }
        if last && let Some(Waiting { request, must, write, .. }) = self.waiting.remove(&id) {
            if must.is_some() {
                writes.loaded(request.line, request.sectors);
            }
            if let Some(number) = write {
                if writes.old(&request, number).is_none() {
                    return wrong(format!("id {id:#x} must not be acknowledged before L2 has it"));
                }
                writes.acknowledge(&request, number);
            }
        }
        Ok(())
    }
}

/// The request that leaves for L2: a load's data stay behind where not every request has a place for them.
pub(super) fn to_l2(asked: &CoreRequest, l1: &Geometry) -> CoreRequest {
    match asked.kind == LOAD && l1.has_few_data_places() {
        true => CoreRequest { byte_enable: 0, data: [0; 16], ..*asked },
        false => *asked,
    }
}

/// A request leaves as the core gave it.
pub(super) fn is_sent_as(sent: &CoreRequest, asked: &CoreRequest) -> bool {
    let asked = CoreRequest { bypass_l1: sent.bypass_l1, id: sent.id, ..*asked };
    *sent == asked
}
