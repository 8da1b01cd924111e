//! Random runs over the boundaries of the geometry: the monitor's rules hold, and every bin is hit; and banks that break
//! one are noticed.

use super::super::coverage::unreachable;
use super::super::{Config, Monitor, Stimulus};
use super::{MOST, Model, config, small};
use crate::testing::covers_alone;

fn covers(config: &Config, seed: u64) {
    let parts: (fn(&Config) -> Model, fn(&Config) -> Monitor<MOST>) = (Model::new, Monitor::new);
    let stimulus = Stimulus::new(config, seed);
    covers_alone(config, parts, stimulus, &unreachable(config), 60_000);
}

#[test]
fn golden_banks_keep_their_rules() {
    covers(&small(), 1);
    covers(
        &config("[sharing_tracker]\ncores = 2\nsets = 2\nways = 1\nbanks = 2\nbank_queue = 1\n"),
        2,
    );
    covers(&config("[sharing_tracker]\ncores = 3\nsharers = 'single'\n"), 3);
    covers(&config("[sharing_tracker]\ncores = 4\ntrackers = 4\nsets = 32\nbanks = 1\n"), 4);
    covers(&config(""), 5);
}
