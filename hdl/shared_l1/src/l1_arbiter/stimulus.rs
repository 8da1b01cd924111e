//! Random requests on both streams with gaps and back-pressure, and now and then a rush of local ones
//! that is long enough to starve a head.

use testbenches::dut::Model as _;
use testbenches::stimulus::{Pressure, Rng, StreamSink, StreamSource};

use super::model::L1Arbiter;
use super::{Config, In, Out, Request};
use crate::words;

/// The random environment: the core, the network and the L1.
pub struct Stimulus {
    config: Config,
    rng: Rng,
    /// The state of the block, by which a head that has won can be kept waiting.
    state: L1Arbiter,
    /// The local request offered, and when others come.
    local: Option<Request>,
    gaps: Pressure,
    remote: StreamSource<Request>,
    l1: StreamSink,
    /// The head was offered and not taken: there is room for it until it is.
    is_promised: bool,
    /// Cycles left in which local requests come without a gap and the L1 takes one a cycle.
    rush: u64,
}

impl Stimulus {
    /// An environment for `config`; the same seed gives the same inputs.
    pub fn new(config: &Config, seed: u64) -> Stimulus {
        Stimulus {
            config: config.clone(),
            rng: Rng::new(seed),
            state: L1Arbiter::new(config),
            local: None,
            gaps: Pressure::mixed(),
            remote: StreamSource::new(Pressure::mixed()),
            l1: StreamSink::new(Pressure::mixed()),
            is_promised: false,
            rush: 0,
        }
    }

    /// Begins a rush now and then: enough for the limit, with time for a head to come.
    fn rushes(&mut self) -> bool {
        if self.rush == 0 && self.rng.chance(1, 400) {
            let enough = self.config.starvation_limit().max(100) as u64 + 100;
            self.rush = if self.rng.chance(1, 2) { enough } else { self.rng.between(1, 50) };
        }
        self.rush = self.rush.saturating_sub(1);
        self.rush > 0
    }
}

fn request(rng: &mut Rng, config: &Config) -> Request {
    let head = words::any(rng, config.head_bits());
    Request { valid: true, head, data: words::any(rng, config.data_bits()) }
}

impl testbenches::dut::Stimulus for Stimulus {
    type In = In;
    type Out = Out;

    fn next(&mut self, last: Option<&Out>) -> In {
        if last.is_none() {
            self.rush = 0;
            self.state = L1Arbiter::new(&self.config);
            self.is_promised = false;
        }
        let rushes = self.rushes();
        let (rng, config) = (&mut self.rng, &self.config);
        if last.is_none_or(|out| out.local.ready) {
            self.local = None;
        }
        let may_offer = self.gaps.next(rng) || rushes;
        if self.local.is_none() && may_offer {
            self.local = Some(request(rng, config));
        }
        let was_ready = last.map(|out| out.remote.ready);
        let remote = self.remote.next(rng, was_ready, |rng| Some(request(rng, config)));
        let pauses = self.state.insists() && rng.chance(1, 2);
        let l1_ready = self.l1.next(rng) || (rushes && !pauses);
        // A head that goes first is rare with a high limit, and often finds no room.
        let scarcity = if self.state.insists() { 2 } else { 8 };
        let has_room = !rng.chance(1, scarcity) || self.is_promised;
        // A payload without valid is noise.
        let mut noise = || Request { valid: false, ..request(rng, config) };
        let input = In {
            local: self.local.unwrap_or_else(&mut noise),
            remote: remote.unwrap_or_else(&mut noise),
            l1: l1_ready.into(),
            has_room,
        };
        let out = self.state.step(&input);
        self.is_promised = out.l1.valid && out.l1.remote && !l1_ready;
        input
    }
}
