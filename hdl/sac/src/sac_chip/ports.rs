//! The ports: a lane an SM, a lane a slice, the chip's end of a reconfiguration, events and counters.

use super::Config;
pub use crate::chip_monitor::{Answer, Counter, Levels};
pub use crate::sac_entry::{EntryReply, EntryRequest, RoutedRequest};
pub use crate::sac_tile::TileReply;
use llc::streams::{Events, MemoryReply, Reply, Request};
use signal::port::Lanes;

pub use signal::port::Ready;

signal::ports! {
    /// `MOST` is how many SMs and slices there is room for.
    rtl super::rtl::SacChip<const MOST: usize>(config: &Config);

    /// Number of this chip, below `chips`; it never changes.
    in chip: u64 = config.entry().chip_bits() if config.has_chips(),
    /// Levels of the reconfigurator.
    in level: Levels = config.monitor(),
    /// Answers of the chip.
    out answer: Answer = config.monitor(),
    /// The counters of a profile, one after the other.
    out stream profile_counter: Counter = config.monitor(),
    /// Sampled requests of the profile that found the directory's queue full.
    out crd_dropped: u64 = config.monitor().total_bits(),
    /// A diagnostic: requests of the profile that arrived at slices.
    out llc_requests: u64 = config.monitor().total_bits() if config.monitor().directory().counts_memory_side(),
    /// A diagnostic: hits of slices in the profile, of lines from before it too.
    out llc_hits: u64 = config.monitor().total_bits() if config.monitor().directory().counts_memory_side(),
    /// Requests of each SM's L1.
    in exchange request: Lanes<EntryRequest, MOST> = (config.sm_ports(), config.entry()),
    /// The same, to the NoC.
    out exchange forward: Lanes<RoutedRequest, MOST> = (config.sm_ports(), config.entry()),
    /// Replies of the NoC for each SM.
    in exchange reply: Lanes<EntryReply, MOST> = (config.sm_ports(), config.entry()),
    /// The same, to its L1.
    out exchange down_reply: Lanes<EntryReply, MOST> = (config.sm_ports(), config.entry()),
    /// Requests of the chip's SMs to each slice.
    in exchange local: Lanes<Request, MOST> = (config.slices(), config.tile().port()),
    /// Requests from inter-chip links, of each slice.
    in exchange link: Lanes<Request, MOST> = (config.slices(), config.tile().port()),
    /// Requests of each slice to other chips' memories.
    out exchange link_out: Lanes<Request, MOST> = (config.slices(), config.tile().port()),
    /// Replies to them.
    in exchange remote_reply: Lanes<MemoryReply, MOST> = (config.slices(), &config.tile().slice()),
    /// Replies of each slice to SMs and to other chips' slices.
    out exchange tile_reply: Lanes<TileReply, MOST> = (config.slices(), config.tile().port()),
    /// Requests of each slice to this chip's memory.
    out exchange memory: Lanes<Request, MOST> = (config.slices(), &config.tile().memory()),
    /// Its answers.
    in exchange memory_reply: Lanes<Reply, MOST> = (config.slices(), &config.tile().memory()),
    /// Events in each slice in the cycle before.
    out event: Lanes<Events, MOST> = (config.slices(), ()),
    /// The counter to show of every slice.
    in counter_index: u64 = Events::INDEX_BITS,
    /// Value of the selected counter in each instance, a lane each.
    out counter_value: Lanes<u64, MOST> = (config.slices(), config.tile().port().counter_bits()),
}
