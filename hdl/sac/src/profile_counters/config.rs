//! The block's configuration: the part of `[sac]` that it reads, and what follows from it.

use crate::crd;
use about::Figure;
use design::{Design, DesignKind, Problems, Sac, Section};
use signal::port::Wide;

/// A checked geometry: every rule of `[sac]` holds.
#[derive(Clone, Debug, PartialEq)]
pub struct Config {
    sac: Sac,
    directory: crd::Config,
}

impl Config {
    /// The counters of a chip with the fields of `sac`; `owner` names the design in messages.
    ///
    /// # Errors
    /// Every rule of `[sac]` that does not hold.
    pub fn new(sac: &Sac, owner: &str) -> Result<Config, Problems> {
        sac.validate(owner)?;
        Ok(Config { sac: sac.clone(), directory: crd::Config::new(sac, owner)? })
    }

    /// The counters of a chip of a design, if it has any.
    pub fn of(design: &Design) -> Option<Config> {
        match design.kind() {
            DesignKind::Sac => {
                Some(Config { sac: design.sac()?.clone(), directory: crd::Config::of(design)? })
            }
            _ => None,
        }
    }

    /// Slices of the chip: a power of two in 1..=64.
    pub fn slices(&self) -> usize {
        self.sac.slices as usize
    }

    /// Width of a slice's number: 1..=6. A single slice has a bit too, since a port needs one.
    pub fn slice_bits(&self) -> usize {
        signal::index_bits(self.slices())
    }

    /// L1 caches of the chip: 1..=64.
    pub fn sm_ports(&self) -> usize {
        self.sac.sm_ports as usize
    }

    /// Width of a number of L1 misses in one cycle, 0 to `sm_ports`: 1..=7.
    pub fn count_bits(&self) -> usize {
        signal::index_bits(self.sm_ports() + 1)
    }

    /// The number of each slice in `counts`.
    pub fn counts_in(&self, counts: &Wide) -> Vec<u64> {
        let bits = self.count_bits();
        let count = |slice: usize| {
            let (word, low) = (slice * bits / 64, slice * bits % 64);
            let next = counts.get(word + 1).copied().unwrap_or(0);
            let pair = u128::from(counts[word]) | u128::from(next) << 64;
            (pair >> low) as u64 & ((1 << bits) - 1)
        };
        (0..self.slices()).map(count).collect()
    }

    /// `counts` with these numbers, that of slice 0 first.
    pub fn counts_of(&self, numbers: &[u64]) -> Wide {
        let (mut counts, bits) = (Wide::default(), self.count_bits());
        for (slice, number) in numbers.iter().enumerate() {
            let (word, low) = (slice * bits / 64, slice * bits % 64);
            let pair = u128::from(number & ((1 << bits) - 1)) << low;
            counts[word] |= pair as u64;
            if low + bits > 64 {
                counts[word + 1] |= (pair >> 64) as u64;
            }
        }
        counts
    }

    /// Width of a slice's counter: 1..=16, 16 in `isca23` §3.6.
    pub fn slice_counter_bits(&self) -> usize {
        self.sac.slice_counter_bits as usize
    }

    /// Width of each other counter: 2..=24, 24 in `isca23` §3.6.
    pub fn counter_bits(&self) -> usize {
        self.sac.counter_bits as usize
    }

    /// Cycles of a profile: 1..=65535.
    pub fn profile_cycles(&self) -> usize {
        self.sac.profile_cycles as usize
    }

    /// Width of the count of the cycles that a profile has left: 1..=16.
    pub fn window_bits(&self) -> usize {
        self.sac.profile_cycles.ilog2() as usize + 1
    }

    /// The slice counters of both organisations, in bits.
    pub fn slice_storage_bits(&self) -> usize {
        2 * self.slices() * self.slice_counter_bits()
    }

    /// The bits that `isca23` §3.6 counts for a chip: the directory's entries, the slice counters and
    /// four counters, two of which the directory has.
    pub fn chip_bits(&self) -> usize {
        self.directory.entry_bits() + self.slice_storage_bits() + 4 * self.counter_bits()
    }

    /// Storage beside the paper's.
    pub fn figures(&self) -> Vec<Figure> {
        let paper = match (self.sac.sectored, self.directory.sectors()) {
            (false, _) => Some(620 * 8),
            (true, 4) => Some(812 * 8),
            (true, _) => None,
        };
        vec![
            Figure {
                name: "slice_counter_bits",
                ours: self.slice_storage_bits() as u64,
                paper: Some(64 * 8),
                note: "isca23 §3.6: 64 bytes, one 16-bit counter a slice and organisation",
            },
            Figure {
                name: "total_bits",
                ours: 2 * self.counter_bits() as u64,
                paper: Some(48),
                note: "isca23 §3.6: \"total requests\" and \"local requests\", two of its four 24-bit \
                       counters; the other two are the directory's",
            },
            Figure {
                name: "llc_bits",
                ours: 2 * self.counter_bits() as u64,
                paper: None,
                note: "isca23 §3.4 takes LLC hits and requests from existing counters and does not \
                       count them",
            },
            Figure {
                name: "window_bits",
                ours: self.window_bits() as u64,
                paper: None,
                note: "cycles that a profile has left, which isca23 does not count",
            },
            Figure {
                name: "chip_bits",
                ours: self.chip_bits() as u64,
                paper,
                note: "isca23 §3.6: 620 bytes a chip, sectored 812; the directory's entries, the slice \
                       counters and four 24-bit counters",
            },
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn config(sac: Sac) -> Config {
        Config::new(&sac, "t").unwrap()
    }

    #[test]
    fn isca23_has_the_papers_812_bytes() {
        let config = Config::of(&Design::load("isca23").unwrap()).unwrap();
        assert_eq!((config.slices(), config.slice_bits(), config.window_bits()), (16, 4, 11));
        assert_eq!((config.slice_storage_bits(), config.chip_bits()), (64 * 8, 812 * 8));
        assert_eq!(Config::of(&Design::load("pact20").unwrap()), None);
    }

    #[test]
    fn whole_lines_make_them_620() {
        let config = config(Sac::default());
        assert_eq!(config.chip_bits(), 620 * 8);
    }

    #[test]
    fn the_longest_profile_does_not_overflow_the_widest_block() {
        for (sm_ports, profile_cycles) in [(1, 65_535), (64, 1_023)] {
            let config = config(Sac { slices: 64, sm_ports, profile_cycles, ..Sac::default() });
            let cycles = config.profile_cycles();
            assert!(cycles * config.sm_ports() < 1 << config.slice_counter_bits());
            assert!(2 * config.slices() * cycles < 1 << config.counter_bits());
            assert_eq!(config.window_bits(), profile_cycles.ilog2() as usize + 1);
        }
    }

    #[test]
    fn a_number_a_slice() {
        let config = config(Sac { slices: 16, sm_ports: 32, ..Sac::default() });
        let numbers: Vec<u64> = (0..16).map(|slice| 32 - slice).collect();
        let counts = config.counts_of(&numbers);
        assert_eq!((config.count_bits(), config.counts_in(&counts)), (6, numbers));
        assert_eq!(counts[0] & 0xfff, 31 << 6 | 32);
    }

    #[test]
    fn an_illegal_section_is_refused() {
        let problems = Config::new(&Sac { slices: 3, ..Sac::default() }, "t").unwrap_err();
        assert_eq!(
            problems.to_string(),
            "t.sac.slices: must be a power of two in 1..=64; got 3; try 2"
        );
    }
}
