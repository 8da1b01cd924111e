//! Directory of the L1s that hold each line.

use crate::happened::{Change, Changed};
use crate::hashing::hash;

/// A set of L1s: a bit each of at most 256.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Holders([u64; 4]);

impl Holders {
    fn insert(&mut self, l1: u32) {
        self.0[l1 as usize / 64] |= 1 << (l1 % 64);
    }

    fn remove(&mut self, l1: u32) {
        self.0[l1 as usize / 64] &= !(1 << (l1 % 64));
    }

    fn has(&self, l1: u32) -> bool {
        self.0[l1 as usize / 64] >> (l1 % 64) & 1 == 1
    }

    /// Each of them, rising.
    pub(crate) fn each(self) -> impl Iterator<Item = usize> {
        self.0.into_iter().enumerate().flat_map(|(word, bits)| {
            let lowest = |left: &u64| Some(left & left.wrapping_sub(1)).filter(|_| *left != 0);
            let left = std::iter::successors(Some(bits), lowest).filter(|left| *left != 0);
            left.map(move |left| 64 * word + left.trailing_zeros() as usize)
        })
    }
}

/// The valid lines of all L1s.
///
/// Lines come and go with every miss. The directory is therefore a table whose places are mostly free, in
/// which a line has the first free place from its hash on; when one goes, those behind it move up, so that no
/// search ends too early.
#[derive(Debug)]
pub(crate) struct Directory {
    /// The line of each place, plus 1; 0: the place is free.
    lines: Vec<u64>,
    holders: Vec<Holders>,
    copies: u64,
    distinct: usize,
}

/// Places at first.
const LEAST: usize = 1 << 10;
/// Places for each line at least: searches are short, and end where they are expected to.
const SPARSE: usize = 4;

impl Default for Directory {
    fn default() -> Directory {
        Directory::with(LEAST)
    }
}

impl Directory {
    fn with(places: usize) -> Directory {
        let holders = vec![Holders::default(); places];
        Directory { lines: vec![0; places], holders, copies: 0, distinct: 0 }
    }

    /// No L1 holds anything; the table stays as large as it was.
    pub(crate) fn clear(&mut self) {
        self.lines.fill(0);
        (self.copies, self.distinct) = (0, 0);
    }

    /// Who holds a line.
    pub(crate) fn holders(&self, line: u64) -> Holders {
        let place = self.place_of(line);
        if self.lines[place] == 0 { Holders::default() } else { self.holders[place] }
    }

    /// Applies the changes of lines. Gives who held one of them before it was filled, if it was.
    pub(crate) fn change(&mut self, changes: &[Changed], line: u64) -> Option<Holders> {
        let mut held = None;
        for changed in changes {
            match changed.change {
                Change::Filled => {
                    let before = self.fill(changed.line, changed.l1);
                    held = if changed.line == line { Some(before) } else { held };
                }
                Change::Removed => self.remove(changed.line, changed.l1),
                Change::Written => {}
            }
        }
        held
    }

    /// An L1 has a line, if it has not had it before.
    pub(crate) fn give(&mut self, line: u64, l1: u32) {
        if !self.holders(line).has(l1) {
            self.fill(line, l1);
        }
    }

    /// An L1 has a line no more, if it has had it.
    pub(crate) fn take(&mut self, line: u64, l1: u32) {
        if self.holders(line).has(l1) {
            self.remove(line, l1);
        }
    }

    /// Valid lines in all L1s, and distinct ones.
    pub(crate) fn copies(&self) -> (u64, u64) {
        (self.copies, self.distinct as u64)
    }

    fn fill(&mut self, line: u64, l1: u32) -> Holders {
        let mut place = self.place_of(line);
        if self.lines[place] == 0 {
            if SPARSE * self.distinct >= self.lines.len() {
                self.grow();
                place = self.place_of(line);
            }
            self.lines[place] = line + 1;
            self.holders[place] = Holders::default();
            self.distinct += 1;
        }
        let before = self.holders[place];
        self.holders[place].insert(l1);
        self.copies += 1;
        before
    }

