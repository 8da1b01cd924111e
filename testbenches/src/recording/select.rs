//! Choice of the stretches of seeds that hit most bins of a block's coverage.

use super::run::Run;
use super::vectors::Stretch;
use crate::contract::Violation;
use crate::coverage::{Bins, Coverage};
use crate::dut::{Dut, Monitor};

/// Seeds that are tried, from 1 on: the first number of them, and the next while a bin is missed that can be hit.
pub(super) const SEEDS: &[u64] = &[4, 8, 16, 32, 48];
/// The same of a top, and of one whose ports are too wide for more.
pub(super) const FEW_SEEDS: &[u64] = &[4];
pub(super) const ONE_SEED: &[u64] = &[1];
/// Stretches are this many parts of all cycles long, or a multiple, as far as there are as many seeds. Of equally good
/// choices the first is taken.
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

/// The stretches of at most `cycles` cycles together, of one seed or of as many as hit the bins.
///
/// # Errors
/// The golden model breaks a rule that the monitor holds it to.
pub(super) fn select<D: Dut>(
    config: &D::Config,
    cycles: usize,
    seeds: &[u64],
) -> Result<Selection, Violation> {
    let bins = D::Bins::ALL.len() - D::unreachable(config).len();
    until_all_are_hit(bins, cycles, seeds, |seed| firsts::<D>(config, seed, cycles))
}

/// The best choice among as few seeds as hit this many bins, or among all.
fn until_all_are_hit<E>(
    bins: usize,
    cycles: usize,
    numbers: &[u64],
    mut firsts: impl FnMut(u64) -> Result<Firsts, E>,
) -> Result<Selection, E> {
    let (mut seeds, mut selection) = (Vec::new(), Selection::default());
    for tried in numbers {
        for seed in seeds.len() as u64 + 1..=*tried {
            seeds.push(firsts(seed)?);
        }
        selection = best(&seeds, cycles);
        if selection.hit >= bins {
            break;
        }
    }
    Ok(selection)
}

fn firsts<D: Dut>(config: &D::Config, seed: u64, cycles: usize) -> Result<Firsts, Violation> {
    let mut monitor = D::monitor(config);
    let mut coverage = Coverage::<D::Bins>::new();
    let mut firsts = vec![None; D::Bins::ALL.len()];
    let mut missed = D::Bins::ALL.len() - D::unreachable(config).len();
    for (number, cycle) in (0..cycles).zip(Run::<D>::new(config, seed)) {
        let Some(output) = cycle.output else { continue };
        monitor.observe(&cycle.input, &output, &mut coverage)?;
        for (first, count) in firsts.iter_mut().zip(coverage.counts()) {
            if *count > 0 && first.is_none() {
                *first = Some(number);
                missed = missed.saturating_sub(1);
            }
        }
        // Later bins are not needed.
        if missed == 0 {
            break;
        }
    }
    Ok(firsts)
}

fn best(seeds: &[Firsts], cycles: usize) -> Selection {
    let mut best = Selection::default();
    for parts in PARTS.into_iter().filter(|&parts| parts <= seeds.len()) {
        let selection = greedy(seeds, cycles / parts, parts);
        if best.stretches.is_empty() || selection.hit > best.hit {
            best = selection;
        }
    }
    best
}

/// Stretches of `unit` cycles or a multiple, `units` units in all: next comes what adds most bins a unit.
/// Units left when no bin is added any more go to further seeds.
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
    use super::{Firsts, PARTS, SEEDS, Stretch, best, until_all_are_hit};
    use std::convert::Infallible;

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
        assert_eq!(found.stretches, stretches(&[(2, 4), (3, 4), (1, 4), (4, 4)]));
        assert_eq!(found.hit, 3);
    }

    /// Bins that a choice hits where seed `from` alone hits the second of two, and how many seeds were tried.
    fn tried(from: u64, bins: usize) -> (usize, u64) {
        let mut tried = 0;
        let firsts = |seed| -> Result<Firsts, Infallible> {
            tried = seed;
            Ok(vec![Some(1), (seed == from).then_some(2)])
        };
        let selection = until_all_are_hit(bins, 80, SEEDS, firsts).unwrap();
        let cycles: usize = selection.stretches.iter().map(|stretch| stretch.cycles).sum();
        assert_eq!(cycles, 80);
        (selection.hit, tried)
    }

    #[test]
    fn seeds_are_tried_until_all_bins_are_hit() {
        assert_eq!([tried(5, 2), tried(9, 2), tried(40, 2)], [(2, 8), (2, 16), (2, 48)]);
        // One that cannot be hit is not looked for, one that is not hit costs all seeds.
        assert_eq!([tried(99, 1), tried(99, 2)], [(1, 4), (1, 48)]);
        assert!(PARTS.iter().any(|&parts| parts as u64 <= SEEDS[0]));
    }

    #[test]
    fn what_comes_about_late_makes_a_stretch_long() {
        let seeds = [vec![Some(1), Some(15)], vec![Some(1), None], vec![Some(1), None]];
        let found = best(&seeds, 16);
        assert_eq!((found.stretches, found.hit), (stretches(&[(1, 16)]), 2));
    }
}
