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
        self.add.ready.next = !self.held_q.q.val() || self.answer.ready.val();
        self.accepted.next =
            self.add.valid.val() && (!self.held_q.q.val() || self.answer.ready.val());

        self.base.next = self.total_q.q.val();
        if self.clear.val() {
            self.base.next = 0.into();
        }
        self.sum.next = bits_to(self.base.val(), self.sum.width())
            + bits_to(self.add.amount.val(), self.sum.width());
        self.capped.next = bits_to(self.sum.val(), self.base.width());
        for fault in 0..self.faults.len() {
            self.faults[fault].next = bits_to(self.sum.val() >> self.base.width(), 1);
        }
        if self.sum.val().bit(self.base.width()) && self.faults.len() == 0 {
            self.capped.next = ((1usize << self.base.width()) - 1).into();
        }

        self.total_q.d.next = self.base.val();
        self.sum_q.hold();
        self.label_q.hold();
        self.count_q.hold();
        if self.accepted.val() {
            self.total_q.d.next = self.capped.val();
            self.sum_q.d.next = self.capped.val();
            self.label_q.d.next = self.add.label.val();
            self.count_q.d.next = self.count_q.q.val() + 1;
        }
        self.held_q.d.next =
            self.accepted.val() || (self.held_q.q.val() && !self.answer.ready.val());
        self.trail_q.d.next = ((self.trail_q.q.val() << 1) ^ self.salt.val())
            ^ bits_to(self.accepted.val(), self.trail.width());

        self.answer.valid.next = self.held_q.q.val();
        self.answer.sum.next = self.sum_q.q.val();
        self.answer.label.next = self.label_q.q.val();
        self.is_full.next = self.total_q.q.val() == ((1usize << self.base.width()) - 1);
        self.count.next = self.count_q.q.val();
        self.trail.next = self.trail_q.q.val();
    }
}
