//! Coverage bins, and the promise that the inputs must keep.

use testbenches::contract::Violation;
use testbenches::coverage::{Coverage, Unreachable};

use super::geometry::{Geometry, Nearer};
use super::{Config, In, Out};

testbenches::bins! {
    /// The cases of the block's rules.
    pub enum Covered {
        l2_nearer_taken: "L2 was nearer, and the request went there",
        l2_nearer_left: "L2 was nearer, and min_routing is off",
        tie: "home and L2 were equally far",
        home_nearer: "the home was nearer, and another core than the one that asked",
        own_home: "a core asked for a local line",
        farthest_home: "the home was as far away as any core is from another",
        farthest_slice: "the slice was as far away as any slice of a line is from a core",
        every_core: "each core asked",
        every_home: "each core was a home",
        every_slice: "a request was for a line of each slice that has any",
        line_of_zeros: "line 0 was asked for",
        line_of_ones: "the highest line was asked for",
        each_bit_alone: "lines of a single one were asked for, with each bit of the address",
    }
}

/// Counts [`Covered`] and checks what holds of every router.
pub struct Monitor {
    config: Config,
    geometry: Geometry,
    /// Cores that asked, homes and slices that were seen.
    cores: Vec<bool>,
    homes: Vec<bool>,
    slices: Vec<bool>,
    /// Bits of the line address that were seen alone.
    bits: u64,
}

impl Monitor {
    /// A monitor for the cycles after a reset.
    pub fn new(config: &Config) -> Monitor {
        let geometry = Geometry::of(config);
        Monitor {
            config: config.clone(),
            cores: vec![false; config.cores()],
            homes: vec![false; config.cores()],
            slices: vec![false; geometry.slices],
            geometry,
            bits: 0,
        }
    }

    fn cover_hops(&self, input: &In, output: &Out, coverage: &mut Coverage<Covered>) {
        let Out { hops_home, hops_l2, .. } = *output;
        let l2_nearer = hops_l2 < hops_home;
        coverage.hit_when(l2_nearer && output.to_l2, Covered::l2_nearer_taken);
        coverage.hit_when(l2_nearer && !output.to_l2, Covered::l2_nearer_left);
        coverage.hit_when(hops_l2 == hops_home, Covered::tie);
        coverage.hit_when(0 < hops_home && hops_home < hops_l2, Covered::home_nearer);
        coverage.hit_when(input.request.core == output.home, Covered::own_home);
        coverage.hit_when(hops_home == self.geometry.farthest_core, Covered::farthest_home);
        coverage.hit_when(hops_l2 == self.geometry.farthest_slice, Covered::farthest_slice);
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
        let broken = |rule: &str, text: String| Err(Violation::new(rule.to_string(), text));
        let last = self.config.cores() as u64 - 1;
        let Some(core) = self.cores.get_mut(input.request.core as usize) else {
            return broken("R8", format!("a core must be at most {last}"));
        };
        *core = true;
        let Some(home) = self.homes.get_mut(output.home as usize) else {
            return broken("R1", format!("a home must be at most {last}; got {}", output.home));
        };
        *home = true;
        let Some(slice) = self.slices.get_mut(output.slice as usize) else {
            let last = self.geometry.slices - 1;
            return broken("R2", format!("a slice must be at most {last}; got {}", output.slice));
        };
        *slice = true;
        if (input.request.core == output.home) != (output.hops_home == 0) {
            return broken("R3", "a core must be 0 hops from itself, and no other core".into());
        }
        if output.hops_l2 == 0 {
            return broken("R4", "no slice may sit on a core's tile".to_string());
        }
        if output.to_l2 && output.hops_l2 >= output.hops_home {
            return broken("R5", "L2 must be nearer than the home to be gone to".to_string());
        }
        self.cover_hops(input, output, coverage);
        for (seen, bin) in [
            (&self.cores, Covered::every_core),
            (&self.homes, Covered::every_home),
            (&self.slices, Covered::every_slice),
        ] {
            coverage.hit_when(seen.iter().all(|&seen| seen), bin);
        }
        let ones = u64::MAX >> (64 - self.config.line_bits());
        coverage.hit_when(input.request.line == 0, Covered::line_of_zeros);
        coverage.hit_when(input.request.line == ones, Covered::line_of_ones);
        if input.request.line.is_power_of_two() {
            self.bits |= input.request.line;
        }
        coverage.hit_when(self.bits == ones, Covered::each_bit_alone);
        Ok(())
    }
}

/// The bins that a configuration has no room for.
pub fn unreachable(config: &Config) -> Vec<Unreachable<Covered>> {
    let nearer = Nearer::of(config);
    let mut bins = Vec::new();
    let mut add = |cannot: bool, reason: &str, bin| {
        if cannot {
            bins.push(Unreachable::new(bin, reason));
        }
    };
    let nowhere = "no line has a slice that is nearer to a core than its home";
    add(!nearer.slice, nowhere, Covered::l2_nearer_taken);
    add(!nearer.slice, nowhere, Covered::l2_nearer_left);
    add(!config.min_routing(), "min_routing is off", Covered::l2_nearer_taken);
    add(config.min_routing(), "min_routing is on", Covered::l2_nearer_left);
    add(!nearer.neither, "no core is as far from a line's slice as from its home", Covered::tie);
    let never = "no core is nearer to another core that is a line's home than to its slice";
    add(!nearer.home, never, Covered::home_nearer);
    bins
}
