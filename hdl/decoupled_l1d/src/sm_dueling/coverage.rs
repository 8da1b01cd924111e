//! Coverage bins, and the cycles in which the answer may change.

use testbenches::contract::Violation;
use testbenches::coverage::{Coverage, Unreachable};
use testbenches::dut::Model as _;

use super::model::{Leader, Side, SmDueling, decide};
use super::{COUNTERS, Config, In, Out};
use testbenches::recording::Known;

/// Bins that a search hits among the seeds of the preset.
pub(super) const RECORDED: &[Known] =
    &[Known { eighths: &[(16, 1), (10, 1), (23, 1), (39, 1), (15, 4)], missed: 3 }];

testbenches::bins! {
    /// The cases of the block's rules.
    pub enum Covered {
        idle: "a cycle passed without an access",
        both_access: "both leaders had an access in one cycle",
        access_while_time_stands: "an access came in a cycle without advance",
        access_of_closing_cycle: "an access came in the closing cycle",
        access_after_closing: "an access came in the cycle after the closing one",
        access_with_answer: "an access came in the cycle in which a new answer showed",
        answer_while_time_stands: "a new answer showed in a cycle without advance",
        decoupled_full: "an access of the decoupled leader found its counter at the interval's length",
        baseline_full: "an access of the baseline leader found its counter at the interval's length",
        filled_by_closing_cycle: "the closing cycle's access filled a counter",

        decoupled_few: "the decoupled leader alone had too few accesses",
        baseline_few: "the baseline leader alone had too few accesses",
        both_few: "both leaders had too few accesses",
        decoupled_just_enough: "the decoupled leader had just enough accesses, and something was decided",
        baseline_just_enough: "the baseline leader had just enough accesses, and something was decided",

        to_baseline: "the followers turned to the baseline",
        to_decoupled: "the followers turned to the decoupled L1",
        still_baseline: "the baseline was chosen again",
        still_decoupled: "the decoupled L1 was chosen again",
        tie: "rates above 0 were equal",
        no_misses: "neither leader missed",
        all_misses: "every access of both leaders missed",
        decoupled_within_margin: "the decoupled leader was worse, but not by the margin",
        baseline_within_margin: "the baseline leader was worse, but not by the margin",
        decoupled_just_met: "the decoupled leader was worse, and with one miss less would not have been by the margin",
        baseline_just_met: "the baseline leader was worse, and with one miss less would not have been by the margin",
        decoupled_just_short: "one miss more would have made the decoupled leader worse by the margin",
        baseline_just_short: "one miss more would have made the baseline leader worse by the margin",
        decoupled_exact: "the decoupled leader was worse by the margin to the last digit",
        baseline_exact: "the baseline leader was worse by the margin to the last digit",

        every_counter_read: "each of the four counters was read with a value above 0",
        read_after_closing: "a counter was read in the cycle after the closing one",
    }
}

/// Counts [`Covered`] and checks when the answer changes.
pub struct Monitor {
    config: Config,
    /// The state of the block before this cycle's edge.
    state: SmDueling,
    /// The answer of the cycle before.
    before: bool,
    /// Cycles since the closing one: 0 in the cycle after it.
    since_closing: Option<u64>,
    /// Counters that were read above 0, bit i for counter i.
    read: u64,
}

impl Monitor {
    /// A monitor for the cycles after a reset.
    pub fn new(config: &Config) -> Monitor {
        let state = SmDueling::new(config);
        Monitor { config: config.clone(), state, before: false, since_closing: None, read: 0 }
    }

    fn cover_cycle(&self, input: &In, coverage: &mut Coverage<Covered>) {
        let (decoupled, baseline) = self.state.leaders();
        let accesses = [input.decoupled_access.valid, input.baseline_access.valid];
        let any = accesses.contains(&true);
        coverage.hit_when(!any, Covered::idle);
        coverage.hit_when(accesses == [true, true], Covered::both_access);
        coverage.hit_when(any && !input.advance, Covered::access_while_time_stands);
        coverage.hit_when(any && self.since_closing == Some(0), Covered::access_after_closing);
        let full = self.config.interval() as u64;
        let is_full = |access: bool, leader: Leader| access && leader.accesses == full;
        coverage.hit_when(is_full(accesses[0], decoupled), Covered::decoupled_full);
        coverage.hit_when(is_full(accesses[1], baseline), Covered::baseline_full);
        if self.closes(input) {
            coverage.hit_when(any, Covered::access_of_closing_cycle);
            let fills = |access: bool, leader: Leader| access && leader.accesses + 1 == full;
            let filled = fills(accesses[0], decoupled) || fills(accesses[1], baseline);
            coverage.hit_when(filled, Covered::filled_by_closing_cycle);
        }
    }

    /// This is the last cycle of an interval.
    fn closes(&self, input: &In) -> bool {
        self.state.left() == 1 && input.advance
    }

