//! The rules one by one, all engines in lockstep, deliberate faults, and the replay.

mod bench;
mod faults;
mod lockstep;
mod replay;
mod rules;
mod sections;
mod streams;
mod text;

use super::Config;
use design::Design;

/// The tracker of a design with these lines in its config, the rest by default but for an L2 that the narrowest
/// addresses have a tag for.
fn config(lines: &str) -> Config {
    let l2 = "[l2]\nbytes = 4096\nways = 1\n";
    let text = format!("design = 'sharing-tracker'\nname = 't'\n{lines}\n{l2}");
    Config::of(&Design::parse(&text, "t.toml").unwrap()).unwrap()
}

/// A tracker with this geometry, `sharers` and address width.
fn geometry(address_bits: u32, cores: u32, sets: u32, ways: u32, sharers: &str) -> Config {
    config(&format!(
        "l1.address_bits = {address_bits}\n[sharing_tracker]\ncores = {cores}\nsets = {sets}\n\
         ways = {ways}\nbanks = {}\nsharers = '{sharers}'\n",
        sets.min(8)
    ))
}

/// A mask that is no power of two, a single sharer, and the widest.
fn geometries() -> [Config; 3] {
    [
        geometry(20, 5, 4, 3, "mask"),
        geometry(32, 6, 2, 2, "single"),
        geometry(64, 64, 16, 4, "mask"),
    ]
}
