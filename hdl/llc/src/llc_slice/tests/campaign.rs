use super::super::{Config, Dut};
use super::config;
use design::Llc;
use proofs::mutate::{Options, mutate};

fn small() -> Config {
    config(Llc {
        address_bits: 16,
        line_bytes: 32,
        sector_bytes: 16,
        sets: 2,
        ways: 2,
        mshr_entries: 2,
        mshr_merges: 2,
        miss_queue: 2,
        write_backs: 2,
        atomics: 2,
        source_bits: 1,
        id_bits: 3,
        counter_bits: 4,
        sectored: std::env::var("SECTORED").is_ok(),
        ..Llc::default()
    })
}

#[test]
fn campaign() {
    let block = testbenches::registry::block::<Dut>(small());
    let mutants = std::env::var("MUTANTS").unwrap().parse().unwrap();
    let options = Options {
        budget: Some(std::time::Duration::from_secs(60 * 14)),
        mutants,
        cycles: 200_000,
        seed: 1,
        are_decided: std::env::var("DECIDE").is_ok(),
    };
    let report =
        mutate(block.as_ref(), Some(&super::super::PROOFS), &options, &|_, _| {}).unwrap_or_else(|e| panic!("{e}"));
    println!("{report}");
}

#[test]
fn dump() {
    let design =
        emit::emit(&super::super::rtl::LlcSlice::new(&small()), &emit::EmitOptions::default())
            .unwrap();
    std::fs::create_dir_all("/tmp/v").unwrap();
    for module in &design.modules {
        std::fs::write(format!("/tmp/v/{}.v", module.name), &module.text).unwrap();
    }
}

#[test]
fn faults() {
    let report = proofs::prove::prove(&super::super::PROOFS, &proofs::prove::Options::default(), &|_, _| {}).unwrap_or_else(|error| panic!("{error}"));
    println!("{report}");
    assert!(report.holds(), "{}", report.problems().join("\n"));
}
