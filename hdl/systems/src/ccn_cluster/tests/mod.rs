//! Rules, lockstep with the golden cluster, wrong clusters, and the emitted text.

mod drain;
mod faults;
mod lockstep;
mod rules;
mod text;

use design::Design;
use testbenches::testing::assert_rules_are_tested;

use super::Config;

/// Room for the geometries of these tests.
const MOST: usize = 4;

type Dut = super::Dut<MOST>;
type In = super::In<MOST>;
type Out = super::Out<MOST>;

/// A config of this many cores and slices, and these fields besides.
fn with(cores: usize, slices: usize, fields: &str) -> Config {
    let text = format!(
        "design = 'ccn'\nname = 't'\nccn.cores = {cores}\ncluster.l2_slices = {slices}\n{fields}\n"
    );
    Config::of(&Design::parse(&text, "t.toml").unwrap()).unwrap()
}

/// Small caches, queues of few places, short epochs, and a filter that takes a while to fill.
const SMALL: &str = "cluster.interleave_bytes = 64\n\
    l1.sets = 4\nl1.ways = 2\nl1.line_bytes = 64\nl1.mshr_entries = 3\nl1.mshr_merges = 3\n\
    l1.miss_queue = 2\nl1.id_bits = 4\nl1.counter_bits = 8\nl1.address_bits = 24\n\
    ccn.buffer = 2\nccn.request_queue = 2\nccn.response_queue = 2\nccn.buffer_patience = 4\n\
    ccn.filter_bits = 128\nccn.sample = 400\nccn.epoch = 800\n";

/// The same with small caches.
fn of(cores: usize, slices: usize, fields: &str) -> Config {
    with(cores, slices, &format!("{SMALL}{fields}"))
}

/// Requests wait for lines in flight, on links of latency 2.
const WAITS: &str = "ccn.link_latency = 2\nccn.pending = 'wait'\nccn.parking = 2";

const PORTS: &str = "cluster.network = 'ports'\n";

/// Two and three cores, links of latency 1 and 2, no switch, slices whose number is no power of two. Rules are shown in
/// these alone: each has a Verilated design.
fn geometries() -> [Config; 3] {
    [of(2, 3, ""), of(3, 2, WAITS), of(3, 1, PORTS)]
}

#[test]
fn no_rule_is_without_its_test() {
    assert_rules_are_tested(include_str!("../mod.rs"), include_str!("rules.rs"));
}
