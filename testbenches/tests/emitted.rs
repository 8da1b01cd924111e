//! No front end says a word about the blocks whose text the emitter's tests spell out.
#![allow(clippy::unwrap_used)] // A test fails by panicking, helpers included.

#[path = "../../hdl/emit/tests/samples/mod.rs"]
mod samples;

use emit::{EmitOptions, emit};
use rust_hdl::core::prelude::Block;
use samples::{Bank, Crossing, Limits, Machine, Margin, Select, Slices, Stage, Storage, Stores};
use std::path::Path;
use testbenches::lint::{Engine, Target, lint};

/// Writes `block` below `folder` and names it for the linters.
fn target(folder: &Path, block: &dyn Block) -> Target {
    let design = emit(block, &EmitOptions::default()).unwrap();
    let within = folder.join(&design.top);
    std::fs::create_dir(&within).unwrap();
    design.write_to(&within).unwrap();
    Target::folder(&within, &design.top).unwrap()
}

#[test]
fn no_front_end_says_a_word() {
    let folder = tempfile::tempdir().unwrap();
    let mut blocks: Vec<Box<dyn Block>> = vec![
        Box::new(Machine::new()),
        Box::new(Slices::new()),
        Box::new(Bank::new(28)),
        Box::new(Storage::new()),
        Box::new(Stores::new(3)),
        Box::new(Crossing::new()),
        Box::new(Limits::new(1500)),
        Box::new(Margin::new(0)),
    ];
    // The narrowest and a wide geometry, and counts around powers of two.
    blocks.extend([1, 2, 64, 65, 512].map(|w| Box::new(Stage::new(w)) as Box<dyn Block>));
    let counts = [(3, 4), (4, 5), (5, 65), (8, 64), (9, 33)];
    blocks.extend(counts.map(|(count, w)| Box::new(Select::new(count, w)) as Box<dyn Block>));
    let targets: Vec<Target> = blocks.iter().map(|b| target(folder.path(), b.as_ref())).collect();
    let report = lint(&targets, &Engine::ALL);
    assert!(report.is_clean(), "{report}");
}
