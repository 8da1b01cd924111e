//! Registers with implicit clock and synchronous reset.
use crate::marker::Marker;
use crate::phase::{self, Phase};
use crate::{Unsigned, Wire};
use rust_hdl::core::prelude::*;

/// A register of run-time width. The kernel reads `q` and writes `d` (or calls [`Reg::hold`]).
#[derive(Clone, Debug)]
pub struct Reg<const MOST: usize = 512, const LIMBS: usize = 8> {
    /// The value after the next edge.
    pub d: Wire<In, MOST, LIMBS>,
    /// The value now.
    pub q: Wire<Out, MOST, LIMBS>,
    reset: Unsigned<MOST, LIMBS>,
}

/// A register of the data path: a beat of up to 128 bytes.
pub type BeatReg = Reg<1024, 16>;

impl<const MOST: usize, const LIMBS: usize> Reg<MOST, LIMBS> {
    /// A register of `width` bits whose reset value is 0.
    pub fn new(width: usize) -> Self {
        Self::with_reset(width, 0)
    }

    /// A register of `width` bits whose reset value is the low `width` bits of `reset`.
    pub fn with_reset(width: usize, reset: u64) -> Self {
        Reg { d: Wire::new(width), q: Wire::new(width), reset: Unsigned::new(reset, width) }
    }

    /// Keeps the value: the default that is first in a kernel.
    pub fn hold(&mut self) {
        self.d.next = self.q.val();
    }
}

impl<const MOST: usize, const LIMBS: usize> Logic for Reg<MOST, LIMBS> {
    fn update(&mut self) {}
    fn hdl(&self) -> Verilog {
        let digits = format!("{:?}", self.reset);
        let reset = digits.rsplit('h').next().unwrap_or("0").to_string();
        Marker::Register { reset }.to_verilog()
    }
}

impl<const MOST: usize, const LIMBS: usize> Block for Reg<MOST, LIMBS> {
    fn connect_all(&mut self) {}
    fn update_all(&mut self) {
        match phase::current() {
            Phase::Settle => {}
            Phase::Edge => self.q.next = self.d.val(),
            Phase::ResetEdge => self.q.next = self.reset,
        }
        self.d.update_all();
        self.q.update_all();
    }
    fn has_changed(&self) -> bool {
        self.d.has_changed() || self.q.has_changed()
    }
    fn accept(&self, name: &str, probe: &mut dyn Probe) {
        probe.visit_start_scope(name, self);
        self.d.accept("d", probe);
        self.q.accept("q", probe);
        probe.visit_end_scope(name, self);
    }
}

/// A register of one bit (`Flop<Bit>`) or of a `LogicState` enum (`Flop<State>`).
#[derive(Clone, Debug)]
pub struct Flop<T: Synth> {
    /// The value after the next edge.
    pub d: Signal<In, T>,
    /// The value now.
    pub q: Signal<Out, T>,
    reset: T,
}

impl<T: Synth> Flop<T> {
    /// A register whose reset value is `T`'s default: false, or an enum's first state.
    pub fn new() -> Flop<T> {
        Flop::with_reset(T::default())
    }

    /// A register whose reset value is `reset`.
    pub fn with_reset(reset: T) -> Flop<T> {
        Flop { d: Signal::default(), q: Signal::default(), reset }
    }

    /// Keeps the value: the default that is first in a kernel.
    pub fn hold(&mut self) {
        self.d.next = self.q.val();
    }
}

impl<T: Synth> Default for Flop<T> {
    fn default() -> Flop<T> {
        Flop::new()
    }
}

impl<T: Synth> Logic for Flop<T> {
    fn update(&mut self) {}
    fn hdl(&self) -> Verilog {
        let digits = format!("{:x}", self.reset.verilog());
        let reset = digits.rsplit('h').next().unwrap_or("0").to_string();
        Marker::Register { reset }.to_verilog()
    }
}

impl<T: Synth> Block for Flop<T> {
    fn connect_all(&mut self) {}
    fn update_all(&mut self) {
        match phase::current() {
            Phase::Settle => {}
            // `next`, not `val()`: rust-hdl's inputs show a write only after their update.
            Phase::Edge => self.q.next = self.d.next,
            Phase::ResetEdge => self.q.next = self.reset,
        }
        self.d.update_all();
        self.q.update_all();
    }
    fn has_changed(&self) -> bool {
        self.d.has_changed() || self.q.has_changed()
    }
    fn accept(&self, name: &str, probe: &mut dyn Probe) {
        probe.visit_start_scope(name, self);
        self.d.accept("d", probe);
        self.q.accept("q", probe);
        probe.visit_end_scope(name, self);
    }
}
