//! A bank is the tracker: on one stream of requests, banks give the answers of one tracker of all their sets.

use testbenches::dut::Model as _;
use testbenches::stimulus::Rng;

use super::design;
use crate::tracker::model::SharingTracker;
use crate::tracker::{self, AnswerBack, Invalidate, Lookup, Remove};

/// The request to a line.
#[derive(Clone, Copy)]
enum Ask {
    Load { core: u64, allocates: bool },
    Remove { core: u64 },
    Write,
}

fn input(ask: Ask, line: u64) -> tracker::In {
    let base = tracker::In { answer: AnswerBack { ready: true }, ..tracker::In::default() };
    let (valid, yes) = (true, true);
    match ask {
        Ask::Load { core, allocates } => {
            let lookup = Lookup { valid, line, core, may_forward: allocates, adds: allocates };
            tracker::In { lookup, ..base }
        }
        Ask::Remove { core } => tracker::In { remove: Remove { valid: yes, line, core }, ..base },
        Ask::Write => tracker::In { invalidate: Invalidate { valid, line }, ..base },
    }
}

/// The answer to one request: the core forwarded to, and the line's sharers.
fn answer(tracker: &mut SharingTracker, ask: Ask, line: u64) -> (bool, u64, u64) {
    tracker.step(&input(ask, line));
    let answer = tracker.answer();
    assert!(answer.valid);
    (answer.forward, answer.forward_core, answer.sharers)
}

/// How many answers of so many were forwards; each is the same of both.
fn alike(sharing_tracker: &str, requests: u64, seed: u64) -> u64 {
    let design = design(&format!("[sharing_tracker]\n{sharing_tracker}\n"));
    let (whole, bank) =
        (tracker::Config::of(&design).unwrap(), tracker::Config::of_bank(&design).unwrap());
    let banks = whole.banks() as u64;
    assert_eq!(bank.sets() as u64 * banks, whole.sets() as u64);
    let mut one = SharingTracker::new(&whole);
    let mut several: Vec<_> = (0..banks).map(|_| SharingTracker::new(&bank)).collect();
    let (mut rng, mut forwards) = (Rng::new(seed), 0);
    // Some sets over all banks, with more lines than ways each.
    let tags = 2 * whole.ways() as u64;
    for _ in 0..requests {
        let set = rng.below(4 * banks) % whole.sets() as u64;
        let line = whole.line_of(set as usize, rng.below(tags));
        let core = rng.below(whole.cores() as u64);
        let ask = match rng.below(16) {
            0 => Ask::Write,
            1 | 2 => Ask::Remove { core },
            n => Ask::Load { core, allocates: n > 4 },
        };
        let expected = answer(&mut one, ask, line);
        let found = answer(&mut several[(line % banks) as usize], ask, line / banks);
        // A line of one bank is in the set of the whole tracker that has its address modulo all sets; the pointer, which
        // is a set's, is the same too.
        assert_eq!(found, expected, "line {line:#x}");
        forwards += u64::from(found.0);
    }
    forwards
}

#[test]
fn eight_banks_of_128_sets_are_one_tracker_of_1024() {
    assert!(alike("sets = 1024\nways = 8\nbanks = 8", 200_000, 1) > 20_000);
}

#[test]
fn banks_of_one_set_are_one_tracker() {
    assert!(alike("sets = 8\nways = 3\nbanks = 8\ncores = 5", 100_000, 2) > 10_000);
    assert!(alike("sets = 4\nways = 2\nbanks = 4\nsharers = 'single'", 100_000, 3) > 10_000);
}

#[test]
fn one_bank_is_the_tracker() {
    assert!(alike("sets = 16\nways = 2\nbanks = 1\ncores = 4", 50_000, 4) > 5_000);
}
