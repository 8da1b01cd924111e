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
        let is_profile = self.state.q.val() == State::Profile;
        self.ends.next = self.kernel_end.val() || self.kernel_start.val();
        self.answers();
        self.begins.next = is_profile
            && !self.ends.val()
            && self.collector.is_over.val()
            && self.profile_level.is_off.val();
        self.collect();
        self.is_current.d.next = self.begins.val()
            || (self.is_current.q.val()
                && !(self.ends.val() && (is_profile || (self.state.q.val() == State::Evaluate))));
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
        let some_hold =
            self.answers.held.val() | self.answers.empty.val() | self.answers.idle.val();
        self.hold_level.all.next = self.answers.held.val().all();
        self.hold_level.none.next = !some_hold.any();
        self.flush_level.all.next = self.answers.flushed.val().all();
        self.flush_level.none.next = !self.answers.flushed.val().any();
        self.organisation.all.next = self.answers.organisation.val().all();
        self.organisation.none.next = !self.answers.organisation.val().any();
        self.profile_level.all.next = self.answers.profiled.val().all();
        self.profile_level.none.next = !self.answers.profiled.val().any();
        self.now_empty.next = self.answers.empty.val().all();
        self.now_idle.next = self.answers.idle.val().all();
    }

    /// The counters, from the chips to the unit that chooses.
    #[kernel]
    fn collect(&mut self) {
        self.collector.begins.next = self.begins.val();
        self.collector.profiled.next = self.profile_level.is_on.val();
        self.collector.counter_valid.next = self.counter_valid.val();
        self.collector.counter_data.next = self.counter_data.val();
        self.counter_ready.next = self.collector.counter_ready.val();
        self.collector.counters.link(&mut self.ports.eab_counters);
        self.collector.sums.link(&mut self.ports.sums);
        self.collector.slice.link(&mut self.ports.eab_slice);
        self.ports.eab_result.link(&mut self.collector.result);
    }

    /// The levels to the chips. `hold` falls once `flush` has fallen everywhere.
    #[kernel]
    fn levels(&mut self) {
        let flushes = self.state.q.val() == State::Flush;
        let switches = self.state.q.val() == State::Switch;
        self.hold_level.to.next = (self.state.q.val() == State::Drain)
            || flushes
            || switches
            || !self.flush_level.is_off.val();
        self.flush_level.to.next = flushes;
        self.organisation.to.next = self.organisation.level.val();
        if switches {
            self.organisation.to.next = !self.leaves.q.val();
        }
        self.profile_level.to.next = !self.collector.is_over.val();
        self.hold.next = self.hold_level.level.val();
        self.flush.next = self.flush_level.level.val();
        self.sm_side.next = self.organisation.level.val();
        self.profile.next = self.profile_level.level.val();
    }

    /// From one state to the next.
    #[kernel]
    fn proceed(&mut self) {
        let is_switched = self.flush_level.is_off.val()
            && ((self.leaves.q.val() && self.organisation.is_off.val())
                || (!self.leaves.q.val() && self.organisation.is_on.val()));
        self.state.hold();
        self.leaves.hold();
        self.ended.hold();
        self.were_held.d.next = false;
        self.were_empty.d.next = false;
        self.rests.next = false;
        match self.state.q.val() {
            State::Idle => {
                self.rests.next = self.kernel_start.val();
            }
            State::Profile => {
                self.rests.next = self.ends.val();
                if self.collector.counts.val()
                    && self.is_current.q.val()
                    && self.profile_level.is_on.val()
                {
                    self.state.d.next = State::Evaluate;
                }
            }
            State::Evaluate => {
                self.rests.next = self.ends.val();
                if self.collector.chooses.val() {
                    self.state.d.next = State::MemorySide;
                    if self.eab_result.sm_side.val() {
                        self.state.d.next = State::Drain;
                        self.leaves.d.next = false;
                    }
                }
            }
            State::Drain => {
                self.rests.next = self.ends.val() && !self.leaves.q.val();
                self.were_held.d.next = self.were_held.q.val() || self.hold_level.is_on.val();
                self.were_empty.d.next =
                    self.were_empty.q.val() || (self.were_held.q.val() && self.now_empty.val());
                if self.were_empty.q.val() && self.now_idle.val() {
                    self.state.d.next = State::Flush;
                }
            }
            State::Flush => {
                self.ended.d.next = self.ended.q.val() || (self.ends.val() && !self.leaves.q.val());
                if self.flush_level.is_on.val() {
                    self.state.d.next = State::Switch;
                    if self.ended.q.val() || (self.ends.val() && !self.leaves.q.val()) {
                        self.rests.next = true;
                        self.ended.d.next = false;
                    }
                }
            }
            State::Switch => {
                self.ended.d.next = self.ended.q.val() || (self.ends.val() && !self.leaves.q.val());
                if is_switched {
                    self.state.d.next = State::SmSide;
                    self.rests.next = self.leaves.q.val();
                }
            }
            State::SmSide => {
                if self.ends.val() || self.ended.q.val() {
                    self.state.d.next = State::Drain;
                    self.leaves.d.next = true;
                    self.ended.d.next = false;
                }
            }
            _ => {
                self.rests.next = self.ends.val();
            }
        }
    }

    /// The state after a kernel's end: a start of this cycle or before. An end takes an earlier start
    /// back.
    #[kernel]
    fn rest(&mut self) {
        let starts = self.kernel_start.val() || (self.starts.q.val() && !self.kernel_end.val());
        self.pins.next = self.is_pinned.q.val();
        if self.kernel_start.val() {
            self.pins.next = self.kernel_pinned.val();
        }
        self.is_pinned.d.next = self.pins.val();
        self.starts.d.next = starts && !self.rests.val();
        if self.rests.val() {
            self.state.d.next = State::Idle;
            if starts {
                self.state.d.next = State::Profile;
                if self.pins.val() {
                    self.state.d.next = State::MemorySide;
                }
            }
        }
    }

    /// The number of the state.
    #[kernel]
    fn tell(&mut self) {
        let runs =
            (self.state.q.val() == State::SmSide) || (self.state.q.val() == State::MemorySide);
        let high =
            runs || (self.state.q.val() == State::Flush) || (self.state.q.val() == State::Switch);
        let middle =
            runs || (self.state.q.val() == State::Evaluate) || (self.state.q.val() == State::Drain);
        let low = (self.state.q.val() == State::Profile)
            || (self.state.q.val() == State::Drain)
            || (self.state.q.val() == State::Switch)
            || (self.state.q.val() == State::MemorySide);
        self.ports.state.next = cat(high, cat(middle, low));
    }
}
