//! The rules one by one, decisions for every value of small counters, all engines in lockstep,
//! deliberate faults, and the replay.

mod bench;
mod decisions;
mod execution;
mod faults;
mod lockstep;
mod metrics;
mod replay;
mod sampling;
mod text;
mod values;

use super::Config;
use design::{Dyneb, Metric};

/// All engines in step.
type Bench = testbenches::testing::Bench<super::Dut>;

fn config(dyneb: Dyneb) -> Config {
    Config::new(&dyneb, "test").unwrap()
}

/// A short phase of each kind under either metric.
fn short() -> [Config; 2] {
    [Metric::Eb, Metric::Amat]
        .map(|metric| config(Dyneb { samples: 2, execute: 3, metric, ..Dyneb::default() }))
}

/// Every rule of the page has a test of its name, and every such test a rule.
#[test]
fn no_rule_is_without_its_test() {
    let numbers = |text: &'static str, before: &'static str, after: char| -> Vec<u32> {
        let found = text.lines().filter_map(|line| line.strip_prefix(before)?.split(after).next());
        found.filter_map(|number| number.parse().ok()).collect()
    };
    let rules = numbers(include_str!("../mod.rs"), "//! - **R", '*');
    let files =
        [include_str!("sampling.rs"), include_str!("metrics.rs"), include_str!("execution.rs")];
    let tests: Vec<u32> = files.iter().flat_map(|file| numbers(file, "fn r", '_')).collect();
    assert_eq!(rules, (1..=17).collect::<Vec<u32>>());
    assert_eq!(tests, rules);
}
