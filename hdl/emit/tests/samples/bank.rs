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
            self.stages[i].input.data.next = self.data.val();
            self.stages[i].input.valid.next = self.choice.val() == i;
            self.stages[i].output.ready.next = true;
        }
        self.odd.input.data.next = bits_to(self.data.val(), 3);
        self.odd.input.valid.next = self.stages[0].output.valid.val();
        self.odd.output.ready.next = self.odd.output.valid.val();
        self.first.next = self.stages[0].output.data.val();
        self.second.next = self.stages[0].output.data.val();
        self.offered.next = self.odd.output.data.val().bit(1);
    }
}
