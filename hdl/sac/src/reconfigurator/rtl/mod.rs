//! The hardware: the states of a kernel, four levels, and the collector of the counters.

mod collector;
mod level;

use super::{Config, Ports};
use collector::Collector;
use level::Level;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// State of the kernel's organisation, by the numbers of the port `state`.
#[derive(LogicState, Clone, Copy, PartialEq, Debug)]
enum State {
    Idle,
    Profile,
    Evaluate,
    Drain,
    Flush,
    Switch,
    SmSide,
    MemorySide,
}

/// The block; see the documentation of the module above.
#[derive(LogicBlock)]
pub struct Reconfigurator {
    kind: Kind,
    pub(super) ports: Ports,
    state: Flop<State>,
    /// Drain, flush and switch lead back to memory-side.
    leaves: Flop<Bit>,
    // While draining: all were held, and then all were empty.
    were_held: Flop<Bit>,
    were_empty: Flop<Bit>,
    /// The kernel ended while the caches were flushed for it.
    ended: Flop<Bit>,
    // A start that has come and not begun.
    starts: Flop<Bit>,
    is_pinned: Flop<Bit>,
    /// The profile is the running kernel's.
    is_current: Flop<Bit>,
    hold_level: Level,
    flush_level: Level,
    organisation: Level,
    profile_level: Level,
    collector: Collector,
    // In this cycle the kernel ends, and the next state is that of what follows it.
    ends: Signal<Local, Bit>,
    rests: Signal<Local, Bit>,
    begins: Signal<Local, Bit>,
    pins: Signal<Local, Bit>,
    now_empty: Signal<Local, Bit>,
    now_idle: Signal<Local, Bit>,
}

impl Reconfigurator {
    /// The hardware of `config`.
    pub fn new(config: &Config) -> Reconfigurator {
        Reconfigurator {
            kind: Kind::of::<Reconfigurator>(
                "Chooses the organisation of the last-level cache for each kernel, and changes it \
                 on all chips.",
            ),
            ports: Ports::new(config),
            state: Flop::new(),
            leaves: Flop::new(),
            were_held: Flop::new(),
            were_empty: Flop::new(),
            ended: Flop::new(),
            starts: Flop::new(),
            is_pinned: Flop::new(),
            is_current: Flop::new(),
            hold_level: Level::new(),
            flush_level: Level::new(),
            organisation: Level::new(),
            profile_level: Level::new(),
            collector: Collector::new(config),
            ends: Signal::default(),
            rests: Signal::default(),
            begins: Signal::default(),
            pins: Signal::default(),
            now_empty: Signal::default(),
            now_idle: Signal::default(),
        }
    }
}

impl Logic for Reconfigurator {
    #[kernel]
    fn update(&mut self) {
        let is_profile = self.state.q == State::Profile;
        self.ends = self.kernel_end || self.kernel_start;
        self.answers();
        self.begins =
            is_profile && !self.ends && self.collector.is_over && self.profile_level.is_off;
        self.collect();
        self.is_current.d = self.begins
            || (self.is_current.q
                && !(self.ends && (is_profile || (self.state.q == State::Evaluate))));
        self.levels();
        self.proceed();
        self.rest();
        self.tell();
    }
}

impl Reconfigurator {
    /// The answers of all chips.
    #[kernel]
    fn answers(&mut self) {
        let some_hold = self.answers.held | self.answers.empty | self.answers.idle;
        self.hold_level.all = self.answers.held.all();
        self.hold_level.none = !some_hold.any();
        self.flush_level.all = self.answers.flushed.all();
        self.flush_level.none = !self.answers.flushed.any();
        self.organisation.all = self.answers.organisation.all();
        self.organisation.none = !self.answers.organisation.any();
        self.profile_level.all = self.answers.profiled.all();
        self.profile_level.none = !self.answers.profiled.any();
        self.now_empty = self.answers.empty.all();
        self.now_idle = self.answers.idle.all();
    }

    /// The counters, from the chips to the unit that chooses.
    #[kernel]
    fn collect(&mut self) {
        self.collector.begins = self.begins;
        self.collector.profiled = self.profile_level.is_on;
        self.collector.counter_valid = self.counter_valid;
        self.collector.counter_data = self.counter_data;
        self.counter_ready = self.collector.counter_ready;
        self.collector.counters.link(&mut self.ports.eab_counters);
        self.collector.sums.link(&mut self.ports.sums);
        self.collector.slice.link(&mut self.ports.eab_slice);
        self.ports.eab_result.link(&mut self.collector.result);
    }

