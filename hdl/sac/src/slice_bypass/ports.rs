//! The ports. The block looks at nothing of a word or a reply.

use super::Config;
use signal::port::Beat;
pub use signal::port::Ready;

signal::bundle! {
    /// A request or a write-back.
    pub stream Word(config: &Config) {
        /// Request, requester, and the chip whose memory has the line.
        head: u128 = config.head_bits(),
        /// Bytes of the sector that are written.
        byte_enable: u128 = config.sector_bytes(),
        /// The sector.
        data: Beat = config.beat_bits(),
    }
}

signal::bundle! {
    /// The same for the memory controller.
    pub stream MemoryWord(config: &Config) {
        /// Request, requester, and the chip whose memory has the line.
        head: u128 = config.head_bits(),
        /// Bytes of the sector that are written.
        byte_enable: u128 = config.sector_bytes(),
        /// The sector.
        data: Beat = config.beat_bits(),
        /// The request went past the slice.
        bypass: bool,
    }
}

signal::bundle! {
    /// A beat of a reply or a fill.
    pub stream Reply(config: &Config) {
        /// Reply and its requester.
        head: u128 = config.reply_head_bits(),
        /// The sector.
        data: Beat = config.beat_bits(),
    }
}

signal::bundle! {
    /// The same from the memory controller.
    pub stream MemoryReply(config: &Config) {
        /// Reply and its requester.
        head: u128 = config.reply_head_bits(),
        /// The sector.
        data: Beat = config.beat_bits(),
        /// Value of `memory_bypass` with its request.
        bypass: bool,
    }
}

signal::ports! {
    rtl super::rtl::SliceBypass(config: &Config);

    /// The organisation is SM-side: what arrives over a link goes past the slice. Changes only in a cycle in which the
    /// link queue is empty.
    in sm_side: bool,
    /// Requests of the chip's SMs.
    in stream local: Word = config,
    /// Requests from inter-chip links.
    in stream link: Word = config,
    /// Requests to the slice.
    out stream slice: Word = config,
    /// Misses, write-backs and atomics of the slice for this chip's memory.
    in stream miss: Word = config,
    /// Requests to the memory controller.
    out stream memory: MemoryWord = config,
    /// Replies of the memory controller.
    in stream memory_reply: MemoryReply = config,
    /// Fills of the slice.
    out stream fill: Reply = config,
    /// Replies of the slice.
    in stream slice_reply: Reply = config,
    /// Replies to the NoC.
    out stream reply: Reply = config,
    /// Both queues are empty.
    out idle: bool,
}

impl Word {
    /// The same for the memory controller.
    #[must_use]
    pub fn to_memory(self, bypass: bool) -> MemoryWord {
        let Word { valid, head, byte_enable, data } = self;
        MemoryWord { valid, head, byte_enable, data, bypass }
    }
}

impl From<MemoryWord> for Word {
    fn from(word: MemoryWord) -> Word {
        let MemoryWord { valid, head, byte_enable, data, .. } = word;
        Word { valid, head, byte_enable, data }
    }
}

impl From<MemoryReply> for Reply {
    fn from(reply: MemoryReply) -> Reply {
        let MemoryReply { valid, head, data, .. } = reply;
        Reply { valid, head, data }
    }
}
