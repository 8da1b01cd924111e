//! Which stretches of which seeds hit most bins of a block's coverage.

use super::run::Run;
use super::vectors::Stretch;
use crate::contract::Violation;
use crate::coverage::{Bins, Coverage};
use crate::dut::{Dut, Monitor};

/// Seeds that are tried, from 1 on.
const SEEDS: u64 = 48;
/// Stretches are this many parts of all cycles long, or a multiple. Of equally good choices the first is taken.
const PARTS: [usize; 4] = [8, 4, 2, 1];

/// Stretches, and how many bins they hit together.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Selection {
    /// In the order in which they were chosen. Each begins with a reset, of whatever the one before left.
    pub(super) stretches: Vec<Stretch>,
    /// Bins that are hit.
    pub(super) hit: usize,
}

/// For each bin of a seed, the cycle that hits it first.
type Firsts = Vec<Option<usize>>;

/// The stretches of at most `cycles` cycles together.
///
/// # Errors
/// The golden model breaks a rule that the monitor holds it to.
pub(super) fn select<D: Dut>(config: &D::Config, cycles: usize) -> Result<Selection, Violation> {
    let seeds = (1..=SEEDS).map(|seed| firsts::<D>(config, seed, cycles));
    let seeds = seeds.collect::<Result<Vec<Firsts>, Violation>>()?;
    Ok(best(&seeds, cycles))
}

fn firsts<D: Dut>(config: &D::Config, seed: u64, cycles: usize) -> Result<Firsts, Violation> {
    let mut monitor = D::monitor(config);
    let mut coverage = Coverage::<D::Bins>::new();
    let mut firsts = vec![None; D::Bins::ALL.len()];
    for (number, cycle) in (0..cycles).zip(Run::<D>::new(config, seed)) {
        let Some(output) = cycle.output else { continue };
        monitor.observe(&cycle.input, &output, &mut coverage)?;
        for (first, count) in firsts.iter_mut().zip(coverage.counts()) {
            if *count > 0 {
                first.get_or_insert(number);
            }
        }
    }
    Ok(firsts)
}

fn best(seeds: &[Firsts], cycles: usize) -> Selection {
    let mut best = Selection::default();
    for parts in PARTS {
        let selection = greedy(seeds, cycles / parts, parts);
        if best.stretches.is_empty() || selection.hit > best.hit {
            best = selection;
        }
    }
    best
}

/// Stretches of `unit` cycles or a multiple, `units` units in all: next comes what adds most bins a unit. What is left when
/// no bin is added any more goes to further seeds.
fn greedy(seeds: &[Firsts], unit: usize, units: usize) -> Selection {
    let mut unused: Vec<usize> = (0..seeds.len()).collect();
    let mut hit = vec![false; seeds.first().map_or(0, Vec::len)];
    let mut stretches = Vec::new();
    let mut left = units;
    while left > 0 {
        let is_hit = |seed: usize, bin: usize, long: usize| {
            seeds[seed][bin].is_some_and(|first| first < long * unit)
        };
        let adds = |&(seed, long): &(usize, usize)| {
            (0..hit.len()).filter(|&bin| !hit[bin] && is_hit(seed, bin, long)).count()
        };
        let choices = unused.iter().flat_map(|&seed| (1..=left).map(move |long| (seed, long)));
        let per_unit = |a: &(usize, usize), b: &(usize, usize)| {
            (adds(a) * b.1).cmp(&(adds(b) * a.1)).then(b.cmp(a))
        };
        let Some(choice) = choices.max_by(per_unit) else { break };
        let (seed, long) = match adds(&choice) {
            0 => (choice.0, left.min(units.div_ceil(4))),
            _ => choice,
        };
        (0..hit.len()).for_each(|bin| hit[bin] |= is_hit(seed, bin, long));
        unused.retain(|other| *other != seed);
        stretches.push(Stretch { seed: seed as u64 + 1, cycles: long * unit });
        left -= long;
    }
    Selection { stretches, hit: hit.iter().filter(|is_hit| **is_hit).count() }
}

#[cfg(test)]
mod tests {
    use super::{Stretch, best};

    fn stretches(all: &[(u64, usize)]) -> Vec<Stretch> {
        all.iter().map(|&(seed, cycles)| Stretch { seed, cycles }).collect()
    }

    #[test]
    fn what_adds_most_a_cycle_comes_first_and_the_rest_goes_to_other_seeds() {
        let seeds = [
            vec![Some(0), None, None],
            vec![Some(0), Some(1), None],
            vec![None, None, Some(3)],
            vec![None, None, Some(2)],
        ];
        let found = best(&seeds, 16);
        assert_eq!(found.stretches, stretches(&[(2, 2), (3, 4), (1, 4), (4, 4)]));
        assert_eq!(found.hit, 3);
    }

    #[test]
    fn what_comes_about_late_makes_a_stretch_long() {
        let seeds = [vec![Some(1), Some(15)], vec![Some(1), None], vec![Some(1), None]];
        let found = best(&seeds, 16);
        assert_eq!((found.stretches, found.hit), (stretches(&[(1, 16)]), 2));
    }
}
