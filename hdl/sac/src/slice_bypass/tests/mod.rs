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
use design::{Sac, Section as _};

/// Queues of so many words of 57 bits.
fn config(memory_queue: u32, link_queue: u32, reply_order: ReplyOrder) -> Config {
    from(Sac { memory_queue, link_queue, reply_order, ..Sac::default() })
}

fn from(sac: Sac) -> Config {
    assert_eq!(sac.validate("test"), Ok(()));
    Config::new(&sac, "test").unwrap()
}

/// The narrowest word there is, 20 bits, and the widest, 78.
fn narrowest() -> Sac {
    let geometry = Sac { chips: 1, slices: 1, slice_bytes: 8_192, crd_sets: 2, ..Sac::default() };
    Sac { address_bits: 16, line_bytes: 256, sector_bytes: 256, ..geometry }
}

fn widest() -> Sac {
    Sac { chips: 16, address_bits: 64, line_bytes: 256, ..Sac::default() }
}

#[test]
fn no_rule_is_without_its_test() {
    let tests = concat!(include_str!("requests.rs"), include_str!("replies.rs"));
    assert_rules_are_tested(include_str!("../mod.rs"), tests);
}
