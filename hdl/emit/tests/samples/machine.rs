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
        match self.phase.q.val() {
            Phase::Idle => {
                if self.start.val() && self.armed.q.val() {
                    self.phase.d.next = Phase::Fetch;
                    self.armed.d.next = false;
                }
            }
            Phase::Fetch | Phase::WaitForFill => {
                self.phase.d.next = Phase::WaitForFill;
                if self.filled.val() {
                    self.phase.d.next = Phase::Done;
                }
            }
            _ => {
                self.phase.d.next = Phase::Idle;
                self.armed.d.next = true;
            }
        }
        self.busy.next = self.phase.q.val() != Phase::Idle;
        self.done.next = self.phase.q.val() == Phase::Done;
    }
}
