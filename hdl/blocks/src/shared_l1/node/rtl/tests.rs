//! The emitted text of geometries at the boundaries.

use super::SharedL1;
use crate::config::Design;
use crate::shared_l1::node::Config;
use crate::shared_l1::testing::design;
use testbenches::lint::lint_designs;

/// Depth 1 of every queue, table and entry.
const LEAST: &str = "shared_l1 = { cores = 2, remote_in_queue = 1, home_requests = 1, \
    remote_request_out_queue = 1, l2_in_queue = 1, remote_out_queue = 1, remote_reply_in_queue = 1, \
    remote_requests = 1, store_tracker_lines = 1, store_tracker_merges = 1, \
    arbiter_starvation_limit = 0, leftover = \"lazy\", leftover_first = false }\n\
    l1 = { sets = 2, ways = 1, mshr_entries = 1, mshr_merges = 1, miss_queue = 1, id_bits = 1, \
    address_bits = 16, line_bytes = 32 }";

const ODD: &str = "shared_l1 = { cores = 3, home_hash = \"xor\", remote_in_queue = 3, \
    home_requests = 5, remote_request_out_queue = 3, l2_in_queue = 5, remote_out_queue = 3, \
    remote_reply_in_queue = 3, remote_requests = 5, store_tracker_lines = 3 }\n\
    l1 = { sets = 4, ways = 3, mshr_entries = 3, mshr_merges = 3, miss_queue = 3, id_bits = 5, \
    index = \"xor\", replacement = \"srrip\" }";

const FLUSHED: &str = "shared_l1 = { cores = 28, leftover = \"flush\", chunking = false }\n\
    l1 = { write_hit = \"evict\", sets = 4, mshr_entries = 4 }";

const FLUSHED_ONLY: &str = "shared_l1 = { cores = 4, leftover = \"flush\", leftover_first = false }\n\
    l1 = { sets = 4, mshr_entries = 4, ways = 2 }";

#[test]
fn every_front_end_finds_the_text_clean() {
    let mut designs = vec![Design::load("pact20").unwrap()];
    for fields in ["shared_l1.cores = 1", LEAST, ODD, FLUSHED, FLUSHED_ONLY] {
        designs.push(design(fields));
    }
    let emitted: Vec<emit::Design> = designs
        .iter()
        .map(|design| {
            let block = SharedL1::new(&Config::of(design).unwrap());
            emit::emit(&block, &emit::EmitOptions::default())
                .unwrap_or_else(|error| panic!("{error}"))
        })
        .collect();
    let report = lint_designs(&emitted).unwrap();
    assert!(report.is_clean(), "{report}");
}
