//! One output: whose turn it is, and the beat that leaves.

use super::super::{Config, Delivered};
use kit::round_robin_arbiter::RoundRobinArbiter;
use rust_hdl::core::prelude::*;
use signal::port::{Carried, Output};
use signal::prelude::*;

/// One output of a packet switch: gives its turn to the inputs, and holds the beat that leaves.
#[derive(LogicBlock)]
pub struct SwitchOutput {
    kind: Kind,
    /// Number of this output.
    pub number: Wire<In>,
    /// The inputs offer beats.
    pub offered_valid: Vec<Signal<In, Bit>>,
    /// The outputs that they are for.
    pub offered_destination: Vec<Wire<In>>,
    /// Payloads of the offers.
    pub offered_data: Vec<Wire<In>>,
    /// Upper part of the payloads of the offers.
    pub offered_high: Vec<Optional<BeatWire<In>>>,
    /// They are the last of their packets.
    pub offered_last: Vec<Signal<In, Bit>>,
    /// The input of which a beat is taken in this cycle, a bit each; none, if none is.
    pub takes_from: Wire<Out>,
    /// The beat that leaves.
    pub delivered: Output<Delivered>,
    /// The input of the last packet.
    is_last_input: Vec<Signal<Local, Bit>>,
    requests: Vec<Signal<Local, Bit>>,
    /// The beat of the input that has the turn is its packet's last.
    is_last: Signal<Local, Bit>,
    /// Payload of the input that has the turn; the others are masked. A choice by `granted` would be a shift
    /// by a product, of which Yosys makes a shifter eight times as large.
    granted_data: Vec<Wire<Local>>,
    granted_high: Vec<Optional<BeatWire<Local>>>,
    arbiter: RoundRobinArbiter,
    /// A packet has begun of which the last beat has not been taken.
    is_open: Flop<Bit>,
    /// The input that it comes from, or came from.
    open_input: Reg,
    /// The packet was its input's second in a row.
    is_second: Flop<Bit>,
    is_held: Flop<Bit>,
    data: Reg,
    high: Optional<BeatReg>,
    last: Flop<Bit>,
    _has_high: bool,
}

impl SwitchOutput {
    /// An output of a switch of this geometry.
    pub fn new(config: &Config) -> SwitchOutput {
        let n = config.inputs();
        let has_high = config.high_bits() > 0;
        SwitchOutput {
            kind: Kind::of::<SwitchOutput>(
                "One output of a packet switch: gives its turn to the inputs, and holds the beat \
                 that leaves.",
            )
            .named("packet_switch_output")
            .with("inputs", n)
            .with("outputs", config.outputs())
            .with("width", config.width())
            .with("high", config.high_bits()),
            number: Wire::new(config.destination_bits()),
            offered_valid: vec![Signal::default(); n],
            offered_destination: (0..n).map(|_| Wire::new(config.destination_bits())).collect(),
            offered_data: (0..n).map(|_| Wire::new(config.low_bits())).collect(),
            offered_high: (0..n)
                .map(|_| Optional::new(has_high, BeatWire::new(config.high_bits())))
                .collect(),
            offered_last: vec![Signal::default(); n],
            takes_from: Wire::new(n),
            delivered: Delivered::output(config),
            is_last_input: vec![Signal::default(); n],
            requests: vec![Signal::default(); n],
            is_last: Signal::default(),
            granted_data: (0..n).map(|_| Wire::new(config.low_bits())).collect(),
            granted_high: (0..n)
                .map(|_| Optional::new(has_high, BeatWire::new(config.high_bits())))
                .collect(),
            arbiter: RoundRobinArbiter::new(config.arbiter()),
            is_open: Flop::new(),
            open_input: Reg::new(config.input_bits()),
            // Before the first packet there is none to be followed by a second.
            is_second: Flop::with_reset(true),
            is_held: Flop::new(),
            data: Reg::new(config.low_bits()),
            high: Optional::new(has_high, BeatReg::new(config.high_bits())),
            last: Flop::new(),
            _has_high: has_high,
        }
    }
}

impl Logic for SwitchOutput {
    #[kernel]
    fn update(&mut self) {
        // Within a packet nobody asks but the input that it comes from.
        for i in 0..self.requests.len() {
            self.is_last_input[i] = self.open_input.q == i;
            self.requests[i] = self.offered_valid[i]
                && (self.offered_destination[i] == self.number)
                && (!self.is_open.q || self.is_last_input[i]);
        }
        self.arbiter.request = cat_of(self.requests.len(), |i| self.requests[i]);
        let is_free = !self.is_held.q || self.delivered.ready;
        let takes = is_free && self.arbiter.any;
        self.takes_from = 0;
        if takes {
            self.takes_from = self.arbiter.grant;
        }

        // The granted beat.
        self.is_last =
            (self.arbiter.grant & cat_of(self.requests.len(), |i| self.offered_last[i])).any();
        for i in 0..self.requests.len() {
            self.granted_data[i] = 0;
            if self.arbiter.grant.bit(i) {
                self.granted_data[i] = self.offered_data[i];
            }
        }
        self.is_held.hold();
        self.data.hold();
        self.last.hold();
        if is_free {
            self.is_held.d = self.arbiter.any;
        }
        if takes {
            self.data.d = or_of(self.requests.len(), |i| self.granted_data[i]);
            self.last.d = self.is_last;
        }
        if self._has_high {
            for i in 0..self.requests.len() {
                self.granted_high[i] = 0;
                if self.arbiter.grant.bit(i) {
                    self.granted_high[i] = self.offered_high[i];
                }
            }
            self.high.hold();
            if takes {
                self.high.d = or_of(self.requests.len(), |i| self.granted_high[i]);
            }
            self.delivered.high = self.high.q;
        }

        // A packet is a second one if that before it was a first of the same input; from its second beat on the
        // register says so. Behind a first packet the turn stays, behind a second it goes on.
        let is_again =
            (self.arbiter.grant & cat_of(self.requests.len(), |i| self.is_last_input[i])).any();
        let is_second = is_again && (self.is_second.q == self.is_open.q);
        self.arbiter.advance = takes && self.is_last;
        self.arbiter.stay = !is_second;
        self.is_second.hold();
        self.is_open.hold();
        self.open_input.hold();
        if takes {
            self.is_second.d = is_second;
            self.is_open.d = !self.is_last;
            self.open_input.d = self.arbiter.granted;
        }

        self.delivered.valid = self.is_held.q;
        self.delivered.data = self.data.q;
        self.delivered.last = self.last.q;
    }
}
