//! The replacement policies under test.
use crate::replacement::model::{bit, state_of_order};
use crate::replacement::ports::{In, Out};
use crate::replacement::{Config, Policy, model, rtl};
use crate::testing::{Wide, requests, wide};
use testbenches::contract::Violation;
use testbenches::coverage::{Coverage, Unreachable};
use testbenches::dut::Model as _;
use testbenches::stimulus::Rng;

testbenches::dut!(Dut, "replacement", ReplacementPolicy, by_value, unreachable);

testbenches::bins! {
    /// The cases of the rules.
    pub enum Covered {
        none: "no way was eligible",
        one: "one way was eligible",
        all: "all ways were eligible",
        first: "way 0 was the victim",
        last: "the highest way was the victim",
        another: "the victim was not that of all ways",
        tie: "several eligible ways had the largest value",
        aged: "a choice added to the values",
        saturated: "a choice added to a value above the largest eligible one",
        chosen: "the victim was reserved",
        changed: "a use changed the state",
        unchanged: "a use left the state as it was",
        no_such_way: "a way that does not exist was used",
    }
}

/// States at random or as the use before left them, and reservations of their victims.
pub struct Stimulus {
    rng: Rng,
    config: Config,
    before: In,
}

impl Stimulus {
    /// The same seed gives the same inputs for the same outputs.
    pub fn new(config: Config, seed: u64) -> Stimulus {
        Stimulus { rng: Rng::new(seed), config, before: In::default() }
    }

    fn state(&mut self) -> Wide {
        let (rng, ways) = (&mut self.rng, self.config.ways());
        match self.config.policy() {
            Policy::Lru => {
                let mut order: Vec<usize> = (0..ways).collect();
                for last in (1..ways).rev() {
                    order.swap(last, rng.below(last as u64 + 1) as usize);
                }
                state_of_order(&order)
            }
            Policy::Plru => wide(rng, ways - 1),
            // Small values too, so that a choice has something to add.
            Policy::Srrip => match rng.below(3) {
                0 => wide(rng, 2 * ways),
                1 => wide(rng, 2 * ways).map(|limb| limb & 0x5555_5555_5555_5555),
                _ => [wide(rng, 2 * ways), wide(rng, 2 * ways)]
                    .into_iter()
                    .fold([u64::MAX; 8], |all, next: Wide| {
                        std::array::from_fn(|limb| all[limb] & next[limb])
                    }),
            },
        }
    }
}

impl testbenches::dut::Stimulus for Stimulus {
    type In = In;
    type Out = Out;

    fn next(&mut self, last: Option<&Out>) -> In {
        let choice = last.filter(|_| self.rng.chance(1, 4));
        self.before = match (choice, last) {
            (Some(out), _) => {
                In { way: out.victim, is_reservation: true, by_choice: true, ..self.before }
            }
            (None, last) => {
                let kept = last.filter(|_| self.rng.chance(1, 2)).map(|out| out.next_state);
                let state = kept.unwrap_or_else(|| self.state());
                let (rng, ways) = (&mut self.rng, self.config.ways());
                let is_reservation = rng.chance(1, 3);
                In {
                    state,
                    eligible: requests(rng, ways),
                    way: rng.bits(self.config.way_bits()),
                    is_reservation,
                    by_choice: is_reservation && rng.chance(1, 2),
                }
            }
        };
        self.before
    }
}

/// Counts the bins.
pub struct Monitor {
    config: Config,
}

impl Monitor {
    /// The monitor has no state.
    pub fn new(config: Config) -> Monitor {
        Monitor { config }
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
        let ways = self.config.ways();
        let every = u64::MAX >> (64 - ways);
        let any = input.eligible != 0;
        coverage.hit_when(!any, Covered::none);
        coverage.hit_when(input.eligible.is_power_of_two(), Covered::one);
        coverage.hit_when(input.eligible == every, Covered::all);
        coverage.hit_when(any && output.victim == 0, Covered::first);
        coverage.hit_when(any && output.victim as usize == ways - 1, Covered::last);
        let of_all = model::ReplacementPolicy::new(self.config)
            .step(&In { eligible: every, ..*input })
            .victim;
        coverage.hit_when(any && output.victim != of_all, Covered::another);
        if self.config.policy() == Policy::Srrip {
            let value = |way| {
                u8::from(bit(&input.state, 2 * way)) + 2 * u8::from(bit(&input.state, 2 * way + 1))
            };
            let eligible = |way: &usize| input.eligible >> way & 1 == 1;
            let largest = (0..ways).filter(eligible).map(value).max().unwrap_or(0);
            let alike = (0..ways).filter(eligible).filter(|way| value(*way) == largest).count();
            let aged = input.by_choice && largest < 3;
            coverage.hit_when(alike > 1, Covered::tie);
            coverage.hit_when(aged && any, Covered::aged);
            let above = (0..ways).any(|way| value(way) > largest);
            coverage.hit_when(aged && above, Covered::saturated);
        }
        coverage.hit_when(any && input.by_choice && input.way == output.victim, Covered::chosen);
        coverage.hit_when(output.next_state != input.state, Covered::changed);
        coverage.hit_when(output.next_state == input.state, Covered::unchanged);
        coverage.hit_when(input.way as usize >= ways, Covered::no_such_way);
        if any && input.eligible >> output.victim & 1 == 0 {
            return Err(Violation::new("R1, R3, R4", "the victim must be eligible"));
        }
        Ok(())
    }
}

/// The bins that a geometry has no room for.
fn unreachable(config: &Config) -> Vec<Unreachable<Covered>> {
    let bins: Vec<(Covered, &str)> = {
        let mut bins = vec![];
        if config.ways() == 1 {
            bins.push((Covered::another, "there is one way"));
            bins.push((Covered::tie, "there is one way"));
        } else if config.policy() != Policy::Srrip {
            bins.push((Covered::tie, "no two ways are alike"));
        }
        if config.policy() != Policy::Srrip {
            bins.push((Covered::aged, "the policy has no values"));
            bins.push((Covered::saturated, "the policy has no values"));
            if config.ways() == 1 {
                bins.push((Covered::changed, "there is no order of one way"));
            }
        }
        if config.ways() == 1 << config.way_bits() {
            bins.push((Covered::no_such_way, "every number names a way"));
        }
        bins
    };
    bins.into_iter().map(|(bin, why)| Unreachable::new(bin, why)).collect()
}
