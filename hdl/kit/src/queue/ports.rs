//! The ports.
use signal::index_bits;
pub use signal::port::Ready;
use signal::port::{Carried, Streamed};

signal::ports! {
    /// `T` is what the queue holds: any stream.
    rtl super::rtl::Queue<T: Streamed> for<const MOST: usize, const LIMBS: usize>(geometry: (<T as Carried>::Shape<'_>, usize));

    /// Words that enter.
    in stream push: T = geometry.0,
    /// Words that leave.
    out stream pop: T = geometry.0,
    /// Words held.
    out count: u64 = index_bits(geometry.1 + 1),
}
