//! Random requests with gaps, and back-pressure.

use testbenches::stimulus::{Pressure, Rng, StreamSink, StreamSource};

use super::{Config, In, Out, Request};

/// The random environment: who asks, and who takes.
pub struct Stimulus {
    line_bits: usize,
    rng: Rng,
    request: StreamSource<Request>,
    forward: StreamSink,
}

impl Stimulus {
    /// An environment for `config`; the same seed gives the same inputs.
    pub fn new(config: &Config, seed: u64) -> Stimulus {
        Stimulus {
            line_bits: config.line_bits(),
            rng: Rng::new(seed),
            request: StreamSource::new(Pressure::mixed()),
            forward: StreamSink::new(Pressure::mixed()),
        }
    }
}

impl testbenches::dut::Stimulus for Stimulus {
    type In = In;
    type Out = Out;

    fn next(&mut self, last: Option<&Out>) -> In {
        let (rng, line_bits) = (&mut self.rng, self.line_bits);
        // A request that is refused holds; the closure makes the next one.
        let request = self.request.next(rng, last.map(|out| out.request.ready), |rng| {
            Some(Request { valid: true, line: rng.bits(line_bits) })
        });
        // Payloads of idle streams are noise, which must change nothing.
        let noise = Request { valid: false, line: rng.bits(line_bits) };
        In { request: request.unwrap_or(noise), forward: self.forward.next(rng).into() }
    }
}
