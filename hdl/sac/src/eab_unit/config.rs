//! The block's configuration: the part of `[sac]` that it reads, and what follows from it.

use about::Figure;
use design::{Design, DesignKind, Problems, Sac, Section};
use signal::index_bits;

/// A checked configuration: every rule of `[sac]` holds.
#[derive(Clone, Debug, PartialEq)]
pub struct Config {
    sac: Sac,
}

impl Config {
    /// Width of a bandwidth, in 1/16 GB/s.
    pub const BANDWIDTH_BITS: usize = 20;
    /// Width of a rate: 0..=65536.
    pub const RATE_BITS: usize = 17;
    /// Fraction bits of a rate.
    pub const FRACTION_BITS: usize = 16;
    /// Width of an effective available bandwidth where it is offered: that of a sum of two bandwidths. The
    /// value is at most B_LLC, so that within the unit a bandwidth's width does.
    pub const EAB_BITS: usize = 21;
    /// Cycles from the one in which the last slice is taken to the first that offers the result ("L"): 5 quotients
    /// and 29 products, each of a bit a cycle, one cycle to take the operands, and one to give the result away.
    pub const LATENCY: usize = (5 + 29) * (Self::RATE_BITS + 2) + 1;

    /// The unit with the fields of `sac`; `owner` names the design in messages.
    ///
    /// # Errors
    /// Every rule of `[sac]` that does not hold.
    pub fn new(sac: &Sac, owner: &str) -> Result<Config, Problems> {
        sac.validate(owner)?;
        Ok(Config { sac: sac.clone() })
    }

    /// The unit of a design, if it has one.
    pub fn of(design: &Design) -> Option<Config> {
        match design.kind() {
            DesignKind::Sac => Some(Config { sac: design.sac()?.clone() }),
            _ => None,
        }
    }

    /// Chips: 1..=16.
    pub fn chips(&self) -> usize {
        self.sac.chips as usize
    }

    /// Slices of all chips ("N"): 1..=1024.
    pub fn slices(&self) -> usize {
        self.chips() * self.sac.slices as usize
    }

    /// "theta", in 65536ths: 0..=65535.
    pub fn theta_65536(&self) -> usize {
        self.sac.theta_65536 as usize
    }

    /// Bandwidth between SMs and slices within the chips, in 1/16 GB/s: 1..=2^20 - 1.
    pub fn b_intra(&self) -> usize {
        self.sac.b_intra as usize
    }

    /// Bandwidth between the chips, in 1/16 GB/s: 1..=2^20 - 1.
    pub fn b_inter(&self) -> usize {
        self.sac.b_inter as usize
    }

    /// Raw bandwidth of the slices, in 1/16 GB/s: 1..=2^20 - 1.
    pub fn b_llc(&self) -> usize {
        self.sac.b_llc as usize
    }

    /// Raw bandwidth of the memory, in 1/16 GB/s: 1..=2^20 - 1.
    pub fn b_mem(&self) -> usize {
        self.sac.b_mem as usize
    }

    /// Width of a chip's counter that is summed: 2..=24.
    pub fn counter_bits(&self) -> usize {
        self.sac.counter_bits as usize
    }

    /// Width of a slice's counter: 1..=16.
    pub fn slice_counter_bits(&self) -> usize {
        self.sac.slice_counter_bits as usize
    }

    /// The greatest of a slice's counter.
    pub fn slice_counter_max(&self) -> u64 {
        (1 << self.slice_counter_bits()) - 1
    }

    /// Width of a sum over the chips: `counter_bits` and ceil(log2 chips).
    pub fn sum_bits(&self) -> usize {
        self.counter_bits() + ceil_log2(self.chips())
    }

    /// The greatest sum over the chips.
    pub fn sum_max(&self) -> u64 {
        self.chips() as u64 * ((1 << self.counter_bits()) - 1)
    }

    /// Width of a sum over the slices, and of N times the greatest of them: `slice_counter_bits`
    /// and ceil(log2 N).
    pub fn spread_bits(&self) -> usize {
        self.slice_counter_bits() + ceil_log2(self.slices())
    }

    /// Width of a count of slices: that of a slice's number, at least 1.
    pub fn slice_bits(&self) -> usize {
        index_bits(self.slices())
    }

    /// Width of a part and of its whole: that of the wider of both sums.
    pub fn part_bits(&self) -> usize {
        self.sum_bits().max(self.spread_bits())
    }

    /// Storage but for that of fraction and multiplier, in bits: sums and maxima of the slices, two
    /// rates, a value that is carried on, two bandwidths, both EABs, and 9 for the state.
    pub fn storage_bits(&self) -> usize {
        let slices = 2 * (self.spread_bits() + self.slice_counter_bits()) + self.slice_bits();
        let carried = self.spread_bits().max(Self::BANDWIDTH_BITS);
        let results = 4 * Self::BANDWIDTH_BITS;
        slices + 2 * Self::RATE_BITS + carried + results + 9
    }

    /// Latency; the paper gives no figure.
    pub fn figures(&self) -> Vec<Figure> {
        vec![Figure {
            name: "latency_cycles",
            ours: (self.slices() + Self::LATENCY) as u64,
            paper: None,
            note: "isca23 §3.6 gives only \"less than 1%\" of the runtime; this is with a slice's \
                   counters in every cycle",
        }]
    }
}

fn ceil_log2(count: usize) -> usize {
    count.next_power_of_two().ilog2() as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn isca23_has_64_slices() {
        let config = Config::of(&Design::load("isca23").unwrap()).unwrap();
        assert_eq!((config.slices(), config.sum_bits(), config.spread_bits()), (64, 26, 22));
        assert_eq!((config.part_bits(), Config::LATENCY), (26, 647));
        assert_eq!(Config::of(&Design::load("pact20").unwrap()), None);
    }

    #[test]
    fn widths_at_both_ends() {
        let of = |chips, slices| {
            let config = Config::new(&Sac { chips, slices, ..Sac::default() }, "t").unwrap();
            (config.sum_bits(), config.spread_bits(), config.part_bits(), config.slice_bits())
        };
        assert_eq!(of(1, 1), (24, 16, 24, 1));
        assert_eq!(of(3, 4), (26, 20, 26, 4));
        assert_eq!(of(1, 64), (24, 22, 24, 6));
        assert_eq!(of(16, 64), (28, 26, 28, 10));
    }

    #[test]
    fn an_illegal_section_is_refused() {
        let problems = Config::new(&Sac { b_mem: 0, ..Sac::default() }, "t").unwrap_err();
        assert_eq!(
            problems.to_string(),
            "t.sac.b_mem: must be an integer in 1..=1048575; got 0; try 1"
        );
    }
}
