//! The hardware and its text: golden model, rust-hdl's simulation and the emitted Verilog agree over the
//! boundaries of the geometry, every bin is hit, and every reader finds the text clean.

use design::Llc;
use emit::ManifestStorage;
use testbenches::engine::EngineKind;
use testbenches::lockstep::{VerifyOptions, verify};
use testbenches::testing::{agree, at_depth, clean, emitted};

use super::super::{Config, Dut};
use super::random::geometries;
use super::{config, max, npot, one, paper, pot};

const CYCLES: u64 = 1_000_000;

/// Fetched by sectors, all of it powers of two.
fn sectored() -> Config {
    config(Llc { sets: 8, ways: 2, mshr_entries: 2, sectored: true, ..Llc::default() })
}

fn all() -> Vec<Config> {
    vec![one(), pot(), npot(), paper(), max(), pot().with_chips(4)]
}

#[test]
fn every_geometry_is_hardware() {
    emitted::<Dut>(&all());
}

#[test]
fn every_reader_finds_the_text_clean() {
    clean::<Dut>(&all());
}

#[test]
fn one_agrees() {
    agree::<Dut>(&one(), 1, CYCLES, 20_000);
}

#[test]
fn pot_agrees() {
    agree::<Dut>(&pot(), 2, CYCLES, 20_000);
}

#[test]
fn npot_agrees() {
    agree::<Dut>(&npot(), 3, CYCLES, 20_000);
}

#[test]
fn paper_agrees() {
    agree::<Dut>(&paper(), 4, CYCLES, 1_000);
}

#[test]
fn chips_agree() {
    agree::<Dut>(&pot().with_chips(4), 5, CYCLES, 20_000);
}

/// The largest geometry never fills in so few cycles.
#[test]
fn max_agrees() {
    let engines = vec![EngineKind::Model, EngineKind::Verilog];
    let options = VerifyOptions::for_test(8, at_depth(CYCLES, 60_000));
    let options = VerifyOptions { engines, coverage_required: false, ..options };
    assert!(verify::<Dut>(&max(), &options).unwrap().resets > 0);
}

/// rust-hdl's simulation needs no compiler for a geometry; that the text means the same is shown above.
#[test]
fn any_geometry_agrees() {
    for (seed, config) in geometries(at_depth(30, 5)).into_iter().enumerate() {
        let engines = vec![EngineKind::Model, EngineKind::Hdl];
        let options = VerifyOptions::for_test(seed as u64, at_depth(3_000, 1_000));
        let options = VerifyOptions { engines, coverage_required: false, ..options };
        verify::<Dut>(&config, &options).unwrap_or_else(|error| panic!("{config:?}: {error}"));
    }
}

/// The formulas of the page's section on cost against what the emitter counted: the lines' state in memories, but for a
/// bit a set.
#[test]
fn it_stores_what_the_page_says() {
    // Memories of whole powers of two, and bits of sets that fill a row of their table.
    let all = vec![one(), pot(), paper(), pot().with_chips(4), sectored()];
    for (config, manifest) in all.iter().zip(emitted::<Dut>(&all)) {
        let sum = |is: &dyn Fn(&ManifestStorage) -> bool, bits: fn(&ManifestStorage) -> usize| {
            manifest.storage.iter().filter(|part| is(part)).map(bits).sum::<usize>() as u64
        };
        let memories = |path: &'static str| {
            sum(&|part| part.instance.starts_with(path), |part| part.memory_bits)
        };
        let registers = |module: &'static str| {
            sum(&|part| part.module.starts_with(module), |part| part.register_bits)
        };
        let figure =
            |name: &str| config.figures().iter().find(|row| row.name == name).unwrap().ours;

        assert_eq!(memories("llc_slice.array"), figure("data_bits") + figure("byte_mask_bits"));
        let sets = registers("valid_bits");
        assert_eq!(sets, config.sets() as u64);
        let lines = figure("tag_bits") + figure("home_bits") + figure("sector_state_bits");
        assert_eq!(memories("llc_slice.lines") + sets, lines);
        assert_eq!(memories("llc_slice.recency"), figure("recency_bits"));
        // The queue of filled entries apart.
        let loads = memories("llc_slice.mshrs") - memories("llc_slice.mshrs.waker");
        // A memory has two words at least.
        let loads = if config.entries() * config.merges() == 1 { loads / 2 } else { loads };
        assert_eq!(loads + registers("llc_slice_mshr_entry"), figure("mshr_bits"));
    }
}
