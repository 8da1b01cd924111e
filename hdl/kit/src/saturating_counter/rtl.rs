//! The hardware.
use super::{Config, Ports};
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// Counts up and down and stops at both ends.
#[derive(LogicBlock)]
pub struct SaturatingCounter {
    kind: Kind,
    pub(super) ports: Ports,
    count: Reg,
}

impl SaturatingCounter {
    /// A counter at 0.
    pub fn new(config: Config) -> SaturatingCounter {
        let width = config.width();
        SaturatingCounter {
            kind: Kind::of::<SaturatingCounter>("Counts up and down and stops at both ends.")
                .with("width", width),
            ports: Ports::new(config),
            count: Reg::new(width),
        }
    }
}

impl Logic for SaturatingCounter {
    #[kernel]
    fn update(&mut self) {
        let rises = self.increment && !self.decrement;
        let falls = self.decrement && !self.increment;
        self.count.hold();
        if rises && !self.count.q.all() {
            self.count.d = self.count.q + 1;
        }
        if falls && self.count.q.any() {
            self.count.d = self.count.q - 1;
        }
        if self.clear {
            self.count.d = 0;
        }
        self.value = self.count.q;
    }
}
