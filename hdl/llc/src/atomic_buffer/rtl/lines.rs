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
    /// It is an atomic, and enters.
    pub pushed: Signal<In, Bit>,
    /// The oldest leaves.
    pub popped: Signal<In, Bit>,
    /// One of them is the request's.
    pub has_line: Signal<Out, Bit>,
    /// The oldest.
    pub head: Wire<Out>,
    /// Places that are taken, from the lowest on.
    taken: Reg,
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
            places: (0..places).map(|_| Reg::new(line)).collect(),
        }
    }
}

impl Logic for AtomicBufferLines {
    #[kernel]
    fn update(&mut self) {
        let n = self.places.len();
        let is_taken = self.taken.q.val();
        let is_line = cat_of(n, |e| self.places[e].q.val() == self.line.val());
        self.has_line.next = (is_line & is_taken).any();
        self.head.next = self.places[0].q.val();

        let with_one_more = bits_to(cat(is_taken, true), n);
        let with_one_less = is_taken >> 1;
        self.taken.hold();
        if self.pushed.val() && !self.popped.val() {
            self.taken.d.next = with_one_more;
        }
        if self.popped.val() && !self.pushed.val() {
            self.taken.d.next = with_one_less;
        }

        // Those that stay move down when the oldest leaves; behind them is the place of one that enters.
        for e in 0..n {
            self.places[e].hold();
            if self.popped.val() && (e + 1 < n) {
                self.places[e].d.next = self.places[(e + 1) % n].q.val();
            }
            if self.pushed.val() && !self.popped.val() && (with_one_more ^ is_taken).bit(e) {
                self.places[e].d.next = self.line.val();
            }
            if self.pushed.val() && self.popped.val() && (with_one_less ^ is_taken).bit(e) {
                self.places[e].d.next = self.line.val();
            }
        }
    }
}