    /// An interval has closed; its accesses, those of the closing cycle included.
    fn cover_decision(
        &self,
        decoupled: &Leader,
        baseline: &Leader,
        followers: Side,
        coverage: &mut Coverage<Covered>,
    ) {
        let least = self.config.min_accesses() as u64;
        let few = [decoupled.accesses < least, baseline.accesses < least];
        coverage.hit_when(few == [true, false], Covered::decoupled_few);
        coverage.hit_when(few == [false, true], Covered::baseline_few);
        coverage.hit_when(few == [true, true], Covered::both_few);
        if few.contains(&true) {
            return;
        }
        let decision = decide(&self.config, decoupled, baseline);
        let just = |leader: &Leader| leader.accesses == least && decision.is_some();
        coverage.hit_when(just(decoupled), Covered::decoupled_just_enough);
        coverage.hit_when(just(baseline), Covered::baseline_just_enough);
        match (followers, decision) {
            (Side::Decoupled, Some(Side::Baseline)) => coverage.hit(Covered::to_baseline),
            (Side::Baseline, Some(Side::Decoupled)) => coverage.hit(Covered::to_decoupled),
            (Side::Baseline, Some(Side::Baseline)) => coverage.hit(Covered::still_baseline),
            (Side::Decoupled, Some(Side::Decoupled)) => coverage.hit(Covered::still_decoupled),
            (_, None) => {}
        }
        let misses = [decoupled.misses, baseline.misses];
        let is_tie = decoupled.excess(baseline) == 0;
        coverage.hit_when(is_tie && misses[0] > 0, Covered::tie);
        coverage.hit_when(misses == [0, 0], Covered::no_misses);
        let all = [decoupled.accesses, baseline.accesses];
        coverage.hit_when(misses == all, Covered::all_misses);
        self.cover_margin(decoupled, baseline, DECOUPLED_WORSE, coverage);
        self.cover_margin(baseline, decoupled, BASELINE_WORSE, coverage);
    }

    /// How near to the margin `worse` is; `bins` are those of this side.
    fn cover_margin(
        &self,
        worse: &Leader,
        better: &Leader,
        bins: [Covered; 4],
        coverage: &mut Coverage<Covered>,
    ) {
        let [within, just_met, just_short, exact] = bins;
        let is_met = |misses: u64| Leader { misses, ..*worse }.is_worse(better, &self.config);
        let excess = worse.excess(better);
        if is_met(worse.misses) {
            coverage.hit_when(!is_met(worse.misses - 1), just_met);
            let margin = self.config.margin_percent() as u64 * worse.accesses * better.accesses;
            coverage.hit_when(100 * excess == margin as i64, exact);
        } else {
            coverage.hit_when(excess > 0, within);
            let more = worse.misses < worse.accesses && is_met(worse.misses + 1);
            coverage.hit_when(more, just_short);
        }
    }
}

const DECOUPLED_WORSE: [Covered; 4] = [
    Covered::decoupled_within_margin,
    Covered::decoupled_just_met,
    Covered::decoupled_just_short,
    Covered::decoupled_exact,
];
const BASELINE_WORSE: [Covered; 4] = [
    Covered::baseline_within_margin,
    Covered::baseline_just_met,
    Covered::baseline_just_short,
    Covered::baseline_exact,
];

impl testbenches::dut::Monitor for Monitor {
    type In = In;
    type Out = Out;
    type Bins = Covered;

    fn observe(
        &mut self,
        input: &In,
        output: &Out,
        coverage: &mut Coverage<Covered>,
    ) -> Result<(), Violation> {
        self.cover_cycle(input, coverage);
        let changed = output.followers_decoupled != self.before;
        let any = input.decoupled_access.valid || input.baseline_access.valid;
        coverage.hit_when(changed && any, Covered::access_with_answer);
        coverage.hit_when(changed && !input.advance, Covered::answer_while_time_stands);
        self.read |= u64::from(output.counter.value > 0) << input.counter.index;
        coverage.hit_when(self.read == (1 << COUNTERS.len()) - 1, Covered::every_counter_read);
        coverage.hit_when(self.since_closing == Some(0), Covered::read_after_closing);

        let closes = self.closes(input);
        if closes {
            let last = In { advance: false, ..*input };
            let mut closed = self.state.clone();
            closed.step(&last);
            let (decoupled, baseline) = closed.leaders();
            self.cover_decision(&decoupled, &baseline, closed.followers(), coverage);
        }
        self.state.step(input);
        if changed && self.since_closing != Some(1) {
            let since = match self.since_closing {
                Some(cycles) => format!("{} cycles after a closing one", cycles + 1),
                None => "before any interval closed".to_string(),
            };
            let rule =
                format!("the answer must change 2 cycles after a closing one; it did {since}");
            return Err(Violation::new("R10", rule));
        }
        self.before = output.followers_decoupled;
        self.since_closing = match closes {
            true => Some(0),
            false => self.since_closing.map(|cycles| cycles + 1),
        };
        Ok(())
    }
}

/// The bins that a configuration has no room for.
pub fn unreachable(config: &Config) -> Vec<Unreachable<Covered>> {
    use Covered::*;
    let no_margin =
        [decoupled_within_margin, baseline_within_margin, decoupled_exact, baseline_exact];
    let reason = "with a margin of 0 a worse rate loses, and equal ones decide nothing";
    match config.margin_percent() {
        0 => no_margin.iter().map(|&bin| Unreachable::new(bin, reason)).collect(),
        _ => Vec::new(),
    }
}
