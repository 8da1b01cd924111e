//! The hardware: an arbiter, a multiplexer and a register at each output.

mod output;

use super::{Config, ports::Ports};
use output::SwitchOutput;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// The block; see the documentation of the module above.
#[derive(LogicBlock)]
pub struct PacketSwitch<const MOST: usize> {
    kind: Kind,
    pub(super) ports: Ports<MOST>,
    outputs: Vec<SwitchOutput>,
    /// The inputs of which an output takes a beat, a bit each.
    takes_from: Wire<Local>,
    _has_high: bool,
}

impl<const MOST: usize> PacketSwitch<MOST> {
    /// The hardware of `config`.
    pub fn new(config: &Config) -> PacketSwitch<MOST> {
        PacketSwitch {
            kind: Kind::of::<PacketSwitch<MOST>>(
                "Sends packets from any input to any output, each output from the inputs in turn, two packets each.",
            )
            .named("packet_switch"),
            ports: Ports::new(config),
            outputs: (0..config.outputs()).map(|_| SwitchOutput::new(config)).collect(),
            takes_from: Wire::new(config.inputs()),
            _has_high: config.high_bits() > 0,
        }
    }
}

impl<const MOST: usize> Logic for PacketSwitch<MOST> {
    #[kernel]
    fn update(&mut self) {
        // Every output sees all inputs.
        for o in 0..self.outputs.len() {
            self.outputs[o].number = o.into();
            for i in 0..self.ports.offered.len() {
                self.outputs[o].offered_valid[i] = self.ports.offered[i].valid;
                self.outputs[o].offered_destination[i] = self.ports.offered[i].destination;
                self.outputs[o].offered_data[i] = self.ports.offered[i].data;
                if self._has_high {
                    self.outputs[o].offered_high[i] = self.ports.offered[i].high;
                }
                self.outputs[o].offered_last[i] = self.ports.offered[i].last;
            }
            self.outputs[o].delivered.link(&mut self.ports.delivered[o]);
        }
        // An output takes beats of inputs alone whose heads are for it.
        self.takes_from = or_of(self.outputs.len(), |o| self.outputs[o].takes_from);
        for i in 0..self.ports.offered.len() {
            self.ports.offered[i].ready = self.takes_from.bit(i);
        }
    }
}
