//! How many messages banks take in a cycle, and how many cycles a message takes.

use sharing_tracker::streams::{Message, kind};
use sharing_tracker::tracker_bank::{Config, In, model::TrackerBank};
use signal::port::{Lanes, Ready};
use testbenches::dut::Model as _;

use design::Design;

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
