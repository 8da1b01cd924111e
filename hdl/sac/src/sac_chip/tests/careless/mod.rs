//! A careless user: what is not valid carries anything, levels are held too long or dropped before they are answered, and
//! resets come in the middle of everything. Nothing is lost, answered twice or wrong, and the next switch works.

mod user;

use llc::llc_slice::model::Fault;
use testbenches::dut::Model as _;
use testbenches::engine::{Engine, EngineKind, make};

use super::super::model::SacChip;
use super::super::ports::{Answer, Levels};
use super::super::{In, Out};
use super::{Dut, MOST, of};
use user::{Chip, User};

/// A level that a user may raise at any time.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Level {
    Hold,
    Flush,
    Profile,
}

const ALL: [Level; 3] = [Level::Hold, Level::Flush, Level::Profile];

impl Level {
    fn of(self, levels: &mut Levels) -> &mut bool {
        match self {
            Level::Hold => &mut levels.hold,
            Level::Flush => &mut levels.flush,
            Level::Profile => &mut levels.profile,
        }
    }

    fn is_answered(self, answer: &Answer) -> bool {
        match self {
            Level::Hold => answer.held,
            Level::Flush => answer.flushed,
            Level::Profile => answer.profiled,
        }
    }
}

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

    /// Levels that rise one after the other and stay until all of them are answered, and that fall in the same order.
    ///
    /// A slice takes no request while `flush` is high, so that a chip that is not empty before stays so until it falls.
    fn together(&mut self, order: &[Level]) {
        let is_drained = |answer: &Answer| answer.empty && answer.idle;
        let drains = order.contains(&Level::Hold) && !order.contains(&Level::Flush);
        for level in order {
            *level.of(&mut self.level) = true;
            let few = self.below(8);
            self.run(few);
        }
        let all = |out: &Out<MOST>| {
            order.iter().all(|level| level.is_answered(&out.answer))
                && (!drains || is_drained(&out.answer))
        };
        self.until(&format!("answered with {order:?}"), all);
        for level in order {
            *level.of(&mut self.level) = false;
            let few = self.below(8);
            self.run(few);
        }
        let none = |out: &Out<MOST>| !ALL.iter().any(|level| level.is_answered(&out.answer));
        self.until(&format!("released after {order:?}"), none);
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

/// Every two levels and all three, in every order and under both organisations; a switch by the rules after each.
fn all_together(chip: Chip) -> u64 {
    let mut user = User::new(chip, 0x1357_9bdf);
    for sm_side in [false, true] {
        for (first, second) in ALL.into_iter().flat_map(|first| ALL.map(|second| (first, second))) {
            if first == second {
                continue;
            }
            let third = ALL.into_iter().find(|level| ![first, second].contains(level));
            for order in [vec![first, second], [first, second].into_iter().chain(third).collect()] {
                user.run(100);
                user.together(&order);
                user.switch(sm_side);
            }
        }
    }
    user.answered
}

#[test]
fn levels_that_are_high_together_are_all_answered() {
    let config = of(2, 2, 2);
    let answered = [EngineKind::Model, EngineKind::Verilog]
        .map(|kind| all_together(make::<Dut>(&config, kind, 1).unwrap()));
    assert_eq!(answered[0], answered[1]);
}

/// A chip that is wrong.
struct Wrong {
    chip: SacChip<MOST>,
    /// A fault of its slices.
    fault: Option<Fault>,
    /// A reset reaches it.
    resets: bool,
    /// What becomes of its answers.
    answer: fn(&mut Answer),
}

impl Wrong {
    /// One that is still right.
    fn new() -> Wrong {
        let chip = SacChip::new(&of(2, 2, 2));
        Wrong { chip, fault: None, resets: true, answer: |_| {} }
    }
}

impl Engine<In<MOST>, Out<MOST>> for Wrong {
    fn name(&self) -> &str {
        "wrong"
    }

    fn cycle(&mut self, reset: bool, input: &In<MOST>) -> Out<MOST> {
        if reset {
            let chip = || SacChip::new(&of(2, 2, 2));
            if self.resets {
                self.chip = self.fault.map_or_else(chip, |fault| chip().with_fault(fault));
            }
            return Out::default();
        }
        let mut out = self.chip.step(input);
        (self.answer)(&mut out.answer);
        out
    }
}

#[test]
#[should_panic(expected = "SM ")]
fn a_store_that_passes_loads_is_noticed() {
    let fault = Some(Fault::StorePassesLoads);
    careless(Box::new(Wrong { fault, ..Wrong::new() }), 0x1357_9bdf);
}

#[test]
#[should_panic(expected = "SM ")]
fn a_reset_that_is_overlooked_is_noticed() {
    careless(Box::new(Wrong { resets: false, ..Wrong::new() }), 0x1357_9bdf);
}

#[test]
#[should_panic(expected = "never answered with [Hold, Flush, Profile]")]
fn an_answer_that_hides_another_is_noticed() {
    let answer = |answer: &mut Answer| answer.flushed &= !answer.profiled;
    all_together(Box::new(Wrong { answer, ..Wrong::new() }));
}
