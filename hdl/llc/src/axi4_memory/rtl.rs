//! The ports without hardware behind them: the harness asks for a block, and runs the golden model alone
//! beside it.

use super::Config;
use super::ports::Ports;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// Ports that say nothing.
#[derive(LogicBlock)]
pub struct Axi4Memory {
    kind: Kind,
    pub(super) ports: Ports,
}

signal::ports! {
    rtl super::rtl::Axi4Memory = super::ports;
}

impl Axi4Memory {
    /// The ports.
    pub fn new(config: &Config) -> Axi4Memory {
        let kind = Kind::of::<Axi4Memory>("The ports of an AXI4 manager.");
        Axi4Memory { kind, ports: Ports::new(config) }
    }
}

impl Logic for Axi4Memory {
    fn update(&mut self) {}
}
