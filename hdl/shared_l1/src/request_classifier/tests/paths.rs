//! The guarantee behind the defaults, over all requests of a small address space: a store or atomic of a
//! core to a line always takes the same way, and leaves no copy behind that it did not reach.

use std::collections::BTreeSet;

use testbenches::dut::Model as _;

use super::super::{Config, In, Request, local, model, way};
use super::config;

/// Ways that stores and atomics of a core to a line take in any mode, and whether one of them leaves
/// a local copy as it was.
fn of(config: &Config, core_number: u64, line: u64) -> (BTreeSet<u64>, bool) {
    let mut model = model::RequestClassifier::new(config);
    let mut ways = BTreeSet::new();
    let mut leaves_copy = false;
    for number in 0..8 {
        let input = In {
            request: Request { kind: 1 + (number >> 2), line },
            even_sets_shared: number & 1 == 1,
            odd_sets_shared: number & 2 == 2,
            core_number,
        };
        let out = model.step(&input);
        ways.insert(out.way);
        leaves_copy |= out.way != way::LOCAL as u64 && out.local_copy == local::NONE as u64;
    }
    (ways, leaves_copy)
}

/// Lines of which a core's stores and atomics take several ways, and those of which one may leave a copy.
fn counted(fields: &str) -> (usize, usize) {
    let config = config(&format!("l1.address_bits = 18\n{fields}"));
    let (mut several, mut copies) = (0, 0);
    for core in 0..28 {
        for line in 0..1 << config.line_bits() {
            let (ways, leaves_copy) = of(&config, core, line);
            several += usize::from(ways.len() > 1);
            copies += usize::from(leaves_copy);
        }
    }
    (several, copies)
}

/// 28 cores, 2048 lines; in each of them 27/28 of the lines or so are homed elsewhere.
#[test]
fn by_default_there_is_one_way_and_as_published_there_are_several() {
    assert_eq!(counted(""), (0, 0));
    let others = 28 * 2_048 - 2_048;
    assert_eq!(counted("shared_l1.leftover = \"lazy\""), (0, others));
    assert_eq!(counted("shared_l1.store_path = \"mode\""), (others, 0));
    let (several, copies) = counted("shared_l1.atomic_path = \"direct\"");
    assert!(several > 0 && several < others && copies == 0, "{several}");
}
