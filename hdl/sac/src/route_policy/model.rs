//! The golden model: the rules of the block's page, in the plainest structures that hold them.

use super::{Config, Destination, In, Out, Request};

/// The policy; it has no state.
#[derive(Clone, Debug)]
pub struct RoutePolicy {
    config: Config,
}

/// A line's place within any chip's cache.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The slice (R2).
    pub slice: u64,
    /// The set within the slice (R3).
    pub set: u64,
    /// The tag within the slice (R3).
    pub tag: u64,
}

impl RoutePolicy {
    /// The policy of a geometry.
    pub fn new(config: &Config) -> RoutePolicy {
        RoutePolicy { config: config.clone() }
    }

    /// Where a line lies within any chip's cache.
    pub fn place(&self, line: u64) -> Place {
        let (slices, sets) = (self.config.slices() as u64, self.config.slice_sets() as u64);
        // The line address as a number in base `slices`: h is the XOR of its digits.
        let mut slice = 0;
        let mut rest = line;
        while slices > 1 && rest > 0 {
            slice ^= rest % slices;
            rest /= slices;
        }
        Place { slice, set: line / slices % sets, tag: line / slices / sets }
    }
}

impl testbenches::dut::Model for RoutePolicy {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: &In) -> Out {
        let Request { chip: own, home, line } = input.request;
        let Place { slice, set, tag } = self.place(line);
        let chip = if input.sm_side { own } else { home };
        Out {
            to: Destination { chip, slice, set, tag },
            over_link: chip != own,
            miss_over_link: chip != home,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use design::Sac;
    use testbenches::dut::Model as _;

    fn policy(slices: u32) -> RoutePolicy {
        // Slices of 4 sets.
        let sac = Sac { slices, slice_bytes: 8_192, crd_sets: 2, ..Sac::default() };
        RoutePolicy::new(&Config::new(&sac, "t").unwrap())
    }

    #[test]
    fn a_line_is_folded_by_hand() {
        // In base 16: 0xa, 0x5, 0x3, so h is 0xc; above the low digit 0x53, the set its low two bits.
        let place = policy(16).place(0x53a);
        assert_eq!(place, Place { slice: 0xc, set: 3, tag: 0x14 });
        assert_eq!(policy(1).place(0x53a), Place { slice: 0, set: 2, tag: 0x14e });
        // In base 2: seven ones of twelve bits.
        assert_eq!(policy(2).place(0b0101_0011_1011).slice, 1);
    }

    /// The table of the block's page, and a line of the asking chip.
    #[test]
    fn a_request_crosses_the_links_or_its_miss_does() {
        for (sm_side, home, to, over, miss_over) in [
            (false, 1, 1, true, false),
            (true, 1, 0, false, true),
            (false, 0, 0, false, false),
            (true, 0, 0, false, false),
        ] {
            let input = In { sm_side, request: Request { home, ..Request::default() } };
            let out = policy(16).step(&input);
            assert_eq!((out.to.chip, out.over_link, out.miss_over_link), (to, over, miss_over));
        }
    }
}
