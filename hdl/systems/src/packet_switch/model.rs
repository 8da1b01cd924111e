//! The golden model: the rules of the block's page, in the plainest structures that hold them.

use super::Config;
use super::ports::{Delivered, In, Out};
use signal::port::Lanes;
use testbenches::dut::Model;

/// Builds that break a rule, for tests that must notice it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wrong {
    /// Another input may have the turn before the packet's last beat has been taken (R2).
    pub mixes_packets: bool,
    /// The lowest input whose head is for the output always has the turn (R3).
    pub fixed_priority: bool,
    /// The input whose packet was taken last never has the turn once more (R3).
    pub alternates: bool,
    /// An input keeps the turn as long as it offers beats (R3).
    pub repeats_forever: bool,
    /// A head that waits for its output keeps back every other one (R5).
    pub shares_outputs: bool,
}

impl Wrong {
    /// Nothing is wrong.
    pub const RIGHT: Wrong = Wrong {
        mixes_packets: false,
        fixed_priority: false,
        alternates: false,
        repeats_forever: false,
        shares_outputs: false,
    };
}

/// State of an output.
#[derive(Clone, Copy, Debug, Default)]
struct Output {
    /// The beat in its register.
    held: Option<Delivered>,
    /// The input of a packet of which the last beat has not been taken.
    open: Option<usize>,
    /// The input of the packet that was taken last, or begun.
    last: Option<usize>,
    /// The packet was its input's second in a row (R3).
    is_second: bool,
}

/// Beats that an output has taken since the reset; no port shows the number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Moved {
    /// Beats: cycles in which it took one.
    pub beats: u64,
    /// Packets, by their last beats.
    pub packets: u64,
}

/// Inputs, outputs, and the turn of each output.
#[derive(Clone, Debug)]
pub struct PacketSwitch<const MOST: usize> {
    inputs: usize,
    wrong: Wrong,
    outputs: Vec<Output>,
    moved: Vec<Moved>,
}

impl<const MOST: usize> PacketSwitch<MOST> {
    /// The state after a reset (R6).
    pub fn new(config: &Config) -> PacketSwitch<MOST> {
        PacketSwitch::with(config, Wrong::default())
    }

    /// The same of a build that is wrong.
    pub fn with(config: &Config, wrong: Wrong) -> PacketSwitch<MOST> {
        let outputs = vec![Output::default(); config.outputs()];
        let moved = vec![Moved::default(); config.outputs()];
        PacketSwitch { inputs: config.inputs(), wrong, outputs, moved }
    }

    /// Beats that each output has taken.
    pub fn moved(&self) -> &[Moved] {
        &self.moved
    }

    /// The outputs in the coming cycle.
    pub fn delivered(&self) -> Lanes<Delivered, MOST> {
        Lanes::of(self.outputs.len(), |o| self.outputs[o].held.into())
    }

    /// The input whose beat output `number` would take: R2, R3.
    fn granted(&self, number: usize, input: &In<MOST>) -> Option<usize> {
        let Output { open, last, .. } = self.outputs[number];
        let asks = |i: usize| asks(input, i, number);
        match open {
            Some(i) if !self.wrong.mixes_packets => asks(i).then_some(i),
            _ if self.is_second(number, input) => last,
            _ => {
                let above = last.map_or(0, |last| last + 1);
                let first = if self.wrong.fixed_priority { 0 } else { above };
                (0..self.inputs).map(|step| (first + step) % self.inputs).find(|&i| asks(i))
            }
        }
    }

    /// The next packet of output `number` is a second one of the input before: R3.
    fn is_second(&self, number: usize, input: &In<MOST>) -> bool {
        let Output { last, is_second, .. } = self.outputs[number];
        let may = (!is_second || self.wrong.repeats_forever) && !self.wrong.alternates;
        may && last.is_some_and(|last| asks(input, last, number))
    }
}

/// Input `i` offers a beat for output `number`.
fn asks<const MOST: usize>(input: &In<MOST>, i: usize, number: usize) -> bool {
    input.offered[i].valid && input.offered[i].destination == number as u64
}

impl<const MOST: usize> Model for PacketSwitch<MOST> {
    type In = In<MOST>;
    type Out = Out<MOST>;

    fn step(&mut self, input: &In<MOST>) -> Out<MOST> {
        let mut out = Out { offered: Lanes::default(), delivered: self.delivered() };
        let is_free = |o: usize| !out.delivered[o].valid || input.delivered[o].ready;
        let all_free = (0..self.outputs.len()).all(is_free);
        for o in 0..self.outputs.len() {
            // R1
            if !is_free(o) {
                continue;
            }
            let granted = self.granted(o, input).filter(|_| all_free || !self.wrong.shares_outputs);
            let is_second = self.is_second(o, input);
            let output = &mut self.outputs[o];
            output.held = granted.map(|i| input.offered[i].into());
            if let Some(i) = granted {
                out.offered[i].ready = true;
                self.moved[o].beats += 1;
                self.moved[o].packets += u64::from(input.offered[i].last);
                if output.open.is_none() {
                    (output.last, output.is_second) = (Some(i), is_second);
                }
                output.open = (!input.offered[i].last).then_some(i);
            }
        }
        out
    }
}
