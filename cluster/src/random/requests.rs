//! Requests of the cores of a kernel.

use testbenches::stimulus::Rng;

use super::setup::Setup;
use base::Geometry;
use base::environment::{ATOMIC, CoreRequest, Data, LOAD, STORE};

/// Kind of a core's request to a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Its bytes.
    Load = LOAD as isize,
    /// To change some of them.
    Store = STORE as isize,
    /// To change them, and to give those before.
    Atomic = ATOMIC as isize,
    /// Its bytes, past every L1.
    BypassingLoad,
}

/// Lines, and how often they are asked for how.
#[derive(Clone, Debug, Default)]
pub(super) struct Requests {
    lines: Vec<u64>,
    /// Of 16 requests each.
    stores: u64,
    atomics: u64,
    bypasses: u64,
    sectors: usize,
    sector_bytes: usize,
}

impl Requests {
    /// A few lines of a few sets, which compete for their ways and are homed in all cores.
    pub fn any(l1: &Geometry, cores: usize, setup: &Setup, rng: &mut Rng) -> Requests {
        let sets: Vec<u64> = (0..rng.between(1, 4)).map(|_| rng.below(l1.sets() as u64)).collect();
        let tags = (4 * cores as u64).min(1 << l1.tag_bits().min(16));
        let line = |rng: &mut Rng| {
            let set = rng.pick(&sets).copied().unwrap_or(0);
            l1.line_of(set as usize, rng.below(tags))
        };
        let lines = (0..setup.lines.draw(rng)).map(|_| line(rng)).collect();
        let often = |rng: &mut Rng| rng.pick(&[0, 1, 2, 4, 8]).copied().unwrap_or(0);
        Requests {
            lines,
            stores: setup.stores.unwrap_or_else(|| often(rng)),
            atomics: setup.atomics.unwrap_or_else(|| often(rng) / 2),
            bypasses: often(rng) / 2,
            sectors: l1.sectors(),
            sector_bytes: l1.sector_bytes(),
        }
    }

    /// A request with an identifier.
    pub fn request(&self, id: u64, rng: &mut Rng) -> CoreRequest {
        let line = rng.pick(&self.lines).copied().unwrap_or(0);
        let bypass_l1 = rng.chance(self.bypasses, 16);
        let one = 1 << rng.below(self.sectors as u64);
        let number = rng.below(16);
        if number >= self.stores + self.atomics {
            let all = u64::MAX >> (64 - self.sectors);
            let some = rng.bits(self.sectors) | one;
            let sectors = [one, some, all][rng.below(3) as usize];
            return CoreRequest {
                valid: true,
                kind: LOAD,
                line,
                sectors,
                bypass_l1,
                id,
                ..CoreRequest::default()
            };
        }
        let kind = if number < self.stores { STORE } else { ATOMIC };
        let data = written(self.sector_bytes, rng);
        let all = u128::MAX >> (128 - self.sector_bytes);
        let byte_enable = if rng.chance(1, 2) { rng.wide_bits(self.sector_bytes) } else { all };
        let operation = if kind == ATOMIC { rng.bits(4) } else { 0 };
        CoreRequest {
            valid: true,
            kind,
            operation,
            line,
            sectors: one,
            byte_enable,
            data,
            bypass_l1,
            id,
        }
    }
}

/// A request for the first sector of a line, still without an identifier.
pub(super) fn single(l1: &Geometry, kind: Kind, line: u64, rng: &mut Rng) -> CoreRequest {
    let bypass_l1 = kind == Kind::BypassingLoad;
    let kind = if bypass_l1 { LOAD } else { kind as u64 };
    let byte_enable = u128::MAX >> (128 - l1.sector_bytes());
    let data = written(l1.sector_bytes(), rng);
    CoreRequest {
        valid: true,
        kind,
        line,
        sectors: 1,
        byte_enable,
        data,
        bypass_l1,
        ..CoreRequest::default()
    }
}

/// Random bytes of a sector, which tell who wrote them: no two writes have the same.
fn written(sector_bytes: usize, rng: &mut Rng) -> Data {
    let mut data = [0; 16];
    data[..sector_bytes / 8].fill_with(|| rng.word());
    data
}
