//! Bins of the events of a cycle of sampling.

use testbenches::coverage::Coverage;

use super::super::In;
use super::super::model::Phase;
use super::{Covered, Monitor};

impl Monitor {
    pub(super) fn cover_counting(&self, input: &In, coverage: &mut Coverage<Covered>) {
        let In { access_valid, l2_reply_valid, home_reply_valid, .. } = *input;
        coverage.hit_when(access_valid && input.away_valid, Covered::away_with_access);
        let all = access_valid && l2_reply_valid && home_reply_valid;
        coverage.hit_when(all, Covered::all_three);
        let both = access_valid && l2_reply_valid && input.access_shared != input.l2_reply_shared;
        coverage.hit_when(both, Covered::both_groups);
        let alone = !access_valid && (l2_reply_valid || home_reply_valid);
        coverage.hit_when(alone, Covered::reply_alone);
        if let Phase::Sampling { private_left, shared_left, .. } = self.state.phase() {
            let left = if input.access_shared { shared_left } else { private_left };
            coverage.hit_when(access_valid && left == 0, Covered::more_than_samples);
        }

        let counters = self.state.counters();
        let highest = self.config.counter_max();
        let of = |shared| if shared { &counters.shared } else { &counters.private };
        let accessed = of(input.access_shared);
        let full = [
            access_valid && accessed.accesses == highest,
            access_valid && !input.access_hit && accessed.misses == highest,
            l2_reply_valid && of(input.l2_reply_shared).l2_replies == highest,
            home_reply_valid && counters.shared.home_replies == highest,
        ];
        coverage.hit_when(full[0] || full[1], Covered::halved_by_access);
        coverage.hit_when(full[2], Covered::halved_by_l2_reply);
        coverage.hit_when(full[3], Covered::halved_by_home_reply);
        let several = full.iter().filter(|&&full| full).count() > 1;
        coverage.hit_when(several, Covered::halved_by_several);
        // The maximum itself is odd.
        let mut others = counters.values().into_iter().filter(|&value| value < highest);
        let odd = full.contains(&true) && others.any(|value| value % 2 == 1);
        coverage.hit_when(odd, Covered::halved_an_odd_one);
    }
}
