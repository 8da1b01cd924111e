//! Constrained random stimulus: a generator that is the same everywhere, weighted events, gaps and
//! back-pressure.

mod pressure;
mod rng;
mod stream;
mod weighted;

pub use pressure::{Pattern, Pressure};
pub use rng::Rng;
pub use stream::{StreamSink, StreamSource};
pub use weighted::Weighted;
