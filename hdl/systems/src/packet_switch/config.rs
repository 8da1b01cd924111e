//! The geometry of a switch.

use about::Figure;
use design::Design;
use kit::Illegal;
use kit::round_robin_arbiter;
use signal::{BeatWord, Word, index_bits};

use crate::private_cluster;

/// A geometry that hardware can be built from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Config {
    inputs: usize,
    outputs: usize,
    low_bits: usize,
    high_bits: usize,
}

impl Config {
    /// `inputs` inputs and `outputs` outputs, 1..=256 each, for beats of two words: `low_bits` bits, 1..=512, and
    /// `high_bits`, 0..=1024.
    ///
    /// # Errors
    /// A figure outside its range.
    pub fn new(
        inputs: usize,
        outputs: usize,
        low_bits: usize,
        high_bits: usize,
    ) -> Result<Config, Illegal> {
        let block = "packet_switch";
        Ok(Config {
            inputs: Illegal::unless_in(1..=256, block, "inputs", inputs)?,
            outputs: Illegal::unless_in(1..=256, block, "outputs", outputs)?,
            low_bits: Illegal::unless_in(1..=Word::MAX_WIDTH, block, "low_bits", low_bits)?,
            high_bits: Illegal::unless_in(0..=BeatWord::MAX_WIDTH, block, "high_bits", high_bits)?,
        })
    }

    /// The switch of requests of a design of private L1 caches whose cluster has switches.
    pub fn of(design: &Design) -> Option<Config> {
        let cluster = private_cluster::Config::of(design)?;
        cluster.has_crossbar().then(|| cluster.request_switch())
    }

    /// Inputs: 1..=256.
    pub fn inputs(&self) -> usize {
        self.inputs
    }

    /// Outputs: 1..=256.
    pub fn outputs(&self) -> usize {
        self.outputs
    }

    /// Bits of a beat, `last` not among them: 1..=1536.
    pub fn width(&self) -> usize {
        self.low_bits + self.high_bits
    }

    /// Those of them that lie in the first word: 1..=512.
    pub fn low_bits(&self) -> usize {
        self.low_bits
    }

    /// Those that lie in a second word: 0..=1024.
    pub fn high_bits(&self) -> usize {
        self.high_bits
    }

    /// Width of an output's number.
    pub fn destination_bits(&self) -> usize {
        index_bits(self.outputs)
    }

    /// Width of an input's number.
    pub fn input_bits(&self) -> usize {
        index_bits(self.inputs)
    }

    /// The more of inputs and outputs: the lanes that a record of the ports must have room for.
    pub fn lanes(&self) -> usize {
        self.inputs.max(self.outputs)
    }

    pub(super) fn arbiter(&self) -> round_robin_arbiter::Config {
        round_robin_arbiter::Config::new(self.inputs).expect("1 to 256 inputs").with_stay()
    }

    /// Bits that it stores.
    pub fn storage_bits(&self) -> usize {
        self.outputs * (self.width() + self.inputs + self.input_bits() + 4)
    }

    /// Storage; no paper gives a figure.
    pub fn figures(&self) -> Vec<Figure> {
        let ours = |name, bits: usize, note| Figure { name, ours: bits as u64, paper: None, note };
        vec![
            ours("storage_bits", self.storage_bits(), "the registers of the outputs, and turns"),
            ours(
                "multiplexed_bits",
                self.inputs * self.outputs * (self.width() + 1),
                "inputs * outputs * bits of a beat",
            ),
        ]
    }
}
