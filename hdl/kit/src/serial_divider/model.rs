//! The golden model.
use super::Config;
use super::ports::{In, Out};

/// Operands and the cycles until their result is offered.
pub struct Model {
    config: Config,
    work: Option<(u64, u64, usize)>,
}

impl Model {
    /// Nothing under way.
    pub fn new(config: Config) -> Model {
        Model { config, work: None }
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

impl testbenches::dut::Model for Model {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: &In) -> Out {
        match self.work {
            None => {
                if input.start_valid {
                    let left = self.config.latency() - 1;
                    self.work = Some((input.start_dividend, input.start_divisor, left));
                }
                Out { start_ready: true, ..Out::default() }
            }
            Some((dividend, divisor, 0)) => {
                if input.result_ready {
                    self.work = None;
                }
                let (result_quotient, result_remainder) = self.divided(dividend, divisor);
                Out { start_ready: false, result_valid: true, result_quotient, result_remainder }
            }
            Some((dividend, divisor, left)) => {
                self.work = Some((dividend, divisor, left - 1));
                Out::default()
            }
        }
    }
}
