//! A node's ports and the networks: what comes in, what goes out, and the contract of each stream.

use testbenches::contract::{StreamContract, Violation};

use super::fabric::Fabric;
use crate::chunker::Packet;
use crate::min_router::model::MinRouter;
use crate::node::{In, Out};
use crate::streams::HomeRequest;
use base::streams::{CoreReply, DownRequest};

/// The ports of one node that are no core's.
pub(super) struct Wires {
    node: usize,
    core_reply: StreamContract<CoreReply>,
    to_home: StreamContract<HomeRequest>,
    to_l2: StreamContract<DownRequest>,
    to_core: StreamContract<Packet>,
}

impl Wires {
    pub fn new(node: usize) -> Wires {
        Wires {
            node,
            core_reply: StreamContract::new("core_reply"),
            to_home: StreamContract::new("remote_request_out"),
            to_l2: StreamContract::new("l2_out"),
            to_core: StreamContract::new("remote_out"),
        }
    }

    /// What the networks offer and take.
    pub fn drive(&self, fabric: &Fabric, input: &mut In) {
        let node = self.node;
        input.core_number = node as u64;
        input.remote_request_out.ready = fabric.to_home.has_room(node);
        input.l2_out.ready = fabric.to_l2.has_room(node);
        input.remote_out.ready = fabric.to_core.has_room(node);
        input.remote_in = fabric.to_home.offered(node).unwrap_or_default();
        input.l2_in = fabric.from_l2.offered(node).unwrap_or_default();
        input.remote_reply_in = fabric.to_core.offered(node).unwrap_or_default().into();
    }

    /// What the node took and sent.
    pub fn see(
        &mut self,
        input: &In,
        out: &Out,
        fabric: &mut Fabric,
        router: &MinRouter,
    ) -> Result<(), Violation> {
        let node = self.node;
        self.core_reply.check(out.core_reply.valid, input.core_reply.ready, out.core_reply)?;
        if input.remote_in.valid && out.remote_in.ready {
            fabric.to_home.take(node);
        }
        if input.l2_in.valid && out.l2_in.ready {
            fabric.from_l2.take(node);
        }
        if input.remote_reply_in.valid && out.remote_reply_in.ready {
            fabric.to_core.take(node);
        }
        self.requests(input, out, fabric, router)?;
        let (packet, ready) = (out.remote_out, input.remote_out.ready);
        self.to_core.check(packet.valid, ready, packet)?;
        if packet.valid && ready {
            fabric.to_core.send(node, packet.core as usize, packet);
        }
        Ok(())
    }

    /// Requests to homes and to L2, each to where its line belongs.
    fn requests(
        &mut self,
        input: &In,
        out: &Out,
        fabric: &mut Fabric,
        router: &MinRouter,
    ) -> Result<(), Violation> {
        let node = self.node;
        let (request, ready) = (out.remote_request_out, input.remote_request_out.ready);
        self.to_home.check(request.valid, ready, request)?;
        if request.valid && ready {
            if request.home != router.home_of(request.line) || request.source != node as u64 {
                let rule = format!("must name home and sender; {request:x?} came");
                return Err(Violation::new("remote_request_out", rule));
            }
            fabric.to_home.send(node, request.home as usize, request.into());
        }
        let (request, ready) = (out.l2_out, input.l2_out.ready);
        self.to_l2.check(request.valid, ready, request)?;
        if request.valid && ready {
            if request.source != node as u64 {
                let rule = format!("must name its sender; {request:x?} came");
                return Err(Violation::new("l2_out", rule));
            }
            fabric.to_l2.send(node, router.slice_of(request.line) as usize, request);
        }
        Ok(())
    }
}
