//! The block's configuration: the epochs and the threshold of `[ccn]`, and what follows from them.

use about::Figure;
use design::{Ccn, Design, DesignKind, EpochUnit, Problems, Section};

/// A checked configuration: every rule of `[ccn]` holds.
#[derive(Clone, Debug, PartialEq)]
pub struct Config {
    epoch: u32,
    sample: u32,
    unit: EpochUnit,
    h_min_numerator: u32,
    h_min_denominator: u32,
    counter_bits: u32,
}

impl Config {
    /// The throttler with the fields of `ccn`; `owner` names the design in messages. Whether a design
    /// has one (`throttle`) is not asked.
    ///
    /// # Errors
    /// Every rule of `[ccn]` that does not hold.
    pub fn new(ccn: &Ccn, owner: &str) -> Result<Config, Problems> {
        ccn.validate(owner)?;
        Ok(Config::from(ccn))
    }

    /// The throttler of a design, if it has one: `ccn` has, unless `throttle` is false.
    pub fn of(design: &Design) -> Option<Config> {
        let ccn = design.ccn().filter(|ccn| ccn.throttle)?;
        (design.kind() == DesignKind::Ccn).then(|| Config::from(ccn))
    }

    fn from(ccn: &Ccn) -> Config {
        Config {
            epoch: ccn.epoch,
            sample: ccn.sample,
            unit: ccn.epoch_unit,
            h_min_numerator: ccn.h_min_numerator,
            h_min_denominator: ccn.h_min_denominator,
            counter_bits: ccn.counter_bits,
        }
    }

    /// Length of an epoch ("tP"), in [`Self::unit`]: up to 2^32 - 1.
    pub fn epoch(&self) -> u64 {
        self.epoch.into()
    }

    /// Length of the window that begins an epoch ("tS"), in [`Self::unit`]: below the epoch.
    pub fn sample(&self) -> u64 {
        self.sample.into()
    }

    /// The unit of epoch and sample.
    pub fn unit(&self) -> EpochUnit {
        self.unit
    }

    /// The most that a cycle adds to the position in an epoch: 15, or 1 with cycles.
    pub fn most_retired(&self) -> u64 {
        self.unit.most_a_cycle().into()
    }

    /// Width of `retired`: 4, or 1 with cycles.
    pub fn retired_bits(&self) -> usize {
        bits(self.most_retired())
    }

    /// Numerator of "H_min": 1..=65535, at most the denominator.
    pub fn h_min_numerator(&self) -> u64 {
        self.h_min_numerator.into()
    }

    /// Denominator of "H_min": 1..=65535.
    pub fn h_min_denominator(&self) -> u64 {
        self.h_min_denominator.into()
    }

    /// Width of a counter: 2..=24.
    pub fn counter_bits(&self) -> usize {
        self.counter_bits as usize
    }

    /// The highest value of a counter, at which "N_total" is full.
    pub fn counter_max(&self) -> u64 {
        (1 << self.counter_bits()) - 1
    }

    /// Width of the position in an epoch: 0..epoch.
    pub fn position_bits(&self) -> usize {
        bits(self.epoch() - 1)
    }

    /// Storage of both counters and the position, in bits.
    pub fn storage_bits(&self) -> usize {
        2 * self.counter_bits() + self.position_bits()
    }

    /// Storage, and the parameters beside those of the paper's Table II.
    pub fn figures(&self) -> Vec<Figure> {
        let (epoch, sample) = match self.unit() {
            EpochUnit::Instructions => ("epoch_instructions", "sample_instructions"),
            EpochUnit::Cycles => ("epoch_cycles", "sample_cycles"),
        };
        let of_paper = |value| (self.unit() == EpochUnit::Instructions).then_some(value);
        vec![
            Figure {
                name: epoch,
                ours: self.epoch(),
                paper: of_paper(10_000_000),
                note: "taco16 Table II: tP, 10 million instructions",
            },
            Figure {
                name: sample,
                ours: self.sample(),
                paper: of_paper(1_000_000),
                note: "taco16 Table II: tS, 1 million instructions",
            },
            Figure {
                name: "h_min_per_65536",
                ours: self.h_min_numerator() * 65_536 / self.h_min_denominator(),
                paper: Some(5 * 65_536 / 100),
                note: "taco16 Table II: H_min, 0.05; both rounded down to 1/65536",
            },
            Figure {
                name: "storage_bits",
                ours: self.storage_bits() as u64,
                paper: None,
                note: "taco16 gives no width; this is 2 * counter_bits and the position in an \
                       epoch",
            },
        ]
    }
}

/// Bits that a value above 0 takes.
fn bits(value: u64) -> usize {
    value.ilog2() as usize + 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn taco16_is_table_ii() {
        let config = Config::of(&Design::load("taco16").unwrap()).unwrap();
        assert_eq!((config.epoch(), config.sample()), (10_000_000, 1_000_000));
        assert_eq!((config.h_min_numerator(), config.h_min_denominator()), (5, 100));
        assert_eq!((config.retired_bits(), config.most_retired()), (4, 15));
        assert_eq!((config.counter_max(), config.position_bits()), (16_777_215, 24));
        assert_eq!(config.storage_bits(), 72);
        for figure in config.figures() {
            assert!(figure.paper.is_none_or(|paper| paper == figure.ours), "{figure:?}");
        }
    }

    #[test]
    fn a_design_without_a_throttler_has_none() {
        let without = Design::parse("design = 'ccn'\nname = 'b'\nccn.throttle = false", "b.toml");
        assert_eq!(Config::of(&without.unwrap()), None);
        assert_eq!(Config::of(&Design::load("pact20").unwrap()), None);
    }

    #[test]
    fn cycles_are_counted_one_by_one() {
        let ccn = Ccn { epoch_unit: EpochUnit::Cycles, epoch: 2, sample: 1, ..Ccn::default() };
        let config = Config::new(&ccn, "t").unwrap();
        assert_eq!((config.retired_bits(), config.position_bits()), (1, 1));
        assert_eq!(config.figures()[0].paper, None);
    }

    #[test]
    fn an_illegal_section_is_refused() {
        let problems = Config::new(&Ccn { sample: 14, ..Ccn::default() }, "t").unwrap_err();
        assert_eq!(
            problems.to_string(),
            "t.ccn.sample: must be at least 15, the most that retire in a cycle, with epoch_unit \
             \"instructions\"; got 14; try 15"
        );
    }
}
