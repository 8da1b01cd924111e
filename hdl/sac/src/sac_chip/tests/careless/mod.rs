//! A careless user: what is not valid carries anything, levels are held too long or dropped before they are answered, and
//! resets come in the middle of everything. Nothing is lost, answered twice or wrong, and the next switch works.

mod user;

use llc::llc_slice::model::Fault;
use testbenches::dut::Model as _;
use testbenches::engine::{Engine, EngineKind, make};

use super::super::model::SacChip;
use super::super::ports::Levels;
use super::super::{In, Out};
use super::{Dut, MOST, of};
use user::{Chip, User};

impl User {
    fn run(&mut self, cycles: u64) {
        for _ in 0..cycles {
            self.cycle();
        }
    }

    fn until(&mut self, what: &str, is: impl Fn(&Out<MOST>) -> bool) {
        assert!((0..5_000).any(|_| is(&self.cycle())), "never {what}");
        // A level held longer than it need be.
        let longer = self.below(20);
        self.run(longer);
    }

    /// A switch to `sm_side`, by the rules; memory is then as the programs left it.
    fn switch(&mut self, sm_side: bool) {
        self.drain();
        self.level.flush = true;
        self.until("flushed", |out| out.answer.flushed);
        assert!(self.asked.is_empty(), "all are answered: {:?}", self.asked);
        for (at, words) in &self.program {
            assert_eq!(self.memory.get(at).copied().unwrap_or_default(), *words, "{at:?}");
        }
        (self.level.flush, self.level.sm_side) = (false, sm_side);
        self.until("switched", |out| !out.answer.flushed && out.answer.organisation == sm_side);
        self.level.hold = false;
        self.until("released", |out| !out.answer.held);
    }

    fn drain(&mut self) {
        self.level.hold = true;
        self.until("drained", |out| out.answer.held && out.answer.empty && out.answer.idle);
    }

    /// A profile by the rules; its counters come once each.
    fn profile(&mut self) {
        self.counters = 0;
        self.level.profile = true;
        self.until("profiled", |out| out.answer.profiled);
        self.run(60);
        assert_eq!(self.counters, 10, "six counters, and two of each of two slices");
        self.level.profile = false;
        self.run(2);
    }

    /// Levels that rise and fall in any order, of which none changes the organisation; then none is true.
    fn levels(&mut self) {
        let sm_side = self.level.sm_side;
        for _ in 0..self.below(12) {
            match self.below(3) {
                0 => self.level.hold = !self.level.hold,
                1 => self.level.flush = !self.level.flush,
                _ => self.level.profile = !self.level.profile && !sm_side,
            }
            let few = self.below(30);
            self.run(few);
        }
        self.level = Levels { sm_side, ..Levels::default() };
        self.until("released", |out| !out.answer.held && !out.answer.flushed);
    }

    /// One careless act.
    fn slip(&mut self) {
        let few = 1 + self.below(6);
        match self.below(6) {
            0 => {
                self.level.hold = true;
                self.run(few);
                self.level.hold = false;
            }
            1 => {
                self.drain();
                self.level.flush = true;
                self.run(few);
                self.level = Levels { sm_side: self.level.sm_side, ..Levels::default() };
            }
            2 if !self.level.sm_side => {
                self.level.profile = true;
                let short = self.below(60);
                self.run(short);
                self.level.profile = false;
                self.run(2);
                self.profile();
            }
            3 => {
                self.level.hold = self.below(2) == 1;
                self.run(few);
                self.reset();
            }
            4 => {
                self.drain();
                self.level.flush = true;
                self.run(few);
                self.reset();
            }
            _ => self.levels(),
        }
    }
}

/// Careless acts, each followed by a switch; the requests answered.
fn careless(chip: Chip, seed: u64) -> u64 {
    let mut user = User::new(chip, seed);
    for _ in 0..60 {
        let cycles = 50 + user.below(300);
        user.run(cycles);
        user.slip();
        user.run(cycles);
        let sm_side = user.below(2) == 1;
        user.switch(sm_side);
    }
    user.answered
}

#[test]
fn a_careless_user_gets_what_is_right() {
    let config = of(2, 2, 2);
    let answered = [EngineKind::Model, EngineKind::Verilog].map(|kind| {
        let chip = || make::<Dut>(&config, kind, 1).unwrap();
        [0x1357_9bdf, 0x2468_ace1].map(|seed| careless(chip(), seed))
    });
    assert_eq!(answered[0], answered[1]);
    assert!(answered[0].iter().all(|&answered| answered > 1_000), "{answered:?}");
}

/// A chip that is wrong; without a fault, one that no reset reaches.
struct Wrong {
    chip: SacChip<MOST>,
    fault: Option<Fault>,
}

impl Engine<In<MOST>, Out<MOST>> for Wrong {
    fn name(&self) -> &str {
        "wrong"
    }

    fn cycle(&mut self, reset: bool, input: &In<MOST>) -> Out<MOST> {
        match (reset, self.fault) {
            (true, Some(fault)) => self.chip = SacChip::new(&of(2, 2, 2)).with_fault(fault),
            (true, None) => {}
            (false, _) => return self.chip.step(input),
        }
        Out::default()
    }
}

#[test]
#[should_panic(expected = "SM ")]
fn a_store_that_passes_loads_is_noticed() {
    let (chip, fault) = (SacChip::new(&of(2, 2, 2)), Some(Fault::StorePassesLoads));
    careless(Box::new(Wrong { chip, fault }), 0x1357_9bdf);
}

#[test]
#[should_panic(expected = "SM ")]
fn a_reset_that_is_overlooked_is_noticed() {
    let chip = SacChip::new(&of(2, 2, 2));
    careless(Box::new(Wrong { chip, fault: None }), 0x1357_9bdf);
}
