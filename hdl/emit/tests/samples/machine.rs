//! States of an enum, by name.
use signal::prelude::*;

/// What the machine is doing.
#[derive(LogicState, Clone, Copy, PartialEq, Debug)]
pub enum Phase {
    Idle,
    Fetch,
    WaitForFill,
    Done,
}

/// Walks through its phases.
#[derive(LogicBlock)]
pub struct Machine {
    kind: Kind,
    pub start: Signal<In, Bit>,
    pub filled: Signal<In, Bit>,
    pub busy: Signal<Out, Bit>,
    pub done: Signal<Out, Bit>,
    phase: Flop<Phase>,
    armed: Flop<Bit>,
}

impl Machine {
    pub fn new() -> Machine {
        Machine {
            kind: Kind::of::<Machine>("Walks through its phases."),
            start: Signal::default(),
            filled: Signal::default(),
            busy: Signal::default(),
            done: Signal::default(),
            phase: Flop::with_reset(Phase::Done),
            armed: Flop::with_reset(true),
        }
    }
}

impl Logic for Machine {
    #[kernel]
    fn update(&mut self) {
        self.phase.hold();
        self.armed.hold();
        match self.phase.q {
            Phase::Idle => {
                if self.start && self.armed.q {
                    self.phase.d = Phase::Fetch;
                    self.armed.d = false;
                }
            }
            Phase::Fetch | Phase::WaitForFill => {
                self.phase.d = Phase::WaitForFill;
                if self.filled {
                    self.phase.d = Phase::Done;
                }
            }
            _ => {
                self.phase.d = Phase::Idle;
                self.armed.d = true;
            }
        }
        self.busy = self.phase.q != Phase::Idle;
        self.done = self.phase.q == Phase::Done;
    }
}
