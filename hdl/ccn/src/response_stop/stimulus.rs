//! Random responses of all cores, lines of the local L1, and back-pressure on both sides.

use signal::port::Ready;
use testbenches::stimulus::{Pressure, Rng, StreamSink, StreamSource};

use super::{Config, In, Line, Out, Response, Serve};

/// The random environment: the ring on both sides, the reader and the L1's fill port.
pub struct Stimulus {
    config: Config,
    rng: Rng,
    /// Number of this core, from one reset to the next.
    core: u64,
    /// Of 16 passing responses so many are local.
    own: u64,
    serve: StreamSource<Serve>,
    passing: StreamSource<Response>,
    /// The response whose beats are offered, and the beats that have not been.
    current: Response,
    left: usize,
    next: StreamSink,
    fill: StreamSink,
}

impl Stimulus {
    /// An environment for `config`; the same seed gives the same inputs for the same outputs.
    pub fn new(config: &Config, seed: u64) -> Stimulus {
        Stimulus {
            config: config.clone(),
            rng: Rng::new(seed),
            core: 0,
            own: 4,
            serve: StreamSource::new(Pressure::mixed()),
            passing: StreamSource::new(Pressure::mixed()),
            current: Response::default(),
            left: 0,
            next: StreamSink::new(Pressure::mixed()),
            fill: StreamSink::new(Pressure::mixed()),
        }
    }
}

/// Any bytes of a sector.
fn bytes(rng: &mut Rng, bits: usize) -> signal::port::Beat {
    core::array::from_fn(|word| if 64 * word < bits { rng.word() } else { 0 })
}

impl testbenches::dut::Stimulus for Stimulus {
    type In = In;
    type Out = Out;

    fn next(&mut self, last: Option<&Out>) -> In {
        let (rng, config) = (&mut self.rng, &self.config);
        if last.is_none() {
            self.core = rng.bits(config.core_bits());
            self.left = 0;
        }
        if rng.chance(1, 500) {
            self.own = *rng.pick(&[0, 1, 8, 16]).unwrap_or(&4);
        }
        let (core, own) = (self.core, self.own);
        let serve = |rng: &mut Rng| Serve {
            valid: true,
            core: rng.bits(config.core_bits()),
            entry: rng.bits(config.entry_bits()),
        };
        let offered = self.serve.next(rng, last.map(|out| out.serve.ready), |rng| Some(serve(rng)));
        let no_serve = Serve { valid: false, ..serve(rng) };
        let (current, left) = (&mut self.current, &mut self.left);
        let beat = self.passing.next(rng, last.map(|out| out.passing.ready), |rng| {
            if *left == 0 {
                let asks = if rng.chance(own, 16) { core } else { rng.bits(config.core_bits()) };
                let entry = rng.bits(config.entry_bits());
                *current = Response { valid: true, core: asks, entry, ..Response::default() };
                *left = config.sectors();
            }
            *left -= 1;
            Some(Response { data: bytes(rng, config.beat_bits()), last: *left == 0, ..*current })
        });
        let noise = Response {
            valid: false,
            core: rng.bits(config.core_bits()),
            entry: rng.bits(config.entry_bits()),
            data: bytes(rng, config.beat_bits()),
            last: rng.chance(1, 2),
        };
        In {
            core,
            serve: offered.unwrap_or(no_serve),
            line: Line { data: bytes(rng, config.beat_bits()) },
            passing: beat.unwrap_or(noise),
            next: Ready { ready: self.next.next(rng) },
            fill: Ready { ready: self.fill.next(rng) },
        }
    }
}
