//! The hardware: the places of responses, how many of them are taken, and who takes the next.

mod places;

use super::{Config, Ports};
use places::ResponseStopPlaces;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// The block; see the documentation of the module above.
#[derive(LogicBlock)]
pub struct ResponseStop {
    kind: Kind,
    pub(super) ports: Ports,
    places: ResponseStopPlaces,
    /// Places that are taken.
    taken: Reg,
    // A beat of a new response comes on `line` in this cycle; whom it is for.
    reads: Flop<Bit>,
    core_read: Reg,
    entry_read: Reg,
    // The last response that took a place was a new one.
    was_new: Flop<Bit>,
    // A new response is taken; a foreign beat is.
    serves: Signal<Local, Bit>,
    passes: Signal<Local, Bit>,
    foreign_ready: Signal<Local, Bit>,
    _places: usize,
}

impl ResponseStop {
    /// The hardware of `config`.
    pub fn new(config: &Config) -> ResponseStop {
        ResponseStop {
            kind: Kind::of::<ResponseStop>(
                "The stop of a core on the ring of responses: it sends lines of its L1, passes \
                 on those of others, and gives the core what comes for it.",
            ),
            ports: Ports::new(config),
            places: ResponseStopPlaces::new(config),
            taken: Reg::new(index_bits(config.response_queue() + 1)),
            reads: Flop::new(),
            core_read: Reg::new(config.core_bits()),
            entry_read: Reg::new(config.entry_bits()),
            was_new: Flop::new(),
            serves: Signal::default(),
            passes: Signal::default(),
            foreign_ready: Signal::default(),
            _places: config.response_queue(),
        }
    }
}

impl Logic for ResponseStop {
    #[kernel]
    fn update(&mut self) {
        let is_local = self.passing.core.val() == self.core.val();
        self.admit(is_local);
        self.enter();
        self.count();

        self.fill.valid.next = self.passing.valid.val() && is_local;
        self.fill.entry.next = self.passing.entry.val();
        self.fill.data.next = self.passing.data.val();
        self.fill.last.next = self.passing.last.val();
        self.places.pop.link(&mut self.ports.next);
    }
}

impl ResponseStop {
    /// Who may take a place, or go on with one that it has.
    #[kernel]
    fn admit(&mut self, is_local: Bit) {
        let reads = self.reads.q.val();
        let is_between = !reads && self.places.is_first.val();
        let has_place = self.taken.q.val() != self._places;
        let has_two_places = self.taken.q.val() < (self._places - 1);
        let may_serve = has_two_places && (is_between || (reads && self.places.is_last.val()));
        // Of two new responses that follow each other, a foreign one that waits goes between.
        let gives_way = self.was_new.q.val() && !is_local;

        self.serve.ready.next = may_serve && !(gives_way && self.passing.valid.val());
        self.serves.next = self.serve.valid.val() && self.serve.ready.val();
        let comes_first = self.serve.valid.val() && may_serve && !self.was_new.q.val();
        self.foreign_ready.next =
            !reads && (!self.places.is_first.val() || (has_place && !comes_first));
        self.passing.ready.next = self.foreign_ready.val();
        if is_local {
            self.passing.ready.next = self.fill.ready.val();
        }
        self.passes.next = self.passing.valid.val() && !is_local && self.foreign_ready.val();
    }

    /// A beat enters: of the line that is read, or of a foreign response.
    #[kernel]
    fn enter(&mut self) {
        self.places.enters.next = self.reads.q.val() || self.passes.val();
        self.places.data.next = self.passing.data.val();
        self.places.core.next = self.passing.core.val();
        self.places.entry.next = self.passing.entry.val();
        if self.reads.q.val() {
            self.places.data.next = self.line.data.val();
            self.places.core.next = self.core_read.q.val();
            self.places.entry.next = self.entry_read.q.val();
        }

        self.reads.hold();
        self.core_read.hold();
        self.entry_read.hold();
        if self.places.is_last.val() {
            self.reads.d.next = false;
        }
        if self.serves.val() {
            self.reads.d.next = true;
            self.core_read.d.next = self.serve.core.val();
            self.entry_read.d.next = self.serve.entry.val();
        }
    }

    /// A place is taken with the first beat of a foreign response, or before that of a new one.
    #[kernel]
    fn count(&mut self) {
        let begins = self.passes.val() && self.places.is_first.val();
        let takes = self.serves.val() || begins;
        let releases =
            self.places.pop.valid.val() && self.next.ready.val() && self.places.pop.last.val();
        self.was_new.hold();
        if takes {
            self.was_new.d.next = self.serves.val();
        }
        self.taken.hold();
        if takes && !releases {
            self.taken.d.next = self.taken.q.val() + 1;
        }
        if releases && !takes {
            self.taken.d.next = self.taken.q.val() - 1;
        }
    }
}
