//! Memory ports: the rules need no more than one read port and one write port of each memory, and never
//! read a word in the cycle in which it is written: such a read gives the old word.

use testbenches::dut::{Model as _, Stimulus as _};
use testbenches::testing::at_depth;

use super::super::model::{Access, Fault, LlcSlice};
use super::super::{Config, Stimulus};
use super::{npot, one, paper, pot};

/// The cycle of a million random ones in which a memory has too few ports, or a word is read that is being
/// written.
fn lacking(config: &Config, mut slice: LlcSlice) -> Option<u64> {
    let mut world = Stimulus::new(config, 9);
    let (mut last, mut written) = (None, None);
    let mut both = 0;
    for cycle in 0..at_depth(1_000_000, 400_000) {
        let input = world.next(last.as_ref());
        last = Some(slice.step(&input));
        let (mut reads, mut masks, mut writes) = (Vec::new(), Vec::new(), Vec::new());
        for access in slice.accesses() {
            match *access {
                Access::ReadData(place) => reads.push(place),
                Access::ReadMask(place) => masks.push(place),
                Access::WriteData(place) => writes.push(place),
            }
        }
        // The write of this cycle was decided in the previous one.
        let is_torn = reads.iter().any(|place| Some(*place) == written);
        if is_torn || reads.len() > 1 || masks.len() > 1 || writes.len() > 1 {
            return Some(cycle);
        }
        both += u64::from(!reads.is_empty() && written.is_some());
        written = writes.pop();
    }
    assert!(both > 100, "both ports are used");
    None
}

#[test]
fn one_port_of_each_kind_is_enough() {
    for config in [one(), pot(), npot(), paper()] {
        assert_eq!(lacking(&config, LlcSlice::new(&config)), None);
    }
}

#[test]
fn without_the_waits_it_is_not() {
    for fault in [Fault::NoGap, Fault::StoreBesideBeat] {
        let config = pot();
        assert!(lacking(&config, LlcSlice::new(&config).with_fault(fault)).is_some(), "{fault:?}");
    }
}
