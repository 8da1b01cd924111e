//! The golden model: the rules of the block's page, in the plainest structures that hold them.

use super::ports::state;
use super::{Answers, Config, Counters, In, Out, Slice, Sums};

/// State of the kernel's organisation; the numbers of `state`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    Idle = state::IDLE as isize,
    Profile = state::PROFILE as isize,
    Evaluate = state::EVALUATE as isize,
    Drain = state::DRAIN as isize,
    Flush = state::FLUSH as isize,
    Switch = state::SWITCH as isize,
    SmSide = state::SM_SIDE as isize,
    MemorySide = state::MEMORY_SIDE as isize,
}

/// How far a profile has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Profile {
    /// There is none, or `profile` has not fallen at every chip.
    Over,
    /// The chips count.
    Counting,
    /// This many totals of the chips were taken.
    Totals(usize),
    /// This many counters of slices were taken.
    Slices(usize),
    /// The choice has not come.
    Choice,
}

/// A level to all chips, and what they say to it in this cycle.
#[derive(Clone, Copy, Debug, Default)]
struct Level {
    is_on: bool,
    is_answered: bool,
}

impl Level {
    /// Takes what the chips say: `all` while the level is on, `none` while it is off.
    fn hear(&mut self, all: bool, none: bool) {
        self.is_answered = if self.is_on { all } else { none };
    }

    fn is(self, on: bool) -> bool {
        self.is_on == on && self.is_answered
    }

    /// R2: a level changes once every chip has answered it.
    fn change(&mut self, to: bool) {
        if self.is_answered {
            self.is_on = to;
        }
    }
}

/// A start that has come and not begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Start {
    is_pinned: bool,
}

/// The golden reconfigurator, one for all chips.
#[derive(Clone, Debug)]
pub struct Reconfigurator {
    config: Config,
    state: State,
    /// Drain, flush and switch lead back to memory-side.
    leaves: bool,
    /// While draining: all were held, and then all were empty.
    drained: (bool, bool),
    /// The kernel ended while the caches were flushed for it.
    ended: bool,
    start: Option<Start>,
    hold: Level,
    flush: Level,
    sm_side: Level,
    profile: Level,
    progress: Profile,
    /// The profile is the running kernel's.
    is_own: bool,
    sums: Sums,
    sums_are_taken: bool,
    /// The memory-side counter of the slice at hand.
    memory_side: u64,
    releases_early: bool,
}

impl Reconfigurator {
    /// The state after a reset (R1).
    pub fn new(config: &Config) -> Reconfigurator {
        Reconfigurator {
            config: config.clone(),
            state: State::Idle,
            leaves: false,
            drained: (false, false),
            ended: false,
            start: None,
            hold: Level::default(),
            flush: Level::default(),
            sm_side: Level::default(),
            profile: Level::default(),
            progress: Profile::Over,
            is_own: false,
            sums: Sums::default(),
            sums_are_taken: false,
            memory_side: 0,
            releases_early: false,
        }
    }

    /// One that is wrong: it lets requests enter before every chip has switched.
    #[must_use]
    pub fn releasing_early(self) -> Reconfigurator {
        Reconfigurator { releases_early: true, ..self }
    }

    /// The kernel waits for its profile, since another's goes on.
    pub fn waits_for_another(&self) -> bool {
        self.state == State::Profile && self.progress != Profile::Over && !self.is_own
    }

    /// A start is latched.
    pub fn has_start(&self) -> bool {
        self.start.is_some()
    }

    /// Drain, flush and switch lead back to memory-side.
    pub fn leaves(&self) -> bool {
        self.leaves
    }

    fn hear(&mut self, answers: &Answers) {
        let all = |mask: u64| mask == self.config.all_chips();
        let Answers { held, empty, idle, flushed, organisation, profiled } = *answers;
        self.hold.hear(all(held), held | empty | idle == 0);
        self.flush.hear(all(flushed), flushed == 0);
        self.sm_side.hear(all(organisation), organisation == 0);
        self.profile.hear(all(profiled), profiled == 0);
    }

    /// The kernel is over: what follows (R10, R11).
    fn rest(&mut self, input: &In) -> State {
        let kept = self.start.take().filter(|_| !input.kernel_end);
        let given = Start { is_pinned: input.kernel_pinned };
        match if input.kernel_start { Some(given) } else { kept } {
            None => State::Idle,
            Some(Start { is_pinned: true }) => State::MemorySide,
            Some(Start { is_pinned: false }) => State::Profile,
        }
    }

    /// The kernel is over, but what goes on must be finished first.
    fn latch(&mut self, input: &In) {
        let start = Start { is_pinned: input.kernel_pinned };
        self.start = input.kernel_start.then_some(start);
    }

    fn drain(&mut self, leaves: bool) -> State {
        (self.leaves, self.drained) = (leaves, (false, false));
        State::Drain
    }

