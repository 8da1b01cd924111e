//! Events of a node, as a cluster shows them.

use base::Geometry;
use base::streams::{Events, Evict};

signal::bundle! {
    /// Events of a node in a cycle, for counters and policies.
    pub bundle NodeEvents(geometry: &Geometry) {
        /// The status is `hit`.
        hit: bool,
        /// The status is `hit_pending`.
        hit_pending: bool,
        /// The status is `miss`.
        miss: bool,
        /// The status is `bypass`.
        bypass: bool,
        /// The status is `reservation_fail`.
        reservation_fail: bool,
        /// A readable line becomes invalid.
        evict: bool,
        /// The last beat of a line is written.
        fill: bool,
        /// The line that becomes invalid.
        evict_line: u64 [when evict] = geometry.line_bits(),
    }
}

impl NodeEvents {
    /// Event outputs of a node, in two records.
    pub fn of(event: &Events, evict: &Evict) -> NodeEvents {
        let Events { hit, hit_pending, miss, bypass, reservation_fail, evict: evicts, fill } =
            *event;
        NodeEvents {
            hit,
            hit_pending,
            miss,
            bypass,
            reservation_fail,
            evict: evicts,
            fill,
            evict_line: evict.line,
        }
    }
}
