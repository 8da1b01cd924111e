//! The hardware: a queue, the sector that is held, and two places where requests and replies meet.

mod lines;
mod operands;
mod operation;
mod waiting;

use super::{Config, Ports};
use crate::streams::kind;
use kit::queue::Queue;
use lines::AtomicBufferLines;
use operands::AtomicBufferOperands;
use operation::AtomicBufferOperation;
use rust_hdl::core::prelude::*;
use signal::prelude::*;
use waiting::AtomicRequest;

/// State of the sector.
#[derive(LogicState, Clone, Copy, PartialEq, Debug)]
enum State {
    Empty,
    Loading,
    Held,
    Writing,
}

/// The block; see the documentation of the module above.
#[derive(LogicBlock)]
pub struct AtomicBuffer {
    kind: Kind,
    pub(super) ports: Ports,
    queue: Queue<AtomicRequest>,
    lines: AtomicBufferLines,
    operands: AtomicBufferOperands,
    operation: AtomicBufferOperation,
    state: Flop<State>,
    // The sector: where it is from, its bytes, and its words of four bytes that are dirty.
    line: Reg,
    sector: Reg,
    home: Optional<Reg>,
    data: BeatReg,
    dirty: Reg,
    // The head of the queue is performed in this cycle.
    performs: Signal<Local, Bit>,
    // An internal request has not been taken.
    requests_sector: Flop<Bit>,
    // An other request was offered to the slice, and not taken.
    is_stalled: Flop<Bit>,
    // Of two replies the atomic's goes.
    atomic_leads: Flop<Bit>,
    was_performed: Flop<Bit>,
    is_flushed: Flop<Bit>,
    _has_chips: bool,
}

impl AtomicBuffer {
    /// The hardware of `config`.
    pub fn new(config: &Config) -> AtomicBuffer {
        AtomicBuffer {
            kind: Kind::of::<AtomicBuffer>(
                "Performs atomics on a sector that it holds, one a cycle, in front of a slice or \
                 of a memory.",
            ),
            ports: Ports::new(config),
            queue: Queue::of(config, config.atomic_queue()),
            lines: AtomicBufferLines::new(config),
            operands: AtomicBufferOperands::new(config),
            operation: AtomicBufferOperation::new(config),
            state: Flop::new(),
            line: Reg::new(config.line_bits()),
            sector: Reg::new(config.sector_bits()),
            home: Optional::new(config.has_chips(), Reg::new(config.chip_bits())),
            data: BeatReg::new(config.beat_bits()),
            dirty: Reg::new(config.words()),
            performs: Signal::default(),
            requests_sector: Flop::new(),
            is_stalled: Flop::new(),
            atomic_leads: Flop::new(),
            was_performed: Flop::new(),
            is_flushed: Flop::new(),
            _has_chips: config.has_chips(),
        }
    }
}

impl Logic for AtomicBuffer {
    #[kernel]
    fn update(&mut self) {
        let is_atomic = self.enable && (self.request.kind == kind::ATOMIC);
        let is_empty = self.state.q == State::Empty;
        let is_local_line = !is_empty && (self.line.q == self.request.line);
        let waits = self.queue.pop.valid;
        let is_heads = (self.lines.head == self.line.q) && (self.queue.pop.sector == self.sector.q);
        let serves = (self.state.q == State::Held) && waits && is_heads;

        self.reply(serves);
        self.enqueue(is_atomic);
        self.ask(is_atomic, is_local_line);
        self.move_sector(waits, is_atomic, is_local_line, is_heads);
        self.perform();

        let is_idle = is_empty && !waits;
        self.idle = is_idle;
        self.is_flushed.d = self.flush && is_idle;
        self.flushed = self.is_flushed.q;
        self.performed = self.was_performed.q;
    }
}

impl AtomicBuffer {
    /// Replies of atomics and of the slice in turn; what is offered holds.
    #[kernel]
    fn reply(&mut self, serves: Bit) {
        let id = self.reply.id.width();
        let is_local = self.slice_reply.id.bit(id);
        let is_passed_on = self.slice_reply.valid && !is_local;
        let goes_first = serves && (self.atomic_leads.q || !is_passed_on);
        let is_taken = self.reply.ready;

        self.reply.valid = serves || is_passed_on;
        self.reply.source = self.slice_reply.source;
        self.reply.id = bits_to(self.slice_reply.id, id);
        self.reply.kind = self.slice_reply.kind;
        self.reply.sector = self.slice_reply.sector;
        self.reply.data = self.slice_reply.data;
        self.reply.last = self.slice_reply.last;
        if self._has_chips {
            self.reply.chip = self.slice_reply.chip;
        }
        if goes_first {
            self.reply.source = self.queue.pop.source;
            self.reply.id = self.queue.pop.id;
            self.reply.kind = kind::ATOMIC.into();
            self.reply.sector = self.sector.q;
            self.reply.data = self.data.q;
            self.reply.last = true;
            if self._has_chips {
                self.reply.chip = self.queue.pop.chip;
            }
        }
        self.slice_reply.ready = is_local || (is_taken && !(serves && self.atomic_leads.q));
        self.performs = goes_first && is_taken;
        self.queue.pop.ready = self.performs;
        self.lines.popped = self.performs;
        self.was_performed.d = self.performs;

        self.atomic_leads.hold();
        if goes_first || is_passed_on {
            self.atomic_leads.d = goes_first != is_taken;
        }
    }