    /// The next state; `choice` is what has been chosen in this cycle.
    fn next(&mut self, input: &In, choice: Option<bool>) -> State {
        let all_chips = self.config.all_chips();
        let all = |mask: u64| mask == all_chips;
        let ends = input.kernel_end || input.kernel_start;
        let stays = self.state;
        match self.state {
            State::Idle if input.kernel_start => self.rest(input),
            State::Idle => State::Idle,
            State::Profile | State::Evaluate | State::MemorySide if ends => self.rest(input),
            State::Drain if ends && !self.leaves => self.rest(input),
            State::Profile if self.is_own && self.counts() && self.profile.is(true) => {
                State::Evaluate
            }
            State::Evaluate => match choice {
                Some(true) => self.drain(false),
                Some(false) => State::MemorySide,
                None => stays,
            },
            State::Drain => {
                if ends {
                    self.latch(input);
                }
                let was = self.drained;
                self.drained.0 |= self.hold.is(true);
                self.drained.1 |= was.0 && all(input.answers.empty);
                if was.1 && all(input.answers.idle) { State::Flush } else { stays }
            }
            State::Flush => {
                if ends {
                    self.latch(input);
                    self.ended |= !self.leaves;
                }
                match self.flush.is(true) {
                    true if self.ended => {
                        self.ended = false;
                        self.rest(input)
                    }
                    true => State::Switch,
                    false => stays,
                }
            }
            State::Switch => {
                if ends {
                    self.latch(input);
                    self.ended |= !self.leaves;
                }
                match (self.sm_side.is(!self.leaves) && self.flush.is(false), self.leaves) {
                    (true, true) => self.rest(input),
                    (true, false) => State::SmSide,
                    (false, _) => stays,
                }
            }
            State::SmSide if ends || self.ended => {
                if ends {
                    self.latch(input);
                }
                self.ended = false;
                self.drain(true)
            }
            State::Profile | State::SmSide | State::MemorySide => stays,
        }
    }

    fn counts(&self) -> bool {
        self.progress == Profile::Counting
    }

    /// The chip whose counter is next, and whether it is the second of a slice.
    fn wanted(&self) -> Option<(usize, bool)> {
        match self.progress {
            Profile::Totals(taken) => Some((taken / Config::TOTALS, false)),
            Profile::Slices(taken) => Some((taken / self.config.slice_words(), taken % 2 == 1)),
            _ => None,
        }
    }

    /// Takes the counter at hand.
    fn take(&mut self, counter: u64) {
        let chips = self.config.chips();
        self.progress = match self.progress {
            Profile::Totals(taken) => {
                let sums = &mut self.sums;
                *[
                    &mut sums.total_requests,
                    &mut sums.local_requests,
                    &mut sums.memory_side_requests,
                    &mut sums.memory_side_hits,
                    &mut sums.crd_requests,
                    &mut sums.crd_hits,
                ][taken % Config::TOTALS] += counter;
                match taken + 1 == chips * Config::TOTALS {
                    true => Profile::Slices(0),
                    false => Profile::Totals(taken + 1),
                }
            }
            Profile::Slices(taken) => {
                if taken % 2 == 0 {
                    self.memory_side = counter;
                }
                match taken + 1 == chips * self.config.slice_words() {
                    true => Profile::Choice,
                    false => Profile::Slices(taken + 1),
                }
            }
            other => other,
        };
    }
}

impl testbenches::dut::Model for Reconfigurator {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: &In) -> Out {
        self.hear(&input.answers);
        let counters = self.config.counters_in(&input.counter_data);
        let mut out = Out {
            state: self.state as u64,
            hold: self.hold.is_on,
            flush: self.flush.is_on,
            sm_side: self.sm_side.is_on,
            profile: self.profile.is_on,
            sums: self.sums,
            ..Out::default()
        };
        let is_later = matches!(self.progress, Profile::Slices(_) | Profile::Choice);
        out.eab_counters = Counters { valid: is_later && !self.sums_are_taken };
        out.eab_result.ready = self.progress == Profile::Choice && self.sums_are_taken;
        if let Some((chip, is_second)) = self.wanted() {
            let is_there = input.counter_valid >> chip & 1 == 1;
            if is_second {
                let mask = (1 << self.config.eab().slice_counter_bits()) - 1;
                out.eab_slice = Slice {
                    valid: is_there,
                    memory_side: self.memory_side & mask,
                    sm_side: counters[chip] & mask,
                };
            }
            let is_taken = !is_second || input.eab_slice.ready;
            out.counter_ready = u64::from(is_taken) << chip;
        }

        let choice =
            (out.eab_result.ready && input.eab_result.valid).then_some(input.eab_result.sm_side);
        let ends = input.kernel_end || input.kernel_start;
        let (before, is_profiled) = (self.state, self.progress != Profile::Over);
        let next = self.next(input, choice.filter(|_| self.is_own));
        if ends && matches!(before, State::Profile | State::Evaluate) {
            self.is_own = false;
        }

        // The profile goes on, whoever's it is (R12).
        match self.progress {
            Profile::Over if before == State::Profile && !ends && self.profile.is(false) => {
                (self.progress, self.is_own) = (Profile::Counting, true);
                (self.sums, self.sums_are_taken) = (Sums::default(), false);
            }
            Profile::Counting if self.profile.is(true) => self.progress = Profile::Totals(0),
            Profile::Choice if choice.is_some() => self.progress = Profile::Over,
            _ => {
                if let Some((chip, _)) = self.wanted()
                    && (out.counter_ready & input.counter_valid) >> chip & 1 == 1
                {
                    self.take(counters[chip]);
                }
            }
        }
        if out.eab_counters.valid && input.eab_counters.ready {
            self.sums_are_taken = true;
        }

        let flush_is_over = self.flush.is(false);
        let switches = before == State::Switch;
        let holds =
            matches!(before, State::Drain | State::Flush) || (switches && !self.releases_early);
        self.hold.change(holds || !flush_is_over);
        self.flush.change(before == State::Flush);
        self.sm_side.change(if switches { !self.leaves } else { self.sm_side.is_on });
        self.profile.change(is_profiled);
        self.state = next;
        out
    }
}
