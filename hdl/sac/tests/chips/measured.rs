//! Measurements of golden chips: the paper's figures 4 and 5 with the choice carried out, the cycles of a
//! switch, and the storage.

use core::fmt::Write as _;

use about::Figure;
use design::{Llc, Sac};
use sac::reconfigurator::state;
use sac::{chip_monitor, crd, profile_counters, sac_entry};

use crate::page::hold;
use crate::{Bench, Setup};
use sac::world::{Choice, Kernel};

const START: Kernel = Kernel { start: true, pinned: false, end: false };

/// Lines of a chip's cache in the experiments on sharing.
const LINES: u64 = 128;
/// Lines of a page there.
const PAGE: u64 = 16;

/// Two chips of two slices of 64 lines, the paper's bandwidths, all sets sampled.
fn sharing() -> Setup {
    let setup = Setup::of(2);
    let sac = Sac { chips: 2, slices: 2, sm_ports: 2, slice_bytes: 8_192, ..Sac::default() };
    let sac = Sac { slice_ways: 8, crd_sets: 16, crd_ways: 8, ..sac };
    Setup { sac, page: PAGE, ..setup.smooth() }
}

/// The lines that an SM of a chip loads, over and over.
type Lines = fn(u64) -> Vec<u64>;

fn own_pages(chip: u64, lines: u64) -> Vec<u64> {
    (0..lines).filter(|line| line / PAGE % 2 == chip).collect()
}

/// The paper's cases, and a mixture: of each four loads one is of a truly shared line.
const CASES: [(&str, Lines); 5] = [
    ("not shared (figures 4a, 5a)", |chip| own_pages(chip, LINES)),
    ("falsely shared (4b, 5b)", |chip| (0..LINES).filter(|line| line % 2 == chip).collect()),
    ("truly shared, half of a chip's cache (4c, 5c)", |_| (0..LINES / 2).collect()),
    ("truly shared, eight times a chip's cache", |_| (0..8 * LINES).collect()),
    ("one load in four truly shared, the others not", |chip| {
        let own = own_pages(chip, LINES);
        let shared = (LINES..LINES + LINES / 4).cycle();
        own.chunks(3)
            .zip(shared)
            .flat_map(|(own, line)| own.iter().copied().chain([line]))
            .collect()
    }),
];

/// Chips whose SMs load these lines, when a kernel has begun and its organisation been chosen.
fn chosen(lines: Lines, choice: Choice, pinned: bool) -> Bench {
    chosen_in(&sharing(), lines, choice, pinned)
}

fn chosen_in(setup: &Setup, lines: Lines, choice: Choice, pinned: bool) -> Bench {
    let mut bench = Bench::directed(setup, choice);
    for (number, (chip, sm)) in bench.sms().enumerate() {
        let mut lines = lines(chip as u64);
        // The second SM of a chip is half way ahead of the first.
        let ahead = number % 2 * lines.len() / 2;
        lines.rotate_left(ahead);
        sm.load(lines.into_iter(), true);
    }
    bench.give(Kernel { pinned, ..START });
    bench.until(10_000, |bench| matches!(bench.state(), state::SM_SIDE | state::MEMORY_SIDE));
    bench
}

/// Loads answered in 8,000 cycles, and messages between the chips for 100 of them.
fn rate(bench: &mut Bench) -> (u64, u64) {
    bench.cycles(2_000).unwrap();
    let (answered, crossed) = (bench.run().seen.answered, bench.crossed());
    bench.cycles(8_000).unwrap();
    let answered = bench.run().seen.answered - answered;
    (answered, 100 * (bench.crossed() - crossed) / answered)
}

