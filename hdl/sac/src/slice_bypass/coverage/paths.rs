//! Words on their ways: the contract of every stream, and where each word must come out.

use testbenches::contract::{Scoreboard, StreamContract, Violation};

use super::super::{In, Out};

/// The streams that leave the block, and the words within it.
pub struct Paths {
    slice: StreamContract<u128>,
    memory: StreamContract<(u128, bool)>,
    fill: StreamContract<u128>,
    reply: StreamContract<u128>,
    /// Link arrivals in flight to the slice.
    to_slice: Scoreboard<u128>,
    /// Link arrivals in flight to memory.
    bypasses: Scoreboard<u128>,
    misses: Scoreboard<u128>,
}

impl Paths {
    /// The streams right after a reset. All but `memory` can be valid at once, from another stream.
    pub fn new() -> Paths {
        Paths {
            slice: StreamContract::new("slice").may_start_valid(),
            memory: StreamContract::new("memory"),
            fill: StreamContract::new("fill").may_start_valid(),
            reply: StreamContract::new("reply").may_start_valid(),
            to_slice: Scoreboard::new("link arrivals to the slice"),
            bypasses: Scoreboard::new("bypasses"),
            misses: Scoreboard::new("misses"),
        }
    }

    /// Checks a cycle.
    pub fn check(&mut self, input: &In, output: &Out) -> Result<(), Violation> {
        self.slice.check(output.slice.valid, input.slice.ready, output.slice.data)?;
        let word = (output.memory.data, output.memory_bypass);
        self.memory.check(output.memory.valid, input.memory.ready, word)?;
        self.fill.check(output.fill.valid, input.fill.ready, output.fill.data)?;
        self.reply.check(output.reply.valid, input.reply.ready, output.reply.data)?;
        // What is held before the edge, the words that leave at it included.
        let is_empty =
            self.to_slice.waiting() + self.bypasses.waiting() + self.misses.waiting() == 0;
        self.requests(input, output)?;
        Self::replies(input, output)?;
        self.enter(input, output);
        match output.idle == is_empty {
            true => Ok(()),
            false => Err(Violation::new("R12", "idle must be true exactly while no word is held")),
        }
    }

    fn requests(&mut self, input: &In, output: &Out) -> Result<(), Violation> {
        if output.memory.valid && input.memory.ready {
            let board = if output.memory_bypass { &mut self.bypasses } else { &mut self.misses };
            board.seen(&output.memory.data)?;
        }
        let takes_local = input.local.valid && output.local.ready;
        match (output.slice.valid && input.slice.ready, takes_local) {
            (true, true) => same("local", "slice", input.local.data, output.slice.data),
            (true, false) => self.to_slice.seen(&output.slice.data),
            (false, true) => Err(Violation::new("R4", "local must not be taken without slice")),
            (false, false) => Ok(()),
        }
    }

    fn replies(input: &In, output: &Out) -> Result<(), Violation> {
        let filled = output.fill.valid && input.fill.ready;
        let replied = output.reply.valid && input.reply.ready;
        let of_slice = input.slice_reply.valid && output.slice_reply.ready;
        let of_memory = input.memory_reply.valid && output.memory_reply.ready;
        let bypasses = of_memory && input.memory_reply_bypass;
        if filled != (of_memory && !input.memory_reply_bypass) {
            return Err(Violation::new("R9", "a fill must be taken with its reply of memory"));
        }
        if filled {
            same("memory_reply", "fill", input.memory_reply.data, output.fill.data)?;
        }
        match (replied, of_slice, bypasses) {
            (false, false, false) => Ok(()),
            (true, true, false) => {
                same("slice_reply", "reply", input.slice_reply.data, output.reply.data)
            }
            (true, false, true) => {
                same("memory_reply", "reply", input.memory_reply.data, output.reply.data)
            }
            _ => Err(Violation::new("R11", "a reply must be taken from one stream exactly")),
        }
    }

    /// The words that enter a queue in this cycle. A link arrival goes by the organisation of its own
    /// cycle, which cannot change before it has left.
    fn enter(&mut self, input: &In, output: &Out) {
        if input.link.valid && output.link.ready {
            let board = if input.sm_side { &mut self.bypasses } else { &mut self.to_slice };
            board.expect(input.link.data);
        }
        if input.miss.valid && output.miss.ready {
            self.misses.expect(input.miss.data);
        }
    }
}

fn same(from: &str, to: &str, given: u128, got: u128) -> Result<(), Violation> {
    if given == got {
        return Ok(());
    }
    let seen = format!("{to} must offer {from}'s word, {given:#x}; it offers {got:#x}");
    Err(Violation::new("R1", seen))
}
