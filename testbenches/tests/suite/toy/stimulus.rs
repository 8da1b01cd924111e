//! Random amounts with gaps and back-pressure.

use super::{Add, Config, In, LABEL_BITS, Out, Ready};
use testbenches::dut::Stimulus;
use testbenches::stimulus::{Pressure, Rng, StreamSink, StreamSource, Weighted};

#[derive(Clone, Copy)]
enum Amount {
    Zero,
    Small,
    Any,
    Highest,
}

/// A user of the accumulator.
pub struct Adds {
    rng: Rng,
    width: usize,
    amounts: Weighted<Amount>,
    source: StreamSource<Add>,
    sink: StreamSink,
}

impl Adds {
    pub fn new(config: &Config, seed: u64) -> Self {
        Self {
            rng: Rng::new(seed),
            width: config.width,
            amounts: Weighted::new(Amount::Small, 16)
                .or(Amount::Zero, 2)
                .or(Amount::Any, 1)
                .or(Amount::Highest, 1),
            source: StreamSource::new(Pressure::mixed()),
            sink: StreamSink::new(Pressure::mixed()),
        }
    }
}

impl Stimulus for Adds {
    type In = In;
    type Out = Out;

    fn next(&mut self, last: Option<&Out>) -> In {
        let (width, amounts) = (self.width, &self.amounts);
        let offer = self.source.next(&mut self.rng, last.map(|out| out.add.ready), |rng| {
            let amount = match amounts.choose(rng) {
                Amount::Zero => 0,
                Amount::Small => rng.bits(width / 2),
                Amount::Any => rng.bits(width),
                Amount::Highest => (1 << width) - 1,
            };
            let label = u128::from(rng.word()) | (u128::from(rng.bits(LABEL_BITS - 64)) << 64);
            Some(Add { amount, label, ..Add::default() })
        });
        In {
            add: offer.into(),
            clear: self.rng.chance(1, 64),
            salt: [self.rng.word(), 0, 0, 0, self.rng.bits(44), 0, 0, 0],
            answer: Ready { ready: self.sink.next(&mut self.rng) },
        }
    }
}
