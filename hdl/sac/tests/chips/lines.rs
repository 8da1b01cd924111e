//! The SM that writes a word, and the chip whose memory has its line.

use crate::Setup;

/// Words of a sector, 8 bytes each.
pub const WORDS: u64 = 4;
/// Sectors of a line.
pub const SECTORS: u64 = 4;

/// A word: line, sector, and its number there.
pub type Word = (u64, u64, u64);

/// Who writes a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Writer {
    /// The SM of this number, of all chips' together, by stores and atomics.
    Sm(usize),
    /// All, by adding one.
    All,
}

/// The lines of a setup.
#[derive(Clone, Copy, Debug)]
pub struct Lines {
    chips: u64,
    sms: u64,
    page: u64,
    block: Option<u64>,
}

impl Lines {
    pub fn new(setup: &Setup) -> Lines {
        let chips = setup.sac.chips.into();
        let (page, block) = (setup.page, setup.block);
        Lines { chips, sms: chips * u64::from(setup.sac.sm_ports), page, block }
    }

    /// The chip whose memory has a line.
    pub fn home(&self, line: u64) -> u64 {
        line / self.page % self.chips
    }

    /// Neighbours are written by different SMs, so that most sectors are shared, falsely at least.
    pub fn writer(&self, (line, sector, word): Word) -> Writer {
        if let Some(block) = self.block {
            return Writer::Sm((line / block % self.sms) as usize);
        }
        match (7 * line + 5 * sector + word) % (self.sms + 1) {
            all if all == self.sms => Writer::All,
            sm => Writer::Sm(sm as usize),
        }
    }

    /// The words of a sector that `writer` writes.
    pub fn words(&self, writer: Writer, line: u64, sector: u64) -> impl Iterator<Item = u64> {
        let lines = *self;
        (0..WORDS).filter(move |&word| lines.writer((line, sector, word)) == writer)
    }
}
