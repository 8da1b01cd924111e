//! The ports.
use super::Config;
use signal::port::Wide;

signal::ports! {
    rtl super::rtl::ReplacementPolicy(config: Config);

    /// The set's state.
    in state: Wide = config.state_bits(),
    /// The ways to choose the victim from, a bit each.
    in eligible: u64 = config.ways(),
    /// The way that is used.
    in way: u64 = config.way_bits(),
    /// The touched way is reserved for another line.
    in is_reservation: bool,
    /// The way is reserved because `victim` names it.
    in by_choice: bool,
    /// The way to evict.
    out victim: u64 = config.way_bits(),
    /// The set's state after the use.
    out next_state: Wide = config.state_bits(),
}
