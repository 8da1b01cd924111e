//! The golden model: golden parts, joined as the rules of the block's page say.

use signal::port::Ready;
use testbenches::dut::Model;

use super::{Config, In, Out};
use crate::atomic_buffer::{self, model::AtomicBuffer};
use crate::axi4_memory::{self, model::Axi4Memory, ports::Access};
use crate::llc_slice::{self, model::LlcSlice};
use crate::streams::{MemoryReply, MemoryRequest, Reply, Request};

/// A deliberate fault of a build, by which judges are shown to find it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// The slice has the same `flush` as the buffer.
    OneFlush,
    /// `flushed` is the slice's alone.
    FlushedOfSlice,
}

/// The parts.
#[derive(Clone, Debug)]
pub struct LlcBank {
    buffer: Option<AtomicBuffer>,
    slice: LlcSlice,
    memory: Option<Axi4Memory>,
    wrong: Vec<Wrong>,
}

/// Signals between parts in a cycle, as the buffer, or the port in its place, gives them.
struct Above {
    request: Request,
    /// `reply` of the slice is taken.
    takes: Ready,
    flush: bool,
}

/// The same as the manager, or the port in its place, gives them.
#[derive(Default)]
struct Below {
    request: Ready,
    reply: MemoryReply,
    axi: axi4_memory::Out,
}

/// A request of the slice as the manager takes it (R3).
fn access(asked: &MemoryRequest) -> Access {
    let MemoryRequest { valid, kind, line, sectors, byte_enable, data, id, .. } = *asked;
    Access { valid, kind, line, sectors, byte_enable, data, id }
}

impl LlcBank {
    /// The state after a reset (R9).
    pub fn new(config: &Config) -> LlcBank {
        LlcBank {
            buffer: config.has_buffer().then(|| AtomicBuffer::new(&config.buffer())),
            slice: LlcSlice::new(&config.slice()),
            memory: config.has_axi().then(|| Axi4Memory::new(config.axi())),
            wrong: Vec::new(),
        }
    }

    /// A build that is wrong, in one way more.
    #[must_use]
    pub fn but(mut self, wrong: Wrong) -> LlcBank {
        self.wrong.push(wrong);
        self
    }

    /// The slice's lines are being written back for a flush.
    pub fn is_walking(&self) -> bool {
        self.slice.is_walking()
    }

    /// The buffer has a sector that it has changed.
    pub fn holds_dirty(&self) -> bool {
        self.buffer.as_ref().is_some_and(|buffer| buffer.sector().is_some() && buffer.is_dirty())
    }

    /// AXI owes a response to the write of this number.
    pub fn has_write(&self, number: u64) -> bool {
        self.memory.as_ref().is_some_and(|memory| memory.has_write(number))
    }

    /// The request offered to memory in the coming cycle, where its ports are the slice's.
    pub fn request_down(&self) -> MemoryRequest {
        self.slice.request_down()
    }

    fn is(&self, wrong: Wrong) -> bool {
        self.wrong.contains(&wrong)
    }

    /// The cycle of what is behind the slice, whose offers are registers and which takes every beat.
    fn below(&mut self, input: &In) -> Below {
        let asked = self.slice.request_down();
        let Some(memory) = &mut self.memory else {
            let (request, reply) = (input.memory_request, input.memory_reply);
            return Below { request, reply, ..Below::default() };
        };
        let axi = memory.step(&axi4_memory::In {
            request: access(&asked),
            reply: Ready::YES,
            ar: input.ar,
            r: input.r,
            aw: input.aw,
            w: input.w,
            b: input.b,
        });
        Below { request: axi.request, reply: axi.reply, axi }
    }

    /// Signals that the slice sees of what is in front of it: they do not depend on whether it is ready.
    fn above(&self, input: &In, offered: Reply) -> Above {
        let Some(buffer) = &self.buffer else {
            return Above { request: input.request, takes: input.reply, flush: input.flush };
        };
        let out = buffer.clone().step(&front(input, offered, Ready::default()));
        // R4
        let flush = input.flush && (buffer.is_flushed() || self.is(Wrong::OneFlush));
        Above { request: out.slice_request, takes: out.slice_reply, flush }
    }
}

/// The buffer's inputs (R2).
fn front(input: &In, slice_reply: Reply, slice_request: Ready) -> atomic_buffer::In {
    let In { request, reply, flush, .. } = *input;
    atomic_buffer::In { request, reply, slice_reply, slice_request, enable: true, flush }
}

impl Model for LlcBank {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: &In) -> Out {
        let offered = self.slice.reply_up();
        let Above { request, takes, flush } = self.above(input, offered);
        let below = self.below(input);
        let slice = self.slice.step(&llc_slice::In {
            request,
            reply: takes,
            memory_request: below.request,
            memory_reply: below.reply,
            flush,
            counter: input.counter,
        });
        let mut out = Out {
            request: slice.request,
            reply: slice.reply,
            flushed: slice.flushed,
            idle: slice.idle,
            event: slice.event,
            evict: slice.evict,
            counter: slice.counter,
            ..Out::default()
        };
        if let Some(buffer) = &mut self.buffer {
            let buffer = buffer.step(&front(input, offered, slice.request));
            (out.request, out.reply, out.performed) =
                (buffer.request, buffer.reply, buffer.performed);
            // R5, R6
            out.flushed &= buffer.flushed || self.is(Wrong::FlushedOfSlice);
            out.idle &= buffer.idle;
        }
        if self.memory.is_some() {
            let axi = below.axi;
            (out.ar, out.r, out.aw) = (axi.ar, axi.r, axi.aw);
            (out.w, out.b, out.error) = (axi.w, axi.b, axi.error);
            out.idle &= axi.idle;
        } else {
            out.memory_request = slice.memory_request;
            out.memory_reply = slice.memory_reply;
        }
        out
    }
}
