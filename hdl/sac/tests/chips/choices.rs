//! Cost of the unit's choice: workloads in cycles under each organisation, after different earlier runs.

use std::fmt::Write as _;

use design::{MemorySideHits, Sac};
use sac::reconfigurator::state;
use testbenches::stimulus::{Pattern, Pressure};

use crate::page::hold;
use crate::{Bench, Setup};
use sac::world::{Choice, Kernel};

pub const START: Kernel = Kernel { start: true, pinned: false, end: false };
pub const PINNED: Kernel = Kernel { pinned: true, ..START };
pub const END: Kernel = Kernel { start: false, pinned: false, end: true };

/// Lines of a chip's cache, and of a page.
pub const LINES: u64 = 128;
const PAGE: u64 = 16;

/// Loads of an SM in a kernel.
const LOADS: usize = 3_000;

/// Bandwidth of a beat a cycle.
const BEAT: u32 = 4_096;

/// Two chips of two slices of 64 lines and two SMs. Slices have the paper's ratio to memories and links, within an
/// eighth: a beat a cycle each, a memory one in eight, and a chip's links one in eight each way.
pub fn slow_links(memory_side_hits: MemorySideHits) -> Setup {
    let setup = Setup::of(2);
    let sac =
        Sac { slices: 2, sm_ports: 2, slice_bytes: 8_192, memory_side_hits, ..Sac::default() };
    let sac = Sac { chips: 2, slice_ways: 8, crd_sets: 16, crd_ways: 8, ..sac };
    let (b_llc, b_intra) = (4 * BEAT, 4 * BEAT);
    let sac = Sac { b_llc, b_intra, b_inter: 2 * BEAT / 8, b_mem: 4 * BEAT / 8, ..sac };
    let setup = Setup { sac, page: PAGE, ..setup.smooth() };
    let memories = Pressure::fixed(Pattern::Bursts { high: 1, low: 7 });
    Setup { memories, link: 8, oldest: 1_000_000, ..setup }
}

/// The lines that the SMs of a chip load; the second SM begins half way.
pub type Lines = fn(u64) -> Vec<u64>;

pub fn pages_of(chip: u64, lines: u64) -> Vec<u64> {
    (0..).filter(|line| line / PAGE % 2 == chip).take(lines as usize).collect()
}

fn mixed(often: &[u64], seldom: &[u64]) -> Vec<u64> {
    let seldom = seldom.iter().cycle();
    often
        .chunks(3)
        .zip(seldom)
        .flat_map(|(often, line)| often.iter().chain([line]))
        .copied()
        .collect()
}

/// The place of one in [`WORKLOADS`].
pub const FALSELY_SHARED: usize = 5;

pub const WORKLOADS: [(&str, Lines); 14] = [
    ("private, local, fits", |chip| pages_of(chip, 96)),
    ("private, local, streams", |chip| pages_of(chip, 16 * LINES)),
    ("private, remote, fits", |chip| pages_of(1 - chip, 96)),
    ("private, remote, streams", |chip| pages_of(1 - chip, 16 * LINES)),
    ("falsely shared, a quarter of a cache", |chip| {
        (0..2 * LINES / 4).filter(|line| line % 2 == chip).collect()
    }),
    ("falsely shared, three quarters", |chip| {
        (0..6 * LINES / 4).filter(|line| line % 2 == chip).collect()
    }),
    ("falsely shared, streams", |chip| (0..32 * LINES).filter(|line| line % 2 == chip).collect()),
    ("truly shared, a quarter", |_| (0..LINES / 4).collect()),
    ("truly shared, three quarters", |_| (0..3 * LINES / 4).collect()),
    ("truly shared, one and a half", |_| (0..3 * LINES / 2).collect()),
    ("truly shared, streams", |_| (0..16 * LINES).collect()),
    ("one load in four truly shared, the others private", |chip| {
        let shared: Vec<u64> = (8 * LINES..8 * LINES + 32).collect();
        mixed(&pages_of(chip, 72), &shared)
    }),
    ("one in four of a private stream, the others falsely shared", |chip| {
        let falsely: Vec<u64> = (0..LINES).filter(|line| line % 2 == chip).collect();
        let stream: Vec<u64> = pages_of(chip, 20 * LINES).split_off(4 * LINES as usize);
        mixed(&falsely.repeat(40), &stream)
    }),
    ("one in four falsely shared, the others a private stream", |chip| {
        let falsely: Vec<u64> = (0..LINES / 2).filter(|line| line % 2 == chip).collect();
        let stream: Vec<u64> = pages_of(chip, 20 * LINES).split_off(4 * LINES as usize);
        mixed(&stream, &falsely)
    }),
];

