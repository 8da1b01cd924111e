//! Coverage bins; and, beside the comparison, the checks that each message leaves by exactly one of a forward
//! and the queue, and that the queue keeps the order in which messages passed.

use std::collections::VecDeque;

use testbenches::contract::{StreamContract, Violation};
use testbenches::coverage::{Coverage, Unreachable};

use super::{Config, In, Out};
use crate::streams::{Forward, Message, Request, kind};
use crate::tracker::Flush;

testbenches::bins! {
    /// The cases of the block's rules.
    pub enum Covered {
        load_allocates: "a load that allocates passed",
        load_bypasses: "a load that does not allocate passed",
        store: "a store passed",
        atomic: "an atomic passed",
        remove: "a remove passed",
        flush: "a flush passed",
        forwarded: "a load was forwarded",
        forwarded_again: "a load was forwarded to another core than the one before",
        forwards_wait: "forwards to two cores waited in one cycle",
        forward_waits: "a forward was not taken at once",
        nacked: "a nack entered the queue",
        nack_waits: "a nack waited",
        nack_and_message: "a nack entered the queue in a cycle in which a message passed",
        request_waits: "a request was not taken at once",
        full: "the queue was full",
        in_a_row: "messages passed in four cycles in a row",
        all_ask: "every core offered a message in one cycle",
        write_before_load: "a write passed while a load of another core waited",
        remove_before_load: "a remove passed while a load of another core waited",
        turn: "of two cores' messages of one stream that of the higher number passed first",
        idle: "nothing was left, after something had been",
    }
}

/// Counts [`Covered`] and checks what must hold in every cycle.
pub struct Monitor<const MOST: usize> {
    config: Config,
    messages: Vec<StreamContract<Message>>,
    flush: StreamContract<Flush>,
    forwards: Vec<StreamContract<Forward>>,
    nack: StreamContract<Forward>,
    request: StreamContract<Request>,
    /// Messages that passed and have not been seen at a forward, nor taken at `request`, in order.
    passed: VecDeque<Request>,
    /// The same of nacks.
    nacks: VecDeque<Forward>,
    /// Forwards that were offered in the cycle before and not taken.
    standing: u64,
    last_owner: Option<usize>,
    in_a_row: u32,
    was_idle: bool,
}

impl<const MOST: usize> Monitor<MOST> {
    /// A monitor for the cycles after a reset.
    pub fn new(config: &Config) -> Monitor<MOST> {
        let cores = config.cores();
        Monitor {
            config: config.clone(),
            messages: (0..cores)
                .map(|_| StreamContract::new("message").may_start_valid())
                .collect(),
            flush: StreamContract::new("flush").may_start_valid(),
            forwards: (0..cores).map(|_| StreamContract::new("forward")).collect(),
            nack: StreamContract::new("nack").may_start_valid(),
            request: StreamContract::new("request"),
            passed: VecDeque::new(),
            nacks: VecDeque::new(),
            standing: 0,
            last_owner: None,
            in_a_row: 0,
            was_idle: true,
        }
    }

    fn streams(&mut self, input: &In<MOST>, out: &Out<MOST>) -> Result<(), Violation> {
        for core in 0..self.config.cores() {
            let message = input.message[core];
            self.messages[core].check(message.valid, out.message[core].ready, message)?;
            let forward = out.forward[core];
            self.forwards[core].check(forward.valid, input.forward[core].ready, forward)?;
        }
        self.flush.check(input.flush.valid, out.flush.ready, input.flush)?;
        self.nack.check(input.nack.valid, out.nack.ready, input.nack)?;
        self.request.check(out.request.valid, input.request.ready, out.request)
    }

    /// Each forward that is offered anew is of a load that passed (R5); what passed before it has gone on.
    fn forwards(
        &mut self,
        input: &In<MOST>,
        out: &Out<MOST>,
        coverage: &mut Coverage<Covered>,
    ) -> Result<(), Violation> {
        let mut standing = 0;
        for core in 0..self.config.cores() {
            let forward = out.forward[core];
            if !forward.valid {
                continue;
            }
            let is_new = self.standing >> core & 1 == 0;
            standing |= u64::from(!input.forward[core].ready) << core;
            if !is_new {
                continue;
            }
            let Forward { line, requester, id, .. } = forward;
            let is_it = |request: &Request| {
                request.kind == kind::LOAD as u64
                    && (request.line, request.source, request.id) == (line, requester, id)
            };
            let Some(place) = self.passed.iter().position(is_it) else {
                return Err(Violation::new("R5", format!("{forward:x?} answers no load")));
            };
            if id & self.config.port().direct_bit() != 0 || requester == core as u64 {
                return Err(Violation::new("R5", format!("{forward:x?} must not go to {core}")));
            }
            self.passed.remove(place);
            coverage.hit(Covered::forwarded);
            let is_other = self.last_owner.is_some_and(|last| last != core);
            coverage.hit_when(is_other, Covered::forwarded_again);
            self.last_owner = Some(core);
        }
        coverage.hit_when(standing != 0, Covered::forward_waits);
        coverage.hit_when(standing.count_ones() > 1, Covered::forwards_wait);
        self.standing = standing;
        Ok(())
    }

