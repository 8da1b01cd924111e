//! The rules one by one, all engines in lockstep, deliberate faults, and the replay.

mod bench;
mod faults;
mod lockstep;
mod paper;
mod replay;
mod rules;
mod text;

use super::Config;
use design::{Ccn, EpochUnit};

/// The throttler of a test: epoch, sample, and the least hit rate.
fn ccn(epoch: u32, sample: u32, h_min_numerator: u32, h_min_denominator: u32) -> Ccn {
    Ccn { epoch, sample, h_min_numerator, h_min_denominator, ..Ccn::default() }
}

fn config(ccn: Ccn) -> Config {
    Config::new(&ccn, "test").unwrap()
}

/// The same, counted in cycles.
fn in_cycles(ccn: Ccn) -> Ccn {
    Ccn { epoch_unit: EpochUnit::Cycles, ..ccn }
}

/// An epoch of 100 in either unit, with a window of 20 and a least hit rate of a half.
fn both_units() -> [Config; 2] {
    [config(ccn(100, 20, 1, 2)), config(in_cycles(ccn(100, 20, 1, 2)))]
}

/// The same with counters of so many bits.
fn narrow(counter_bits: u32, ccn: Ccn) -> Ccn {
    Ccn { counter_bits, ..ccn }
}

/// Counters of two bits, which three injects fill.
fn few() -> Config {
    config(narrow(2, ccn(100, 20, 1, 2)))
}
