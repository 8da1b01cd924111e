//! The rules one by one, decisions for every value of small counters, all engines in lockstep,
//! deliberate faults, and the replay.

mod bench;
mod decisions;
mod ends;
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
use testbenches::testing::assert_rules_are_tested;

/// All engines in step.
type Bench = testbenches::testing::Bench<super::Dut>;

/// The paper's: sampling ends when both groups have their samples, and neither phase has a limit.
fn published() -> Dyneb {
    Dyneb { sampling_limit: 0, execution_limit: 0, early_private: false, ..Dyneb::default() }
}

fn config(dyneb: Dyneb) -> Config {
    Config::new(&dyneb, "test").unwrap()
}

/// A short phase of each kind under either metric.
fn short() -> [Config; 2] {
    [Metric::Eb, Metric::Amat]
        .map(|metric| config(Dyneb { samples: 2, execute: 3, metric, ..published() }))
}

/// Every rule of the page has a test of its name, and every such test a rule.
#[test]
fn no_rule_is_without_its_test() {
    let tests = concat!(
        include_str!("sampling.rs"),
        include_str!("metrics.rs"),
        include_str!("execution.rs"),
        include_str!("ends.rs")
    );
    assert_rules_are_tested(include_str!("../mod.rs"), tests);
}
