//! The golden model.

use super::{Answer, Config, In, Out, Ready, TRAIL_BITS};
use testbenches::dut::Model;

/// The accumulator in integers.
pub struct AccumulatorModel {
    config: Config,
    total: u64,
    answer: Option<(u64, u128)>,
    count: u8,
    trail: [u64; 8],
}

impl AccumulatorModel {
    pub fn new(config: &Config) -> Self {
        Self { config: config.clone(), total: 0, answer: None, count: 0, trail: [0; 8] }
    }

    fn push_trail(&mut self, bit: bool, salt: &[u64; 8]) {
        let mut carry = u64::from(bit);
        for (slot, (word, salt)) in self.trail.iter_mut().zip(salt).enumerate() {
            let next = *word >> 63;
            *word = ((*word << 1) | carry) ^ salt;
            carry = next;
            let width = TRAIL_BITS.saturating_sub(64 * slot).min(64);
            *word &= if width == 64 { u64::MAX } else { (1 << width) - 1 };
        }
    }
}

impl Model for AccumulatorModel {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: &In) -> Out {
        let (answer_sum, answer_label) = self.answer.unwrap_or_default();
        let output = Out {
            add: Ready { ready: self.answer.is_none() || input.answer.ready },
            answer: Answer { valid: self.answer.is_some(), sum: answer_sum, label: answer_label },
            is_full: self.total == self.config.highest(),
            count: u64::from(self.count),
            trail: self.trail,
        };
        if input.clear {
            self.total = 0;
        }
        if input.answer.ready {
            self.answer = None;
        }
        let accepted = input.add.valid && output.add.ready;
        if accepted {
            self.total = (self.total + input.add.amount).min(self.config.highest());
            self.answer = Some((self.total, input.add.label));
            self.count = self.count.wrapping_add(1);
        }
        self.push_trail(accepted, &input.salt);
        output
    }
}
