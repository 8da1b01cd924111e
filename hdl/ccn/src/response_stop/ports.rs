//! The ports.

use super::Config;
use signal::port::Beat;

signal::bundle! {
    /// A request that is to be answered with a line of the local L1.
    pub stream Serve(config: &Config) {
        /// Number of the core that asks.
        core: u64 = config.core_bits(),
        /// Number of the MSHR entry that waits there.
        entry: u64 = config.entry_bits(),
    }
}

signal::bundle! {
    /// Reads of the local L1.
    pub bundle Line(config: &Config) {
        /// A sector's bytes.
        data: Beat = config.beat_bits(),
    }
}

signal::bundle! {
    /// A beat of a response on the ring.
    pub stream Response(config: &Config) {
        /// Number of the core that asked.
        core: u64 = config.core_bits(),
        /// Number of the MSHR entry that waits there.
        entry: u64 = config.entry_bits(),
        /// A sector's bytes.
        data: Beat = config.beat_bits(),
        /// No other beat of this response follows.
        last: bool,
    }
}

signal::bundle! {
    /// A beat of a response to this core.
    pub stream Fill(config: &Config) {
        /// Number of the MSHR entry that waits.
        entry: u64 = config.entry_bits(),
        /// A sector's bytes.
        data: Beat = config.beat_bits(),
        /// No other beat of this response follows.
        last: bool,
    }
}

signal::ports! {
    rtl super::rtl::ResponseStop(config: &Config);

    /// Number of this core: 0 to `cores` less one.
    in core: u64 = config.core_bits(),
    /// A line whose first sector is read in the cycle in which this is taken.
    in stream serve: Serve = config,
    /// The sector that was read in the cycle before.
    in line: Line = config,
    /// Beats from the core after.
    in stream passing: Response = config,
    /// Beats to the core before.
    out stream next: Response = config,
    /// Beats for the local L1.
    out stream fill: Fill = config,
}
