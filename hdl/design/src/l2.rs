//! `[l2]`: the second level behind the banks of a sharing tracker.

use super::section::{Broken, section};
use super::{L1, Llc, Rule, SharingTracker};

section! {
    /// The second level of a sharing tracker's design, a bank behind each of the tracker's (`thesis12` §3.4). Its line is
    /// a sector of the L1.
    pub struct L2 in "l2" {
        /// Bytes of all banks, each of 2 to 16384 sets, a power of two: 32..=2147483648.
        bytes: u32 = 1_048_576, Rule::Range(32, 1 << 31);
        /// Ways of a set: 1..=32.
        ways: u32 = 8, Rule::Range(1, 32);
        /// Requests of a bank that are not answered, of one or several sectors: 1..=64.
        split_requests: u32 = 16, Rule::Range(1, 64);
    }
    crosses: &[]
}

/// Sets of a bank: the least and the most.
const SETS: (u32, u32) = (2, 16_384);

impl L2 {
    /// Bytes of a set of every bank.
    fn unit(&self, l1: &L1, tracker: &SharingTracker) -> u32 {
        tracker.banks * self.ways * l1.sector_bytes
    }

    /// Sets of a bank: a power of two in 2..=16384 in a legal config.
    pub fn sets(&self, l1: &L1, tracker: &SharingTracker) -> u32 {
        self.bytes / self.unit(l1, tracker)
    }

    /// The slice of a bank: its geometry, and the rest of `llc`. Its one requester is the bank; a request is
    /// known by the number of its place among `split_requests` and a sector.
    pub(super) fn slice(&self, llc: Llc, l1: &L1, tracker: &SharingTracker) -> Llc {
        let sectors = l1.line_bytes / l1.sector_bytes;
        let bits = |number: u32| number.next_power_of_two().ilog2().max(1);
        Llc {
            sets: self.sets(l1, tracker),
            ways: self.ways,
            line_bytes: l1.sector_bytes,
            sector_bytes: l1.sector_bytes,
            address_bits: l1.address_bits - tracker.banks.ilog2(),
            sectored: false,
            source_bits: 1,
            id_bits: bits(self.split_requests) + bits(sectors),
            ..llc
        }
    }
}

/// Sets are counted by a power of two; blames `l2.bytes`.
pub(super) fn uneven_sets(l2: &L2, l1: &L1, tracker: &SharingTracker) -> Option<Broken> {
    let (unit, (least, most)) = (l2.unit(l1, tracker), SETS);
    let sets = l2.sets(l1, tracker);
    let is_legal =
        l2.bytes.is_multiple_of(unit) && sets.is_power_of_two() && (least..=most).contains(&sets);
    let near = 1 << sets.clamp(least, most).ilog2();
    (!is_legal).then(|| Broken {
        rule: format!(
            "must be a power of two in {least}..={most} times {unit}, a set of {} sectors of {} bytes in each of {} banks",
            l2.ways, l1.sector_bytes, tracker.banks
        ),
        got: l2.bytes.to_string(),
        hint: (u64::from(unit) * near).to_string(),
    })
}

/// Without a tag two sectors of one set could not be distinguished; blames `l1.address_bits`.
pub(super) fn no_tag(l2: &L2, l1: &L1, tracker: &SharingTracker) -> Option<Broken> {
    let sets = l2.sets(l1, tracker).max(1).ilog2();
    let (sector, bank) = (l1.sector_bytes.ilog2(), tracker.banks.ilog2());
    let least = sector + bank + sets + 1;
    (l1.address_bits < least).then(|| Broken {
        rule: format!(
            "must be at least {least}: {sector} bits within the sector, {bank} of the bank, {sets} of its \
             set in [l2] and 1 of tag"
        ),
        got: l1.address_bits.to_string(),
        hint: least.to_string(),
    })
}

/// A word of eight bytes and what it is compared with lie in one sector, which is a line of L2; blames
/// `l1.sector_bytes`.
pub(super) fn wrong_sector(l1: &L1) -> Option<Broken> {
    let (rule, hint) = match l1.sector_bytes {
        ..16 => (
            "at least 16 in design \"sharing-tracker\", whose atomics compare words of 8 bytes",
            16,
        ),
        16..=64 => return None,
        _ => ("at most 64 in design \"sharing-tracker\", whose L2 has no wider sector", 64),
    };
    let (rule, got) = (format!("must be {rule}"), l1.sector_bytes.to_string());
    Some(Broken { rule, got, hint: hint.to_string() })
}
