//! How decoupled L1s are joined: each to its core and to L2, and all of them by the duel (`ics15` §4.3).

use crate::l1d::{self, In, Out};
use crate::sm_dueling::model::{Side, SmDueling};
use crate::sm_dueling::{self, Access};
use ::cluster::{Given, Names, Never, Shown, Slices, Wiring};
use base::Geometry;
use base::streams::Counter;
use signal::port::Ready;
use testbenches::dut::Model as _;
use testbenches::engine::BoxedEngine;

/// A cluster of decoupled L1s.
#[derive(Clone, Debug)]
pub struct Config {
    /// Each of them.
    pub l1d: l1d::Config,
    /// The duel of the first two.
    pub duel: sm_dueling::Config,
    /// How many: 1..=256; with one, nobody follows.
    pub cores: usize,
    /// The slices of L2 behind them.
    pub slices: Slices,
}

/// The L1s of a cluster, and their duel: core 0 leads with the decoupled tags, core 1 as the baseline, the others follow.
///
/// The golden duel says who follows whom. Hardware may be beside it, and must agree in every cycle.
pub struct Joined {
    config: Config,
    duel: SmDueling,
    beside: Option<BoxedEngine<sm_dueling::Dut>>,
}

impl Joined {
    /// The same, with another engine's duel beside the golden one.
    pub fn with_duel(mut self, mut beside: BoxedEngine<sm_dueling::Dut>) -> Joined {
        beside.cycle(true, &sm_dueling::In::default());
        self.beside = Some(beside);
        self
    }

    /// A core uses the baseline L1 from the next cycle on.
    fn is_baseline(&self, core: usize) -> bool {
        match core {
            0 => false,
            1 => true,
            _ => self.duel.followers() == Side::Baseline,
        }
    }
}

impl Wiring for Joined {
    type Config = Config;
    type In = In;
    type Out = Out;
    type ToHome = Never;
    type ToCore = Never;

    const NAMES: Names = Names { to_home: "", to_l2: "down_request", to_core: "" };

    fn of(config: &Config) -> Joined {
        Joined { config: config.clone(), duel: SmDueling::new(&config.duel), beside: None }
    }

    fn cores(&self) -> usize {
        self.config.cores
    }

    fn geometry(&self) -> &Geometry {
        self.config.l1d.data()
    }

    fn direct_bit(&self) -> usize {
        self.config.l1d.data().down_id_bits() - 1
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
            baseline: self.is_baseline(given.core),
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

    fn tick(&mut self, accesses: &[Option<bool>]) -> Result<(), String> {
        let access = |core: usize| {
            let hit = accesses.get(core).copied().flatten();
            Access { valid: hit.is_some(), hit: hit.unwrap_or(false) }
        };
        let input = sm_dueling::In {
            decoupled_access: access(0),
            baseline_access: access(1),
            advance: true,
            ..sm_dueling::In::default()
        };
        let golden = self.duel.step(&input);
        match self.beside.as_mut().map(|beside| beside.cycle(false, &input)) {
            Some(seen) if seen.followers_decoupled != golden.followers_decoupled => Err(format!(
                "sm_dueling: model and hardware differ: followers_decoupled {}, {}",
                golden.followers_decoupled, seen.followers_decoupled
            )),
            _ => Ok(()),
        }
    }
}
