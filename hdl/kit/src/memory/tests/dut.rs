//! The memories under test.
use crate::memory::bench::{Config, RamBench, RegisterFileBench};
use crate::memory::model::Model;
use crate::testing::{Wide, wide};
use signal::index_bits;
use testbenches::contract::Violation;
use testbenches::coverage::Coverage;
use testbenches::dut::{Dut, Monitor, Stimulus};
use testbenches::stimulus::Rng;

testbenches::ports! {
    /// What the block reads in a cycle.
    pub struct In {
        pub write_enable: bool,
        pub write_address: u64,
        pub write_data: Wide,
        pub a_enable: bool,
        pub a_address: u64,
        pub b_enable: bool,
        pub b_address: u64,
        pub c_enable: bool,
        pub c_address: u64,
    }
    /// What it answers.
    pub struct Out {
        pub a_valid: bool,
        pub a_data: Wide [when a_valid],
        pub b_valid: bool,
        pub b_data: Wide [when b_valid],
        pub c_valid: bool,
        pub c_data: Wide [when c_valid],
    }
}

/// A `Ram` or a `RegisterFile` under test.
pub struct MemoryDut<const IS_RAM: bool>;

macro_rules! memory_dut {
    ($is_ram:literal, $name:literal, $rtl:ident) => {
        impl Dut for MemoryDut<$is_ram> {
            const NAME: &'static str = $name;
            type Config = Config;
            type In = In;
            type Out = Out;
            type Rtl = $rtl;
            type Model = Model<$is_ram>;
            type Stimulus = Random;
            type Bins = Covered;
            type Monitor = Watch;

            fn rtl(config: &Config) -> $rtl {
                $rtl::new(*config)
            }
            fn model(config: &Config) -> Model<$is_ram> {
                Model::new(*config)
            }
            fn stimulus(config: &Config, seed: u64) -> Random {
                Random::new(*config, seed)
            }
            fn monitor(config: &Config) -> Watch {
                Watch { config: *config, before: In::default() }
            }
        }
    };
}

memory_dut!(true, "ram", RamBench);
memory_dut!(false, "register_file", RegisterFileBench);

testbenches::bins! {
    /// The cases of the rules.
    pub enum Covered {
        read_during_write: "a word was read in the cycle of its write",
        read_after_write: "a word was read in the cycle after its write",
        same_word: "all ports read one word",
        two_words: "two ports read different words",
        first_word: "word 0 was read",
        last_word: "the highest word was read",
        rewritten: "a word was written in two cycles in a row",
        disabled: "a write port without enable showed another word",
    }
}

/// Writes, and reads of what was written since the reset.
pub struct Random {
    rng: Rng,
    config: Config,
    written: Vec<u64>,
    is_written: Vec<bool>,
    before: u64,
}

impl Random {
    /// The same seed gives the same inputs.
    pub fn new(config: Config, seed: u64) -> Random {
        let is_written = vec![false; config.depth];
        Random { rng: Rng::new(seed), config, written: vec![], is_written, before: 0 }
    }

    /// A read of a word that was written; an address without meaning when there is none.
    fn reader(&mut self) -> (bool, u64) {
        let anywhere = self.rng.bits(index_bits(self.config.depth));
        let recent = self.is_written[self.before as usize] && self.rng.chance(1, 4);
        let address = match (recent, self.rng.pick(&self.written)) {
            (true, _) => Some(self.before),
            (false, address) => address.copied(),
        };
        let enable = address.is_some() && self.rng.chance(3, 4);
        (enable, address.filter(|_| enable).unwrap_or(anywhere))
    }
}

impl Stimulus for Random {
    type In = In;
    type Out = Out;

    fn next(&mut self, last: Option<&Out>) -> In {
        let depth = self.config.depth as u64;
        if last.is_none() {
            self.written.clear();
            self.is_written.fill(false);
        }
        let ((a_enable, a_address), (b_enable, b_address)) = (self.reader(), self.reader());
        let (c_enable, c_address) =
            if self.rng.chance(1, 4) { (a_enable, a_address) } else { self.reader() };
        let write_enable = self.rng.chance(1, 2);
        let write_address = match self.rng.below(4) {
            0 => self.before,
            1 if a_enable => a_address,
            _ => self.rng.below(depth),
        };
        if write_enable {
            self.before = write_address;
            if !std::mem::replace(&mut self.is_written[write_address as usize], true) {
                self.written.push(write_address);
            }
        }
        let write_data = wide(&mut self.rng, self.config.width);
        In {
            write_enable,
            write_address,
            write_data,
            a_enable,
            a_address,
            b_enable,
            b_address,
            c_enable,
            c_address,
        }
    }
}

/// Counts the bins.
pub struct Watch {
    config: Config,
    before: In,
}

impl Monitor for Watch {
    type In = In;
    type Out = Out;
    type Bins = Covered;

    fn observe(
        &mut self,
        input: &In,
        _: &Out,
        coverage: &mut Coverage<Covered>,
    ) -> Result<(), Violation> {
        let before = std::mem::replace(&mut self.before, *input);
        let (reads, written) = (input.a_enable, input.write_address);
        let all = reads && input.b_enable && input.c_enable;
        let (a, b, c) = (input.a_address, input.b_address, input.c_address);
        let meets = |write: &In| reads && write.write_enable && a == write.write_address;
        coverage.hit_when(meets(input), Covered::read_during_write);
        coverage.hit_when(meets(&before), Covered::read_after_write);
        coverage.hit_when(all && a == b && b == c, Covered::same_word);
        coverage.hit_when(all && a != b, Covered::two_words);
        coverage.hit_when(reads && a == 0, Covered::first_word);
        coverage.hit_when(reads && a == self.config.depth as u64 - 1, Covered::last_word);
        let again = before.write_enable && before.write_address == written;
        coverage.hit_when(input.write_enable && again, Covered::rewritten);
        coverage.hit_when(!input.write_enable && !again, Covered::disabled);
        Ok(())
    }
}
