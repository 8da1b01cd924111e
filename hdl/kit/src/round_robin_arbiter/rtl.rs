//! The hardware.
use super::{Config, Ports};
use crate::fixed_priority_arbiter::{self, FixedPriorityArbiter};
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// Grants the requesters in turn.
#[derive(LogicBlock)]
pub struct RoundRobinArbiter {
    kind: Kind,
    pub(super) ports: Ports,
    /// The requesters from the turn up to the last; none, or all, when the turn is requester 0's.
    ahead: Reg,
    candidates: Wire<Local>,
    arbiter: FixedPriorityArbiter,
    _has_stay: bool,
}

impl RoundRobinArbiter {
    /// An arbiter; the turn is requester 0's.
    pub fn new(config: Config) -> RoundRobinArbiter {
        let n = config.requesters();
        RoundRobinArbiter {
            kind: Kind::of::<RoundRobinArbiter>("Grants the requesters in turn.")
                .named(if config.has_stay() {
                    "round_robin_arbiter_stay"
                } else {
                    "round_robin_arbiter"
                })
                .with("requesters", n),
            ports: Ports::new(config),
            ahead: Reg::new(n),
            candidates: Wire::new(n),
            arbiter: FixedPriorityArbiter::new(config.into()),
            _has_stay: config.has_stay(),
        }
    }
}

impl From<Config> for fixed_priority_arbiter::Config {
    fn from(config: Config) -> fixed_priority_arbiter::Config {
        fixed_priority_arbiter::Config::of(config.requesters())
    }
}

impl Logic for RoundRobinArbiter {
    #[kernel]
    fn update(&mut self) {
        let requests_ahead = self.request & self.ahead.q;
        self.candidates = self.request;
        if requests_ahead.any() {
            self.candidates = requests_ahead;
        }
        self.arbiter.request = self.candidates;
        self.grant = self.arbiter.grant;
        self.granted = self.arbiter.granted;
        self.any = self.arbiter.any;

        // All bits above the granted one.
        let above = !((self.arbiter.grant - 1) | self.arbiter.grant);
        self.ahead.hold();
        if self.advance && self.arbiter.any {
            self.ahead.d = above;
            if self._has_stay {
                if self.stay {
                    self.ahead.d = above | self.arbiter.grant;
                }
            }
        }
    }
}
