//! The golden model.
use super::Config;
use super::ports::{In, Out};

/// The ways, the least recently used first.
pub struct Lru {
    order: Vec<u64>,
}

impl Lru {
    /// Way 0 is the least recently used, then way 1, and so on.
    pub fn new(config: Config) -> Lru {
        Lru { order: (0..config.ways() as u64).collect() }
    }
}

impl testbenches::dut::Model for Lru {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: &In) -> Out {
        let victim = self.order.iter().copied().find(|way| input.eligible >> way & 1 == 1);
        if input.touch_valid && self.order.contains(&input.touch_way) {
            self.order.retain(|way| *way != input.touch_way);
            self.order.push(input.touch_way);
        }
        Out { victim: victim.unwrap_or(0), any: victim.is_some() }
    }
}
