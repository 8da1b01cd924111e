//! The cases that a mesh and a map of addresses allow, found by trying.

use testbenches::stimulus::Rng;

use super::Config;
use super::model::MinRouter;

/// Lines that are tried, if there are more.
const LINES: u64 = 1 << 16;

/// The cases that some request can meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Geometry {
    /// Slices that have a line: fewer than there are when addresses are too short.
    pub slices: usize,
    /// Hops between the two cores that are farthest apart.
    pub farthest_core: u64,
    /// Hops between the core and the slice of a line that are farthest apart.
    pub farthest_slice: u64,
}

impl Geometry {
    /// The geometry of a configuration.
    pub fn of(config: &Config) -> Geometry {
        let model = MinRouter::new(config);
        let cores = config.cores() as u64;
        let groups = 1_u64 << (config.line_bits() - config.interleave_bits());
        let slices = groups.min(config.slices() as u64);
        let pairs = |others: u64| (0..cores).flat_map(move |a| (0..others).map(move |b| (a, b)));
        let to_core = pairs(cores).map(|(from, to)| model.hops_to_core(from, to)).max();
        let to_slice = pairs(slices).map(|(from, to)| model.hops_to_slice(from, to)).max();
        Geometry {
            slices: slices as usize,
            farthest_core: to_core.unwrap_or(0),
            farthest_slice: to_slice.unwrap_or(0),
        }
    }
}

/// Whether home or slice can be nearer to a core that is not the home itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Nearer {
    /// The slice is nearer, for some core and line.
    pub slice: bool,
    /// Both are equally far, for some core and line.
    pub neither: bool,
    /// The home is nearer, for some core and line.
    pub home: bool,
}

impl Nearer {
    /// The cases that occur in a configuration. Home and slice of a line may depend on the same
    /// address bits, so that not every pair of them has a line: all lines are tried, or 65,536 of
    /// them.
    pub fn of(config: &Config) -> Nearer {
        let model = MinRouter::new(config);
        let is_few = config.line_bits() <= 16;
        let mut rng = Rng::new(0);
        let mut nearer = Nearer::default();
        for number in 0..if is_few { 1 << config.line_bits() } else { LINES } {
            let line = if is_few { number } else { rng.bits(config.line_bits()) };
            let (home, slice) = (model.home_of(line), model.slice_of(line));
            for core in (0..config.cores() as u64).filter(|&core| core != home) {
                let to_home = model.hops_to_core(core, home);
                let to_slice = model.hops_to_slice(core, slice);
                nearer.slice |= to_slice < to_home;
                nearer.neither |= to_slice == to_home;
                nearer.home |= to_home < to_slice;
            }
            if nearer.slice && nearer.neither && nearer.home {
                break;
            }
        }
        nearer
    }
}
