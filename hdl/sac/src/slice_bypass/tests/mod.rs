//! The rules one by one, all engines in lockstep, a system around the block under stalls, and
//! deliberate faults.

mod bench;
mod faults;
mod lockstep;
mod replies;
mod requests;
mod soak;
mod text;

use testbenches::testing::assert_rules_are_tested;

use super::{Config, ReplyOrder};
use design::{Llc, Sac};

/// Queues of so many words of 360 bits.
fn config(memory_queue: u32, link_queue: u32, reply_order: ReplyOrder) -> Config {
    from(Sac { memory_queue, link_queue, reply_order, ..Sac::default() })
}

fn from(sac: Sac) -> Config {
    with(sac, Llc::default())
}

fn with(sac: Sac, llc: Llc) -> Config {
    Config::new(&sac, &llc, "test").unwrap()
}

/// Queues of one word, the narrowest there is: 594 bits with a head of 18.
fn smallest() -> Config {
    let sac = Sac { chips: 1, slices: 1, slice_bytes: 8_192, crd_sets: 2, ..Sac::default() };
    let sac = Sac { line_bytes: 256, sector_bytes: 64, address_bits: 16, ..sac };
    let llc = Llc { mshr_entries: 2, write_backs: 1, atomics: 1, ..Llc::default() };
    let llc = Llc { source_bits: 1, id_bits: 1, ..llc };
    let queues = Sac { memory_queue: 1, link_queue: 1, reply_order: ReplyOrder::SliceFirst, ..sac };
    with(queues, llc)
}

/// Queues of 64 words with the widest head, 103 bits.
fn largest() -> Config {
    let sac = Sac { chips: 16, address_bits: 64, line_bytes: 256, ..Sac::default() };
    let llc = Llc { source_bits: 8, id_bits: 17, ..Llc::default() };
    with(Sac { memory_queue: 64, link_queue: 64, ..sac }, llc)
}

#[test]
fn no_rule_is_without_its_test() {
    let tests = concat!(include_str!("requests.rs"), include_str!("replies.rs"));
    assert_rules_are_tested(include_str!("../mod.rs"), tests);
}
