//! The block's configuration: `[l1]` and `[shared_l1]`, and what follows from them.

use about::Figure;
use base::Geometry;
use design::{Design, DesignKind, SharedL1};
use kit::fixed_priority_arbiter;
use signal::index_bits;

/// A checked geometry: every rule of its design holds.
#[derive(Clone, Debug, PartialEq)]
pub struct Config {
    geometry: Geometry,
    shared: SharedL1,
}

impl Config {
    /// The chunker of a design, if it has one.
    pub fn of(design: &Design) -> Option<Config> {
        match design.kind() {
            DesignKind::SharedL1 => {
                let l1 = design.l1()?;
                let geometry = Geometry::with_id_bits(l1, l1.id_bits as usize);
                Some(Config { geometry, shared: design.shared_l1()?.clone() })
            }
            _ => None,
        }
    }

    /// `[l1]`, whose replies are sent.
    pub fn geometry(&self) -> &Geometry {
        &self.geometry
    }

    /// Whether a packet holds only the sectors that were asked for.
    pub fn chunking(&self) -> bool {
        self.shared.chunking
    }

    /// Sectors of a line: a power of two in 1..=32.
    pub fn sectors(&self) -> usize {
        self.geometry.sectors()
    }

    /// Width of a sector number: 1..=5.
    pub fn sector_bits(&self) -> usize {
        self.geometry.sector_bits()
    }

    /// Bits of a sector, which is a beat: 64..=1024.
    pub fn data_bits(&self) -> usize {
        self.geometry.beat_bits()
    }

    /// Width of a core's number: 1..=8.
    pub fn core_number_bits(&self) -> usize {
        index_bits(self.shared.cores as usize)
    }

    /// Width of a request's identifier: 1..=16.
    pub fn id_bits(&self) -> usize {
        self.geometry.id_bits()
    }

    /// Arbiter that finds the lowest of several sectors.
    pub(crate) fn sector_arbiter(&self) -> fixed_priority_arbiter::Config {
        fixed_priority_arbiter::Config::new(self.sectors()).expect("1 to 32 sectors")
    }

    /// Beats saved by chunking, in percent of those of full lines, when every mask but 0 is equally
    /// likely: a mask has `sectors * 2^(sectors - 1) / (2^sectors - 1)` sectors on average.
    pub fn saved_percent(&self) -> usize {
        let sectors = self.sectors() as u64;
        let masks = (1_u64 << sectors) - 1;
        let full = masks * (1 + sectors);
        let sent = masks + sectors * (1 << (sectors - 1));
        if self.chunking() { (100 * (full - sent) / full) as usize } else { 0 }
    }

    /// Beats of a packet; the paper gives none.
    pub fn figures(&self) -> Vec<Figure> {
        let figure = |name, ours, note| Figure { name, ours, paper: None, note };
        vec![
            figure("most_beats", 1 + self.sectors() as u64, "beats of a packet of every sector"),
            figure(
                "saved_percent",
                self.saved_percent() as u64,
                "beats saved when every mask of sectors but 0 is equally likely",
            ),
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn config(text: &str) -> Config {
        let text = format!("design = \"shared-l1\"\nname = \"t\"\n{text}");
        Config::of(&Design::parse(&text, "t.toml").unwrap()).unwrap()
    }

    #[test]
    fn pact20_sends_up_to_5_beats() {
        let config = Config::of(&Design::load("pact20").unwrap()).unwrap();
        assert_eq!((config.sectors(), config.sector_bits(), config.data_bits()), (4, 2, 256));
        assert_eq!((config.core_number_bits(), config.id_bits()), (5, 8));
        assert_eq!(Config::of(&Design::load("baseline").unwrap()), None);
    }

    #[test]
    fn chunking_saves_beats_where_a_line_has_several_sectors() {
        let saved = |sector| config(&format!("l1.sector_bytes = {sector}")).saved_percent();
        assert_eq!([64, 32, 16, 8].map(saved), [22, 37, 44, 47]);
        let one = config("l1.line_bytes = 32\nl1.sector_bytes = 32");
        assert_eq!((one.sectors(), one.sector_bits(), one.saved_percent()), (1, 1, 0));
        assert_eq!(config("shared_l1.chunking = false").saved_percent(), 0);
    }
}
