//! A sectored L1: a miss takes a way for its line, and fetches the sectors that are wanted.

use super::replacement::Replacement;
use crate::hashing::{ByLine, hash};
use design::SmReplacement;

/// Effects of a load.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Loaded {
    /// Wanted sectors that were there.
    pub(super) hits: u32,
    /// The line took a way.
    pub(super) is_new: bool,
    /// The line that was there before it.
    pub(super) evicted: Option<u64>,
}

/// A line, and its sectors that are there.
#[derive(Clone, Copy, Debug, Default)]
struct Way {
    line: u64,
    sectors: u32,
}

/// The L1 of a core.
#[derive(Clone, Debug)]
pub(super) struct SectoredL1 {
    /// Ways that a set may have.
    most: usize,
    sets: Vec<Vec<Way>>,
    replacements: Vec<Replacement>,
    /// The way of each line in its set.
    places: ByLine<usize>,
}

impl SectoredL1 {
    pub(super) fn new(sets: u32, ways: u32, replacement: SmReplacement) -> SectoredL1 {
        let (sets, most) = (sets as usize, ways as usize);
        SectoredL1 {
            most,
            sets: vec![Vec::new(); sets],
            replacements: vec![Replacement::new(replacement, most); sets],
            places: ByLine::default(),
        }
    }

    /// The line has a way.
    pub(super) fn has(&self, line: u64) -> bool {
        self.places.contains_key(&line)
    }

    /// Loads sectors of a line, after which they are there.
    pub(super) fn load(&mut self, line: u64, wanted: u32) -> Loaded {
        // Lines of a set must not be those of a stride: the set is of other bits than the table's.
        let number = (hash(line) >> 32) as usize % self.sets.len();
        let (set, replacement) = (&mut self.sets[number], &mut self.replacements[number]);
        if let Some(&place) = self.places.get(&line) {
            let way = &mut set[place];
            let hits = way.sectors & wanted;
            way.sectors |= wanted;
            replacement.touch(place);
            return Loaded { hits, ..Loaded::default() };
        }
        let (place, evicted) = match set.len() < self.most {
            true => {
                set.push(Way::default());
                (set.len() - 1, None)
            }
            false => {
                let place = replacement.victim();
                (place, Some(set[place].line))
            }
        };
        if let Some(evicted) = evicted {
            self.places.remove(&evicted);
        }
        set[place] = Way { line, sectors: wanted };
        self.places.insert(line, place);
        replacement.insert(place);
        Loaded { hits: 0, is_new: true, evicted }
    }

    /// No line is there.
    pub(super) fn clear(&mut self) {
        self.sets.iter_mut().for_each(Vec::clear);
        self.replacements.iter_mut().for_each(Replacement::clear);
        self.places.clear();
    }
}
