//! What the tests of the kit's blocks share.
pub use signal::port::Wide;
use std::fmt::Debug;
use testbenches::contract::{Scoreboard, StreamContract, Violation};
use testbenches::dut::Dut;
use testbenches::stimulus::{Pressure, Rng, StreamSink, StreamSource};
use testbenches::testing::agree;

/// A random value of `width` bits.
pub fn wide(rng: &mut Rng, width: usize) -> Wide {
    core::array::from_fn(|limb| rng.bits(width.saturating_sub(64 * limb).min(64)))
}

/// `value` as a port of any width.
pub fn small(value: u64) -> Wide {
    [value, 0, 0, 0, 0, 0, 0, 0]
}

/// Runs the three engines in lockstep on each configuration; every bin must be hit.
pub fn verify<D: Dut>(configs: &[D::Config], cycles: u64) {
    for (seed, config) in (1..).zip(configs) {
        agree::<D>(config, seed, cycles, cycles);
    }
}

/// Random words into a block and out of it.
pub struct Traffic {
    rng: Rng,
    source: StreamSource<Wide>,
    sink: StreamSink,
    width: usize,
}

impl Traffic {
    /// Words of `width` bits.
    pub fn new(width: usize, seed: u64) -> Traffic {
        Traffic {
            rng: Rng::new(seed),
            source: StreamSource::new(Pressure::mixed()),
            sink: StreamSink::new(Pressure::mixed()),
            width,
        }
    }

    /// The word offered and the ready of the other end.
    pub fn next(&mut self, was_ready: Option<bool>) -> (Option<Wide>, bool) {
        let width = self.width;
        let offer = self.source.next(&mut self.rng, was_ready, |rng| Some(wide(rng, width)));
        (offer, self.sink.next(&mut self.rng))
    }
}

/// Checks that what enters leaves, in order and by the contract of streams.
pub struct Through<T> {
    push: StreamContract<T>,
    pop: StreamContract<T>,
    board: Scoreboard<T>,
}

impl<T: Copy + PartialEq + Debug> Through<T> {
    /// Nothing has entered.
    pub fn new() -> Through<T> {
        Through {
            push: StreamContract::new("push").may_start_valid(),
            pop: StreamContract::new("pop"),
            board: Scoreboard::new("pop"),
        }
    }

    /// One cycle of both streams: valid, ready and data of each.
    pub fn check(&mut self, push: (bool, bool, T), pop: (bool, bool, T)) -> Result<(), Violation> {
        self.push.check(push.0, push.1, push.2)?;
        self.pop.check(pop.0, pop.1, pop.2)?;
        if pop.0 && pop.1 {
            self.board.seen(&pop.2)?;
        }
        if push.0 && push.1 {
            self.board.expect(push.2);
        }
        Ok(())
    }
}

/// A mask of `n` bits, 1..=64: empty, full, sparse, or each bit at random.
pub fn requests(rng: &mut Rng, n: usize) -> u64 {
    match rng.below(8) {
        0 => 0,
        1 => u64::MAX >> (64 - n),
        2 => 1 << rng.below(n as u64),
        3 => 1 << rng.below(n as u64) | 1 << rng.below(n as u64),
        4 | 5 => rng.bits(n) & rng.bits(n) & rng.bits(n),
        _ => rng.bits(n),
    }
}

/// A number of `width` bits, 1..=64: at random, small, or at an end of its range.
pub fn operand(rng: &mut Rng, width: usize) -> u64 {
    match rng.below(8) {
        0 => 0,
        1 => u64::MAX >> (64 - width),
        2 => 1,
        3 | 4 => rng.bits(width) >> rng.below(width as u64),
        _ => rng.bits(width),
    }
}
