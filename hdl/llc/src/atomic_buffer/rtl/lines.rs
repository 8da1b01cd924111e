//! The lines of the atomics that wait.

use super::Config;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// The lines of the atomics that wait, in order, all compared with the line of a request.
#[derive(LogicBlock)]
pub struct AtomicBufferLines {
    kind: Kind,
    /// Line of the request.
    pub line: Wire<In>,
    /// The request is an atomic, and enters.
    pub pushed: Signal<In, Bit>,
    /// The oldest leaves.
    pub popped: Signal<In, Bit>,
    /// One of them is the request's.
    pub has_line: Signal<Out, Bit>,
    /// The oldest.
    pub head: Wire<Out>,
    /// Places that are taken, from the lowest on.
    taken: Reg,
    /// Those that are taken when the oldest has left.
    stays: Wire<Local>,
    places: Vec<Reg>,
}

impl AtomicBufferLines {
    /// As many places as the queue has.
    pub fn new(config: &Config) -> AtomicBufferLines {
        let (line, places) = (config.line_bits(), config.atomic_queue());
        AtomicBufferLines {
            kind: Kind::of::<AtomicBufferLines>(
                "The lines of the atomics that wait, in order, all compared with the line of a \
                 request.",
            ),
            line: Wire::new(line),
            pushed: Signal::default(),
            popped: Signal::default(),
            has_line: Signal::default(),
            head: Wire::new(line),
            taken: Reg::new(places),
            stays: Wire::new(places),
            places: (0..places).map(|_| Reg::new(line)).collect(),
        }
    }
}

impl Logic for AtomicBufferLines {
    #[kernel]
    fn update(&mut self) {
        let n = self.places.len();
        let is_taken = self.taken.q;
        let is_line = cat_of(n, |e| self.places[e].q == self.line);
        self.has_line = (is_line & is_taken).any();
        self.head = self.places[0].q;

        self.stays = is_taken;
        if self.popped {
            self.stays = is_taken >> 1;
        }
        self.taken.d = self.stays;
        if self.pushed {
            self.taken.d = bits_to(cat(self.stays, true), n);
        }

        // Every place behind those that stay has the line of the request, so that one that enters finds it there.
        for e in 0..n {
            self.places[e].d = self.line;
            if self.stays.bit(e) {
                self.places[e].hold();
                if self.popped && (e + 1 < n) {
                    self.places[e].d = self.places[(e + 1) % n].q;
                }
            }
        }
    }
}
