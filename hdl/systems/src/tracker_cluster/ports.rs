//! The ports: those of nodes towards their cores, the streams between nodes, banks of the trackers and banks of L2, and
//! those of L2 towards its memory.

use base::streams::{CoreReply, CoreRequest, CoreStatus, DownReply};
use llc::streams::{Events as L2Events, MemoryReply, MemoryRequest};
use sharing_tracker::coalescer::{Sectors, Warp};
use sharing_tracker::scatter_bypass::Config as Scatter;
use sharing_tracker::streams::{Forward, KIND_BITS, Message, OPERATION_BITS, Port, Reply, kind};
use sharing_tracker::tracker_node::{
    Config as Node, Decided, NodeEvents as Told, Ticket, WarpLine,
};
use signal::port::{Beat, Lanes};

use super::Config;
use crate::l1_cluster::node_events::NodeEvents;

signal::bundle! {
    /// Message of a core to a bank of its tracker, and the number of the core.
    pub stream BankMessage(port: &Port) {
        /// The core, by its number within the tracker.
        core: u64 = port.source_bits(),
        /// A request of the core's L1, or what the L1 has evicted.
        kind: u64 as kind::MESSAGES = KIND_BITS,
        /// An atomic's operation.
        operation: u64 = OPERATION_BITS,
        /// Line address of the L1, divided by `banks`.
        line: u64 = port.line_bits(),
        /// Sectors of the line: of a load any, at least one; of a store or atomic exactly one.
        sectors: u64 = port.sectors(),
        /// Bytes of the sector that a store writes, or that an atomic changes.
        byte_enable: u128 = port.sector_bytes(),
        /// The sector's new bytes; an atomic's operand and compare value.
        data: Beat = port.beat_bits(),
        /// The L1's identifier of the request: its top bit is clear for a miss of the L1, whose line it keeps.
        id: u64 = port.id_bits(),
    }
}

signal::bundle! {
    /// A load that a core is to answer in place of L2, and which core that is.
    pub stream BankForward(port: &Port) {
        /// The core that is to answer, by its number within the tracker.
        core: u64 = port.source_bits(),
        /// Line address of the L1, divided by `banks`.
        line: u64 = port.line_bits(),
        /// The core that loads, by its number within the tracker.
        requester: u64 = port.source_bits(),
        /// Identifier of the load at that core.
        id: u64 = port.id_bits(),
    }
}

signal::bundle! {
    /// Events in a bank of L2 in a cycle, for counters and policies.
    pub bundle BankEvents(config: &Config) {
        /// A load found its sector readable, or a store its line.
        hit: bool,
        /// A load joined a line in flight.
        hit_pending: bool,
        /// A load asked for a sector, or a store took a way.
        miss: bool,
        /// An atomic went down.
        atomic: bool,
        /// A request was in lookup, and nothing was done for it.
        wait: bool,
        /// A line was evicted.
        evict: bool,
        /// A dirty sector was read to be written back.
        write_back: bool,
        /// The last beat of a line was written.
        fill: bool,
        /// An atomic was performed in front of the slice.
        performed: bool,
        /// The line that was evicted: a sector's address in the bank.
        evict_line: u64 [when evict] = config.l2().slice().line_bits(),
    }
}

