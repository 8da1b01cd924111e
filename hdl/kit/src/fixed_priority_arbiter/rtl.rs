//! The hardware.
use super::{Config, Ports};
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// Grants the lowest of the requesters that ask.
#[derive(LogicBlock)]
pub struct FixedPriorityArbiter {
    kind: Kind,
    pub(super) ports: Ports,
}

impl FixedPriorityArbiter {
    /// Hardware for the config's number of requesters.
    pub fn new(config: Config) -> FixedPriorityArbiter {
        let n = config.requesters();
        FixedPriorityArbiter {
            kind: Kind::of::<FixedPriorityArbiter>("Grants the lowest of the requesters that ask.")
                .with("requesters", n),
            ports: Ports::new(config),
        }
    }
}

impl Logic for FixedPriorityArbiter {
    #[kernel]
    fn update(&mut self) {
        // Adding 1 to the inverse turns over the lowest set bit and those below it.
        self.grant = self.request & (!self.request + 1);
        self.any = self.request.any();
        self.granted = 0;
        // From the highest down, so that the lowest has the last word.
        for r in (0..self.request.width()).rev() {
            if self.request.bit(r) {
                self.granted = r.into();
            }
        }
    }
}
