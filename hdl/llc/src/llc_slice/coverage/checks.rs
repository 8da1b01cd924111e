//! Checks of a slice in every cycle, without a model: the contract of the streams, every reply and every
//! flush against a golden memory, and the requests to the next level.

use std::collections::HashMap;

use testbenches::contract::{StreamContract, Violation};

use super::super::{Config, In, Out};
use crate::environment::Golden;
use crate::streams::{MemoryReply, MemoryRequest, Reply, Request, class, kind};

/// Cycles without a beat on any stream after which a slice that owes a reply hangs. Stimuli hold a stream
/// up for less.
const PATIENCE: u64 = 5_000;

/// The checks of a slice, from a reset on.
pub struct Checks {
    config: Config,
    golden: Golden,
    request: StreamContract<Request>,
    reply: StreamContract<Reply>,
    memory_request: StreamContract<MemoryRequest>,
    memory_reply: StreamContract<MemoryReply>,
    /// Requests that the next level has not answered, by identifier.
    unanswered: HashMap<u64, MemoryRequest>,
    /// In the cycle before, `flush` and `flushed` were true; `flushed` was.
    flushed_stands: bool,
    was_flushed: bool,
    /// Cycles without a beat.
    still: u64,
}

impl Checks {
    /// The checks of a slice.
    pub fn new(config: &Config) -> Checks {
        Checks {
            config: config.clone(),
            golden: Golden::new(config.sector_bytes()),
            request: StreamContract::new("request").may_start_valid(),
            reply: StreamContract::new("reply"),
            memory_request: StreamContract::new("memory_request"),
            memory_reply: StreamContract::new("memory_reply").may_start_valid(),
            unanswered: HashMap::new(),
            flushed_stands: false,
            was_flushed: false,
            still: 0,
        }
    }

    /// Requests whose reply is not complete.
    pub fn outstanding(&self) -> usize {
        self.golden.outstanding()
    }

    /// One cycle.
    ///
    /// # Errors
    /// The rule that this cycle breaks.
    pub fn observe(&mut self, input: &In, out: &Out) -> Result<(), Violation> {
        let (request, reply, down, up) =
            (input.request, out.reply, out.memory_request, input.memory_reply);
        self.request.check(request.valid, out.request.ready, request)?;
        self.reply.check(reply.valid, input.reply.ready, reply)?;
        self.memory_request.check(down.valid, input.memory_request.ready, down)?;
        self.memory_reply.check(up.valid, out.memory_reply.ready, up)?;
        if !out.memory_reply.ready {
            return Err(Violation::new("R27", "a beat from below must be taken at once"));
        }
        self.flush(input, out)?;
        let leaves = reply.valid && input.reply.ready;
        if leaves {
            self.golden.reply(&reply)?;
        }
        let goes_down = down.valid && input.memory_request.ready;
        if goes_down {
            self.goes_down(&down)?;
        }
        if up.valid && up.last {
            self.unanswered.remove(&up.id);
        }
        if out.idle && self.outstanding() > 0 {
            return Err(Violation::new("R44", "a slice that owes a reply must not be idle"));
        }
        let comes = request.valid && out.request.ready;
        if comes {
            self.golden.accept(&request)?;
        }
        let moves = leaves || goes_down || comes || up.valid;
        self.still = if moves { 0 } else { self.still + 1 };
        if self.still > PATIENCE && self.outstanding() > 0 {
            return Err(Violation::new("progress", "a slice that owes a reply must get on"));
        }
        Ok(())
    }

    /// The promises of `flush` and `flushed` to each other (R2, R45).
    fn flush(&mut self, input: &In, out: &Out) -> Result<(), Violation> {
        if input.flush && out.request.ready {
            return Err(Violation::new("R2", "no request must be accepted while flush is high"));
        }
        if self.flushed_stands && !out.flushed {
            return Err(Violation::new("R45", "flushed must stay high until flush has fallen"));
        }
        if out.flushed && !self.was_flushed {
            if self.outstanding() > 0 || !self.unanswered.is_empty() {
                return Err(Violation::new("R45", "every request must be answered before flushed"));
            }
            self.golden.flushed()?;
        }
        self.flushed_stands = input.flush && out.flushed;
        self.was_flushed = out.flushed;
        Ok(())
    }

    /// A request went down: its class fits it, its number is free, its line is asked for once.
    fn goes_down(&mut self, down: &MemoryRequest) -> Result<(), Violation> {
        self.golden.down(down);
        let class = down.id >> self.config.number_bits();
        let number = (down.id & ((1 << self.config.number_bits()) - 1)) as usize;
        let (fits, most) = match class {
            class::LINE => (down.kind == kind::LOAD as u64, self.config.entries()),
            class::WRITE_BACK => (down.kind == kind::STORE as u64, self.config.write_backs()),
            _ => (down.kind == kind::ATOMIC as u64, self.config.atomics()),
        };
        let broken =
            |rule: &str| Err(Violation::new("memory_request", format!("{rule}: {down:x?}")));
        if !fits || number >= most {
            return broken("an identifier must fit its request");
        }
        if down.sectors == 0 || (class != class::LINE && down.sectors.count_ones() != 1) {
            return broken("a load must want a sector, all else must have one");
        }
        let is_same = |other: &MemoryRequest| {
            class == class::LINE && other.kind == kind::LOAD as u64 && other.line == down.line
        };
        if self.unanswered.values().any(is_same) {
            return broken("a line must be asked for once");
        }
        match self.unanswered.insert(down.id, *down) {
            None => Ok(()),
            Some(_) => broken("a number must be free"),
        }
    }
}
