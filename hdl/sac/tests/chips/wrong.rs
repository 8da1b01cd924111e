//! Each rule that is left out is noticed, and by which check.

use llc::llc_slice::model::Fault;
use sac::reconfigurator::model::Reconfigurator;
use sac::sac_chip::model::SacChip;
use sac::sac_chip::{self, Config, In, Out};
use sac::world::{Board, Choice, Network};
use testbenches::dut::Model as _;
use testbenches::engine::{Engine, EngineKind, make};

use crate::bench::{MOST, Top};
use crate::{Bench, Setup};

/// The fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wrong {
    Nothing,
    Slices(Fault),
    /// Atomics that a slice passes on go to their home by `local`, and wait for the slice there.
    AtomicsThroughLocal,
    /// SMs are released before every chip has switched.
    ReleasesEarly,
}

/// A golden chip.
struct Golden {
    config: Config,
    wrong: Wrong,
    chip: SacChip<MOST>,
}

impl Wrong {
    /// A golden chip with what is wrong about it.
    pub fn chip(self, setup: &Setup) -> Top {
        let config = setup.chip();
        let chip = self.made(&config);
        Box::new(Golden { config, wrong: self, chip })
    }

    /// The same, or if nothing is wrong one by an engine.
    pub fn chip_by(self, engine: EngineKind, setup: &Setup) -> Top {
        match self {
            Wrong::Nothing => make::<sac_chip::Dut<MOST>>(&setup.chip(), engine, 1).unwrap(),
            _ => self.chip(setup),
        }
    }

    /// A board, with what is wrong about it.
    pub fn board(self, setup: &Setup, choice: Choice) -> Board {
        let config = setup.reconfigurator();
        let right = Reconfigurator::new(&config);
        let reconfigurator = match self {
            Wrong::ReleasesEarly => right.releasing_early(),
            _ => right,
        };
        Board::new(&config, reconfigurator, choice)
    }

    /// A network, with what is wrong about it.
    pub fn network(self, setup: &Setup) -> Network {
        let network = Network::new(setup.shape(), setup.buffer, setup.in_flight);
        match self {
            Wrong::AtomicsThroughLocal => network.with_atomics_by_local(),
            _ => network,
        }
    }

    fn made(self, config: &Config) -> SacChip<MOST> {
        match self {
            Wrong::Slices(fault) => SacChip::new(config).with_fault(fault),
            _ => SacChip::new(config),
        }
    }
}

impl Engine<In<MOST>, Out<MOST>> for Golden {
    fn name(&self) -> &str {
        "model"
    }

    fn cycle(&mut self, reset: bool, input: &In<MOST>) -> Out<MOST> {
        if reset {
            self.chip = self.wrong.made(&self.config);
            return Out::default();
        }
        self.chip.step(input)
    }
}

/// The bench's messages for a wrong build in so many cycles, for each of some seeds that finds it.
fn all_said(setup: &Setup, wrong: Wrong) -> impl Iterator<Item = String> {
    let run = move |seed| Bench::wrong(setup, wrong, seed).cycles(200_000).err();
    (1..=4).filter_map(run).map(|violation| violation.to_string())
}

/// The first message.
fn said(setup: &Setup, wrong: Wrong) -> String {
    all_said(setup, wrong).next().unwrap_or_default()
}

/// An SM found a word older or newer than its program left it.
fn is_out_of_place(said: &str) -> bool {
    let rules = ["which alone writes it", "must have been added to", "since the last flush"];
    rules.iter().any(|rule| said.contains(rule))
}

#[test]
fn write_backs_of_whole_sectors_destroy_what_other_chips_wrote() {
    let said = said(&Setup::tight(2), Wrong::Slices(Fault::WholeSectors));
    assert!(said.contains("order") || said.contains("flush"), "{said}");
}

#[test]
fn a_fill_that_waits_for_the_reply_port_deadlocks() {
    let said = said(&Setup::crowded(2), Wrong::Slices(Fault::FillWaits));
    assert!(said.contains("must be answered within"), "{said}");
}

#[test]
fn an_atomics_answer_without_a_place_deadlocks() {
    let said = said(&Setup::crowded(2), Wrong::Slices(Fault::AnswerWaits));
    assert!(said.contains("must be answered within"), "{said}");
}

#[test]
fn atomics_through_local_deadlock() {
    let (setup, wrong) = (Setup::tight(2), Wrong::AtomicsThroughLocal);
    assert!(all_said(&setup, wrong).any(|said| said.contains("must be answered within")));
}

/// Where there is more room they overtake what their slice has written back.
#[test]
fn atomics_through_local_are_out_of_order() {
    let said = said(&Setup::of(2), Wrong::AtomicsThroughLocal);
    assert!(is_out_of_place(&said), "{said}");
}

#[test]
fn a_release_before_all_chips_have_switched_is_found() {
    let said = said(&Setup::of(2), Wrong::ReleasesEarly);
    assert!(!said.is_empty());
}

/// Under SM-side another chip's write-back of a line goes past the slice at its home, which would keep the line as it was.
#[test]
fn a_flush_that_keeps_lines_of_the_chips_memory_leaves_them_stale() {
    let said = said(&Setup::of(2), Wrong::Slices(Fault::FlushKeepsLocal));
    assert!(is_out_of_place(&said), "{said}");
}

#[test]
fn a_store_past_loads_that_wait_for_its_line_makes_them_newer() {
    let said = said(&Setup::busy(2), Wrong::Slices(Fault::StorePassesLoads));
    assert!(said.contains("which alone writes it"), "{said}");
}

#[test]
fn an_atomic_that_does_not_wait_for_a_pending_line_makes_loads_older() {
    let said = said(&Setup::busy(2), Wrong::Slices(Fault::AtomicPassesLoads));
    assert!(is_out_of_place(&said), "{said}");
}
