//! The block's configuration: `[l1]`.

use std::ops::Deref;

use about::Figure;
use base::Geometry;
use design::{Design, DesignKind, L1, Problems};

/// A checked geometry: every rule of `[l1]` holds.
#[derive(Clone, Debug, PartialEq)]
pub struct Config(Geometry);

impl Config {
    /// The L1 cache `l1`; `owner` names the design in messages.
    ///
    /// # Errors
    /// Every rule of `[l1]` that does not hold.
    pub fn new(l1: &L1, owner: &str) -> Result<Config, Problems> {
        Ok(Config(Geometry::new(l1, owner)?))
    }

    /// The L1 of a design whose L1 is this block by itself.
    pub fn of(design: &Design) -> Option<Config> {
        let l1 = design.l1().filter(|_| design.kind() == DesignKind::Private)?;
        Some(Config(Geometry::with_id_bits(l1, l1.id_bits as usize)))
    }

    /// Widths and storage beside the papers', which give 16 KB and a 20-bit tag for 32-bit addresses
    /// (`pact20` §3.1).
    pub fn figures(&self) -> Vec<Figure> {
        let ours = |name, bits: usize, note| Figure { name, ours: bits as u64, paper: None, note };
        vec![
            Figure {
                name: "tag_bits",
                ours: self.tag_bits() as u64,
                paper: Some(20),
                note: "pact20 §3.1: 32-bit addresses, 128-byte lines and 32 sets",
            },
            Figure {
                name: "data_bits",
                ours: self.data_bits() as u64,
                paper: Some(16 * 1024 * 8),
                note: "ics15 Table 2, pact20 Table 1: 16 KB",
            },
            ours("tag_array_bits", self.tag_array_bits(), "sets * ways * (tag_bits + 1)"),
            ours(
                "replacement_bits",
                self.sets() * self.policy().state_bits(),
                "sets * bits of a set's order",
            ),
            ours("mshr_bits", self.mshr_bits(), "entries, and the loads that wait in them"),
        ]
    }
}

impl Deref for Config {
    type Target = Geometry;
    fn deref(&self) -> &Geometry {
        &self.0
    }
}
