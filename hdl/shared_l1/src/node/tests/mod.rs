//! The rules one by one, all engines in lockstep, deliberate faults, and the text.

mod bench;
mod faults;
mod inputs;
mod lockstep;
mod modes;
mod replies;
mod requests;
mod text;
mod timing;
mod waits;

use super::Config;
use crate::testing;
use design::Design;
use testbenches::testing::assert_rules_are_tested;

fn config(fields: &str) -> Config {
    Config::of(&testing::design(fields)).unwrap()
}

/// DynEB that chooses every hundred cycles or so.
const QUICK: &str =
    "dyneb.samples = 8\n dyneb.execute = 60\n dyneb.private_miss_rate_percent = 5\n";

/// A core that shares with nobody.
fn one() -> Config {
    config(&format!(
        "{QUICK}
        l1.address_bits = 20
        l1.line_bytes = 32
        l1.sets = 2
        l1.ways = 2
        l1.mshr_entries = 3
        l1.mshr_merges = 2
        l1.miss_queue = 2
        l1.id_bits = 3
        shared_l1.cores = 1
        shared_l1.l2_in_queue = 2"
    ))
}

/// Two cores, every queue of one.
fn two() -> Config {
    of_two_lines(1)
}

/// The same with so many entries for its two lines.
fn of_two_lines(entries: usize) -> Config {
    config(&format!(
        "dyneb.samples = 1
        dyneb.execute = 20
        dyneb.private_miss_rate_percent = 0
        l1.address_bits = 20
        l1.line_bytes = 32
        l1.sector_bytes = 16
        l1.sets = 2
        l1.ways = 1
        l1.mshr_entries = {entries}
        l1.mshr_merges = 1
        l1.miss_queue = 1
        l1.counter_bits = 4
        l1.id_bits = 2
        shared_l1.cores = 2
        shared_l1.arbiter_starvation_limit = 1
        shared_l1.remote_in_queue = 1
        shared_l1.home_requests = 1
        shared_l1.remote_request_out_queue = 1
        shared_l1.l2_in_queue = 1
        shared_l1.remote_out_queue = 1
        shared_l1.remote_reply_in_queue = 1
        shared_l1.remote_requests = 1
        shared_l1.store_tracker_lines = 1
        shared_l1.store_tracker_merges = 1
        mesh.core_at = [0, 4]
        mesh.l2_at = [1, 9]"
    ))
}

/// Three cores near each other, homes by all tag bits, figures that are no powers of two.
fn npot() -> Config {
    npot_with("")
}

fn npot_with(fields: &str) -> Config {
    config(&format!(
        "{QUICK}
        {fields}
        l1.address_bits = 33
        l1.line_bytes = 64
        l1.sector_bytes = 16
        l1.sets = 4
        l1.ways = 3
        l1.index = \"xor\"
        l1.mshr_entries = 5
        l1.mshr_merges = 3
        l1.replacement = \"srrip\"
        l1.miss_queue = 3
        l1.hit_latency = 3
        l1.id_bits = 5
        shared_l1.cores = 3
        shared_l1.home_hash = \"xor\"
        shared_l1.arbiter_starvation_limit = 5
        shared_l1.remote_in_queue = 3
        shared_l1.home_requests = 5
        shared_l1.remote_request_out_queue = 3
        shared_l1.l2_in_queue = 3
        shared_l1.remote_out_queue = 3
        shared_l1.remote_reply_in_queue = 3
        shared_l1.remote_requests = 5
        shared_l1.store_tracker_lines = 3
        shared_l1.store_tracker_merges = 3
        mesh.core_at = [0, 1, 2]
        mesh.l2_at = [3, 10]"
    ))
}

/// The same, but that what finds no room in the L1 waits, two requests of three have a place for data, and a load
/// of one sector restarts early.
fn waiting() -> Config {
    npot_with(
        "l1.when_full = \"wait\"\n        l1.store_data_places = 2\n        l1.early_restart = true",
    )
}

/// The same, every set of one fixed mode.
fn fixed(mode: &str) -> Config {
    npot_with(&format!("shared_l1.mode = \"{mode}\""))
}

/// The same with a filter of lines that the core has written past their homes.
fn filtering() -> Config {
    npot_with("shared_l1.store_path = \"filtered\"\n        shared_l1.filter_bits = 8")
}

/// Such a filter beside requests that wait and leftovers that are flushed, no slice of L2 being nearer than a home.
fn filtering_and_waiting() -> Config {
    npot_with(
        "l1.when_full = \"wait\"\n        shared_l1.store_path = \"filtered\"
        shared_l1.leftover = \"flush\"\n        shared_l1.min_routing = false",
    )
}

/// The same with one place, and refusals.
fn one_place() -> Config {
    npot_with("l1.store_data_places = 1")
}

/// The preset, but for a choice that comes sooner.
fn paper() -> Config {
    let preset = include_str!("../../../../../configs/pact20.toml");
    let text =
        preset.replace("samples = 512", "samples = 32").replace("execute = 16384", "execute = 200");
    Config::of(&Design::parse(&text, "t.toml").unwrap()).unwrap()
}

/// The preset with lines of one sector.
fn whole_lines() -> Config {
    let setting = "l1.sector_bytes=128".parse().unwrap();
    Config::of(&Design::load_with("pact20", &[setting]).unwrap()).unwrap()
}

/// Leftovers that are flushed, whole lines as packets, stores that evict, tree replacement.
fn flushing() -> Config {
    config(&format!(
        "{QUICK}
        l1.address_bits = 24
        l1.line_bytes = 64
        l1.sector_bytes = 16
        l1.sets = 4
        l1.ways = 4
        l1.mshr_entries = 4
        l1.mshr_merges = 2
        l1.replacement = \"plru\"
        l1.write_hit = \"evict\"
        l1.miss_queue = 4
        l1.id_bits = 4
        shared_l1.cores = 4
        shared_l1.chunking = false
        shared_l1.min_routing = false
        shared_l1.arbiter_starvation_limit = 0
        shared_l1.home_requests = 4
        shared_l1.remote_in_queue = 2
        shared_l1.remote_request_out_queue = 2
        shared_l1.l2_in_queue = 2
        shared_l1.remote_out_queue = 2
        shared_l1.remote_reply_in_queue = 2
        shared_l1.remote_requests = 4
        shared_l1.store_tracker_lines = 2
        shared_l1.store_tracker_merges = 2
        shared_l1.leftover = \"flush\"
        shared_l1.leftover_first = false"
    ))
}

/// Every path as the paper has it.
fn published() -> Config {
    config(&format!(
        "{QUICK}
        l1.address_bits = 24
        l1.sets = 2
        l1.ways = 2
        l1.mshr_entries = 3
        l1.mshr_merges = 2
        l1.miss_queue = 2
        l1.id_bits = 4
        shared_l1.cores = 2
        shared_l1.home_requests = 3
        shared_l1.remote_in_queue = 2
        shared_l1.remote_requests = 3
        shared_l1.store_tracker_lines = 2
        shared_l1.store_tracker_merges = 2
        shared_l1.store_path = \"mode\"
        shared_l1.atomic_path = \"direct\"
        shared_l1.leftover = \"lazy\"
        shared_l1.leftover_first = false"
    ))
}

#[test]
fn no_rule_is_without_its_test() {
    let tests = concat!(
        include_str!("requests.rs"),
        include_str!("replies.rs"),
        include_str!("modes.rs"),
        include_str!("waits.rs")
    );
    assert_rules_are_tested(include_str!("../mod.rs"), tests);
}
