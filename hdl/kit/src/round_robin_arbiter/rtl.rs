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
    /// The requesters from the turn up to the last; none when the turn is requester 0's.
    ahead: Reg,
    candidates: Wire<Local>,
    arbiter: FixedPriorityArbiter,
}

impl RoundRobinArbiter {
    /// An arbiter; the turn is requester 0's.
    pub fn new(config: Config) -> RoundRobinArbiter {
        let n = config.requesters();
        RoundRobinArbiter {
            kind: Kind::of::<RoundRobinArbiter>("Grants the requesters in turn.")
                .with("requesters", n),
            ports: Ports::new(config),
            ahead: Reg::new(n),
            candidates: Wire::new(n),
            arbiter: FixedPriorityArbiter::new(config.into()),
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
        let requests_ahead = self.request.val() & self.ahead.q.val();
        self.candidates.next = self.request.val();
        if requests_ahead.any() {
            self.candidates.next = requests_ahead;
        }
        self.arbiter.request.next = self.candidates.val();
        self.grant.next = self.arbiter.grant.val();
        self.granted.next = self.arbiter.granted.val();
        self.any.next = self.arbiter.any.val();

        // All bits above the granted one.
        let above = !((self.arbiter.grant.val() - 1) | self.arbiter.grant.val());
        self.ahead.hold();
        if self.advance.val() && self.arbiter.any.val() {
            self.ahead.d.next = above;
        }
    }
}
