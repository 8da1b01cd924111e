//! The block's configuration: `[l1]` without its replacement, `[decoupled]`, and what follows from them.

use about::Figure;
use base::Geometry;
use design::{DataReplacement, Decoupled, Design, DesignKind, L1, Problems, Replacement, Section};
use signal::index_bits;

/// A checked geometry: every rule of `[l1]` and `[decoupled]` holds.
#[derive(Clone, Debug, PartialEq)]
pub struct Config {
    /// The data side: `[l1]` with the data store's replacement.
    data: Geometry,
    decoupled: Decoupled,
}

impl Config {
    /// The block with the fields of both sections; `owner` names the design in messages.
    ///
    /// # Errors
    /// Every rule of the sections that does not hold.
    pub fn new(l1: &L1, decoupled: &Decoupled, owner: &str) -> Result<Config, Problems> {
        decoupled.validate(owner)?;
        let replacement = match decoupled.data_replacement {
            DataReplacement::Lru => Replacement::Lru,
            DataReplacement::Srrip => Replacement::Srrip,
        };
        let data = Geometry::new(&L1 { replacement, ..l1.clone() }, owner)?;
        Ok(Config { data, decoupled: decoupled.clone() })
    }

    /// The block of a design, if it has one.
    pub fn of(design: &Design) -> Option<Config> {
        match design.kind() {
            DesignKind::DecoupledL1d => {
                Config::new(design.l1()?, design.decoupled()?, design.name()).ok()
            }
            _ => None,
        }
    }

    /// Everything behind the tags: its ways are the data store's ("D").
    pub fn data(&self) -> &Geometry {
        &self.data
    }

    /// Tag entries of a set ("T"): D..=32.
    pub fn tag_ways(&self) -> usize {
        self.decoupled.tag_ways as usize
    }

    /// Width of a tag way's number: 1..=5.
    pub fn tag_way_bits(&self) -> usize {
        index_bits(self.tag_ways())
    }

    /// Lines of a set in the data store ("D"): 1..=32.
    pub fn positions(&self) -> usize {
        self.data.ways()
    }

    /// Width of a position: 1..=5.
    pub fn position_bits(&self) -> usize {
        self.data.way_bits()
    }

    /// Width of Free_Line, which counts 0..=D: 1..=6.
    pub fn free_lines_bits(&self) -> usize {
        index_bits(self.positions() + 1)
    }

    /// Width of RC: 1..=8.
    pub fn rc_bits(&self) -> usize {
        self.decoupled.rc_bits as usize
    }

    /// RC from which on a load takes a line, outside baseline mode.
    pub fn threshold(&self) -> usize {
        self.decoupled.threshold as usize
    }

    /// RC of a new entry.
    pub fn rc_initial(&self) -> usize {
        self.decoupled.rc_initial as usize
    }

    /// Whether entries age.
    pub fn ages(&self) -> bool {
        self.decoupled.aging
    }

    /// Storage, field by field, beside the paper's 32 sets of 8 tag ways and 4 lines.
    pub fn figures(&self) -> Vec<Figure> {
        let entries = self.data.sets() * self.tag_ways();
        let figure =
            |name, bits: usize, paper, note| Figure { name, ours: bits as u64, paper, note };
        vec![
            figure(
                "tag_bits",
                entries * self.data.tag_bits(),
                None,
                "all tags; ics15 gives no width of an address",
            ),
            figure("rc_bits", entries * self.rc_bits(), Some(1_536), "ics15 §6.5: 6 bits an entry"),
            figure(
                "position_bits",
                entries * self.position_bits(),
                Some(512),
                "ics15 §6.5: 2 bits an entry",
            ),
            figure("state_bits", entries * 2, None, "candidate and committed, a bit an entry each"),
            figure(
                "free_line_bits",
                0,
                Some(64),
                "ics15 §6.5: 2 bits a set, which cannot hold 4; counted here when it is needed",
            ),
        ]
    }
}
