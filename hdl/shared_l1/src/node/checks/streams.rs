//! The contract of every stream, and the payloads of those that hold requests.

use testbenches::contract::{StreamContract, Violation};

use super::super::{In, Out};
use super::others::Beat;
use base::l1::environment::Request;

/// The streams, with what they carry.
pub(super) struct Streams {
    core_request: StreamContract<Request>,
    core_reply: StreamContract<(u64, u64, [u64; 8], bool)>,
    remote_request_out: StreamContract<(Request, u64, u64)>,
    remote_in: StreamContract<(Request, u64)>,
    l2_out: StreamContract<(Request, u64)>,
    l2_in: StreamContract<(u64, u64, u64, [u64; 8], bool)>,
    remote_out: StreamContract<Beat>,
    remote_reply_in: StreamContract<(u64, u64, [u64; 8])>,
}

impl Streams {
    /// From a reset on.
    pub fn new() -> Streams {
        Streams {
            core_request: StreamContract::new("core_request").may_start_valid(),
            core_reply: StreamContract::new("core_reply"),
            remote_request_out: StreamContract::new("remote_request_out"),
            remote_in: StreamContract::new("remote_in").may_start_valid(),
            l2_out: StreamContract::new("l2_out"),
            l2_in: StreamContract::new("l2_in").may_start_valid(),
            remote_out: StreamContract::new("remote_out"),
            remote_reply_in: StreamContract::new("remote_reply_in").may_start_valid(),
        }
    }

    /// One cycle of each.
    pub fn check(&mut self, input: &In, out: &Out) -> Result<(), Violation> {
        let streams = self;
        let ready = out.core_request_ready;
        streams.core_request.check(input.core_request_valid, ready, core_request(input))?;
        let beat =
            (out.core_reply_id, out.core_reply_sector, out.core_reply_data, out.core_reply_last);
        streams.core_reply.check(out.core_reply_valid, input.core_reply_ready, beat)?;
        let sent = (to_home(out), out.remote_request_out_home, out.remote_request_out_source);
        let ready = input.remote_request_out_ready;
        streams.remote_request_out.check(out.remote_request_out_valid, ready, sent)?;
        let asked = (remote_in(input), input.remote_in_source);
        streams.remote_in.check(input.remote_in_valid, out.remote_in_ready, asked)?;
        let sent = (to_l2(out), out.l2_out_source);
        streams.l2_out.check(out.l2_out_valid, input.l2_out_ready, sent)?;
        let beat = (
            input.l2_in_id,
            input.l2_in_kind,
            input.l2_in_sector,
            input.l2_in_data,
            input.l2_in_last,
        );
        streams.l2_in.check(input.l2_in_valid, out.l2_in_ready, beat)?;
        streams.remote_out.check(out.remote_out_valid, input.remote_out_ready, packet(out))?;
        let part =
            (input.remote_reply_in_id, input.remote_reply_in_sectors, input.remote_reply_in_data);
        let ready = out.remote_reply_in_ready;
        streams.remote_reply_in.check(input.remote_reply_in_valid, ready, part)
    }
}

pub(super) fn core_request(input: &In) -> Request {
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

pub(super) fn remote_in(input: &In) -> Request {
    Request {
        kind: input.remote_in_kind,
        operation: input.remote_in_operation,
        line: input.remote_in_line,
        sectors: input.remote_in_sectors,
        byte_enable: input.remote_in_byte_enable,
        data: input.remote_in_data,
        bypass_l1: false,
        id: input.remote_in_id,
    }
}

/// What leaves for L2.
pub(in super::super) fn to_l2(out: &Out) -> Request {
    Request {
        kind: out.l2_out_kind,
        operation: out.l2_out_operation,
        line: out.l2_out_line,
        sectors: out.l2_out_sectors,
        byte_enable: out.l2_out_byte_enable,
        data: out.l2_out_data,
        bypass_l1: false,
        id: out.l2_out_id,
    }
}

/// What leaves for a home.
pub(in super::super) fn to_home(out: &Out) -> Request {
    Request {
        kind: out.remote_request_out_kind,
        operation: out.remote_request_out_operation,
        line: out.remote_request_out_line,
        sectors: out.remote_request_out_sectors,
        byte_enable: out.remote_request_out_byte_enable,
        data: out.remote_request_out_data,
        bypass_l1: false,
        id: out.remote_request_out_id,
    }
}

pub(super) fn packet(out: &Out) -> Beat {
    Beat {
        header: out.remote_out_header,
        core: out.remote_out_core,
        id: out.remote_out_id,
        sectors: out.remote_out_sectors,
        data: out.remote_out_data,
        last: out.remote_out_last,
    }
}
