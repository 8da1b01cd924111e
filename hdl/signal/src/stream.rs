//! The ready/valid stream bundle.
use crate::Wire;
use rust_hdl::core::prelude::*;

/// A stream that enters a block.
///
/// A beat passes in a cycle in which `valid` and `ready` are both high. `valid` does not wait for
/// `ready`; once it is high, it and `data` stay until the beat has passed.
#[derive(Clone, Debug, LogicInterface)]
pub struct StreamIn {
    /// The sender offers a beat.
    pub valid: Signal<In, Bit>,
    /// The receiver takes it.
    pub ready: Signal<Out, Bit>,
    /// The payload.
    pub data: Wire<In>,
}

/// A stream that leaves a block: [`StreamIn`] seen from the sender.
#[derive(Clone, Debug, LogicInterface)]
pub struct StreamOut {
    /// The sender offers a beat.
    pub valid: Signal<Out, Bit>,
    /// The receiver takes it.
    pub ready: Signal<In, Bit>,
    /// The payload.
    pub data: Wire<Out>,
}

impl StreamIn {
    /// A stream with `width` bits of payload.
    pub fn new(width: usize) -> StreamIn {
        StreamIn { valid: Signal::default(), ready: Signal::default(), data: Wire::new(width) }
    }
}

impl StreamOut {
    /// A stream with `width` bits of payload.
    pub fn new(width: usize) -> StreamOut {
        StreamOut { valid: Signal::default(), ready: Signal::default(), data: Wire::new(width) }
    }
}
