//! The golden model: golden parts, joined as the rules of the block's page say.

use llc::atomic_buffer::{self, model::AtomicBuffer};
use llc::llc_slice::{self, model::LlcSlice};
use llc::streams::{MemoryRequest, Request as SliceRequest};
use testbenches::dut::Model;

use super::{Config, In, Out};
use crate::line_splitter::{self, Part, PartReply, model::LineSplitter};

/// The parts.
#[derive(Clone, Debug)]
pub struct L2Bank {
    splitter: LineSplitter,
    buffer: AtomicBuffer,
    slice: LlcSlice,
}

impl L2Bank {
    /// The state after a reset (R8).
    pub fn new(config: &Config) -> L2Bank {
        L2Bank {
            splitter: LineSplitter::new(config.splitter()),
            buffer: AtomicBuffer::new(&config.buffer()),
            slice: LlcSlice::new(&config.slice()),
        }
    }

    /// The request offered to memory in the coming cycle.
    pub fn request_down(&self) -> MemoryRequest {
        self.slice.request_down()
    }

    /// Requests that are not answered.
    pub fn unanswered(&self) -> usize {
        self.splitter.unanswered()
    }
}

/// The buffer's request for a part (R2).
fn of_part(part: &Part) -> SliceRequest {
    let Part { valid, kind, operation, line, byte_enable, data, id } = *part;
    let (sectors, rest) = (1, SliceRequest::default());
    SliceRequest { valid, kind, operation, line, sectors, byte_enable, data, id, ..rest }
}

impl Model for L2Bank {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: &In) -> Out {
        // The slice, and before it the buffer: what they take depends on what lies behind.
        let front_in = atomic_buffer::In {
            request: of_part(&self.splitter.offered(&input.request)),
            reply: input.reply,
            slice_reply: self.slice.reply_up(),
            enable: true,
            flush: input.flush,
            ..atomic_buffer::In::default()
        };
        let seen = self.buffer.clone().step(&front_in);
        let is_flushed = self.buffer.is_flushed();
        let slice = self.slice.step(&llc_slice::In {
            request: seen.slice_request,
            reply: seen.slice_reply,
            memory_request: input.memory_request,
            memory_reply: input.memory_reply,
            flush: input.flush && is_flushed,
            counter: input.counter,
        });
        let buffer =
            self.buffer.step(&atomic_buffer::In { slice_request: slice.request, ..front_in });
        let beat = buffer.reply;
        let splitter = self.splitter.step(&line_splitter::In {
            request: input.request,
            reply: input.reply,
            part: buffer.request,
            part_reply: PartReply {
                valid: beat.valid,
                id: beat.id,
                kind: beat.kind,
                data: beat.data,
            },
        });
        Out {
            request: splitter.request,
            reply: splitter.reply,
            memory_request: slice.memory_request,
            memory_reply: slice.memory_reply,
            flushed: slice.flushed && is_flushed,
            idle: splitter.idle && slice.idle,
            performed: buffer.performed,
            event: slice.event,
            evict: slice.evict,
            counter: slice.counter,
        }
    }
}
