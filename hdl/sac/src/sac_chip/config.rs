//! The block's configuration: that of its entries, its tiles and its monitor.

use crate::{chip_monitor, sac_entry, sac_tile};
use about::Figure;
use design::{Design, DesignKind, Llc, Problems, Sac};

/// A checked configuration: every rule of `[sac]` and `[llc]` holds.
#[derive(Clone, Debug, PartialEq)]
pub struct Config {
    entry: sac_entry::Config,
    tile: sac_tile::Config,
    monitor: chip_monitor::Config,
}

impl Config {
    /// A chip of `sac` whose slices have the rest of `llc`; `owner` names the design in messages.
    ///
    /// # Errors
    /// Every rule of `[sac]`, or of `[llc]`, that does not hold.
    pub fn new(sac: &Sac, llc: &Llc, owner: &str) -> Result<Config, Problems> {
        Ok(Config {
            entry: sac_entry::Config::new(sac, llc, owner)?,
            tile: sac_tile::Config::new(sac, llc, owner)?,
            monitor: chip_monitor::Config::new(sac, owner)?,
        })
    }

    /// A chip of a design, if it has one.
    pub fn of(design: &Design) -> Option<Config> {
        match design.kind() {
            // A design's sections are legal.
            DesignKind::Sac => Config::new(design.sac()?, design.llc()?, design.name()).ok(),
            _ => None,
        }
    }

    /// An SM's entry.
    pub fn entry(&self) -> &sac_entry::Config {
        &self.entry
    }

    /// A slice's tile.
    pub fn tile(&self) -> &sac_tile::Config {
        &self.tile
    }

    /// The monitor, which counts a profile and answers the reconfigurator's levels.
    pub fn monitor(&self) -> &chip_monitor::Config {
        &self.monitor
    }

    /// SMs, each with an entry: 1..=64.
    pub fn sm_ports(&self) -> usize {
        self.monitor.sm_ports()
    }

    /// Slices, each with a tile: a power of two in 1..=64.
    pub fn slices(&self) -> usize {
        self.monitor.slices()
    }

    /// The lanes that a record of the ports must have room for.
    pub fn lanes(&self) -> usize {
        self.monitor.lanes()
    }

    /// There are several chips.
    pub fn has_chips(&self) -> bool {
        self.entry.has_chips()
    }

    /// The directory distinguishes a line's sectors.
    pub fn is_sectored(&self) -> bool {
        self.monitor.directory().sectors() > 1
    }

    /// Parts and storage; the paper's figures are those of `profile_counters`.
    pub fn figures(&self) -> Vec<Figure> {
        let ours = |name, ours: usize, note| Figure { name, ours: ours as u64, paper: None, note };
        let entries = self.sm_ports() * self.entry.storage_bits();
        let joining = self.slices() * self.tile.joining_bits();
        vec![
            ours("tiles", self.slices(), "a tile is a sac_tile"),
            ours("entries", self.sm_ports(), "an entry is a sac_entry"),
            ours("entry_bits", entries, "storage of all entries"),
            ours("joining_bits", joining, "of all tiles, beside their parts"),
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn isca23_has_chips_of_16_tiles_and_32_entries() {
        let config = Config::of(&Design::load("isca23").unwrap()).unwrap();
        assert_eq!((config.slices(), config.sm_ports(), config.lanes()), (16, 32, 32));
        assert!(config.has_chips() && config.is_sectored());
        assert_eq!(config.figures()[2].ours, 32 * 17);
        assert_eq!(Config::of(&Design::load("llc").unwrap()), None);
    }

    #[test]
    fn an_illegal_section_is_refused() {
        let problems =
            Config::new(&Sac { slices: 3, ..Sac::default() }, &Llc::default(), "t").unwrap_err();
        assert!(problems.to_string().starts_with("t.sac.slices: "), "{problems}");
    }
}
