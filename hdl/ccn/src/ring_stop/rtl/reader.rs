//! The reader of lines that other cores ask for.

use super::super::{Config, Read};
use super::parking::Due;
use crate::request_stop::Served;
use crate::response_stop::Serve;
use kit::set_index::SetIndex;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// Reads the sectors of a line one a cycle, and leaves the core its turn between two lines.
#[derive(LogicBlock)]
pub struct RingStopReader {
    kind: Kind,
    /// A request whose line the L1 holds.
    pub served: Input<Served>,
    /// The set of that line, also of one that is not held.
    pub served_set: Wire<Out>,
    /// A request that waited for its line, which has come: it goes first.
    pub due: Optional<Input<Due>>,
    /// The response to it.
    pub serve: Output<Serve>,
    /// A read of the core waits for the array.
    pub core_waits: Signal<In, Bit>,
    /// The sector to read in this cycle.
    pub read: Output<Read>,
    /// The beat is the first of its line.
    pub begins: Signal<Out, Bit>,
    index: SetIndex,
    // A sector was read in the cycle before.
    has_read: Flop<Bit>,
    /// The sector of the line in progress that is next; 0 when none is.
    sector: Optional<Reg>,
    set_read: Optional<Reg>,
    way_read: Optional<Reg>,
    _sectors: usize,
    _parks: bool,
}

impl RingStopReader {
    /// Nothing is read.
    pub fn new(config: &Config) -> RingStopReader {
        let (tags, sectors) = (config.tags(), config.responses().sectors());
        let of_several = |width| Optional::new(sectors > 1, Reg::new(width));
        RingStopReader {
            kind: Kind::of::<RingStopReader>(
                "Reads the sectors of a line one a cycle, and leaves the core its turn between two lines.",
            ),
            served: Served::input(config.requests()),
            served_set: Wire::new(tags.set_bits()),
            due: Optional::new(config.parks(), Due::input(config)),
            serve: Serve::output(config.responses()),
            core_waits: Signal::default(),
            read: Read::output(config),
            begins: Signal::default(),
            index: SetIndex::new(tags.index(), tags.line_bits(), tags.sets()),
            has_read: Flop::new(),
            sector: of_several(config.sector_bits()),
            set_read: of_several(tags.set_bits()),
            way_read: of_several(tags.way_bits()),
            _sectors: sectors,
            _parks: config.parks(),
        }
    }
}

impl Logic for RingStopReader {
    #[kernel]
    fn update(&mut self) {
        self.index.line = self.served.line;
        self.served_set = self.index.set_number;

        // The core's turn. In the middle of a line nothing is served.
        let gives_way = self.has_read.q && self.core_waits;
        self.serve.valid = self.served.valid && !gives_way;
        self.serve.core = self.served.core;
        self.serve.entry = self.served.entry;
        self.served.ready = self.serve.ready && !gives_way;
        self.begins = self.served.valid && self.serve.ready && !gives_way;
        if self._parks {
            if self.due.valid {
                self.serve.valid = !gives_way;
                self.serve.core = self.due.core;
                self.serve.entry = self.due.entry;
                self.served.ready = false;
                self.begins = self.serve.ready && !gives_way;
            }
            self.due.ready = self.serve.ready && !gives_way;
        }

        self.read.valid = self.begins;
        self.read.set = self.index.set_number;
        self.read.way = self.served.way;
        self.read.sector = 0;
        if self._parks {
            if self.due.valid {
                self.read.set = self.due.set;
                self.read.way = self.due.way;
            }
        }
        if self._sectors > 1 {
            if self.sector.q.any() {
                self.read.valid = true;
                self.read.set = self.set_read.q;
                self.read.way = self.way_read.q;
                self.read.sector = self.sector.q;
            }
            self.set_read.d = self.read.set;
            self.way_read.d = self.read.way;
            self.sector.hold();
            // After the last sector the number is 0 by itself.
            if self.read.valid {
                self.sector.d = self.sector.q + 1;
            }
        }
        self.has_read.d = self.read.valid;
    }
}
