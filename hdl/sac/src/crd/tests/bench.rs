//! Bench of the rules' tests: a directory, request by request.

use testbenches::testing;

use super::super::{Config, Dut, In, Request};

/// The directory after a reset.
pub type Bench = testing::Bench<Dut>;

/// Runs `test` on all engines in step.
pub fn each(config: &Config, test: impl Fn(&mut Bench)) {
    test(&mut Bench::new(config));
}

pub const CLEAR: In =
    In { request: Request { valid: false, chip: 0, line: 0, sectors: 0 }, clear: true };

/// A request of `chip` for the first sector of a line.
pub fn request(chip: u64, line: u64) -> In {
    sectors(chip, line, 1)
}

pub fn sectors(chip: u64, line: u64, sectors: u64) -> In {
    In { request: Request { valid: true, chip, line, sectors }, clear: false }
}

/// A request and its answer, `None` if it is not sampled; nothing else comes.
pub fn ask(bench: &mut Bench, input: In) -> Option<bool> {
    bench.cycle(input);
    let out = bench.cycle(In::default());
    out.answer.valid.then_some(out.answer.hit)
}

/// A request of `chip` for the line that has `tag` in `set`: whether it hits.
pub fn hits(bench: &mut Bench, chip: u64, set: usize, tag: u64) -> bool {
    let line = bench.config().line_of(set, tag);
    ask(bench, request(chip, line)) == Some(true)
}

/// Both counters, before anything more.
pub fn counters(bench: &mut Bench) -> (u64, u64) {
    let out = bench.cycle(In::default());
    (out.requests, out.hits)
}
