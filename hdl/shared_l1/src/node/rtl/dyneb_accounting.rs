//! The counted events, and the modes that follow from them.

use crate::dyneb::rtl::Dyneb;
use crate::dyneb::{self, PHASE_BITS, PHASES};
use crate::node::Config;
use base::event_counters::EventCounters;
use base::event_report::EventReport;
use base::streams::{Counter, Events, Evict, KIND_BITS, STATUS_BITS, kind, status};
use design::Dyneb as Section;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// Events of the L1, whose counters come before those of `dyneb`.
const EVENTS: usize = EventCounters::NAMES.len();

signal::bundle! {
    /// The lookup of a local request.
    pub flow Looked {
        /// Status of the request.
        status: u64 as status::NAMES = STATUS_BITS,
        /// Its set was shared when it was accepted.
        is_shared: bool,
    }
}

signal::bundle! {
    /// The local reply that ends.
    pub bundle Ended {
        /// The reply is of the L1.
        is_l1: bool,
        /// The reply counts as one of L2.
        counts: bool,
        /// Its request's set was shared.
        l1_is_shared: bool,
        /// A packet of a home brought it; else L2.
        is_packet: bool,
        /// Kind of its request.
        packet_kind: u64 as kind::NAMES = KIND_BITS,
        /// Its request's set was shared.
        packet_is_shared: bool,
    }
}

signal::bundle! {
    /// How sets are treated.
    pub bundle Modes {
        /// Phase of DynEB.
        phase: u64 as PHASES = PHASE_BITS,
        /// Sets of even index are in shared mode.
        even_sets_shared: bool,
        /// Sets of odd index are in shared mode.
        odd_sets_shared: bool,
        /// A decision takes effect.
        decision_valid: bool,
        /// True if the decision is for shared mode, false for private.
        decision_shared: bool,
    }
}

/// Reports and counts events, and gives DynEB samples of local requests and replies.
#[derive(LogicBlock)]
pub struct DynebAccounting {
    kind: Kind,
    /// The lookup of a local request.
    pub looked: Input<Looked>,
    /// The local reply that ends.
    pub ended: Input<Ended>,
    /// A readable line becomes invalid.
    pub evicts: Signal<In, Bit>,
    /// Its address.
    pub evicted_line: Wire<In>,
    /// The last beat of a line is written.
    pub fills: Signal<In, Bit>,
    /// How sets are treated.
    pub modes: Output<Modes>,
    /// Events of the previous cycle.
    pub event: Output<Events>,
    /// The line that became invalid in it.
    pub evict: Output<Evict>,
    /// The counters' reading port.
    pub counter: Input<Counter>,
    dyneb: Optional<Dyneb>,
    report: EventReport,
    _chooses: bool,
    _counts_requests: bool,
    _is_shared: bool,
    _phase: usize,
}

impl DynebAccounting {
    /// The accounting of `config`.
    ///
    /// # Panics
    /// Never: a part that is absent has the default configuration, which is legal.
    pub fn new(config: &Config) -> DynebAccounting {
        let dyneb = config.dyneb().cloned().unwrap_or_else(|| {
            dyneb::Config::new(&Section::default(), "shared_l1").expect("the defaults are legal")
        });
        DynebAccounting {
            kind: Kind::of::<DynebAccounting>(
                "Reports and counts events, and gives DynEB samples of local requests and replies.",
            ),
            looked: Looked::input(()),
            ended: Ended::input(()),
            evicts: Signal::default(),
            evicted_line: Wire::new(config.core().line_bits()),
            fills: Signal::default(),
            modes: Modes::output(()),
            event: Events::output(()),
            evict: Evict::output(config.core()),
            counter: Counter::input(Config::COUNTER_WIDTHS),
            dyneb: Optional::new(config.dyneb().is_some(), Dyneb::new(&dyneb)),
            report: EventReport::new(config.core()),
            _chooses: config.dyneb().is_some(),
            _counts_requests: dyneb.request_bits() > 0,
            _is_shared: config.is_shared(),
            _phase: 1 + usize::from(config.is_shared()),
        }
    }
}

impl Logic for DynebAccounting {
    #[kernel]
    fn update(&mut self) {
        let status = self.looked.status;
        self.report.now.looks_up = self.looked.valid;
        self.report.now.status = status;
        self.report.now.evicts = self.evicts;
        self.report.now.evicted_line = self.evicted_line;
        self.report.now.fills = self.fills;
        self.report.event.link(&mut self.event);
        self.report.evict.link(&mut self.evict);

        let index = self.counter.index;
        self.report.counter.index = bits_to(index, 3);
        self.counter.value = bits_to(self.report.counter.value, 32);
        if self._chooses {
            self.sample(status);
            self.follow();
            let from_dyneb = index - EVENTS;
            self.dyneb.counter_index = bits_to(from_dyneb, 3);
            if index >= EVENTS {
                self.counter.value = bits_to(self.dyneb.counter_value, 32);
            }
            if index >= Config::COUNTERS {
                self.counter.value = 0;
            }
        } else {
            if index >= EVENTS {
                self.counter.value = 0;
            }
            self.modes.phase = self._phase.into();
            self.modes.even_sets_shared = self._is_shared;
            self.modes.odd_sets_shared = self._is_shared;
            self.modes.decision_valid = false;
            self.modes.decision_shared = false;
        }
    }
}

/// DynEB, where it chooses.
impl DynebAccounting {
    /// A private set's store is acknowledged as if its home were L2.
    #[kernel]
    fn sample(&mut self, status: Word) {
        let is_hit = self.looked.valid && (status == status::HIT);
        let is_hit_pending = self.looked.valid && (status == status::HIT_PENDING);
        let is_miss = self.looked.valid && (status == status::MISS);
        let is_packet = self.ended.is_packet;
        let is_from_l2 =
            is_packet && (self.ended.packet_kind == kind::STORE) && !self.ended.packet_is_shared;
        self.dyneb.access_valid = is_hit || is_hit_pending || is_miss;
        self.dyneb.access_shared = self.looked.is_shared;
        self.dyneb.access_hit = !is_miss;
        if self._counts_requests {
            self.dyneb.away_valid = self.looked.valid && (status == status::BYPASS);
        }
        self.dyneb.l2_reply_valid = is_from_l2 || (self.ended.is_l1 && self.ended.counts);
        self.dyneb.l2_reply_shared = self.ended.is_l1 && self.ended.l1_is_shared;
        self.dyneb.home_reply_valid =
            is_packet && !is_from_l2 && (self.ended.packet_kind != kind::ATOMIC);
    }

    #[kernel]
    fn follow(&mut self) {
        self.modes.phase = self.dyneb.phase;
        self.modes.even_sets_shared = self.dyneb.even_sets_shared;
        self.modes.odd_sets_shared = self.dyneb.odd_sets_shared;
        self.modes.decision_valid = self.dyneb.decision_valid;
        self.modes.decision_shared = self.dyneb.decision_shared;
    }
}
