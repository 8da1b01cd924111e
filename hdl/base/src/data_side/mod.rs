//! All that lies behind the tags of an L1: the lines under way, the data array, the queue to the next
//! level and the replies. `l1`, `decoupled_l1d` and the node of the shared L1 differ in the tags before
//! it.
//!
//! The tags say in the first cycle of a lookup what is to be done ([`Command`]); what takes several
//! cycles, reading a hit's sectors or writing a store's bytes, goes on while `waits` keeps the request in
//! lookup.

mod miss_queue;
mod mshr_entry;
mod mshr_file;
mod replies;
mod waker;

pub use miss_queue::DownRequest;
pub use replies::Reply;

use crate::l1::Config;
use kit::fixed_priority_arbiter::FixedPriorityArbiter;
use miss_queue::MissQueue;
use mshr_file::MshrFile;
use replies::Replies;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// The request in lookup, as the core gave it.
#[derive(LogicInterface)]
pub struct Request {
    /// Load, store or atomic.
    pub kind: Wire<In>,
    /// The atomic's operation.
    pub operation: Wire<In>,
    /// Line address.
    pub line: Wire<In>,
    /// Its set.
    pub set_number: Wire<In>,
    /// Sectors of the line.
    pub sectors: Wire<In>,
    /// Bytes that a store writes.
    pub byte_enable: Wire<In>,
    /// Their values.
    pub data: Wire<In>,
    /// What the answers carry.
    pub id: Wire<In>,
}

/// What is to be done for the request in lookup; true in its first cycle only.
#[derive(LogicInterface)]
pub struct Command {
    /// Reserve `way`, and ask the next level for the line.
    pub reserve: Signal<In, Bit>,
    /// Join the line that is pending in `way`.
    pub join: Signal<In, Bit>,
    /// Make the line that is pending in `way` stale.
    pub mark_stale: Signal<In, Bit>,
    /// Send the request itself down.
    pub send_direct: Signal<In, Bit>,
    /// Read its sectors from `way`.
    pub read: Signal<In, Bit>,
    /// Write its bytes to `way`.
    pub write: Signal<In, Bit>,
    /// The way of the data array.
    pub way: Wire<In>,
}

/// What the tags must know for their answer.
#[derive(LogicInterface)]
pub struct State {
    /// The miss queue has room.
    pub has_room: Signal<Out, Bit>,
    /// An MSHR entry is free.
    pub has_entry: Signal<Out, Bit>,
    /// Ways of the request's set that are pending.
    pub pending_ways: Wire<Out>,
    /// Those that another load may join.
    pub joinable_ways: Wire<Out>,
    /// The request is not done in this cycle.
    pub waits: Signal<Out, Bit>,
    /// No line, reply or direct request is under way, and the miss queue is empty.
    pub is_idle: Signal<Out, Bit>,
}

/// A line that is no longer pending from the next cycle on.
#[derive(LogicInterface)]
pub struct Done {
    /// There is one.
    pub valid: Signal<Out, Bit>,
    /// It is invalid then, else readable.
    pub is_stale: Signal<Out, Bit>,
    /// A stale line waits to be given up by the tags; it is pending until then.
    pub waits: Signal<Out, Bit>,
    /// The tags give it up in this cycle. Tied to true where they need no cycle for it.
    pub is_released: Signal<In, Bit>,
    /// Its set.
    pub set_number: Wire<Out>,
    /// Its way.
    pub way: Wire<Out>,
}

/// A beat that the next level offers.
#[derive(LogicInterface)]
pub struct DownReply {
    /// There is one.
    pub valid: Signal<In, Bit>,
    /// It is taken.
    pub ready: Signal<Out, Bit>,
    /// The request answered: the top bit tells a direct one from an MSHR entry.
    pub id: Wire<In>,
    /// Its kind.
    pub kind: Wire<In>,
    /// Sector of the line.
    pub sector: Wire<In>,
    /// The sector's bytes.
    pub data: Wire<In>,
    /// No other beat of the reply follows.
    pub last: Signal<In, Bit>,
}

impl DownReply {
    /// The stream of `config`.
    pub fn new(config: &Config) -> DownReply {
        DownReply {
            valid: Signal::default(),
            ready: Signal::default(),
            id: Wire::new(config.down_id_bits()),
            kind: Wire::new(2),
            sector: Wire::new(config.sector_bits()),
            data: Wire::new(config.beat_bits()),
            last: Signal::default(),
        }
    }
}

/// What a cache that is shared among cores must know besides. There the bit at the top of an identifier
/// tells another core's request, and replies are whole: while one of several beats has begun and not
/// ended, no beat of another enters.
#[derive(LogicInterface)]
pub struct Sharing {
    /// The line of the request is homed elsewhere.
    pub is_foreign: Signal<In, Bit>,
    /// A load of the core itself has joined the entry of the request's set and `command.way`.
    pub has_own: Signal<Out, Bit>,
    /// The line of `done` is homed elsewhere.
    pub done_is_foreign: Signal<Out, Bit>,
    /// Requests in the miss queue.
    pub queued: Wire<Out>,
}

/// All that lies behind the tags of an L1.
#[derive(LogicBlock)]
pub struct DataSide {
    kind: Kind,
    /// The request in lookup.
    pub request: Request,
    /// What is to be done for it.
    pub command: Command,
    /// What the tags must know.
    pub state: State,
    /// A line that is no longer pending.
    pub done: Done,
    /// Beats to the core.
    pub core_reply: Reply,
    /// Requests to the next level.
    pub down_request: DownRequest,
    /// Its answers.
    pub down_reply: DownReply,
    /// Number of this core.
    pub core_number: Wire<In>,
    /// A line's last beat is written.
    pub is_filled: Signal<Out, Bit>,
    /// Where cores share the cache.
    pub sharing: Optional<Sharing>,
    mshrs: MshrFile,
    misses: MissQueue,
    replies: Replies,
    array: ByteRam,
    choice: FixedPriorityArbiter,
    /// A request in lookup goes on reading or writing, in this way.
    is_reading: Flop<Bit>,
    is_writing: Flop<Bit>,
    way: Reg,
    /// Sectors that a hit has still to read.
    left: Reg,
    /// Direct requests without an answer.
    unanswered: Reg,
    reads_now: Signal<Local, Bit>,
    writes_now: Signal<Local, Bit>,
    way_now: Wire<Local>,
    left_now: Wire<Local>,
    /// The one sector of a store.
    sector: Wire<Local>,
    read_place: Wire<Local>,
    write_place: Wire<Local>,
    /// A hit's reply, and a direct one, has begun and not ended. One of each where replies are whole.
    open_hit: Vec<Flop<Bit>>,
    open_direct: Vec<Flop<Bit>>,
    _is_shared: bool,
    _sectors: usize,
    _bytes: usize,
}

mod build;
mod kernel;

/// What is proved of every data side: a fragment for the module around it.
pub const PROPERTIES: &str = include_str!("properties.v");
