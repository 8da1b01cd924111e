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
        let is_atomic = self.enable.val() && (self.request.kind.val() == kind::ATOMIC);
        let is_empty = self.state.q.val() == State::Empty;
        let is_local_line = !is_empty && (self.line.q.val() == self.request.line.val());
        let waits = self.queue.pop.valid.val();
        let is_heads = (self.lines.head.val() == self.line.q.val())
            && (self.queue.pop.sector.val() == self.sector.q.val());
        let serves = (self.state.q.val() == State::Held) && waits && is_heads;

        self.reply(serves);
        self.enqueue(is_atomic);
        self.ask(is_atomic, is_local_line);
        self.move_sector(waits, is_atomic, is_local_line, is_heads);
        self.perform();

        let is_idle = is_empty && !waits;
        self.idle.next = is_idle;
        self.is_flushed.d.next = self.flush.val() && is_idle;
        self.flushed.next = self.is_flushed.q.val();
        self.performed.next = self.was_performed.q.val();
    }
}

impl AtomicBuffer {
    /// Replies of atomics and of the slice in turn; what is offered holds.
    #[kernel]
    fn reply(&mut self, serves: Bit) {
        let id = self.reply.id.width();
        let is_local = self.slice_reply.id.val().bit(id);
        let is_passed_on = self.slice_reply.valid.val() && !is_local;
        let goes_first = serves && (self.atomic_leads.q.val() || !is_passed_on);
        let is_taken = self.reply.ready.val();

        self.reply.valid.next = serves || is_passed_on;
        self.reply.source.next = self.slice_reply.source.val();
        self.reply.id.next = bits_to(self.slice_reply.id.val(), id);
        self.reply.kind.next = self.slice_reply.kind.val();
        self.reply.sector.next = self.slice_reply.sector.val();
        self.reply.data.next = self.slice_reply.data.val();
        self.reply.last.next = self.slice_reply.last.val();
        if self._has_chips {
            self.reply.chip.next = self.slice_reply.chip.val();
        }
        if goes_first {
            self.reply.source.next = self.queue.pop.source.val();
            self.reply.id.next = self.queue.pop.id.val();
            self.reply.kind.next = kind::ATOMIC.into();
            self.reply.sector.next = self.sector.q.val();
            self.reply.data.next = self.data.q.val();
            self.reply.last.next = true;
            if self._has_chips {
                self.reply.chip.next = self.queue.pop.chip.val();
            }
        }
        self.slice_reply.ready.next =
            is_local || (is_taken && !(serves && self.atomic_leads.q.val()));
        self.performs.next = goes_first && is_taken;
        self.queue.pop.ready.next = self.performs.val();
        self.lines.popped.next = self.performs.val();
        self.was_performed.d.next = self.performs.val();

        self.atomic_leads.hold();
        if goes_first || is_passed_on {
            self.atomic_leads.d.next = goes_first != is_taken;
        }
    }

    /// An atomic's way into the queue.
    #[kernel]
    fn enqueue(&mut self, is_atomic: Bit) {
        let enters = self.request.valid.val() && is_atomic && !self.flush.val();
        self.operands.sectors.next = self.request.sectors.val();
        self.operands.byte_enable.next = self.request.byte_enable.val();
        self.operands.data.next = self.request.data.val();
        self.queue.push.valid.next = enters;
        self.queue.push.operation.next = self.request.operation.val();
        self.queue.push.sector.next = self.operands.sector.val();
        self.queue.push.pair.next = self.operands.pair.val();
        self.queue.push.is_upper.next = self.operands.is_upper.val();
        self.queue.push.is_wide.next = self.operands.is_wide.val();
        self.queue.push.operand.next = self.operands.operand.val();
        self.queue.push.compare.next = self.operands.compare.val();
        self.queue.push.source.next = self.request.source.val();
        self.queue.push.id.next = self.request.id.val();
        if self._has_chips {
            self.queue.push.chip.next = self.request.chip.val();
            self.queue.push.home.next = self.request.home.val();
        }
        self.lines.line.next = self.request.line.val();
        self.lines.pushed.next = enters && self.queue.push.ready.val();
    }

