//! Everything together, cycle by cycle.

use llc::streams::Request;
use sac::eab_unit::Outcome;
use sac::reconfigurator::state;
use sac::route_policy::model::RoutePolicy;
use sac::sac_entry::EntryRequest;
use sac::world::{Board, Choice, Given, Kernel, Network};
use testbenches::contract::Violation;
use testbenches::engine::EngineKind;
use testbenches::stimulus::Rng;

use crate::judge::{Judge, Seen};
use crate::lines::Lines;
use crate::program::Sm;
use crate::random::{Random, Slow};
use crate::{Setup, Wrong};

/// Slices of a chip, or SMs, at most.
pub const MOST: usize = 2;

/// The engine of a chip.
pub type Top = sac::world::Top<MOST>;

type Chip = sac::world::Chip<Slow, MOST>;

/// Cycles from one look at the age of requests to the next.
const LOOK: u64 = 256;

/// Counts of a run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Run {
    pub cycles: u64,
    /// How often the unit said memory-side, and how often SM-side.
    pub said: [u64; 2],
    /// Kernels that were profiled, and that came to run under SM-side.
    pub profiles: u64,
    pub sm_side: u64,
    /// Cycles in which the organisation is SM-side.
    pub sm_side_cycles: u64,
    pub seen: Seen,
}

/// The engine of right chips in directed runs: `WARPCACHE_CHIPS_ENGINE`, else the golden model. The page's tables are
/// the same with `verilog`.
fn engine() -> EngineKind {
    let name = std::env::var("WARPCACHE_CHIPS_ENGINE").unwrap_or_else(|_| "model".to_owned());
    name.parse().unwrap_or_else(|error| panic!("WARPCACHE_CHIPS_ENGINE: {error}"))
}

/// Chips, their SMs, what joins them, and the judge.
pub struct Bench {
    setup: Setup,
    rng: Rng,
    route: RoutePolicy,
    board: Board,
    chips: Vec<Chip>,
    sms: Vec<Vec<Sm>>,
    network: Network,
    random: Random,
    judge: Judge,
    state: u64,
    /// Cycles between starts of kernels.
    pace: u64,
    /// Kernels and programs are not random: what the next cycle brings.
    given: Option<Kernel>,
    run: Run,
}

impl Bench {
    /// After a reset, with golden chips.
    pub fn new(setup: &Setup, wrong: Wrong, seed: u64) -> Bench {
        Bench::of(setup, wrong, seed, || wrong.chip(setup))
    }

    /// The same with chips of any kind.
    pub fn of(setup: &Setup, wrong: Wrong, seed: u64, top: impl Fn() -> Top) -> Bench {
        let memories = || (0..setup.slices()).map(|_| Slow::new(setup)).collect();
        let chip = |number| Chip::new(&setup.chip(), number, top(), memories());
        let sms = |chip| (0..setup.sms()).map(|sm| Sm::new(setup, chip, sm)).collect();
        Bench {
            setup: setup.clone(),
            rng: Rng::new(seed),
            route: RoutePolicy::new(setup.tile().route()),
            board: wrong.board(setup, Choice::Either),
            chips: (0..setup.chips()).map(chip).collect(),
            sms: (0..setup.chips()).map(sms).collect(),
            network: wrong.network(setup),
            random: Random::new(setup),
            judge: Judge::new(setup),
            state: state::IDLE,
            pace: 200,
            given: None,
            run: Run::default(),
        }
    }

    /// Golden chips with something wrong that run under SM-side whenever they can.
    pub fn wrong(setup: &Setup, wrong: Wrong, seed: u64) -> Bench {
        Bench { board: wrong.board(setup, Choice::SmSide), ..Bench::new(setup, wrong, seed) }
    }

    /// Chips without programs and kernels but those that are given.
    pub fn directed(setup: &Setup, choice: Choice) -> Bench {
        Bench::directed_with(setup, choice, Wrong::Nothing)
    }

    /// The same with something wrong.
    pub fn directed_with(setup: &Setup, choice: Choice, wrong: Wrong) -> Bench {
        let mut bench = Bench::of(setup, wrong, 1, || wrong.chip_by(engine(), setup));
        bench.board = wrong.board(setup, choice);
        bench.given = Some(Kernel::default());
        bench.sms().for_each(|(_, sm)| sm.store(0..0));
        bench
    }

    /// A kernel starts, or ends, in the next cycle.
    pub fn give(&mut self, kernel: Kernel) {
        self.given = Some(kernel);
    }

    /// All SMs with the chip of each.
    pub fn sms(&mut self) -> impl Iterator<Item = (usize, &mut Sm)> {
        let chips = self.sms.iter_mut().enumerate();
        chips.flat_map(|(chip, sms)| sms.iter_mut().map(move |sm| (chip, sm)))
    }

    /// The SM of this number among those of all chips.
    pub fn sm(&mut self, number: usize) -> &mut Sm {
        let sms = self.setup.sms();
        &mut self.sms[number / sms][number % sms]
    }

