//! All that lies behind the tags of an L1: the lines in flight, the data array, the queue to the next
//! level and the replies. Designs differ in the tags before it.
//!
//! The tags say in the first cycle of a lookup what is to be done ([`Command`]); what takes several
//! cycles, reading a hit's sectors or writing a store's bytes, goes on while `waits` keeps the request in
//! lookup.

mod kernel;
mod mshr_entry;
mod mshr_file;
mod replies;
mod waker;

use crate::Geometry;
use crate::streams::{
    CoreReply, DownReply, DownRequest, KIND_BITS, OPERATION_BITS, SOURCE_BITS, kind,
};
use kit::fixed_priority_arbiter::FixedPriorityArbiter;
use kit::queue::Queue;
use mshr_file::MshrFile;
use replies::Replies;
use rust_hdl::core::prelude::*;
use signal::port::Wide;
use signal::prelude::*;

/// What is proved of every data side: a fragment for the module around it.
pub const PROPERTIES: &str = include_str!("properties.v");

signal::bundle! {
    /// The request in lookup, as the core gave it.
    pub bundle Request(geometry: &Geometry) {
        /// Load, store or atomic.
        kind: u64 as kind::NAMES = KIND_BITS,
        /// The atomic's operation.
        operation: u64 = OPERATION_BITS,
        /// Line address.
        line: u64 = geometry.line_bits(),
        /// Its set.
        set_number: u64 = geometry.set_bits(),
        /// Sectors of the line.
        sectors: u64 = geometry.sectors(),
        /// Bytes that a store writes.
        byte_enable: u64 = geometry.sector_bytes(),
        /// Their values.
        data: Wide = geometry.beat_bits(),
        /// What the answers carry.
        id: u64 = geometry.id_bits(),
    }
}

signal::bundle! {
    /// What is to be done for the request in lookup; true in its first cycle only.
    pub bundle Command(geometry: &Geometry) {
        /// Reserve `way`, and ask the next level for the line.
        reserve: bool,
        /// Join the line that is pending in `way`.
        join: bool,
        /// Make the line that is pending in `way` stale.
        mark_stale: bool,
        /// Send the request itself down.
        send_direct: bool,
        /// Read its sectors from `way`.
        read: bool,
        /// Write its bytes to `way`.
        write: bool,
        /// The way of the data array.
        way: u64 = geometry.way_bits(),
    }
}

signal::bundle! {
    /// What the tags must know for their answer.
    pub bundle State(geometry: &Geometry) {
        /// The miss queue has room.
        has_room: bool,
        /// An MSHR entry is free.
        has_entry: bool,
        /// Ways of the request's set that are pending.
        pending_ways: u64 = geometry.ways(),
        /// Those that another load may join.
        joinable_ways: u64 = geometry.ways(),
        /// The request is not done in this cycle.
        waits: bool,
        /// No line, reply or direct request is in flight, and the miss queue is empty.
        is_idle: bool,
    }
}

signal::bundle! {
    /// A line that is no longer pending from the next cycle on.
    pub bundle Done(geometry: &Geometry) {
        /// There is one.
        valid: bool,
        /// It is invalid then, else readable.
        is_stale: bool,
        /// A stale line waits to be released by the tags; it is pending until then.
        waits: bool,
        /// The tags release it in this cycle. Tied to true where they need no cycle for it.
        back is_released: bool,
        /// Its set.
        set_number: u64 = geometry.set_bits(),
        /// Its way.
        way: u64 = geometry.way_bits(),
    }
}

signal::bundle! {
    /// What is known besides where requests come from two sources: the core itself, and others, told by the
    /// bit at the top of an identifier. Replies are whole then: while one of several beats has begun and not
    /// ended, no beat of another enters. A line can be marked.
    pub bundle Sources(geometry: &Geometry) {
        /// A line that is reserved is marked.
        mark: bool,
        /// A load of the core itself has joined the entry of the request's set and `command.way`.
        back has_own: bool,
        /// The line of `done` is marked.
        back done_mark: bool,
        /// Requests in the miss queue.
        back queued: u64 = index_bits(geometry.miss_queue() + 1),
    }
}

