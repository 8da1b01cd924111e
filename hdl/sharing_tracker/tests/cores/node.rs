//! A node: a golden L1, the queue that sends a victim before its miss, and the port that answers forwards.

use std::collections::{HashMap, VecDeque};

use base::Geometry;
use base::environment::sectors_of;
use base::model::Cache;
use base::ports::{In, Out};
use base::streams::{CoreRequest, DownReply, DownRequest};
use sharing_tracker::streams::{Forward, Message, kind};
use signal::port::Ready;
use testbenches::dut::Model as _;

/// A forward, by the number of the bank that sent it.
pub type Sent = (usize, Forward);

/// A core's L1 and what stands around it.
pub struct Node {
    cache: Cache,
    sectors: usize,
    banks: u64,
    depth: usize,
    direct_bit: u64,
    /// Messages to the banks, each with its line's whole address.
    pub messages: VecDeque<Message>,
    /// Beats that answer another core's load.
    pub answers: VecDeque<(usize, DownReply)>,
    /// A forward that could not be answered.
    pub nack: Option<Sent>,
    /// The lines that entries wait for.
    awaited: HashMap<u64, u64>,
    pub forwarded: u64,
    pub nacked: u64,
}

impl Node {
    pub fn new(geometry: &Geometry, banks: u64, depth: usize) -> Node {
        Node {
            cache: Cache::new(geometry),
            sectors: geometry.sectors(),
            banks,
            depth,
            direct_bit: 1 << (geometry.down_id_bits() - 1),
            messages: VecDeque::new(),
            answers: VecDeque::new(),
            nack: None,
            awaited: HashMap::new(),
            forwarded: 0,
            nacked: 0,
        }
    }

    /// The one before has been answered or given back.
    pub fn takes_forward(&self) -> bool {
        self.answers.is_empty() && self.nack.is_none()
    }

    /// A forward: answered with the line if that is readable, else given back.
    pub fn forward(&mut self, (bank, forward): Sent) {
        self.forwarded += 1;
        let line = forward.line * self.banks + bank as u64;
        let Some(data) = self.cache.readable_line(line) else {
            self.nack = Some((bank, forward));
            self.nacked += 1;
            return;
        };
        let (to, id, kind) = (forward.requester as usize, forward.id, kind::LOAD as u64);
        let all = sectors_of(u64::MAX >> (64 - self.sectors));
        self.answers = all
            .map(|sector| {
                let (data, last) = (data[sector as usize], sector as usize + 1 == self.sectors);
                (to, DownReply { valid: true, id, kind, sector, data, last })
            })
            .collect();
    }

    /// A cycle of the L1; gives its outputs, and the line whose last beat was taken.
    pub fn cycle(
        &mut self,
        core_request: CoreRequest,
        down_reply: DownReply,
    ) -> (Out, Option<u64>) {
        let has_room = self.messages.len() < self.depth;
        let (core_reply, down_request) = (Ready::YES, Ready { ready: has_room });
        let input = In { core_request, core_reply, down_request, down_reply, ..In::default() };
        let out = self.cache.step(&input);
        // The victim of a miss; of other lines that became invalid the bank is told by the write itself.
        if out.event.miss && out.event.evict {
            let (valid, kind, line) = (true, kind::REMOVE as u64, out.evict.line);
            self.messages.push_back(Message { valid, kind, line, ..Message::default() });
        }
        if out.down_request.valid && has_room {
            let DownRequest {
                valid, kind, operation, line, sectors, byte_enable, data, id, ..
            } = out.down_request;
            if id & self.direct_bit == 0 {
                self.awaited.insert(id, line);
            }
            let message = Message { valid, kind, operation, line, sectors, byte_enable, data, id };
            self.messages.push_back(message);
        }
        let arrives = down_reply.valid && out.down_reply.ready && down_reply.last;
        let arrived = arrives.then(|| self.awaited.remove(&down_reply.id)).flatten();
        (out, arrived)
    }
}
