//! Random runs over the boundaries of the geometry: the monitor's rules hold, and every bin is hit.

use super::super::coverage::unreachable;
use super::super::{Config, Monitor, Stimulus, model::LineSplitter};
use super::{config, small};
use crate::testing::covers_alone;

fn covers(config: &Config, seed: u64) {
    let parts: (fn(&Config) -> LineSplitter, fn(&Config) -> Monitor) =
        (LineSplitter::new, Monitor::new);
    let stimulus = Stimulus::new(config, seed);
    covers_alone(config, parts, stimulus, &unreachable(config), 60_000);
}

#[test]
fn golden_splitters_keep_their_rules() {
    covers(&small(), 1);
    covers(&config("l2.split_requests = 1\n"), 2);
    covers(&config("[l1]\nline_bytes = 32\nsector_bytes = 32\n[l2]\nsplit_requests = 3\n"), 3);
    covers(&config("[l1]\nline_bytes = 64\nsector_bytes = 32\n"), 4);
    covers(&config("[l1]\nline_bytes = 256\nsector_bytes = 16\n[l2]\nsplit_requests = 5\n"), 5);
}