signal::bundle! {
    /// A request that waits to leave for the next level.
    pub stream Miss(geometry: &Geometry) {
        /// Load, store or atomic.
        kind: u64 as kind::NAMES = KIND_BITS,
        /// The atomic's operation.
        operation: u64 = OPERATION_BITS,
        /// Line address.
        line: u64 = geometry.line_bits(),
        /// Sectors wanted or written.
        sectors: u64 = geometry.sectors(),
        /// Bytes that a store writes.
        byte_enable: u64 = geometry.sector_bytes(),
        /// Their values.
        data: Wide = geometry.beat_bits(),
        /// What the reply must carry.
        id: u64 = geometry.down_id_bits(),
    }
}

/// All that lies behind the tags of an L1.
#[derive(LogicBlock)]
pub struct DataSide {
    kind: Kind,
    /// The request in lookup.
    pub request: Input<Request>,
    /// What is to be done for it.
    pub command: Input<Command>,
    /// What the tags must know.
    pub state: Output<State>,
    /// A line that is no longer pending.
    pub done: Output<Done>,
    /// Beats to the core.
    pub core_reply: Output<CoreReply>,
    /// Requests to the next level.
    pub down_request: Output<DownRequest>,
    /// Its answers.
    pub down_reply: Input<DownReply>,
    /// Number of this core.
    pub core_number: Wire<In>,
    /// A line's last beat is written.
    pub is_filled: Signal<Out, Bit>,
    /// Where requests come from two sources.
    pub sources: Optional<Input<Sources>>,
    mshrs: MshrFile,
    misses: Queue<Miss>,
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
    _has_sources: bool,
    _sectors: usize,
    _bytes: usize,
}

impl DataSide {
    /// The data side of an L1.
    pub fn new(geometry: &Geometry) -> DataSide {
        DataSide::with(geometry, false)
    }

    /// The same of an L1 whose requests come from two [`Sources`].
    pub fn of_two_sources(geometry: &Geometry) -> DataSide {
        DataSide::with(geometry, true)
    }

    fn with(geometry: &Geometry, has_sources: bool) -> DataSide {
        let (sectors, way) = (geometry.sectors(), geometry.way_bits());
        let depth = geometry.sets() * geometry.ways() * sectors;
        let sector_place = if sectors == 1 { 0 } else { geometry.sector_bits() };
        let place = way + geometry.set_bits() + sector_place;
        DataSide {
            kind: Kind::of::<DataSide>(
                "All that lies behind the tags of an L1: the lines in flight, the data array, the \
                 queue to the next level and the replies.",
            )
            .named("l1_data_side"),
            request: Request::input(geometry),
            command: Command::input(geometry),
            state: State::output(geometry),
            done: Done::output(geometry),
            core_reply: CoreReply::output(geometry),
            down_request: DownRequest::output(geometry),
            down_reply: DownReply::input(geometry),
            core_number: Wire::new(SOURCE_BITS),
            is_filled: Signal::default(),
            sources: Optional::new(has_sources, Sources::input(geometry)),
            mshrs: MshrFile::new(geometry, has_sources),
            misses: Queue::of(geometry, geometry.miss_queue()),
            replies: Replies::new(geometry),
            array: ByteRam::new(depth, geometry.sector_bytes(), 1),
            choice: FixedPriorityArbiter::new(geometry.sector_choice()),
            is_reading: Flop::new(),
            is_writing: Flop::new(),
            way: Reg::new(way),
            left: Reg::new(sectors),
            unanswered: Reg::new(geometry.id_bits() + 1),
            reads_now: Signal::default(),
            writes_now: Signal::default(),
            way_now: Wire::new(way),
            left_now: Wire::new(sectors),
            sector: Wire::new(geometry.sector_bits()),
            read_place: Wire::new(place),
            write_place: Wire::new(place),
            open_hit: vec![Flop::new(); usize::from(has_sources)],
            open_direct: vec![Flop::new(); usize::from(has_sources)],
            _has_sources: has_sources,
            _sectors: sectors,
            _bytes: geometry.sector_bytes(),
        }
    }
}