#[test]
fn the_papers_argument_through_real_tiles() {
    let mut rows = String::new();
    let mut choices = Vec::new();
    for (name, lines) in CASES {
        let mut bench = chosen(lines, Choice::Unit, false);
        let outcome = bench.outcome();
        let is_sm_side = bench.state() == state::SM_SIDE;
        assert_eq!(is_sm_side, outcome.sm_side, "{name}: what is chosen is carried out");
        let under_choice = rate(&mut bench);
        let memory_side = rate(&mut chosen(lines, Choice::Unit, true));
        let sm_side = rate(&mut chosen(lines, Choice::SmSide, false));
        assert!(under_choice.0 > 0 && memory_side.0 > 0 && sm_side.0 > 0, "{name}");
        let word = if is_sm_side { "SM-side" } else { "memory-side" };
        let gigabytes = |eab: u64| eab / 16;
        let _ = writeln!(
            rows,
            "| {name} | {} | {} | {word} | {} | {} | {} | {} |",
            gigabytes(outcome.eab_memory_side),
            gigabytes(outcome.eab_sm_side),
            memory_side.0,
            sm_side.0,
            memory_side.1,
            sm_side.1,
        );
        choices.push(is_sm_side);
    }
    assert_eq!(choices[..4], [false, true, true, false]);
    hold(
        "| lines | EAB memory-side, GB/s | EAB SM-side | chosen | loads, memory-side | loads, SM-side | crossings, \
         memory-side | crossings, SM-side |",
        &rows,
    );
}

/// Of every two loads of a chip one is of 32 lines that are falsely shared, in lines of one parity, the other of a
/// stream in lines of the other parity.
fn hot_and_stream(chip: u64, parity: u64) -> Vec<u64> {
    let of = |number: u64, parity| 2 * (2 * number + chip) + parity;
    let hot = (0..LINES / 4).map(move |number| of(number, parity)).cycle();
    let stream = (0..16 * LINES).map(move |number| of(LINES / 4 + number, 1 - parity));
    hot.zip(stream).flat_map(|(hot, stream)| [hot, stream]).collect()
}

/// Mirror images of a workload, with a sampled set in four.
#[test]
fn mirror_images_get_one_answer() {
    let setup = sharing();
    let setup = Setup { sac: Sac { crd_sets: 4, ..setup.sac }, ..setup };
    let images: [(&str, Lines); 2] =
        [("even", |chip| hot_and_stream(chip, 0)), ("odd", |chip| hot_and_stream(chip, 1))];
    let mut rows = String::new();
    let outcomes = images.map(|(name, lines)| {
        let outcome = chosen_in(&setup, lines, Choice::Unit, false).outcome();
        let word = if outcome.sm_side { "SM-side" } else { "memory-side" };
        let [memory_side, sm_side] =
            [outcome.eab_memory_side, outcome.eab_sm_side].map(|eab| eab / 16);
        let _ = writeln!(rows, "| {name} | {memory_side} | {sm_side} | {word} |");
        outcome
    });
    let [even, odd] = outcomes.map(|outcome| (outcome.sm_side, outcome.eab_sm_side));
    assert_eq!(even.0, odd.0);
    assert!(even.1.abs_diff(odd.1) * 8 < even.1, "{even:?} {odd:?}");
    hold("| reused lines | EAB memory-side, GB/s | EAB SM-side | chosen |", &rows);
}

/// Four chips of one slice of the preset each: 128 sets of 16 lines; an SM a chip, each with separate lines, of which
/// each chip's memory has as many.
fn one_slice() -> Setup {
    let setup = Setup::of(4);
    let sac = Sac { slices: 1, sm_ports: 1, profile_cycles: 16, ..Sac::default() };
    Setup {
        sac,
        llc: Llc { source_bits: 2, id_bits: 6, ..Llc::default() },
        page: 512,
        block: Some(SETS),
        ..setup
    }
    .smooth()
}

/// Lines of a slice, and those of them that are one of each set.
const SLICE: u64 = 2_048;
const SETS: u64 = 128;

/// Fills each slice with lines of which so many are dirty, in all their sectors.
fn fill(bench: &mut Bench, dirty: u64) {
    // Blocks of lines, one of each set, go to the SMs in turn.
    let lines = |chip: usize, number: u64| {
        let blocks = (0..number / SETS).map(move |block| 4 * block + chip as u64);
        blocks.flat_map(|block| SETS * block..SETS * (block + 1))
    };
    let done = |bench: &mut Bench| bench.sms().all(|(_, sm)| sm.is_done(Setup::of(4).outstanding));
    bench.sms().for_each(|(chip, sm)| sm.load(lines(chip, SLICE), false));
    bench.until(100_000, done);
    bench.sms().for_each(|(chip, sm)| sm.store(lines(chip, dirty)));
    bench.until(100_000, done);
}

