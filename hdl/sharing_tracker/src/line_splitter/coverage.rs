//! Coverage bins; and, beside the comparison, the checks that the parts are the requests' and that `last`
//! comes with the last.

use std::collections::HashMap;

use testbenches::contract::{StreamContract, Violation};
use testbenches::coverage::{Coverage, Unreachable};

use super::{Config, In, Out, Part, PartReply};
use crate::streams::{Reply, Request, kind};

testbenches::bins! {
    /// The cases of the block's rules.
    pub enum Covered {
        load_of_one: "a load of one sector passed",
        load_of_several: "a load of several sectors passed, but not of all",
        load_of_all: "a load of all of several sectors passed",
        store: "a store passed",
        atomic: "an atomic passed",
        parts_in_a_row: "all parts of a load of several sectors passed in a row",
        part_waits: "a part of a request of which others had passed was not taken at once",
        full: "every place was taken",
        waits_for_place: "a request waited for a place",
        place_taken_at_once: "a request took a place in the cycle after it had become free",
        answered_before_sent: "a part was answered before the last part of its request was taken",
        out_of_order: "a request's parts were answered in another order",
        alternating: "beats of two replies alternated",
        reply_waits: "a beat was not taken at once",
        idle: "nothing was unanswered, after something had been",
    }
}

/// A request of which a part was taken.
struct Open {
    request: Request,
    /// Sectors whose part was taken, and whose answer was.
    sent: u64,
    answered: u64,
}

/// Counts [`Covered`] and checks what must hold in every cycle.
pub struct Monitor {
    config: Config,
    request: StreamContract<Request>,
    reply: StreamContract<Reply>,
    part: StreamContract<Part>,
    part_reply: StreamContract<PartReply>,
    /// By place.
    open: HashMap<u64, Open>,
    /// Cycles in which parts of the request on offer have passed, and in which it was offered.
    sent_in: u32,
    offered_in: u32,
    /// In the cycle before every place was taken, and one became free.
    became_free: bool,
    /// The place of the beat before, if its reply goes on.
    going_on: Option<u64>,
    was_idle: bool,
}

impl Monitor {
    /// A monitor for the cycles after a reset.
    pub fn new(config: &Config) -> Monitor {
        Monitor {
            config: config.clone(),
            request: StreamContract::new("request").may_start_valid(),
            reply: StreamContract::new("reply").may_start_valid(),
            part: StreamContract::new("part").may_start_valid(),
            part_reply: StreamContract::new("part_reply").may_start_valid(),
            open: HashMap::new(),
            sent_in: 0,
            offered_in: 0,
            became_free: false,
            going_on: None,
            was_idle: true,
        }
    }

    /// A part was taken.
    fn take_part(
        &mut self,
        input: &In,
        out: &Out,
        coverage: &mut Coverage<Covered>,
    ) -> Result<(), Violation> {
        let (part, request) = (out.part, input.request);
        let sector_bits = self.config.port().sector_bits();
        let (place, sector) = (part.id >> sector_bits, part.id & ((1 << sector_bits) - 1));
        let is_first = self.sent_in == 0;
        if is_first && self.open.contains_key(&place) {
            return Err(Violation::new("R2", format!("place {place} must be free")));
        }
        let open = self.open.entry(place).or_insert(Open { request, sent: 0, answered: 0 });
        let rest = request.sectors & !open.sent;
        let expected = Part {
            valid: true,
            kind: request.kind,
            operation: request.operation,
            line: self.config.part_line(request.line, u64::from(rest.trailing_zeros())),
            byte_enable: request.byte_enable,
            data: request.data,
            id: part.id,
        };
        if open.request != request || part != expected || rest >> sector & 1 == 0 {
            return Err(Violation::new("R3", format!("{expected:x?} must come; {part:x?} came")));
        }
        open.sent |= 1 << sector;
        if out.request.ready != (open.sent == request.sectors) {
            return Err(Violation::new("R1", "a request must be taken with its last part"));
        }
        let at_once = is_first && self.offered_in == 1;
        coverage.hit_when(at_once && self.became_free, Covered::place_taken_at_once);
        self.sent_in += 1;
        if out.request.ready {
            self.cover_request(&request, coverage);
        }
        Ok(())
    }

    fn cover_request(&mut self, request: &Request, coverage: &mut Coverage<Covered>) {
        let (parts, all) = (request.sectors.count_ones() as usize, self.config.port().sectors());
        let is_load = request.kind == kind::LOAD as u64;
        coverage.hit_when(is_load && parts == 1, Covered::load_of_one);
        coverage.hit_when(parts > 1 && parts < all, Covered::load_of_several);
        coverage.hit_when(parts > 1 && parts == all, Covered::load_of_all);
        coverage.hit_when(parts > 1 && self.offered_in == self.sent_in, Covered::parts_in_a_row);
        coverage.hit_when(request.kind == kind::STORE as u64, Covered::store);
        coverage.hit_when(request.kind == kind::ATOMIC as u64, Covered::atomic);
        (self.sent_in, self.offered_in) = (0, 0);
    }

