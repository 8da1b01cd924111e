//! A rule's test as a list of cycles, run on every engine.

use testbenches::testing;

use super::super::{Dut, In, Load, Ready, Sectors, Warp};

/// A line: its address, sectors, and whether it is the warp's last.
pub type Line = (u64, u64, bool);

/// The coalescer after a reset.
pub type Bench = testing::Bench<Dut>;

/// Offers the load until it passes and takes everything until all its lines have left.
pub fn lines(bench: &mut Bench, load: &Load) -> Vec<Line> {
    while !bench.cycle(offer(load)).warp.ready {}
    let (mut lines, mut count) = (vec![], None);
    for _ in 0..100 {
        let out = bench.cycle(taking());
        if out.count.valid {
            assert_eq!(count.replace(out.count.unique), None);
        }
        if out.line.valid {
            assert!(count.is_some(), "a line came before the count");
            lines.push((out.line.address, out.line.sectors, out.line.last));
        }
    }
    assert_eq!(count, Some(lines.len() as u64));
    lines
}

/// A cycle in which everything is taken.
pub fn taking() -> In {
    In { count: Ready::YES, line: Ready::YES, ..In::default() }
}

/// The same with a load offered.
pub fn offer(load: &Load) -> In {
    let warp = Warp { valid: true, active: load.active };
    In { warp, warp_sector: load.sectors, ..taking() }
}

/// A load of a warp with all lanes active, the sector of each given by `sector`.
pub fn load(sector: impl Fn(u64) -> u64) -> Load {
    let mut sectors = Sectors::default();
    for (lane, of_lane) in (0..).zip(sectors.iter_mut()) {
        *of_lane = sector(lane);
    }
    Load { active: 0xffff_ffff, sectors }
}