/// Cycles from the choice to SM-side, and from the kernel's end until the caches are empty again.
fn switches(dirty: u64) -> (u64, u64) {
    let mut bench = Bench::directed(&one_slice(), Choice::SmSide);
    fill(&mut bench, dirty);
    bench.give(START);
    bench.until(5_000, |bench| bench.state() == state::DRAIN);
    let there = bench.until(50_000, |bench| bench.state() == state::SM_SIDE);
    fill(&mut bench, dirty);
    bench.give(Kernel { end: true, ..Kernel::default() });
    bench.until(10, |bench| bench.state() == state::DRAIN);
    let back = bench.until(50_000, |bench| bench.state() == state::IDLE);
    (there, back)
}

#[test]
fn cycles_of_a_switch() {
    let mut rows = String::new();
    for (name, dirty) in [("none", 0), ("half", SLICE / 2), ("all", SLICE)] {
        let (there, back) = switches(dirty);
        // The longest walk, and the handshakes; at least a cycle a dirty sector.
        let walk = SLICE + 4 * dirty;
        assert!((4 * dirty..walk + 300).contains(&there), "{name}: {there}");
        assert!((4 * dirty..walk + 300).contains(&back), "{name}: {back}");
        let _ = writeln!(rows, "| {name} | {walk} | {there} | {back} |");
    }
    hold("| dirty lines | most cycles of a walk | cycles to SM-side | cycles back |", &rows);
}

fn figure(figures: &[Figure], name: &str) -> u64 {
    figures.iter().find(|figure| figure.name == name).unwrap().ours
}

#[test]
fn storage_of_a_chip() {
    let bytes = |bits: u64| format!("{} bytes", bits / 8);
    let mut rows = String::new();
    for (name, sectored) in [("preset `isca23`", true), ("the same, lines fetched whole", false)] {
        let (sac, llc) = (Sac { sectored, ..Sac::default() }, Llc::default());
        let directory = crd::Config::new(&sac, "t").unwrap().figures();
        let counters = profile_counters::Config::new(&sac, "t").unwrap().figures();
        let monitor = chip_monitor::Config::new(&sac, "t").unwrap().figures();
        let entry = sac_entry::Config::new(&sac, &llc, "t").unwrap().storage_bits() as u64;
        let (crd, lsu) =
            (figure(&directory, "entry_bits"), figure(&counters, "slice_counter_bits"));
        let four = figure(&directory, "counter_bits") + figure(&counters, "total_bits");
        let all = crd + lsu + four;
        assert_eq!(all, figure(&counters, "chip_bits"));
        let paper = counters.iter().find(|figure| figure.name == "chip_bits").unwrap().paper;
        assert_eq!(Some(all), paper);
        let _ = writeln!(
            rows,
            "| {name} | {} | {} | {} | {} | {} | {} | {} | {} | {} | {} | {} | {} |",
            bytes(crd),
            bytes(lsu),
            bytes(four),
            bytes(all),
            figure(&directory, "order_bits"),
            figure(&directory, "used_bits"),
            figure(&directory, "memory_side_bits"),
            figure(&counters, "llc_bits"),
            figure(&counters, "window_bits"),
            figure(&monitor, "crd_queue_bits"),
            figure(&monitor, "handshake_bits"),
            u64::from(sac.sm_ports) * entry,
        );
    }
    hold(
        "| config | directory | slice counters | four counters | together, as `isca23` §3.6 | its LRU order, bits | used \
         bits | hits under memory-side | LLC counters | window | directory's queue | handshakes | entries |",
        &rows,
    );
}

#[test]
fn storage_of_a_slice() {
    let mut rows = String::new();
    for (name, sectored) in [("preset `isca23`", true), ("the same, lines fetched whole", false)] {
        let sac = Sac { sectored, ..Sac::default() };
        let config = sac::sac_tile::Config::new(&sac, &Llc::default(), "t").unwrap();
        let figures = config.figures();
        let bytes = |name| format!("{} bytes", figure(&figures, name) / 8);
        assert_eq!(figure(&figures, "byte_mask_bits"), 32 * 1_024 * 8);
        let _ = writeln!(
            rows,
            "| {name} | {} | {} | {} | {} | {} | {} | {} |",
            bytes("data_bits"),
            bytes("tag_bits"),
            bytes("byte_mask_bits"),
            bytes("sector_state_bits"),
            bytes("home_bits"),
            bytes("recency_bits"),
            bytes("mshr_bits"),
        );
    }
    hold(
        "| config | data | tags | byte masks | sector states | home chips | recency | entries |",
        &rows,
    );
}
