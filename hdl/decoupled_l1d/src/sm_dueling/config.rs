//! The block's configuration: `[sm_dueling]`, and what follows from it.

use about::Figure;
use design::{Design, DesignKind, Problems, Section, SmDueling};

/// A checked configuration: every rule of `[sm_dueling]` holds.
#[derive(Clone, Debug, PartialEq)]
pub struct Config {
    dueling: SmDueling,
}

impl Config {
    /// How many counters there are.
    pub const COUNTERS: usize = 4;

    /// Cycles from an interval's closing cycle to the first with what it decided.
    pub const LATENCY: usize = 2;

    /// The block with the fields of `dueling`; `owner` names the design in messages.
    ///
    /// # Errors
    /// Every rule of `[sm_dueling]` that does not hold.
    pub fn new(dueling: &SmDueling, owner: &str) -> Result<Config, Problems> {
        dueling.validate(owner)?;
        Ok(Config { dueling: dueling.clone() })
    }

    /// The block of a design, if it has one.
    pub fn of(design: &Design) -> Option<Config> {
        match design.kind() {
            DesignKind::DecoupledL1d => Some(Config { dueling: design.sm_dueling()?.clone() }),
            _ => None,
        }
    }

    /// Cycles of an interval, and the most accesses of it that are counted: 2..=65535.
    pub fn interval(&self) -> usize {
        self.dueling.interval as usize
    }

    /// Percentage points by which a miss rate must exceed the other: 0..=100.
    pub fn margin_percent(&self) -> usize {
        self.dueling.margin_percent as usize
    }

    /// Accesses of each leader without which an interval decides nothing: 1..=`interval`.
    pub fn min_accesses(&self) -> usize {
        self.dueling.min_accesses as usize
    }

    /// Width of a counter, which holds up to `interval`: 2..=16.
    pub fn counter_bits(&self) -> usize {
        self.interval().ilog2() as usize + 1
    }

    /// Width of a cycle's number in an interval: 1..=16.
    pub fn time_bits(&self) -> usize {
        (self.interval() - 1).ilog2() as usize + 1
    }

    /// Storage, in bits: the counters, those of the interval that is compared, the time, whether an
    /// interval has closed, and the answer.
    pub fn storage_bits(&self) -> usize {
        2 * Self::COUNTERS * self.counter_bits() + self.time_bits() + 2
    }

    /// Storage; the paper gives none.
    pub fn figures(&self) -> Vec<Figure> {
        vec![Figure {
            name: "storage_bits",
            ours: self.storage_bits() as u64,
            paper: None,
            note: "ics15 §4.3 gives none; this is 8 * bits(interval) of counters, counting and \
                   compared, ceil(log2(interval)) of time, and 2",
        }]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn config(interval: u32) -> Config {
        let dueling = SmDueling { interval, min_accesses: 1, ..SmDueling::default() };
        Config::new(&dueling, "t").unwrap()
    }

    #[test]
    fn ics15_is_the_papers() {
        let config = Config::of(&Design::load("ics15").unwrap()).unwrap();
        assert_eq!((config.interval(), config.margin_percent()), (500, 10));
        assert_eq!(config.min_accesses(), 16);
        assert_eq!(config.storage_bits(), 8 * 9 + 9 + 2);
        assert_eq!(Config::of(&Design::load("taco16").unwrap()), None);
    }

    #[test]
    fn a_counter_holds_the_interval_and_the_time_stays_below_it() {
        for (interval, counter_bits, time_bits) in
            [(2, 2, 1), (3, 2, 2), (4, 3, 2), (5, 3, 3), (512, 10, 9), (65_535, 16, 16)]
        {
            let config = config(interval);
            assert_eq!((config.counter_bits(), config.time_bits()), (counter_bits, time_bits));
        }
    }

    #[test]
    fn an_illegal_section_is_refused() {
        let problems =
            Config::new(&SmDueling { interval: 1, ..SmDueling::default() }, "t").unwrap_err();
        assert_eq!(
            problems.to_string(),
            "t.sm_dueling.interval: must be an integer in 2..=65535; got 1; try 2"
        );
    }
}
