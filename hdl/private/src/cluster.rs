//! How L1s are joined: each to its core and to L2, and to nothing else.

use crate::l1;
use ::cluster::{Given, Names, Never, Shown, Slices, Wiring};
use base::Geometry;
use base::ports::{In, Out};
use base::streams::Counter;
use signal::port::Ready;

/// A cluster of L1s.
#[derive(Clone, Debug)]
pub struct Config {
    /// Each of them.
    pub l1: l1::Config,
    /// How many: 1..=256.
    pub cores: usize,
    /// The slices of L2 behind them.
    pub slices: Slices,
}

/// The L1s of a cluster.
#[derive(Clone, Debug)]
pub struct Joined {
    config: Config,
}

impl Wiring for Joined {
    type Config = Config;
    type In = In;
    type Out = Out;
    type ToHome = Never;
    type ToCore = Never;

    const NAMES: Names = Names { to_home: "", to_l2: "down_request", to_core: "" };

    fn of(config: &Config) -> Joined {
        Joined { config: config.clone() }
    }

    fn cores(&self) -> usize {
        self.config.cores
    }

    fn geometry(&self) -> &Geometry {
        &self.config.l1
    }

    fn direct_bit(&self) -> usize {
        self.config.l1.down_id_bits() - 1
    }

    fn slices(&self) -> usize {
        self.config.slices.number
    }

    fn slice_of(&self, line: u64) -> usize {
        self.config.slices.of(line)
    }

    fn drive(&self, given: &Given<Never, Never>) -> In {
        In {
            core_request: given.core_request,
            core_reply: Ready { ready: given.takes_reply },
            down_request: Ready { ready: given.room.to_l2 },
            down_reply: given.from_l2.unwrap_or_default(),
            core_number: given.core as u64,
            flush: given.flush,
            counter: Counter { index: given.counter },
        }
    }

    fn show<'a>(&self, out: &'a Out) -> Shown<'a, Never, Never> {
        Shown {
            takes_request: out.core_request.ready,
            status: &out.core_status,
            reply: &out.core_reply,
            to_home: None,
            to_l2: &out.down_request,
            to_core: None,
            takes_from_cores: false,
            takes_from_l2: out.down_reply.ready,
            takes_from_homes: false,
            flushed: out.flushed,
            evicted: out.event.evict.then_some(out.evict.line),
            home_word: None,
            decision: None,
        }
    }
}
