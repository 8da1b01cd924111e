//! The ports, cycle by cycle. Every word is `word_bits` bits wide; the block looks at none.

testbenches::ports! {
    /// What the block reads in a cycle. A word means something while the `valid` of its stream is
    /// true, and then stays until a cycle in which the stream's `ready` is true too.
    pub struct In {
        /// The organisation is SM-side: what arrives over a link goes past the slice. Changes only in
        /// a cycle in which the link queue is empty.
        pub sm_side: bool,
        /// A request that the slice is to serve has arrived from the NoC, not by the link channel.
        pub local_valid: bool,
        /// Its word.
        pub local_data: u128,
        /// A request or write-back has arrived by the link channel.
        pub link_valid: bool,
        /// Its word.
        pub link_data: u128,
        /// The slice takes a request.
        pub slice_ready: bool,
        /// The slice has a miss or a write-back for this chip's memory.
        pub miss_valid: bool,
        /// Its word.
        pub miss_data: u128,
        /// The memory controller takes a request.
        pub memory_ready: bool,
        /// The memory controller has a reply.
        pub memory_reply_valid: bool,
        /// Its word.
        pub memory_reply_data: u128,
        /// What `memory_bypass` was with its request.
        pub memory_reply_bypass: bool,
        /// The slice takes a fill.
        pub fill_ready: bool,
        /// The slice has a reply.
        pub slice_reply_valid: bool,
        /// Its word.
        pub slice_reply_data: u128,
        /// The NoC takes a reply.
        pub reply_ready: bool,
    }

    /// What the block answers in the same cycle.
    pub struct Out {
        /// The local request is taken.
        pub local_ready: bool,
        /// The link arrival is taken.
        pub link_ready: bool,
        /// A request is offered to the slice.
        pub slice_valid: bool,
        /// Its word.
        pub slice_data: u128 [when slice_valid],
        /// The slice's miss is taken.
        pub miss_ready: bool,
        /// A request is offered to the memory controller.
        pub memory_valid: bool,
        /// Its word.
        pub memory_data: u128 [when memory_valid],
        /// It went past the slice.
        pub memory_bypass: bool [when memory_valid],
        /// The memory's reply is taken.
        pub memory_reply_ready: bool,
        /// A fill is offered to the slice.
        pub fill_valid: bool,
        /// Its word.
        pub fill_data: u128 [when fill_valid],
        /// The slice's reply is taken.
        pub slice_reply_ready: bool,
        /// A reply is offered to the NoC.
        pub reply_valid: bool,
        /// Its word.
        pub reply_data: u128 [when reply_valid],
        /// Both queues are empty.
        pub idle: bool,
    }
}
