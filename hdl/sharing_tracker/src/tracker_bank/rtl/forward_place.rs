//! The forward that waits for one core.

use super::super::Config;
use crate::streams::Forward;
use rust_hdl::core::prelude::*;
use signal::port::{Carried, Output};
use signal::prelude::*;

/// One core's forward: a place that is taken by an answer, and free once the core has the forward.
#[derive(LogicBlock)]
pub struct ForwardPlace {
    kind: Kind,
    /// An answer takes the place.
    pub take: Signal<In, Bit>,
    /// Line, requester and identifier of its load.
    pub line: Wire<In>,
    /// The core that loads.
    pub requester: Wire<In>,
    /// That core's identifier.
    pub id: Wire<In>,
    /// The place is taken.
    pub is_busy: Signal<Out, Bit>,
    /// What the core is offered.
    pub forward: Output<Forward>,
    busy: Flop<Bit>,
    kept_line: Reg,
    kept_requester: Reg,
    kept_id: Reg,
}

impl ForwardPlace {
    /// A free place.
    pub fn new(config: &Config) -> ForwardPlace {
        let port = config.port();
        let (line, source, id) = (port.line_bits(), port.source_bits(), port.id_bits());
        ForwardPlace {
            kind: Kind::of::<ForwardPlace>(
                "One core's forward: a place that is taken by an answer, and free once the core \
                 has the forward.",
            )
            .named("tracker_bank_forward_place")
            .with("line", line)
            .with("source", source)
            .with("id", id),
            take: Signal::default(),
            line: Wire::new(line),
            requester: Wire::new(source),
            id: Wire::new(id),
            is_busy: Signal::default(),
            forward: Forward::output(port),
            busy: Flop::new(),
            kept_line: Reg::new(line),
            kept_requester: Reg::new(source),
            kept_id: Reg::new(id),
        }
    }
}

impl Logic for ForwardPlace {
    #[kernel]
    fn update(&mut self) {
        self.busy.hold();
        self.kept_line.hold();
        self.kept_requester.hold();
        self.kept_id.hold();
        if self.forward.ready.val() {
            self.busy.d.next = false;
        }
        if self.take.val() {
            self.busy.d.next = true;
            self.kept_line.d.next = self.line.val();
            self.kept_requester.d.next = self.requester.val();
            self.kept_id.d.next = self.id.val();
        }
        self.is_busy.next = self.busy.q.val();
        self.forward.valid.next = self.busy.q.val();
        self.forward.line.next = self.kept_line.q.val();
        self.forward.requester.next = self.kept_requester.q.val();
        self.forward.id.next = self.kept_id.q.val();
    }
}
