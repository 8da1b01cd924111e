//! The ports without hardware behind them: the harness asks for a block, and runs the golden model alone
//! beside it.

use super::Config;
use super::ports::Ports;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// Ports that say nothing.
#[derive(LogicBlock)]
pub struct LineOrder {
    kind: Kind,
    pub(super) ports: Ports,
}

signal::ports! {
    rtl super::rtl::LineOrder = super::ports;
}

impl LineOrder {
    /// The ports.
    pub fn new(config: &Config) -> LineOrder {
        let kind = Kind::of::<LineOrder>("The ports of an order of lines.");
        LineOrder { kind, ports: Ports::new(config) }
    }
}

impl Logic for LineOrder {
    fn update(&mut self) {}
}
