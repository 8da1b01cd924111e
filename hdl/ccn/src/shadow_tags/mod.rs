//! Duplicate tags of an L1 cache, which answer for any line address whether that L1 holds the line and
//! in which way.
//!
//! **Paper**: `taco16` §4.3, and the node of figure 5. The ring looks lines up here, so that only a
//! hit takes a cycle of the L1 itself.
//!
//! **Departs from it**:
//! - The tag is the whole line address above the set index. The paper's 48 KB cache has 96 sets and a
//!   tag of address bits 39..16; 96 sets need seven bits of index, 13..7 of the address, so that lines
//!   which differ in bits 15 and 14 alone share set and tag and a lookup could hit on another line.
//! - The memory is written, invalidated and read in one cycle; the paper's is single-ported, and a
//!   lookup could not go on while the L1 changes its tags. "Written simultaneously" needs both.
//!
//! ```text
//!                     +--------------+
//!  write       =====> |              |     what the L1 filled
//!  invalidate  =====> | shadow_tags  |     what the L1 reserved, evicted or flushed
//!  lookup      =====> |              | =====> answer
//!                     +--------------+
//! ```
//! None of the four has back-pressure: each is accepted in the cycle in which its `valid` is true.
//!
//! # Rules
//! - **R1** A lookup in cycle t is answered in cycle t + 1, and `answer_valid` is true only then.
//! - **R2** The answer is a hit when, before the clock edge of cycle t, a way of the line's set was
//!   valid with the line's tag; `answer_way` is that way. Else it is a miss.
//! - **R3** A write or invalidation in the cycle of a lookup is not seen by it, but by one a cycle
//!   later.
//! - **R4** A write makes one way of one set valid with its tag, whatever the way held before, and
//!   changes no other.
//! - **R5** An invalidation makes every way of its mask invalid in one set, and changes no other; an
//!   empty mask changes nothing.
//! - **R6** Where a write and an invalidation of one cycle meet in one way of one set, the way is
//!   invalid afterwards; in different ways or sets both take effect.
//! - **R7** There can be a lookup every cycle. A lookup changes nothing.
//! - **R8** The set of a looked-up line is the config's index function of it, `linear`, `xor` or
//!   `fermi`; the tag is the line-address bits above the set index, with each of the three.
//! - **R9** A reset makes every way invalid and drops the answer in flight.
//! - **R10** `answer_hit` is false whenever `answer_valid` is.
//! - **R11** A write to a way that does not exist (`write_way` at or above the number of ways) changes
//!   nothing.
//! - **R12** The environment never makes one line valid in two ways. If it did, the lowest would
//!   answer.
//!
//! # Timing
//! Latency 1, throughput 1. A lookup of line a in the cycle of its write, and one in the next:
//! ```text
//!  cycle         0      1      2
//!  write         a
//!  lookup        a      a
//!  answer               miss   hit
//! ```
//! Never full: nothing waits.
//!
//! # Cost
//! Storage in bits: `sets * ways * (tag_bits + 1)`, where
//! `tag_bits = address_bits - log2(line_bytes) - log2(sets)`. The lookup in flight takes
//! `1 + tag_bits + ways` more, beside the output registers of the memories.
//!
//! | L1 | tag bits | storage | `taco16` |
//! | --- | --- | --- | --- |
//! | 16 KB, 32 sets of 4 ways, 40-bit addresses (`taco16`) | 28 | 3,712 bits, 464 bytes | not given |
//! | 48 KB: 64 sets of 6 ways here, 96 sets of 4 ways there | 27 against 24 | 10,752 bits, 1,344 bytes | 9,600 bits, 1,200 bytes |
//!
//! Both 48 KB caches have 384 lines; a tag that distinguishes every line costs three bits more for each.

mod config;
#[cfg(feature = "verification")]
mod coverage;
#[cfg(feature = "verification")]
pub mod model;
mod ports;
#[cfg(feature = "verification")]
mod properties;
#[cfg(feature = "verification")]
mod replay;
pub mod rtl;
#[cfg(feature = "verification")]
mod stimulus;
#[cfg(test)]
mod tests;

pub use config::Config;
#[cfg(feature = "verification")]
pub use coverage::{Covered, Monitor};
pub use ports::{Answer, In, Invalidate, Lookup, Out, Ports, Write};
#[cfg(feature = "verification")]
pub use properties::PROOFS;
#[cfg(feature = "verification")]
pub use replay::Transaction;
#[cfg(feature = "verification")]
pub use stimulus::Stimulus;

use about::{BlockInfo, Timing};
#[cfg(feature = "verification")]
use coverage::unreachable;
use design::DesignKind;

#[cfg(feature = "verification")]
testbenches::dut!(Dut, "shadow_tags", ShadowTags, replay, unreachable);

/// The block in a list.
pub const INFO: BlockInfo = BlockInfo {
    name: "shadow_tags",
    design: DesignKind::Ccn,
    paper: "taco16 §4.3",
    summary: "Duplicate tags of an L1, looked up by the ring: hit or miss, and the way.",
    back_pressure: "none; one cycle",
    page: include_str!("mod.rs"),
    timing: Timing {
        caption: "A lookup of line a in the cycle of its write, and one in the next.",
        table: "
            clock        p
            write_valid  1   0
            write_tag    a=0 x
            lookup_valid 1   . 0
            lookup_line  a   . x
            answer_valid 0   1 . 0
            answer_hit   0   . 1 0
        ",
        beside: "write_set 10",
        ..Timing::PLAIN
    },
};
