//! The ports, cycle by cycle.

testbenches::ports! {
    rtl super::rtl::StoreTracker;

    /// What the block reads in a cycle.
    pub struct In {
        /// The line that the core asks for, `address_bits - log2(line_bytes)` bits.
        pub request_line: u64 = request.line,
        /// The request would go by way of the home, not to L2.
        pub request_to_home: bool = request.to_home,
        /// It is a store or an atomic, and leaves in this cycle if there is room.
        pub store_valid: bool = store.valid,
        /// A store or atomic is acknowledged.
        pub ack_valid: bool = ack.valid,
        /// What `store_entry` was when it was accepted, `max(1, ceil(log2(store_tracker_lines)))` bits.
        pub ack_entry: u64 = ack.entry,
    }

    /// What it answers in the same cycle.
    pub struct Out {
        /// A load must wait.
        pub load_blocked: bool,
        /// A store or an atomic may leave.
        pub has_room: bool,
        /// The entry that counts it.
        pub store_entry: u64 [when has_room] = store.entry,
        /// Every store is acknowledged.
        pub is_empty: bool,
    }
}
