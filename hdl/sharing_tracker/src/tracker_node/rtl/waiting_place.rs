//! A place of a forward that waits with an entry.

use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// Whether a forward waits in the place, and since when.
#[derive(LogicBlock)]
pub struct WaitingPlace {
    kind: Kind,
    /// A forward takes the place.
    pub take: Signal<In, Bit>,
    /// The one that waits leaves.
    pub leave: Signal<In, Bit>,
    /// Each forward that waits ages.
    pub ages: Signal<In, Bit>,
    /// A forward waits here.
    pub is_taken: Signal<Out, Bit>,
    /// The one that waits has aged twice.
    pub is_late: Signal<Out, Bit>,
    taken: Flop<Bit>,
    aged: Flop<Bit>,
    late: Flop<Bit>,
}

impl WaitingPlace {
    /// Free.
    pub fn new() -> WaitingPlace {
        WaitingPlace {
            kind: Kind::of::<WaitingPlace>(
                "Whether a forward waits in a place of an MSHR entry, and whether it is late.",
            )
            .named("tracker_node_waiting_place"),
            take: Signal::default(),
            leave: Signal::default(),
            ages: Signal::default(),
            is_taken: Signal::default(),
            is_late: Signal::default(),
            taken: Flop::new(),
            aged: Flop::new(),
            late: Flop::new(),
        }
    }
}

impl Logic for WaitingPlace {
    #[kernel]
    fn update(&mut self) {
        self.taken.hold();
        self.aged.hold();
        self.late.hold();
        if self.ages {
            self.aged.d = true;
            self.late.d = self.aged.q;
        }
        if self.leave {
            self.taken.d = false;
        }
        if self.take {
            self.taken.d = true;
            self.aged.d = false;
            self.late.d = false;
        }
        self.is_taken = self.taken.q;
        self.is_late = self.taken.q && self.late.q;
    }
}
