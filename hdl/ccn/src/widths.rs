//! Widths that several blocks have in common.

use design::{Ccn, L1};

/// Width of a line address: 8..=59.
pub(crate) fn line_bits(l1: &L1) -> usize {
    (l1.address_bits - l1.line_bytes.ilog2()) as usize
}

/// Width of a way number: 1..=5. A single way has a bit too, since a port needs one.
pub(crate) fn way_bits(l1: &L1) -> usize {
    numbers(l1.ways)
}

/// Width of the number of an MSHR entry: 1..=8.
pub(crate) fn entry_bits(l1: &L1) -> usize {
    numbers(l1.mshr_entries)
}

/// Width of a core number: 1..=8.
pub(crate) fn core_bits(ccn: &Ccn) -> usize {
    numbers(ccn.cores)
}

/// Bits that number so many things, at least one.
fn numbers(things: u32) -> usize {
    things.next_power_of_two().ilog2().max(1) as usize
}
