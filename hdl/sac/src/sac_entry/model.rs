//! The golden model: the rules of the block's page, in the plainest structures that hold them.

use crate::route_policy::model::RoutePolicy;

use super::{Config, EntryRequest, In, Miss, Out, Ready, RoutedRequest};

/// The requests that are unanswered, and what went on in the cycle before.
#[derive(Clone, Debug)]
pub struct SacEntry {
    config: Config,
    route: RoutePolicy,
    unanswered: u64,
    /// The request that is offered was offered before, and not taken.
    stands: bool,
    miss: Option<Miss>,
}

impl SacEntry {
    /// The state after a reset (R10).
    pub fn new(config: &Config) -> SacEntry {
        SacEntry {
            config: config.clone(),
            route: RoutePolicy::new(config.route()),
            unanswered: 0,
            stands: false,
            miss: None,
        }
    }

    /// Requests that have left and are not answered.
    pub fn unanswered(&self) -> u64 {
        self.unanswered
    }

    /// A request was offered in the cycle before, and not taken.
    pub fn stands(&self) -> bool {
        self.stands
    }

    /// The slice of a request, in whichever chip.
    fn slice(&self, request: &EntryRequest) -> u64 {
        self.route.place(request.line).slice
    }

    /// The request with its target (R2).
    fn routed(&self, input: &In) -> RoutedRequest {
        let request = input.request;
        let to_chip = if input.sm_side { input.chip } else { request.home };
        request.routed(input.chip, to_chip, self.slice(&request))
    }
}

impl testbenches::dut::Model for SacEntry {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: &In) -> Out {
        // R3, R6: what is offered stays, and nothing new is offered while it must not be.
        let is_stopped = input.hold || self.unanswered == self.config.most_unanswered();
        let offers = input.request.valid && (self.stands || !is_stopped);
        let forward = if offers { self.routed(input) } else { RoutedRequest::default() };
        let leaves = offers && input.forward.ready;
        let out = Out {
            held: input.hold && !self.stands,
            empty: self.unanswered == 0,
            request: Ready { ready: leaves },
            forward,
            reply: input.down_reply,
            down_reply: input.reply,
            miss: self.miss.into(),
        };
        let answered = input.reply.valid && input.reply.last && input.down_reply.ready;
        self.unanswered = (self.unanswered + u64::from(leaves)).saturating_sub(answered.into());
        self.stands = offers && !leaves;
        self.miss = leaves.then(|| Miss {
            valid: true,
            slice: self.slice(&input.request),
            local: input.request.home == input.chip,
        });
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use design::{Llc, Sac};
    use testbenches::dut::Model as _;

    /// The table of the block's page.
    #[test]
    fn a_switch_holds_what_has_not_been_offered() {
        let config = Config::new(&Sac::default(), &Llc::default(), "t").unwrap();
        let mut entry = SacEntry::new(&config);
        let request = |line| EntryRequest { valid: true, line, home: 1, ..Default::default() };
        let mut reply = crate::sac_entry::EntryReply { last: true, ..Default::default() };
        let mut seen = Vec::new();
        for (cycle, line) in [1, 1, 2, 2, 2, 2, 2].into_iter().enumerate() {
            reply.valid = cycle == 4;
            let out = entry.step(&In {
                sm_side: cycle > 5,
                hold: (1..6).contains(&cycle),
                request: request(line),
                forward: Ready { ready: cycle > 0 },
                reply,
                down_reply: Ready::YES,
                ..In::default()
            });
            let to = out.forward.valid.then_some((out.forward.line, out.forward.to_chip));
            seen.push((to, out.held, out.empty));
        }
        let expected = [
            (Some((1, 1)), false, true),
            (Some((1, 1)), false, true),
            (None, true, false),
            (None, true, false),
            (None, true, false),
            (None, true, true),
            (Some((2, 0)), false, true),
        ];
        assert_eq!(seen, expected);
    }

    #[test]
    fn a_request_is_counted_by_its_slice_a_cycle_later() {
        let config = Config::new(&Sac::default(), &Llc::default(), "t").unwrap();
        let mut entry = SacEntry::new(&config);
        for (home, sm_side) in [(0, false), (1, false), (1, true)] {
            let request = EntryRequest { valid: true, line: 0x35a, home, ..Default::default() };
            let input = In { sm_side, request, forward: Ready::YES, ..In::default() };
            assert!(!entry.step(&input).miss.valid);
            let miss = entry.step(&In::default()).miss;
            assert_eq!((miss.valid, miss.slice, miss.local), (true, 0xc, home == 0));
        }
        assert_eq!(entry.unanswered(), 3);
    }
}
