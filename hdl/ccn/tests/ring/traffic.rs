//! Who asks, and who holds what is asked for.

use testbenches::stimulus::Rng;

/// Who holds the lines that are asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Holder {
    /// Any other core, or nobody.
    Uniform,
    /// The core so many hops on.
    Hops(usize),
    /// One core, and for that one the next.
    At(usize),
    Nobody,
    /// Requests of each core: the numbers of its choices, with equal chance.
    Each(&'static [&'static [usize]]),
    /// This many of the other cores, drawn for each line.
    Some(u32),
}

/// The low bits of a line's address say who holds it.
pub const HOLDERS: usize = 40;

/// The traffic of a while.
#[derive(Clone, Debug)]
pub struct Traffic {
    pub holder: Holder,
    /// Cores that ask, one bit each; as fast as they can.
    pub askers: u64,
    /// L2 and the fill port pause: parts of 16 cycles.
    pub pauses: u64,
    /// Lines are lost between a request's arrival and its answer.
    pub loses: bool,
    /// Cores read their arrays: parts of 16 cycles.
    pub core_reads: u64,
}

impl Traffic {
    /// All ask as fast as they can, and nothing pauses.
    pub fn full(holder: Holder) -> Traffic {
        Traffic { holder, askers: u64::MAX, pauses: 0, loses: false, core_reads: 0 }
    }

    /// The cores that hold what `node` asks for, one bit each; none when it does not ask.
    pub fn asks(&self, rng: &mut Rng, node: usize, cores: usize) -> Option<u64> {
        if self.askers >> (node % 64) & 1 == 0 {
            return None;
        }
        let holder = match self.holder {
            Holder::Uniform => rng.below(cores as u64 + 1) as usize,
            Holder::Hops(hops) => (node + hops) % cores,
            Holder::At(core) => core,
            Holder::Nobody => return Some(0),
            Holder::Each(choices) => *rng.pick(choices.get(node)?)?,
            Holder::Some(holders) => return Some(some(rng, holders, node, cores)),
        };
        // Nobody has what core `cores` would.
        let holder = if holder == node { (holder + 1) % cores } else { holder };
        Some(if holder < cores { 1 << holder } else { 0 })
    }

    /// Whether a core holds a line.
    pub fn is_held(line: u64, node: usize) -> bool {
        node < HOLDERS && line >> node & 1 == 1
    }

    pub fn is_lost(&self, rng: &mut Rng) -> bool {
        self.loses && rng.chance(1, 64)
    }

    pub fn takes_unserved(&self, rng: &mut Rng) -> bool {
        !rng.chance(self.pauses, 16)
    }

    pub fn takes_fill(&self, rng: &mut Rng) -> bool {
        !rng.chance(self.pauses, 16)
    }

    pub fn core_reads(&self, rng: &mut Rng, _node: usize) -> bool {
        rng.chance(self.core_reads, 16)
    }
}

/// Draws `holders` cores other than `node`.
fn some(rng: &mut Rng, holders: u32, node: usize, cores: usize) -> u64 {
    let mut mask = 0_u64;
    while mask.count_ones() < holders {
        mask |= 1 << rng.below(cores as u64);
        mask &= !(1 << node);
    }
    mask
}
