//! The block's configuration: `[axi]`, the order of lines, and the port's widths.

use crate::{Geometry, line_order};
use about::Figure;
use base::streams::KIND_BITS;
use design::{Axi, Design, LineOrder, Problems};
use signal::index_bits;
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
        let order = line_order::Config::new(port, order, axi, owner)?;
        Ok(Config { order, axi: axi.clone() })
    }

    /// The manager of a design, if it has one.
    pub fn of(design: &Design) -> Option<Config> {
        Some(Config { order: line_order::Config::of(design)?, axi: design.axi()?.clone() })
    }

    /// The block in front.
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

    /// Width of a read's number: at most that of the identifiers.
    pub fn read_bits(&self) -> usize {
        index_bits(self.reads())
    }

    /// Width of a write's number: at most that of the identifiers.
    pub fn write_bits(&self) -> usize {
        index_bits(self.writes())
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

    /// Storage in bits of reads and writes that AXI has not answered.
    fn number_bits(&self) -> usize {
        let request = self.line_bits() + self.memory_id_bits();
        self.reads() * (request + self.sectors()) + self.writes() * (request + 1)
    }

    /// Storage in bits of what is offered, with the number, the line and the sectors of each.
    fn channel_bits(&self) -> usize {
        let line = self.line_bits();
        let ar = self.read_bits() + line + self.sectors();
        let aw = 1 + self.write_bits() + line + self.sector_bits();
        let w = 1 + self.sector_bytes() + self.beat_bits();
        // A beat of a reply; pointers and count of a queue of two; whose turn it is.
        let reply = self.memory_id_bits() + KIND_BITS + self.sector_bits() + self.beat_bits() + 1;
        let replies = 2 * reply + 4 + 1;
        let error = 1 + line + 1;
        ar + aw + w + replies + error
    }

    /// Storage: the order's, the numbers' and the channels'; no paper has this block.
    pub fn figures(&self) -> Vec<Figure> {
        let ours = |name, ours: usize, note| Figure { name, ours: ours as u64, paper: None, note };
        vec![
            ours("order_bits", self.order.storage_bits(), "requests to lines that are unanswered"),
            ours("number_bits", self.number_bits(), "reads and writes that AXI has not answered"),
            ours("channel_bits", self.channel_bits(), "what is offered, and two beats of replies"),
        ]
    }
}

impl Deref for Config {
    type Target = Geometry;
    fn deref(&self) -> &Geometry {
        &self.order
    }
}