/// Each SM loads so many lines of a workload.
pub fn give(bench: &mut Bench, lines: Lines, loads: usize) {
    for (number, (chip, sm)) in bench.sms().enumerate() {
        let mut lines = lines(chip as u64);
        let ahead = number % 2 * lines.len() / 2;
        lines.rotate_left(ahead);
        sm.load(lines.into_iter().cycle().take(loads), false);
    }
}

pub fn is_done(bench: &mut Bench) -> bool {
    bench.sms().all(|(_, sm)| sm.is_done(Setup::of(2).outstanding))
}

/// The run before a kernel.
#[derive(Clone, Copy)]
enum Before {
    Reset,
    /// The same loads in a pinned kernel, so many an SM.
    Same(usize),
    /// As many loads of other lines in a pinned kernel.
    Other(usize),
}

/// Chips after what ran `before`, when a kernel has just started that loads so much.
fn started(setup: &Setup, before: Before, choice: Choice, kernel: Kernel, lines: Lines) -> Bench {
    let mut bench = Bench::directed(setup, choice);
    let earlier: Option<(Lines, usize)> = match before {
        Before::Reset => None,
        Before::Same(loads) => Some((lines, loads)),
        Before::Other(loads) => {
            Some((|chip| pages_of(chip, 104 * LINES).split_off(100 * LINES as usize), loads))
        }
    };
    if let Some((lines, loads)) = earlier {
        bench.give(PINNED);
        bench.cycles(10).unwrap();
        give(&mut bench, lines, loads);
        bench.until(1_000_000, is_done);
        bench.give(END);
        bench.cycles(10).unwrap();
        bench.until(100, |bench| bench.state() == state::IDLE);
    }
    bench.give(kernel);
    give(&mut bench, lines, LOADS);
    bench
}

/// A kernel's cycles under an organisation, from its start until all loads are answered, profile and switch included.
fn cycles(choice: Choice, kernel: Kernel, lines: Lines) -> u64 {
    let setup = slow_links(MemorySideHits::Slices);
    started(&setup, Before::Reset, choice, kernel, lines).until(10_000_000, is_done)
}

/// Whether a profile that runs ends in a switch to SM-side.
pub fn ends_in_sm_side(mut bench: Bench) -> bool {
    bench.until(20_000, |bench| matches!(bench.state(), state::MEMORY_SIDE | state::DRAIN));
    bench.state() == state::DRAIN
}

/// Whether the unit chooses SM-side.
fn chooses_sm_side(setup: &Setup, before: Before, lines: Lines) -> bool {
    ends_in_sm_side(started(setup, before, Choice::Unit, START, lines))
}

const ALL_BEFORE: [Before; 3] = [Before::Reset, Before::Same(512), Before::Other(512)];

/// The choices after what ran before, from the slices' hits and from the directory's.
fn chosen<const N: usize>(before: [Before; N], lines: Lines) -> [[bool; N]; 2] {
    [MemorySideHits::Slices, MemorySideHits::Directory]
        .map(|hits| before.map(|before| chooses_sm_side(&slow_links(hits), before, lines)))
}

