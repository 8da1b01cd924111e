//! Chips, the network between them, and the board with their reconfigurator: what surrounds them says when things move.

mod board;
mod chip;
mod network;
mod wire;

pub use board::{Board, Choice, Kernel};
pub use chip::{Behind, Chip, Done, Given, Top};
pub use network::{End, Network, Shape};

use testbenches::stimulus::Rng;

/// A message at the end that it leaves.
#[derive(Clone, Copy, Debug)]
pub struct Way {
    /// The cycle.
    pub now: u64,
    /// 0 for requests, 1 for replies.
    pub channel: usize,
    /// Number of the end, SMs of all chips before tiles.
    pub sender: usize,
    /// The chips of sender and receiver.
    pub from: usize,
    /// See `from`.
    pub to: usize,
}

/// When messages and levels move.
pub trait Pace {
    /// The sender of a channel that comes first where several compete.
    fn first(&self, channel: usize) -> usize;

    /// The cycle from which on a message may arrive, if it may leave now.
    fn leaves(&mut self, way: &Way, rng: &mut Rng) -> Option<u64>;

    /// A message has left, with a sector's bytes or without.
    fn left(&mut self, way: &Way, has_data: bool);

    /// An end may take a message of a channel.
    fn arrives(&self, _now: u64, _channel: usize, _receiver: usize) -> bool {
        true
    }

    /// An end has taken one, with a sector's bytes or without.
    fn arrived(&mut self, _now: u64, _channel: usize, _receiver: usize, _has_data: bool) {}

    /// Cycles beyond the next one that a level of the reconfigurator or an answer is in flight, if it `changes`.
    fn level(&mut self, changes: bool, rng: &mut Rng) -> u64;
}
