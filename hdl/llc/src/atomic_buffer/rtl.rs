//! The ports without hardware behind them: the harness asks for a block, and runs the golden model alone
//! beside it.

use super::Config;
use super::ports::Ports;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// Ports that say nothing.
#[derive(LogicBlock)]
pub struct AtomicBuffer {
    kind: Kind,
    pub(super) ports: Ports,
}

signal::ports! {
    rtl super::rtl::AtomicBuffer = super::ports;
}

impl AtomicBuffer {
    /// The ports.
    pub fn new(config: &Config) -> AtomicBuffer {
        let kind = Kind::of::<AtomicBuffer>("The ports of an atomic buffer.");
        AtomicBuffer { kind, ports: Ports::new(config) }
    }
}

impl Logic for AtomicBuffer {
    fn update(&mut self) {}
}
