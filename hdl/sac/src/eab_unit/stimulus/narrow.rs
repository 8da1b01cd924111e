//! Profiles in which two bandwidths that the unit compares are a few units apart, or equal.

use testbenches::stimulus::Rng;

use super::super::Config;
use super::super::model::{self, Side};
use super::profile::{Profile, Ratio, lopsided};

/// Wholes that are tried; of each the part is sought.
const TRIES: usize = 48;

/// Two bandwidths that the unit compares, of an organisation's side.
#[derive(Clone, Copy)]
enum Compared {
    /// Those of misses: the slices' and the memory's.
    Misses(usize, usize),
    /// Those of misses and of the links, of SM-side's remote side.
    Link,
    /// The bandwidth that hits and misses could use, and the network's.
    Network(usize, usize),
    /// Both organisations, theta included.
    Organisations,
}

/// The profile with one hit rate, or both, or the local share such that two bandwidths are as close as can be found.
pub(super) fn narrowed(config: &Config, rng: &mut Rng, mut profile: Profile) -> Profile {
    let [organisation, side] = [0; 2].map(|_| rng.below(2) as usize);
    let compared = match rng.below(8) {
        0..=2 => Compared::Misses(organisation, side),
        3 => Compared::Link,
        4 | 5 => Compared::Network(organisation, side),
        _ => Compared::Organisations,
    };
    let most = config.sum_max();
    if rng.chance(1, 2) {
        profile.requests = lopsided(rng, most);
    }
    let sought = rng.below(4);
    let mut closest = (u64::MAX, profile.clone());
    for _ in 0..TRIES {
        let whole = most - rng.below(most / 2 + 1);
        let at = |part| {
            let ratio = Ratio { part, whole };
            let mut profile = profile.clone();
            match sought {
                0 => profile.requests = ratio,
                1 => profile.llc = ratio,
                2 => profile.crd = ratio,
                _ => (profile.llc, profile.crd) = (ratio, ratio),
            }
            (apart(config, &profile, compared), profile)
        };
        // Where it is positive at one end and not at the other, it changes its sign between.
        let (mut low, mut high) = (0, whole);
        let is_above = at(low).0 > 0;
        while high - low > 1 {
            let middle = low.midpoint(high);
            match (at(middle).0 > 0) == is_above {
                true => low = middle,
                false => high = middle,
            }
        }
        for part in [low, high] {
            let (apart, profile) = at(part);
            if apart.unsigned_abs() < closest.0 {
                closest = (apart.unsigned_abs(), profile);
            }
        }
    }
    closest.1
}

/// By how much the first is more than the second; the greatest number where both are 0, which is no comparison.
fn apart(config: &Config, profile: &Profile, compared: Compared) -> i64 {
    let sides = model::sides(config, &profile.sums(), &profile.slices);
    let (first, second) = match compared {
        Compared::Misses(organisation, side) => {
            let Side { miss, memory, .. } = sides[organisation][side];
            (miss, memory)
        }
        Compared::Link => {
            let Side { miss, memory, link, .. } = sides[1][1];
            (miss.min(memory), link)
        }
        Compared::Network(organisation, side) => {
            let side = sides[organisation][side];
            (side.demand(), side.network)
        }
        Compared::Organisations => {
            let [memory_side, sm_side] = sides.map(|sides| sides[0].eab() + sides[1].eab());
            (sm_side << 16, memory_side * (65_536 + config.theta_65536() as u64))
        }
    };
    if (first, second) == (0, 0) { i64::MAX } else { first as i64 - second as i64 }
}
