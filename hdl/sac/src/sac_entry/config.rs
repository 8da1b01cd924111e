//! The block's configuration: where a request goes, and the widths of what it carries.

use crate::route_policy;
use about::Figure;
use design::{Design, DesignKind, Llc, Problems, Sac, Section};
use llc::Geometry;

/// A checked configuration: every rule of `[sac]` and `[llc]` holds.
#[derive(Clone, Debug, PartialEq)]
pub struct Config {
    route: route_policy::Config,
    port: Geometry,
}

impl Config {
    /// The entry of a chip of `sac` whose slices have the rest of `llc`; `owner` names the design in messages.
    ///
    /// # Errors
    /// Every rule of `[sac]`, or of `[llc]`, that does not hold.
    pub fn new(sac: &Sac, llc: &Llc, owner: &str) -> Result<Config, Problems> {
        let route = route_policy::Config::new(sac, owner)?;
        sac.slice(llc.clone()).validate(owner)?;
        // The geometry of requests; an entry needs nothing else of a slice.
        let port = Llc {
            line_bytes: sac.line_bytes,
            sector_bytes: sac.sector_bytes,
            address_bits: sac.address_bits,
            source_bits: llc.source_bits,
            id_bits: llc.id_bits,
            sets: 2,
            ..Llc::default()
        };
        let port = Geometry::new(&port, owner)?.with_chips(sac.chips as usize);
        Ok(Config { route, port })
    }

    /// The entry of a design, if it has one.
    pub fn of(design: &Design) -> Option<Config> {
        match design.kind() {
            // A design's sections are legal.
            DesignKind::Sac => Config::new(design.sac()?, design.llc()?, design.name()).ok(),
            _ => None,
        }
    }

    /// Where requests go.
    pub fn route(&self) -> &route_policy::Config {
        &self.route
    }

    /// Geometry of requests and replies.
    pub fn port(&self) -> &Geometry {
        &self.port
    }

    /// Chips: 1..=16.
    pub fn chips(&self) -> usize {
        self.port.chips()
    }

    /// There are several chips: requests say which one asks, and whose memory holds the line.
    pub fn has_chips(&self) -> bool {
        self.port.has_chips()
    }

    /// Width of a chip's number: 1..=4.
    pub fn chip_bits(&self) -> usize {
        self.port.chip_bits()
    }

    /// Width of a slice's number: 1..=6.
    pub fn slice_bits(&self) -> usize {
        self.route.slice_bits()
    }

    /// Requests that may be unanswered, one for each identifier: 2..=131072.
    pub fn most_unanswered(&self) -> u64 {
        1 << self.port.id_bits()
    }

    /// Width of their number: 2..=18.
    pub fn count_bits(&self) -> usize {
        self.port.id_bits() + 1
    }

    /// Storage in bits: the number of unanswered requests, whether one waits, and what is reported of the last.
    pub fn storage_bits(&self) -> usize {
        self.count_bits() + 1 + 2 + self.slice_bits()
    }

    /// Storage; the paper gives none.
    pub fn figures(&self) -> Vec<Figure> {
        vec![Figure {
            name: "storage_bits",
            ours: self.storage_bits() as u64,
            paper: None,
            note: "isca23 §3.6 does not count the entries of the SMs; this is id_bits + 4 + log2(slices)",
        }]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn isca23_has_entries_of_17_bits() {
        let config = Config::of(&Design::load("isca23").unwrap()).unwrap();
        assert_eq!((config.chip_bits(), config.slice_bits(), config.count_bits()), (2, 4, 10));
        assert_eq!((config.most_unanswered(), config.storage_bits()), (512, 17));
        assert_eq!(Config::of(&Design::load("llc").unwrap()), None);
    }

    #[test]
    fn what_an_entry_does_not_read_changes_nothing() {
        let new = |sac: &Sac, llc: &Llc| Config::new(sac, llc, "t").unwrap();
        let llc = Llc { mshr_entries: 3, hit_latency: 5, ..Llc::default() };
        assert_eq!(new(&Sac::default(), &llc), new(&Sac::default(), &Llc::default()));
    }

    #[test]
    fn illegal_sections_are_refused() {
        let problems =
            Config::new(&Sac { chips: 0, ..Sac::default() }, &Llc::default(), "t").unwrap_err();
        assert_eq!(problems.to_string(), "t.sac.chips: must be an integer in 1..=16; got 0; try 1");
        let problems =
            Config::new(&Sac::default(), &Llc { id_bits: 0, ..Llc::default() }, "t").unwrap_err();
        assert_eq!(
            problems.to_string(),
            "t.llc.id_bits: must be an integer in 1..=17; got 0; try 1"
        );
    }
}
