//! The seven counters.
use super::counter::Counter;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// Counters of one width that keep their ratios: when one of them is full and counts again, all
/// are halved first.
#[derive(LogicBlock)]
pub struct Counters {
    kind: Kind,
    /// Sets every counter to 0 at the edge; nothing is counted then.
    pub clear: Signal<In, Bit>,
    /// The increments at the edge, a bit a counter.
    pub count: Wire<In>,
    /// The counters.
    pub values: Vec<Wire<Out>>,
    counters: Vec<Counter>,
    halve: Signal<Local, Bit>,
}

impl Counters {
    /// The module `dyneb_counters`: `number` counters, each `bits` wide, that are halved together.
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
            counters: (0..number).map(|_| Counter::new(bits)).collect(),
            halve: Signal::default(),
        }
    }
}

impl Logic for Counters {
    #[kernel]
    fn update(&mut self) {
        self.halve = false;
        for i in 0..self.counters.len() {
            self.counters[i].clear = self.clear;
            self.counters[i].count = self.count.bit(i);
            self.values[i] = self.counters[i].value;
            if self.counters[i].overflows {
                self.halve = true;
            }
        }
        for i in 0..self.counters.len() {
            self.counters[i].halve = self.halve;
        }
    }
}
