//! The block's configuration: the queues and the order of replies of `[sac]`, and the widths of a word.

use about::Figure;
use design::{Design, DesignKind, Llc, Problems, ReplyOrder, Sac, Section};
use llc::Geometry;
use llc::streams::{KIND_BITS, OPERATION_BITS};

/// A checked configuration: every rule of `[sac]` and `[llc]` holds.
#[derive(Clone, Debug, PartialEq)]
pub struct Config {
    sac: Sac,
    head_bits: usize,
    reply_head_bits: usize,
    sector_bytes: usize,
}

impl Config {
    /// How often a bypass gives way to a slice miss before it goes.
    pub const MAX_LOSSES: usize = 16;

    /// The bypass of a slice of `sac`, which has the rest of `llc`; `owner` names the design in messages.
    ///
    /// # Errors
    /// Every rule of `[sac]`, or of `[llc]`, that does not hold.
    pub fn new(sac: &Sac, llc: &Llc, owner: &str) -> Result<Config, Problems> {
        sac.validate(owner)?;
        let slice = Geometry::new(&sac.slice(llc.clone()), owner)?;
        Ok(Config::around(sac, &slice.with_chips(sac.chips as usize)))
    }

    /// The bypass of a design, if it has one.
    pub fn of(design: &Design) -> Option<Config> {
        match design.kind() {
            // A design's sections are legal.
            DesignKind::Sac => Config::new(design.sac()?, design.llc()?, design.name()).ok(),
            _ => None,
        }
    }

    fn around(sac: &Sac, slice: &Geometry) -> Config {
        // An SM's request has a source and an identifier, a slice's the number of an entry.
        let name = (slice.source_bits() + slice.id_bits()).max(slice.memory_id_bits());
        let chip = if slice.has_chips() { slice.chip_bits() } else { 0 };
        let request = KIND_BITS + OPERATION_BITS + slice.line_bits() + slice.sectors();
        Config {
            sac: sac.clone(),
            // The chip that asks, and the one whose memory has the line.
            head_bits: request + name + 2 * chip,
            reply_head_bits: KIND_BITS + slice.sector_bits() + 1 + name + chip,
            sector_bytes: slice.sector_bytes(),
        }
    }

    /// The same with words and replies of a few bits.
    #[cfg(feature = "verification")]
    pub(super) fn narrowed(self) -> Config {
        Config { head_bits: 2, reply_head_bits: 2, sector_bytes: 1, ..self }
    }

    /// Words that the queue in front of the memory controller holds: 1..=64.
    pub fn memory_queue(&self) -> usize {
        self.sac.memory_queue as usize
    }

    /// Words that the queue of link arrivals holds: 1..=64.
    pub fn link_queue(&self) -> usize {
        self.sac.link_queue as usize
    }

    /// The one of two waiting replies that goes first.
    pub fn reply_order(&self) -> ReplyOrder {
        self.sac.reply_order
    }

    /// Width of a word's head: kind, operation, line address, a bit for each sector, the identifier of an SM's request
    /// or of a slice's, and with several chips the one that asks and the line's home; 16..=109.
    pub fn head_bits(&self) -> usize {
        self.head_bits
    }

    /// Width of a reply's head: kind, sector, whether it is the last, the identifier, and with several chips the one
    /// that asked; 9..=37.
    pub fn reply_head_bits(&self) -> usize {
        self.reply_head_bits
    }

    /// Bytes of a sector: 32 or 64.
    pub fn sector_bytes(&self) -> usize {
        self.sector_bytes
    }

    /// Bits of a sector: 256 or 512.
    pub fn beat_bits(&self) -> usize {
        8 * self.sector_bytes
    }

    /// Width of a word: its head, byte enables and sector.
    pub fn word_bits(&self) -> usize {
        self.head_bits + self.sector_bytes + self.beat_bits()
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
    fn isca23_has_words_of_360_bits() {
        let config = Config::of(&Design::load("isca23").unwrap()).unwrap();
        assert_eq!((config.memory_queue(), config.link_queue()), (16, 16));
        assert_eq!(config.reply_order(), ReplyOrder::Oldest);
        assert_eq!(config.head_bits(), 2 + 4 + 41 + 4 + 17 + 4);
        assert_eq!(config.reply_head_bits(), 2 + 2 + 1 + 17 + 2);
        assert_eq!(config.word_bits(), 72 + 32 + 256);
        assert_eq!(config.storage_bits(), 16 * 361 + 16 * 360);
        assert_eq!(Config::of(&Design::load("taco16").unwrap()), None);
    }

    #[test]
    fn the_widest_head_fits_its_port() {
        let sac = Sac { chips: 16, address_bits: 64, line_bytes: 32, ..Sac::default() };
        let llc = Llc { source_bits: 8, id_bits: 17, ..Llc::default() };
        let heads = |sac: &Sac, llc: &Llc| {
            let config = Config::new(sac, llc, "t").unwrap();
            (config.head_bits(), config.reply_head_bits())
        };
        assert_eq!(heads(&sac, &llc), (2 + 4 + 59 + 1 + 25 + 8, 2 + 1 + 1 + 25 + 4));
        let sac = Sac { line_bytes: 256, ..sac };
        assert_eq!(heads(&sac, &llc), (2 + 4 + 56 + 8 + 25 + 8, 2 + 3 + 1 + 25 + 4));
    }

    #[test]
    fn a_slices_identifier_may_be_the_wider_one() {
        let llc = Llc { source_bits: 1, id_bits: 1, write_backs: 200, ..Llc::default() };
        let sac = Sac { chips: 1, ..Sac::default() };
        let config = Config::new(&sac, &llc, "t").unwrap();
        assert_eq!(config.head_bits(), 2 + 4 + 41 + 4 + 10);
    }

    #[test]
    fn illegal_sections_are_refused() {
        let sac = Sac { link_queue: 0, ..Sac::default() };
        let problems = Config::new(&sac, &Llc::default(), "t").unwrap_err();
        assert_eq!(
            problems.to_string(),
            "t.sac.link_queue: must be an integer in 1..=64; got 0; try 1"
        );
        let llc = Llc { id_bits: 18, ..Llc::default() };
        let problems = Config::new(&Sac::default(), &llc, "t").unwrap_err();
        assert_eq!(
            problems.to_string(),
            "t.llc.id_bits: must be an integer in 1..=17; got 18; try 17"
        );
    }
}
