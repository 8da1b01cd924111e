//! The block's configuration: that of its parts, and how a word of the bypass carries a request.

use crate::{route_policy, slice_bypass};
use about::Figure;
use design::{Design, DesignKind, Llc, Problems, Sac, Section};
use llc::{Geometry, atomic_buffer};

/// A checked configuration: every rule of `[sac]` and `[llc]` holds.
#[derive(Clone, Debug, PartialEq)]
pub struct Config {
    bypass: slice_bypass::Config,
    route: route_policy::Config,
    /// A request of an SM for this slice: lines without the bits that are one slice's.
    own: Geometry,
    /// A request, or one of a slice, for any line.
    port: Geometry,
}

impl Config {
    /// A tile of a chip of `sac` whose slices have the rest of `llc`; `owner` names the design in messages.
    ///
    /// # Errors
    /// Every rule of `[sac]`, or of `[llc]`, that does not hold.
    pub fn new(sac: &Sac, llc: &Llc, owner: &str) -> Result<Config, Problems> {
        let bypass = slice_bypass::Config::new(sac, llc, owner)?;
        let route = route_policy::Config::new(sac, owner)?;
        let slice = sac.slice(llc.clone());
        slice.validate(owner)?;
        let port = Geometry::new(&slice, owner)?.with_chips(sac.chips as usize);
        let address_bits = sac.address_bits as usize - route.slice_low_bits();
        let own = port.clone().with_address_bits(address_bits);
        // A name is a source and an identifier, or a slice's entry across both.
        let id_bits = port.memory_id_bits().saturating_sub(port.source_bits()).max(port.id_bits());
        Ok(Config { bypass, route, own, port: port.with_id_bits(id_bits) })
    }

    /// A tile of a design, if it has one.
    pub fn of(design: &Design) -> Option<Config> {
        match design.kind() {
            // A design's sections are legal.
            DesignKind::Sac => Config::new(design.sac()?, design.llc()?, design.name()).ok(),
            _ => None,
        }
    }

    /// The slice bypass, by which requests reach memory without the slice.
    pub fn bypass(&self) -> &slice_bypass::Config {
        &self.bypass
    }

    /// Where lines lie.
    pub fn route(&self) -> &route_policy::Config {
        &self.route
    }

    /// The atomic buffer in front of the slice.
    pub fn front(&self) -> atomic_buffer::Config {
        atomic_buffer::Config::at(&self.own)
    }

    /// The slice, whose identifiers have a bit for the requests of the buffer.
    pub fn slice(&self) -> Geometry {
        self.own.clone().with_id_bits(self.own.id_bits() + 1)
    }

    /// Geometry of the NoC's streams.
    pub fn port(&self) -> &Geometry {
        &self.port
    }

    /// The same behind the memory queue, with a bit that tells what went past the slice.
    fn below(&self) -> Geometry {
        self.port.clone().with_id_bits(self.port.id_bits() + 1)
    }

    /// The atomic buffer beside memory, at identifiers one bit wider than those of `port`.
    pub fn beside_memory(&self) -> atomic_buffer::Config {
        atomic_buffer::Config::at(&self.below())
    }

    /// Geometry of the memory's streams.
    pub fn memory(&self) -> Geometry {
        self.port.clone().with_id_bits(self.port.id_bits() + 2)
    }

    /// Width of a name: a source and an identifier, or the class and number of a slice's entry.
    pub fn name_bits(&self) -> usize {
        self.port.source_bits() + self.port.id_bits()
    }

    /// There are several chips.
    pub fn has_chips(&self) -> bool {
        self.port.has_chips()
    }

    /// Storage of what joins the parts, in bits: which fill went last, that the tile is flushed, and whose lookups are in
    /// flight.
    pub fn joining_bits(&self) -> usize {
        2 + Config::LOOKUPS
            + 2 * signal::index_bits(Config::LOOKUPS)
            + signal::index_bits(Config::LOOKUPS + 1)
    }

    /// Requests that the slice has taken and whose event has not been seen, at most: one in each stage of its
    /// lookup and of its event's register, and one that comes. Hence `lookups` is never full.
    pub const LOOKUPS: usize = 4;

    /// Storage; the paper gives none for a slice.
    pub fn figures(&self) -> Vec<Figure> {
        self.slice().figures()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn isca23_has_slices_of_37_bits_of_a_line() {
        let config = Config::of(&Design::load("isca23").unwrap()).unwrap();
        assert_eq!((config.port().line_bits(), config.slice().line_bits()), (41, 37));
        assert_eq!((config.slice().sets(), config.slice().tag_bits()), (128, 30));
        assert_eq!((config.name_bits(), config.memory().id_bits()), (17, 11));
        assert_eq!((config.slice().id_bits(), config.slice().memory_id_bits()), (10, 7));
        let mask = config.figures().into_iter().find(|figure| figure.name == "byte_mask_bits");
        assert_eq!(mask.map(|figure| figure.ours), Some(32 * 1024 * 8));
        assert_eq!(Config::of(&Design::load("llc").unwrap()), None);
    }

    /// A word of the bypass has room for what a tile packs into it.
    #[test]
    fn a_word_is_as_wide_as_the_bypass_takes_it() {
        for (source_bits, id_bits, mshr_entries) in [(8, 9, 32), (1, 1, 256), (8, 1, 4), (3, 2, 8)]
        {
            for chips in [1, 2, 3, 16] {
                let llc = Llc { source_bits, id_bits, mshr_entries, ..Llc::default() };
                let config = Config::new(&Sac { chips, ..Sac::default() }, &llc, "t").unwrap();
                let port = config.port();
                let chip = if port.has_chips() { port.chip_bits() } else { 0 };
                let request = 2 + 4 + port.line_bits() + port.sectors();
                let head = request + config.name_bits() + 2 * chip;
                assert_eq!(config.bypass().head_bits(), head, "{llc:?}");
                let reply = 2 + port.sector_bits() + 1 + config.name_bits() + chip;
                assert_eq!(config.bypass().reply_head_bits(), reply, "{llc:?}");
            }
        }
    }

    #[test]
    fn illegal_sections_are_refused() {
        let llc = Llc { mshr_entries: 0, ..Llc::default() };
        let problems = Config::new(&Sac::default(), &llc, "t").unwrap_err();
        assert_eq!(
            problems.to_string(),
            "t.llc.mshr_entries: must be an integer in 1..=256; got 0; try 1"
        );
    }
}
