//! The golden model.
use super::ports::{In, Out};
use std::collections::HashSet;

/// The indices whose bits are 1.
pub struct Model {
    set: HashSet<u64>,
}

impl Model {
    /// A table of zeros, whatever its depth.
    pub fn new(_: usize) -> Model {
        Model { set: HashSet::new() }
    }
}

impl testbenches::dut::Model for Model {
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
        out
    }
}
