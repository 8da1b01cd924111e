//! The hardware.

use super::{Config, Ports, Request};
use kit::queue::Queue;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// The block; see the documentation of the module above.
#[derive(LogicBlock)]
pub struct Stage {
    kind: Kind,
    pub(super) ports: Ports,
    queue: Queue<Request>,
}

impl Stage {
    /// The hardware of `config`.
    pub fn new(config: &Config) -> Stage {
        Stage {
            kind: Kind::of::<Stage>("Holds requests in order, first in, first out."),
            ports: Ports::new(config),
            queue: Queue::<Request>::of(config, config.depth()),
        }
    }
}

impl Logic for Stage {
    #[kernel]
    fn update(&mut self) {
        self.ports.request.link(&mut self.queue.push);
        self.queue.pop.link(&mut self.ports.forward);
        self.held = self.queue.count;
    }
}
