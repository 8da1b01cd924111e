//! The block's configuration: those of the two stops and of the shadow tags.

use crate::{request_stop, response_stop, shadow_tags};
use about::Figure;
use design::{Ccn, Design, L1, Pending, Problems};

/// A checked configuration.
#[derive(Clone, Debug, PartialEq)]
pub struct Config {
    requests: request_stop::Config,
    responses: response_stop::Config,
    tags: shadow_tags::Config,
    /// Places of parked requests; 0 with `pending` "pass".
    parking: usize,
    entries: usize,
}

impl Config {
    /// Storage of a core's part of the paper's network, in bits: CB, ReqQ and RespQ of `taco16` Table II, and the
    /// shadow tags of §4.3, which are those of a 48 KB L1.
    pub const PAPER_STORAGE_BITS: usize = 16 * request_stop::Config::PAPER_REQUEST_BITS
        + response_stop::Config::PAPER_STORAGE_BITS
        + shadow_tags::Config::PAPER_STORAGE_BITS;

    /// The stop of one of the cores of `ccn`, whose L1 is `l1`; `owner` names the design in messages.
    ///
    /// # Errors
    /// Every rule of the two sections that does not hold.
    pub fn new(l1: &L1, ccn: &Ccn, owner: &str) -> Result<Config, Problems> {
        Ok(Config {
            requests: request_stop::Config::new(l1, ccn, owner)?,
            responses: response_stop::Config::new(l1, ccn, owner)?,
            tags: shadow_tags::Config::new(l1, owner)?,
            parking: parking(ccn),
            entries: l1.mshr_entries as usize,
        })
    }

    /// The stop of a design, if it has one.
    pub fn of(design: &Design) -> Option<Config> {
        Some(Config {
            requests: request_stop::Config::of(design)?,
            responses: response_stop::Config::of(design)?,
            tags: shadow_tags::Config::of(design)?,
            parking: parking(design.ccn()?),
            entries: design.l1()?.mshr_entries as usize,
        })
    }

    /// The stop on the ring of requests.
    pub fn requests(&self) -> &request_stop::Config {
        &self.requests
    }

    /// The stop on the ring of responses.
    pub fn responses(&self) -> &response_stop::Config {
        &self.responses
    }

    /// Duplicates of the local L1's tags, in which the ring looks lines up.
    pub fn tags(&self) -> &shadow_tags::Config {
        &self.tags
    }

    /// Width of a core number: 1..=8.
    pub fn core_bits(&self) -> usize {
        self.requests.core_bits()
    }

    /// Width of the number of a sector of a line: 1..=5. A single sector has a bit too, since a port needs one.
    pub fn sector_bits(&self) -> usize {
        signal::index_bits(self.responses.sectors())
    }

    /// A request whose line is in flight to the local L1 waits for it.
    pub fn parks(&self) -> bool {
        self.parking > 0
    }

    /// Places of parked requests: 1..=64, or 0 with `pending` "pass".
    pub fn parking(&self) -> usize {
        self.parking
    }

    /// MSHR entries of the L1: 1..=256.
    pub fn entries(&self) -> usize {
        self.entries
    }

    /// Bits of a place of a parked request: taken, due, the line's place, and who asks for which local entry's line.
    pub fn place_bits(&self) -> usize {
        let line = self.tags.set_bits() + self.tags.way_bits();
        2 + line + self.core_bits() + 2 * self.requests.entry_bits()
    }

    /// Storage of CB, ReqQ, RespQ and shadow tags, in bits; with `pending` "wait" of parked requests too.
    pub fn storage_bits(&self) -> usize {
        let away = if self.parks() { self.entries } else { 0 };
        let parked = self.parking * self.place_bits() + away;
        let queues = self.requests.storage_bits() + self.responses.storage_bits();
        queues + self.tags.storage_bits() + parked
    }

    /// Storage beside the paper's.
    pub fn figures(&self) -> Vec<Figure> {
        vec![Figure {
            name: "storage_bits",
            ours: self.storage_bits() as u64,
            paper: Some(Self::PAPER_STORAGE_BITS as u64),
            note: "taco16 Table II, with the shadow tags of a 48 KB L1; this is CB, ReqQ, RespQ and shadow tags",
        }]
    }
}

/// Places of parked requests.
fn parking(ccn: &Ccn) -> usize {
    match ccn.pending {
        Pending::Pass => 0,
        Pending::Wait => ccn.parking as usize,
    }
}
