//! A million random cycles of all three engines over the boundaries of the configuration, every bin hit.

use testbenches::engine::EngineKind;
use testbenches::lockstep::{VerifyOptions, verify};

use super::super::ReplyOrder::{Oldest, SliceFirst};
use super::super::{Config, Dut};
use super::{config, from, narrowest, widest};
use design::Sac;

fn agree(config: &Config, seed: u64, engines: &[EngineKind], cycles: u64) {
    let options = VerifyOptions {
        engines: engines.to_vec(),
        coverage_required: cycles >= 200_000,
        ..VerifyOptions::for_test(seed, cycles)
    };
    let report = verify::<Dut>(config, &options);
    let report = report.unwrap_or_else(|error| panic!("{error}"));
    assert!(report.resets > 0);
}

/// rust-hdl joins the first cycles: it is slow for so many ports.
fn agree_all(config: &Config, seed: u64) {
    agree(config, seed, &EngineKind::ALL, 20_000);
    agree(config, seed, &[EngineKind::Model, EngineKind::Verilog], 200_000);
}

#[test]
fn one() {
    let sac = Sac { memory_queue: 1, link_queue: 1, reply_order: SliceFirst, ..narrowest() };
    agree_all(&from(sac), 1);
}

#[test]
fn pot() {
    agree_all(&config(4, 2, SliceFirst), 2);
}

#[test]
fn npot() {
    agree_all(&config(3, 5, Oldest), 3);
}

#[test]
fn paper() {
    agree_all(&config(16, 16, Oldest), 4);
}

#[test]
fn max() {
    agree_all(&from(Sac { memory_queue: 64, link_queue: 64, ..widest() }), 5);
}

/// A user's queues may be odder than the boundaries above; their bins are hit too, or declared out of
/// reach. The golden model alone is enough to see it.
#[test]
fn odd_configurations_hit_their_bins() {
    for (memory_queue, link_queue) in [(1, 64), (64, 1), (2, 1), (1, 2), (63, 61)] {
        for order in [Oldest, SliceFirst] {
            let config = config(memory_queue, link_queue, order);
            agree(&config, 6, &[EngineKind::Model], 300_000);
        }
    }
}
