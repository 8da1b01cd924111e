//! Random requests whose identifiers are not in flight, and replies in any order, some of them to
//! requests that are not there.

use testbenches::dut::Model as _;
use testbenches::stimulus::{Pressure, Rng, StreamSource};

use super::model::RemoteTracker;
use super::{Config, In, Issue, Out, Reply};

/// The random environment: the core and the network.
pub struct Stimulus {
    config: Config,
    rng: Rng,
    /// The state of the block.
    state: RemoteTracker,
    issue: StreamSource<Issue>,
    /// When replies come.
    replies: Pressure,
    /// The identifier released last.
    released: u64,
}

impl Stimulus {
    /// An environment for `config`; the same seed gives the same inputs.
    pub fn new(config: &Config, seed: u64) -> Stimulus {
        Stimulus {
            config: config.clone(),
            rng: Rng::new(seed),
            state: RemoteTracker::new(config),
            issue: StreamSource::new(Pressure::mixed()),
            replies: Pressure::mixed(),
            released: 0,
        }
    }
}

/// Any sectors; often none, as of a store, or all.
fn sectors(rng: &mut Rng, config: &Config) -> u64 {
    match rng.below(4) {
        0 => 0,
        1 => u64::MAX >> (64 - config.sectors()),
        _ => rng.bits(config.sectors()),
    }
}

/// An identifier that is free: the first from `start` on, around the end.
fn free(taken: &[u64], start: u64, ids: u64) -> Option<u64> {
    (0..=taken.len() as u64).map(|step| (start + step) % ids).find(|id| !taken.contains(id))
}

impl testbenches::dut::Stimulus for Stimulus {
    type In = In;
    type Out = Out;

    fn next(&mut self, last: Option<&Out>) -> In {
        if last.is_none() {
            self.state = RemoteTracker::new(&self.config);
        }
        let taken = self.state.identifiers();
        let (rng, config, released) = (&mut self.rng, &self.config, self.released);
        let ids = 1 << config.id_bits();
        let offered = self.issue.next(rng, last.map(|out| out.issue.ready), |rng| {
            let start = match rng.below(4) {
                0 => released,
                1 => ids - 1,
                _ => rng.below(ids),
            };
            let id = free(&taken, start, ids)?;
            let sectors = sectors(rng, config);
            Some(Issue { valid: true, id, sectors, context: rng.bits(config.context_bits()) })
        });
        let noise = Issue {
            valid: false,
            id: rng.below(ids),
            sectors: rng.bits(config.sectors()),
            context: rng.bits(config.context_bits()),
        };
        let issue = offered.unwrap_or(noise);
        let id = match rng.below(16) {
            0 => rng.below(ids),
            1 => released,
            2 => issue.id,
            _ => rng.pick(&taken).copied().unwrap_or(issue.id),
        };
        let done = self.replies.next(rng);
        if done && taken.contains(&id) {
            self.released = id;
        }
        let input = In { issue, reply: Reply { id, done } };
        self.state.step(&input);
        input
    }
}
