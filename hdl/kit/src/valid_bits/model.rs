//! The golden model.
use super::Config;
use super::ports::{In, Out};
use std::collections::HashSet;

/// The indices whose bits are 1.
pub struct ValidBits {
    set: HashSet<u64>,
}

impl ValidBits {
    /// A table of zeros, whatever its depth.
    pub fn new(_: Config) -> ValidBits {
        ValidBits { set: HashSet::new() }
    }
}

impl testbenches::dut::Model for ValidBits {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: &In) -> Out {
        let out = Out { is_set: self.set.contains(&input.read_index) };
        if input.set_enable {
            self.set.insert(input.set_index);
        }
        // R3: the clear has the last word.
        if input.clear_enable {
            self.set.remove(&input.clear_index);
        }
        // R6: nothing outlasts it.
        if input.clear_all {
            self.set.clear();
        }
        out
    }
}
