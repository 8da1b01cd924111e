//! The golden model: golden parts, and the rules of the block's page that join them.

use std::collections::VecDeque;

use llc::atomic_buffer::{self, model::AtomicBuffer};
use llc::llc_slice::{self, model::Fault, model::LlcSlice};
use llc::streams::{MemoryReply, MemoryRequest, Reply, Request};
use testbenches::dut::Model;

use super::{Arrival, Config, In, Out, Ready, TileReply};
use crate::route_policy::model::RoutePolicy;
use crate::slice_bypass::{self, MemoryReply as MemoryWordReply, model::SliceBypass};

/// The parts, and what joins them.
#[derive(Clone, Debug)]
pub struct SacTile {
    config: Config,
    route: RoutePolicy,
    bypass: SliceBypass,
    front: AtomicBuffer,
    slice: LlcSlice,
    beside_memory: AtomicBuffer,
    /// The fill that was taken last came from another chip's memory (R5).
    remote_went: bool,
    /// All parts have been flushed since `flush` rose (R8).
    was_flushed: bool,
    /// Whether the slice's requests, the oldest first, are the buffer's (R10).
    lookups: VecDeque<bool>,
}

/// Offers between the parts in a cycle, whatever is taken.
struct Offers {
    /// Of the buffer beside memory.
    from_memory: MemoryWordReply,
    /// Of the slice, to its fills.
    beat: MemoryReply,
    takes_fill: bool,
    takes_remote: bool,
    /// Of the bypass, towards the slice.
    asked: Request,
    /// Of the bypass: what it takes of the front buffer's replies and of the slice's requests.
    takes_reply: Ready,
    takes_miss: Ready,
    /// Of the slice, downwards.
    down: Request,
    is_own: bool,
}

impl SacTile {
    /// The state after a reset (R1).
    pub fn new(config: &Config) -> SacTile {
        SacTile {
            config: config.clone(),
            route: RoutePolicy::new(config.route()),
            bypass: SliceBypass::new(config.bypass()),
            front: AtomicBuffer::new(&config.front()),
            slice: LlcSlice::new(&config.slice()),
            beside_memory: AtomicBuffer::new(&config.beside_memory()),
            remote_went: false,
            was_flushed: false,
            lookups: VecDeque::new(),
        }
    }

    /// A tile whose slice is wrong.
    #[must_use]
    pub fn with_fault(self, fault: Fault) -> SacTile {
        SacTile { slice: self.slice.with_fault(fault), ..self }
    }

    /// Words that wait in the link queue, and in front of the memory.
    pub fn queued(&self) -> (usize, usize) {
        (self.bypass.link_words(), self.bypass.memory_words())
    }

    /// The line address of a line of the slice of this number (R3).
    fn whole_line(&self, line: u64, slice: u64) -> u64 {
        let above = line << self.config.route().slice_low_bits();
        above | (self.route.place(above).slice ^ slice)
    }

    /// The request with the part of its line address that the slice sees (R3).
    fn of_slice(&self, request: Request) -> Request {
        Request { line: request.line >> self.config.route().slice_low_bits(), ..request }
    }

    fn is_own(&self, id: u64) -> bool {
        id >> (self.config.slice().id_bits() - 1) == 1
    }

    /// Offers between the parts.
    fn offers(&self, input: &In) -> Offers {
        let config = &self.config;
        // A buffer's reply does not depend on what becomes of it.
        let mut memory = self.beside_memory.clone();
        let reply = memory.step(&self.memory_input(input, Ready::NO)).reply;
        let bypass_bit = config.port().id_bits();
        let word = config.reply_word(&Reply { id: reply.id & ((1 << bypass_bit) - 1), ..reply });
        let from_memory = MemoryWordReply {
            valid: word.valid,
            head: word.head,
            data: word.data,
            bypass: reply.id >> bypass_bit == 1,
        };
        let slice_reply = self.slice.reply_up();
        let front_in = atomic_buffer::In { slice_reply, ..self.front_input(input) };
        let front_reply = self.front.clone().step(&front_in).reply;

        // R5
        let fills = from_memory.valid && !from_memory.bypass;
        let takes_remote = !(fills && self.remote_went);
        let takes_fill = !input.remote_reply.valid || self.remote_went;
        let beat = match (fills && takes_fill, input.remote_reply.valid && takes_remote) {
            (true, _) => config.fill(&config.reply(&from_memory.into())),
            (_, true) => input.remote_reply,
            _ => MemoryReply::default(),
        };
        // A right slice takes every beat.
        let takes = self.slice.takes(&beat);
        // R4
        let sent: MemoryRequest = self.slice.request_down();
        let line = self.whole_line(sent.line, input.slice);
        let down = config.exit(&sent, line, input.chip);
        let is_own = sent.home == input.chip;

        let seen = self.bypass.clone().step(&slice_bypass::In {
            memory_reply: from_memory,
            fill: Ready { ready: takes_fill && takes },
            slice_reply: config.reply_word(&front_reply),
            ..self.bypass_input(input)
        });
        Offers {
            from_memory,
            beat,
            takes_fill: takes_fill && takes,
            takes_remote: takes_remote && takes,
            asked: self.of_slice(config.request(&seen.slice)),
            takes_reply: seen.slice_reply,
            takes_miss: seen.miss,
            down,
            is_own,
        }
    }

