//! The choice of the sharer that answers.
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// The first core of a mask after a given one, in rising order, cyclically.
#[derive(LogicBlock)]
pub struct Rotation {
    kind: Kind,
    /// The cores to choose from, a bit each.
    pub cores: Wire<In>,
    /// The core that was chosen last.
    pub pointer: Wire<In>,
    /// The first one after it; 0 if there is none to choose from.
    pub first: Wire<Out>,
    lowest: Wire<Local>,
    lowest_after: Wire<Local>,
    _cores: usize,
}

impl Rotation {
    pub fn new(cores: usize) -> Rotation {
        Rotation {
            kind: Kind::of::<Rotation>("The first core of a mask after a given one, cyclically.")
                .named("sharing_tracker_rotation")
                .with("cores", cores),
            cores: Wire::new(cores),
            pointer: Wire::new(index_bits(cores)),
            first: Wire::new(index_bits(cores)),
            lowest: Wire::new(index_bits(cores)),
            lowest_after: Wire::new(index_bits(cores)),
            _cores: cores,
        }
    }
}

impl Logic for Rotation {
    #[kernel]
    fn update(&mut self) {
        // Subtracting 1 from the pointer's bit, doubled, gives the bits up to the pointer.
        let up_to_pointer = ((bits_to(1, self._cores) << self.pointer) << 1) - 1;
        let after = self.cores & !up_to_pointer;
        self.lowest = 0;
        self.lowest_after = 0;
        // From the highest down, so that the lowest has the last word.
        for c in (0..self._cores).rev() {
            if self.cores.bit(c) {
                self.lowest = c.into();
            }
            if after.bit(c) {
                self.lowest_after = c.into();
            }
        }
        self.first = self.lowest;
        if after.any() {
            self.first = self.lowest_after;
        }
    }
}
