//! A stage that holds one request.

use super::Config;
use crate::streams::Request;
use rust_hdl::core::prelude::*;
use signal::port::Packing;
use signal::prelude::*;

/// Holds one request, which can leave in the cycle in which the next one enters.
#[derive(LogicBlock)]
pub struct RequestStage {
    kind: Kind,
    /// The request that enters.
    pub push: Input<Request>,
    /// The request that leaves.
    pub pop: Output<Request>,
    holds: Flop<Bit>,
    held: Parts<Reg>,
    _packing: Packing,
}

impl RequestStage {
    /// An empty stage.
    pub fn new(config: &Config) -> RequestStage {
        let push = Request::input(config);
        let packing = Packing::of(&push.payload);
        let held = packing.widths().iter().map(|width| Reg::new(*width)).collect();
        RequestStage {
            kind: Kind::of::<RequestStage>(
                "Holds one request, which can leave in the cycle in which the next one enters.",
            )
            .named("llc_slice_request_stage"),
            push,
            pop: Request::output(config),
            holds: Flop::new(),
            held: Parts::new(held),
            _packing: packing,
        }
    }
}

impl Logic for RequestStage {
    #[kernel]
    fn update(&mut self) {
        let has_room = !self.holds.q || self.pop.ready;
        let enters = self.push.valid && has_room;
        self.push.ready = has_room;
        self.pop.valid = self.holds.q;
        self.holds.d = enters || (self.holds.q && !self.pop.ready);
        for p in 0..self.held.len() {
            self.held[p].hold();
            if enters {
                self.held[p].d = self.push.payload.pack(&self._packing, p);
            }
            self.pop.payload.unpack(&self._packing, p, self.held[p].q);
        }
    }
}