    /// The ports' part of the bypass's inputs.
    fn bypass_input(&self, input: &In) -> slice_bypass::In {
        slice_bypass::In {
            sm_side: input.sm_side,
            local: self.config.word(&input.local),
            link: self.config.word(&input.link),
            reply: input.reply,
            ..slice_bypass::In::default()
        }
    }

    /// The ports' part of the inputs of the buffer in front of the slice (R7, R8).
    fn front_input(&self, input: &In) -> atomic_buffer::In {
        let (enable, flush) = (!input.sm_side, input.flush);
        atomic_buffer::In { enable, flush, ..atomic_buffer::In::default() }
    }

    /// Inputs of the buffer beside memory (R7, R8); `reply` says whether its reply is taken.
    fn memory_input(&self, input: &In, reply: Ready) -> atomic_buffer::In {
        let word = self.bypass.offered();
        let request = self.config.request(&word.into());
        let id = request.id | u64::from(word.bypass) << self.config.port().id_bits();
        let is_last = self.front.is_flushed() && self.slice.is_flushed() && !request.valid;
        atomic_buffer::In {
            request: Request { id, ..request },
            reply,
            slice_request: input.memory,
            slice_reply: input.memory_reply,
            enable: input.sm_side,
            flush: input.flush && is_last,
        }
    }
}

impl Model for SacTile {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: &In) -> Out {
        self.slice.tell(input.chip, input.sm_side);
        let offers = self.offers(input);
        let memory_input = self.memory_input(input, Ready::NO);

        // The slice, and before it the buffer: what they take depends on what lies behind.
        let front_in = atomic_buffer::In {
            request: offers.asked,
            slice_reply: self.slice.reply_up(),
            reply: offers.takes_reply,
            ..self.front_input(input)
        };
        let seen = self.front.clone().step(&front_in);
        let takes_down = if offers.is_own { offers.takes_miss } else { input.link_out };
        let slice = self.slice.step(&llc_slice::In {
            request: seen.slice_request,
            reply: seen.slice_reply,
            memory_request: takes_down,
            memory_reply: offers.beat,
            flush: input.flush && self.front.is_flushed(),
            counter: input.counter,
        });
        let front =
            self.front.step(&atomic_buffer::In { slice_request: slice.request, ..front_in });
        let miss = Request { valid: offers.down.valid && offers.is_own, ..offers.down };
        let bypass = self.bypass.step(&slice_bypass::In {
            slice: front.request,
            miss: self.config.word(&miss),
            memory: self.beside_memory.clone().step(&memory_input).request,
            memory_reply: offers.from_memory,
            fill: Ready { ready: offers.takes_fill },
            slice_reply: self.config.reply_word(&front.reply),
            ..self.bypass_input(input)
        });
        let memory_input = atomic_buffer::In { reply: bypass.memory_reply, ..memory_input };
        let memory = self.beside_memory.step(&memory_input);

        // R6, R9, R10
        let replied = self.config.reply(&bypass.reply);
        let arrives = offers.asked.valid && front.request.ready && !input.sm_side;
        let asked = self.config.request(&bypass.slice);
        let arrival =
            Arrival { valid: true, chip: asked.chip, line: asked.line, sectors: asked.sectors };
        let of_own = self.lookups.front().copied().unwrap_or(false);
        let out = Out {
            flushed: input.flush && self.was_flushed,
            idle: slice.idle && bypass.idle,
            local: bypass.local,
            link: bypass.link,
            link_out: Some(offers.down).filter(|_| !offers.is_own).unwrap_or_default(),
            remote_reply: Ready { ready: offers.takes_remote },
            reply: TileReply::of(&replied, input.sm_side && replied.chip != input.chip),
            memory: memory.slice_request,
            memory_reply: memory.slice_reply,
            arrival: Some(arrival).filter(|_| arrives).into(),
            lookup_hit: (slice.event.hit || slice.event.hit_pending) && !of_own,
            atomic_hit: front.performed,
            event: slice.event,
            counter: slice.counter,
        };

        // The edge.
        let fills = offers.from_memory.valid && !offers.from_memory.bypass;
        if input.remote_reply.valid && offers.takes_remote {
            self.remote_went = true;
        } else if fills && offers.takes_fill {
            self.remote_went = false;
        }
        let llc::streams::Events { hit, hit_pending, miss, atomic, .. } = slice.event;
        if hit || hit_pending || miss || atomic {
            self.lookups.pop_front();
        }
        if front.slice_request.valid && slice.request.ready {
            self.lookups.push_back(self.is_own(front.slice_request.id));
        }
        self.was_flushed = input.flush && (self.was_flushed || memory.flushed);
        out
    }
}
