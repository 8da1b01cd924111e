//! The block's configuration: the chips, and the counters that each of them offers.

use crate::eab_unit;
use about::Figure;
use design::{Design, DesignKind, Problems, Sac, Section};
use signal::port::Wide;

/// A checked configuration: every rule of `[sac]` holds.
#[derive(Clone, Debug, PartialEq)]
pub struct Config {
    sac: Sac,
    eab: eab_unit::Config,
}

impl Config {
    /// Counters of a chip that come before those of its slices.
    pub const TOTALS: usize = 6;

    /// The reconfigurator of the chips of `sac`; `owner` names the design in messages.
    ///
    /// # Errors
    /// Every rule of `[sac]` that does not hold.
    pub fn new(sac: &Sac, owner: &str) -> Result<Config, Problems> {
        sac.validate(owner)?;
        Ok(Config { sac: sac.clone(), eab: eab_unit::Config::new(sac, owner)? })
    }

    /// The reconfigurator of a design, if it has one.
    pub fn of(design: &Design) -> Option<Config> {
        match design.kind() {
            DesignKind::Sac => {
                Some(Config { sac: design.sac()?.clone(), eab: eab_unit::Config::of(design)? })
            }
            _ => None,
        }
    }

    /// The unit that chooses.
    pub fn eab(&self) -> &eab_unit::Config {
        &self.eab
    }

    /// Chips: 1..=16.
    pub fn chips(&self) -> usize {
        self.sac.chips as usize
    }

    /// Width of a chip's number: 1..=4.
    pub fn chip_bits(&self) -> usize {
        signal::index_bits(self.chips())
    }

    /// A mask with a bit for each chip, the lowest for chip 0.
    pub fn all_chips(&self) -> u64 {
        u64::MAX >> (64 - self.chips())
    }

    /// Slices of a chip: a power of two in 1..=64.
    pub fn slices(&self) -> usize {
        self.sac.slices as usize
    }

    /// Width of a counter as a chip offers it: 2..=24.
    pub fn counter_bits(&self) -> usize {
        self.sac.counter_bits.max(self.sac.slice_counter_bits) as usize
    }

    /// Counters of a chip's slices, two each: 2..=128.
    pub fn slice_words(&self) -> usize {
        2 * self.slices()
    }

    /// Width of the number of a counter among those of a chip: 3..=7.
    pub fn word_bits(&self) -> usize {
        signal::index_bits(self.slice_words().max(Config::TOTALS))
    }

    /// The counter that each chip offers, in `data`.
    pub fn counters_in(&self, data: &Wide) -> Vec<u64> {
        let bit = |place: usize| data[place / 64] >> (place % 64) & 1;
        let counter = |chip: usize| {
            let low = chip * self.counter_bits();
            (0..self.counter_bits()).map(|i| bit(low + i) << i).sum()
        };
        (0..self.chips()).map(counter).collect()
    }

    /// The counters that chips with these counters offer together.
    pub fn counters_of(&self, counters: &[u64]) -> Wide {
        let mut data = Wide::default();
        for (chip, counter) in counters.iter().enumerate() {
            for i in 0..self.counter_bits() {
                let place = chip * self.counter_bits() + i;
                data[place / 64] |= (counter >> i & 1) << (place % 64);
            }
        }
        data
    }

    /// Storage in bits: six sums, the counter of a slice, where in the profile's counters the block is, levels and
    /// states.
    pub fn storage_bits(&self) -> usize {
        let sums = Config::TOTALS * self.eab.sum_bits() + self.eab.slice_counter_bits();
        sums + self.chip_bits() + self.word_bits() + 4 + 3 + 3 + 8
    }

    /// Storage; the paper has no figure for the reconfigurator.
    pub fn figures(&self) -> Vec<Figure> {
        vec![Figure {
            name: "storage_bits",
            ours: self.storage_bits() as u64,
            paper: None,
            note: "isca23 §3.6 leaves the model to hardware or software and counts neither",
        }]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn isca23_has_counters_of_24_bits() {
        let config = Config::of(&Design::load("isca23").unwrap()).unwrap();
        assert_eq!((config.chips(), config.slices(), config.counter_bits()), (4, 16, 24));
        assert_eq!((config.slice_words(), config.word_bits(), config.all_chips()), (32, 5, 15));
        assert_eq!(Config::of(&Design::load("llc").unwrap()), None);
    }

    #[test]
    fn a_counter_a_chip() {
        let config = Config::new(&Sac { chips: 16, ..Sac::default() }, "t").unwrap();
        let counters: Vec<u64> = (0..16).map(|chip| 0xff_ffff - chip).collect();
        assert_eq!(config.counters_in(&config.counters_of(&counters)), counters);
    }

    #[test]
    fn the_wider_counter_decides() {
        let sac = Sac { counter_bits: 8, slice_counter_bits: 12, ..Sac::default() };
        let sac = Sac { slices: 2, sm_ports: 2, profile_cycles: 60, ..sac };
        assert_eq!(Config::new(&sac, "t").unwrap().counter_bits(), 12);
    }

    #[test]
    fn an_illegal_section_is_refused() {
        let problems = Config::new(&Sac { chips: 17, ..Sac::default() }, "t").unwrap_err();
        assert_eq!(
            problems.to_string(),
            "t.sac.chips: must be an integer in 1..=16; got 17; try 16"
        );
    }
}
