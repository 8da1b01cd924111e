//! The ports.

use super::Config;
use crate::Geometry;
use crate::streams::{Reply, Request};

/// The port towards the slice: its identifiers have one bit more.
fn lower(config: &Config) -> Geometry {
    Geometry::clone(config).with_id_bits(config.id_bits() + 1)
}

signal::ports! {
    rtl super::rtl::AtomicBuffer(config: &Config);

    /// Requests of cores.
    in stream request: Request = config,
    /// Beats of answers.
    out stream reply: Reply = config,
    /// Reads and writes of sectors, and what bypasses the buffer.
    out stream slice_request: Request = &lower(config),
    /// Its answers.
    in stream slice_reply: Reply = &lower(config),
    /// Atomics are performed here; else they pass. Changes only while nothing is held.
    in enable: bool,
    /// Write the held sector back; may rise and fall at any time.
    in flush: bool,
    /// The flush is done. A slice below is flushed in cycles in which `flush` and this are true, and in no others.
    out flushed: bool,
    /// Nothing is held.
    out idle: bool,
    /// An atomic was performed in the cycle before.
    out performed: bool,
}
