//! The block's configuration: `[axi]`, the order of lines, and the port's widths.

use crate::{Geometry, line_order};
use about::Figure;
use design::{Axi, LineOrder, Problems, Section};
use std::ops::Deref;

/// A checked configuration.
#[derive(Clone, Debug, PartialEq)]
pub struct Config {
    order: line_order::Config,
    axi: Axi,
}

impl Config {
    /// The manager behind a slice of this geometry; `owner` names the design in messages.
    ///
    /// # Errors
    /// Every rule of `[line_order]` and `[axi]` that does not hold.
    pub fn new(
        port: &Geometry,
        order: &LineOrder,
        axi: &Axi,
        owner: &str,
    ) -> Result<Config, Problems> {
        let order = line_order::Config::new(port, order, owner)?;
        axi.validate(owner)?;
        Ok(Config { order, axi: axi.clone() })
    }

    /// What stands in front.
    pub fn order(&self) -> &line_order::Config {
        &self.order
    }

    /// Width of AXI's identifiers: 1..=8.
    pub fn axi_id_bits(&self) -> usize {
        self.axi.id_bits as usize
    }

    /// Reads that may have a number: 1..=64.
    pub fn reads(&self) -> usize {
        self.axi.reads as usize
    }

    /// Writes that may have a number: 1..=64.
    pub fn writes(&self) -> usize {
        self.axi.writes as usize
    }

    /// Width of a byte address: 16..=64.
    pub fn address_bits(&self) -> usize {
        self.line_bits() + self.offset_bits()
    }

    /// Width of a byte's place in its line: 5..=8.
    pub fn offset_bits(&self) -> usize {
        (self.sectors() * self.sector_bytes()).ilog2() as usize
    }

    /// AXI's `size`: the logarithm of a sector's bytes, 4..=6.
    pub fn size(&self) -> u64 {
        u64::from(self.sector_bytes().ilog2())
    }

    /// Byte address of a sector.
    pub fn address_of(&self, line: u64, sector: u64) -> u64 {
        line << self.offset_bits() | sector << self.size()
    }

    /// Storage in bits: the order's, the numbers' and the channels'.
    pub fn figures(&self) -> Vec<Figure> {
        let (line, id, sectors) = (self.line_bits(), self.memory_id_bits(), self.sectors());
        let numbers = self.reads() * (1 + id + line + sectors) + self.writes() * (1 + id + line);
        let axi_id = self.axi_id_bits();
        let ar = axi_id + line + sectors;
        let aw = 1 + axi_id + line + self.sector_bits();
        let w = 1 + self.sector_bytes() + self.beat_bits();
        let reply = 2 * (id + 2 + self.sector_bits() + self.beat_bits() + 1);
        let figure =
            |name, ours: usize, note| Figure { name, ours: ours as u64, paper: None, note };
        let mut figures = self.order.figures();
        figures.push(figure("number_bits", numbers, "reads and writes that AXI has not answered"));
        figures.push(figure(
            "channel_bits",
            ar + aw + w + reply,
            "what is offered, and two beats of replies",
        ));
        figures
    }
}

impl Deref for Config {
    type Target = Geometry;
    fn deref(&self) -> &Geometry {
        &self.order
    }
}
