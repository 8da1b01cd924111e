//! Coverage bins, and the promises of its streams.

use testbenches::contract::{Scoreboard, StreamContract, Violation};
use testbenches::coverage::Coverage;

use super::{Config, In, Out, Request};

testbenches::bins! {
    /// The cases of the block's rules.
    pub enum Covered {
        empty: "no request was held",
        full: "as many requests as there is room for were held",
        refused: "a request had to wait for room",
        waited: "a request was offered and not taken",
        both: "one request came and another left",
        pass_when_full: "a request left while there was no room",
    }
}

/// Counts [`Covered`], checks the streams, and that requests leave in order.
pub struct Monitor {
    config: Config,
    request: StreamContract<Request>,
    forward: StreamContract<Request>,
    order: Scoreboard<u64>,
}

impl Monitor {
    /// A monitor for the cycles after a reset.
    pub fn new(config: &Config) -> Monitor {
        Monitor {
            config: config.clone(),
            request: StreamContract::new("request").may_start_valid(),
            forward: StreamContract::new("forward"),
            order: Scoreboard::new("forward"),
        }
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
        let (request, forward) = (input.request, output.forward);
        self.request.check(request.valid, output.request.ready, request)?;
        self.forward.check(forward.valid, input.forward.ready, forward)?;
        let comes = request.valid && output.request.ready;
        let leaves = forward.valid && input.forward.ready;
        if leaves {
            self.order.seen(&forward.line)?;
        }
        if comes {
            self.order.expect(request.line);
        }
        let is_full = output.held == self.config.depth() as u64;
        coverage.hit_when(output.held == 0, Covered::empty);
        coverage.hit_when(is_full, Covered::full);
        coverage.hit_when(request.valid && !comes, Covered::refused);
        coverage.hit_when(forward.valid && !leaves, Covered::waited);
        coverage.hit_when(comes && leaves, Covered::both);
        coverage.hit_when(leaves && is_full, Covered::pass_when_full);
        Ok(())
    }
}
