//! The rules one by one, random runs, and nodes that break a rule.

mod arbiter;
mod bench;
mod faults;
mod hardware;
mod lockstep;
mod proofs;
mod rules;
mod text;
mod waiting;
mod waiting_tables;
mod warps;

use super::Config;
use design::Design;

/// A node of a design with these lines in its config, the rest by default.
fn config(lines: &str) -> Config {
    let text = format!("design = 'sharing-tracker'\nname = 't'\n{lines}");
    Config::of(&Design::parse(&text, "t.toml").unwrap()).unwrap()
}

/// The least of everything: a line is a sector.
fn one() -> Config {
    config(
        "[l1]\naddress_bits = 16\nline_bytes = 32\nsector_bytes = 32\nsets = 2\nways = 1\nmshr_entries = 1\n\
         mshr_merges = 1\nmiss_queue = 1\nid_bits = 3\ncounter_bits = 4\n\
         [sharing_tracker]\ncores = 2\nsets = 2\nways = 1\nbanks = 1\n[l2]\nbytes = 1024\nways = 1\n",
    )
}

/// Small, with lines of four sectors and a short miss queue.
fn small() -> Config {
    config(
        "[l1]\naddress_bits = 24\nline_bytes = 64\nsector_bytes = 16\nsets = 4\nways = 4\nindex = 'xor'\n\
         mshr_entries = 6\nmshr_merges = 3\nreplacement = 'plru'\nmiss_queue = 2\nhit_latency = 2\nid_bits = 6\n\
         [sharing_tracker]\ncores = 4\nsets = 8\nways = 2\nbanks = 2\n",
    )
}

/// Nothing that has a power of two elsewhere; stores evict, loads restart early.
fn odd() -> Config {
    config(
        "[l1]\naddress_bits = 24\nline_bytes = 128\nsector_bytes = 16\nsets = 4\nways = 3\nmshr_entries = 7\n\
         mshr_merges = 3\nreplacement = 'srrip'\nwrite_hit = 'evict'\nearly_restart = true\nmiss_queue = 3\n\
         store_data_places = 2\nid_bits = 6\n[sharing_tracker]\ncores = 15\nsets = 32\nbanks = 4\n",
    )
}

/// Stores make lines in flight stale, and loads that bypass pass the tags by.
fn stale() -> Config {
    config(
        "[l1]\naddress_bits = 32\nline_bytes = 64\nsets = 4\nways = 2\nmshr_entries = 6\nmiss_queue = 4\nid_bits = 6\n\
         pending_store = 'stale'\nbypass = 'direct'\n[sharing_tracker]\ncores = 3\nsets = 32\nbanks = 4\n",
    )
}

/// `small` whose forwards wait for lines in flight, and are given back soon.
fn waiting() -> Config {
    config(
        "[l1]\naddress_bits = 24\nline_bytes = 64\nsector_bytes = 16\nsets = 4\nways = 4\nindex = 'xor'\n\
         mshr_entries = 6\nmshr_merges = 5\nreplacement = 'plru'\nmiss_queue = 2\nhit_latency = 2\nid_bits = 6\n\
         [sharing_tracker]\ncores = 4\nsets = 8\nways = 2\nbanks = 2\npending = 'wait'\nwait_cycles = 16\n",
    )
}

/// Lines of one sector, two entries, loads that restart early; forwards wait.
fn waiting_odd() -> Config {
    config(
        "[l1]\naddress_bits = 24\nline_bytes = 128\nsector_bytes = 64\nsets = 2\nways = 3\nmshr_entries = 3\n\
         mshr_merges = 4\nwrite_hit = 'evict'\nearly_restart = true\nmiss_queue = 3\nid_bits = 6\n\
         [sharing_tracker]\ncores = 15\nsets = 32\nbanks = 4\npending = 'wait'\nwait_cycles = 32\n",
    )
}

fn paper() -> Config {
    Config::of(&Design::load("thesis12").unwrap()).unwrap()
}

#[test]
fn no_rule_is_without_its_test() {
    let tests = concat!(
        include_str!("rules.rs"),
        include_str!("arbiter.rs"),
        include_str!("warps.rs"),
        include_str!("waiting.rs")
    );
    testbenches::testing::assert_rules_are_tested(include_str!("../mod.rs"), tests);
}
