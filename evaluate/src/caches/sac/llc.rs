//! The tags of all chips' slices, without time, by the rules of `llc_slice`, and what they send where.

use super::stretch::{Stretch, outcome};
use crate::hashing::ByLine;
use base::model::Policy;
use design::{Llc as Slice, Replacement, Sac};
use sac::eab_unit;
use sac::route_policy::model::Place;
use traces::Kind;

/// A request at a slice.
#[derive(Clone, Copy, Debug)]
pub(super) struct Asked {
    pub(super) kind: Kind,
    /// The chip whose SM asks.
    pub(super) chip: u32,
    /// The chip whose memory has the line.
    pub(super) home: u32,
    pub(super) line: u64,
    pub(super) place: Place,
    /// One of a store or atomic.
    pub(super) sectors: u32,
}

/// Counts of a cache.
#[derive(Clone, Debug, Default)]
pub(super) struct Counts {
    pub(super) requests: u64,
    pub(super) hits: u64,
    /// Requests whose line has its home on the chip that asks.
    pub(super) local: u64,
    /// Requests that cross the links between chips, and sectors with them or with their answers.
    pub(super) link_requests: u64,
    pub(super) link_sectors: u64,
    /// Sectors that memories give and take.
    fetched: u64,
    written: u64,
    /// Sectors that slices write back.
    pub(super) write_backs: u64,
    /// Changes of the organisation; lines that were invalidated by flushes, and dirty sectors of them.
    pub(super) switches: u64,
    pub(super) lines_flushed: u64,
    pub(super) flush_write_backs: u64,
}

impl Counts {
    /// Sectors that memories gave and took.
    pub(super) fn memory_sectors(&self) -> u64 {
        self.fetched + self.written
    }
}

#[derive(Clone, Copy, Debug)]
struct Line {
    line: u64,
    home: u32,
    readable: u32,
    dirty: u32,
}

/// The ways that have been used, each with a line or none, and their order.
#[derive(Clone, Debug)]
struct Set {
    policy: Policy,
    ways: Vec<Option<Line>>,
}

impl Set {
    fn find(&self, line: u64) -> Option<usize> {
        self.ways.iter().position(|way| way.is_some_and(|held| held.line == line))
    }
}

/// The cache of all chips.
#[derive(Clone, Debug)]
pub(super) struct Llc {
    slices: u64,
    sets_of_a_slice: u64,
    ways: usize,
    replacement: Replacement,
    is_sectored: bool,
    all_sectors: u32,
    is_sm_side: bool,
    /// Sets that have been used since the last flush, of all slices of all chips.
    sets: ByLine<Set>,
    pub(super) counts: Counts,
    /// Counts since the organisation changed or a kernel began.
    pub(super) stretch: Stretch,
    /// Requests of all stretches, and those of each over its bandwidth.
    requests: u64,
    time: f64,
}

impl Llc {
    pub(super) fn new(sac: &Sac, slice: &Slice, is_sm_side: bool) -> Llc {
        Llc {
            slices: sac.slices.into(),
            sets_of_a_slice: sac.slice_sets().into(),
            ways: sac.slice_ways as usize,
            replacement: slice.replacement,
            is_sectored: sac.sectored,
            all_sectors: u32::MAX >> (32 - sac.line_bytes / sac.sector_bytes),
            is_sm_side,
            sets: ByLine::default(),
            counts: Counts::default(),
            stretch: Stretch::new((sac.chips * sac.slices) as usize),
            requests: 0,
            time: 0.0,
        }
    }

    pub(super) fn is_sm_side(&self) -> bool {
        self.is_sm_side
    }

    /// A request, finished at once: whether it hits.
    pub(super) fn request(&mut self, asked: &Asked) -> bool {
        let at = if self.is_sm_side { asked.chip } else { asked.home };
        self.cross(asked.chip, at, 1, asked.sectors.count_ones());
        let hit = match asked.kind {
            Kind::Load => self.load(at, asked),
            Kind::Store => self.store(at, asked),
            Kind::Atomic if self.is_sm_side => {
                self.pass(at, asked);
                false
            }
            // The buffer in front of the slice loads the sector, and stores it.
            Kind::Atomic => {
                let hit = self.load(at, asked);
                self.store(at, asked);
                hit
            }
        };
        let is_local = asked.chip == asked.home;
        self.counts.requests += 1;
        self.counts.hits += u64::from(hit);
        self.counts.local += u64::from(is_local);
        let slice = u64::from(at) * self.slices + asked.place.slice;
        self.stretch.count(slice as usize, is_local, hit);
        hit
    }

    /// Requests from one chip to another, with so many sectors in either direction.
    fn cross(&mut self, from: u32, to: u32, requests: u32, sectors: u32) {
        if from != to {
            self.counts.link_requests += u64::from(requests);
            self.counts.link_sectors += u64::from(sectors);
        }
    }

    fn key(&self, at: u32, place: &Place) -> u64 {
        (u64::from(at) * self.slices + place.slice) * self.sets_of_a_slice + place.set
    }

