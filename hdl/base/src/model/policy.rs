//! The replacement policies, each with the plainest memory that holds it.

use design::Replacement;

/// Replacement state of one set.
#[derive(Clone, Debug)]
pub enum Policy {
    /// When each way was last used, counted in uses of the set.
    Lru {
        /// Uses of the set so far.
        now: u64,
        /// Number of each way's last use; 0: none.
        used: Vec<u64>,
    },
    /// The tree's nodes: node 1 is the root, the children of node n are 2n and 2n + 1, and true points
    /// to the upper half. The leaves would come behind them.
    Plru(Vec<bool>),
    /// How far away the next use of each way is taken to be: 0..=3.
    Srrip(Vec<u8>),
}

/// The farthest next use that `srrip` knows.
const FARTHEST: u8 = 3;

impl Policy {
    /// Replacement state of a set of `ways` after a reset.
    pub fn new(kind: Replacement, ways: usize) -> Policy {
        match kind {
            Replacement::Lru => Policy::Lru { now: 0, used: vec![0; ways] },
            Replacement::Plru => Policy::Plru(vec![false; ways]),
            Replacement::Srrip => Policy::Srrip(vec![0; ways]),
        }
    }

    /// A line's first use.
    #[inline]
    pub fn insert(&mut self, way: usize) {
        match self {
            Policy::Srrip(values) => values[way] = 2,
            _ => self.touch(way),
        }
    }

    /// A later use.
    #[inline]
    pub fn touch(&mut self, way: usize) {
        match self {
            Policy::Lru { now, used } => {
                *now += 1;
                used[way] = *now;
            }
            Policy::Plru(points_up) => {
                // Every node on the way from the leaf to the root points away from it.
                let mut node = points_up.len() + way;
                while node > 1 {
                    points_up[node / 2] = node.is_multiple_of(2);
                    node /= 2;
                }
            }
            Policy::Srrip(values) => values[way] = 0,
        }
    }

    /// The way that makes place, among those that are `eligible`, bit i for way i; there is at least one.
    pub fn victim(&mut self, eligible: u32) -> usize {
        let is_eligible = |way: usize| eligible >> way & 1 == 1;
        match self {
            Policy::Lru { used, .. } => {
                let eligible = (0..used.len()).filter(|&way| is_eligible(way));
                // The first of several: ways that were never used are taken in their order.
                eligible.min_by_key(|&way| used[way]).unwrap_or_default()
            }
            Policy::Plru(points_up) => {
                let ways = points_up.len();
                let has_any = |node: usize| {
                    (0..ways).any(|way| is_eligible(way) && is_below(ways + way, node))
                };
                let mut node = 1;
                while node < ways {
                    let pointed = 2 * node + usize::from(points_up[node]);
                    node = if has_any(pointed) { pointed } else { pointed ^ 1 };
                }
                node - ways
            }
            Policy::Srrip(values) => {
                let all = 0..values.len();
                let largest =
                    all.clone().filter(|&way| is_eligible(way)).map(|way| values[way]).max();
                let more = FARTHEST - largest.unwrap_or(FARTHEST);
                for value in values.iter_mut() {
                    *value = (*value + more).min(FARTHEST);
                }
                let mut all = all;
                all.find(|&way| is_eligible(way) && values[way] == FARTHEST).unwrap_or_default()
            }
        }
    }
}

/// Whether `leaf` is `node` or below it.
fn is_below(leaf: usize, node: usize) -> bool {
    let mut above = leaf;
    while above > node {
        above /= 2;
    }
    above == node
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lru_takes_the_eligible_way_whose_use_is_longest_ago() {
        let mut policy = Policy::new(Replacement::Lru, 3);
        for way in [0, 1, 2, 0] {
            policy.touch(way);
        }
        assert_eq!(policy.victim(0b111), 1);
        assert_eq!(policy.victim(0b101), 2);
        assert_eq!(policy.victim(0b001), 0);
        // Ways that were never used are taken in their order.
        assert_eq!(Policy::new(Replacement::Lru, 3).victim(0b110), 1);
    }

    #[test]
    fn plru_points_away_and_steps_aside() {
        let mut policy = Policy::new(Replacement::Plru, 4);
        assert_eq!(policy.victim(0b1111), 0);
        policy.touch(0); // root up, lower half to way 1
        assert_eq!(policy.victim(0b1111), 2);
        policy.touch(2); // root down
        assert_eq!(policy.victim(0b1111), 1);
        policy.touch(1);
        assert_eq!(policy.victim(0b1111), 3);
        // The pointed half has nothing eligible.
        assert_eq!(policy.victim(0b0011), 0);
        assert_eq!(policy.victim(0b0010), 1);
        assert_eq!(Policy::new(Replacement::Plru, 1).victim(0b1), 0);
    }

    #[test]
    fn srrip_ages_every_way_when_none_is_far_enough() {
        let mut policy = Policy::Srrip(vec![0, 2, 1, 2]);
        assert_eq!(policy.victim(0b1101), 3);
        // By one, the ineligible way too.
        assert!(matches!(&policy, Policy::Srrip(values) if *values == [1, 3, 2, 3]));
        policy.insert(3);
        policy.touch(1);
        assert_eq!(policy.victim(0b0011), 0);
        assert!(matches!(&policy, Policy::Srrip(values) if *values == [3, 2, 3, 3]));
    }
}
