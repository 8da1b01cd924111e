//! The block's configuration: `[line_order]`, and the port's widths.

use crate::Geometry;
use about::Figure;
use design::{Design, LineOrder, Problems, Section};
use std::ops::Deref;

/// A checked configuration.
#[derive(Clone, Debug, PartialEq)]
pub struct Config {
    port: Geometry,
    order: LineOrder,
}

impl Config {
    /// The order behind a slice of this geometry; `owner` names the design in messages.
    ///
    /// # Errors
    /// Every rule of `[line_order]` that does not hold.
    pub fn new(port: &Geometry, order: &LineOrder, owner: &str) -> Result<Config, Problems> {
        order.validate(owner)?;
        Ok(Config { port: port.clone().port(), order: order.clone() })
    }

    /// The order of a design, if it has one.
    pub fn of(design: &Design) -> Option<Config> {
        Some(Config { port: Geometry::of(design)?.port(), order: design.line_order()?.clone() })
    }

    /// Requests that may be unanswered: 1..=64.
    pub fn entries(&self) -> usize {
        self.order.entries as usize
    }

    /// Storage of all entries, in bits: a line, an identifier, whether it is a write, and whether there is
    /// one.
    pub fn storage_bits(&self) -> usize {
        self.entries() * (self.line_bits() + self.memory_id_bits() + 2)
    }

    /// Storage; no paper has this block.
    pub fn figures(&self) -> Vec<Figure> {
        let note = "entries * (line + identifier + 2)";
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
        let problems = Config::new(&port, &LineOrder { entries: 65 }, "t").unwrap_err();
        assert_eq!(
            problems.to_string(),
            "t.line_order.entries: must be an integer in 1..=64; got 65; try 64"
        );
    }
}