    /// An atomic's way into the queue.
    #[kernel]
    fn enqueue(&mut self, is_atomic: Bit) {
        let enters = self.request.valid && is_atomic && !self.flush;
        self.operands.sectors = self.request.sectors;
        self.operands.byte_enable = self.request.byte_enable;
        self.operands.data = self.request.data;
        self.queue.push.valid = enters;
        self.queue.push.operation = self.request.operation;
        self.queue.push.sector = self.operands.sector;
        self.queue.push.pair = self.operands.pair;
        self.queue.push.is_upper = self.operands.is_upper;
        self.queue.push.is_wide = self.operands.is_wide;
        self.queue.push.operand = self.operands.operand;
        self.queue.push.compare = self.operands.compare;
        self.queue.push.source = self.request.source;
        self.queue.push.id = self.request.id;
        if self._has_chips {
            self.queue.push.chip = self.request.chip;
            self.queue.push.home = self.request.home;
        }
        self.lines.line = self.request.line;
        self.lines.pushed = enters && self.queue.push.ready;
    }

    /// Request to the slice: an internal request goes first, unless another is already offered.
    #[kernel]
    fn ask(&mut self, is_atomic: Bit, is_local_line: Bit) {
        let id = self.request.id.width();
        let is_held = is_local_line || self.lines.has_line;
        let may_pass = !is_atomic && !self.flush && !is_held && !self.requests_sector.q;
        let passes = self.is_stalled.q || may_pass;
        let is_offered = passes && self.request.valid;

        self.slice_request.valid = is_offered || self.requests_sector.q;
        self.slice_request.kind = self.request.kind;
        self.slice_request.operation = self.request.operation;
        self.slice_request.line = self.request.line;
        self.slice_request.sectors = self.request.sectors;
        self.slice_request.byte_enable = self.request.byte_enable;
        self.slice_request.data = self.request.data;
        self.slice_request.source = self.request.source;
        self.slice_request.id = bits_to(self.request.id, id + 1);
        if self._has_chips {
            self.slice_request.chip = self.request.chip;
            self.slice_request.home = self.request.home;
        }
        if !passes {
            self.ask_own();
        }
        self.request.ready = passes && self.slice_request.ready;
        if is_atomic {
            self.request.ready = self.queue.push.ready && !self.flush;
        }

        self.is_stalled.d = is_offered && !self.slice_request.ready;
        self.requests_sector.hold();
        if !passes && self.slice_request.ready {
            self.requests_sector.d = false;
        }
    }

    /// The sector is loaded, or its dirty bytes are written back.
    #[kernel]
    fn ask_own(&mut self) {
        let (words, sectors) = (self.dirty.q.width(), self.request.sectors.width());
        self.slice_request.kind = kind::LOAD.into();
        self.slice_request.operation = 0;
        self.slice_request.line = self.line.q;
        self.slice_request.sectors = bits_to(1, sectors) << self.sector.q;
        self.slice_request.byte_enable = 0;
        self.slice_request.data = 0;
        self.slice_request.source = 0;
        self.slice_request.id = (1 << self.request.id.width()).into();
        if self._has_chips {
            self.slice_request.chip = 0;
            self.slice_request.home = self.home.q;
        }
        if self.state.q == State::Writing {
            self.slice_request.kind = kind::STORE.into();
            self.slice_request.byte_enable = cat_of(4 * words, |byte| self.dirty.q.bit(byte / 4));
            self.slice_request.data = self.data.q;
        }
    }

    /// The sector is loaded for the head of the queue, and released when it is in the way.
    #[kernel]
    fn move_sector(&mut self, waits: Bit, is_atomic: Bit, is_local_line: Bit, is_heads: Bit) {
        let is_answered = self.slice_reply.valid && self.slice_reply.id.bit(self.reply.id.width());
        let is_wanted = self.flush || (self.request.valid && !is_atomic && is_local_line);
        let is_released = (waits && !is_heads) || (!waits && is_wanted);
        self.state.hold();
        self.line.hold();
        self.sector.hold();
        if self._has_chips {
            self.home.hold();
        }
        match self.state.q {
            State::Empty => {
                if waits {
                    self.state.d = State::Loading;
                    self.requests_sector.d = true;
                    self.line.d = self.lines.head;
                    self.sector.d = self.queue.pop.sector;
                    if self._has_chips {
                        self.home.d = self.queue.pop.home;
                    }
                }
            }
            State::Loading => {
                if is_answered {
                    self.state.d = State::Held;
                }
            }
            State::Held => {
                if is_released {
                    self.state.d = State::Empty;
                    if self.dirty.q.any() {
                        self.state.d = State::Writing;
                        self.requests_sector.d = true;
                    }
                }
            }
            _ => {
                if is_answered {
                    self.state.d = State::Empty;
                }
            }
        }
    }

    /// The sector's bytes: loaded, and changed by each atomic that is answered.
    #[kernel]
    fn perform(&mut self) {
        self.operation.operation = self.queue.pop.operation;
        self.operation.pair = self.queue.pop.pair;
        self.operation.is_upper = self.queue.pop.is_upper;
        self.operation.is_wide = self.queue.pop.is_wide;
        self.operation.operand = self.queue.pop.operand;
        self.operation.compare = self.queue.pop.compare;
        self.operation.sector = self.data.q;
        self.data.hold();
        self.dirty.hold();
        if self.performs {
            self.data.d = self.operation.changed;
            self.dirty.d = self.dirty.q | self.operation.dirtied;
        }
        if self.state.q == State::Loading {
            self.data.d = self.slice_reply.data;
            self.dirty.d = 0;
        }
    }
}
