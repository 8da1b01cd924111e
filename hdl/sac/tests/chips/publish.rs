//! Publication: an SM of one chip stores data and then sets a flag, an SM of another sees the flag and loads the data, all
//! in one kernel.

use llc::streams::kind;
use sac::reconfigurator::state;
use sac::sac_entry::EntryRequest;
use sac::world::{Choice, Kernel};

use crate::choices::{PINNED, START};
use crate::{Bench, Setup};

/// Publications; the lines of data and flag have every pair of homes in turn.
const ROUNDS: u64 = 16;

/// Cycles in which a kernel begins to run, and in which a request is answered.
const LIMIT: u64 = 6_000;

/// An SM of chip 0 and one of chip 1, by their numbers among those of both.
const WRITER: usize = 0;
const READER: usize = 2;

/// Operations of atomics.
const ADD: u64 = 0;
const EXCHANGE: u64 = 8;

/// Two chips of two SMs; the writer alone writes every fourth line, and these have homes by turns.
fn setup() -> Setup {
    Setup { page: 4, block: Some(1), ..Setup::of(2) }
}

/// A request of the first word of a line.
fn of(kind: usize, line: u64) -> EntryRequest {
    let byte_enable = if kind == kind::LOAD { 0 } else { 0xff };
    EntryRequest { kind: kind as u64, line, sectors: 1, byte_enable, ..EntryRequest::default() }
}

fn with(value: u64, mut request: EntryRequest) -> EntryRequest {
    request.data[0] = value;
    request
}

/// An SM makes a request and waits for its answer: the word that it finds.
fn ask(bench: &mut Bench, number: usize, request: EntryRequest) -> u64 {
    bench.sm(number).ask(request);
    bench.until(LIMIT, |bench| bench.sm(number).is_done(setup().outstanding));
    bench.sm(number).found()[0]
}

/// Loads that find old data after the flag, in a kernel that runs in a state.
///
/// The flag is set and polled by atomics, which find one copy of it under either organisation. Under SM-side a stored
/// flag would stay in the writer's chip, and a loaded one in the reader's.
fn old_words(choice: Choice, kernel: Kernel, running: u64) -> u64 {
    let mut bench = Bench::directed(&setup(), choice);
    bench.give(kernel);
    bench.until(LIMIT, |bench| bench.state() == running);
    let mut old = 0;
    for round in 1..=ROUNDS {
        let (data, flag) = (4 * (round % 2), 8 + 4 * (round / 2 % 2));
        ask(&mut bench, WRITER, with(round, of(kind::STORE, data)));
        let set = EntryRequest { operation: EXCHANGE, ..of(kind::ATOMIC, flag) };
        bench.sm(WRITER).ask(with(round, set));
        let poll = EntryRequest { operation: ADD, ..of(kind::ATOMIC, flag) };
        while ask(&mut bench, READER, poll) != round {}
        old += u64::from(ask(&mut bench, READER, of(kind::LOAD, data)) != round);
    }
    old
}

/// Under SM-side a load finds what its chip has, or what memory has while the word is dirty in the writer's chip.
#[test]
fn data_published_to_another_chip_are_new_in_a_pinned_kernel_alone() {
    assert_eq!(old_words(Choice::SmSide, START, state::SM_SIDE), ROUNDS);
    assert_eq!(old_words(Choice::Unit, PINNED, state::MEMORY_SIDE), 0);
}