    /// Request to the slice: an internal request goes first, unless another is already offered.
    #[kernel]
    fn ask(&mut self, is_atomic: Bit, is_local_line: Bit) {
        let id = self.request.id.width();
        let is_held = is_local_line || self.lines.has_line.val();
        let may_pass = !is_atomic && !self.flush.val() && !is_held && !self.requests_sector.q.val();
        let passes = self.is_stalled.q.val() || may_pass;
        let is_offered = passes && self.request.valid.val();

        self.slice_request.valid.next = is_offered || self.requests_sector.q.val();
        self.slice_request.kind.next = self.request.kind.val();
        self.slice_request.operation.next = self.request.operation.val();
        self.slice_request.line.next = self.request.line.val();
        self.slice_request.sectors.next = self.request.sectors.val();
        self.slice_request.byte_enable.next = self.request.byte_enable.val();
        self.slice_request.data.next = self.request.data.val();
        self.slice_request.source.next = self.request.source.val();
        self.slice_request.id.next = bits_to(self.request.id.val(), id + 1);
        if self._has_chips {
            self.slice_request.chip.next = self.request.chip.val();
            self.slice_request.home.next = self.request.home.val();
        }
        if !passes {
            self.ask_own();
        }
        self.request.ready.next = passes && self.slice_request.ready.val();
        if is_atomic {
            self.request.ready.next = self.queue.push.ready.val() && !self.flush.val();
        }

        self.is_stalled.d.next = is_offered && !self.slice_request.ready.val();
        self.requests_sector.hold();
        if !passes && self.slice_request.ready.val() {
            self.requests_sector.d.next = false;
        }
    }

    /// The sector is loaded, or its dirty bytes are written back.
    #[kernel]
    fn ask_own(&mut self) {
        let (words, sectors) = (self.dirty.q.width(), self.request.sectors.width());
        self.slice_request.kind.next = kind::LOAD.into();
        self.slice_request.operation.next = 0.into();
        self.slice_request.line.next = self.line.q.val();
        self.slice_request.sectors.next = bits_to(1, sectors) << self.sector.q.val();
        self.slice_request.byte_enable.next = 0.into();
        self.slice_request.data.next = 0.into();
        self.slice_request.source.next = 0.into();
        self.slice_request.id.next = (1 << self.request.id.width()).into();
        if self._has_chips {
            self.slice_request.chip.next = 0.into();
            self.slice_request.home.next = self.home.q.val();
        }
        if self.state.q.val() == State::Writing {
            self.slice_request.kind.next = kind::STORE.into();
            self.slice_request.byte_enable.next =
                cat_of(4 * words, |byte| self.dirty.q.val().bit(byte / 4));
            self.slice_request.data.next = self.data.q.val();
        }
    }

    /// The sector is loaded for the head of the queue, and released when it is in the way.
    #[kernel]
    fn move_sector(&mut self, waits: Bit, is_atomic: Bit, is_local_line: Bit, is_heads: Bit) {
        let is_answered =
            self.slice_reply.valid.val() && self.slice_reply.id.val().bit(self.reply.id.width());
        let is_wanted =
            self.flush.val() || (self.request.valid.val() && !is_atomic && is_local_line);
        let is_released = (waits && !is_heads) || (!waits && is_wanted);
        self.state.hold();
        self.line.hold();
        self.sector.hold();
        if self._has_chips {
            self.home.hold();
        }
        match self.state.q.val() {
            State::Empty => {
                if waits {
                    self.state.d.next = State::Loading;
                    self.requests_sector.d.next = true;
                    self.line.d.next = self.lines.head.val();
                    self.sector.d.next = self.queue.pop.sector.val();
                    if self._has_chips {
                        self.home.d.next = self.queue.pop.home.val();
                    }
                }
            }
            State::Loading => {
                if is_answered {
                    self.state.d.next = State::Held;
                }
            }
            State::Held => {
                if is_released {
                    self.state.d.next = State::Empty;
                    if self.dirty.q.val().any() {
                        self.state.d.next = State::Writing;
                        self.requests_sector.d.next = true;
                    }
                }
            }
            _ => {
                if is_answered {
                    self.state.d.next = State::Empty;
                }
            }
        }
    }

    /// The sector's bytes: loaded, and changed by each atomic that is answered.
    #[kernel]
    fn perform(&mut self) {
        self.operation.operation.next = self.queue.pop.operation.val();
        self.operation.pair.next = self.queue.pop.pair.val();
        self.operation.is_upper.next = self.queue.pop.is_upper.val();
        self.operation.is_wide.next = self.queue.pop.is_wide.val();
        self.operation.operand.next = self.queue.pop.operand.val();
        self.operation.compare.next = self.queue.pop.compare.val();
        self.operation.sector.next = self.data.q.val();
        self.data.hold();
        self.dirty.hold();
        if self.performs.val() {
            self.data.d.next = self.operation.changed.val();
            self.dirty.d.next = self.dirty.q.val() | self.operation.dirtied.val();
        }
        if self.state.q.val() == State::Loading {
            self.data.d.next = self.slice_reply.data.val();
            self.dirty.d.next = 0.into();
        }
    }
}
