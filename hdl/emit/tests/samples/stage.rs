//! Streams, registers, and connections that need no logic.
use signal::prelude::*;

/// Passes a beat on, one cycle later.
#[derive(LogicBlock)]
pub struct Stage {
    kind: Kind,
    pub input: Input<Payload>,
    pub output: Output<Payload>,
    pub busy: Signal<Out, Bit>,
    full: Flop<Bit>,
    data: Reg,
}

impl Stage {
    /// A stage for payloads of `width` bits.
    pub fn new(width: usize) -> Stage {
        Stage {
            kind: Kind::of::<Stage>("Passes a beat on, one cycle later.").with("width", width),
            input: Payload::input(width),
            output: Payload::output(width),
            busy: Signal::default(),
            full: Flop::new(),
            data: Reg::with_reset(width, 5),
        }
    }
}

impl Logic for Stage {
    #[kernel]
    fn update(&mut self) {
        self.data.hold();
        let ready = !self.full.q || self.output.ready;
        if ready {
            self.data.d = self.input.data;
        }
        self.full.d = (ready && self.input.valid) || (!ready && self.full.q);
        self.input.ready = ready;
        self.output.valid = self.full.q;
        self.output.data = self.data.q;
        self.busy = self.full.q;
    }
}
