//! Statements under one condition that feed each other.
use super::Stage;
use signal::prelude::*;

/// Both branches write and read `middle`; one drives and reads a child.
#[derive(LogicBlock)]
pub struct Crossing {
    kind: Kind,
    pub choose: Signal<In, Bit>,
    pub a: Wire<In>,
    pub b: Wire<In>,
    pub y: Wire<Out>,
    pub taken: Signal<Out, Bit>,
    middle: Wire<Local>,
    stage: Stage,
}

impl Crossing {
    /// The block; it has no geometry.
    pub fn new() -> Crossing {
        Crossing {
            kind: Kind::of::<Crossing>("Statements that feed each other."),
            choose: Signal::default(),
            a: Wire::new(4),
            b: Wire::new(4),
            y: Wire::new(4),
            taken: Signal::default(),
            middle: Wire::new(4),
            stage: Stage::new(4),
        }
    }
}

impl Logic for Crossing {
    #[kernel]
    fn update(&mut self) {
        self.stage.input.valid = true;
        self.stage.input.data = self.a;
        self.stage.output.ready = false;
        self.taken = false;
        if self.choose {
            self.middle = self.a & self.b;
            self.y = bits_to((self.middle + self.b) >> 1, 4);
            self.stage.output.ready = self.b.any();
            self.taken = self.stage.input.ready;
        } else {
            self.middle = self.b;
            let twice = self.middle + self.middle;
            self.y = twice;
        }
    }
}
