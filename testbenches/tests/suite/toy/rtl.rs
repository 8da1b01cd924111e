//! The hardware.

use super::{LABEL_BITS, Ports, TRAIL_BITS};
use rust_hdl::core::prelude::*;
use signal::prelude::*;

#[derive(LogicBlock)]
pub struct Accumulator {
    kind: Kind,
    pub ports: Ports,
    accepted: Signal<Local, Bit>,
    base: Wire<Local>,
    sum: Wire<Local>,
    capped: Wire<Local>,
    total_q: Reg,
    held_q: Flop<Bit>,
    sum_q: Reg,
    label_q: Reg,
    count_q: Reg,
    trail_q: Reg,
    /// As many wires as deliberate faults: a kernel sees only fields.
    faults: Vec<Wire<Local>>,
}

impl Accumulator {
    pub fn new(width: usize, fault: bool) -> Accumulator {
        Accumulator {
            kind: Kind::of::<Accumulator>("Adds up amounts and stops at the highest total."),
            ports: Ports::new(width),
            accepted: Signal::default(),
            base: Wire::new(width),
            sum: Wire::new(width + 1),
            capped: Wire::new(width),
            total_q: Reg::new(width),
            held_q: Flop::new(),
            sum_q: Reg::new(width),
            label_q: Reg::new(LABEL_BITS),
            count_q: Reg::new(8),
            trail_q: Reg::new(TRAIL_BITS),
            faults: (0..usize::from(fault)).map(|_| Wire::new(1)).collect(),
        }
    }
}

impl Logic for Accumulator {
    #[kernel]
    fn update(&mut self) {
        self.add.ready = !self.held_q.q || self.answer.ready;
        self.accepted = self.add.valid && (!self.held_q.q || self.answer.ready);

        self.base = self.total_q.q;
        if self.clear {
            self.base = 0;
        }
        self.sum =
            bits_to(self.base, self.sum.width()) + bits_to(self.add.amount, self.sum.width());
        self.capped = bits_to(self.sum, self.base.width());
        for fault in 0..self.faults.len() {
            self.faults[fault] = bits_to(self.sum >> self.base.width(), 1);
        }
        if self.sum.bit(self.base.width()) && self.faults.len() == 0 {
            self.capped = ((1usize << self.base.width()) - 1).into();
        }

        self.total_q.d = self.base;
        self.sum_q.hold();
        self.label_q.hold();
        self.count_q.hold();
        if self.accepted {
            self.total_q.d = self.capped;
            self.sum_q.d = self.capped;
            self.label_q.d = self.add.label;
            self.count_q.d = self.count_q.q + 1;
        }
        self.held_q.d = self.accepted || (self.held_q.q && !self.answer.ready);
        self.trail_q.d =
            ((self.trail_q.q << 1) ^ self.salt) ^ bits_to(self.accepted, self.trail.width());

        self.answer.valid = self.held_q.q;
        self.answer.sum = self.sum_q.q;
        self.answer.label = self.label_q.q;
        self.is_full = self.total_q.q == ((1usize << self.base.width()) - 1);
        self.count = self.count_q.q;
        self.trail = self.trail_q.q;
    }
}
