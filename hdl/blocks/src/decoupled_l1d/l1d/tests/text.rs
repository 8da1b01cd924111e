//! The emitted text is clean under every front end.

use emit::{Design, EmitOptions};
use testbenches::lint::{Engine, Target, lint};

use super::super::{Config, rtl};
use crate::config::{DataReplacement, Decoupled, IndexFunction, L1, WriteHit};

fn emitted(config: &Config) -> Design {
    emit::emit(&rtl::DecoupledL1d::new(config), &EmitOptions::default()).unwrap()
}

fn geometries() -> Vec<Config> {
    let small =
        L1 { address_bits: 20, sets: 2, ways: 2, mshr_entries: 2, miss_queue: 2, ..L1::default() };
    let few = Decoupled { tag_ways: 4, rc_bits: 2, ..Decoupled::default() };
    [
        (L1::default(), Decoupled::default()),
        (small.clone(), few.clone()),
        (
            L1 { index: IndexFunction::Xor, ways: 3, write_hit: WriteHit::Evict, ..small.clone() },
            Decoupled { tag_ways: 5, data_replacement: DataReplacement::Srrip, ..few.clone() },
        ),
        (
            small.clone(),
            Decoupled { tag_ways: 2, threshold: 0, rc_initial: 0, aging: false, ..few.clone() },
        ),
        (
            L1 { ways: 1, sets: 2, line_bytes: 32, mshr_entries: 1, mshr_merges: 1, ..small },
            Decoupled { tag_ways: 1, rc_bits: 1, threshold: 1, ..few },
        ),
    ]
    .map(|(l1, decoupled)| Config::new(&l1, &decoupled, "test").unwrap())
    .into()
}

#[test]
fn every_geometry_is_lint_clean() {
    let root = tempfile::tempdir().unwrap();
    let mut targets = Vec::new();
    for (number, config) in geometries().iter().enumerate() {
        let design = emitted(config);
        let folder = root.path().join(number.to_string());
        std::fs::create_dir(&folder).unwrap();
        design.write_to(&folder).unwrap();
        targets.push(Target::folder(&folder, &design.top).unwrap());
    }
    let report = lint(&targets, &Engine::ALL);
    assert!(report.is_clean(), "{report}");
}
