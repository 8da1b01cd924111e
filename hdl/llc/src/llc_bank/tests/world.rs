//! A bank before a memory, at the slice's ports or AXI's, that answers some cycles after it was asked, everything taken.

use std::collections::VecDeque;

use base::environment::{Data, Memory, sectors_of};
use signal::port::{Ready, beginning};
use testbenches::testing::Bench;

use super::super::{Config, Dut, In, Out};
use crate::axi4_memory::ports::{ReadBeat, WriteResponse};
use crate::environment::passed;
use crate::streams::{MemoryReply, MemoryRequest, Reply, Request, kind};

/// The bank and its memory.
pub struct World {
    config: Config,
    bank: Bench<Dut>,
    memory: Memory,
    /// Cycles from the taking of a request to its answer, 1 or more.
    pub latency: u64,
    /// AXI's status of writes: 0 is OKAY.
    pub resp: u64,
    /// Answers, each with the cycle from which on it may come.
    replies_below: VecDeque<(u64, MemoryReply)>,
    reads: VecDeque<(u64, ReadBeat)>,
    responses: VecDeque<(u64, WriteResponse)>,
    /// Cycles since the beginning.
    pub now: u64,
    /// Replies, each with its cycle.
    pub replies: Vec<(u64, Reply)>,
    /// Requests to memory, each with its cycle, as the slice makes them; of AXI's, kind, line, sectors, bytes and data.
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
        World::of(config, Bench::new(config))
    }

    pub fn of(config: &Config, bank: Bench<Dut>) -> World {
        let ready = Ready::YES;
        let base = In { reply: ready, memory_request: ready, ar: ready, ..In::default() };
        World {
            config: config.clone(),
            bank,
            memory: Memory::new(config.port().sector_bytes()),
            latency: 1,
            resp: 0,
            replies_below: VecDeque::new(),
            reads: VecDeque::new(),
            responses: VecDeque::new(),
            now: 0,
            replies: Vec::new(),
            downs: Vec::new(),
            base: In { aw: ready, w: ready, ..base },
            noise: Request::default(),
        }
    }

    /// The first word of a sector in memory.
    pub fn word(&self, line: u64, sector: u64) -> u64 {
        self.memory.read(line, sector)[0]
    }

    /// A reset of the bank; the memory keeps its contents.
    pub fn reset(&mut self) {
        self.bank.reset();
        self.replies_below.clear();
        self.reads.clear();
        self.responses.clear();
    }

    /// A cycle that offers a request, or none.
    pub fn cycle(&mut self, request: Option<Request>) -> Out {
        fn due<T: Copy + Default>(answers: &VecDeque<(u64, T)>, now: u64) -> T {
            answers.front().filter(|(from, _)| *from <= now).map_or(T::default(), |(_, beat)| *beat)
        }
        let request = request.unwrap_or(self.noise);
        let memory_reply = due(&self.replies_below, self.now);
        let (r, b) = (due(&self.reads, self.now), due(&self.responses, self.now));
        let input = In { request, memory_reply, r, b, ..self.base };
        let out = self.bank.cycle(input);
        if memory_reply.valid {
            self.replies_below.pop_front();
        }
        if r.valid && out.r.ready {
            self.reads.pop_front();
        }
        if b.valid && out.b.ready {
            self.responses.pop_front();
        }
        if out.memory_request.valid && input.memory_request.ready {
            self.serve(&out.memory_request);
        }
        self.read(&out);
        self.write(&out);
        if out.reply.valid && input.reply.ready {
            self.replies.push((self.now, out.reply));
        }
        self.now += 1;
        out
    }

    fn serve(&mut self, asked: &MemoryRequest) {
        self.downs.push((self.now, *asked));
        let MemoryRequest { id, kind, line, .. } = *asked;
        let old = self.memory.write(&passed(asked));
        let is_load = kind == kind::LOAD as u64;
        for sector in sectors_of(asked.sectors) {
            let data = if is_load { self.memory.read(line, sector) } else { old };
            let last = asked.sectors >> sector == 1;
            let beat = MemoryReply { valid: true, id, kind, sector, data, last };
            self.replies_below.push_back((self.now + self.latency, beat));
        }
    }

    /// Line and sector of a byte address.
    fn place(&self, addr: u64) -> (u64, u64) {
        let axi = self.config.axi();
        (addr >> axi.offset_bits(), addr >> axi.size() & (axi.sectors() as u64 - 1))
    }

    fn read(&mut self, out: &Out) {
        if !out.ar.valid {
            return;
        }
        let (line, first) = self.place(out.ar.addr);
        let (kind, sectors) = (kind::LOAD as u64, ((2 << out.ar.len) - 1) << first);
        self.downs.push((self.now, MemoryRequest { kind, line, sectors, ..Default::default() }));
        for beat in 0..=out.ar.len {
            let data = self.memory.read(line, first + beat);
            let beat =
                ReadBeat { valid: true, id: out.ar.id, data, resp: 0, last: beat == out.ar.len };
            self.reads.push_back((self.now + self.latency, beat));
        }
    }

    /// Everything is taken, so that address and data go together.
    fn write(&mut self, out: &Out) {
        if !out.aw.valid {
            return;
        }
        let (line, sector) = self.place(out.aw.addr);
        let (kind, sectors, byte_enable) = (kind::STORE as u64, 1 << sector, out.w.strb);
        let data = out.w.data;
        let asked = MemoryRequest {
            valid: true,
            kind,
            line,
            sectors,
            byte_enable,
            data,
            ..Default::default()
        };
        self.downs.push((self.now, asked));
        self.memory.write(&passed(&asked));
        let response = WriteResponse { valid: true, id: out.aw.id, resp: self.resp };
        self.responses.push_back((self.now + self.latency, response));
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
            assert!(self.now < first + 400, "{request:x?} is not answered");
            self.cycle(None);
        }
        let (cycle, reply) = self.replies.iter().find(|(_, r)| r.id == request.id).unwrap();
        (cycle - first, reply.data)
    }

    /// Cycles with `flush`, offering a request if there is one, to the first with `flushed`, that one not counted; gives
    /// them, and whether the request was taken.
    pub fn flush(&mut self, request: Option<Request>) -> (u64, bool) {
        self.try_flush(request).expect("a flush ends")
    }

    /// The same; `None` if it has not ended after a thousand.
    pub fn try_flush(&mut self, request: Option<Request>) -> Option<(u64, bool)> {
        self.base.flush = true;
        let mut is_taken = false;
        for cycles in 0..1_000 {
            let out = self.cycle(request.filter(|_| !is_taken));
            is_taken |= request.is_some() && out.request.ready;
            if out.flushed {
                return Some((cycles, is_taken));
            }
        }
        None
    }
}