    fn remove(&mut self, line: u64, l1: u32) {
        let place = self.place_of(line);
        self.holders[place].remove(l1);
        self.copies -= 1;
        if self.holders[place].0.iter().all(|&bits| bits == 0) {
            self.distinct -= 1;
            self.free(place);
        }
    }

    /// The place of a line, or the free one that it would have.
    fn place_of(&self, line: u64) -> usize {
        let mut place = self.first_of(line);
        while self.lines[place] != line + 1 && self.lines[place] != 0 {
            place = self.behind(place);
        }
        place
    }

    /// Lets those behind a place move up when its line goes.
    fn free(&mut self, mut free: usize) {
        let mut place = self.behind(free);
        while self.lines[place] != 0 {
            // One moves if its search begins at the free place or before, going round.
            let from = self.first_of(self.lines[place] - 1);
            let distance = |to: usize| to.wrapping_sub(from) & (self.lines.len() - 1);
            if distance(free) < distance(place) {
                self.lines[free] = self.lines[place];
                self.holders[free] = self.holders[place];
                free = place;
            }
            place = self.behind(place);
        }
        self.lines[free] = 0;
    }

    fn grow(&mut self) {
        let mut wider = Directory::with(2 * self.lines.len());
        for (&line, &holders) in self.lines.iter().zip(&self.holders).filter(|(line, _)| **line > 0)
        {
            let place = wider.place_of(line - 1);
            (wider.lines[place], wider.holders[place]) = (line, holders);
        }
        *self = Directory { copies: self.copies, distinct: self.distinct, ..wider };
    }

    /// Where the search for a line begins.
    fn first_of(&self, line: u64) -> usize {
        hash(line) as usize & (self.lines.len() - 1)
    }

    fn behind(&self, place: usize) -> usize {
        (place + 1) & (self.lines.len() - 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;
    use testbenches::stimulus::Rng;

    /// 5 L1s of so many lines together, and so many different ones, beside a map.
    fn check(mut directory: Directory, most: usize, lines: u64) {
        let mut map: HashMap<u64, Vec<u32>> = HashMap::new();
        let mut held: Vec<(u32, u64)> = Vec::new();
        let mut rng = Rng::new(1);
        for _ in 0..20_000 {
            let (l1, line) = (rng.below(5) as u32, rng.below(lines) << 20);
            if held.len() == most || (!held.is_empty() && rng.chance(1, 3)) {
                let (l1, line) = held.swap_remove(rng.below(held.len() as u64) as usize);
                directory.change(&[Changed { l1, line, change: Change::Removed }], line);
                map.get_mut(&line).unwrap().retain(|&other| other != l1);
                map.retain(|_, l1s| !l1s.is_empty());
            } else if !held.contains(&(l1, line)) {
                let filled = [Changed { l1, line, change: Change::Filled }];
                let before = directory.change(&filled, line).unwrap();
                assert_eq!(before.each().count(), map.get(&line).map_or(0, Vec::len));
                map.entry(line).or_default().push(l1);
                held.push((l1, line));
            }
            assert_eq!(directory.copies(), (held.len() as u64, map.len() as u64));
            if rng.chance(1, 2_000) {
                directory.clear();
                map.clear();
                held.clear();
            }
            let line = rng.below(lines) << 20;
            let found: Vec<u32> = directory.holders(line).each().map(|l1| l1 as u32).collect();
            let mut expected = map.get(&line).cloned().unwrap_or_default();
            expected.sort();
            assert_eq!(found, expected);
        }
    }

    #[test]
    fn the_table_is_as_a_map() {
        // A table so small that searches meet other lines, and some go round.
        check(Directory::with(64), 15, 60);
        // The table grows.
        check(Directory::with(4), 600, 1 << 20);
    }
}
