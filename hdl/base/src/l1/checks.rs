//! What is checked in every cycle of a cache, with nothing to compare with: the contract of the streams,
//! every reply against a golden memory, and the words of the status.

use testbenches::contract::{StreamContract, Violation};

use super::environment::{Guarantee, LOAD, Request, STORE, Status};
use super::{Config, In, Out};

/// The checks of one cache, from a reset on.
pub struct Checks {
    /// A plain load may be answered with `bypass`.
    may_bypass: bool,
    guarantee: Guarantee,
    core_request: StreamContract<Request>,
    core_reply: StreamContract<(u64, u64, [u64; 8], bool)>,
    down_request: StreamContract<(Request, u64)>,
    down_reply: StreamContract<(u64, u64, u64, [u64; 8], bool)>,
    /// The request accepted in the cycle before.
    accepted: Option<Request>,
}

impl Checks {
    pub fn new(config: &Config, may_bypass: bool) -> Checks {
        Checks {
            may_bypass,
            guarantee: Guarantee::new(config.sector_bytes()),
            core_request: StreamContract::new("core_request").may_start_valid(),
            core_reply: StreamContract::new("core_reply"),
            down_request: StreamContract::new("down_request"),
            down_reply: StreamContract::new("down_reply").may_start_valid(),
            accepted: None,
        }
    }

    /// Requests whose reply is not complete.
    pub fn outstanding(&self) -> usize {
        self.guarantee.outstanding()
    }

    /// One cycle; gives the request that was accepted in the cycle before.
    pub fn observe(&mut self, input: &In, out: &Out) -> Result<Option<Request>, Violation> {
        self.streams(input, out)?;
        let accepted = self.accepted.take();
        self.status(accepted, out)?;
        if out.core_reply_valid && input.core_reply_ready {
            let (id, sector) = (out.core_reply_id, out.core_reply_sector);
            self.guarantee.reply(id, sector, out.core_reply_data, out.core_reply_last)?;
        }
        if out.flushed && self.outstanding() > 0 {
            return Err(Violation::new("R23", "every request must be answered before flushed"));
        }
        let is_accepted = input.core_request_valid && out.core_request_ready;
        self.accepted = is_accepted.then(|| request_of(input));
        Ok(accepted)
    }

    /// The contract of every stream.
    fn streams(&mut self, input: &In, out: &Out) -> Result<(), Violation> {
        let request = request_of(input);
        self.core_request.check(input.core_request_valid, out.core_request_ready, request)?;
        let down = Request {
            kind: out.down_request_kind,
            operation: out.down_request_operation,
            line: out.down_request_line,
            sectors: out.down_request_sectors,
            byte_enable: out.down_request_byte_enable,
            data: out.down_request_data,
            bypass_l1: false,
            id: out.down_request_id,
        };
        let source = out.down_request_source;
        self.down_request.check(
            out.down_request_valid,
            input.down_request_ready,
            (down, source),
        )?;
        let reply =
            (out.core_reply_id, out.core_reply_sector, out.core_reply_data, out.core_reply_last);
        self.core_reply.check(out.core_reply_valid, input.core_reply_ready, reply)?;
        let beat = (
            input.down_reply_id,
            input.down_reply_kind,
            input.down_reply_sector,
            input.down_reply_data,
            input.down_reply_last,
        );
        self.down_reply.check(input.down_reply_valid, out.down_reply_ready, beat)
    }

    /// A status for each accepted request, a word that fits it (R1), and its event (R25).
    fn status(&mut self, accepted: Option<Request>, out: &Out) -> Result<(), Violation> {
        let events = [
            out.event_hit,
            out.event_hit_pending,
            out.event_miss,
            out.event_bypass,
            out.event_reservation_fail,
        ];
        let said = if out.core_status_valid { 1 << out.core_status_word } else { 0 };
        let seen = (0..5).filter(|&word| events[word]).fold(0, |mask, word| mask | 1 << word);
        if seen != said {
            return Err(Violation::new("R25", format!("events must be as the status; {seen:#b}")));
        }
        let Some(request) = accepted else {
            return match out.core_status_valid {
                true => Err(Violation::new("R1", "a status must follow an accepted request")),
                false => Ok(()),
            };
        };
        if !out.core_status_valid || out.core_status_id != request.id {
            let rule = format!("the status of id {:#x} must come now", request.id);
            return Err(Violation::new("R1", rule));
        }
        let plain = !request.bypass_l1;
        let legal: &[u64] = match request.kind {
            LOAD if plain && self.may_bypass => &[0, 1, 2, 3, 4],
            LOAD if plain => &[0, 1, 2, 4],
            STORE if plain => &[0, 2, 4],
            _ => &[3, 4],
        };
        if !legal.contains(&out.core_status_word) {
            let rule = format!("word {} must not answer {request:x?}", out.core_status_word);
            return Err(Violation::new("status", rule));
        }
        let status = match out.core_status_word {
            4 => Status::Refused,
            0..=2 if request.kind == LOAD => Status::Cached,
            _ => Status::Direct,
        };
        self.guarantee.accept(&request, status)
    }
}

fn request_of(input: &In) -> Request {
    Request {
        kind: input.core_request_kind,
        operation: input.core_request_operation,
        line: input.core_request_line,
        sectors: input.core_request_sectors,
        byte_enable: input.core_request_byte_enable,
        data: input.core_request_data,
        bypass_l1: input.core_request_bypass_l1,
        id: input.core_request_id,
    }
}
