//! The rules one by one, all engines in lockstep, a system around the block under stalls, and
//! deliberate faults.

mod bench;
mod faults;
mod lockstep;
mod replies;
mod requests;
mod soak;
mod text;

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

/// Every rule of the page has a test of its name, and every such test a rule.
#[test]
fn no_rule_is_without_its_test() {
    let numbers = |text: &'static str, before: &'static str, after: char| -> Vec<u32> {
        let found = text.lines().filter_map(|line| line.strip_prefix(before)?.split(after).next());
        found.filter_map(|number| number.parse().ok()).collect()
    };
    let rules = numbers(include_str!("../mod.rs"), "//! - **R", '*');
    let files = [include_str!("requests.rs"), include_str!("replies.rs")];
    let mut tests: Vec<u32> = files.iter().flat_map(|file| numbers(file, "fn r", '_')).collect();
    tests.sort_unstable();
    assert_eq!(rules, (1..=14).collect::<Vec<u32>>());
    assert_eq!(tests, rules);
}
