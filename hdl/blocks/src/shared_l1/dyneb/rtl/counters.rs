//! The seven counters.
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// Counters of one width that keep their ratios: when one of them is full and counts again, all
/// are halved first.
#[derive(LogicBlock)]
pub struct Counters {
    kind: Kind,
    /// Sets every counter to 0 at the edge; nothing is counted then.
    pub clear: Signal<In, Bit>,
    /// What is counted at the edge, a bit a counter.
    pub count: Wire<In>,
    /// The counters.
    pub values: Vec<Wire<Out>>,
    value: Vec<Reg>,
    full: Vec<Signal<Local, Bit>>,
    halve: Signal<Local, Bit>,
    scaled: Vec<Wire<Local>>,
}

impl Counters {
    /// `number` counters of `bits` bits.
    pub fn new(number: usize, bits: usize) -> Counters {
        Counters {
            kind: Kind::of::<Counters>(
                "Counters that keep their ratios: when a full one counts again, all are halved \
                 first.",
            )
            .named("dyneb_counters")
            .with("bits", bits),
            clear: Signal::default(),
            count: Wire::new(number),
            values: vec![Wire::new(bits); number],
            value: vec![Reg::new(bits); number],
            full: vec![Signal::default(); number],
            halve: Signal::default(),
            scaled: vec![Wire::new(bits); number],
        }
    }
}

impl Logic for Counters {
    #[kernel]
    fn update(&mut self) {
        self.halve.next = false;
        for i in 0..self.value.len() {
            self.full[i].next = self.count.val().bit(i) && self.value[i].q.val().all();
            if self.full[i].val() {
                self.halve.next = true;
            }
        }
        for i in 0..self.value.len() {
            self.scaled[i].next = self.value[i].q.val();
            if self.halve.val() {
                self.scaled[i].next = self.value[i].q.val() >> 1;
            }
            let one = bits_to(self.count.val().bit(i), self.value[i].q.width());
            self.value[i].d.next = self.scaled[i].val() + one;
            if self.clear.val() {
                self.value[i].d.next = 0.into();
            }
            self.values[i].next = self.value[i].q.val();
        }
    }
}
