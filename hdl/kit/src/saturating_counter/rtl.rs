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
        let rises = self.increment.val() && !self.decrement.val();
        let falls = self.decrement.val() && !self.increment.val();
        self.count.hold();
        if rises && !self.count.q.val().all() {
            self.count.d.next = self.count.q.val() + 1;
        }
        if falls && self.count.q.val().any() {
            self.count.d.next = self.count.q.val() - 1;
        }
        if self.clear.val() {
            self.count.d.next = 0.into();
        }
        self.value.next = self.count.q.val();
    }
}
