//! Cost of a kernel's switches: how long it must be for SM-side to pay, and what the links add.

use std::fmt::Write as _;

use design::{MemorySideHits, Sac};
use llc::llc_slice::model::Fault;
use sac::reconfigurator::state;
use sac::world::Choice;

use crate::choices::{
    END, FALSELY_SHARED, LINES, PINNED, START, WORKLOADS, give, is_done, slow_links,
};
use crate::page::hold;
use crate::{Bench, Setup, Wrong};

/// A kernel's cycles until the next one can begin, with so many loads an SM, and a profile of so many cycles before SM-side, or under memory-side.
fn kernel(loads: usize, profile_cycles: Option<u32>, wrong: Wrong) -> u64 {
    let setup = slow_links(MemorySideHits::Directory);
    let sac = Sac { profile_cycles: profile_cycles.unwrap_or(2_000), ..setup.sac };
    let mut bench = Bench::directed_with(&Setup { sac, ..setup }, Choice::SmSide, wrong);
    bench.give(if profile_cycles.is_some() { START } else { PINNED });
    give(&mut bench, WORKLOADS[FALSELY_SHARED].1, loads);
    let runs = bench.until(10_000_000, is_done);
    bench.give(END);
    // A cycle for the end to be seen.
    bench.cycles(2).unwrap();
    runs + 2 + bench.until(100_000, |bench| bench.state() == state::IDLE)
}

/// How long a kernel must be for SM-side to pay, with a profile, with a choice that is known (a profile of a cycle), and
/// with a flush before SM-side that would keep the lines. `WARPCACHE_CHIPS_EFFORT` measures the page's table.
#[test]
fn measured_kernels_pay_for_their_switch() {
    let is_full = std::env::var_os("WARPCACHE_CHIPS_EFFORT").is_some();
    let mut rows = String::new();
    for loads in if is_full { &[64, 128, 160, 192, 256, 512, 1_024, 2_048][..] } else { &[256] } {
        let memory_side = kernel(*loads, None, Wrong::Nothing);
        let sm_side = kernel(*loads, Some(2_000), Wrong::Nothing);
        let known = kernel(*loads, Some(1), Wrong::Nothing);
        assert!(*loads < 256 || (known < sm_side && sm_side < memory_side), "{loads}");
        if is_full {
            let keeps = Wrong::Slices(Fault::FlushKeepsMemorySide);
            let keeps = kernel(*loads, Some(2_000), keeps);
            let _ = writeln!(rows, "| {loads} | {memory_side} | {sm_side} | {known} | {keeps} |");
        }
    }
    if is_full {
        hold(
            "| loads an SM | memory-side | SM-side after a profile | with a choice that is known | with lines kept before SM-side |",
            &rows,
        );
    }
}

/// Cycles from the choice to SM-side with loads in flight, and from a kernel's end to empty caches under memory-side, with
/// no line dirty and with all; a chip's links take a message of each channel every `link` cycles.
fn switches(link: u64) -> [u64; 3] {
    let setup = slow_links(MemorySideHits::Directory);
    let mut bench = Bench::directed(&Setup { link, block: Some(1), ..setup }, Choice::SmSide);
    // Falsely shared, and each SM alone writes half of its chip's lines.
    let lines =
        |chip: u64| (0..6 * LINES / 4).filter(|line| line / 2 % 2 == chip).collect::<Vec<_>>();
    let mut kernel = |stores: bool| {
        bench.give(START);
        give(&mut bench, lines, 1_000);
        bench.until(100_000, |bench| bench.state() == state::DRAIN);
        let there = bench.until(100_000, |bench| bench.state() == state::SM_SIDE);
        bench.until(1_000_000, is_done);
        if stores {
            for (number, (chip, sm)) in bench.sms().enumerate() {
                let lines = lines(chip as u64).into_iter();
                sm.store(lines.filter(|line| line % 4 == number as u64));
            }
            bench.until(1_000_000, is_done);
        }
        bench.give(END);
        bench.until(10, |bench| bench.state() == state::DRAIN);
        (there, bench.until(100_000, |bench| bench.state() == state::IDLE))
    };
    let ((there, clean), (_, dirty)) = (kernel(false), kernel(true));
    [there, clean, dirty]
}

/// A switch waits for what is in flight over the links, and for dirty lines of other chips. `WARPCACHE_CHIPS_EFFORT` measures
/// the page's table.
#[test]
fn measured_switches_wait_for_their_links() {
    let is_full = std::env::var_os("WARPCACHE_CHIPS_EFFORT").is_some();
    let links = if is_full { &[1, 8, 64][..] } else { &[1, 8] };
    let cycles: Vec<[u64; 3]> = links.iter().map(|link| switches(*link)).collect();
    for pair in cycles.windows(2) {
        assert!(pair[0][0] < pair[1][0] && pair[0][2] < pair[1][2], "{cycles:?}");
    }
    if is_full {
        let row = |(link, [there, clean, dirty]): (&u64, &[u64; 3])| {
            format!("| {link} | {there} | {clean} | {dirty} |\n")
        };
        let rows: String = links.iter().zip(&cycles).map(row).collect();
        hold(
            "| cycles of a message on a link | to SM-side, loads in flight | back, no line dirty | back, all lines dirty |",
            &rows,
        );
    }
}
