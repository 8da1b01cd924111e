//! The golden model.
use super::Config;
use super::ports::{In, Out};

/// The value, in integers that never wrap.
pub struct SaturatingCounter {
    value: i128,
    maximum: i128,
}

impl SaturatingCounter {
    /// A value of 0.
    pub fn new(config: Config) -> SaturatingCounter {
        SaturatingCounter { value: 0, maximum: (1 << config.width()) - 1 }
    }
}

impl testbenches::dut::Model for SaturatingCounter {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: &In) -> Out {
        let out = Out { value: self.value as u64 };
        let change = i128::from(input.increment) - i128::from(input.decrement);
        self.value = (self.value + change).clamp(0, self.maximum);
        if input.clear {
            self.value = 0;
        }
        out
    }
}
