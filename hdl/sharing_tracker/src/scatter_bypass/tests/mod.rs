//! The rules one by one, all engines in lockstep, deliberate faults, and the replay.

mod bench;
mod faults;
mod lockstep;
mod replay;
mod rules;
mod text;

use super::Config;
use design::Design;

/// The scatter bypass of a design with this L1.
fn config(address_bits: u32, line_bytes: u32, sets: u32, ways: u32) -> Config {
    let text = format!(
        "design = 'sharing-tracker'\nname = 't'\n[l1]\naddress_bits = {address_bits}\n\
         line_bytes = {line_bytes}\nsets = {sets}\nways = {ways}\n[sharing_tracker]\nsets = 2\n\
         banks = 1\n[l2]\nbytes = 4096\nways = 1\n"
    );
    Config::of(&Design::parse(&text, "t.toml").unwrap()).unwrap()
}

/// The paper's L1: 512 lines.
fn paper() -> Config {
    config(40, 128, 128, 4)
}
