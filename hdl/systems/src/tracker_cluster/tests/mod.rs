//! Rules, lockstep with the golden cluster, wrong clusters, and the emitted text.

mod drain;
mod faults;
mod levels;
mod lockstep;
mod rules;
mod text;
mod wired;

use design::Design;
use testbenches::testing::assert_rules_are_tested;

use super::Config;

/// Room for the geometries of these tests.
const MOST: usize = 6;

type Dut = super::Dut<MOST>;
type In = super::In<MOST>;
type Out = super::Out<MOST>;

/// A config of this many cores, trackers and banks, and these fields besides.
fn with(cores: usize, trackers: usize, banks: usize, fields: &str) -> Config {
    let text = format!(
        "design = 'sharing-tracker'\nname = 't'\nsharing_tracker.cores = {cores}\n\
         sharing_tracker.trackers = {trackers}\nsharing_tracker.banks = {banks}\n{fields}\n"
    );
    Config::of(&Design::parse(&text, "t.toml").unwrap()).unwrap()
}

/// Small caches, banks of four sets and two ways, queues of few places, lines of so many sectors of so many bytes.
fn of_sectors(
    (cores, trackers, banks): (usize, usize, usize),
    (sectors, bytes): (usize, usize),
    fields: &str,
) -> Config {
    let small = format!(
        "sharing_tracker.sets = {}\nsharing_tracker.ways = 2\nsharing_tracker.bank_queue = 2\n\
         l1.sets = 4\nl1.ways = 2\nl1.line_bytes = {}\nl1.sector_bytes = {bytes}\nl1.address_bits = 24\n\
         l1.mshr_entries = 3\nl1.mshr_merges = 3\nl1.miss_queue = 2\nl1.id_bits = 5\nl1.counter_bits = 8\n\
         l2.bytes = {}\nl2.ways = 2\nl2.split_requests = 4\n\
         llc.mshr_entries = 4\nllc.mshr_merges = 2\nllc.miss_queue = 2\nllc.write_backs = 2\n\
         llc.atomic_queue = 2\nllc.counter_bits = 8\n",
        4 * trackers * banks,
        sectors * bytes,
        banks * 2 * bytes * 16,
    );
    with(cores, trackers, banks, &format!("{small}{fields}"))
}

/// The same with lines of four sectors.
fn of(cores: usize, trackers: usize, banks: usize, fields: &str) -> Config {
    of_sectors((cores, trackers, banks), (4, 16), fields)
}

/// Two cores and two banks; three cores, one bank, and lines of one sector; two trackers, of two cores and of three; four
/// that share nothing but L2; victims that are in other banks than their misses. Rules are shown in these alone: each has
/// a Verilated design.
fn geometries() -> [Config; 6] {
    [
        of(2, 1, 2, ""),
        of_sectors((3, 1, 1), (1, 64), "sharing_tracker.sharers = 'single'"),
        of(4, 2, 2, ""),
        of_sectors((6, 2, 2), (2, 32), ""),
        of(4, 4, 1, ""),
        of(2, 1, 2, "l1.index = 'xor'"),
    ]
}

/// Three cores whose forwards wait for lines in flight, and are given back soon.
fn waiting() -> Config {
    of(3, 1, 2, "sharing_tracker.pending = 'wait'\nsharing_tracker.wait_cycles = 16")
}

#[test]
fn no_rule_is_without_its_test() {
    assert_rules_are_tested(include_str!("../mod.rs"), include_str!("rules.rs"));
}
