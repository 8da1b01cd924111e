//! The kinds of requests, by the numbers that represent them in an answer.

pub const LOOKUP: usize = 0;
pub const REMOVE: usize = 1;
pub const INVALIDATE: usize = 2;
pub const FLUSH: usize = 3;

/// The words for a kind of request.
pub const KINDS: &[(&str, u64)] = &[
    ("lookup", LOOKUP as u64),
    ("remove", REMOVE as u64),
    ("invalidate", INVALIDATE as u64),
    ("flush", FLUSH as u64),
];
