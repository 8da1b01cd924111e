//! The hardware: one of the policies.
use super::plru::Plru;
use super::srrip::Srrip;
use super::{Config, Policy, Ports};
use crate::lru::{LruTouch, LruVictim};
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// The victim of a set, and the set's state after a way was used.
#[derive(LogicBlock)]
pub struct ReplacementPolicy {
    kind: Kind,
    pub(super) ports: Ports,
    lru_touch: Optional<LruTouch>,
    lru_victim: Optional<LruVictim>,
    plru: Optional<Plru>,
    srrip: Optional<Srrip>,
    _policy: Policy,
}

impl ReplacementPolicy {
    /// The module `replacement_policy_<policy>`, for sets of `config.ways()` ways.
    pub fn new(config: Config) -> ReplacementPolicy {
        let policy = config.policy();
        // A tree of one way is built where there is none to be had; it is not in the hardware.
        let tree = if policy == Policy::Plru { config } else { config.with_one_way() };
        ReplacementPolicy {
            kind: Kind::of::<ReplacementPolicy>(
                "The victim of a set, and the set's state after a way was used.",
            )
            .named(&format!("replacement_policy_{}", policy.word()))
            .with("ways", config.ways()),
            ports: Ports::new(config),
            lru_touch: Optional::new(policy == Policy::Lru, LruTouch::new(config.order())),
            lru_victim: Optional::new(policy == Policy::Lru, LruVictim::new(config.order())),
            plru: Optional::new(policy == Policy::Plru, Plru::new(tree)),
            srrip: Optional::new(policy == Policy::Srrip, Srrip::new(config)),
            _policy: policy,
        }
    }
}

impl Logic for ReplacementPolicy {
    #[kernel]
    fn update(&mut self) {
        if self._policy == Policy::Lru {
            self.lru_touch.order = self.state;
            self.lru_touch.way = self.way;
            self.next_state = self.lru_touch.touched;
            self.lru_victim.order = self.state;
            self.lru_victim.eligible = self.eligible;
            self.victim = self.lru_victim.victim;
        }
        if self._policy == Policy::Plru {
            self.plru.state = self.state;
            self.plru.eligible = self.eligible;
            self.plru.way = self.way;
            self.victim = self.plru.victim;
            self.next_state = self.plru.next_state;
        }
        if self._policy == Policy::Srrip {
            self.srrip.state = self.state;
            self.srrip.eligible = self.eligible;
            self.srrip.way = self.way;
            self.srrip.is_reservation = self.is_reservation;
            self.srrip.by_choice = self.by_choice;
            self.victim = self.srrip.victim;
            self.next_state = self.srrip.next_state;
        }
    }
}
