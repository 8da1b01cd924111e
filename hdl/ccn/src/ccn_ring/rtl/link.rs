//! A link between two stops.

use base::skid_row::SkidRow;
use signal::port::Streamed;
use signal::prelude::*;

/// Skid buffers in a row, one less than the link's latency.
pub type RingLink<T> = SkidRow<T>;

/// An empty link of `latency` cycles, 2..=5.
pub fn ring_link<T: Streamed>(shape: T::Shape<'_>, latency: usize) -> RingLink<T> {
    SkidRow::new(shape, latency - 1, |width| {
        let summary = "A link between two stops: skid buffers in a row, one less than its latency.";
        Kind::of::<RingLink<T>>(summary)
            .named(&format!("{}_link", T::NAME))
            .with("width", width)
            .with("latency", latency)
            .and_more()
    })
}
