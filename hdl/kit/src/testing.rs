//! Helpers that the tests of the kit's blocks share.
pub use signal::port::Wide;
use std::fmt::Debug;
use testbenches::contract::{Scoreboard, StreamContract, Violation};
use testbenches::dut::Dut;
use testbenches::stimulus::{Pressure, Rng, StreamSink, StreamSource};
use testbenches::testing::agree;

/// A random value of `width` bits.
pub fn wide<const LIMBS: usize>(rng: &mut Rng, width: usize) -> [u64; LIMBS] {
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
    wide_requests(rng, n)[0]
}

/// The same of up to 512 bits.
pub fn wide_requests(rng: &mut Rng, n: usize) -> Wide {
    let one = |rng: &mut Rng| one_hot(rng.below(n as u64) as usize);
    match rng.below(8) {
        0 => small(0),
        1 => ones(n),
        2 => one(rng),
        3 => either(one(rng), one(rng)),
        4 | 5 => both(wide(rng, n), both(wide(rng, n), wide(rng, n))),
        _ => wide(rng, n),
    }
}

/// Bit `i` of a mask, counted from the lowest: 0..=511.
pub fn bit(mask: &Wide, i: usize) -> bool {
    mask[i / 64] >> (i % 64) & 1 == 1
}

/// A mask with bit `i` alone.
pub fn one_hot(i: usize) -> Wide {
    core::array::from_fn(|limb| if i / 64 == limb { 1 << (i % 64) } else { 0 })
}

/// A mask with its lowest `n` bits.
pub fn ones(n: usize) -> Wide {
    (0..n).map(one_hot).fold(small(0), either)
}

/// The bits of both masks.
pub fn both(a: Wide, b: Wide) -> Wide {
    core::array::from_fn(|limb| a[limb] & b[limb])
}

/// The bits of either mask.
pub fn either(a: Wide, b: Wide) -> Wide {
    core::array::from_fn(|limb| a[limb] | b[limb])
}

/// The bits of `a` that `b` has not.
pub fn without(a: Wide, b: Wide) -> Wide {
    core::array::from_fn(|limb| a[limb] & !b[limb])
}

/// The bits of a mask that are set.
pub fn count(mask: &Wide) -> usize {
    mask.iter().map(|limb| limb.count_ones() as usize).sum()
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
