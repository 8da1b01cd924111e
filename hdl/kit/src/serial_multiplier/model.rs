//! The golden model.
use super::Config;
use super::ports::{In, Out, Product, Ready};

/// A product and the cycles until it is offered.
pub struct SerialMultiplier {
    latency: usize,
    work: Option<(u128, usize)>,
}

impl SerialMultiplier {
    /// Nothing in progress.
    pub fn new(config: Config) -> SerialMultiplier {
        SerialMultiplier { latency: config.latency(), work: None }
    }
}

impl testbenches::dut::Model for SerialMultiplier {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: &In) -> Out {
        match self.work {
            None => {
                if input.start.valid {
                    let product = u128::from(input.start.a) * u128::from(input.start.b);
                    self.work = Some((product, self.latency - 1));
                }
                Out { start: Ready::YES, ..Out::default() }
            }
            Some((product, 0)) => {
                if input.result.ready {
                    self.work = None;
                }
                Out { start: Ready::NO, result: Product { valid: true, product } }
            }
            Some((product, left)) => {
                self.work = Some((product, left - 1));
                Out::default()
            }
        }
    }
}
