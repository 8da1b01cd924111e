//! A bank before a memory that answers in the next cycle, everything taken.

use super::super::{Config, Dut, In, Out};
use crate::environment::{Change, Sectors};
use crate::streams::{Reply, Request, kind};
use base::model::Data;
use llc::streams::{MemoryReply, MemoryRequest};
use signal::port::{Ready, beginning};
use testbenches::testing::Bench;

/// The bank and its memory.
pub struct World {
    bank: Bench<Dut>,
    pub memory: Sectors,
    answer: MemoryReply,
    /// Cycles since the beginning.
    pub now: u64,
    /// Replies and requests to memory, each with its cycle.
    pub replies: Vec<(u64, Reply)>,
    pub downs: Vec<(u64, MemoryRequest)>,
    /// The inputs beside requests.
    pub base: In,
    /// Payload of `request` while nothing is offered.
    pub noise: Request,
}

/// A request of some sectors.
pub fn request(kind: usize, line: u64, sectors: u64, id: u64) -> Request {
    Request { valid: true, kind: kind as u64, line, sectors, source: 1, id, ..Request::default() }
}

pub fn load(line: u64, sectors: u64, id: u64) -> Request {
    request(kind::LOAD, line, sectors, id)
}

/// A store of the first word of eight bytes.
pub fn store(line: u64, sector: u64, id: u64, word: u64) -> Request {
    let data = beginning([word]);
    Request { byte_enable: 0xff, data, ..request(kind::STORE, line, 1 << sector, id) }
}

/// An addition to that word.
pub fn add(line: u64, sector: u64, id: u64, word: u64) -> Request {
    Request { kind: kind::ATOMIC as u64, operation: 0, ..store(line, sector, id, word) }
}

impl World {
    pub fn new(config: &Config) -> World {
        World {
            bank: super::bench(config),
            memory: Sectors::new(config.port().sector_bytes()),
            answer: MemoryReply::default(),
            now: 0,
            replies: Vec::new(),
            downs: Vec::new(),
            base: In { reply: Ready::YES, memory_request: Ready::YES, ..In::default() },
            noise: Request::default(),
        }
    }

    /// A cycle that offers a request, or none.
    pub fn cycle(&mut self, request: Option<Request>) -> Out {
        let request = request.unwrap_or(self.noise);
        let out = self.bank.cycle(In { request, memory_reply: self.answer, ..self.base });
        self.answer = MemoryReply { valid: false, ..self.answer };
        if out.memory_request.valid && self.base.memory_request.ready {
            let MemoryRequest { kind, operation, byte_enable, data, line, id, .. } =
                out.memory_request;
            let found = self.memory.serve(line, &Change { kind, operation, byte_enable, data });
            let (sector, last) = (0, true);
            self.answer = MemoryReply { valid: true, id, kind, sector, data: found, last };
            self.downs.push((self.now, out.memory_request));
        }
        if out.reply.valid && self.base.reply.ready {
            self.replies.push((self.now, out.reply));
        }
        self.now += 1;
        out
    }

    /// Offers a request until it is taken; gives the cycle in which it was offered first.
    pub fn offer(&mut self, request: Request) -> u64 {
        let first = self.now;
        while !self.cycle(Some(request)).request.ready {
            assert!(self.now < first + 200, "{request:x?} is not taken");
        }
        first
    }

    pub fn idle(&mut self, cycles: u64) -> Out {
        for _ in 1..cycles {
            self.cycle(None);
        }
        self.cycle(None)
    }

    /// Offers a request and waits for its last beat; gives the first one's cycle, counted from the offer, and its bytes.
    pub fn ask(&mut self, request: Request) -> (u64, Data) {
        self.replies.clear();
        let first = self.offer(request);
        while !self.replies.iter().any(|(_, reply)| reply.id == request.id && reply.last) {
            assert!(self.now < first + 200, "{request:x?} is not answered");
            self.cycle(None);
        }
        let (cycle, reply) = self.replies.iter().find(|(_, r)| r.id == request.id).unwrap();
        (cycle - first, reply.data)
    }
}
