//! The place of a request that is not answered.

use super::super::Config;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// A request's place: whose it is, and how many of its parts are not answered.
#[derive(LogicBlock)]
pub struct Place {
    kind: Kind,
    /// A request takes this place.
    pub take: Signal<In, Bit>,
    /// Its parts: as many answers will come.
    pub parts: Wire<In>,
    /// Its core.
    pub request_source: Wire<In>,
    /// Its identifier.
    pub request_id: Wire<In>,
    /// One of its parts is answered.
    pub is_answered: Signal<In, Bit>,
    /// The place is taken.
    pub is_busy: Signal<Out, Bit>,
    /// One answer is still to come.
    pub is_last: Signal<Out, Bit>,
    /// The core that asked.
    pub source: Wire<Out>,
    /// Its identifier.
    pub id: Wire<Out>,
    left: Reg,
    kept_source: Reg,
    kept_id: Reg,
}

impl Place {
    /// A free place.
    pub fn new(config: &Config) -> Place {
        let (port, left) = (config.port(), config.left_bits());
        let (source, id) = (port.source_bits(), port.id_bits());
        Place {
            kind: Kind::of::<Place>(
                "A request's place: whose it is, and how many of its parts are not answered.",
            )
            .named("line_splitter_place"),
            take: Signal::default(),
            parts: Wire::new(left),
            request_source: Wire::new(source),
            request_id: Wire::new(id),
            is_answered: Signal::default(),
            is_busy: Signal::default(),
            is_last: Signal::default(),
            source: Wire::new(source),
            id: Wire::new(id),
            left: Reg::new(left),
            kept_source: Reg::new(source),
            kept_id: Reg::new(id),
        }
    }
}

impl Logic for Place {
    #[kernel]
    fn update(&mut self) {
        self.left.hold();
        self.kept_source.hold();
        self.kept_id.hold();
        if self.is_answered {
            self.left.d = self.left.q - 1;
        }
        if self.take {
            self.left.d = self.parts;
            self.kept_source.d = self.request_source;
            self.kept_id.d = self.request_id;
        }
        self.is_busy = self.left.q.any();
        self.is_last = self.left.q == 1;
        self.source = self.kept_source.q;
        self.id = self.kept_id.q;
    }
}
