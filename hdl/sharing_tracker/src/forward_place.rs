//! A place for a forward that waits to be taken.

use crate::streams::{Forward, Port};
use rust_hdl::core::prelude::*;
use signal::port::{Carried, Output};
use signal::prelude::*;

/// A forward that waits: a place that is free again in the cycle after it was taken.
#[derive(LogicBlock)]
pub struct ForwardPlace {
    kind: Kind,
    /// A forward takes the place, which is free.
    pub take: Signal<In, Bit>,
    /// Line, requester and identifier of its load.
    pub line: Wire<In>,
    /// The core that loads.
    pub requester: Wire<In>,
    /// That core's identifier.
    pub id: Wire<In>,
    /// The place is taken.
    pub is_busy: Signal<Out, Bit>,
    /// What is offered.
    pub forward: Output<Forward>,
    busy: Flop<Bit>,
    kept_line: Reg,
    kept_requester: Reg,
    kept_id: Reg,
}

impl ForwardPlace {
    /// A free place; its module's name begins with `owner`, and `summary` says what waits there.
    pub fn of(owner: &str, summary: &str, port: &Port) -> ForwardPlace {
        let (line, source, id) = (port.line_bits(), port.source_bits(), port.id_bits());
        ForwardPlace {
            kind: Kind::of::<ForwardPlace>(summary)
                .named(&format!("{owner}_forward_place"))
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
