//! Coverage bins, and the promise that the inputs must keep.

use testbenches::contract::Violation;
use testbenches::coverage::{Coverage, Unreachable};

use super::{Config, In, Out};

testbenches::bins! {
    /// The cases of the block's rules.
    pub enum Covered {
        memory_side_local: "under memory-side a request was for its chip",
        memory_side_remote: "under memory-side a request was for another chip",
        sm_side_local: "under SM-side a request was for its chip",
        sm_side_remote: "under SM-side a request was for another chip",
        last_chip: "the highest chip asked for a local line",
        every_slice: "a request went to each slice",
        last_set: "a request went to the highest set",
        tag_ones: "a request had a tag of ones",
        each_bit_alone: "lines of a single one were asked for, with each bit of the address",
    }
}

/// Counts [`Covered`] and checks that the inputs name chips that exist.
pub struct Monitor {
    config: Config,
    /// Slices that a request went to, a bit each.
    slices: u64,
    /// Bits of the line address that were seen alone.
    bits: u64,
}

impl Monitor {
    /// A monitor for the cycles after a reset.
    pub fn new(config: &Config) -> Monitor {
        Monitor { config: config.clone(), slices: 0, bits: 0 }
    }
}

impl testbenches::dut::Monitor for Monitor {
    type In = In;
    type Out = Out;
    type Bins = Covered;

    fn observe(
        &mut self,
        input: &In,
        output: &Out,
        coverage: &mut Coverage<Covered>,
    ) -> Result<(), Violation> {
        let remote = input.request.chip != input.request.home;
        coverage.hit(match (input.sm_side, remote) {
            (false, false) => Covered::memory_side_local,
            (false, true) => Covered::memory_side_remote,
            (true, false) => Covered::sm_side_local,
            (true, true) => Covered::sm_side_remote,
        });
        let last = self.config.chips() as u64 - 1;
        coverage.hit_when(!remote && input.request.chip == last, Covered::last_chip);
        self.slices |= 1 << output.to.slice;
        let all = u64::MAX >> (64 - self.config.slices());
        coverage.hit_when(self.slices == all, Covered::every_slice);
        let last_set = output.to.set == self.config.slice_sets() as u64 - 1;
        coverage.hit_when(last_set, Covered::last_set);
        let ones = u64::MAX >> (64 - self.config.tag_bits());
        coverage.hit_when(output.to.tag == ones, Covered::tag_ones);
        if input.request.line.is_power_of_two() {
            self.bits |= input.request.line;
        }
        let all = u64::MAX >> (64 - self.config.line_bits());
        coverage.hit_when(self.bits == all, Covered::each_bit_alone);
        if input.request.chip > last || input.request.home > last {
            let rule = format!("a chip must be at most {last}");
            return Err(Violation::new("R7", rule));
        }
        Ok(())
    }
}

/// The bins that a configuration has no room for.
pub fn unreachable(config: &Config) -> Vec<Unreachable<Covered>> {
    if config.chips() > 1 {
        return Vec::new();
    }
    let remote = [Covered::memory_side_remote, Covered::sm_side_remote];
    remote.into_iter().map(|bin| Unreachable::new(bin, "there is one chip")).collect()
}