    /// A beat of a reply was taken.
    fn take_reply(
        &mut self,
        input: &In,
        out: &Out,
        coverage: &mut Coverage<Covered>,
    ) -> Result<(), Violation> {
        let (beat, reply) = (input.part_reply, out.reply);
        let sector_bits = self.config.port().sector_bits();
        let (place, sector) = (beat.id >> sector_bits, beat.id & ((1 << sector_bits) - 1));
        let Some(open) = self.open.get_mut(&place) else {
            return Err(Violation::new("part_reply", "an answer must be to a part that was taken"));
        };
        let before = open.answered;
        open.answered |= 1 << sector;
        let Request { source, id, sectors, .. } = open.request;
        let last = open.answered == sectors;
        let Reply { kind, data, .. } = Reply { kind: beat.kind, data: beat.data, ..reply };
        let expected = Reply { valid: true, source, id, kind, sector, data, last };
        if reply != expected {
            return Err(Violation::new("R6", format!("{expected:x?} must come; {reply:x?} came")));
        }
        coverage.hit_when(open.sent != sectors, Covered::answered_before_sent);
        coverage.hit_when(before > 1 << sector, Covered::out_of_order);
        let alternates = self.going_on.is_some_and(|before| before != place);
        coverage.hit_when(alternates && !last, Covered::alternating);
        self.going_on = (!last).then_some(place);
        if last {
            self.open.remove(&place);
        }
        Ok(())
    }
}

impl testbenches::dut::Monitor for Monitor {
    type In = In;
    type Out = Out;
    type Bins = Covered;

    fn observe(
        &mut self,
        input: &In,
        out: &Out,
        coverage: &mut Coverage<Covered>,
    ) -> Result<(), Violation> {
        self.request.check(input.request.valid, out.request.ready, input.request)?;
        self.part.check(out.part.valid, input.part.ready, out.part)?;
        self.part_reply.check(input.part_reply.valid, out.part_reply.ready, input.part_reply)?;
        self.reply.check(out.reply.valid, input.reply.ready, out.reply)?;
        // The request that is offered has its place, of which others do not know before a part is taken.
        let is_begun = self.offered_in > 0;
        let unanswered = self.open.len() + usize::from(is_begun && self.sent_in == 0);
        if out.idle != (unanswered == 0) {
            return Err(Violation::new("R8", format!("{unanswered} requests are unanswered")));
        }
        let is_full = unanswered == self.config.places();
        if out.part.valid != (input.request.valid && (is_begun || !is_full)) {
            return Err(Violation::new("R2", "a part must be offered while there is a place"));
        }
        coverage.hit_when(is_full, Covered::full);
        let waits = input.request.valid && is_full && !is_begun;
        coverage.hit_when(waits, Covered::waits_for_place);
        coverage.hit_when(self.sent_in > 0 && !input.part.ready, Covered::part_waits);
        coverage.hit_when(out.reply.valid && !input.reply.ready, Covered::reply_waits);
        self.offered_in += u32::from(out.part.valid);
        // An answer is to a part that was taken before.
        if out.reply.valid && input.reply.ready {
            self.take_reply(input, out, coverage)?;
        }
        if out.part.valid && input.part.ready {
            self.take_part(input, out, coverage)?;
        }
        coverage.hit_when(out.idle && !self.was_idle, Covered::idle);
        self.was_idle = out.idle;
        let waits = self.offered_in > 0 && self.sent_in == 0;
        self.became_free = is_full && self.open.len() + usize::from(waits) < unanswered;
        Ok(())
    }
}

/// The bins that a configuration has no room for.
pub fn unreachable(config: &Config) -> Vec<Unreachable<Covered>> {
    use Covered::*;
    let mut bins = Vec::new();
    let mut add = |reason: &str, more: &[Covered]| {
        bins.extend(more.iter().map(|&bin| Unreachable::new(bin, reason)));
    };
    if config.port().sectors() == 1 {
        let split = [
            load_of_several,
            load_of_all,
            parts_in_a_row,
            part_waits,
            answered_before_sent,
            out_of_order,
            alternating,
        ];
        add("a line has one sector", &split);
    } else {
        if config.port().sectors() == 2 {
            add("a line has two sectors", &[load_of_several]);
        }
        if config.places() == 1 {
            add("one request is unanswered at a time", &[alternating]);
        }
    }
    bins
}
