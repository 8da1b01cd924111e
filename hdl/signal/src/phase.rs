//! Phase of the current pass of a simulation.
use std::cell::Cell;

/// Action of registers and memories in a pass over the block tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Nothing: combinational values settle.
    Settle,
    /// The rising clock edge: they take their inputs.
    Edge,
    /// The rising clock edge under reset: registers take their reset value.
    ResetEdge,
}

thread_local! {
    // rust-hdl's `update_all` takes no argument that could carry the phase. A simulation runs in
    // one thread, so parallel tests do not meet here.
    static PHASE: Cell<Phase> = const { Cell::new(Phase::Settle) };
}

/// The phase of the pass that this thread is in.
#[inline]
pub fn current() -> Phase {
    PHASE.get()
}

/// Runs `pass` in `phase`, then returns to [`Phase::Settle`].
pub(crate) fn during<T>(phase: Phase, pass: impl FnOnce() -> T) -> T {
    PHASE.set(phase);
    let result = pass();
    PHASE.set(Phase::Settle);
    result
}
