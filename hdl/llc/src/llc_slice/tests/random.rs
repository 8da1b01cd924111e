//! Random traffic before the judges, over the boundaries of the geometry: every bin is hit, nothing is
//! wrong, nothing hangs.

use testbenches::engine::EngineKind::Model;
use testbenches::lockstep::{VerifyOptions, verify};
use testbenches::stimulus::Rng;
use testbenches::testing::{at_depth, covers};

use super::super::{Config, Dut};
use super::{config, max, npot, one, paper, pot};
use design::{Llc, Replacement, Section};

/// Twelve million in all, three of them at depth 1 and with one MSHR.
const CYCLES: u64 = 3_000_000;

#[test]
fn one_long() {
    covers::<Dut>(&one(), CYCLES);
}

#[test]
fn pot_long() {
    covers::<Dut>(&pot(), CYCLES);
}

#[test]
fn npot_long() {
    covers::<Dut>(&npot(), CYCLES);
}

#[test]
fn paper_long() {
    covers::<Dut>(&paper(), CYCLES);
}

/// The largest geometry never fills in so few cycles.
#[test]
fn max_short() {
    let options = VerifyOptions::for_test(8, at_depth(200_000, 40_000));
    let options = VerifyOptions { engines: vec![Model], coverage_required: false, ..options };
    assert!(verify::<Dut>(&max(), &options).unwrap().resets > 0);
}

#[test]
fn chips_long() {
    covers::<Dut>(&pot().with_chips(4), 1_000_000);
}

/// A geometry that no test names.
fn any(rng: &mut Rng) -> Option<Config> {
    let mut below = |most: u64| rng.below(most) as u32;
    let llc = Llc {
        sets: 2 << below(4),
        ways: 1 + below(9),
        line_bytes: 32 << below(4),
        sector_bytes: 16 << below(3),
        address_bits: 16 + below(49),
        sectored: below(2) == 0,
        mshr_entries: 1 + below(10),
        mshr_merges: 1 + below(5),
        miss_queue: 1 + below(6),
        write_backs: 1 + below(6),
        atomics: 1 + below(4),
        atomic_queue: 1,
        replacement: [Replacement::Lru, Replacement::Plru, Replacement::Srrip][below(3) as usize],
        hit_latency: 1 + below(6),
        source_bits: 1 + below(4),
        id_bits: 1 + below(6),
        counter_bits: 4 + below(29),
    };
    let chips = 1 + below(5) as usize;
    llc.validate("any").ok().map(|()| config(llc).with_chips(chips))
}

/// `count` geometries, always the same.
pub fn geometries(count: usize) -> Vec<Config> {
    let mut rng = Rng::new(1);
    std::iter::repeat_with(|| any(&mut rng)).flatten().take(count).collect()
}

/// Not every bin is hit in so few cycles; none is that cannot be.
#[test]
fn any_geometry() {
    for (seed, config) in geometries(at_depth(100, 12)).into_iter().enumerate() {
        let options = VerifyOptions::for_test(seed as u64, 50_000);
        let options = VerifyOptions { engines: vec![Model], coverage_required: false, ..options };
        let report = verify::<Dut>(&config, &options);
        let report = report.unwrap_or_else(|error| panic!("{config:?}: {error}"));
        for bin in &report.coverage.bins {
            let excuse = bin.unreachable.as_deref();
            assert!(bin.count == 0 || excuse.is_none(), "{}: {excuse:?}: {config:?}", bin.label);
        }
    }
}
