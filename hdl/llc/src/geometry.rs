//! The geometry of a slice: `[llc]`, and what follows from it.

use about::Figure;
use design::{Design, DesignKind, Llc, Problems, Replacement, Section};
use kit::replacement;
use signal::index_bits;

/// A checked geometry: every rule of `[llc]` holds.
#[derive(Clone, Debug, PartialEq)]
pub struct Geometry {
    llc: Llc,
    chips: usize,
}

impl Geometry {
    /// The slice `llc` of a single chip; `owner` names the design in messages.
    ///
    /// # Errors
    /// Every rule of `[llc]` that does not hold.
    pub fn new(llc: &Llc, owner: &str) -> Result<Geometry, Problems> {
        llc.validate(owner)?;
        Ok(Geometry { llc: llc.clone(), chips: 1 })
    }

    /// A slice within a checked design, which decides its geometry.
    pub fn within(llc: &Llc) -> Geometry {
        Geometry { llc: llc.clone(), chips: 1 }
    }

    /// The slice of a design of `llc`.
    pub fn of(design: &Design) -> Option<Geometry> {
        match design.kind() {
            DesignKind::Llc => Some(Geometry { llc: design.llc()?.clone(), chips: 1 }),
            _ => None,
        }
    }

    /// The same slice among `chips` chips, 1..=16.
    #[must_use]
    pub fn with_chips(self, chips: usize) -> Geometry {
        Geometry { chips, ..self }
    }

    /// The same with identifiers of `id_bits` bits, 1..=18.
    #[must_use]
    pub fn with_id_bits(self, id_bits: usize) -> Geometry {
        Geometry { llc: Llc { id_bits: id_bits as u32, ..self.llc }, ..self }
    }

    /// The same of a memory of so many bytes' address bits: one slice of several sees the lines that are local to it.
    #[must_use]
    pub fn with_address_bits(self, address_bits: usize) -> Geometry {
        Geometry { llc: Llc { address_bits: address_bits as u32, ..self.llc }, ..self }
    }

    /// The same with what a slice alone reads at its defaults: blocks beside slices of one port are one block.
    #[must_use]
    pub fn port(self) -> Geometry {
        let Llc { sets, ways, sectored, mshr_merges, miss_queue, .. } = Llc::default();
        let Llc { replacement, hit_latency, counter_bits, .. } = Llc::default();
        let slice = Llc { sets, ways, sectored, mshr_merges, miss_queue, ..self.llc };
        Geometry { llc: Llc { replacement, hit_latency, counter_bits, ..slice }, ..self }
    }

    /// Chips: 1..=16.
    pub fn chips(&self) -> usize {
        self.chips
    }

    /// There are several chips: requests say which one asks, and whose memory holds the line.
    pub fn has_chips(&self) -> bool {
        self.chips > 1
    }

    /// Width of a chip's number: 1..=4.
    pub fn chip_bits(&self) -> usize {
        index_bits(self.chips)
    }

    /// Sets: a power of two in 2..=16384.
    pub fn sets(&self) -> usize {
        self.llc.sets as usize
    }

    /// Width of a set number: 1..=14.
    pub fn set_bits(&self) -> usize {
        self.llc.sets.ilog2() as usize
    }

    /// Ways of a set: 1..=32.
    pub fn ways(&self) -> usize {
        self.llc.ways as usize
    }

    /// Width of a way number: 1..=5.
    pub fn way_bits(&self) -> usize {
        index_bits(self.ways())
    }

    /// Width of a line address: 8..=59.
    pub fn line_bits(&self) -> usize {
        (self.llc.address_bits - self.llc.line_bytes.ilog2()) as usize
    }

    /// Width of a tag: at least 1.
    pub fn tag_bits(&self) -> usize {
        self.line_bits() - self.set_bits()
    }

    /// Sectors of a line: a power of two in 1..=16.
    pub fn sectors(&self) -> usize {
        (self.llc.line_bytes / self.llc.sector_bytes) as usize
    }

    /// Width of a sector number: 1..=4.
    pub fn sector_bits(&self) -> usize {
        index_bits(self.sectors())
    }

    /// Every sector of a line.
    pub fn all_sectors(&self) -> u64 {
        u64::MAX >> (64 - self.sectors())
    }

    /// Bytes of a sector: 16..=64.
    pub fn sector_bytes(&self) -> usize {
        self.llc.sector_bytes as usize
    }

    /// Every byte of a sector.
    pub fn all_bytes(&self) -> u128 {
        u128::MAX >> (128 - self.sector_bytes())
    }

    /// Bits of a sector: 128..=512.
    pub fn beat_bits(&self) -> usize {
        8 * self.sector_bytes()
    }

