//! Random requests whose identifiers are not in flight, and replies in any order, some of them to
//! requests that are not there.

use testbenches::dut::Model as _;
use testbenches::stimulus::{Pressure, Rng, StreamSource};

use super::model::RemoteTracker;
use super::{Config, In, Issue, Out, Reply};

/// A request: identifier, sectors, note.
type Request = (u64, u64, u64);

/// The random environment: the core and the network.
pub struct Stimulus {
    config: Config,
    rng: Rng,
    /// What the block holds.
    state: RemoteTracker,
    issue: StreamSource<Request>,
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
            Some((id, sectors(rng, config), rng.bits(config.note_bits())))
        });
        let noise = (rng.below(ids), rng.bits(config.sectors()), rng.bits(config.note_bits()));
        let (issue_id, issue_sectors, issue_note) = offered.unwrap_or(noise);
        let reply_id = match rng.below(16) {
            0 => rng.below(ids),
            1 => released,
            2 => issue_id,
            _ => rng.pick(&taken).copied().unwrap_or(issue_id),
        };
        let reply_done = self.replies.next(rng);
        if reply_done && taken.contains(&reply_id) {
            self.released = reply_id;
        }
        let issue_valid = offered.is_some();
        let input = In { issue: Issue { valid: issue_valid, id: issue_id, sectors: issue_sectors, note: issue_note }, reply: Reply { id: reply_id, done: reply_done } };
        self.state.step(&input);
        input
    }
}
