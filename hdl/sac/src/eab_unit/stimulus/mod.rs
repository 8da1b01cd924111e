//! Random profiles, half of them with two bandwidths brought together, and back-pressure on all three streams.

mod narrow;
mod profile;

use profile::Profile;
use testbenches::stimulus::{Pressure, Rng, StreamSink, StreamSource};

use super::{Config, In, Out, Ready, Slice};

/// The random environment: profiles that end, and a reconfigurator that takes results.
pub struct Stimulus {
    rng: Rng,
    profiles: Profiles,
    counters: StreamSource<In>,
    slice: StreamSource<Slice>,
    result: StreamSink,
}

impl Stimulus {
    /// An environment for `config`; the same seed gives the same inputs.
    pub fn new(config: &Config, seed: u64) -> Stimulus {
        Stimulus {
            rng: Rng::new(seed),
            profiles: Profiles::new(config),
            counters: StreamSource::new(Pressure::mixed()),
            slice: StreamSource::new(Pressure::mixed()),
            result: StreamSink::new(Pressure::mixed()),
        }
    }
}

/// One profile after the other, of which sums and slices are asked for apart. Whichever comes first begins a profile;
/// the block takes all slices of one before its sums, so that both are used up before the next.
struct Profiles {
    config: Config,
    profile: Profile,
    are_sums_given: bool,
    slices_given: usize,
}

impl Profiles {
    fn new(config: &Config) -> Profiles {
        let (profile, slices_given) = (Profile::default(), config.slices());
        Profiles { config: config.clone(), profile, are_sums_given: true, slices_given }
    }

    fn begin(&mut self, rng: &mut Rng) {
        let profile = profile::random(&self.config, rng);
        self.profile = match rng.chance(1, 2) {
            true => narrow::narrowed(&self.config, rng, profile),
            false => profile,
        };
        (self.are_sums_given, self.slices_given) = (false, 0);
    }

    fn sums(&mut self, rng: &mut Rng) -> In {
        if self.are_sums_given {
            self.begin(rng);
        }
        self.are_sums_given = true;
        self.profile.sums()
    }

    fn slice(&mut self, rng: &mut Rng) -> Slice {
        if self.slices_given == self.config.slices() {
            self.begin(rng);
        }
        self.slices_given += 1;
        self.profile.slices[self.slices_given - 1]
    }
}

impl testbenches::dut::Stimulus for Stimulus {
    type In = In;
    type Out = Out;

    fn next(&mut self, last: Option<&Out>) -> In {
        let (rng, profiles) = (&mut self.rng, &mut self.profiles);
        if last.is_none() {
            *profiles = Profiles::new(&profiles.config);
        }
        let ready = last.map(|out| out.counters.ready);
        let sums = self.counters.next(rng, ready, |rng| Some(profiles.sums(rng)));
        let ready = last.map(|out| out.slice.ready);
        let slice = self.slice.next(rng, ready, |rng| Some(profiles.slice(rng)));
        In {
            slice: slice.into(),
            result: Ready { ready: self.result.next(rng) },
            ..sums.unwrap_or_default()
        }
    }
}
