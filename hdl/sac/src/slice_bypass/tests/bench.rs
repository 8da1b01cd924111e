//! Bench of the rules' tests, cycle by cycle.

use signal::port::Beat;
use testbenches::testing;

use super::super::{Config, Dut, In, MemoryReply, Ready, Reply, ReplyOrder, Word};
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

/// A stream without a word, or without a reply.
const NONE: Word = Word { valid: false, head: 0, byte_enable: 0, data: [0; 16] };
const SILENCE: Reply = Reply { valid: false, head: 0, data: [0; 16] };
const NO_MEMORY: MemoryReply = MemoryReply { valid: false, head: 0, data: [0; 16], bypass: false };

/// Everything downstream ready, nothing offered.
pub const READY: In = In {
    sm_side: false,
    local: NONE,
    link: NONE,
    slice: Ready::YES,
    miss: NONE,
    memory: Ready::YES,
    memory_reply: NO_MEMORY,
    fill: Ready::YES,
    slice_reply: SILENCE,
    reply: Ready::YES,
};

/// The same with the SM-side organisation.
pub const SM_SIDE: In = In { sm_side: true, ..READY };

/// The bytes that go with this head: those of another are distinguished.
pub fn bytes(head: u128) -> Beat {
    let mixed = (head as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let mut data = Beat::default();
    data[..4].copy_from_slice(&[mixed, !mixed, mixed ^ 1, mixed >> 3]);
    data
}

/// A word on a stream.
pub fn word(head: u128) -> Word {
    let data = bytes(head);
    Word { valid: true, head, byte_enable: u128::from(data[0] >> 32), data }
}

/// A reply on a stream.
pub fn answer(head: u128) -> Reply {
    Reply { valid: true, head, data: bytes(head) }
}

pub fn of_memory(head: u128, bypass: bool) -> MemoryReply {
    MemoryReply { valid: true, head, data: bytes(head), bypass }
}

pub fn local(head: u128, input: In) -> In {
    In { local: word(head), ..input }
}

pub fn link(head: u128, input: In) -> In {
    In { link: word(head), ..input }
}

pub fn miss(head: u128, input: In) -> In {
    In { miss: word(head), ..input }
}

pub fn memory_reply(head: u128, bypass: bool, input: In) -> In {
    In { memory_reply: of_memory(head, bypass), ..input }
}

pub fn slice_reply(head: u128, input: In) -> In {
    In { slice_reply: answer(head), ..input }
}

/// The head of the word that a stream offers, which has its bytes beside it.
pub fn offered(word: impl Into<Word>) -> Option<u128> {
    let word = word.into();
    assert!(!word.valid || word == self::word(word.head), "{word:x?}");
    word.valid.then_some(word.head)
}

/// The same of a reply.
pub fn answered(reply: Reply) -> Option<u128> {
    assert!(!reply.valid || reply == answer(reply.head), "{reply:x?}");
    reply.valid.then_some(reply.head)
}

/// The offer at `slice`.
pub fn slice(bench: &mut Bench, input: In) -> Option<u128> {
    offered(bench.cycle(input).slice)
}

/// The offer at `memory`, and whether it went past the slice.
pub fn memory(bench: &mut Bench, input: In) -> Option<(u128, bool)> {
    let out = bench.cycle(input);
    offered(out.memory).map(|head| (head, out.memory.bypass))
}

/// The offer at `reply`.
pub fn reply(bench: &mut Bench, input: In) -> Option<u128> {
    answered(bench.cycle(input).reply)
}
