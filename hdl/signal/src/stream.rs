//! The simplest ready/valid stream.
use crate::port::Wide;

crate::bundle! {
    /// Words of a stream that are just words.
    pub stream Payload(width: usize) {
        /// The word.
        data: Wide = width,
    }
}
