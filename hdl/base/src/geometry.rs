//! The geometry of an L1: `[l1]`, and what follows from it.

use design::{
    Bypass, IndexFunction, L1, PendingStore, Problems, Replacement, Section, WhenFull, WriteHit,
};
use kit::{fixed_priority_arbiter, queue, replacement};
use signal::index_bits;

/// A checked geometry: every rule of `[l1]` holds.
#[derive(Clone, Debug, PartialEq)]
pub struct Geometry {
    l1: L1,
}

impl Geometry {
    /// The L1 cache `l1`; `owner` names the design in messages.
    ///
    /// # Errors
    /// Every rule of `[l1]` that does not hold.
    pub fn new(l1: &L1, owner: &str) -> Result<Geometry, Problems> {
        l1.validate(owner)?;
        Ok(Geometry { l1: l1.clone() })
    }

    /// The L1 `l1` of a checked design, with identifiers of `id_bits` bits.
    pub fn with_id_bits(l1: &L1, id_bits: usize) -> Geometry {
        Geometry { l1: L1 { id_bits: id_bits as u32, ..l1.clone() } }
    }

    /// Sets: a power of two in 2..=1024.
    pub fn sets(&self) -> usize {
        self.l1.sets as usize
    }

    /// Width of a set number: 1..=10.
    pub fn set_bits(&self) -> usize {
        self.l1.sets.ilog2() as usize
    }

    /// Ways of a set: 1..=32.
    pub fn ways(&self) -> usize {
        self.l1.ways as usize
    }

    /// Width of a way number: 1..=5.
    pub fn way_bits(&self) -> usize {
        index_bits(self.ways())
    }

    /// How a line address chooses its set.
    pub fn index(&self) -> IndexFunction {
        self.l1.index
    }

    /// Width of a line address: 8..=59.
    pub fn line_bits(&self) -> usize {
        (self.l1.address_bits - self.l1.line_bytes.ilog2()) as usize
    }

    /// Width of a tag: at least 1.
    pub fn tag_bits(&self) -> usize {
        self.line_bits() - self.set_bits()
    }

    /// Sectors of a line: a power of two in 1..=32.
    pub fn sectors(&self) -> usize {
        (self.l1.line_bytes / self.l1.sector_bytes) as usize
    }

    /// Width of a sector number: 1..=5.
    pub fn sector_bits(&self) -> usize {
        index_bits(self.sectors())
    }

    /// Bytes of a sector: 8..=128.
    pub fn sector_bytes(&self) -> usize {
        self.l1.sector_bytes as usize
    }

    /// Bits of a sector: 64..=1024.
    pub fn beat_bits(&self) -> usize {
        8 * self.sector_bytes()
    }

    /// MSHR entries: 1..=256.
    pub fn entries(&self) -> usize {
        self.l1.mshr_entries as usize
    }

    /// Width of an entry's number: 1..=8.
    pub fn entry_bits(&self) -> usize {
        index_bits(self.entries())
    }

    /// Loads that an entry takes, the miss included: 1..=64.
    pub fn merges(&self) -> usize {
        self.l1.mshr_merges as usize
    }

    /// The replacement policy.
    pub fn replacement(&self) -> Replacement {
        self.l1.replacement
    }

    /// Effect of a store on a readable line.
    pub fn write_hit(&self) -> WriteHit {
        self.l1.write_hit
    }

    /// Effect of a store or atomic on a pending line.
    pub fn pending_store(&self) -> PendingStore {
        self.l1.pending_store
    }

    /// A load that bypasses the cache is looked up all the same.
    pub fn looks_up_bypassing(&self) -> bool {
        self.l1.bypass == Bypass::Lookup
    }

    /// Extra stages of a reply: 1..=64.
    pub fn hit_latency(&self) -> usize {
        self.l1.hit_latency as usize
    }

    /// Requests that may wait to leave: 1..=64.
    pub fn miss_queue(&self) -> usize {
        self.l1.miss_queue as usize
    }

    /// A load that waits for one sector is answered when that has come; never where a line has but one.
    pub fn restarts_early(&self) -> bool {
        self.l1.early_restart && self.sectors() > 1
    }

    /// Places for the data of stores and atomics among the requests that may wait to leave: 1..=miss_queue.
    pub fn store_data_places(&self) -> usize {
        match self.l1.store_data_places {
            0 => self.miss_queue(),
            places => places as usize,
        }
    }

    /// Not every request that waits to leave has a place for data.
    pub fn has_few_data_places(&self) -> bool {
        self.store_data_places() < self.miss_queue()
    }

    /// A request that finds no room stays in lookup, and is not refused.
    pub fn waits_when_full(&self) -> bool {
        self.l1.when_full == WhenFull::Wait
    }

    /// Width of a request's identifier: 1..=16.
    pub fn id_bits(&self) -> usize {
        self.l1.id_bits as usize
    }

    /// Width of an event counter: 4..=32.
    pub fn counter_bits(&self) -> usize {
        self.l1.counter_bits as usize
    }

    /// Width of the next level's identifier: an entry's number or an identifier, and the bit that
    /// tells which.
    pub fn down_id_bits(&self) -> usize {
        1 + self.id_bits().max(self.entry_bits())
    }

    /// Set of a line address.
    #[inline]
    pub fn set_of(&self, line: u64) -> usize {
        self.l1.index.set_of(line, self.l1.sets.ilog2())
    }

    /// Tag of a line address.
    pub fn tag_of(&self, line: u64) -> u64 {
        line >> self.set_bits()
    }

    /// The line address that has `tag` in `set`.
    pub fn line_of(&self, set: usize, tag: u64) -> u64 {
        self.l1.index.line_of(set, tag, self.l1.sets.ilog2())
    }

    /// The replacement policy of a set.
    pub fn policy(&self) -> replacement::Config {
        let policy = match self.l1.replacement {
            Replacement::Lru => replacement::Policy::Lru,
            Replacement::Plru => replacement::Policy::Plru,
            Replacement::Srrip => replacement::Policy::Srrip,
        };
        replacement::Config::new(policy, self.ways()).expect("the rules of [l1] are the policies'")
    }

    /// A queue inside the hardware; its figures come from those of `[l1]`.
    pub fn queue(&self, width: usize, depth: usize) -> queue::Config {
        queue::Config::new(width, depth).expect("every figure of [l1] gives a legal queue")
    }

    /// The choice of a sector from a mask.
    pub fn sector_choice(&self) -> fixed_priority_arbiter::Config {
        fixed_priority_arbiter::Config::new(self.sectors()).expect("a line has 1 to 32 sectors")
    }

    /// Bits of the data array.
    pub fn data_bits(&self) -> usize {
        self.sets() * self.ways() * self.sectors() * self.beat_bits()
    }

    /// Bits of tags and valid bits.
    pub fn tag_array_bits(&self) -> usize {
        self.sets() * self.ways() * (self.tag_bits() + 1)
    }

    /// Bits of the MSHR file: the entries and the loads that wait in them.
    pub fn mshr_bits(&self) -> usize {
        let entry = self.set_bits() + self.way_bits() + 3 + index_bits(self.merges() + 1);
        let load = self.id_bits() + self.sectors();
        self.entries() * (entry + self.merges() * load)
    }
}
