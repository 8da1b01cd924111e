//! Coverage bins, and the promises that the inputs must keep.

use testbenches::contract::Violation;
use testbenches::coverage::{Coverage, Unreachable};

use super::{Config, In, Out, local, way};
use crate::min_router::Nearer;
use design::{AtomicPath, StorePath};

testbenches::bins! {
    /// The cases of the block's rules. A line is local or another core's; its set is private or
    /// shared; the home or L2 is nearer.
    pub enum Covered {
        local_load: "a load of a local line",
        local_store: "a store to a local line",
        local_atomic: "an atomic to a local line",
        local_in_private: "a local line of a private set",
        local_in_shared: "a local line of a shared set",
        load_private: "a load of another's line in a private set",
        load_shared_home: "a load of another's line in a shared set, to the home",
        load_shared_l2: "a load of another's line in a shared set, to L2",
        store_private_local: "a store to another's line in a private set, to the local L1 alone",
        store_private_home: "a store to another's line in a private set, to the home",
        store_private_l2: "a store to another's line in a private set, to L2",
        store_shared_home: "a store to another's line in a shared set, to the home",
        store_shared_l2: "a store to another's line in a shared set, to L2",
        atomic_private_home: "an atomic to another's line in a private set, to the home",
        atomic_private_l2: "an atomic to another's line in a private set, to L2",
        atomic_shared_home: "an atomic to another's line in a shared set, to the home",
        atomic_shared_l2: "an atomic to another's line in a shared set, to L2",
        even_shared_alone: "even sets were shared and odd ones private, and the line's set was even",
        odd_private_alone: "even sets were shared and odd ones private, and the line's set was odd",
        odd_shared_alone: "odd sets were shared and even ones private, and the line's set was odd",
        even_private_alone: "odd sets were shared and even ones private, and the line's set was even",
        line_of_zeros: "line 0 was asked for",
        line_of_ones: "the highest line was asked for",
    }
}

/// Counts [`Covered`] and checks what holds of every classifier.
pub struct Monitor {
    config: Config,
    /// The core's number in the cycles before.
    core_number: Option<u64>,
}

impl Monitor {
    /// A monitor for the cycles after a reset.
    pub fn new(config: &Config) -> Monitor {
        Monitor { config: config.clone(), core_number: None }
    }

    fn check(&self, input: &In, output: &Out) -> Result<(), Violation> {
        let broken = |rule, text: &str| Err(Violation::new(rule, text));
        if input.core_number >= self.config.cores() as u64 || input.request.kind > 2 {
            return broken("R12", "core_number must be a core, and request_kind at most 2");
        }
        if self.core_number.is_some_and(|before| before != input.core_number) {
            return broken("R12", "core_number must not change");
        }
        let is_local = output.home == input.core_number;
        if is_local && (output.way, output.local_copy) != (way::LOCAL as u64, local::ACCESS as u64)
        {
            return broken("R3", "a request to a local line must go to the local L1");
        }
        // The local L1 looks a request up exactly if that is its way.
        if (output.way == way::LOCAL as u64) != (output.local_copy == local::ACCESS as u64) {
            return broken("R3", "a request that the local L1 looks up must go nowhere else");
        }
        if output.is_tracked != (!is_local && input.request.kind != 0) {
            return broken("R10", "a store or atomic to another's line must be tracked");
        }
        Ok(())
    }
}

/// The bin of a request to another's line.
fn elsewhere(kind: u64, is_shared: bool, way: u64) -> Option<Covered> {
    Some(match (kind, is_shared, way) {
        (0, false, 0) => Covered::load_private,
        (0, true, 1) => Covered::load_shared_home,
        (0, true, 2) => Covered::load_shared_l2,
        (1, false, 0) => Covered::store_private_local,
        (1, false, 1) => Covered::store_private_home,
        (1, false, 2) => Covered::store_private_l2,
        (1, true, 1) => Covered::store_shared_home,
        (1, true, 2) => Covered::store_shared_l2,
        (2, false, 1) => Covered::atomic_private_home,
        (2, false, 2) => Covered::atomic_private_l2,
        (2, true, 1) => Covered::atomic_shared_home,
        (2, true, 2) => Covered::atomic_shared_l2,
        _ => return None,
    })
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
        self.check(input, output)?;
        self.core_number = Some(input.core_number);
        let (kind, line, is_shared) = (input.request.kind, input.request.line, output.is_shared);
        if output.home == input.core_number {
            coverage.hit(match kind {
                0 => Covered::local_load,
                1 => Covered::local_store,
                _ => Covered::local_atomic,
            });
            let mode = if is_shared { Covered::local_in_shared } else { Covered::local_in_private };
            coverage.hit(mode);
        } else if let Some(bin) = elsewhere(kind, is_shared, output.way) {
            coverage.hit(bin);
        } else {
            return Err(Violation::new("R4", "no request of this kind must take this way"));
        }
        match (input.even_sets_shared, input.odd_sets_shared, is_shared) {
            (true, false, true) => coverage.hit(Covered::even_shared_alone),
            (true, false, false) => coverage.hit(Covered::odd_private_alone),
            (false, true, true) => coverage.hit(Covered::odd_shared_alone),
            (false, true, false) => coverage.hit(Covered::even_private_alone),
            _ => {}
        }
        let ones = u64::MAX >> (64 - self.config.line_bits());
        coverage.hit_when(line == 0, Covered::line_of_zeros);
        coverage.hit_when(line == ones, Covered::line_of_ones);
        Ok(())
    }
}

/// The bins that a configuration has no room for.
pub fn unreachable(config: &Config) -> Vec<Unreachable<Covered>> {
    let nearer = Nearer::of(config.router());
    let is_min = config.router().min_routing();
    let goes_to_l2 = is_min && nearer.slice;
    let goes_home = nearer.home || nearer.neither || (!is_min && nearer.slice);
    let mode = config.store_path() == StorePath::Mode;
    let direct = config.atomic_path() == AtomicPath::Direct;
    let alone = config.cores() == 1;
    let mut bins = Vec::new();
    let mut add = |is_so: bool, reason: &str, more: &[Covered]| {
        // The first reason is enough.
        for &bin in more {
            let is_new = !bins.iter().any(|known: &Unreachable<Covered>| known.bin == bin);
            if is_so && is_new {
                bins.push(Unreachable::new(bin, reason));
            }
        }
    };
    let fixed = [Covered::store_private_home, Covered::store_private_l2];
    add(alone, "every line is local", &[Covered::load_private, Covered::store_private_local]);
    add(!mode, "store_path is \"fixed\"", &[Covered::store_private_local]);
    add(mode, "store_path is \"mode\"", &fixed);
    let atomic_home = [Covered::atomic_private_home, Covered::atomic_shared_home];
    add(direct, "atomic_path is \"direct\"", &atomic_home);
    let home = [Covered::load_shared_home, Covered::store_private_home, Covered::store_shared_home];
    add(!goes_home, "no line's home is gone to", &home);
    add(!goes_home, "no line's home is gone to", &atomic_home);
    let l2 = [Covered::load_shared_l2, Covered::store_private_l2, Covered::store_shared_l2];
    add(!goes_to_l2, "no line is gone to in L2", &l2);
    let atomic_l2 = [Covered::atomic_private_l2, Covered::atomic_shared_l2];
    add(!goes_to_l2 && (alone || !direct), "no line is gone to in L2", &atomic_l2);
    bins
}
