//! A policy and the ways that it serves.
use crate::{Illegal, lru};
use signal::index_bits;

/// How the victim is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Policy {
    /// The least recently used.
    Lru,
    /// Pseudo-LRU by a tree of bits, for a power of two of ways.
    Plru,
    /// Most distant predicted use (SRRIP), two bits a way.
    Srrip,
}

impl Policy {
    /// Its name in a module's.
    pub fn word(self) -> &'static str {
        match self {
            Policy::Lru => "lru",
            Policy::Plru => "plru",
            Policy::Srrip => "srrip",
        }
    }
}

/// A geometry that hardware can be built from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Config {
    policy: Policy,
    ways: usize,
    order: lru::Config,
}

impl Config {
    /// `ways` ways, 1..=32; with `plru` a power of two.
    ///
    /// # Errors
    /// A figure outside its range.
    pub fn new(policy: Policy, ways: usize) -> Result<Config, Illegal> {
        let ways = Illegal::unless_in(1..=32, "replacement", "ways", ways)?;
        let order = lru::Config::new(ways)?;
        if policy == Policy::Plru && !ways.is_power_of_two() {
            let down = ways.next_power_of_two() / 2;
            return Err(Illegal::new(
                "replacement",
                "ways",
                "must be a power of two with plru",
                ways,
                down,
            ));
        }
        Ok(Config { policy, ways, order })
    }

    /// Replacement policy: LRU, tree PLRU or SRRIP.
    pub fn policy(&self) -> Policy {
        self.policy
    }

    /// Number of ways of a set.
    pub fn ways(&self) -> usize {
        self.ways
    }

    /// Bits of a way's number.
    pub fn way_bits(&self) -> usize {
        index_bits(self.ways)
    }

    /// Bits of a set's state, 1..=496.
    pub fn state_bits(&self) -> usize {
        match self.policy {
            Policy::Lru => self.order.order_bits(),
            Policy::Plru => (self.ways - 1).max(1),
            Policy::Srrip => 2 * self.ways,
        }
    }

    /// The same with one way, which every policy serves.
    pub(super) fn with_one_way(self) -> Config {
        Config { ways: 1, ..self }
    }

    /// The order that `lru` keeps.
    pub(super) fn order(&self) -> lru::Config {
        self.order
    }
}
