//! The block's configuration: one tracker of `[sharing_tracker]`, and the line addresses of `[l1]`.

use kit::lru;
use signal::index_bits;

use about::Figure;
use design::{Design, Sharers, SharingTracker};

/// A checked geometry of one tracker: every rule of both sections holds.
#[derive(Clone, Debug, PartialEq)]
pub struct Config {
    line_bits: usize,
    tracker: SharingTracker,
    recency: lru::Config,
}

impl Config {
    /// Cycles in which a lookup is offered and does not pass before it is overdue.
    pub const TIMEOUT: u64 = 64;

    /// The paper's storage, in bits: 8,192 masks of 16 bits (`thesis12` Table 4.3: 16 KB).
    pub const PAPER_STORAGE_BITS: usize = 1024 * 8 * 16;

    /// A tracker of a design, if it has any.
    pub fn of(design: &Design) -> Option<Config> {
        let tracker = design.sharing_tracker()?.clone();
        let recency = lru::Config::new(tracker.ways as usize).ok()?;
        let l1 = design.l1()?;
        let line_bits = (l1.address_bits - l1.line_bytes.ilog2()) as usize;
        Some(Config { line_bits, tracker, recency })
    }

    /// The tracker of a bank of a design, if it has any: with the bank's sets, and lines as the bank numbers them.
    pub fn of_bank(design: &Design) -> Option<Config> {
        let whole = Config::of(design)?;
        let SharingTracker { sets, banks, .. } = whole.tracker;
        Some(Config {
            line_bits: whole.line_bits - banks.ilog2() as usize,
            tracker: SharingTracker { sets: sets / banks, banks: 1, ..whole.tracker },
            recency: whole.recency,
        })
    }

    /// Cores of the tracker: 1..=64.
    pub fn cores(&self) -> usize {
        self.tracker.cores_each() as usize
    }

    /// Sets of the tracker: a power of two in 2..=4096, in a bank in 1..=4096.
    pub fn sets(&self) -> usize {
        self.tracker.sets_each() as usize
    }

    /// Ways of a set: 1..=32.
    pub fn ways(&self) -> usize {
        self.tracker.ways as usize
    }

    /// An entry marks one core, the last that was added.
    pub fn is_single(&self) -> bool {
        self.tracker.sharers == Sharers::Single
    }

    /// Banks: a power of two in 1..=64, at most the sets.
    pub fn banks(&self) -> usize {
        self.tracker.banks as usize
    }

    /// Width of a line address: 8..=59, in a bank 2..=59.
    pub fn line_bits(&self) -> usize {
        self.line_bits
    }

    /// Width of a set number: 1..=12; 0 in a bank of one set.
    pub fn set_bits(&self) -> usize {
        self.sets().ilog2() as usize
    }

    /// Width of a tag: at least 1.
    pub fn tag_bits(&self) -> usize {
        self.line_bits() - self.set_bits()
    }

    /// Width of a core number: 1..=6. A single core has a bit too, since a port needs one.
    pub fn core_bits(&self) -> usize {
        index_bits(self.cores())
    }

    /// Width of a bank number: 1..=6; 1 for a single bank.
    pub fn bank_bits(&self) -> usize {
        index_bits(self.banks())
    }

    /// Bits that an entry spends on its sharers.
    pub fn sharer_bits(&self) -> usize {
        if self.is_single() { self.core_bits() } else { self.cores() }
    }

    /// The order in which the ways of a set were used.
    pub fn recency(&self) -> lru::Config {
        self.recency
    }

    /// Bits that a set spends on its pointer; with a single sharer there is nothing to point at.
    pub fn pointer_bits(&self) -> usize {
        if self.is_single() { 0 } else { self.core_bits() }
    }

    /// Set of a line address.
    pub fn set_of(&self, line: u64) -> usize {
        (line % self.sets() as u64) as usize
    }

    /// The line address that has `tag` in `set`.
    pub fn line_of(&self, set: usize, tag: u64) -> u64 {
        tag << self.set_bits() | set as u64
    }

    /// Bank of a line address.
    pub fn bank_of(&self, line: u64) -> u64 {
        line % self.banks() as u64
    }

    /// Storage of tags, sharers and valid bits, in bits.
    pub fn storage_bits(&self) -> usize {
        self.sets() * self.ways() * (self.tag_bits() + self.sharer_bits() + 1)
    }

    /// Storage of a set's recency and pointer, and of the bit that says whether it was written.
    pub fn set_state_bits(&self) -> usize {
        self.sets() * (self.recency.order_bits() + self.pointer_bits() + 1)
    }

    /// Widths and storage of one tracker beside the paper's single one.
    pub fn figures(&self) -> Vec<Figure> {
        vec![
            Figure {
                name: "tag_bits",
                ours: self.tag_bits() as u64,
                paper: None,
                note: "the line address above the set index",
            },
            Figure {
                name: "sharer_storage_bits",
                ours: (self.sets() * self.ways() * self.sharer_bits()) as u64,
                paper: Some(Self::PAPER_STORAGE_BITS as u64),
                note: "thesis12 Table 4.3: 16 KB, the masks of 16 cores alone",
            },
            Figure {
                name: "storage_bits",
                ours: self.storage_bits() as u64,
                paper: Some(Self::PAPER_STORAGE_BITS as u64),
                note: "thesis12 Table 4.3 counts neither tags nor valid bits; \
                       this is sets * ways * (tag_bits + sharer_bits + 1)",
            },
            Figure {
                name: "set_state_bits",
                ours: self.set_state_bits() as u64,
                paper: None,
                note: "recency, pointer and a bit for written, of every set",
            },
        ]
    }
}
