//! The golden model: a map of what is in flight.

use std::collections::BTreeMap;

use super::{Config, In, Out};

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
        let known = self.issued(input.reply_id);
        let (reply_sectors, reply_note) = known.unwrap_or_default();
        let out = Out {
            issue_ready: !self.is_full(),
            reply_known: known.is_some(),
            reply_sectors,
            reply_note,
            in_flight: self.in_flight.len() as u64,
        };
        if input.reply_done {
            self.in_flight.remove(&input.reply_id); // R4
        }
        if input.issue_valid && out.issue_ready {
            self.in_flight.insert(input.issue_id, (input.issue_sectors, input.issue_note)); // R1
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
        let issue = |issue_id| In {
            issue_valid: true,
            issue_id,
            issue_sectors: 5,
            issue_note: issue_id / 2,
            ..In::default()
        };
        for id in 0..32 {
            assert_eq!(model.step(&issue(200 - id)).in_flight, id);
        }
        let out = model.step(&In { reply_id: 180, reply_done: true, ..issue(1) });
        assert!(!out.issue_ready && out.reply_known);
        assert_eq!((out.reply_sectors, out.reply_note, out.in_flight), (5, 90, 32));
        let out = model.step(&In { reply_id: 180, ..issue(1) });
        assert!(out.issue_ready && !out.reply_known);
        assert_eq!(model.step(&In { reply_id: 1, ..In::default() }).in_flight, 32);
        assert_eq!(model.identifiers()[..2], [1, 169]);
    }
}
