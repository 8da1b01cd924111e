//! The golden model: the rules of the block's page.

use std::collections::VecDeque;

use base::model::{Data, write_bytes};
use testbenches::dut::Model;

use super::operation::{Word, perform};
use super::{Config, In, Out};
use crate::streams::{Reply, Request, kind};

/// The sector's state (R6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// There is none.
    Empty,
    /// The sector has been requested.
    Loading,
    /// Atomics are performed on it.
    Held,
    /// The sector is being written back.
    Writing,
}

/// The golden buffer: one held sector at most, and a queue of requests before it.
#[derive(Clone, Debug)]
pub struct AtomicBuffer {
    config: Config,
    queue: VecDeque<Request>,
    state: State,
    /// The atomic that the sector was loaded for.
    owner: Request,
    data: Data,
    /// Its dirty bytes.
    dirty: u128,
    /// The next request of the buffer to the slice.
    own: Option<Request>,
    /// Whether it was an internal request that was offered in the cycle before and not taken.
    down_stands: Option<bool>,
    /// Whether it was an atomic's reply.
    up_stands: Option<bool>,
    /// The reply that left last was an atomic's.
    atomic_left: bool,
    flushed: bool,
    performed: bool,
}

impl AtomicBuffer {
    /// The state after a reset (R18).
    pub fn new(config: &Config) -> AtomicBuffer {
        AtomicBuffer {
            config: config.clone(),
            queue: VecDeque::new(),
            state: State::Empty,
            owner: Request::default(),
            data: [0; 16],
            dirty: 0,
            own: None,
            down_stands: None,
            up_stands: None,
            atomic_left: true,
            flushed: false,
            performed: false,
        }
    }

    /// The sector's state.
    pub fn state(&self) -> State {
        self.state
    }

    /// Atomics that wait.
    pub fn waiting(&self) -> usize {
        self.queue.len()
    }

    /// The line and sector that is not `empty`.
    pub fn sector(&self) -> Option<(u64, u64)> {
        (self.state != State::Empty).then(|| (self.owner.line, self.owner.sector()))
    }

    /// A byte of it is dirty.
    pub fn is_dirty(&self) -> bool {
        self.dirty != 0
    }

    /// A flush is done (R15), in this cycle.
    pub fn is_flushed(&self) -> bool {
        self.flushed
    }

    fn is_own(&self, id: u64) -> bool {
        id >> self.config.id_bits() == 1
    }

    /// An atomic is to the sector.
    fn is_to_sector(&self, request: &Request) -> bool {
        (request.line, request.sectors) == (self.owner.line, self.owner.sectors)
    }

    /// R3
    pub fn holds(&self, request: &Request) -> bool {
        let is_of_line = self.state != State::Empty && self.owner.line == request.line;
        is_of_line || self.queue.iter().any(|atomic| atomic.line == request.line)
    }

    /// The internal request of a state: a load, or a store of the dirty bytes (R17).
    fn ask(&mut self, kind: usize) {
        let is_store = kind == kind::STORE;
        let Request { line, sectors, home, .. } = self.owner;
        self.own = Some(Request {
            valid: true,
            kind: kind as u64,
            line,
            sectors,
            byte_enable: if is_store { self.dirty } else { 0 },
            data: if is_store { self.data } else { [0; 16] },
            id: 1 << self.config.id_bits(),
            home,
            ..Request::default()
        });
    }

    /// Performs the head of the queue.
    fn perform(&mut self) {
        let Some(atomic) = self.queue.pop_front() else { return };
        self.performed = true;
        let Some(word) = Word::named(atomic.byte_enable) else { return };
        if let Some(value) = perform(atomic.operation, word, &self.data, &atomic.data) {
            write_bytes(&mut self.data, word.bytes(), &word.with(value));
            self.dirty |= word.bytes();
        }
    }

    /// The head's reply, if it can be given (R8, R13).
    fn head_reply(&self) -> Option<Reply> {
        let head = self.queue.front().filter(|head| self.is_to_sector(head))?;
        let Request { source, id, chip, kind, .. } = *head;
        let (sector, data) = (head.sector(), self.data);
        let reply = Reply { valid: true, source, id, kind, sector, data, last: true, chip };
        (self.state == State::Held).then_some(reply)
    }

    /// The sector is released in this cycle (R9).
    fn is_released(&self, input: &In, is_atomic: bool) -> bool {
        let asks = input.request.valid && !is_atomic && input.request.line == self.owner.line;
        self.state == State::Held
            && match self.queue.front() {
                Some(head) => !self.is_to_sector(head),
                None => input.flush || asks,
            }
    }
}

impl Model for AtomicBuffer {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: &In) -> Out {
        let is_atomic = input.enable && input.request.kind == kind::ATOMIC as u64;
        let idle = self.queue.is_empty() && self.state == State::Empty;
        let (flushed, performed) = (self.flushed, std::mem::take(&mut self.performed));
        let mut out = Out { idle, flushed, performed, ..Out::default() };

        // R4: who is offered to the slice.
        let goes_own = self.own.filter(|_| self.down_stands != Some(false));
        let may_pass =
            goes_own.is_none() && !is_atomic && !input.flush && !self.holds(&input.request);
        // An offered request was let pass before `flush` rose.
        let may_pass = may_pass || self.down_stands == Some(false);
        out.slice_request = match goes_own {
            Some(own) => own,
            None => Request { valid: may_pass && input.request.valid, ..input.request },
        };
        let has_room = self.queue.len() < self.config.atomic_queue();
        out.request.ready = match is_atomic {
            true => has_room && !input.flush,
            false => may_pass && input.slice_request.ready,
        };

        // R11: whose reply is offered.
        let passed = Some(input.slice_reply).filter(|beat| beat.valid && !self.is_own(beat.id));
        let head = self.head_reply();
        // Whether the slice's reply goes, if there is one: that must not depend on its `valid`.
        let slice_goes = match self.up_stands {
            Some(stands) => !stands,
            None => head.is_none() || self.atomic_left,
        };
        let is_head = head.is_some() && (passed.is_none() || !slice_goes);
        out.reply = (if is_head { head } else { passed }).into();
        let is_own_beat = input.slice_reply.valid && self.is_own(input.slice_reply.id);
        out.slice_reply.ready =
            self.is_own(input.slice_reply.id) || (slice_goes && input.reply.ready);

        // The edge.
        let releases = self.is_released(input, is_atomic);
        if out.reply.valid {
            self.up_stands = Some(is_head).filter(|_| !input.reply.ready);
            if input.reply.ready {
                self.atomic_left = is_head;
            }
        }
        if out.slice_request.valid {
            self.down_stands = Some(goes_own.is_some()).filter(|_| !input.slice_request.ready);
            if goes_own.is_some() && input.slice_request.ready {
                self.own = None;
            }
        }
        match self.state {
            State::Empty => {
                if let Some(head) = self.queue.front() {
                    self.owner = *head;
                    self.state = State::Loading;
                    self.ask(kind::LOAD);
                }
            }
            State::Loading if is_own_beat => {
                (self.data, self.dirty, self.state) = (input.slice_reply.data, 0, State::Held);
            }
            State::Held if releases && self.dirty == 0 => self.state = State::Empty,
            State::Held if releases => {
                self.state = State::Writing;
                self.ask(kind::STORE);
            }
            State::Writing if is_own_beat => self.state = State::Empty,
            _ => {}
        }
        if is_head && out.reply.valid && input.reply.ready {
            self.perform();
        }
        if is_atomic && input.request.valid && out.request.ready {
            self.queue.push_back(input.request);
        }
        self.flushed = input.flush && idle;
        out
    }
}
