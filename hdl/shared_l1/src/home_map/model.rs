//! The golden model: the rules of the block's page in plain arithmetic.

use super::{Config, In, Out};
use design::HomeHash;

/// The map, which holds nothing but its geometry.
#[derive(Clone, Debug)]
pub struct HomeMap {
    config: Config,
    /// How many values the core bits have: the least power of two that has one for every core.
    values: u64,
}

impl HomeMap {
    /// The map of a geometry.
    pub fn new(config: &Config) -> HomeMap {
        HomeMap { config: config.clone(), values: (config.cores() as u64).next_power_of_two() }
    }

    /// The home core of a tag: below `cores`.
    pub fn core_of(&self, tag: u64) -> u64 {
        let cores = self.config.cores() as u64;
        let value = match self.config.home_hash() {
            HomeHash::CoreBits => tag & (self.values - 1), // R1
            HomeHash::Xor => folded(tag, self.values),     // R2
        };
        // R3: there are fewer than twice as many values as cores, so that once is enough.
        if value < cores { value } else { value - cores }
    }

    /// The tag of a line (R4).
    pub fn tag_of(&self, line: u64) -> u64 {
        line >> self.config.set_bits()
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
        let tag = self.tag_of(input.line);
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

    /// Every number of cores and every value: tags as digits of a text, and values counted off as a circle of
    /// cores.
    #[test]
    fn every_number_of_cores_and_every_value() {
        for cores in 1..=256_u64 {
            let model = model(&format!("shared_l1.cores = {cores}"));
            let bits = (0..).find(|&bits| 2_usize.pow(bits) >= cores as usize).unwrap() as usize;
            for tag in 0..512 {
                let digits = format!("{tag:09b}");
                let core_bits = &digits[digits.len() - bits..];
                let value = u64::from_str_radix(&format!("0{core_bits}"), 2).unwrap();
                assert_eq!(model.core_of(tag), value % cores, "{cores} cores, tag {tag:#x}");
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
