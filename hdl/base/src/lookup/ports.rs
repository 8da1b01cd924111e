//! Inputs of the tag lookup.

use crate::Geometry;
use crate::streams::{KIND_BITS, kind};

signal::bundle! {
    /// The request in lookup.
    pub bundle Request(geometry: &Geometry) {
        /// The first cycle of the request's lookup.
        is_first: bool,
        /// Load, store or atomic.
        kind: u64 as kind::NAMES = KIND_BITS,
        /// Not to be answered from, or kept in, this cache.
        bypass_l1: bool,
        /// Line address.
        line: u64 = geometry.line_bits(),
        /// Set index, below the number of sets.
        set_number: u64 = geometry.set_bits(),
    }
}

signal::bundle! {
    /// State of the logic behind the tags.
    pub bundle State(ways: usize) {
        /// The miss queue has room.
        has_room: bool,
        /// An MSHR entry is free.
        has_entry: bool,
        /// Ways of the set that are pending.
        pending_ways: u64 = ways,
        /// Those that another load may join.
        joinable_ways: u64 = ways,
    }
}

signal::bundle! {
    /// Lines that change without a request.
    pub bundle Change(geometry: &Geometry) {
        /// A line is readable from now on.
        publish: bool,
        /// Index of the set of the published line.
        publish_set: u64 = geometry.set_bits(),
        /// Way of the published line, within its set.
        publish_way: u64 = geometry.way_bits(),
        /// Every line of a set becomes invalid.
        clear: bool,
        /// Index of the set to be cleared.
        clear_set: u64 = geometry.set_bits(),
    }
}

signal::bundle! {
    /// State of marked lines, for the tags.
    pub bundle Marks {
        /// In the set in lookup they are evicted first.
        go_first: bool,
        /// The line that `change.publish` is about is marked.
        publish: bool,
        /// Every marked line becomes invalid.
        clear: bool,
    }
}
