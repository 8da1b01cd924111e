//! A node's ports and the networks: what comes in, what goes out, and the contract of each stream.

use testbenches::contract::{StreamContract, Violation};

use super::fabric::{Fabric, Packet, Sent};
use crate::min_router::model::MinRouter;
use crate::node::{In, Out};
use base::l1::environment::{Data, Request};

/// The ports of one node that are no core's.
pub(super) struct Wires {
    node: usize,
    core_reply: StreamContract<(u64, u64, Data, bool)>,
    to_home: StreamContract<(u64, Sent)>,
    to_l2: StreamContract<Sent>,
    to_core: StreamContract<(u64, Packet)>,
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
        input.remote_request_out_ready = fabric.to_home.has_room(node);
        input.l2_out_ready = fabric.to_l2.has_room(node);
        input.remote_out_ready = fabric.to_core.has_room(node);
        if let Some(Sent { source, request }) = fabric.to_home.offered(node) {
            input.remote_in_valid = true;
            input.remote_in_kind = request.kind;
            input.remote_in_operation = request.operation;
            input.remote_in_line = request.line;
            input.remote_in_sectors = request.sectors;
            input.remote_in_byte_enable = request.byte_enable;
            input.remote_in_data = request.data;
            input.remote_in_source = source;
            input.remote_in_id = request.id;
        }
        if let Some(beat) = fabric.from_l2.offered(node) {
            input.l2_in_valid = true;
            input.l2_in_id = beat.id;
            input.l2_in_kind = beat.kind;
            input.l2_in_sector = beat.sector;
            input.l2_in_data = beat.data;
            input.l2_in_last = beat.last;
        }
        if let Some(packet) = fabric.to_core.offered(node) {
            input.remote_reply_in_valid = true;
            input.remote_reply_in_id = packet.id;
            input.remote_reply_in_sectors = packet.sectors;
            input.remote_reply_in_data = packet.data;
        }
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
        let reply =
            (out.core_reply_id, out.core_reply_sector, out.core_reply_data, out.core_reply_last);
        self.core_reply.check(out.core_reply_valid, input.core_reply_ready, reply)?;
        if input.remote_in_valid && out.remote_in_ready {
            fabric.to_home.take(node);
        }
        if input.l2_in_valid && out.l2_in_ready {
            fabric.from_l2.take(node);
        }
        if input.remote_reply_in_valid && out.remote_reply_in_ready {
            fabric.to_core.take(node);
        }
        self.requests(input, out, fabric, router)?;
        let core = out.remote_out_core;
        let packet = Packet {
            header: out.remote_out_header,
            id: out.remote_out_id,
            sectors: out.remote_out_sectors,
            data: out.remote_out_data,
            last: out.remote_out_last,
        };
        self.to_core.check(out.remote_out_valid, input.remote_out_ready, (core, packet))?;
        if out.remote_out_valid && input.remote_out_ready {
            fabric.to_core.send(node, core as usize, packet);
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
        let to_home = Sent {
            source: out.remote_request_out_source,
            request: Request {
                kind: out.remote_request_out_kind,
                operation: out.remote_request_out_operation,
                line: out.remote_request_out_line,
                sectors: out.remote_request_out_sectors,
                byte_enable: out.remote_request_out_byte_enable,
                data: out.remote_request_out_data,
                bypass_l1: false,
                id: out.remote_request_out_id,
            },
        };
        let (valid, ready) = (out.remote_request_out_valid, input.remote_request_out_ready);
        let home = out.remote_request_out_home;
        self.to_home.check(valid, ready, (home, to_home))?;
        let to_l2 = Sent {
            source: out.l2_out_source,
            request: Request {
                kind: out.l2_out_kind,
                operation: out.l2_out_operation,
                line: out.l2_out_line,
                sectors: out.l2_out_sectors,
                byte_enable: out.l2_out_byte_enable,
                data: out.l2_out_data,
                bypass_l1: false,
                id: out.l2_out_id,
            },
        };
        self.to_l2.check(out.l2_out_valid, input.l2_out_ready, to_l2)?;
        if valid && ready {
            if home != router.home_of(to_home.request.line) || to_home.source != node as u64 {
                let rule = format!("must name home and sender; {home}, {to_home:x?} came");
                return Err(Violation::new("remote_request_out", rule));
            }
            fabric.to_home.send(node, home as usize, to_home);
        }
        if out.l2_out_valid && input.l2_out_ready {
            if to_l2.source != node as u64 {
                let rule = format!("must name its sender; {to_l2:x?} came");
                return Err(Violation::new("l2_out", rule));
            }
            fabric.to_l2.send(node, router.slice_of(to_l2.request.line) as usize, to_l2);
        }
        Ok(())
    }
}
