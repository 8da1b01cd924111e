//! The ports.

use super::Config;
use signal::port::Wide;

signal::ports! {
    rtl super::rtl::FlushBarrier(config: &Config);

    /// All nodes are to be emptied; may rise and fall at any time.
    in flush: bool,
    /// Who is empty, a bit a node; means something while `node_flush` is true.
    in node_flushed: Wide = config.nodes(),
    /// Every node is to be emptied.
    out node_flush: bool,
    /// All nodes are empty; stays until `flush` has fallen; if that was before, for one cycle.
    out flushed: bool,
}
