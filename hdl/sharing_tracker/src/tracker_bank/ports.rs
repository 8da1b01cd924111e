//! The ports.

use super::Config;
use crate::streams::{Forward, Message, Request};
use crate::tracker::Flush;
use signal::port::Lanes;

signal::ports! {
    /// `MOST` is how many cores there is room for.
    shared<const MOST: usize>(config: &Config);

    /// Packets of each core.
    in exchange message: Lanes<Message, MOST> = (config.cores(), config.port()),
    /// Every entry is to be freed.
    in stream flush: Flush,
    /// The loads that each core is to answer.
    out exchange forward: Lanes<Forward, MOST> = (config.cores(), config.port()),
    /// Forwards that a core could not answer.
    in stream nack: Forward = config.port(),
    /// Requests to the bank of L2.
    out stream request: Request = config.port(),
    /// No answer is valid, and nothing waits.
    out idle: bool,
}