    /// A miss fetches the sectors that the load wants, not all of the line.
    pub fn is_sectored(&self) -> bool {
        self.llc.sectored
    }

    /// MSHR entries: 1..=256.
    pub fn entries(&self) -> usize {
        self.llc.mshr_entries as usize
    }

    /// Loads that an entry takes, the miss included: 1..=64.
    pub fn merges(&self) -> usize {
        self.llc.mshr_merges as usize
    }

    /// Requests that may wait to leave: 1..=64.
    pub fn miss_queue(&self) -> usize {
        self.llc.miss_queue as usize
    }

    /// Write-backs that may be unacknowledged: 1..=256.
    pub fn write_backs(&self) -> usize {
        self.llc.write_backs as usize
    }

    /// Atomics that may be unanswered by the next level: 1..=16.
    pub fn atomics(&self) -> usize {
        self.llc.atomics as usize
    }

    /// Atomics that may wait in front of the atomic buffer: 1..=16.
    pub fn atomic_queue(&self) -> usize {
        self.llc.atomic_queue as usize
    }

    /// The replacement policy.
    pub fn replacement(&self) -> Replacement {
        self.llc.replacement
    }

    /// Extra stages of a reply: 1..=64.
    pub fn hit_latency(&self) -> usize {
        self.llc.hit_latency as usize
    }

    /// Width of a requester's number: 1..=8.
    pub fn source_bits(&self) -> usize {
        self.llc.source_bits as usize
    }

    /// Width of a request's identifier: 1..=18.
    pub fn id_bits(&self) -> usize {
        self.llc.id_bits as usize
    }

    /// Width of an event counter: 4..=32.
    pub fn counter_bits(&self) -> usize {
        self.llc.counter_bits as usize
    }

    /// Width of a number within its class on the way down: that of an MSHR entry, a write-back or an
    /// atomic, whichever there are most of; 1..=8.
    pub fn number_bits(&self) -> usize {
        index_bits(self.entries().max(self.write_backs()).max(self.atomics()))
    }

    /// Width of the next level's identifier: the class above the number; 3..=10.
    pub fn memory_id_bits(&self) -> usize {
        2 + self.number_bits()
    }

    /// Set of a line address.
    pub fn set_of(&self, line: u64) -> usize {
        (line % u64::from(self.llc.sets)) as usize
    }

    /// Tag of a line address.
    pub fn tag_of(&self, line: u64) -> u64 {
        line >> self.set_bits()
    }

    /// The line address that has `tag` in `set`.
    pub fn line_of(&self, set: usize, tag: u64) -> u64 {
        tag << self.set_bits() | set as u64
    }

    /// The replacement policy of a set.
    pub fn policy(&self) -> replacement::Config {
        let policy = match self.llc.replacement {
            Replacement::Lru => replacement::Policy::Lru,
            Replacement::Plru => replacement::Policy::Plru,
            Replacement::Srrip => replacement::Policy::Srrip,
        };
        replacement::Config::new(policy, self.ways()).expect("the rules of [llc] are the policies'")
    }

    /// Storage in bits, a row for each kind.
    pub fn figures(&self) -> Vec<Figure> {
        let lines = self.sets() * self.ways();
        let chip = if self.has_chips() { self.chip_bits() } else { 0 };
        let load = chip + self.source_bits() + self.id_bits() + self.sectors();
        let covered = if self.is_sectored() { self.sectors() + 1 } else { 0 };
        let entry = self.set_bits() + self.way_bits() + 2 + index_bits(self.merges() + 1);
        let entry = entry + 2 * self.sectors() + covered + self.merges() * load;
        let ours = |name, ours: usize, note| Figure { name, ours: ours as u64, paper: None, note };
        let home = if self.has_chips() { lines * self.chip_bits() } else { 0 };
        vec![
            ours("data_bits", lines * self.sectors() * self.beat_bits(), "lines"),
            ours("tag_bits", lines * (self.tag_bits() + 1), "a tag and whether it is a line's"),
            ours(
                "byte_mask_bits",
                lines * self.sectors() * self.sector_bytes(),
                "a dirty bit a byte: an eighth of the data",
            ),
            ours(
                "sector_state_bits",
                lines * 2 * self.sectors() + self.sets(),
                "a sector readable, dirty; a set in use",
            ),
            ours("recency_bits", self.sets() * self.policy().state_bits(), "a set's order"),
            ours("home_bits", home, "the chip whose memory holds the line"),
            ours("mshr_bits", self.entries() * entry, "entries, and the loads that wait in them"),
        ]
    }
}
