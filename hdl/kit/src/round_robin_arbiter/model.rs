//! The golden model.
use super::Config;
use super::ports::{In, Out};
use crate::testing::{bit, one_hot};

/// Whose turn it is.
pub struct RoundRobinArbiter {
    requesters: usize,
    has_stay: bool,
    turn: usize,
}

impl RoundRobinArbiter {
    /// Requester 0's turn.
    pub fn new(config: Config) -> RoundRobinArbiter {
        RoundRobinArbiter { requesters: config.requesters(), has_stay: config.has_stay(), turn: 0 }
    }
}

impl testbenches::dut::Model for RoundRobinArbiter {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: &In) -> Out {
        let around = (0..self.requesters).map(|step| (self.turn + step) % self.requesters);
        let Some(winner) = around.into_iter().find(|&r| bit(&input.request, r)) else {
            return Out::default();
        };
        if input.advance {
            let stays = self.has_stay && input.stay;
            self.turn = (winner + usize::from(!stays)) % self.requesters;
        }
        Out { grant: one_hot(winner), granted: winner as u64, any: true }
    }
}
