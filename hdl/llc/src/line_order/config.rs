//! The block's configuration: `[line_order]`, and the port's widths.

use crate::Geometry;
use about::Figure;
use design::{Axi, Design, LineOrder, Problems, Section};
use std::ops::Deref;

/// A checked configuration.
#[derive(Clone, Debug, PartialEq)]
pub struct Config {
    port: Geometry,
    entries: usize,
}

impl Config {
    /// The order behind a slice of this geometry, for the numbers of `axi` unless `order` says how many entries;
    /// `owner` names the design in messages.
    ///
    /// # Errors
    /// Every rule of `[line_order]` and `[axi]` that does not hold.
    pub fn new(
        port: &Geometry,
        order: &LineOrder,
        axi: &Axi,
        owner: &str,
    ) -> Result<Config, Problems> {
        order.validate(owner)?;
        axi.validate(owner)?;
        Ok(Config { port: port.clone().port(), entries: order.entries(axi) as usize })
    }

    /// The order of a design, if it has one.
    pub fn of(design: &Design) -> Option<Config> {
        let entries = design.line_order()?.entries(design.axi()?) as usize;
        Some(Config { port: Geometry::of(design)?.port(), entries })
    }

    /// Requests that may be unanswered: 1..=128.
    pub fn entries(&self) -> usize {
        self.entries
    }

    /// Storage of all entries, in bits: a line, its sectors, an identifier, whether it is a write, and
    /// whether there is one.
    pub fn storage_bits(&self) -> usize {
        self.entries() * (self.line_bits() + self.sectors() + self.memory_id_bits() + 2)
    }

    /// Storage; no paper has this block.
    pub fn figures(&self) -> Vec<Figure> {
        let note = "entries * (line + sectors + identifier + 2)";
        let ours = self.storage_bits() as u64;
        vec![Figure { name: "storage_bits", ours, paper: None, note }]
    }
}

impl Deref for Config {
    type Target = Geometry;
    fn deref(&self) -> &Geometry {
        &self.port
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use design::Llc;

    #[test]
    fn an_illegal_section_is_refused() {
        let port = Geometry::new(&Llc::default(), "t").unwrap();
        let problems =
            Config::new(&port, &LineOrder { entries: 129 }, &Axi::default(), "t").unwrap_err();
        assert_eq!(
            problems.to_string(),
            "t.line_order.entries: must be an integer in 0..=128; got 129; try 128"
        );
    }
}
