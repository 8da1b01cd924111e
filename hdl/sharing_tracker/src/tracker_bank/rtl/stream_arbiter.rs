//! Whose message one stream of the tracker is offered.

use super::super::Config;
use kit::round_robin_arbiter::RoundRobinArbiter;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// The turn of one stream: cores in turn, and who was offered stays until it has passed.
#[derive(LogicBlock)]
pub struct StreamArbiter {
    kind: Kind,
    /// Cores whose message is for the stream, a bit each.
    pub request: Wire<In>,
    /// The tracker takes what is offered.
    pub takes: Signal<In, Bit>,
    /// The core whose message is offered, a bit.
    pub offered: Wire<Out>,
    /// Its number.
    pub core: Wire<Out>,
    /// One is offered.
    pub any: Signal<Out, Bit>,
    arbiter: RoundRobinArbiter,
    /// Whose was offered in the cycle before, and did not pass.
    waits: Reg,
}

impl StreamArbiter {
    /// Nobody waits, and the turn is core 0's.
    pub fn new(config: &Config) -> StreamArbiter {
        let cores = config.cores();
        StreamArbiter {
            kind: Kind::of::<StreamArbiter>(
                "The turn of one stream: cores in turn, and who was offered stays until it has \
                 passed.",
            )
            .named("tracker_bank_stream_arbiter")
            .with("cores", cores),
            request: Wire::new(cores),
            takes: Signal::default(),
            offered: Wire::new(cores),
            core: Wire::new(index_bits(cores)),
            any: Signal::default(),
            arbiter: RoundRobinArbiter::new(config.arbiter()),
            waits: Reg::new(cores),
        }
    }
}

impl Logic for StreamArbiter {
    #[kernel]
    fn update(&mut self) {
        let waiting = self.request & self.waits.q;
        self.arbiter.request = self.request;
        if waiting.any() {
            self.arbiter.request = waiting;
        }
        self.arbiter.advance = self.takes;
        self.offered = self.arbiter.grant;
        self.core = self.arbiter.granted;
        self.any = self.arbiter.any;
        self.waits.d = self.arbiter.grant;
        if self.takes {
            self.waits.d = 0;
        }
    }
}
