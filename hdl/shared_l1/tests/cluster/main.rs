//! The cluster's tests, with nodes that have no cache, and those of the node that need a cluster.

#![allow(clippy::unwrap_used)] // A test fails by panicking, helpers included.

mod checks;
mod directed;
mod drain;
mod geometries;
mod holes;
mod nodes;
mod order;
mod plain;
mod random;
mod verilated;

use design::Design;
use shared_l1::node::Config;

/// Fields of a design here that its text does not name: two sets of two ways, on a mesh of 8 x 8.
const SMALL: [&str; 10] = [
    "l1.address_bits = 16",
    "l1.line_bytes = 32",
    "l1.sector_bytes = 8",
    "l1.sets = 2",
    "l1.ways = 2",
    "l1.id_bits = 4",
    "mesh.columns = 8",
    "mesh.rows = 8",
    "mesh.l2_at = [0, 9]",
    "mesh.interleave_bytes = 32",
];

/// This amount of random work, as `WARPCACHE_CLUSTER_EFFORT` and the depth of the tests have it.
fn effort(amount: u64) -> u64 {
    testbenches::testing::effort("WARPCACHE_CLUSTER_EFFORT", amount)
}

/// A small design with some fields.
fn config(fields: &str) -> Config {
    let is_other = |line: &&&str| !fields.contains(line.split('=').next().unwrap_or(line));
    let others: Vec<&str> = SMALL.iter().filter(is_other).copied().collect();
    let head = "design = \"shared-l1\"\nname = \"t\"";
    let text = format!("{head}\n{}\n{fields}", others.join("\n"));
    Config::of(&Design::parse(&text, "t.toml").unwrap()).unwrap()
}
