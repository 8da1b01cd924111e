//! What a rule's test drives cycle by cycle.

use testbenches::testing;

use super::super::{Config, Dut, In, Ready, ReplyOrder, Word};
use super::config;

/// The block after a reset.
pub type Bench = testing::Bench<Dut>;

/// Queues of two and of three words, with either order of replies.
pub fn configs() -> [Config; 2] {
    [config(2, 3, ReplyOrder::Oldest), config(1, 1, ReplyOrder::SliceFirst)]
}

/// Runs `test` on every configuration, all engines in step.
pub fn each(test: impl Fn(&mut Bench)) {
    configs().iter().for_each(|config| test(&mut Bench::new(config)));
}

/// A stream without a word.
const NONE: Word = Word { valid: false, data: 0 };

/// Everything downstream ready, nothing offered.
pub const READY: In = In {
    sm_side: false,
    local: NONE,
    link: NONE,
    slice: Ready::YES,
    miss: NONE,
    memory: Ready::YES,
    memory_reply: NONE,
    memory_reply_bypass: false,
    fill: Ready::YES,
    slice_reply: NONE,
    reply: Ready::YES,
};

/// The same with the SM-side organisation.
pub const SM_SIDE: In = In { sm_side: true, ..READY };

/// A word on a stream.
pub fn word(data: u128) -> Word {
    Word { valid: true, data }
}

pub fn local(data: u128, input: In) -> In {
    In { local: word(data), ..input }
}

pub fn link(data: u128, input: In) -> In {
    In { link: word(data), ..input }
}

pub fn miss(data: u128, input: In) -> In {
    In { miss: word(data), ..input }
}

pub fn memory_reply(data: u128, memory_reply_bypass: bool, input: In) -> In {
    In { memory_reply: word(data), memory_reply_bypass, ..input }
}

pub fn slice_reply(data: u128, input: In) -> In {
    In { slice_reply: word(data), ..input }
}

/// The word that a stream offers.
pub fn offered(word: Word) -> Option<u128> {
    word.valid.then_some(word.data)
}

/// What `slice` offers.
pub fn slice(bench: &mut Bench, input: In) -> Option<u128> {
    offered(bench.cycle(input).slice)
}

/// What `memory` offers, and whether it went past the slice.
pub fn memory(bench: &mut Bench, input: In) -> Option<(u128, bool)> {
    let out = bench.cycle(input);
    offered(out.memory).map(|data| (data, out.memory_bypass))
}

/// What `reply` offers.
pub fn reply(bench: &mut Bench, input: In) -> Option<u128> {
    offered(bench.cycle(input).reply)
}
