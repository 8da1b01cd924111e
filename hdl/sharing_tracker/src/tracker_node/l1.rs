//! The node's ports as those of an L1 by itself.

use super::{In, Out};
use crate::streams::{Message, kind};
use base::ports as l1;
use base::streams::{CoreRequest, CoreStatus, DownRequest, status};
use signal::port::Ready;

/// The status of a refusal.
const REFUSED: u64 = status::RESERVATION_FAIL as u64;

/// Inputs and outputs of an L1 by itself in the previous cycle: the entry of a warp's line is reported a
/// cycle later, and its refusal not at all.
#[derive(Clone, Debug, Default)]
pub(super) struct View {
    last: Option<(In, Out)>,
    /// The line of a warp that was in lookup in that cycle.
    looked_up: Option<CoreRequest>,
    /// The refused line.
    refused: Option<CoreRequest>,
}

impl View {
    /// The cycle before, this one having these ports; none right after a reset.
    pub fn before(&mut self, input: &In, out: &Out) -> Option<(l1::In, l1::Out)> {
        let (before, was) = self.last.replace((*input, *out))?;
        let mut shown = of_core(&was);
        if let Some(line) = self.looked_up.take().filter(|_| !was.core_status.valid) {
            shown.core_status = CoreStatus { valid: true, id: line.id, word: REFUSED };
            self.refused = Some(line);
        }
        if out.line.valid {
            let (line, sectors, bypass_l1, id) =
                (out.line.address, out.line.sectors, out.line.bypass, out.line.id);
            let valid = true;
            self.looked_up =
                Some(CoreRequest { valid, line, sectors, bypass_l1, id, ..CoreRequest::default() });
        } else if out.tracker.retried {
            self.looked_up = self.refused.take();
        }
        let core = before.core_request;
        let asks = core.valid && was.core_request.ready;
        let entered = if asks { Some(core) } else { self.looked_up };
        shown.core_request = Ready { ready: entered.is_some() };
        let takes = before.message.ready && was.message.kind != kind::REMOVE as u64;
        let given = l1::In {
            core_request: entered.unwrap_or_default(),
            core_reply: before.core_reply,
            down_request: Ready { ready: takes },
            down_reply: before.down_reply,
            core_number: 0,
            // The L1 is not flushed before the last line of a warp has entered (R19).
            flush: before.flush && self.looked_up.is_none(),
            counter: before.counter,
        };
        Some((given, shown))
    }
}

/// The outputs for a core without warps.
pub(super) fn of_core(out: &Out) -> l1::Out {
    let Out { core_request, core_status, core_reply, message, down_reply, .. } = *out;
    let Out { flushed, event, evict, counter, .. } = *out;
    let down_request = match message.valid && message.kind != kind::REMOVE as u64 {
        true => of_message(message),
        false => DownRequest::default(),
    };
    l1::Out {
        core_request,
        core_status,
        core_reply,
        down_request,
        down_reply,
        flushed,
        event,
        evict,
        counter,
    }
}

fn of_message(message: Message) -> DownRequest {
    let Message { valid, kind, operation, line, sectors, byte_enable, data, id } = message;
    DownRequest { valid, kind, operation, line, sectors, byte_enable, data, source: 0, id }
}
