//! The ports without hardware behind them: the harness asks for a block, and runs the golden model alone
//! beside it.

use super::Config;
use super::ports::Ports;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// Ports that say nothing.
#[derive(LogicBlock)]
pub struct LlcSlice {
    kind: Kind,
    pub(super) ports: Ports,
}

signal::ports! {
    rtl super::rtl::LlcSlice = super::ports;
}

impl LlcSlice {
    /// The ports of a slice.
    pub fn new(config: &Config) -> LlcSlice {
        LlcSlice { kind: Kind::of::<LlcSlice>("The ports of a slice."), ports: Ports::new(config) }
    }
}

impl Logic for LlcSlice {
    fn update(&mut self) {}
}
