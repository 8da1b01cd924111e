//! The golden model.
use super::Config;
use super::ports::{In, Out, Quotient, Ready};

/// Operands and the cycles until their result is offered.
pub struct SerialDivider {
    config: Config,
    work: Option<(u64, u64, usize)>,
}

impl SerialDivider {
    /// Nothing in progress.
    pub fn new(config: Config) -> SerialDivider {
        SerialDivider { config, work: None }
    }

    /// Quotient and remainder.
    fn divided(&self, dividend: u64, divisor: u64) -> (u64, u64) {
        if divisor == 0 {
            let ones = |bits: usize| u64::MAX >> (64 - bits);
            let remainder = dividend & ones(self.config.remainder_bits());
            return (ones(self.config.dividend_bits()), remainder);
        }
        (dividend / divisor, dividend % divisor)
    }
}

impl testbenches::dut::Model for SerialDivider {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: &In) -> Out {
        match self.work {
            None => {
                if input.start.valid {
                    let left = self.config.latency() - 1;
                    self.work = Some((input.start.dividend, input.start.divisor, left));
                }
                Out { start: Ready::YES, ..Out::default() }
            }
            Some((dividend, divisor, 0)) => {
                if input.result.ready {
                    self.work = None;
                }
                let (result_quotient, result_remainder) = self.divided(dividend, divisor);
                Out {
                    start: Ready::NO,
                    result: Quotient {
                        valid: true,
                        quotient: result_quotient,
                        remainder: result_remainder,
                    },
                }
            }
            Some((dividend, divisor, left)) => {
                self.work = Some((dividend, divisor, left - 1));
                Out::default()
            }
        }
    }
}
