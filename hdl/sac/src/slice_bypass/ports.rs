//! The ports. The block looks at no word.

use super::Config;
pub use signal::port::Ready;

signal::bundle! {
    /// A request, write-back, fill or reply.
    pub stream Word(bits: usize) {
        /// Its word.
        data: u128 = bits,
    }
}

signal::ports! {
    rtl super::rtl::SliceBypass(config: &Config);

    /// The organisation is SM-side: what arrives over a link goes past the slice. Changes only in a cycle in which the
    /// link queue is empty.
    in sm_side: bool,
    /// Requests that the slice is to serve, which have arrived from the NoC, not by the link channel.
    in stream local: Word = config.word_bits(),
    /// Requests and write-backs that have arrived by the link channel.
    in stream link: Word = config.word_bits(),
    /// Requests to the slice.
    out stream slice: Word = config.word_bits(),
    /// Misses and write-backs of the slice for this chip's memory.
    in stream miss: Word = config.word_bits(),
    /// Requests to the memory controller.
    out stream memory: Word = config.word_bits(),
    /// The request to memory went past the slice.
    out memory_bypass: bool [when memory.valid],
    /// Replies of the memory controller.
    in stream memory_reply: Word = config.word_bits(),
    /// What `memory_bypass` was with the reply's request.
    in memory_reply_bypass: bool,
    /// Fills of the slice.
    out stream fill: Word = config.word_bits(),
    /// Replies of the slice.
    in stream slice_reply: Word = config.word_bits(),
    /// Replies to the NoC.
    out stream reply: Word = config.word_bits(),
    /// Both queues are empty.
    out idle: bool,
}
