//! The contract of every stream.

use testbenches::contract::{StreamContract, Violation};

use super::super::{In, Out};
use crate::chunk_receiver::HomePacket;
use crate::chunker::Packet;
use crate::streams::{HomeRequest, RemoteRequest};
use base::streams::{CoreReply, CoreRequest, DownReply, DownRequest};

/// The streams, with what they carry.
pub(super) struct Streams {
    core_request: StreamContract<CoreRequest>,
    core_reply: StreamContract<CoreReply>,
    remote_request_out: StreamContract<HomeRequest>,
    remote_in: StreamContract<RemoteRequest>,
    l2_out: StreamContract<DownRequest>,
    l2_in: StreamContract<DownReply>,
    remote_out: StreamContract<Packet>,
    remote_reply_in: StreamContract<HomePacket>,
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
        let (request, reply) = (input.core_request, out.core_reply);
        self.core_request.check(request.valid, out.core_request.ready, request)?;
        self.core_reply.check(reply.valid, input.core_reply.ready, reply)?;
        let sent = out.remote_request_out;
        self.remote_request_out.check(sent.valid, input.remote_request_out.ready, sent)?;
        self.remote_in.check(input.remote_in.valid, out.remote_in.ready, input.remote_in)?;
        self.l2_out.check(out.l2_out.valid, input.l2_out.ready, out.l2_out)?;
        self.l2_in.check(input.l2_in.valid, out.l2_in.ready, input.l2_in)?;
        self.remote_out.check(out.remote_out.valid, input.remote_out.ready, out.remote_out)?;
        let packet = input.remote_reply_in;
        self.remote_reply_in.check(packet.valid, out.remote_reply_in.ready, packet)
    }
}
