//! Random runs over the boundaries of the geometry: the monitor's rules hold, and every bin is hit.

use super::super::coverage::unreachable;
use super::super::{Config, Monitor, Stimulus, model::L2Bank};
use super::{config, small};
use crate::testing::covers_alone;

fn covers(config: &Config, seed: u64, cycles: u64) {
    let parts: (fn(&Config) -> L2Bank, fn(&Config) -> Monitor) = (L2Bank::new, Monitor::new);
    covers_alone(config, parts, Stimulus::new(config, seed), &unreachable(config), cycles);
}

#[test]
fn golden_banks_of_l2_keep_their_rules() {
    covers(&small(), 1, 100_000);
    // One of everything.
    covers(
        &config(
            "[l1]\naddress_bits = 18\nline_bytes = 32\nsector_bytes = 16\n\
             [sharing_tracker]\ncores = 2\nbanks = 1\n[l2]\nbytes = 32\nways = 1\nsplit_requests = 1\n\
             [llc]\nmshr_entries = 1\nmshr_merges = 1\nmiss_queue = 1\nwrite_backs = 1\natomic_queue = 1\n",
        ),
        2,
        60_000,
    );
    // A line of one sector; three ways.
    covers(
        &config(
            "[l1]\naddress_bits = 24\nline_bytes = 32\nsector_bytes = 32\n\
             [sharing_tracker]\nbanks = 4\n[l2]\nbytes = 3072\nways = 3\nsplit_requests = 5\n",
        ),
        3,
        60_000,
    );
}
