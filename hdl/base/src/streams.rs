//! The core's side of an L1, which every design with one has.

use crate::l1::Config;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// What the core asks for.
#[derive(LogicInterface)]
pub struct CoreRequest {
    /// A request is offered.
    pub valid: Signal<In, Bit>,
    /// It is accepted.
    pub ready: Signal<Out, Bit>,
    /// Load, store or atomic.
    pub kind: Wire<In>,
    /// The atomic's operation.
    pub operation: Wire<In>,
    /// Line address.
    pub line: Wire<In>,
    /// Sectors of the line.
    pub sectors: Wire<In>,
    /// Bytes that a store writes.
    pub byte_enable: Wire<In>,
    /// Their values.
    pub data: Wire<In>,
    /// Not to be answered from, or kept in, this cache.
    pub bypass_l1: Signal<In, Bit>,
    /// What the answers carry.
    pub id: Wire<In>,
}

impl CoreRequest {
    /// The stream of `config`.
    pub fn new(config: &Config) -> CoreRequest {
        CoreRequest {
            valid: Signal::default(),
            ready: Signal::default(),
            kind: Wire::new(2),
            operation: Wire::new(4),
            line: Wire::new(config.line_bits()),
            sectors: Wire::new(config.sectors()),
            byte_enable: Wire::new(config.sector_bytes()),
            data: Wire::new(config.beat_bits()),
            bypass_l1: Signal::default(),
            id: Wire::new(config.id_bits()),
        }
    }
}

/// What became of the request of the cycle before.
#[derive(LogicInterface)]
pub struct CoreStatus {
    /// There was one.
    pub valid: Signal<Out, Bit>,
    /// Its identifier.
    pub id: Wire<Out>,
    /// One of the words of [`status`].
    pub word: Wire<Out>,
}

impl CoreStatus {
    /// The words of `config`'s requests.
    pub fn new(config: &Config) -> CoreStatus {
        CoreStatus {
            valid: Signal::default(),
            id: Wire::new(config.id_bits()),
            word: Wire::new(STATUS_BITS),
        }
    }
}

/// Width of a status word.
pub const STATUS_BITS: usize = 3;

/// The five words of a status, as numbers (`ics15` §4.2).
pub mod status {
    /// The line is readable.
    pub const HIT: usize = 0;
    /// The line is under way.
    pub const HIT_PENDING: usize = 1;
    /// The line is neither.
    pub const MISS: usize = 2;
    /// The request passes the cache by.
    pub const BYPASS: usize = 3;
    /// Nothing changed; the core presents the request again.
    pub const RESERVATION_FAIL: usize = 4;
}

/// The kinds of a request, as numbers.
pub mod kind {
    /// A load.
    pub const LOAD: usize = 0;
    /// A store.
    pub const STORE: usize = 1;
    /// An atomic.
    pub const ATOMIC: usize = 2;
}

/// What happens in a cycle, for counters and policies.
#[derive(Default, LogicInterface)]
pub struct Events {
    /// The status is `hit`.
    pub hit: Signal<Out, Bit>,
    /// The status is `hit_pending`.
    pub hit_pending: Signal<Out, Bit>,
    /// The status is `miss`.
    pub miss: Signal<Out, Bit>,
    /// The status is `bypass`.
    pub bypass: Signal<Out, Bit>,
    /// The status is `reservation_fail`.
    pub reservation_fail: Signal<Out, Bit>,
    /// A readable line becomes invalid.
    pub evict: Signal<Out, Bit>,
    /// The last beat of a line is written.
    pub fill: Signal<Out, Bit>,
}

/// The line that becomes invalid.
#[derive(LogicInterface)]
pub struct Evict {
    /// Its address.
    pub line: Wire<Out>,
}

/// The counters' reading port.
#[derive(LogicInterface)]
pub struct Counter {
    /// The counter to be read.
    pub index: Wire<In>,
    /// Its value.
    pub value: Wire<Out>,
}
