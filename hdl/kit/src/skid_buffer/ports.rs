//! The ports.
pub use signal::port::Ready;
use signal::port::{Carried, Streamed};

signal::ports! {
    /// `T` is what passes: any stream of one word.
    rtl super::rtl::SkidBuffer<T: Streamed> for<const MOST: usize, const LIMBS: usize>(shape: <T as Carried>::Shape<'_>);

    /// Words that enter.
    in stream push: T = shape,
    /// Words that leave.
    out stream pop: T = shape,
}
