//! The golden model, and the function by which traces are coalesced, give the same lines.

use testbenches::dut::Model;

use super::super::model::Coalescer;
use super::super::{Config, In, Load};
use super::bench::{offer, taking};
use super::geometries;
use crate::coalescer::Sectors;
use traces::{Access, LANES, coalesce};

/// The golden model's accesses for a load.
fn golden(config: &Config, load: &Load) -> Vec<Access> {
    let mut model = Coalescer::new(config);
    let mut lines = vec![];
    let mut input: In = offer(load);
    for _ in 0..3 * LANES {
        let out = model.step(&input);
        if out.line.valid {
            lines.push(Access { line: out.line.address, sectors: out.line.sectors as u32 });
        }
        input = taking();
    }
    lines
}

/// Small pseudo-random numbers (splitmix64).
fn random(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let z = (*state ^ (*state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

#[test]
fn traces_are_coalesced_as_the_golden_model_does() {
    assert_eq!(LANES, Config::LANES);
    let mut state = 1;
    for config in geometries() {
        let (line_bytes, sector_bytes) =
            (config.sectors() as u32 * config.sector_bytes() as u32, config.sector_bytes() as u32);
        for round in 0..2_000 {
            // From lanes that all meet in few lines to lanes all over the memory.
            let span = 1 << (5 + round % (config.address_bits() as u64 - 5)).min(62);
            let base = random(&mut state) >> (64 - config.address_bits());
            let mask = u64::MAX >> (64 - config.address_bits());
            let addresses: Vec<u64> =
                (0..LANES).map(|_| base.wrapping_add(random(&mut state) % span) & mask).collect();
            let active = random(&mut state) & random(&mut state) & 0xffff_ffff;
            let mut sectors = Sectors::default();
            for (sector, address) in sectors.iter_mut().zip(&addresses) {
                *sector = address / config.sector_bytes();
            }
            let lanes =
                (0..LANES).filter(|lane| active >> lane & 1 == 1).map(|lane| addresses[lane]);
            let ours = coalesce(lanes, line_bytes, sector_bytes);
            assert_eq!(ours, golden(&config, &Load { active, sectors }), "round {round}");
        }
    }
}
