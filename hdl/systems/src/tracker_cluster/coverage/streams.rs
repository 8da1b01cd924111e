//! The contract of every stream, the environment's too.

use base::streams::{CoreReply, CoreRequest, DownReply};
use llc::streams::{MemoryReply, MemoryRequest};
use sharing_tracker::coalescer::Load;
use sharing_tracker::streams::{Forward, Message, Reply};
use sharing_tracker::tracker_node::Ticket;
use testbenches::contract::{StreamContract, Violation};

use super::super::ports::{BankForward, BankMessage};
use super::super::{Config, In, Out};

/// The streams of a core and its node.
struct Node {
    warp: StreamContract<Load>,
    ticket: StreamContract<Ticket>,
    core_request: StreamContract<CoreRequest>,
    core_reply: StreamContract<CoreReply>,
    message: StreamContract<Message>,
    forward: StreamContract<Forward>,
    nack: StreamContract<Forward>,
    answer: StreamContract<Reply>,
    down_reply: StreamContract<DownReply>,
}

/// Those of a bank of a tracker.
struct Bank {
    message: StreamContract<BankMessage>,
    forward: StreamContract<BankForward>,
    nack: StreamContract<Forward>,
}

/// Those of a bank of L2.
struct L2 {
    reply: StreamContract<Reply>,
    memory_request: StreamContract<MemoryRequest>,
    memory_reply: StreamContract<MemoryReply>,
}

/// All of them.
pub(super) struct Streams {
    nodes: Vec<Node>,
    banks: Vec<Bank>,
    l2: Vec<L2>,
}

fn given<T: Copy + PartialEq + std::fmt::Debug>(name: &'static str) -> StreamContract<T> {
    StreamContract::new(name).may_start_valid()
}

impl Streams {
    /// From a reset on.
    pub fn new(config: &Config) -> Streams {
        let node = |_| Node {
            warp: given("warp"),
            ticket: given("ticket"),
            core_request: given("core_request"),
            core_reply: StreamContract::new("core_reply"),
            message: StreamContract::new("message"),
            forward: given("forward"),
            nack: StreamContract::new("nack"),
            answer: StreamContract::new("answer"),
            down_reply: given("down_reply"),
        };
        let bank = |_| Bank {
            message: given("bank_message"),
            forward: StreamContract::new("bank_forward"),
            nack: given("bank_nack"),
        };
        let l2 = |_| L2 {
            reply: StreamContract::new("l2_reply"),
            memory_request: StreamContract::new("memory_request"),
            memory_reply: given("memory_reply"),
        };
        Streams {
            nodes: (0..config.cores()).map(node).collect(),
            banks: (0..config.bank_lanes()).map(bank).collect(),
            l2: (0..config.banks()).map(l2).collect(),
        }
    }

    /// One cycle.
    ///
    /// # Errors
    /// A stream breaks its contract.
    pub fn observe<const MOST: usize>(
        &mut self,
        input: &In<MOST>,
        out: &Out<MOST>,
    ) -> Result<(), Violation> {
        for (i, node) in self.nodes.iter_mut().enumerate() {
            let (warp, ticket) = (input.warp[i], input.ticket[i]);
            let load = Load { active: warp.active, sectors: input.warp_sector[i] };
            node.warp.check(warp.valid, out.warp[i].ready, load)?;
            node.ticket.check(ticket.valid, out.ticket[i].ready, ticket)?;
            let (request, reply) = (&input.core_request[i], &out.core_reply[i]);
            node.core_request.check_at(request.valid, out.core_request[i].ready, request)?;
            node.core_reply.check_at(reply.valid, input.core_reply[i].ready, reply)?;
            let (message, forward) = (&out.message[i], &input.forward[i]);
            node.message.check_at(message.valid, input.message[i].ready, message)?;
            node.forward.check_at(forward.valid, out.forward[i].ready, forward)?;
            let (nack, answer) = (&out.nack[i], &out.answer[i]);
            node.nack.check_at(nack.valid, input.nack[i].ready, nack)?;
            node.answer.check_at(answer.valid, input.answer[i].ready, answer)?;
            let beat = &input.down_reply[i];
            node.down_reply.check_at(beat.valid, out.down_reply[i].ready, beat)?;
        }
        for (lane, bank) in self.banks.iter_mut().enumerate() {
            let (message, forward) = (&input.bank_message[lane], &out.bank_forward[lane]);
            bank.message.check_at(message.valid, out.bank_message[lane].ready, message)?;
            bank.forward.check_at(forward.valid, input.bank_forward[lane].ready, forward)?;
            let nack = &input.bank_nack[lane];
            bank.nack.check_at(nack.valid, out.bank_nack[lane].ready, nack)?;
        }
        for (b, l2) in self.l2.iter_mut().enumerate() {
            let (reply, request) = (&out.l2_reply[b], &out.memory_request[b]);
            l2.reply.check_at(reply.valid, input.l2_reply[b].ready, reply)?;
            l2.memory_request.check_at(request.valid, input.memory_request[b].ready, request)?;
            let beat = &input.memory_reply[b];
            l2.memory_reply.check_at(beat.valid, out.memory_reply[b].ready, beat)?;
            if !out.memory_reply[b].ready {
                return Err(Violation::new("memory_reply", "every beat must be taken"));
            }
        }
        Ok(())
    }
}
