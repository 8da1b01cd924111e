//! The rules one by one, decisions for every value of small counters, all engines in lockstep,
//! deliberate faults, and the replay.

mod bench;
mod decisions;
mod faults;
mod lockstep;
mod metrics;
mod replay;
mod rules;
mod values;

use super::Config;
use crate::config::{Dyneb, Metric};

fn config(dyneb: Dyneb) -> Config {
    Config::new(&dyneb, "test").unwrap()
}

/// A short phase of each kind under either metric.
fn short() -> [Config; 2] {
    [Metric::Eb, Metric::Amat]
        .map(|metric| config(Dyneb { samples: 2, execute: 3, metric, ..Dyneb::default() }))
}
