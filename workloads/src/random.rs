//! Numbers that look random and are always the same.

/// The number at place `index` of sequence `seed`: splitmix64's output function.
pub(crate) fn number(seed: u64, index: u64) -> u64 {
    let mut mixed = (index + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ seed.rotate_left(32);
    mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ mixed >> 31
}

/// The same below `bound`, which is at least 1.
pub(crate) fn below(bound: u64, seed: u64, index: u64) -> u64 {
    number(seed, index) % bound
}