    /// The levels to the chips. `hold` falls once `flush` has fallen everywhere.
    #[kernel]
    fn levels(&mut self) {
        let flushes = self.state.q == State::Flush;
        let switches = self.state.q == State::Switch;
        self.hold_level.to =
            (self.state.q == State::Drain) || flushes || switches || !self.flush_level.is_off;
        self.flush_level.to = flushes;
        self.organisation.to = self.organisation.level;
        if switches {
            self.organisation.to = !self.leaves.q;
        }
        self.profile_level.to = !self.collector.is_over;
        self.hold = self.hold_level.level;
        self.flush = self.flush_level.level;
        self.sm_side = self.organisation.level;
        self.profile = self.profile_level.level;
    }

    /// From one state to the next.
    #[kernel]
    fn proceed(&mut self) {
        let is_switched = self.flush_level.is_off
            && ((self.leaves.q && self.organisation.is_off)
                || (!self.leaves.q && self.organisation.is_on));
        self.state.hold();
        self.leaves.hold();
        self.ended.hold();
        self.were_held.d = false;
        self.were_empty.d = false;
        self.rests = false;
        match self.state.q {
            State::Idle => {
                self.rests = self.kernel_start;
            }
            State::Profile => {
                self.rests = self.ends;
                if self.collector.counts && self.is_current.q && self.profile_level.is_on {
                    self.state.d = State::Evaluate;
                }
            }
            State::Evaluate => {
                self.rests = self.ends;
                if self.collector.chooses {
                    self.state.d = State::MemorySide;
                    if self.eab_result.sm_side {
                        self.state.d = State::Drain;
                        self.leaves.d = false;
                    }
                }
            }
            State::Drain => {
                self.rests = self.ends && !self.leaves.q;
                self.were_held.d = self.were_held.q || self.hold_level.is_on;
                self.were_empty.d = self.were_empty.q || (self.were_held.q && self.now_empty);
                if self.were_empty.q && self.now_idle {
                    self.state.d = State::Flush;
                }
            }
            State::Flush => {
                self.ended.d = self.ended.q || (self.ends && !self.leaves.q);
                if self.flush_level.is_on {
                    self.state.d = State::Switch;
                    if self.ended.q || (self.ends && !self.leaves.q) {
                        self.rests = true;
                        self.ended.d = false;
                    }
                }
            }
            State::Switch => {
                self.ended.d = self.ended.q || (self.ends && !self.leaves.q);
                if is_switched {
                    self.state.d = State::SmSide;
                    self.rests = self.leaves.q;
                }
            }
            State::SmSide => {
                if self.ends || self.ended.q {
                    self.state.d = State::Drain;
                    self.leaves.d = true;
                    self.ended.d = false;
                }
            }
            _ => {
                self.rests = self.ends;
            }
        }
    }

    /// The state after a kernel's end: a start of this cycle or before. An end takes an earlier start
    /// back.
    #[kernel]
    fn rest(&mut self) {
        let starts = self.kernel_start || (self.starts.q && !self.kernel_end);
        self.pins = self.is_pinned.q;
        if self.kernel_start {
            self.pins = self.kernel_pinned;
        }
        self.is_pinned.d = self.pins;
        self.starts.d = starts && !self.rests;
        if self.rests {
            self.state.d = State::Idle;
            if starts {
                self.state.d = State::Profile;
                if self.pins {
                    self.state.d = State::MemorySide;
                }
            }
        }
    }

    /// The number of the state.
    #[kernel]
    fn tell(&mut self) {
        let runs = (self.state.q == State::SmSide) || (self.state.q == State::MemorySide);
        let high = runs || (self.state.q == State::Flush) || (self.state.q == State::Switch);
        let middle = runs || (self.state.q == State::Evaluate) || (self.state.q == State::Drain);
        let low = (self.state.q == State::Profile)
            || (self.state.q == State::Drain)
            || (self.state.q == State::Switch)
            || (self.state.q == State::MemorySide);
        self.ports.state = cat(high, cat(middle, low));
    }
}
