//! The ports: levels of the reconfigurator and the answers, the chip's entries and tiles.

use super::Config;
use signal::port::Lanes;

pub use signal::port::Ready;

signal::bundle! {
    /// Levels of the reconfigurator to all chips.
    pub bundle Levels(config: &Config) {
        /// Let no request enter.
        hold: bool,
        /// Flush the caches. The level rises once every chip has answered `empty` and `idle`, since a tile
        /// that is flushed takes no request, so that one in flight would be answered only after `flush` has
        /// fallen.
        flush: bool,
        /// The organisation is to be SM-side.
        sm_side: bool,
        /// Count, then offer the counters.
        profile: bool,
    }
}

signal::bundle! {
    /// Answers of the chip.
    pub bundle Answer(config: &Config) {
        /// No request enters any more.
        held: bool,
        /// Held, and every request that has entered is answered.
        empty: bool,
        /// Held, and every tile has been idle since.
        idle: bool,
        /// Every tile is flushed.
        flushed: bool,
        /// The organisation of entries and tiles is SM-side.
        organisation: bool,
        /// The profile is over, and its counters are offered.
        profiled: bool,
    }
}

signal::bundle! {
    /// Reports of an SM's entry.
    pub bundle Entry(config: &Config) {
        /// No request leaves it any more.
        held: bool,
        /// All of its requests are answered.
        empty: bool,
        /// A request left it.
        missed: bool,
        /// The slice of that, under SM-side.
        miss_slice: u64 = config.counters().slice_bits(),
        /// Its home is this chip.
        miss_local: bool,
    }
}

signal::bundle! {
    /// Reports of a slice's tile.
    pub bundle Tile(config: &Config) {
        /// Nothing is in flight in it.
        idle: bool,
        /// The chip is flushed, and every write-back acknowledged.
        flushed: bool,
        /// The tile takes a request.
        arrives: bool,
        /// The chip that asks, below `chips`.
        chip: u64 = config.directory().chip_bits(),
        /// The line address.
        line: u64 = config.directory().line_bits(),
        /// The sectors asked for, at least one; one bit, true, unless `sectored`.
        sectors: u64 = config.directory().sectors(),
        /// The local request in lookup is a hit or a merged miss.
        lookup_hits: bool,
        /// Its atomic buffer performs an atomic on the sector that it holds.
        atomic_hits: bool,
    }
}

signal::bundle! {
    /// A counter of the profile.
    pub stream Counter(config: &Config) {
        /// Its value.
        data: u64 = config.counter_bits(),
    }
}

signal::ports! {
    /// `MOST` is how many entries and tiles there is room for.
    rtl super::rtl::ChipMonitor<const MOST: usize>(config: &Config);

    /// Levels of the reconfigurator.
    in level: Levels = config,
    /// Answers of the chip.
    out answer: Answer = config,
    /// The counters of a profile, one after the other.
    out stream counter: Counter = config,
    /// To every entry: let no request leave.
    out hold: bool,
    /// To every tile: flush.
    out flush: bool,
    /// To every entry and tile: the organisation.
    out sm_side: bool,
    /// Reports of the entries.
    in entry: Lanes<Entry, MOST> = (config.sm_ports(), config),
    /// Reports of the tiles.
    in tile: Lanes<Tile, MOST> = (config.slices(), config),
    /// Sampled requests of the profile that found the directory's queue full.
    out crd_dropped: u64 = config.total_bits(),
    /// A diagnostic: requests of the profile that arrived at slices.
    out llc_requests: u64 = config.total_bits() if config.directory().counts_memory_side(),
    /// A diagnostic: hits of slices in the profile, of lines from before it too.
    out llc_hits: u64 = config.total_bits() if config.directory().counts_memory_side(),
}
