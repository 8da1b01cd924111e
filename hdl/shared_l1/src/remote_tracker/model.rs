//! The golden model: a map of what is in flight.

use std::collections::BTreeMap;

use super::{Config, In, Issue, Out, Ready, ReplyBack};

/// The context of each identifier in flight.
#[derive(Clone, Debug)]
pub struct RemoteTracker {
    most: usize,
    in_flight: BTreeMap<u64, Issue>,
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

    /// None is in flight.
    pub fn is_empty(&self) -> bool {
        self.in_flight.is_empty()
    }

    /// The context of the request with this identifier, if it is in flight (R3).
    pub fn issued(&self, id: u64) -> Option<Issue> {
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
        let Issue { sectors, context, .. } = known.unwrap_or_default();
        let out = Out {
            issue: Ready { ready: !self.is_full() },
            reply: ReplyBack { known: known.is_some(), sectors, context },
            in_flight: self.in_flight.len() as u64,
        };
        if input.reply.done {
            self.in_flight.remove(&input.reply.id); // R4
        }
        if input.issue.valid && out.issue.ready {
            self.in_flight.insert(input.issue.id, input.issue); // R1
        }
        out
    }
}

#[cfg(test)]
mod tests {
    use super::super::Reply;
    use super::*;
    use design::Design;
    use testbenches::dut::Model as _;

    #[test]
    fn what_is_issued_is_known_until_it_is_done() {
        let design = Design::load("pact20").unwrap();
        let mut model = RemoteTracker::new(&Config::of(&design).unwrap());
        let issue = |id| In {
            issue: Issue { valid: true, id, sectors: 5, context: id / 2 },
            ..In::default()
        };
        let ask = |id, done| Reply { id, done };
        for id in 0..32 {
            assert_eq!(model.step(&issue(200 - id)).in_flight, id);
        }
        let out = model.step(&In { reply: ask(180, true), ..issue(1) });
        assert!(!out.issue.ready && out.reply.known);
        assert_eq!((out.reply.sectors, out.reply.context, out.in_flight), (5, 90, 32));
        let out = model.step(&In { reply: ask(180, false), ..issue(1) });
        assert!(out.issue.ready && !out.reply.known);
        assert_eq!(model.step(&In { reply: ask(1, false), ..In::default() }).in_flight, 32);
        assert_eq!(model.identifiers()[..2], [1, 169]);
    }
}
