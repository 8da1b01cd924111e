//! Streams between tags and data side, and to the next level.

use crate::Geometry;
use crate::streams::{KIND_BITS, OPERATION_BITS, kind};
use signal::port::Beat;
use signal::prelude::*;

signal::bundle! {
    /// The request in lookup, as the core gave it.
    pub bundle Request(geometry: &Geometry) {
        /// Load, store or atomic.
        kind: u64 as kind::NAMES = KIND_BITS,
        /// The atomic's operation.
        operation: u64 = OPERATION_BITS,
        /// Line address.
        line: u64 = geometry.line_bits(),
        /// Set index, below the number of sets.
        set_number: u64 = geometry.set_bits(),
        /// Sectors of the line.
        sectors: u64 = geometry.sectors(),
        /// Bytes that a store writes.
        byte_enable: u128 = geometry.sector_bytes(),
        /// Their values.
        data: Beat = geometry.beat_bits(),
        /// Identifier, which the replies return.
        id: u64 = geometry.id_bits(),
    }
}

signal::bundle! {
    /// Actions for the request in lookup; true in its first cycle only.
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
    /// State of the data side on which the tags base their answer.
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
        /// The line is invalid then, else readable.
        is_stale: bool,
        /// A stale line waits to be released by the tags; it is pending until then.
        waits: bool,
        /// The tags release it in this cycle. Tied to true where they need no cycle for it.
        back is_released: bool,
        /// Set index, below the number of sets.
        set_number: u64 = geometry.set_bits(),
        /// Way within the set.
        way: u64 = geometry.way_bits(),
    }
}

signal::bundle! {
    /// Additional signals where requests have two sources, the core itself and others, distinguished by the
    /// top bit of an identifier. Replies are whole then: while one of several beats has begun and not ended,
    /// no beat of another enters. A line can be marked.
    pub bundle Sources(geometry: &Geometry) {
        /// A line that is reserved is marked.
        mark: bool,
        /// A load of the core itself has joined the entry of the request's set and `command.way`.
        back has_local: bool,
        /// The line of `done` is marked.
        back done_mark: bool,
        /// Requests in the miss queue.
        back queued: u64 = index_bits(geometry.miss_queue() + 1),
    }
}

signal::bundle! {
    /// Additional signals where a miss may go to other caches before the next level, and lines of this one
    /// are read for them.
    pub bundle Ring(geometry: &Geometry) {
        /// The load in lookup goes there if it reserves, and not to the miss queue.
        takes_miss: bool,
        /// The entry that it takes.
        back entry: u64 = geometry.entry_bits(),
        /// Tag of the line of `done`.
        back done_tag: u64 = geometry.tag_bits(),
    }
}

signal::bundle! {
    /// Lines in flight that other caches ask for, where their requests wait for them.
    pub bundle Parking(geometry: &Geometry) {
        /// Set of the line that one asks for.
        set_number: u64 = geometry.set_bits(),
        /// Its tag.
        tag: u64 = geometry.tag_bits(),
        /// A busy entry that is not filled waits for that line.
        back is_pending: bool,
        /// The entry.
        back entry: u64 = geometry.entry_bits(),
        /// The way that it has reserved.
        back way: u64 = geometry.way_bits(),
        /// The entry that is woken.
        back woken_entry: u64 = geometry.entry_bits(),
        /// A request waits for the line of that entry, which does not end.
        holds: bool,
    }
}

signal::bundle! {
    /// Lines in flight that other caches load, where the loads wait with the entries.
    pub bundle Waiting(geometry: &Geometry) {
        /// A busy entry that is not filled waits for the line in `command.way`.
        back is_pending: bool,
        /// The entry.
        back entry: u64 = geometry.entry_bits(),
        /// An entry is woken.
        back is_woken: bool,
        /// The entry that is woken.
        back woken_entry: u64 = geometry.entry_bits(),
        /// A load waits for the line of that entry, which does not end.
        holds: bool,
        /// The entry of a load that waits no more.
        returned_entry: u64 = geometry.entry_bits(),
        /// Set of that entry's line.
        back returned_set: u64 = geometry.set_bits(),
        /// Its tag.
        back returned_tag: u64 = geometry.tag_bits(),
    }
}

/// The widths of an [`ArrayRead`].
#[derive(Clone, Copy, Debug)]
pub struct ReadShape {
    set_bits: usize,
    way_bits: usize,
    sector_bits: usize,
    beat_bits: usize,
    yields: bool,
}

impl ReadShape {
    /// Of a reader that `yields` to reads of the core that wait, or reads whatever waits.
    pub fn new(geometry: &Geometry, yields: bool) -> ReadShape {
        let (set_bits, way_bits) = (geometry.set_bits(), geometry.way_bits());
        let (sector_bits, beat_bits) = (geometry.sector_bits(), geometry.beat_bits());
        ReadShape { set_bits, way_bits, sector_bits, beat_bits, yields }
    }
}

signal::bundle! {
    /// A sector that is read for another cache, before every read of the core. Those of a line follow each other in
    /// rising order.
    pub bundle ArrayRead(shape: ReadShape) {
        /// There is one.
        valid: bool,
        /// Its line's set.
        set_number: u64 = shape.set_bits,
        /// Its line's way.
        way: u64 = shape.way_bits,
        /// Index of the sector to read or write; sector 0 has the lowest address.
        sector: u64 = shape.sector_bits,
        /// Value of the cycle before.
        back data: Beat = shape.beat_bits,
        /// A read of the core waits since an earlier cycle.
        back core_waits: bool if shape.yields,
    }
}

signal::bundle! {
    /// A beat of a line, where lines do not come with the answers to direct requests.
    pub stream LineBeat(geometry: &Geometry) {
        /// The line's entry.
        entry: u64 = geometry.entry_bits(),
        /// Index of the sector to read or write; sector 0 has the lowest address.
        sector: u64 = geometry.sector_bits(),
        /// Its bytes.
        data: Beat = geometry.beat_bits(),
        /// Last beat of the line.
        last: bool,
    }
}

signal::bundle! {
    /// Misses that are sampled: those of `ring.takes_miss`, and only while the sampling goes on.
    pub bundle Sampling {
        /// Sampling goes on; when it ends, no entry stays sampled.
        is_sampling: bool,
        /// The entry of `line` is sampled.
        back is_sampled: bool,
    }
}

signal::bundle! {
    /// A request that waits to leave for the next level, without what a store writes.
    pub stream MissHead(geometry: &Geometry) {
        /// Load, store or atomic.
        kind: u64 as kind::NAMES = KIND_BITS,
        /// The atomic's operation.
        operation: u64 = OPERATION_BITS,
        /// Line address.
        line: u64 = geometry.line_bits(),
        /// Sectors wanted or written.
        sectors: u64 = geometry.sectors(),
        /// Identifier, which the reply returns.
        id: u64 = geometry.down_id_bits(),
    }
}

signal::bundle! {
    /// Data of a store or atomic that waits to leave.
    pub stream StoreData(geometry: &Geometry) {
        /// Bytes that a store writes.
        byte_enable: u128 = geometry.sector_bytes(),
        /// Their values.
        data: Beat = geometry.beat_bits(),
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
        byte_enable: u128 = geometry.sector_bytes(),
        /// Their values.
        data: Beat = geometry.beat_bits(),
        /// Identifier, which the reply returns.
        id: u64 = geometry.down_id_bits(),
    }
}