signal::ports! {
    /// `MOST` is how many cores and banks there is room for.
    rtl super::rtl::TrackerCluster<const MOST: usize>(config: &Config);

    /// Warps that each core has scheduled: 0 to 64; 0 counts as 1.
    in active_warps: Lanes<u64, MOST> = (config.cores(), Scatter::WARP_BITS),
    /// A load of a warp of each core.
    in exchange warp: Lanes<Warp, MOST> = (config.cores(), ()),
    /// Sector address of the warp's lane of this number.
    in warp_sector: Lanes<Sectors, MOST> = (config.cores(), config.node().scatter().coalescer().sector_bits()),
    /// The decision on a warp's load, in the cycle before its first line.
    out decision: Lanes<Decided, MOST> = (config.cores(), ()),
    /// Identifiers for the lines of warps, in the order of the lines.
    in exchange ticket: Lanes<Ticket, MOST> = (config.cores(), config.node()),
    /// The line that took a ticket in the cycle before.
    out line: Lanes<WarpLine, MOST> = (config.cores(), config.node()),
    /// Requests of each core itself, besides its warps.
    in exchange core_request: Lanes<CoreRequest, MOST> = (config.cores(), config.node().l1()),
    /// Outcome of a request, or of a warp's line that was not refused.
    out core_status: Lanes<CoreStatus, MOST> = (config.cores(), config.node().l1()),
    /// Beats to each core.
    out exchange core_reply: Lanes<CoreReply, MOST> = (config.cores(), config.node().l1()),

    /// Messages of each node to the banks of its tracker, in order.
    out exchange message: Lanes<Message, MOST> = (config.cores(), config.node().port()),
    /// Loads of other cores of the tracker to each node.
    in exchange forward: Lanes<Forward, MOST> = (config.cores(), config.node().port()),
    /// Forwards whose line is not readable in the node.
    out exchange nack: Lanes<Forward, MOST> = (config.cores(), config.node().port()),
    /// Beats of each node that answer forwards; `source` is the core that loads, by its number within the tracker.
    out exchange answer: Lanes<Reply, MOST> = (config.cores(), config.node().port()),
    /// Beats of L2 and of other cores to each node.
    in exchange down_reply: Lanes<DownReply, MOST> = (config.cores(), config.node().l1()),

    /// Messages of the tracker's cores to each bank, a core's in their order.
    in exchange bank_message: Lanes<BankMessage, MOST> = (config.bank_lanes(), config.bank().port()),
    /// Forwards of each bank to cores of its tracker.
    out exchange bank_forward: Lanes<BankForward, MOST> = (config.bank_lanes(), config.bank().port()),
    /// Forwards that cores of the tracker have given back to each bank.
    in exchange bank_nack: Lanes<Forward, MOST> = (config.bank_lanes(), config.bank().port()),

    /// Beats of what each bank of L2 answers; `source` is the tracker's number above the core's within the tracker.
    out exchange l2_reply: Lanes<Reply, MOST> = (config.banks(), config.l2().port()),
    /// Requests of each bank of L2 to its memory.
    out exchange memory_request: Lanes<MemoryRequest, MOST> = (config.banks(), &config.l2().slice()),
    /// Its answers; every beat is taken in the cycle in which it is offered.
    in exchange memory_reply: Lanes<MemoryReply, MOST> = (config.banks(), &config.l2().slice()),

    /// Empty all nodes, then the trackers; may rise and fall at any time.
    in flush: bool,
    /// All of them are empty; stays until `flush` has fallen; if that was before, for one cycle, in which requests are
    /// accepted.
    out flushed: bool,
    /// Write every dirty sector of L2 back and make its lines invalid, after a flush of the nodes in progress; may rise
    /// and fall at any time.
    in l2_flush: bool,
    /// The flush is done in every bank; stays until `l2_flush` has fallen or `flush` has risen.
    out l2_flushed: bool,
    /// No request is in a bank of a tracker or of L2, nor between them.
    out idle: bool,

    /// Events in each node in the cycle before.
    out event: Lanes<NodeEvents, MOST> = (config.cores(), config.node().l1()),
    /// Events there for remote cores and the tracker.
    out tracker: Lanes<Told, MOST> = (config.cores(), ()),
    /// The counter to show of every node.
    in counter_index: u64 = Node::COUNTER_INDEX_BITS,
    /// Value of the selected counter in each instance, a lane each.
    out counter_value: Lanes<u64, MOST> = (config.cores(), config.node().l1().counter_bits()),
    /// Events in each bank of L2 in the cycle before.
    out l2_event: Lanes<BankEvents, MOST> = (config.banks(), config),
    /// The counter to show of every bank of L2.
    in l2_counter_index: u64 = L2Events::INDEX_BITS,
    /// Value of the selected counter in each bank of L2, a lane each.
    out l2_counter_value: Lanes<u64, MOST> = (config.banks(), config.l2().slice().counter_bits()),
}