    /// Runs until `is`; the cycles that it took, and no more than `most`.
    pub fn until(&mut self, most: u64, mut is: impl FnMut(&mut Bench) -> bool) -> u64 {
        for cycles in 0..most {
            if is(self) {
                return cycles;
            }
            self.cycle().unwrap();
        }
        panic!("never in {most} cycles")
    }

    /// The reconfigurator's number of `state`.
    pub fn state(&self) -> u64 {
        self.state
    }

    /// The last result of the unit.
    pub fn outcome(&self) -> Outcome {
        self.board.outcome
    }

    /// Messages that have gone from chip to chip.
    pub fn crossed(&self) -> u64 {
        self.network.crossed.iter().flatten().sum()
    }

    /// Counts of the run so far.
    pub fn run(&self) -> Run {
        Run { seen: self.judge.seen, said: self.board.said, ..self.run }
    }

    /// Runs `cycles` cycles.
    pub fn cycles(&mut self, cycles: u64) -> Result<Run, Violation> {
        for _ in 0..cycles {
            self.cycle()?;
        }
        Ok(self.run())
    }

    fn cycle(&mut self) -> Result<(), Violation> {
        let now = self.run.cycles;
        if self.given.is_none() {
            self.change();
        }
        for chip in 0..self.chips.len() {
            self.chip(now, chip)?;
        }
        let kernel = self.kernel();
        let shown = self.board.cycle(now, kernel, (&mut self.random, &mut self.rng));
        self.see(shown.state)?;
        self.run.sm_side_cycles += u64::from(shown.sm_side);
        self.network.tick(now, &mut self.random, &mut self.rng);
        if now.is_multiple_of(LOOK) {
            self.judge.in_time(now, self.setup.oldest)?;
        }
        self.run.cycles += 1;
        Ok(())
    }

    /// Now and then SMs ask for other things, and kernels come more often or less.
    fn change(&mut self) {
        let rng = &mut self.rng;
        if rng.chance(1, 1_000) {
            self.sms.iter_mut().flatten().for_each(|sm| sm.change(rng));
        }
        if rng.chance(1, 8_000) {
            // A profile and its evaluation alone take some 900 cycles.
            self.pace = *rng.pick(&[200, 4_000, 8_000, 16_000]).unwrap();
        }
    }

    /// Starts and ends of kernels.
    fn kernel(&mut self) -> Kernel {
        if let Some(kernel) = &mut self.given {
            return core::mem::take(kernel);
        }
        let rng = &mut self.rng;
        let (start, end) = (rng.chance(1, self.pace), rng.chance(1, 2 * self.pace));
        Kernel { start, pinned: rng.chance(1, 8), end }
    }

    /// A cycle of a chip and its SMs.
    fn chip(&mut self, now: u64, number: usize) -> Result<(), Violation> {
        let rng = &mut self.rng;
        let (level, counter) = self.board.seen(now, number);
        let offered: Vec<_> = self.sms[number].iter_mut().map(|sm| sm.next(now, rng)).collect();
        let given = Given { level, counter, sms: &offered };
        let done = self.chips[number].cycle(&given, &mut self.network, rng);
        assert_eq!(self.chips[number].fault(), None);
        self.board.hear(now, number, (done.answer, done.counter), (&mut self.random, rng));
        for (sm, (is_taken, reply)) in self.sms[number].iter_mut().zip(done.sms) {
            if let Some((request, since)) = sm.see(is_taken) {
                self.judge.accept(sm.number(), &of_entry(&request), since);
            }
            if let Some(reply) = reply {
                self.judge.reply(sm.number(), &reply, now)?;
                sm.answer(&reply);
            }
        }
        Ok(())
    }

    /// Notes the reconfigurator's state.
    fn see(&mut self, state: u64) -> Result<(), Violation> {
        let before = core::mem::replace(&mut self.state, state);
        if before == state {
            return Ok(());
        }
        match (before, state) {
            (state::PROFILE, state::EVALUATE) => self.run.profiles += 1,
            (_, state::SM_SIDE) => self.run.sm_side += 1,
            (state::FLUSH, _) => {
                let (route, lines) = (&self.route, Lines::new(&self.setup));
                let chips = &self.chips;
                self.judge.flushed(|line, sector| {
                    let slice = route.place(line).slice as usize;
                    chips[lines.home(line) as usize].memories[slice].memory.read(line, sector)
                })?;
            }
            _ => {}
        }
        Ok(())
    }
}

/// An SM's request as its slice gets it.
fn of_entry(request: &EntryRequest) -> Request {
    let EntryRequest { valid, kind, operation, line, sectors, byte_enable, data, .. } = *request;
    let EntryRequest { source, id, home, .. } = *request;
    let chip = 0;
    Request { valid, kind, operation, line, sectors, byte_enable, data, source, id, chip, home }
}
