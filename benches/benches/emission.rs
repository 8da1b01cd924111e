//! Time to build a block and to emit it. `cargo bench -p warpcache-benches --bench emission --profile dev`
//!
//! The development profile is what `scripts/test.sh` runs, optimised at level 2.
#![allow(missing_docs)] // The functions are rows of a table.

use benches::{native, subject};
use divan::Bencher;

fn main() {
    divan::main();
}

fn blocks() -> Vec<Named> {
    let subjects = subject::subjects().expect("the presets are legal");
    subjects.into_iter().map(Named).collect()
}

/// A row of the table shows an argument by `Display`.
struct Named(subject::Subject);

impl std::fmt::Display for Named {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0.name)
    }
}

#[divan::bench(args = blocks())]
fn elaborate(bencher: Bencher, block: &Named) {
    bencher.bench_local(|| block.0.elaborate());
}

#[divan::bench(args = blocks())]
fn elaborate_and_emit(bencher: Bencher, block: &Named) {
    bencher.bench_local(|| block.0.emit());
}

#[divan::bench(args = blocks())]
fn elaborate_and_print_with_rust_hdl(bencher: Bencher, block: &Named) {
    bencher.bench_local(|| block.0.rust_hdl_text());
}

#[divan::bench]
fn tag_set_emitted(bencher: Bencher) {
    bencher.bench_local(native::ours);
}

#[divan::bench]
fn tag_set_printed_by_rust_hdl(bencher: Bencher) {
    bencher.bench_local(native::theirs);
}
