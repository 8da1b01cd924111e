//! Many instances of one module, and of a second geometry.
use super::Stage;
use signal::prelude::*;

/// Sends beats to one of many stages.
#[derive(LogicBlock)]
pub struct Bank {
    kind: Kind,
    pub choice: Wire<In>,
    pub data: Wire<In>,
    pub first: Wire<Out>,
    pub second: Wire<Out>,
    pub offered: Signal<Out, Bit>,
    stages: Vec<Stage>,
    odd: Stage,
}

impl Bank {
    /// A bank of `count` stages for 4 bits and one for 3.
    pub fn new(count: usize) -> Bank {
        Bank {
            kind: Kind::of::<Bank>("Sends beats to one of many stages.").with("count", count),
            choice: Wire::new(index_bits(count)),
            data: Wire::new(4),
            first: Wire::new(4),
            second: Wire::new(4),
            offered: Signal::default(),
            stages: (0..count).map(|_| Stage::new(4)).collect(),
            odd: Stage::new(3),
        }
    }
}

impl Logic for Bank {
    #[kernel]
    fn update(&mut self) {
        for i in 0..self.stages.len() {
            self.stages[i].input.data = self.data;
            self.stages[i].input.valid = self.choice == i;
            self.stages[i].output.ready = true;
        }
        self.odd.input.data = bits_to(self.data, 3);
        self.odd.input.valid = self.stages[0].output.valid;
        self.odd.output.ready = self.odd.output.valid;
        self.first = self.stages[0].output.data;
        self.second = self.stages[0].output.data;
        self.offered = self.odd.output.data.bit(1);
    }
}