/// `isca23`'s way compares the slices' warm hits with a directory that begins empty, and chooses otherwise once the
/// same loads have warmed them. `WARPCACHE_CHIPS_EFFORT` measures all of the page's table.
#[test]
fn measured_choices_do_not_depend_on_what_ran_before() {
    if std::env::var_os("WARPCACHE_CHIPS_EFFORT").is_none() {
        // The 96 lines of a chip have been loaded once at least.
        let before = [Before::Reset, Before::Same(128)];
        let lines = WORKLOADS[FALSELY_SHARED].1;
        assert_eq!(chosen(before, lines), [[true, false], [true, true]]);
        return;
    }
    let mut rows = String::new();
    for (name, lines) in WORKLOADS {
        let memory_side = cycles(Choice::Unit, PINNED, lines);
        let sm_side = cycles(Choice::SmSide, START, lines);
        let [slices, directory] = chosen(ALL_BEFORE, lines);
        assert_eq!(directory, [directory[0]; 3], "{name}");
        let word = |sm_side| if sm_side { "SM-side" } else { "memory-side" };
        let [reset, same, others] = slices.map(word);
        let directory = word(directory[0]);
        let _ = writeln!(
            rows,
            "| {name} | {memory_side} | {sm_side} | {directory} | {reset} | {same} | {others} |"
        );
    }
    hold(
        "| loads | cycles, memory-side | cycles, SM-side | chosen from the directory, always | from the slices, after a \
         reset | after the same loads | after others |",
        &rows,
    );
}

/// Of every `often` + 1 loads of a chip one is of a stream of lines of one parity, the others of 32 falsely shared lines of
/// the other, `parity`.
fn hot_and_stream(chip: u64, often: usize, parity: u64) -> Vec<u64> {
    let of = |number: u64, parity| 2 * (2 * number + chip) + parity;
    let hot: Vec<u64> = (0..LINES / 4).map(|number| of(number, parity)).collect();
    let stream = (0..16 * LINES).map(|number| of(LINES / 4 + number, 1 - parity));
    let mut hot = hot.into_iter().cycle();
    stream.flat_map(|line| hot.by_ref().take(often).chain([line]).collect::<Vec<_>>()).collect()
}

/// Cycles of mirror images, of which one set in four is sampled; at the short depth their choices alone.
#[test]
fn measured_images_run_alike() {
    let setup = slow_links(MemorySideHits::Directory);
    let setup = Setup { sac: Sac { crd_sets: 4, ..setup.sac }, ..setup };
    let images: [(&str, Lines); 4] = [
        ("one load in two of reused even lines", |chip| hot_and_stream(chip, 1, 0)),
        ("one in two of odd ones", |chip| hot_and_stream(chip, 1, 1)),
        ("three in four of reused even lines", |chip| hot_and_stream(chip, 3, 0)),
        ("three in four of odd ones", |chip| hot_and_stream(chip, 3, 1)),
    ];
    let is_full = std::env::var_os("WARPCACHE_CHIPS_EFFORT").is_some();
    let mut rows = String::new();
    for pair in images.chunks(2) {
        let choices = pair.iter().map(|image| {
            ends_in_sm_side(started(&setup, Before::Reset, Choice::Unit, START, image.1))
        });
        let choices: Vec<bool> = choices.collect();
        assert_eq!(choices[0], choices[1], "{}", pair[0].0);
        for ((name, lines), sm_side) in pair.iter().zip(choices).filter(|_| is_full) {
            let cycles = |choice, kernel| {
                let mut bench = started(&setup, Before::Reset, choice, kernel, *lines);
                bench.until(10_000_000, is_done)
            };
            let [memory_side, always] =
                [cycles(Choice::Unit, PINNED), cycles(Choice::SmSide, START)];
            let word = if sm_side { "SM-side" } else { "memory-side" };
            let _ = writeln!(rows, "| {name} | {memory_side} | {always} | {word} |");
        }
    }
    if is_full {
        hold("| loads, of mirror images | cycles, memory-side | SM-side | chosen |", &rows);
    }
}
