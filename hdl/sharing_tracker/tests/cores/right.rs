//! A right build keeps its promises.

use crate::system::System;
use crate::{Setup, WAITS, Wrong, effort};

/// Cycles that no write is refused for: it waits for one line of its core. The longest that were seen are 2,216 with
/// four cores and 1,705 with sixteen.
const REFUSED: u64 = 10_000;

/// Runs so many requests; gives the shares of nacks among forwards and of overdue lookups, in thousandths.
fn runs(setup: &Setup, requests: u64, seed: u64) -> (u64, u64) {
    let mut system = System::new(setup, seed);
    if let Err(broken) = system.run(requests) {
        panic!("{setup:?}, seed {seed}, cycle {}: {broken}", system.now);
    }
    let (forwards, nacks) = system.forwards();
    let refusals: u64 = system.programs.iter().map(|program| program.refusals).sum();
    let counted: u64 = system.programs.iter().map(|program| program.counted).sum();
    let shares = (1000 * nacks / forwards, 1000 * system.overdue / system.lookups);
    let longest = system.programs.iter().map(|program| program.longest_refused).max().unwrap();
    println!(
        "{setup:?}: {} requests in {} cycles, {forwards} forwards, {nacks} nacks, {} of {} lookups overdue, \
         {counted} counted; a write was refused for {longest} cycles",
        system.answered(),
        system.now,
        system.overdue,
        system.lookups
    );
    let lines: u64 = system.programs.iter().map(|program| program.loaded).sum();
    assert!(forwards > requests / 150 && nacks > 0 && refusals > 0 && counted > 0);
    assert!(lines > requests / 50, "{lines} lines of warps");
    assert!(longest < REFUSED);
    shares
}

#[test]
fn four_cores_with_queues_of_one_place() {
    runs(&Setup::four(1, Wrong::Nothing), effort(20_000), 1);
}

#[test]
fn four_cores_with_default_depths() {
    runs(&Setup::four(8, Wrong::Nothing), effort(20_000), 2);
}

#[test]
fn messages_that_take_a_cycle() {
    let setup = Setup { latency: 1, ..Setup::four(2, Wrong::Nothing) };
    runs(&setup, effort(10_000), 3);
}

/// Nodes are flushed in the midst of what is in flight, forwards included; then banks.
#[test]
fn kernels_that_end() {
    for (depth, waits) in [(1, None), (8, None), (1, WAITS), (8, WAITS)] {
        let setup = Setup { kernels: true, waits, ..Setup::four(depth, Wrong::Nothing) };
        let mut system = System::new(&setup, 6);
        if let Err(broken) = system.run(effort(20_000)) {
            panic!("{setup:?}, cycle {}: {broken}", system.now);
        }
        println!("{depth}: {} kernels, {:?} forwards and nacks", system.kernels, system.forwards());
        assert!(system.kernels > effort(20));
    }
}

#[test]
fn sixteen_cores() {
    let setup = Setup { cores: 16, ..Setup::four(4, Wrong::Nothing) };
    runs(&setup, effort(10_000), 4);
}

/// Larger caches and few writes: a core that was marked with its lookup mostly has the line when it is asked for it.
#[test]
fn a_calmer_program_has_fewer_nacks() {
    let setup = Setup { calm: true, ..Setup::four(8, Wrong::Nothing) };
    let (calm, _) = runs(&setup, effort(20_000), 5);
    let (busy, _) = runs(&Setup::four(8, Wrong::Nothing), effort(20_000), 5);
    assert!(calm < busy, "{calm} and {busy} nacks among a thousand forwards");
}

/// Forwards wait for lines in flight; as many requests of as many cores as without.
#[test]
fn forwards_that_wait() {
    for (depth, seed) in [(1, 1), (8, 2)] {
        runs(&Setup::four(depth, Wrong::Nothing).that_waits(), effort(20_000), seed);
    }
    let setup = Setup { cores: 16, ..Setup::four(4, Wrong::Nothing) }.that_waits();
    runs(&setup, effort(10_000), 4);
    let setup = Setup { calm: true, ..Setup::four(8, Wrong::Nothing) }.that_waits();
    runs(&setup, effort(20_000), 5);
}
