//! The block's configuration: `[line_order]`, and the port's widths.

use crate::Geometry;
use about::Figure;
use design::{LineOrder, Problems, Section};
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
        Ok(Config { port: port.clone(), order: order.clone() })
    }

    /// Requests that may be unanswered: 1..=64.
    pub fn entries(&self) -> usize {
        self.order.entries as usize
    }

    /// Storage in bits.
    pub fn figures(&self) -> Vec<Figure> {
        let entry = self.line_bits() + self.memory_id_bits() + 2;
        let ours = (self.entries() * entry) as u64;
        let note = "a line, an identifier, whether it is a write and whether it is one at all";
        vec![Figure { name: "storage_bits", ours, paper: None, note }]
    }
}

impl Deref for Config {
    type Target = Geometry;
    fn deref(&self) -> &Geometry {
        &self.port
    }
}
