//! The rules one by one, all engines in lockstep, deliberate faults, and the emitted text.

mod bench;
mod faults;
mod lockstep;
mod rules;
mod text;
mod traces;

use super::Config;
use design::Design;

/// The coalescer of a design with this address width and line size, and sectors of 32 bytes.
fn config(address_bits: u32, line_bytes: u32) -> Config {
    with_sectors(address_bits, line_bytes, 32)
}

/// The same with sectors of this size.
fn with_sectors(address_bits: u32, line_bytes: u32, sector_bytes: u32) -> Config {
    let text = format!(
        "design = 'sharing-tracker'\nname = 't'\n[l1]\naddress_bits = {address_bits}\n\
         line_bytes = {line_bytes}\nsector_bytes = {sector_bytes}\nsets = 2\n[sharing_tracker]\nsets = 2\nbanks = 1\n\
         [l2]\nbytes = 4096\nways = 1\n"
    );
    Config::of(&Design::parse(&text, "t.toml").unwrap()).unwrap()
}

/// One sector a line, the paper's, and eight sectors with the widest addresses.
fn geometries() -> [Config; 3] {
    [config(16, 32), config(40, 128), config(64, 256)]
}
