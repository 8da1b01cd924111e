//! The golden model.
use super::Config;
use super::ports::{In, Out};

/// A product and the cycles until it is offered.
pub struct Model {
    latency: usize,
    work: Option<(u128, usize)>,
}

impl Model {
    /// Nothing under way.
    pub fn new(config: Config) -> Model {
        Model { latency: config.latency(), work: None }
    }
}

impl testbenches::dut::Model for Model {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: &In) -> Out {
        match self.work {
            None => {
                if input.start_valid {
                    let product = u128::from(input.start_a) * u128::from(input.start_b);
                    self.work = Some((product, self.latency - 1));
                }
                Out { start_ready: true, ..Out::default() }
            }
            Some((product, 0)) => {
                if input.result_ready {
                    self.work = None;
                }
                Out { start_ready: false, result_valid: true, result_product: product }
            }
            Some((product, left)) => {
                self.work = Some((product, left - 1));
                Out::default()
            }
        }
    }
}
