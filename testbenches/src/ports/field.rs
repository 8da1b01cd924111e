//! The types a port record may hold, and the slots each takes.

/// A type that a port record may hold.
pub trait Field: Copy + Default + PartialEq + core::fmt::Debug {
    /// 64-bit slots in the flat array, least significant first.
    const SLOTS: usize;
    /// The widest port it can stand for, in bits.
    const MAX_WIDTH: usize;

    /// Writes the value into `slots`, which is [`Self::SLOTS`] long.
    fn store(&self, slots: &mut [u64]);

    /// Reads the value from `slots`, which is [`Self::SLOTS`] long.
    fn load(slots: &[u64]) -> Self;
}

impl Field for bool {
    const SLOTS: usize = 1;
    const MAX_WIDTH: usize = 1;

    #[inline]
    fn store(&self, slots: &mut [u64]) {
        slots[0] = u64::from(*self);
    }

    #[inline]
    fn load(slots: &[u64]) -> Self {
        slots[0] != 0
    }
}

impl Field for u64 {
    const SLOTS: usize = 1;
    const MAX_WIDTH: usize = 64;

    #[inline]
    fn store(&self, slots: &mut [u64]) {
        slots[0] = *self;
    }

    #[inline]
    fn load(slots: &[u64]) -> Self {
        slots[0]
    }
}

impl Field for u128 {
    const SLOTS: usize = 2;
    const MAX_WIDTH: usize = 128;

    #[inline]
    fn store(&self, slots: &mut [u64]) {
        // The two halves on purpose: a slot holds 64 bits.
        slots[0] = *self as u64;
        slots[1] = (*self >> 64) as u64;
    }

    #[inline]
    fn load(slots: &[u64]) -> Self {
        u128::from(slots[0]) | (u128::from(slots[1]) << 64)
    }
}

impl Field for [u64; 8] {
    const SLOTS: usize = 8;
    const MAX_WIDTH: usize = 512;

    #[inline]
    fn store(&self, slots: &mut [u64]) {
        slots[..8].copy_from_slice(self);
    }

    #[inline]
    fn load(slots: &[u64]) -> Self {
        let mut value = [0; 8];
        value.copy_from_slice(&slots[..8]);
        value
    }
}
