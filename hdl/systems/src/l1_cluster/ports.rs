//! The ports of a cluster of L1 caches.

use base::event_counters::EventCounters;
use base::streams::{CoreReply, CoreRequest, CoreStatus, DownReply, DownRequest, SOURCE_BITS};
use signal::port::Lanes;

use super::Shape;
use super::node_events::NodeEvents;

signal::ports! {
    /// `MOST` is how many cores and slices there is room for.
    shared<const MOST: usize>(shape: &Shape);

    /// Requests of each core.
    in exchange core_request: Lanes<CoreRequest, MOST> = (shape.cores(), shape.geometry()),
    /// Outcome of the request in lookup.
    out core_status: Lanes<CoreStatus, MOST> = (shape.cores(), shape.geometry()),
    /// Beats to each core.
    out exchange core_reply: Lanes<CoreReply, MOST> = (shape.cores(), shape.geometry()),
    /// Requests to each slice of L2; of each node, if there is no switch.
    out exchange down_request: Lanes<DownRequest, MOST> = (shape.down_lanes(), shape.geometry()),
    /// Its answers; with a switch, the beats of one come without those of another between them.
    in exchange down_reply: Lanes<DownReply, MOST> = (shape.down_lanes(), shape.geometry()),
    /// Number of the core that is answered: the `source` of its request, as long as the answer is
    /// offered.
    in reply_core: Lanes<u64, MOST> = (shape.down_lanes(), SOURCE_BITS) if shape.has_crossbar(),
    /// Empty all nodes; may rise and fall at any time.
    in flush: bool,
    /// All nodes are empty; stays until `flush` has fallen; if that was before, for one cycle, in which requests are
    /// accepted.
    out flushed: bool,
    /// Events in each node in the cycle before.
    out event: Lanes<NodeEvents, MOST> = (shape.cores(), shape.geometry()),
    /// The followers have the decoupled L1, else the baseline.
    out followers_decoupled: bool if shape.has_duel(),
    /// The counter to show of every node, and of the duel.
    in counter_index: u64 = EventCounters::INDEX_BITS,
    /// Value of the selected counter in each instance, a lane each.
    out counter_value: Lanes<u64, MOST> = (shape.cores(), shape.geometry().counter_bits()),
    /// Its value in the duel, whose counters are as in `sm_dueling`, over again beyond the last.
    out duel_counter: u64 = shape.duel_counter_bits() if shape.has_duel(),
}
