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
            self.lru_touch.order.next = self.state.val();
            self.lru_touch.way.next = self.way.val();
            self.next_state.next = self.lru_touch.touched.val();
            self.lru_victim.order.next = self.state.val();
            self.lru_victim.eligible.next = self.eligible.val();
            self.victim.next = self.lru_victim.victim.val();
        }
        if self._policy == Policy::Plru {
            self.plru.state.next = self.state.val();
            self.plru.eligible.next = self.eligible.val();
            self.plru.way.next = self.way.val();
            self.victim.next = self.plru.victim.val();
            self.next_state.next = self.plru.next_state.val();
        }
        if self._policy == Policy::Srrip {
            self.srrip.state.next = self.state.val();
            self.srrip.eligible.next = self.eligible.val();
            self.srrip.way.next = self.way.val();
            self.srrip.is_reservation.next = self.is_reservation.val();
            self.srrip.by_choice.next = self.by_choice.val();
            self.victim.next = self.srrip.victim.val();
            self.next_state.next = self.srrip.next_state.val();
        }
    }
}
