//! The ports, cycle by cycle. Every word is `word_bits` bits wide; the block looks at none.

testbenches::ports! {
    rtl super::rtl::SliceBypass;

    /// What the block reads in a cycle. A word means something while the `valid` of its stream is
    /// true, and then stays until a cycle in which the stream's `ready` is true too.
    pub struct In {
        /// The organisation is SM-side: what arrives over a link goes past the slice. Changes only in
        /// a cycle in which the link queue is empty.
        pub sm_side: bool,
        /// A request that the slice is to serve has arrived from the NoC, not by the link channel.
        pub local_valid: bool = local.valid,
        /// Its word.
        pub local_data: u128 = local.data,
        /// A request or write-back has arrived by the link channel.
        pub link_valid: bool = link.valid,
        /// Its word.
        pub link_data: u128 = link.data,
        /// The slice takes a request.
        pub slice_ready: bool = slice.ready,
        /// The slice has a miss or a write-back for this chip's memory.
        pub miss_valid: bool = miss.valid,
        /// Its word.
        pub miss_data: u128 = miss.data,
        /// The memory controller takes a request.
        pub memory_ready: bool = memory.ready,
        /// The memory controller has a reply.
        pub memory_reply_valid: bool = memory_reply.valid,
        /// Its word.
        pub memory_reply_data: u128 = memory_reply.data,
        /// What `memory_bypass` was with its request.
        pub memory_reply_bypass: bool,
        /// The slice takes a fill.
        pub fill_ready: bool = fill.ready,
        /// The slice has a reply.
        pub slice_reply_valid: bool = slice_reply.valid,
        /// Its word.
        pub slice_reply_data: u128 = slice_reply.data,
        /// The NoC takes a reply.
        pub reply_ready: bool = reply.ready,
    }

    /// What the block answers in the same cycle.
    pub struct Out {
        /// The local request is taken.
        pub local_ready: bool = local.ready,
        /// The link arrival is taken.
        pub link_ready: bool = link.ready,
        /// A request is offered to the slice.
        pub slice_valid: bool = slice.valid,
        /// Its word.
        pub slice_data: u128 [when slice_valid] = slice.data,
        /// The slice's miss is taken.
        pub miss_ready: bool = miss.ready,
        /// A request is offered to the memory controller.
        pub memory_valid: bool = memory.valid,
        /// Its word.
        pub memory_data: u128 [when memory_valid] = memory.data,
        /// It went past the slice.
        pub memory_bypass: bool [when memory_valid],
        /// The memory's reply is taken.
        pub memory_reply_ready: bool = memory_reply.ready,
        /// A fill is offered to the slice.
        pub fill_valid: bool = fill.valid,
        /// Its word.
        pub fill_data: u128 [when fill_valid] = fill.data,
        /// The slice's reply is taken.
        pub slice_reply_ready: bool = slice_reply.ready,
        /// A reply is offered to the NoC.
        pub reply_valid: bool = reply.valid,
        /// Its word.
        pub reply_data: u128 [when reply_valid] = reply.data,
        /// Both queues are empty.
        pub idle: bool,
    }
}
