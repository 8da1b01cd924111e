//! The kinds of requests, by the numbers that stand for them in an answer.

/// A lookup.
pub const LOOKUP: usize = 0;
/// A remove.
pub const REMOVE: usize = 1;
/// An invalidate.
pub const INVALIDATE: usize = 2;
/// A flush.
pub const FLUSH: usize = 3;

/// The words for a kind of request.
pub const KINDS: &[(&str, u64)] = &[
    ("lookup", LOOKUP as u64),
    ("remove", REMOVE as u64),
    ("invalidate", INVALIDATE as u64),
    ("flush", FLUSH as u64),
];
