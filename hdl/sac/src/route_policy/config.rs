//! The block's configuration: the part of `[sac]` that it reads, and what follows from it.

use about::Figure;
use design::{Design, DesignKind, Problems, Sac, Section};

/// A checked geometry: every rule of `[sac]` holds.
#[derive(Clone, Debug, PartialEq)]
pub struct Config {
    sac: Sac,
}

impl Config {
    /// The policy with the fields of `sac`; `owner` names the design in messages.
    ///
    /// # Errors
    /// Every rule of `[sac]` that does not hold.
    pub fn new(sac: &Sac, owner: &str) -> Result<Config, Problems> {
        sac.validate(owner)?;
        Ok(Config { sac: sac.clone() })
    }

    /// The policy of a design, if it has one.
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

    /// Width of a chip's number: 1..=4. A single chip has a bit too, since a port needs one.
    pub fn chip_bits(&self) -> usize {
        signal::index_bits(self.chips())
    }

    /// Slices of a chip: a power of two in 1..=64.
    pub fn slices(&self) -> usize {
        self.sac.slices as usize
    }

    /// Sets of a slice: a power of two in 2..=16384.
    pub fn slice_sets(&self) -> usize {
        self.sac.slice_sets() as usize
    }

    /// Low bits of a line address that neither set nor tag has: log2 of the slices, 0..=6.
    pub fn slice_low_bits(&self) -> usize {
        self.sac.slices.ilog2() as usize
    }

    /// Width of a slice's number: 1..=6. A single slice has a bit too, since a port needs one.
    pub fn slice_bits(&self) -> usize {
        self.slice_low_bits().max(1)
    }

    /// Width of a set's number: 1..=14.
    pub fn set_bits(&self) -> usize {
        self.sac.slice_sets().ilog2() as usize
    }

    /// Width of a line address: 8..=59.
    pub fn line_bits(&self) -> usize {
        (self.sac.address_bits - self.sac.line_bytes.ilog2()) as usize
    }

    /// Width of a slice's tag: at least 1.
    pub fn tag_bits(&self) -> usize {
        self.line_bits() - self.slice_low_bits() - self.set_bits()
    }

    /// Widths; the paper has the tag's.
    pub fn figures(&self) -> Vec<Figure> {
        vec![Figure {
            name: "tag_bits",
            ours: self.tag_bits() as u64,
            paper: Some(30),
            note: "isca23 §3.6: the directory's 30-bit tag, which is a slice's too",
        }]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn isca23_has_16_slices_of_128_sets() {
        let config = Config::of(&Design::load("isca23").unwrap()).unwrap();
        assert_eq!((config.chip_bits(), config.slice_bits(), config.set_bits()), (2, 4, 7));
        assert_eq!((config.line_bits(), config.tag_bits()), (41, 30));
        assert_eq!(Config::of(&Design::load("pact20").unwrap()), None);
    }

    #[test]
    fn single_chips_and_slices_have_a_bit() {
        let sac = Sac { chips: 1, slices: 1, slice_bytes: 4_096, crd_sets: 2, ..Sac::default() };
        let config = Config::new(&sac, "t").unwrap();
        assert_eq!((config.chip_bits(), config.slice_bits(), config.set_bits()), (1, 1, 1));
        assert_eq!((config.slice_low_bits(), config.tag_bits()), (0, 40));
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
