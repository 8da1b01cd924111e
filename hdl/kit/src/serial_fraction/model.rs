//! The golden model.
use super::Config;
use super::ports::{Fraction, In, Out, Ready};

/// Operands and the cycles until their result is offered.
pub struct SerialFraction {
    config: Config,
    work: Option<(u64, u64, usize)>,
}

impl SerialFraction {
    /// Nothing in progress.
    pub fn new(config: Config) -> SerialFraction {
        SerialFraction { config, work: None }
    }

    fn fraction(&self, part: u64, whole: u64) -> u64 {
        let one = 1_u128 << self.config.fraction_bits();
        if part >= whole {
            return one as u64;
        }
        (u128::from(part) * one / u128::from(whole)) as u64
    }
}

impl testbenches::dut::Model for SerialFraction {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: &In) -> Out {
        match self.work {
            None => {
                if input.start.valid {
                    let left = self.config.latency() - 1;
                    self.work = Some((input.start.part, input.start.whole, left));
                }
                Out { start: Ready::YES, ..Out::default() }
            }
            Some((part, whole, 0)) => {
                if input.result.ready {
                    self.work = None;
                }
                let result_fraction = self.fraction(part, whole);
                Out {
                    start: Ready::NO,
                    result: Fraction { valid: true, fraction: result_fraction },
                }
            }
            Some((part, whole, left)) => {
                self.work = Some((part, whole, left - 1));
                Out::default()
            }
        }
    }
}
