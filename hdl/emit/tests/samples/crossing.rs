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
        self.stage.input.valid.next = true;
        self.stage.input.data.next = self.a.val();
        self.stage.output.ready.next = false;
        self.taken.next = false;
        if self.choose.val() {
            self.middle.next = self.a.val() & self.b.val();
            self.y.next = bits_to((self.middle.val() + self.b.val()) >> 1, 4);
            self.stage.output.ready.next = self.b.val().any();
            self.taken.next = self.stage.input.ready.val();
        } else {
            self.middle.next = self.b.val();
            let twice = self.middle.val() + self.middle.val();
            self.y.next = twice;
        }
    }
}
