//! The simplest ready/valid streams.
use crate::port::{Beat, Wide};

crate::bundle! {
    /// Words of a stream that are just words.
    pub stream Payload(width: usize) {
        /// The word.
        data: Wide = width,
    }
}

crate::bundle! {
    /// Words of the data path.
    pub stream BeatPayload(width: usize) {
        /// The word.
        data: Beat = width,
    }
}
