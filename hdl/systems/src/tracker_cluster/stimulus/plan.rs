//! Requests of cores, for a while.

use base::Geometry;
use base::environment::{ATOMIC, LOAD, STORE};
use base::streams::CoreRequest;
use sharing_tracker::program_order::Owners;
use testbenches::stimulus::Rng;

/// Requests of all cores.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// Of 16 requests so many are loads, so many of the others count, and one in three of the rest is an atomic.
    loads: u64,
    counts: u64,
    /// Of 16 loads so many bypass the L1, and so many are of several sectors.
    direct: u64,
    several: u64,
    /// Lines in use: the tags of some sets, from these on.
    set: u64,
    sets: u64,
    tag: u64,
    tags: u64,
    /// Refused requests that are retried, of 16.
    pub retries: u64,
    /// The cores rest.
    pub is_idle: bool,
}

impl Plan {
    /// Draws how often each kind of request comes, and the sets and tags in use.
    pub fn new(rng: &mut Rng, geometry: &Geometry) -> Plan {
        let (sets, ways) = (geometry.sets() as u64, geometry.ways() as u64);
        let highest = u64::MAX >> (64 - geometry.tag_bits());
        let tag = match rng.below(4) {
            0 => highest,
            1 => rng.bits(geometry.tag_bits()),
            _ => 0,
        };
        Plan {
            loads: *rng.pick(&[8, 13, 15, 16, 16]).unwrap_or(&13),
            counts: *rng.pick(&[0, 2, 8]).unwrap_or(&2),
            direct: *rng.pick(&[0, 1, 6]).unwrap_or(&1),
            several: *rng.pick(&[0, 4, 16]).unwrap_or(&4),
            set: rng.below(sets),
            sets: *rng.pick(&[1, 2, sets]).unwrap_or(&1),
            tag,
            tags: rng.between(1, ways + 2),
            retries: *rng.pick(&[8, 16, 16]).unwrap_or(&16),
            is_idle: rng.chance(1, 24),
        }
    }

    fn line(&self, rng: &mut Rng, geometry: &Geometry) -> u64 {
        let highest = u64::MAX >> (64 - geometry.tag_bits());
        let set = (self.set + rng.below(self.sets)) % geometry.sets() as u64;
        geometry.line_of(set as usize, self.tag.wrapping_add(rng.below(self.tags)) & highest)
    }

    /// A request of a core: a load, or of its words a write.
    pub fn request(
        &self,
        rng: &mut Rng,
        geometry: &Geometry,
        (core, owners): (usize, Owners),
        id: u64,
    ) -> CoreRequest {
        let sector = rng.below(geometry.sectors() as u64);
        let line = self.line(rng, geometry);
        let load = CoreRequest {
            valid: true,
            kind: LOAD,
            bypass_l1: rng.chance(self.direct, 16),
            ..noise(rng, geometry, line, id)
        };
        let several = if rng.chance(self.several, 16) { rng.bits(geometry.sectors()) } else { 0 };
        let load = CoreRequest { sectors: 1 << sector | several, ..load };
        if rng.chance(self.loads, 16) {
            return load;
        }
        let write = CoreRequest { sectors: 1 << sector, bypass_l1: rng.chance(1, 4), ..load };
        if rng.chance(self.counts, 16) {
            let (line, word) = Owners::COUNTER;
            let (kind, operation, sectors) = (ATOMIC, 0, 1);
            let (byte_enable, data) = (word.bytes(), word.with(1));
            return CoreRequest { kind, operation, line, sectors, byte_enable, data, ..write };
        }
        let words: Vec<_> = owners.words(core, load.line, sector).collect();
        let Some(word) = rng.pick(&words) else { return load };
        if rng.chance(1, 3) {
            let (kind, operation) = (ATOMIC, rng.below(11));
            return CoreRequest { kind, operation, byte_enable: word.bytes(), ..write };
        }
        let bytes = owners.bytes(core, load.line, sector);
        let some = bytes & rng.wide_bits(geometry.sector_bytes());
        let byte_enable = if some == 0 || rng.chance(1, 4) { bytes } else { some };
        CoreRequest { kind: STORE, byte_enable, ..write }
    }

    /// Payload at an idle port, which must change nothing.
    pub fn noise(&self, rng: &mut Rng, geometry: &Geometry) -> CoreRequest {
        let line = self.line(rng, geometry);
        let id = rng.bits(geometry.id_bits());
        CoreRequest { kind: rng.below(3), ..noise(rng, geometry, line, id) }
    }
}

/// Whatever means nothing in a load is anything.
fn noise(rng: &mut Rng, geometry: &Geometry, line: u64, id: u64) -> CoreRequest {
    CoreRequest {
        valid: false,
        kind: LOAD,
        operation: rng.bits(4),
        line,
        sectors: 1 | rng.bits(geometry.sectors()),
        byte_enable: rng.wide_bits(geometry.sector_bytes()),
        data: super::noise::bytes(rng, geometry.sector_bytes()),
        bypass_l1: rng.chance(1, 2),
        id,
    }
}
