//! The world around a slice, which stimulus, judges and tests share: a next level that serves each line's
//! requests in their order and answers after any time, and a memory that knows what every load returns.

mod golden;
mod next_level;

pub use base::environment::{Latency, Memory, sectors_of};
pub use golden::Golden;
pub use next_level::NextLevel;

use crate::streams::{MemoryRequest, Request};
use base::streams::CoreRequest;
use testbenches::stimulus::Rng;

/// One of so many line addresses of `bits` bits, and now and then one that differs from it in one bit, whichever.
pub fn near_line(rng: &mut Rng, bits: usize, lines: u64) -> u64 {
    let far = if rng.chance(1, 8) { 1 << rng.below(bits as u64) } else { 0 };
    (rng.below(lines) & (u64::MAX >> (64 - bits))) ^ far
}

/// The effect of a request on a memory.
pub fn asked(request: &Request) -> CoreRequest {
    let Request { valid, kind, operation, line, sectors, byte_enable, data, .. } = *request;
    let (bypass_l1, id) = (false, 0);
    CoreRequest { valid, kind, operation, line, sectors, byte_enable, data, bypass_l1, id }
}

/// The effect of a request to the next level on a memory.
pub fn passed(down: &MemoryRequest) -> CoreRequest {
    asked(&Request::from(*down))
}
