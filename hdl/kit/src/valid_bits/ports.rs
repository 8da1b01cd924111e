//! The ports.
use super::Config;
use signal::index_bits;

signal::ports! {
    rtl super::rtl::ValidBits(config: Config);

    /// Sets a bit at the edge.
    in set_enable: bool,
    /// The entry that is set.
    in set_index: u64 = index_bits(config.depth),
    /// Clears a bit at the edge.
    in clear_enable: bool,
    /// The entry that is cleared.
    in clear_index: u64 = index_bits(config.depth),
    /// Clears every bit at the edge, whatever is set.
    in clear_all: bool if config.has_clear_all,
    /// The bit that `is_set` shows.
    in read_index: u64 = index_bits(config.depth),
    /// The bit before the edge.
    out is_set: bool,
}
