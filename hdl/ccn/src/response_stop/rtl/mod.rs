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
        let is_local = self.passing.core == self.core;
        self.admit(is_local);
        self.enter();
        self.count();

        self.fill.valid = self.passing.valid && is_local;
        self.fill.entry = self.passing.entry;
        self.fill.data = self.passing.data;
        self.fill.last = self.passing.last;
        self.places.pop.link(&mut self.ports.next);
    }
}

impl ResponseStop {
    /// Who may take a place, or go on with one that it has.
    #[kernel]
    fn admit(&mut self, is_local: Bit) {
        let reads = self.reads.q;
        let is_between = !reads && self.places.is_first;
        let has_place = self.taken.q != self._places;
        let has_two_places = self.taken.q < (self._places - 1);
        let may_serve = has_two_places && (is_between || (reads && self.places.is_last));
        // Of two new responses that follow each other, a foreign one that waits goes between.
        let gives_way = self.was_new.q && !is_local;

        self.serve.ready = may_serve && !(gives_way && self.passing.valid);
        self.serves = self.serve.valid && self.serve.ready;
        let comes_first = self.serve.valid && may_serve && !self.was_new.q;
        self.foreign_ready = !reads && (!self.places.is_first || (has_place && !comes_first));
        self.passing.ready = self.foreign_ready;
        if is_local {
            self.passing.ready = self.fill.ready;
        }
        self.passes = self.passing.valid && !is_local && self.foreign_ready;
    }

    /// A beat enters: of the line that is read, or of a foreign response.
    #[kernel]
    fn enter(&mut self) {
        self.places.enters = self.reads.q || self.passes;
        self.places.data = self.passing.data;
        self.places.core = self.passing.core;
        self.places.entry = self.passing.entry;
        if self.reads.q {
            self.places.data = self.line.data;
            self.places.core = self.core_read.q;
            self.places.entry = self.entry_read.q;
        }

        self.reads.hold();
        self.core_read.hold();
        self.entry_read.hold();
        if self.places.is_last {
            self.reads.d = false;
        }
        if self.serves {
            self.reads.d = true;
            self.core_read.d = self.serve.core;
            self.entry_read.d = self.serve.entry;
        }
    }

    /// A place is taken with the first beat of a foreign response, or before that of a new one.
    #[kernel]
    fn count(&mut self) {
        let begins = self.passes && self.places.is_first;
        let takes = self.serves || begins;
        let releases = self.places.pop.valid && self.next.ready && self.places.pop.last;
        self.was_new.hold();
        if takes {
            self.was_new.d = self.serves;
        }
        self.taken.hold();
        if takes && !releases {
            self.taken.d = self.taken.q + 1;
        }
        if releases && !takes {
            self.taken.d = self.taken.q - 1;
        }
    }
}
