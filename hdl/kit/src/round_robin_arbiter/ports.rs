//! The ports.
use super::Config;
use signal::index_bits;
use signal::port::Wide;

signal::ports! {
    rtl super::rtl::RoundRobinArbiter(config: Config);

    /// Who asks, a bit each.
    in request: Wide = config.requesters(),
    /// The grant is accepted.
    in advance: bool,
    /// A grant accepted in this cycle leaves the turn with the granted one.
    in stay: bool if config.has_stay(),
    /// Who is granted: at most one bit.
    out grant: Wide = config.requesters(),
    /// The number of the granted one.
    out granted: u64 = index_bits(config.requesters()),
    /// Somebody is granted.
    out any: bool,
}
