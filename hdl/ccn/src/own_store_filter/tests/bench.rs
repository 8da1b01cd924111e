//! Bench of the rules' tests: a filter, event by event.

use testbenches::testing;

use super::super::{Answer, Dut, In, Line};
use super::geometries;

/// The filter after a reset.
pub type Bench = testing::Bench<Dut>;

/// Runs `test` on every geometry.
pub fn each(test: impl Fn(&mut Bench)) {
    geometries().iter().for_each(|config| test(&mut Bench::new(config)));
}

/// A line that is stored to, or queried.
pub fn line(line: u64) -> Line {
    Line { valid: true, line }
}

pub fn store(number: u64) -> In {
    In { store: line(number), ..In::default() }
}

pub fn query(number: u64) -> In {
    In { query: line(number), ..In::default() }
}

pub fn clear() -> In {
    In { clear: true, ..In::default() }
}

/// The answer that is valid in a cycle: `None`, or whether it filters.
pub fn answer(bench: &mut Bench, input: In) -> Option<bool> {
    let Answer { valid, filtered } = bench.cycle(input).answer;
    assert!(valid || !filtered);
    valid.then_some(filtered)
}

/// Asks in one cycle, hears in the next.
pub fn filters(bench: &mut Bench, line: u64) -> bool {
    bench.cycle(query(line));
    answer(bench, In::default()).unwrap()
}

/// The bits that are set: a line of one group has its number as both bits.
pub fn bits(bench: &mut Bench) -> Vec<usize> {
    let all = 0..bench.config().filter_bits();
    all.filter(|&bit| filters(bench, bit as u64)).collect()
}
