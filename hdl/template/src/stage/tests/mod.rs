//! The rules one by one, all engines in lockstep, deliberate faults, and the emitted text.

mod faults;
mod lockstep;
mod rules;
mod text;

use super::Config;
use design::Design;

/// The stage of a design with an L1 of so many ways.
fn config(ways: u32) -> Config {
    let text = format!("design = 'ccn'\nname = 't'\n[l1]\nsets = 4\nways = {ways}\n");
    Config::of(&Design::parse(&text, "t.toml").unwrap()).unwrap()
}
