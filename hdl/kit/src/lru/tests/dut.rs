//! The LRU under test.
use crate::lru::ports::{In, Out};
use crate::lru::{Config, model, rtl};
use crate::testing::requests;
use testbenches::contract::Violation;
use testbenches::coverage::{Coverage, Unreachable};
use testbenches::stimulus::Rng;

testbenches::dut!(Dut, "lru", Lru, by_value, unreachable);

testbenches::bins! {
    /// The cases of the rules.
    pub enum Covered {
        none: "no way was eligible",
        one: "one way was eligible",
        all: "all ways were eligible",
        first: "way 0 was the victim",
        last: "the highest way was the victim",
        not_the_oldest: "the victim was not the least recently used of all ways",
        touched_victim: "the victim was touched",
        touched_newest: "the most recently used way was touched again",
        same_cycle: "a touch changed the victim of the cycle after",
        no_such_way: "a way that does not exist was touched",
        untouched: "a cycle without a touch named a way",
    }
}

/// Touches of few or of all ways.
pub struct Stimulus {
    rng: Rng,
    config: Config,
    favourites: u64,
}

impl Stimulus {
    /// The same seed gives the same inputs.
    pub fn new(config: Config, seed: u64) -> Stimulus {
        Stimulus { rng: Rng::new(seed), config, favourites: u64::MAX }
    }
}

impl testbenches::dut::Stimulus for Stimulus {
    type In = In;
    type Out = Out;

    fn next(&mut self, last: Option<&Out>) -> In {
        let (rng, ways) = (&mut self.rng, self.config.ways());
        if rng.chance(1, 64) {
            self.favourites = requests(rng, ways);
        }
        let mut touch_way = rng.below(ways as u64);
        match rng.below(8) {
            0 => touch_way = rng.bits(self.config.way_bits()),
            1 | 2 => touch_way = last.map_or(0, |out| out.victim),
            _ if self.favourites >> touch_way & 1 == 0 => touch_way = rng.below(ways as u64),
            _ => {}
        }
        In { touch_valid: rng.chance(3, 4), touch_way, eligible: requests(rng, ways) }
    }
}

/// Counts the bins.
pub struct Monitor {
    ways: usize,
    /// Ways by their last use, the least recently used first.
    uses: Vec<u64>,
    before: Option<(In, Out)>,
}

impl Monitor {
    /// Right after a reset.
    pub fn new(config: Config) -> Monitor {
        Monitor { ways: config.ways(), uses: (0..config.ways() as u64).collect(), before: None }
    }
}

impl testbenches::dut::Monitor for Monitor {
    type In = In;
    type Out = Out;
    type Bins = Covered;

    fn observe(
        &mut self,
        input: &In,
        output: &Out,
        coverage: &mut Coverage<Covered>,
    ) -> Result<(), Violation> {
        let eligible = input.eligible.count_ones() as usize;
        let way = input.touch_way;
        coverage.hit_when(eligible == 0, Covered::none);
        coverage.hit_when(eligible == 1, Covered::one);
        coverage.hit_when(eligible == self.ways, Covered::all);
        coverage.hit_when(output.any && output.victim == 0, Covered::first);
        coverage.hit_when(output.any && output.victim as usize == self.ways - 1, Covered::last);
        let skipped = output.any && self.uses.first() != Some(&output.victim);
        coverage.hit_when(skipped, Covered::not_the_oldest);
        if let Some((last_input, last_output)) = self.before {
            let same = last_input.eligible == input.eligible && last_output.any;
            coverage.hit_when(same && last_output != *output, Covered::same_cycle);
        }
        if input.touch_valid {
            coverage.hit_when(output.any && output.victim == way, Covered::touched_victim);
            coverage.hit_when(self.uses.last() == Some(&way), Covered::touched_newest);
            coverage.hit_when(way as usize >= self.ways, Covered::no_such_way);
            if let Some(position) = self.uses.iter().position(|used| *used == way) {
                let used = self.uses.remove(position);
                self.uses.push(used);
            }
        }
        coverage.hit_when(!input.touch_valid, Covered::untouched);
        self.before = Some((*input, *output));
        if output.any && input.eligible >> output.victim & 1 == 0 {
            return Err(Violation::new("R1", "the victim must be eligible"));
        }
        Ok(())
    }
}

/// The bins that a geometry has no room for.
fn unreachable(config: &Config) -> Vec<Unreachable<Covered>> {
    let bins: Vec<(Covered, &str)> = {
        let mut bins = vec![];
        if config.ways() == 1 {
            bins.push((Covered::not_the_oldest, "there is one way"));
            bins.push((Covered::same_cycle, "there is one way"));
        }
        if config.ways() == 1 << config.way_bits() {
            bins.push((Covered::no_such_way, "every number names a way"));
        }
        bins
    };
    bins.into_iter().map(|(bin, why)| Unreachable::new(bin, why)).collect()
}
