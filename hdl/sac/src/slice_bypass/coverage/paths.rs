//! Words on their ways: the contract of every stream, and where each word must come out.

use testbenches::contract::{Scoreboard, StreamContract, Violation};

use core::fmt;

use signal::port::Beat;

use super::super::{In, Out, Reply, Word};

/// A carried word, head and bytes; shown without the zeros above its last bytes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Content {
    head: u128,
    byte_enable: u128,
    data: Beat,
}

impl fmt::Debug for Content {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let limbs = self.data.iter().rposition(|limb| *limb > 0).map_or(1, |last| last + 1);
        write!(out, "{:#x} of {:#x}", self.head, self.byte_enable)?;
        self.data[..limbs].iter().try_for_each(|limb| write!(out, " {limb:x}"))
    }
}

impl From<Word> for Content {
    fn from(word: Word) -> Content {
        Content { head: word.head, byte_enable: word.byte_enable, data: word.data }
    }
}

impl From<Reply> for Content {
    fn from(reply: Reply) -> Content {
        Content { head: reply.head, byte_enable: 0, data: reply.data }
    }
}

/// The streams that leave the block, and the words within it.
pub struct Paths {
    slice: StreamContract<Content>,
    memory: StreamContract<(Content, bool)>,
    fill: StreamContract<Content>,
    reply: StreamContract<Content>,
    /// Link arrivals in flight to the slice.
    to_slice: Scoreboard<Content>,
    /// Link arrivals in flight to memory.
    bypasses: Scoreboard<Content>,
    misses: Scoreboard<Content>,
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
        self.slice.check(output.slice.valid, input.slice.ready, output.slice.into())?;
        let word = (Word::from(output.memory).into(), output.memory.bypass);
        self.memory.check(output.memory.valid, input.memory.ready, word)?;
        self.fill.check(output.fill.valid, input.fill.ready, output.fill.into())?;
        self.reply.check(output.reply.valid, input.reply.ready, output.reply.into())?;
        // Words held before the edge, including those that leave at it.
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
            let board = if output.memory.bypass { &mut self.bypasses } else { &mut self.misses };
            board.seen(&Word::from(output.memory).into())?;
        }
        let takes_local = input.local.valid && output.local.ready;
        match (output.slice.valid && input.slice.ready, takes_local) {
            (true, true) => same("local", "slice", input.local, output.slice),
            (true, false) => self.to_slice.seen(&output.slice.into()),
            (false, true) => Err(Violation::new("R4", "local must not be taken without slice")),
            (false, false) => Ok(()),
        }
    }

    fn replies(input: &In, output: &Out) -> Result<(), Violation> {
        let filled = output.fill.valid && input.fill.ready;
        let replied = output.reply.valid && input.reply.ready;
        let of_slice = input.slice_reply.valid && output.slice_reply.ready;
        let of_memory = input.memory_reply.valid && output.memory_reply.ready;
        let bypasses = of_memory && input.memory_reply.bypass;
        if filled != (of_memory && !input.memory_reply.bypass) {
            return Err(Violation::new("R9", "a fill must be taken with its reply of memory"));
        }
        let reply = Reply::from(input.memory_reply);
        if filled {
            same("memory_reply", "fill", reply, output.fill)?;
        }
        match (replied, of_slice, bypasses) {
            (false, false, false) => Ok(()),
            (true, true, false) => same("slice_reply", "reply", input.slice_reply, output.reply),
            (true, false, true) => same("memory_reply", "reply", reply, output.reply),
            _ => Err(Violation::new("R11", "a reply must be taken from one stream exactly")),
        }
    }

    /// The words that enter a queue in this cycle. A link arrival goes by the organisation of its
    /// cycle, which cannot change before it has left.
    fn enter(&mut self, input: &In, output: &Out) {
        if input.link.valid && output.link.ready {
            let board = if input.sm_side { &mut self.bypasses } else { &mut self.to_slice };
            board.expect(input.link.into());
        }
        if input.miss.valid && output.miss.ready {
            self.misses.expect(input.miss.into());
        }
    }
}

fn same<T: Into<Content>>(from: &str, to: &str, given: T, got: T) -> Result<(), Violation> {
    let (given, got) = (given.into(), got.into());
    if given == got {
        return Ok(());
    }
    let seen = format!("{to} must offer {from}'s word, {given:?}; it offers {got:?}");
    Err(Violation::new("R1", seen))
}
