//! The serial divider under test.
use crate::serial_divider::ports::{In, Operands, Out, Ready};
use crate::serial_divider::{Config, model, rtl};
use crate::testing::operand;
use testbenches::contract::{StreamContract, Violation};
use testbenches::coverage::Coverage;
use testbenches::stimulus::{Pressure, Rng, StreamSink, StreamSource};

testbenches::dut!(Dut, "serial_divider", SerialDivider, by_value);

testbenches::bins! {
    /// The cases of the rules.
    pub enum Covered {
        by_zero: "the divisor was 0",
        zero_by_zero: "both operands were 0",
        by_one: "the divisor was 1",
        smaller: "the dividend was smaller than the divisor",
        equal: "both operands were the same, not 0",
        largest: "both operands were all ones",
        refused: "operands were offered while the block was at work",
        refused_when_taken: "operands were offered in the cycle in which a result was taken",
        back_to_back: "operands were taken in the cycle after a result was",
        waited: "a result waited for its receiver",
        at_once: "a result was taken in the first cycle that offered it",
    }
}

/// Operands at random and at the ends of their ranges.
pub struct Stimulus {
    config: Config,
    rng: Rng,
    source: StreamSource<(u64, u64)>,
    sink: StreamSink,
}

impl Stimulus {
    /// The same seed gives the same inputs for the same outputs.
    pub fn new(config: Config, seed: u64) -> Stimulus {
        Stimulus {
            config,
            rng: Rng::new(seed),
            source: StreamSource::new(Pressure::mixed()),
            sink: StreamSink::new(Pressure::mixed()),
        }
    }
}

impl testbenches::dut::Stimulus for Stimulus {
    type In = In;
    type Out = Out;

    fn next(&mut self, last: Option<&Out>) -> In {
        let (dividend_bits, divisor_bits) =
            (self.config.dividend_bits(), self.config.divisor_bits());
        let make = |rng: &mut Rng| Some((operand(rng, dividend_bits), operand(rng, divisor_bits)));
        let offer = self.source.next(&mut self.rng, last.map(|out| out.start.ready), make);
        let (start_dividend, start_divisor) = offer.unwrap_or_default();
        let result_ready = self.sink.next(&mut self.rng);
        In {
            start: Operands {
                valid: offer.is_some(),
                dividend: start_dividend,
                divisor: start_divisor,
            },
            result: Ready { ready: result_ready },
        }
    }
}

/// Checks both streams and the latency, and counts the bins.
pub struct Monitor {
    config: Config,
    start: StreamContract<(u64, u64)>,
    result: StreamContract<(u64, u64)>,
    /// Cycles since operands were taken.
    age: Option<usize>,
    was_taken: bool,
}

impl Monitor {
    /// Right after a reset.
    pub fn new(config: Config) -> Monitor {
        Monitor {
            config,
            start: StreamContract::new("start").may_start_valid(),
            result: StreamContract::new("result"),
            age: None,
            was_taken: false,
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
        let started = input.start.valid && output.start.ready;
        let taken = input.result.ready && output.result.valid;
        let refused = input.start.valid && !output.start.ready;
        let largest = input.start.dividend == u64::MAX >> (64 - self.config.dividend_bits())
            && input.start.divisor == u64::MAX >> (64 - self.config.divisor_bits());
        let (n, d) = (input.start.dividend, input.start.divisor);
        coverage.hit_when(started && d == 0, Covered::by_zero);
        coverage.hit_when(started && d == 0 && n == 0, Covered::zero_by_zero);
        coverage.hit_when(started && d == 1, Covered::by_one);
        coverage.hit_when(started && n < d, Covered::smaller);
        coverage.hit_when(started && n == d && n != 0, Covered::equal);
        coverage.hit_when(started && largest, Covered::largest);
        coverage.hit_when(refused && !output.result.valid, Covered::refused);
        coverage.hit_when(refused && taken, Covered::refused_when_taken);
        coverage.hit_when(started && self.was_taken, Covered::back_to_back);
        coverage.hit_when(output.result.valid && !input.result.ready, Covered::waited);
        self.age = self.age.map(|age| age + 1);
        let is_first = self.age == Some(self.config.latency());
        coverage.hit_when(taken && is_first, Covered::at_once);
        if output.result.valid != self.age.is_some_and(|age| age >= self.config.latency()) {
            return Err(Violation::new("R3", "a result must come after the latency"));
        }
        if started || taken {
            self.age = started.then_some(0);
        }
        self.was_taken = taken;
        self.start.check(input.start.valid, output.start.ready, (n, d))?;
        let result = (output.result.quotient, output.result.remainder);
        self.result.check(output.result.valid, input.result.ready, result)
    }
}