    fn set(&mut self, at: u32, place: &Place) -> &mut Set {
        let (key, replacement, ways) = (self.key(at, place), self.replacement, self.ways);
        let new = || Set { policy: Policy::new(replacement, ways), ways: Vec::new() };
        self.sets.entry(key).or_insert_with(new)
    }

    /// A load: `llc_slice` R15 and R17.
    fn load(&mut self, at: u32, asked: &Asked) -> bool {
        let wanted = if self.is_sectored { asked.sectors } else { self.all_sectors };
        let set = self.set(at, &asked.place);
        let way = match set.find(asked.line) {
            Some(way) => {
                let readable = set.ways[way].map_or(0, |line| line.readable);
                if asked.sectors & !readable == 0 {
                    set.policy.touch(way);
                    return true;
                }
                way
            }
            None => self.reserve(at, asked),
        };
        let mut fetched = 0;
        if let Some(line) = &mut self.set(at, &asked.place).ways[way] {
            fetched = (wanted & !line.readable).count_ones();
            line.readable |= wanted;
        }
        self.counts.fetched += u64::from(fetched);
        self.cross(at, asked.home, 1, fetched);
        false
    }

    /// A store of all bytes of a sector: `llc_slice` R19 and R20.
    fn store(&mut self, at: u32, asked: &Asked) -> bool {
        let set = self.set(at, &asked.place);
        let held = set.find(asked.line);
        let way = match held {
            Some(way) => {
                set.policy.touch(way);
                way
            }
            None => self.reserve(at, asked),
        };
        if let Some(line) = &mut self.set(at, &asked.place).ways[way] {
            line.readable |= asked.sectors;
            line.dirty |= asked.sectors;
        }
        held.is_some()
    }

    /// An atomic that passes the slice, which gives its line up, and is performed beside the memory of the line
    /// (`llc_slice` R36).
    fn pass(&mut self, at: u32, asked: &Asked) {
        let set = self.set(at, &asked.place);
        if let Some(way) = set.find(asked.line)
            && let Some(line) = set.ways[way].take()
        {
            self.write_back(at, &line);
        }
        self.cross(at, asked.home, 1, asked.sectors.count_ones());
        self.counts.fetched += 1;
        self.counts.written += 1;
    }

    /// A way for a line that has none: the lowest free one, else that of a victim (`llc_slice` R10 to R14).
    fn reserve(&mut self, at: u32, asked: &Asked) -> usize {
        let ways = self.ways;
        let set = self.set(at, &asked.place);
        let free = set.ways.iter().position(Option::is_none);
        let way = match free {
            Some(way) => way,
            None if set.ways.len() < ways => {
                set.ways.push(None);
                set.ways.len() - 1
            }
            None => set.policy.victim(u32::MAX >> (32 - ways)),
        };
        let line = Line { line: asked.line, home: asked.home, readable: 0, dirty: 0 };
        let victim = set.ways[way].replace(line);
        set.policy.insert(way);
        if let Some(victim) = victim {
            self.write_back(at, &victim);
        }
        way
    }

    /// The dirty sectors of a line go to its home, a store each.
    fn write_back(&mut self, at: u32, line: &Line) {
        let sectors = line.dirty.count_ones();
        self.counts.write_backs += u64::from(sectors);
        self.counts.written += u64::from(sectors);
        self.cross(at, line.home, sectors, sectors);
    }

    /// Every dirty sector is written back, and every line invalid.
    pub(super) fn flush(&mut self) {
        let before = self.counts.write_backs;
        let of_a_chip = self.slices * self.sets_of_a_slice;
        for (key, set) in std::mem::take(&mut self.sets) {
            for line in set.ways.iter().flatten() {
                self.counts.lines_flushed += 1;
                self.write_back((key / of_a_chip) as u32, line);
            }
        }
        self.counts.flush_write_backs += self.counts.write_backs - before;
    }

    /// Flushes, and goes on with the other organisation.
    pub(super) fn switch(&mut self, to_sm_side: bool) {
        self.flush();
        self.is_sm_side = to_sm_side;
        self.counts.switches += 1;
    }

    /// Ends a stretch: its requests take their number over its bandwidth.
    pub(super) fn end_stretch(&mut self, config: &eab_unit::Config) {
        let stretch = &mut self.stretch;
        if stretch.requests > 0 {
            let outcome = outcome(config, stretch, stretch);
            let is_sm_side = self.is_sm_side;
            let eab = if is_sm_side { outcome.eab_sm_side } else { outcome.eab_memory_side };
            self.requests += stretch.requests;
            self.time += stretch.requests as f64 / eab as f64;
        }
        stretch.clear();
    }

    /// Requests over what they take, in 1/16 GB/s; none without a request.
    pub(super) fn bandwidth(&self) -> Option<f64> {
        (self.requests > 0).then(|| self.requests as f64 / self.time)
    }

    /// Sectors that memories gave and took, those that are dirty now included.
    pub(super) fn memory_sectors(&self) -> u64 {
        let lines = self.sets.values().flat_map(|set| set.ways.iter().flatten());
        let dirty: u64 = lines.map(|line| u64::from(line.dirty.count_ones())).sum();
        self.counts.memory_sectors() + dirty
    }
}
