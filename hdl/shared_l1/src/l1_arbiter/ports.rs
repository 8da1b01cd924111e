//! The ports, cycle by cycle.

testbenches::ports! {
    rtl super::rtl::L1Arbiter;

    /// What the block reads in a cycle. A payload means something while the `valid` of its stream is
    /// true. The arbiter passes heads and data on as they are; `Config::head_bits` says what a head
    /// holds.
    pub struct In {
        /// The core offers a request to its own L1.
        pub local_valid: bool = local.valid,
        /// All of it but its data, `head_bits` bits.
        pub local_head: [u64; 8] = local.head,
        /// Its data, `data_bits` bits.
        pub local_data: [u64; 8] = local.data,
        /// A request of another core arrives.
        pub remote_valid: bool = remote.valid,
        /// All of it but its data.
        pub remote_head: [u64; 8] = remote.head,
        /// Its data.
        pub remote_data: [u64; 8] = remote.data,
        /// The L1 takes what it is offered.
        pub l1_ready: bool = l1.ready,
        /// What lies behind the L1 has room for a remote request.
        pub has_room: bool,
    }

    /// What it answers in the same cycle.
    pub struct Out {
        /// A local request is taken if there is one.
        pub local_ready: bool = local.ready,
        /// A remote request enters the queue if there is one.
        pub remote_ready: bool = remote.ready,
        /// A request is offered to the L1.
        pub l1_valid: bool = l1.valid,
        /// It is the head of the remote ones.
        pub l1_remote: bool [when l1_valid] = l1.remote,
        /// All of it but its data.
        pub l1_head: [u64; 8] [when l1_valid] = l1.head,
        /// Its data.
        pub l1_data: [u64; 8] [when l1_valid] = l1.data,
    }
}
