//! How many messages banks take in a cycle, and how many cycles a message takes.

use sharing_tracker::streams::{Message, kind};
use sharing_tracker::tracker_bank::{Config, In, model::TrackerBank};
use signal::port::{Lanes, Ready};
use testbenches::dut::Model as _;

use base::streams::CoreRequest;
use design::Design;

use crate::system::System;
use crate::{Setup, Wrong};

/// Room for the cores.
const MOST: usize = 16;

fn banks(number: usize) -> Vec<TrackerBank<MOST>> {
    let text = format!(
        "design = 'sharing-tracker'\nname = 't'\n[sharing_tracker]\nbanks = {number}\n\
         [l2]\nbytes = {}\n",
        number * 131_072
    );
    let design = Design::parse(&text, "t.toml").unwrap();
    (0..number).map(|_| TrackerBank::new(&Config::of(&design).unwrap())).collect()
}

/// Messages that 16 cores pass in a thousand cycles, each with a miss of another line on offer in every cycle, those of
/// core c to bank c modulo the banks.
fn passed(number: usize) -> usize {
    let (mut banks, mut next, mut passed) = (banks(number), [0_u64; MOST], 0);
    for _ in 0..1_000 {
        for (number_of_bank, bank) in banks.iter_mut().enumerate() {
            let is_its = |core: &usize| core % number == number_of_bank;
            let message = Lanes::of(MOST, |core| {
                let line = next[core] * MOST as u64 + core as u64;
                let (valid, kind) = (is_its(&core), kind::LOAD as u64);
                Message { valid, kind, line, sectors: 0xf, id: core as u64, ..Message::default() }
            });
            let forward = Lanes([Ready::YES; MOST]);
            let input = In { message, forward, request: Ready::YES, ..In::default() };
            let out = bank.step(&input);
            for core in (0..MOST).filter(|&core| out.message[core].ready) {
                next[core] += 1;
                passed += 1;
            }
        }
    }
    passed
}

/// One request a bank and cycle: eight with the paper's banks, and one with a single bank.
#[test]
fn banks_multiply_what_is_granted_in_a_cycle() {
    assert_eq!(passed(8), 8_000);
    assert_eq!(passed(1), 1_000);
}

/// A request of a script: a load of a line's first sector, or a store to it.
fn asks(kind: usize, line: u64, id: u64) -> CoreRequest {
    let (valid, kind, sectors) = (true, kind as u64, 1);
    CoreRequest { valid, kind, line, sectors, id, ..CoreRequest::default() }
}

/// These requests, offered in one cycle by their cores, and 60 cycles more; gives the cycles from each request's
/// acceptance to its first beat.
fn times(system: &mut System, requests: &[(usize, CoreRequest)]) -> Vec<u64> {
    for (core, request) in requests {
        let script = system.programs[*core].script.as_mut().unwrap();
        script.push_back(*request);
    }
    let before = system.answered();
    while system.answered() < before + requests.len() as u64 {
        system.cycle(false).unwrap();
    }
    // Nothing is left in flight.
    for _ in 0..60 {
        system.cycle(false).unwrap();
    }
    requests.iter().map(|(core, _)| system.programs[*core].took.pop().unwrap()).collect()
}

/// From the cycle in which a load is accepted to its first beat, with messages that take a cycle each and lines of four
/// sectors that are in L2.
#[test]
fn a_miss_takes_as_long_as_its_way() {
    let mut system = System::new(&Setup { latency: 1, ..Setup::four(8, Wrong::Nothing) }, 1);
    for program in &mut system.programs {
        program.script = Some([].into());
    }
    let (hop, sectors, hit_latency, l2_hit_latency) = (1, 4, 1, 1);
    let to_bank = 2 + hop;
    let to_core = hop + sectors - 1 + hit_latency + 2;
    let by_l2 = hop + l2_hit_latency + 3 + to_core;
    // Lines come to L2, and the tracker forgets who has them.
    for line in [5, 9] {
        times(&mut system, &[(3, asks(kind::LOAD, line, 1))]);
        times(&mut system, &[(3, asks(kind::STORE, line, 2))]);
    }
    let missed = times(&mut system, &[(0, asks(kind::LOAD, 5, 3))]);
    assert_eq!(missed, [to_bank + 2 + by_l2]);
    let forwarded = times(&mut system, &[(1, asks(kind::LOAD, 5, 4))]);
    assert_eq!(forwarded, [to_bank + 2 + hop + 4 + to_core]);
    assert_eq!(system.forwards(), (1, 0));
    // Two cores ask at once: the second, whose message waits for a cycle, is sent to the first, which has not got the
    // line yet.
    let both = [(0, asks(kind::LOAD, 9, 5)), (1, asks(kind::LOAD, 9, 6))];
    let mut nacked = times(&mut system, &both);
    nacked.sort_unstable();
    assert_eq!(nacked, [missed[0], to_bank + 1 + 2 + hop + 2 + hop + 1 + by_l2]);
    assert_eq!(system.forwards(), (2, 1));
    println!("missed {missed:?}, forwarded {forwarded:?}, nacked {nacked:?}");
}
