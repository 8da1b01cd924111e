//! The golden model: a map of what is in flight.

use std::collections::BTreeMap;

use super::{Config, In, Issue, Out, Ready, Reply};

/// What each identifier in flight was issued with: sectors and note.
#[derive(Clone, Debug)]
pub struct RemoteTracker {
    most: usize,
    in_flight: BTreeMap<u64, (u64, u64)>,
}

impl RemoteTracker {
    /// The state after a reset (R7).
    pub fn new(config: &Config) -> RemoteTracker {
        RemoteTracker { most: config.requests(), in_flight: BTreeMap::new() }
    }

    /// As many are in flight as may be (R2).
    pub fn is_full(&self) -> bool {
        self.in_flight.len() >= self.most
    }

    /// What the request with an identifier was issued with, sectors and note, if it is in flight (R3).
    pub fn issued(&self, id: u64) -> Option<(u64, u64)> {
        self.in_flight.get(&id).copied()
    }

    /// The identifiers in flight, rising.
    pub fn identifiers(&self) -> Vec<u64> {
        self.in_flight.keys().copied().collect()
    }
}

impl testbenches::dut::Model for RemoteTracker {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: &In) -> Out {
        let known = self.issued(input.reply.id);
        let (reply_sectors, reply_note) = known.unwrap_or_default();
        let out = Out { issue: Ready { ready: !self.is_full() }, reply: Reply { known: known.is_some(), sectors: reply_sectors, note: reply_note }, in_flight: self.in_flight.len() as u64 };
        if input.reply.done {
            self.in_flight.remove(&input.reply.id); // R4
        }
        if input.issue.valid && out.issue.ready {
            self.in_flight.insert(input.issue.id, (input.issue.sectors, input.issue.note)); // R1
        }
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use design::Design;
    use testbenches::dut::Model as _;

    #[test]
    fn what_is_issued_is_known_until_it_is_done() {
        let design = Design::load("pact20").unwrap();
        let mut model = RemoteTracker::new(&Config::of(&design).unwrap());
        let issue = |issue_id| In { issue: Issue { valid: true, id: issue_id, sectors: 5, note: issue_id / 2 }, ..In::default() };
        for id in 0..32 {
            assert_eq!(model.step(&issue(200 - id)).in_flight, id);
        }
        let out = model.step(&In { reply: Reply { id: 180, done: true }, ..issue(1) });
        assert!(!out.issue.ready && out.reply.known);
        assert_eq!((out.reply.sectors, out.reply.note, out.in_flight), (5, 90, 32));
        let out = model.step(&In { reply: Reply { id: 180, ..(issue(1)).reply }, ..issue(1) });
        assert!(out.issue.ready && !out.reply.known);
        assert_eq!(model.step(&In { reply: Reply { id: 1, ..Reply::default() }, ..In::default() }).in_flight, 32);
        assert_eq!(model.identifiers()[..2], [1, 169]);
    }
}
