//! The ports: of every core what a stop has toward its L1 and L2.

use super::Config;
use crate::ring_stop::{Fill, Invalidate, Miss, Read, Served, Unserved, Write};
use signal::port::{Beat, Lanes};

/// One for each core.
pub type Each<T> = Lanes<T, { Config::MOST_CORES }>;

signal::ports! {
    rtl super::rtl::CcnRing(config: &Config);

    /// Load misses of a core that are to go round.
    in exchange inject: Each<Miss> = (config.cores(), config.stop().requests()),
    /// Requests of a core for L2.
    out exchange unserved: Each<Unserved> = (config.cores(), config.stop().requests()),
    /// Beats for the L1 of a core.
    out exchange fill: Each<Fill> = (config.cores(), config.stop().responses()),
    /// A line that becomes readable in the L1 of a core.
    in write: Each<Write> = (config.cores(), config.stop().tags()),
    /// Lines that the L1 of a core invalidates.
    in invalidate: Each<Invalidate> = (config.cores(), config.stop().tags()),
    /// Read of a core's L1 in this cycle.
    out read: Each<Read> = (config.cores(), config.stop()),
    /// The sector that was read in the cycle before.
    in read_data: Each<Beat> = (config.cores(), config.stop().responses().beat_bits()),
    /// A read of the core itself waits for that port.
    in core_waits: Each<bool> = (config.cores(), ()),
    /// The first sector of a line is read for another core.
    out served: Each<Served> = (config.cores(), config.stop()),
    /// A request of the core came home without an answer.
    out round_trip: Each<bool> = (config.cores(), ()),
    /// A request of the core did not get onto the ring.
    out timed_out: Each<bool> = (config.cores(), ()),
    /// No request of the core is in CB or waits for L2.
    out idle: Each<bool> = (config.cores(), ()),
}
