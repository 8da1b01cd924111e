//! In which order the ways of a set were used.

use super::Config;
use kit::replacement::ReplacementPolicy;
use kit::write_first_ram::WriteFirstRam;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// In which order the ways of every set were used, and the victim of the set in the decision. A set's order means
/// something once each of its ways has been used.
#[derive(LogicBlock)]
pub struct Recency {
    kind: Kind,
    /// A set is read: a request may be in the decision in the next cycle.
    pub reads: Signal<In, Bit>,
    /// The set in the decision in the next cycle.
    pub next_set: Wire<In>,
    /// The set in the decision.
    pub set_number: Wire<In>,
    /// Ways that are no victim.
    pub pending_ways: Wire<In>,
    /// A way is used.
    pub uses: Signal<In, Bit>,
    /// The way is touched because another line takes it.
    pub inserts: Signal<In, Bit>,
    /// The way that is used, while `uses` is true.
    pub way: Wire<In>,
    /// The victim is chosen.
    pub chooses: Signal<In, Bit>,
    /// The way that the policy would evict, chosen from those that are not in `pending_ways`.
    pub victim: Wire<Out>,
    order: WriteFirstRam,
    policy: ReplacementPolicy,
}

impl Recency {
    /// The orders of `config`.
    pub fn new(config: &Config) -> Recency {
        let (set, way) = (config.set_bits(), config.way_bits());
        Recency {
            kind: Kind::of::<Recency>(
                "In which order the ways of every set were used, and the victim of the set in the \
                 decision.",
            )
            .named("llc_slice_recency"),
            reads: Signal::default(),
            next_set: Wire::new(set),
            set_number: Wire::new(set),
            pending_ways: Wire::new(config.ways()),
            uses: Signal::default(),
            inserts: Signal::default(),
            way: Wire::new(way),
            chooses: Signal::default(),
            victim: Wire::new(way),
            order: WriteFirstRam::new(config.sets(), config.policy().state_bits()),
            policy: ReplacementPolicy::new(config.policy()),
        }
    }
}

impl Logic for Recency {
    #[kernel]
    fn update(&mut self) {
        self.policy.state = self.order.read_data;
        self.policy.eligible = !self.pending_ways;
        self.victim = self.policy.victim;
        // The choice ages the set among the ways that it chose from, so that the victim is inserted with it; that
        // it is inserted once more when its line comes changes nothing.
        self.policy.way = self.way;
        if self.chooses {
            self.policy.way = self.policy.victim;
        }
        self.policy.is_reservation = self.inserts || self.chooses;
        self.policy.by_choice = self.chooses;
        self.order.read_enable = self.reads;
        self.order.read_address = self.next_set;
        self.order.write_enable = self.uses || self.chooses;
        self.order.write_address = self.set_number;
        self.order.write_data = self.policy.next_state;
    }
}
