//! Bins of how sampling ended, and of what was compared then.

use testbenches::coverage::Coverage;

use super::super::model::{Amat, Bandwidth, Counters, below_threshold};
use super::super::{In, Metric};
use super::{Covered, End, Monitor};

impl Monitor {
    /// Sampling ended with this cycle; its events are counted.
    pub(super) fn cover_end(&self, input: &In, end: &End, coverage: &mut Coverage<Covered>) {
        let counters = self.state.counters();
        let replies = input.l2_reply_valid || input.home_reply_valid;
        coverage.hit_when(replies, Covered::replies_with_last_sample);
        let against = self.compared(counters).0;
        if end.is_early {
            coverage.hit_when(!end.is_complete, Covered::ended_early);
            coverage.hit_when(end.is_complete, Covered::early_with_last_sample);
            coverage.hit_when(against, Covered::early_overrules);
            return;
        }
        if !end.is_complete {
            coverage.hit(Covered::ended_by_limit);
            coverage.hit_when(!input.access_valid, Covered::limit_by_away);
            let against = against && !below_threshold(&self.config, &counters.private);
            coverage.hit_when(against, Covered::limit_overrules);
            return;
        }
        let last =
            if input.access_shared { Covered::ended_by_shared } else { Covered::ended_by_private };
        coverage.hit(last);
        coverage.hit_when(end.is_at_limit, Covered::limit_with_last_sample);
        self.cover_threshold(counters, coverage);
        if !below_threshold(&self.config, &counters.private) {
            self.cover_metric(counters, coverage);
        }
        let none = [counters.private, counters.shared]
            .iter()
            .any(|group| group.misses == 0 && group.l2_replies == 0 && group.home_replies == 0);
        coverage.hit_when(none, Covered::no_miss_no_reply);
        let shared = counters.shared;
        let only_home = shared.misses == 0 && shared.l2_replies == 0 && shared.home_replies > 0;
        coverage.hit_when(only_home, Covered::home_reply_without_miss);
        coverage.hit_when(shared.home_replies == 0, Covered::no_home_reply);
        coverage.hit_when(shared.home_replies > shared.accesses, Covered::more_home_replies);
    }

    fn cover_threshold(&self, counters: &Counters, coverage: &mut Coverage<Covered>) {
        let private = &counters.private;
        let percent = self.config.private_miss_rate_percent() as u64;
        let wanted = percent * private.accesses;
        let below = below_threshold(&self.config, private);
        let (shared_wins, _) = self.compared(counters);
        coverage.hit_when(below && shared_wins, Covered::threshold_overrules);
        let kept =
            percent > 0 && !below && private.misses > 0 && 100 * (private.misses - 1) < wanted;
        coverage.hit_when(kept, Covered::threshold_just_kept);
        let passed = below && 100 * (private.misses + 1) >= wanted;
        coverage.hit_when(passed, Covered::threshold_just_passed);
    }

    fn cover_metric(&self, counters: &Counters, coverage: &mut Coverage<Covered>) {
        let (shared_wins, equal) = self.compared(counters);
        coverage.hit_when(shared_wins, Covered::shared_by_metric);
        coverage.hit_when(!shared_wins && !equal, Covered::private_by_metric);
        if self.config.metric() == Metric::Amat {
            coverage.hit_when(equal, Covered::tie);
            return;
        }
        let private = Bandwidth::of(&counters.private);
        let shared = Bandwidth::of(&counters.shared);
        let zero = Bandwidth::of(&Default::default());
        // Private accesses may have been halved to nothing, and R9 is silent then.
        let counted = counters.private.accesses > 0;
        match (private.is_infinite(), shared.is_infinite()) {
            (true, true) => coverage.hit_when(counted, Covered::both_infinite),
            (true, false) => coverage.hit_when(counted, Covered::private_infinite),
            (false, true) => coverage.hit(Covered::shared_infinite),
            (false, false) if equal && shared.exceeds(zero) => coverage.hit(Covered::tie),
            (false, false) => coverage.hit_when(equal, Covered::tie_of_zeros),
        }
    }

    /// Whether the metric is for shared, and whether it makes no difference.
    fn compared(&self, counters: &Counters) -> (bool, bool) {
        let Counters { private, shared } = counters;
        match self.config.metric() {
            Metric::Eb => {
                let (private, shared) = (Bandwidth::of(private), Bandwidth::of(shared));
                (shared.exceeds(private), !shared.exceeds(private) && !private.exceeds(shared))
            }
            Metric::Amat => {
                let of = |group| Amat::of(group, &self.config);
                (of(shared) < of(private), of(shared) == of(private))
            }
        }
    }
}