    /// Checks that a request to L2 is the oldest that passed, or a nack (R6, R8, R9).
    fn request(&mut self, request: &Request) -> Result<(), Violation> {
        let Request { line, source, id, .. } = *request;
        let of_nack = |nack: &Forward| (nack.line, nack.requester, nack.id) == (line, source, id);
        if let Some(place) = self.nacks.iter().position(of_nack) {
            let rest = (request.operation, request.byte_enable, request.data);
            let is_load = request.kind == kind::LOAD as u64;
            let is_all = request.sectors == self.config.port().all_sectors();
            if is_load && is_all && rest == (0, 0, [0; 16]) {
                self.nacks.remove(place);
                return Ok(());
            }
        }
        match self.passed.pop_front() {
            Some(oldest) if oldest == *request => Ok(()),
            other => Err(Violation::new("R9", format!("{other:x?} must leave, not {request:x?}"))),
        }
    }

    /// The message that passes; no two do.
    fn message(
        &mut self,
        input: &In<MOST>,
        out: &Out<MOST>,
        coverage: &mut Coverage<Covered>,
    ) -> Result<bool, Violation> {
        let cores = 0..self.config.cores();
        let takes = |core: &usize| input.message[*core].valid && out.message[*core].ready;
        let passing: Vec<usize> = cores.clone().filter(takes).collect();
        if passing.len() + usize::from(out.flush.ready && input.flush.valid) > 1 {
            return Err(Violation::new("R3", format!("cores {passing:?} passed in one cycle")));
        }
        let Some(&core) = passing.first() else { return Ok(false) };
        let message = input.message[core];
        let is_load = message.kind == kind::LOAD as u64;
        let allocates = message.id & self.config.port().direct_bit() == 0;
        coverage.hit_when(is_load && allocates, Covered::load_allocates);
        coverage.hit_when(is_load && !allocates, Covered::load_bypasses);
        let is_store = message.kind == kind::STORE as u64;
        let is_atomic = message.kind == kind::ATOMIC as u64;
        let is_remove = message.kind == kind::REMOVE as u64;
        coverage.hit_when(is_store, Covered::store);
        coverage.hit_when(is_atomic, Covered::atomic);
        coverage.hit_when(is_remove, Covered::remove);
        let waits = |other: usize, kind: u64| {
            let offered = input.message[other];
            other != core && offered.valid && offered.kind == kind
        };
        let load_waits = cores.clone().any(|other| waits(other, kind::LOAD as u64));
        coverage.hit_when(load_waits && (is_store || is_atomic), Covered::write_before_load);
        coverage.hit_when(load_waits && is_remove, Covered::remove_before_load);
        let lower = (0..core).any(|other| waits(other, message.kind));
        coverage.hit_when(lower, Covered::turn);
        if !is_remove {
            self.passed.push_back(message.from_core(core as u64));
        }
        Ok(true)
    }
}

impl<const MOST: usize> testbenches::dut::Monitor for Monitor<MOST> {
    type In = In<MOST>;
    type Out = Out<MOST>;
    type Bins = Covered;

    fn observe(
        &mut self,
        input: &In<MOST>,
        out: &Out<MOST>,
        coverage: &mut Coverage<Covered>,
    ) -> Result<(), Violation> {
        self.streams(input, out)?;
        self.forwards(input, out, coverage)?;
        if out.request.valid && input.request.ready {
            self.request(&out.request)?;
        }
        let is_left = !self.passed.is_empty() || !self.nacks.is_empty() || self.standing != 0;
        if out.idle && is_left {
            return Err(Violation::new("R10", "nothing may be left while idle is true"));
        }
        let has_passed = self.message(input, out, coverage)?;
        let nack_enters = input.nack.valid && out.nack.ready;
        if nack_enters {
            self.nacks.push_back(input.nack);
        }
        coverage.hit_when(nack_enters, Covered::nacked);
        coverage.hit_when(nack_enters && has_passed, Covered::nack_and_message);
        coverage.hit_when(input.nack.valid && !out.nack.ready, Covered::nack_waits);
        coverage.hit_when(input.flush.valid && out.flush.ready, Covered::flush);
        let request_waits = out.request.valid && !input.request.ready;
        coverage.hit_when(request_waits, Covered::request_waits);
        coverage.hit_when(request_waits && !out.nack.ready && self.is_full(), Covered::full);
        let asks = |core: usize| input.message[core].valid;
        coverage.hit_when((0..self.config.cores()).all(asks), Covered::all_ask);
        self.in_a_row = if has_passed { self.in_a_row + 1 } else { 0 };
        coverage.hit_when(self.in_a_row >= 4, Covered::in_a_row);
        coverage.hit_when(out.idle && !self.was_idle, Covered::idle);
        self.was_idle = out.idle;
        Ok(())
    }
}

impl<const MOST: usize> Monitor<MOST> {
    /// As many requests wait as the queue takes, be one more in the valid answer.
    fn is_full(&self) -> bool {
        self.passed.len() + self.nacks.len() >= self.config.queue()
    }
}

/// The bins that a configuration has no room for.
pub fn unreachable(config: &Config) -> Vec<Unreachable<Covered>> {
    use Covered::*;
    let mut bins = Vec::new();
    let mut add = |reason: &str, more: &[Covered]| {
        bins.extend(more.iter().map(|&bin| Unreachable::new(bin, reason)));
    };
    if config.cores() == 1 {
        let of_others = [
            forwarded,
            forwarded_again,
            forwards_wait,
            forward_waits,
            nacked,
            nack_waits,
            nack_and_message,
            write_before_load,
            remove_before_load,
            turn,
        ];
        add("there is one core", &of_others);
    }
    bins
}
