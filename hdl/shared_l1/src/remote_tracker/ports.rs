//! The ports, cycle by cycle.

testbenches::ports! {
    rtl super::rtl::RemoteTracker;

    /// What the block reads in a cycle.
    pub struct In {
        /// A request leaves for another core.
        pub issue_valid: bool = issue.valid,
        /// Its identifier, `id_bits` bits.
        pub issue_id: u64 = issue.id,
        /// Sectors of the line that it wants, one bit each; 0 for a store.
        pub issue_sectors: u64 = issue.sectors,
        /// What is wanted back with the reply, `note_bits` bits; kept as it is.
        pub issue_note: u64 = issue.note,
        /// The identifier asked about.
        pub reply_id: u64 = reply.id,
        /// That request is answered.
        pub reply_done: bool = reply.done,
    }

    /// What it answers in the same cycle.
    pub struct Out {
        /// A request may leave.
        pub issue_ready: bool = issue.ready,
        /// The request `reply_id` is in flight.
        pub reply_known: bool = reply.known,
        /// Sectors that it wants.
        pub reply_sectors: u64 [when reply_known] = reply.sectors,
        /// What is wanted back with the reply.
        pub reply_note: u64 [when reply_known] = reply.note,
        /// Requests in flight, `ceil(log2(remote_requests + 1))` bits.
        pub in_flight: u64,
    }
}
