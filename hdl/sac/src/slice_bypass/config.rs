//! The block's configuration: the queues and the order of replies of `[sac]`, and the width of a word.

use about::Figure;
use design::{Design, DesignKind, Problems, ReplyOrder, Sac, Section};

/// A checked configuration: every rule of `[sac]` holds.
#[derive(Clone, Debug, PartialEq)]
pub struct Config {
    sac: Sac,
}

impl Config {
    /// How often a bypass gives way to a slice miss before it goes.
    pub const PATIENCE: usize = 16;

    /// Width of the identifier that matches a reply to its request.
    pub const ID_BITS: usize = 8;

    /// The bypass of a slice of `sac`; `owner` names the design in messages.
    ///
    /// # Errors
    /// Every rule of `[sac]` that does not hold.
    pub fn new(sac: &Sac, owner: &str) -> Result<Config, Problems> {
        sac.validate(owner)?;
        Ok(Config { sac: sac.clone() })
    }

    /// The bypass of a design, if it has one.
    pub fn of(design: &Design) -> Option<Config> {
        match design.kind() {
            DesignKind::Sac => Some(Config { sac: design.sac()?.clone() }),
            _ => None,
        }
    }

    /// Words that the queue in front of the memory controller holds: 1..=64.
    pub fn memory_queue(&self) -> usize {
        self.sac.memory_queue as usize
    }

    /// Words that the queue of link arrivals holds: 1..=64.
    pub fn link_queue(&self) -> usize {
        self.sac.link_queue as usize
    }

    /// Which of two replies that wait goes first.
    pub fn reply_order(&self) -> ReplyOrder {
        self.sac.reply_order
    }

    /// Width of a request's and of a reply's word: 2 bits of kind, the line address, a bit for each
    /// sector, the chip and the identifier; at most 78.
    pub fn word_bits(&self) -> usize {
        let line_bits = (self.sac.address_bits - self.sac.line_bytes.ilog2()) as usize;
        let sectors = (self.sac.line_bytes / self.sac.sector_bytes) as usize;
        let chip_bits = self.sac.chips.next_power_of_two().ilog2().max(1) as usize;
        2 + line_bits + sectors + chip_bits + Self::ID_BITS
    }

    /// Storage of both queues, in bits: a word of the memory queue has one bit more, which tells a
    /// bypass from a miss.
    pub fn storage_bits(&self) -> usize {
        self.memory_queue() * (self.word_bits() + 1) + self.link_queue() * self.word_bits()
    }

    /// Storage; the paper gives none for the bypass.
    pub fn figures(&self) -> Vec<Figure> {
        vec![Figure {
            name: "storage_bits",
            ours: self.storage_bits() as u64,
            paper: None,
            note: "isca23 §3.6 counts the selection logic as marginal; this is \
                   memory_queue * (word + 1) + link_queue * word",
        }]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn isca23_has_words_of_57_bits() {
        let config = Config::of(&Design::load("isca23").unwrap()).unwrap();
        assert_eq!((config.memory_queue(), config.link_queue()), (16, 16));
        assert_eq!(config.reply_order(), ReplyOrder::Oldest);
        assert_eq!(config.word_bits(), 2 + 41 + 4 + 2 + 8);
        assert_eq!(config.storage_bits(), 16 * 58 + 16 * 57);
        assert_eq!(Config::of(&Design::load("taco16").unwrap()), None);
    }

    #[test]
    fn the_widest_word_fits_its_port() {
        let sac =
            Sac { chips: 16, address_bits: 64, line_bytes: 32, sector_bytes: 32, ..Sac::default() };
        assert_eq!(Config::new(&sac, "t").unwrap().word_bits(), 2 + 59 + 1 + 4 + 8);
        let sac = Sac { line_bytes: 256, ..sac };
        assert_eq!(Config::new(&sac, "t").unwrap().word_bits(), 2 + 56 + 8 + 4 + 8);
    }

    #[test]
    fn an_illegal_section_is_refused() {
        let problems = Config::new(&Sac { link_queue: 0, ..Sac::default() }, "t").unwrap_err();
        assert_eq!(
            problems.to_string(),
            "t.sac.link_queue: must be an integer in 1..=64; got 0; try 1"
        );
    }
}
