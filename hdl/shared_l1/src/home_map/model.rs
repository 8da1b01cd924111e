//! The golden model: the rules of the block's page in plain arithmetic.

use super::{Config, In, Out};
use design::HomeHash;

/// The map, which holds nothing but its geometry.
#[derive(Clone, Debug)]
pub struct HomeMap {
    config: Config,
}

impl HomeMap {
    /// The map of a geometry.
    pub fn new(config: &Config) -> HomeMap {
        HomeMap { config: config.clone() }
    }

    /// The home core of a tag: below `cores`.
    pub fn core_of(&self, tag: u64) -> u64 {
        let cores = self.config.cores() as u64;
        // How many values the core bits have: the least power of two that has one for every core.
        let values = (0..).map(|bits| 1 << bits).find(|&values| values >= cores).unwrap_or(cores);
        let value = match self.config.home_hash() {
            HomeHash::CoreBits => tag % values,   // R1
            HomeHash::Xor => folded(tag, values), // R2
        };
        // R3: there are fewer than twice as many values as cores, so that none is taken off twice.
        value % cores
    }
}

/// The XOR of the digits of `tag` to the base `values`, a power of two.
fn folded(tag: u64, values: u64) -> u64 {
    let (mut rest, mut folded) = (tag, 0);
    while rest != 0 && values > 1 {
        folded ^= rest % values;
        rest /= values;
    }
    folded
}

impl testbenches::dut::Model for HomeMap {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: &In) -> Out {
        let set_bits = self.config.set_bits() as u32;
        // R4
        let tag = input.line / self.config.sets() as u64;
        let set_number = self.config.index().set_of(input.line, set_bits) as u64;
        Out { core: self.core_of(tag), set_number, tag }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use design::Design;

    fn model(fields: &str) -> HomeMap {
        let text = format!("design = \"shared-l1\"\nname = \"t\"\nmesh.columns = 64\n{fields}");
        HomeMap::new(&Config::of(&Design::parse(&text, "t.toml").unwrap()).unwrap())
    }

    /// Cores counted off as a circle, tag by tag: what the rule of the specification, v - N for v at
    /// or above N, gives for every number of cores and every value.
    #[test]
    fn every_number_of_cores_and_every_value() {
        for cores in 1..=256_u64 {
            let model = model(&format!("shared_l1.cores = {cores}"));
            let values = cores.next_power_of_two();
            for tag in 0..512 {
                let value = tag & (values - 1);
                let expected = if value >= cores { value - cores } else { value };
                assert_eq!(model.core_of(tag), expected, "{cores} cores, tag {tag:#x}");
            }
        }
    }

    #[test]
    fn folds_worked_out_by_hand() {
        let model = model("shared_l1.cores = 28\nshared_l1.home_hash = \"xor\"");
        // Digits of five bits.
        assert_eq!(model.core_of(0b00011_00110), 0b00101);
        assert_eq!(model.core_of(0b10000_00000_10000), 0);
        // 0b11110 is 30, which is 2 of 28.
        assert_eq!(model.core_of(0b11111_00000_00001), 2);
        assert_eq!(folded(u64::MAX, 1), 0);
    }
}
