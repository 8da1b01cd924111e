//! How a testbench drives and samples the wires of a block's top.
use crate::{Unsigned, Wire, Word};
use rust_hdl::core::prelude::{Bit, In, Out, Signal};

/// An input port that takes values of type `T`.
pub trait Drive<T> {
    /// Applies `value`; bits above the port's width are dropped.
    fn drive(&mut self, value: T);
}

/// An output port that gives values of type `T`.
pub trait Sample<T> {
    /// The value now.
    fn sample(&self) -> T;
}

impl Drive<bool> for Signal<In, Bit> {
    fn drive(&mut self, value: bool) {
        self.next = value;
    }
}

impl Sample<bool> for Signal<Out, Bit> {
    fn sample(&self) -> bool {
        self.val()
    }
}

impl Drive<u64> for Wire<In> {
    fn drive(&mut self, value: u64) {
        self.next = Word::new(value, self.width());
    }
}

impl Sample<u64> for Wire<Out> {
    fn sample(&self) -> u64 {
        self.val().to_u64()
    }
}

impl Drive<u128> for Wire<In> {
    fn drive(&mut self, value: u128) {
        let limbs = [value as u64, (value >> 64) as u64, 0, 0, 0, 0, 0, 0];
        self.next = Word::from_limbs(limbs, self.width());
    }
}

impl Sample<u128> for Wire<Out> {
    fn sample(&self) -> u128 {
        let limbs = self.val().limbs();
        u128::from(limbs[0]) | u128::from(limbs[1]) << 64
    }
}

impl<const MOST: usize, const LIMBS: usize> Drive<[u64; LIMBS]> for Wire<In, MOST, LIMBS> {
    fn drive(&mut self, value: [u64; LIMBS]) {
        self.next = Unsigned::from_limbs(value, self.width());
    }
}

impl<const MOST: usize, const LIMBS: usize> Sample<[u64; LIMBS]> for Wire<Out, MOST, LIMBS> {
    fn sample(&self) -> [u64; LIMBS] {
        self.val().limbs()
    }
}
