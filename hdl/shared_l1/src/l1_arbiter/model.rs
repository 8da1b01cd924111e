//! The golden model: the rules of the block's page, in the plainest structures that hold them.

use std::collections::VecDeque;

use super::{Config, In, Offered, Out, Ready, Request};

/// The queue of remote requests, and what has become of its head so far.
#[derive(Clone, Debug)]
pub struct L1Arbiter {
    config: Config,
    remote: VecDeque<Request>,
    /// Local requests taken while the head was the head.
    losses: usize,
    /// The head was offered in the cycle before and not taken.
    stands: bool,
}

impl L1Arbiter {
    /// The state after a reset (R9).
    pub fn new(config: &Config) -> L1Arbiter {
        L1Arbiter { config: config.clone(), remote: VecDeque::new(), losses: 0, stands: false }
    }

    /// Requests in the queue.
    pub fn queued(&self) -> usize {
        self.remote.len()
    }

    /// Another remote request would enter the queue (R1).
    pub fn has_room(&self) -> bool {
        self.remote.len() < self.config.queue_depth()
    }

    /// Losses of the head.
    pub fn losses(&self) -> usize {
        self.losses
    }

    /// There is a head, and no local request can come before it (R4, R5, R6).
    pub fn insists(&self) -> bool {
        let limit = self.config.starvation_limit();
        let is_starved = limit > 0 && self.losses >= limit;
        !self.remote.is_empty() && (self.stands || is_starved)
    }
}

impl testbenches::dut::Model for L1Arbiter {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: &In) -> Out {
        let insists = self.insists();
        let local = Some(input.local).filter(|local| local.valid);
        let oldest = self.remote.front().copied();
        let goes_first = oldest.is_some() && (insists || local.is_none()); // R2, R3
        let offers_head = goes_first && input.has_room;
        let offered = match (offers_head, insists) {
            (true, _) => oldest,
            (false, true) => None,
            (false, false) => local,
        };
        let Request { valid, head, data } = offered.unwrap_or_default();
        let out = Out {
            local: Ready { ready: input.l1.ready && !insists }, // R8
            remote: Ready { ready: self.has_room() },           // R1
            l1: Offered { valid, remote: offers_head, head, data },
        };

        // The edge.
        self.stands = offers_head && !input.l1.ready;
        if offers_head && input.l1.ready {
            self.remote.pop_front();
            self.losses = 0;
        } else if oldest.is_some() && local.is_some() && out.local.ready {
            self.losses += 1;
        }
        if input.remote.valid && out.remote.ready {
            self.remote.push_back(input.remote);
        }
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use design::Design;
    use testbenches::dut::Model as _;

    fn model(limit: u32) -> L1Arbiter {
        let text = format!(
            "design = \"shared-l1\"\nname = \"t\"\nshared_l1.arbiter_starvation_limit = {limit}"
        );
        L1Arbiter::new(&Config::of(&Design::parse(&text, "t.toml").unwrap()).unwrap())
    }

    fn word(first: u64) -> [u64; 8] {
        [first, 0, 0, 0, 0, 0, 0, 0]
    }

    /// The offers in cycles in which a local request always waits and a remote one came first.
    fn winners(limit: u32, cycles: u64, l1_ready: fn(u64) -> bool) -> Vec<u64> {
        let mut model = model(limit);
        let request = |number| Request { valid: true, head: word(number), data: [0; 16] };
        model.step(&In { remote: request(100), ..In::default() });
        let mut next = 0;
        let mut offered = Vec::new();
        for cycle in 0..cycles {
            let (local, l1) = (request(next), l1_ready(cycle).into());
            let out = model.step(&In { local, l1, has_room: true, ..In::default() });
            next += u64::from(out.local.ready);
            offered.push(out.l1.head[0]);
        }
        offered
    }

    #[test]
    fn the_head_wins_once_after_as_many_losses_as_the_limit() {
        assert_eq!(winners(2, 5, |_| true), [0, 1, 100, 2, 3]);
        assert_eq!(winners(1, 4, |_| true), [0, 100, 1, 2]);
        assert_eq!(winners(0, 200, |_| true), (0..200).collect::<Vec<u64>>());
        // A cycle in which the L1 takes nothing is no loss; what has won stays until it is taken.
        assert_eq!(winners(2, 8, |cycle| cycle % 2 == 1), [0, 0, 1, 1, 100, 100, 2, 2]);
    }
}
