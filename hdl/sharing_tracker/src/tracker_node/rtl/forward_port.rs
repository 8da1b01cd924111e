//! The port of other cores' loads: each is answered with its line, or given back.

use super::forward_waits::InFlight;
use super::line_reader::LineReader;
use super::waiting_forwards::WaitingForwards;
use crate::streams::{Forward, Reply};
use crate::tracker_node::Config;
use base::data_side::{ArrayRead, ReadShape};
use kit::queue::Queue;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

signal::bundle! {
    /// The tags' answer for a forward, in the cycle after it entered.
    pub bundle ForwardLookup(config: &Config) {
        /// Its line address.
        line: u64 = config.l1().line_bits(),
        /// The line's set.
        set_number: u64 = config.l1().set_bits(),
        /// The line is readable.
        has_line: bool,
        /// Way that has the line, if one has.
        way: u64 = config.l1().way_bits(),
    }
}

/// Takes a forward when there is room for its line at `answer` and for itself at `nack`: in one of them it leaves.
#[derive(LogicBlock)]
pub struct ForwardPort {
    kind: Kind,
    /// A forward may enter.
    pub may_enter: Signal<Out, Bit>,
    /// One does.
    pub enters: Signal<In, Bit>,
    /// The core that loads.
    pub requester: Wire<In>,
    /// Identifier of the load at that core.
    pub id: Wire<In>,
    /// The tags' answer in the next cycle.
    pub lookup: Input<ForwardLookup>,
    /// The line in lookup is found, and read from the next cycle on.
    pub answers: Signal<Out, Bit>,
    /// The line is not there, and the forward is given back.
    pub nacks: Signal<Out, Bit>,
    /// The sector that is read in this cycle.
    pub read: Output<ArrayRead>,
    /// Beats of lines that were found.
    pub answer: Output<Reply>,
    /// A forward whose line was not.
    pub nack: Output<Forward>,
    /// Where forwards wait for lines in flight.
    pub in_flight: Optional<Input<InFlight>>,
    /// And the entries that are not filled, a bit each.
    pub unfilled: Optional<Wire<In>>,
    /// The forward in lookup, whose line is that in lookup.
    pub(super) is_asked: Flop<Bit>,
    pub(super) asked_requester: Reg,
    pub(super) asked_id: Reg,
    pub(super) reader: LineReader,
    /// The forward whose line is not here waits to be given back.
    pub(super) place: Queue<Forward>,
    pub(super) waiting: Optional<WaitingForwards>,
    /// The forward in lookup begins to wait.
    pub(super) is_kept: Optional<Signal<Local, Bit>>,
    /// One that has waited is answered with its line, or given back.
    pub(super) is_served: Optional<Signal<Local, Bit>>,
    pub(super) is_returned: Optional<Signal<Local, Bit>>,
    _waits: bool,
}

impl ForwardPort {
    /// No forward.
    pub fn new(config: &Config) -> ForwardPort {
        let port = config.port();
        let waits = config.wait_cycles().is_some();
        ForwardPort {
            kind: Kind::of::<ForwardPort>(
                "Takes other cores' loads: each is answered with its line, or given back.",
            )
            .named("tracker_node_forward_port"),
            may_enter: Signal::default(),
            enters: Signal::default(),
            requester: Wire::new(port.source_bits()),
            id: Wire::new(port.id_bits()),
            lookup: ForwardLookup::input(config),
            answers: Signal::default(),
            nacks: Signal::default(),
            read: ArrayRead::output(ReadShape::new(config.l1(), false)),
            answer: Reply::output(port),
            nack: Forward::output(port),
            in_flight: Optional::new(waits, InFlight::input(config)),
            unfilled: Optional::new(waits, Wire::new(config.l1().entries())),
            is_asked: Flop::new(),
            asked_requester: Reg::new(port.source_bits()),
            asked_id: Reg::new(port.id_bits()),
            reader: LineReader::new(config),
            place: Queue::of(port, 1),
            waiting: Optional::new(waits, WaitingForwards::new(config)),
            is_kept: Optional::new(waits, Signal::default()),
            is_served: Optional::new(waits, Signal::default()),
            is_returned: Optional::new(waits, Signal::default()),
            _waits: waits,
        }
    }
}

impl Logic for ForwardPort {
    #[kernel]
    fn update(&mut self) {
        self.may_enter = !self.is_asked.q && self.place.push.ready && self.reader.has_room;
        self.is_asked.d = self.enters;
        self.asked_requester.hold();
        self.asked_id.hold();
        if self.enters {
            self.asked_requester.d = self.requester;
            self.asked_id.d = self.id;
        }

        let is_found = self.is_asked.q && self.lookup.has_line;
        self.answers = is_found;
        self.reader.begins = is_found;
        self.reader.found.set_number = self.lookup.set_number;
        self.reader.found.way = self.lookup.way;
        self.reader.found.requester = self.asked_requester.q;
        self.reader.found.id = self.asked_id.q;
        self.reader.read.link(&mut self.read);
        self.reader.answer.link(&mut self.answer);

        let is_not = self.is_asked.q && !self.lookup.has_line;
        self.nacks = is_not;
        self.place.push.valid = is_not;
        self.place.push.line = self.lookup.line;
        self.place.push.requester = self.asked_requester.q;
        self.place.push.id = self.asked_id.q;
        self.place.pop.link(&mut self.nack);
        if self._waits {
            self.wait_for_lines();
        }
    }
}
