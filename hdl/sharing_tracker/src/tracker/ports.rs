//! The ports.

// `Flush` is a stream without a payload: what the macro fills in for it is nothing.
#![allow(clippy::needless_update)]

use super::Config;
use super::kind::KINDS;

signal::bundle! {
    /// Every entry is to be freed.
    pub stream Flush {}
}

signal::bundle! {
    /// A store or coherent operation passes to L2.
    pub stream Invalidate(config: &Config) {
        /// Its line address.
        line: u64 = config.line_bits(),
    }
}

signal::bundle! {
    /// An L1 no longer holds a line.
    pub stream Remove(config: &Config) {
        /// The line's address.
        line: u64 = config.line_bits(),
        /// The core of that L1.
        core: u64 = config.core_bits(),
    }
}

signal::bundle! {
    /// A load missed its L1.
    pub stream Lookup(config: &Config) {
        /// Its line address.
        line: u64 = config.line_bits(),
        /// Number of the core.
        core: u64 = config.core_bits(),
        /// The request may be forwarded to a sharer; false for a load that bypasses the L1.
        may_forward: bool,
        /// The load will allocate: its core becomes a sharer.
        adds: bool,
    }
}

signal::bundle! {
    /// The answer to a request: a stream whose `forward` means something in every cycle.
    pub bundle Answer(config: &Config) {
        /// The answer to a request is held.
        valid: bool,
        /// The valid answer is taken.
        back ready: bool,
        /// Identifier of the request.
        kind: u64 [when valid] as KINDS = 2,
        /// Its line address; 0 for a flush.
        line: u64 [when valid] = config.line_bits(),
        /// Its core; 0 for an invalidate and a flush.
        core: u64 [when valid] = config.core_bits(),
        /// The bank by which it goes on to L2; 0 for a flush.
        bank: u64 [when valid] = config.bank_bits(),
        /// A sharer can answer; false unless `valid`.
        forward: bool,
        /// Number of that sharer.
        forward_core: u64 [when forward] = config.core_bits(),
        /// The line's sharers after the request, bit c for core c.
        sharers: u64 [when valid] = config.cores(),
    }
}

signal::ports! {
    rtl super::rtl::SharingTracker(config: &Config);

    /// Every entry is to be freed.
    in stream flush: Flush,
    /// A store or coherent operation passes to L2.
    in stream invalidate: Invalidate = config,
    /// An L1 no longer holds a line.
    in stream remove: Remove = config,
    /// A load missed its L1.
    in stream lookup: Lookup = config,
    /// The answer to a request.
    out exchange answer: Answer = config,
}
