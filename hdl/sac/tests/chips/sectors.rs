//! Loads of single sectors, with lines that are fetched whole and sector by sector.

use std::fmt::Write as _;

use design::{MemorySideHits, Sac};

use crate::choices::{LINES, PINNED, START, ends_in_sm_side, is_done, pages_of, slow_links};
use crate::page::hold;
use crate::{Bench, Setup};
use sac::world::Choice;

/// Lines and sectors that an SM loads, by its chip and its number there.
type Loads = fn(u64, u64) -> Vec<(u64, u64)>;

/// A sector of each line.
fn one(lines: impl Iterator<Item = u64>) -> Vec<(u64, u64)> {
    lines.map(|line| (line, 1 << (line % 4))).collect()
}

/// The place of one in [`WORKLOADS`].
const TRULY_SHARED: usize = 5;

const WORKLOADS: [(&str, Loads); 9] = [
    ("private, local, fits", |chip, _| one(pages_of(chip, 96).into_iter())),
    ("private, remote, streams", |chip, _| one(pages_of(1 - chip, 32 * LINES).into_iter())),
    ("falsely shared, three quarters", |chip, _| {
        one((0..6 * LINES / 4).filter(|line| line % 2 == chip))
    }),
    ("truly shared, three quarters", |_, _| one(0..3 * LINES / 4)),
    ("truly shared, one and a half", |_, _| one(0..3 * LINES / 2)),
    ("truly shared, streams", |_, _| one(0..32 * LINES)),
    ("a chip's SMs share lines, remote, streams: each a separate sector", |chip, sm| {
        pages_of(1 - chip, 32 * LINES).into_iter().map(|line| (line, 1 << sm)).collect()
    }),
    (
        "a chip's SMs share lines, truly shared, streams: each two sectors, one load each",
        |_, sm| {
            (0..16 * LINES)
                .flat_map(|line| [(line, 1 << (2 * sm)), (line, 2 << (2 * sm))])
                .collect()
        },
    ),
    ("all sectors of a remote stream, one load each", |chip, _| {
        pages_of(1 - chip, 8 * LINES)
            .into_iter()
            .flat_map(|line| (0..4).map(move |s| (line, 1 << s)))
            .collect()
    }),
];

/// Each SM loads so often.
fn give(bench: &mut Bench, loads: Loads, number_of: usize) {
    for (number, (chip, sm)) in bench.sms().enumerate() {
        let loads = loads(chip as u64, number as u64 % 2);
        sm.load_sectors(loads.into_iter().cycle().take(number_of), false);
    }
}

/// Slices that fetch lines whole, or sector by sector.
fn setup(sectored: bool) -> Setup {
    let setup = slow_links(MemorySideHits::Directory);
    Setup { sac: Sac { sectored, ..setup.sac }, ..setup }
}

/// Whether the unit chooses SM-side.
fn chooses_sm_side(setup: &Setup, loads: Loads) -> bool {
    let mut bench = Bench::directed(setup, Choice::Unit);
    bench.give(START);
    give(&mut bench, loads, 4_000);
    ends_in_sm_side(bench)
}

/// A stream of truly shared lines, of which whole lines choose SM-side and take several times as long, and sectors do
/// not. `WARPCACHE_CHIPS_EFFORT` measures all of the page's table.
#[test]
fn measured_sectors_choose_what_is_faster() {
    let setups = [false, true].map(setup);
    if std::env::var_os("WARPCACHE_CHIPS_EFFORT").is_none() {
        let (_, loads) = WORKLOADS[TRULY_SHARED];
        assert_eq!(setups.map(|setup| chooses_sm_side(&setup, loads)), [true, false]);
        return;
    }
    let mut rows = String::new();
    for (name, loads) in WORKLOADS {
        let _ = write!(rows, "| {name}");
        for setup in &setups {
            let run = |choice, kernel| {
                let mut bench = Bench::directed(setup, choice);
                bench.give(kernel);
                give(&mut bench, loads, 4_000);
                bench.until(10_000_000, is_done)
            };
            let (memory_side, sm_side) = (run(Choice::Unit, PINNED), run(Choice::SmSide, START));
            let word = if chooses_sm_side(setup, loads) { "SM-side" } else { "memory-side" };
            let _ = write!(rows, " | {memory_side} | {sm_side} | {word}");
        }
        rows.push_str(" |\n");
    }
    hold(
        "| loads | whole lines: memory-side | SM-side | chosen | sectors: memory-side | SM-side | chosen |",
        &rows,
    );
}
