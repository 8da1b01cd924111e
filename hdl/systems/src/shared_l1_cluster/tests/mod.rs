//! Rules, lockstep with the golden cluster, wrong clusters, and the emitted text.

mod choice;
mod drain;
mod fairness;
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
    let slices: Vec<usize> = (0..slices).collect();
    let text = format!(
        "design = 'shared-l1'\nname = 't'\nshared_l1.cores = {cores}\n\
         mesh.columns = 16\nmesh.rows = 16\nmesh.l2_at = {slices:?}\n{fields}\n"
    );
    Config::of(&Design::parse(&text, "t.toml").unwrap()).unwrap()
}

/// Small caches, queues of few places, and phases of a few accesses.
const SMALL: &str = "mesh.interleave_bytes = 64\n\
    l1.sets = 4\nl1.ways = 2\nl1.line_bytes = 64\nl1.mshr_entries = 3\nl1.mshr_merges = 3\n\
    l1.miss_queue = 2\nl1.id_bits = 4\nl1.address_bits = 24\n\
    shared_l1.remote_in_queue = 2\nshared_l1.home_requests = 3\n\
    shared_l1.remote_request_out_queue = 2\nshared_l1.l2_in_queue = 2\n\
    shared_l1.remote_out_queue = 2\nshared_l1.remote_reply_in_queue = 2\n\
    shared_l1.remote_requests = 6\nshared_l1.store_tracker_lines = 4\n\
    shared_l1.store_tracker_merges = 3\n\
    dyneb.samples = 4\ndyneb.execute = 40\n";

/// The same with small caches.
fn of(cores: usize, slices: usize, fields: &str) -> Config {
    with(cores, slices, &format!("{SMALL}{fields}"))
}

const PORTS: &str = "cluster.network = 'ports'";

/// One, two and three cores, no switch, and slices whose number is no power of two. Rules are shown in these alone: each
/// has a Verilated design.
fn geometries() -> [Config; 4] {
    [of(1, 1, ""), of(2, 3, ""), of(3, 2, ""), of(2, 2, PORTS)]
}

#[test]
fn no_rule_is_without_its_test() {
    assert_rules_are_tested(include_str!("../mod.rs"), include_str!("rules.rs"));
}
