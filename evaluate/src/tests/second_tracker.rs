//! `sharing-tracker` without time once more, from its pages and the specification alone, in lists that are searched, by
//! somebody who had not seen the first.
//!
//! L1s are LRU with a linear index.

use super::nodes::any;
use super::*;
use crate::{Change, Word};
use design::{Bypass, Sharers, WriteHit};
use testbenches::stimulus::Rng;

/// An entry of a tracker: a line, and the cores that are marked for it, by their numbers in the tracker.
struct Entry {
    line: u64,
    cores: Vec<u32>,
}

/// A set of a bank of a tracker: entries from the least to the most recently used, and the pointer.
struct Set {
    entries: Vec<Entry>,
    pointer: u32,
}

/// What a record came to: its status, who answered in place of L2, the sectors that L2 was asked for, and the lines that
/// went.
type Came = (Word, Option<u32>, u32, Vec<(u32, u64)>);

struct Second {
    design: Design,
    /// Of each core the lines of each set, from the least to the most recently used.
    l1s: Vec<Vec<Vec<u64>>>,
    /// By tracker, bank and set.
    trackers: Vec<Vec<Vec<Set>>>,
    /// Of each bank of L2 the lines, each a sector, of each set, from the least to the most recently used, and whether
    /// they are dirty.
    l2: Vec<Vec<Vec<(u64, bool)>>>,
    counts: Counts,
}

/// Those of a report.
#[derive(Clone, Debug, PartialEq)]
struct Counts {
    lookups: u64,
    forwards: u64,
    invalidations: u64,
    freed: u64,
    /// Lines of L2 that were fetched, and written back.
    moved: u64,
    /// Forwards that each core answered.
    answered: Vec<u64>,
}

impl Second {
    fn of(design: &Design) -> Second {
        let (tracker, l1) = (design.sharing_tracker().unwrap(), design.l1().unwrap());
        let sets = tracker.sets_each() / tracker.banks;
        let pointer = tracker.cores_each() - 1;
        let set = |_| Set { entries: Vec::new(), pointer };
        let bank = |_| (0..sets).map(set).collect();
        let of_tracker = |_| (0..tracker.banks).map(bank).collect();
        let l2 = design.l2().unwrap();
        let bank_bytes = l2.bytes / tracker.banks;
        let l2_sets = (bank_bytes / l2.ways / l1.sector_bytes) as usize;
        Second {
            l1s: vec![vec![Vec::new(); l1.sets as usize]; tracker.cores as usize],
            trackers: (0..tracker.trackers).map(of_tracker).collect(),
            l2: vec![vec![Vec::new(); l2_sets]; tracker.banks as usize],
            counts: Counts {
                lookups: 0,
                forwards: 0,
                invalidations: 0,
                freed: 0,
                moved: 0,
                answered: vec![0; tracker.cores as usize],
            },
            design: design.clone(),
        }
    }

    /// These sectors of a line in L2, each a line there.
    fn access_l2(&mut self, line: u64, sectors: u32, writes: bool) {
        let banks = self.l2.len() as u64;
        let (l1, ways) = (self.design.l1().unwrap(), self.design.l2().unwrap().ways);
        let each = u64::from(l1.line_bytes / l1.sector_bytes);
        let bank = &mut self.l2[(line % banks) as usize];
        let sets = bank.len() as u64;
        for sector in (0..each).filter(|sector| sectors >> sector & 1 == 1) {
            let address = line / banks * each + sector;
            let set = &mut bank[(address % sets) as usize];
            let held = set.iter().position(|(held, _)| *held == address);
            let was_dirty = match held {
                Some(place) => set.remove(place).1,
                None => {
                    self.counts.moved += 1;
                    if set.len() == ways as usize && set.remove(0).1 {
                        self.counts.moved += 1;
                    }
                    false
                }
            };
            set.push((address, was_dirty || writes));
        }
    }

    /// Bytes fetched, written back, and dirty now.
    fn dram_bytes(&self) -> u64 {
        let dirty = self.l2.iter().flatten().flatten().filter(|(_, is_dirty)| *is_dirty).count();
        (self.counts.moved + dirty as u64) * u64::from(self.design.l1().unwrap().sector_bytes)
    }

    /// The set of a line in the tracker of a core.
    fn set(&mut self, core: u32, line: u64) -> &mut Set {
        let tracker = self.design.sharing_tracker().unwrap();
        let banks = u64::from(tracker.banks);
        let sets = u64::from(tracker.sets_each()) / banks;
        let of_core = &mut self.trackers[(core / tracker.cores_each()) as usize];
        &mut of_core[(line % banks) as usize][(line / banks % sets) as usize]
    }

    /// The core that gives its line to another that missed it, which is marked in the same visit.
    fn look_up_and_add(&mut self, core: u32, line: u64) -> Option<u32> {
        let tracker = self.design.sharing_tracker().unwrap().clone();
        let each = tracker.cores_each();
        let (first, local) = (core / each * each, core % each);
        let set = self.set(core, line);
        let found = set.entries.iter().position(|entry| entry.line == line);
        let mut entry = match found {
            Some(place) => set.entries.remove(place),
            None => Entry { line, cores: Vec::new() },
        };
        // From the core after the pointer on, and the pointer's last.
        let after = (1..=each).map(|distance| (set.pointer + distance) % each);
        let sharer =
            after.filter(|other| *other != local).find(|other| entry.cores.contains(other));
        if let Some(sharer) = sharer {
            set.pointer = sharer;
        }
        match tracker.sharers {
            Sharers::Mask if entry.cores.contains(&local) => {}
            Sharers::Mask => entry.cores.push(local),
            Sharers::Single => entry.cores = vec![local],
        }
        if set.entries.len() == tracker.ways as usize {
            set.entries.remove(0);
        }
        set.entries.push(entry);
        sharer.map(|sharer| first + sharer)
    }

    /// An L1 has lost a line to another.
    fn remove(&mut self, core: u32, line: u64) {
        let local = core % self.design.sharing_tracker().unwrap().cores_each();
        let set = self.set(core, line);
        for entry in set.entries.iter_mut().filter(|entry| entry.line == line) {
            entry.cores.retain(|other| *other != local);
        }
        set.entries.retain(|entry| !entry.cores.is_empty());
    }

    /// A load of so many lines bypasses with so many warps, or because the trace says so.
    fn bypasses(&self, request: &Request) -> bool {
        let l1 = self.design.l1().unwrap();
        let lines_per_warp = l1.sets * l1.ways / u32::from(request.warps.max(1));
        request.operation.bypass_l1 || u32::from(request.lines) >= lines_per_warp
    }

    fn record(&mut self, request: &Request) -> Came {
        let Request { core, access, .. } = *request;
        let l1 = self.design.l1().unwrap().clone();
        let line = access.line;
        let place = |lines: &[u64]| lines.iter().position(|held| *held == line);
        let number = (line % u64::from(l1.sets)) as usize;
        let lines = &mut self.l1s[core as usize][number];
        let held = place(lines);
        if request.operation.kind != Kind::Load {
            let is_plain = request.operation.kind == Kind::Store && !request.operation.bypass_l1;
            let mut gone = Vec::new();
            if let Some(held) = held {
                lines.remove(held);
                match is_plain && l1.write_hit == WriteHit::Update {
                    true => lines.push(line),
                    false => gone.push((core, line)),
                }
            }
            let entries = &mut self.set(core, line).entries;
            let before = entries.len();
            entries.retain(|entry| entry.line != line);
            let freed = before - entries.len();
            self.counts.freed += freed as u64;
            self.counts.invalidations += 1;
            self.access_l2(line, access.sectors, true);
            let word = match (is_plain, held) {
                (false, _) => Word::Bypass,
                (true, Some(_)) => Word::Hit,
                (true, None) => Word::Miss,
            };
            return (word, None, access.sectors, gone);
        }
        let bypasses = self.bypasses(request);
        let lines = &mut self.l1s[core as usize][number];
        match held {
            Some(held) if !bypasses || l1.bypass == Bypass::Lookup => {
                lines.remove(held);
                lines.push(line);
                (Word::Hit, None, 0, Vec::new())
            }
            _ if bypasses => {
                self.access_l2(line, access.sectors, false);
                (Word::Bypass, None, access.sectors, Vec::new())
            }
            _ => {
                let victim = (lines.len() == l1.ways as usize).then(|| lines.remove(0));
                lines.push(line);
                if let Some(victim) = victim {
                    self.remove(core, victim);
                }
                self.counts.lookups += 1;
                let from = self.look_up_and_add(core, line);
                let all = (1_u64 << (l1.line_bytes / l1.sector_bytes)) - 1;
                let to_l2 = if from.is_some() { 0 } else { all as u32 };
                if let Some(from) = from {
                    self.counts.forwards += 1;
                    self.counts.answered[from as usize] += 1;
                }
                self.access_l2(line, to_l2, false);
                (Word::Miss, from, to_l2, victim.map(|victim| (core, victim)).into_iter().collect())
            }
        }
    }

    fn flush(&mut self) {
        let Second { l1s, trackers, .. } = Second::of(&self.design);
        (self.l1s, self.trackers) = (l1s, trackers);
    }
}

/// Each with the lines that are asked for.
const CONFIGURATIONS: &[(&str, u64)] = &[
    (
        "l1 = { sets = 2, ways = 2 }\nsharing_tracker = { cores = 4, sets = 4, ways = 2, banks = 1 }\nl2 = { bytes = 1024, ways = 2 }",
        24,
    ),
    // Trackers that forget, and that do not see each other's stores.
    (
        "l1 = { sets = 4, ways = 4 }\nsharing_tracker = { cores = 6, sets = 16, ways = 1, banks = 2, trackers = 2 }\n\
         l2 = { bytes = 2048, ways = 1 }",
        60,
    ),
    (
        "l1 = { sets = 8, ways = 2, write_hit = \"evict\", bypass = \"direct\" }\n\
         sharing_tracker = { cores = 8, sets = 64, banks = 4, trackers = 4, sharers = \"single\" }",
        50,
    ),
    (
        "l1 = { sets = 32, ways = 4 }\nsharing_tracker = { cores = 5, sets = 64, ways = 3, sharers = \"single\" }",
        300,
    ),
];

/// A record of an instruction of some lines, on a core with some warps; a write in eight.
fn of_warps(rng: &mut Rng, cores: u32, lines: u64) -> Request {
    let mut request = any(rng, cores, lines, 4);
    if rng.chance(3, 5) {
        request.operation.kind = Kind::Load;
    }
    let lines = if rng.chance(1, 8) { rng.between(1, 64) } else { rng.between(1, 2) };
    let warps = if rng.chance(1, 8) { rng.between(2, 64) } else { 1 };
    Request { lines: lines as u8, warps: warps as u8, ..request }
}

/// The first record that differs, or the counts that do.
fn difference(
    design: &Design,
    lines: u64,
    records: u64,
    wrong: impl Fn(u64, &mut Came),
) -> Option<String> {
    let cores = design.stated_cores().unwrap();
    let (mut first, mut second) = (evaluation(design, cores, Metrics::all()), Second::of(design));
    let mut rng = Rng::new(7);
    for number in 0..records {
        let request = of_warps(&mut rng, cores, lines);
        let happened = first.request(request);
        let removed = happened.changes.iter().filter(|changed| changed.change == Change::Removed);
        let removed = removed.map(|changed| (changed.l1, changed.line)).collect();
        let came: Came = (happened.word, happened.from, happened.to_l2, removed);
        let mut expected = second.record(&request);
        wrong(number, &mut expected);
        if came != expected {
            return Some(format!("record {number}, {request:?}: {came:?}, second {expected:?}"));
        }
        if rng.chance(1, 100) {
            first.flush();
            second.flush();
        }
    }
    assert!(second.counts.forwards > 0 && second.counts.freed > 0);
    let report = first.report();
    let of = |name: &str| report.total_of(name).unwrap();
    let answered = |row: &serde_json::Map<_, serde_json::Value>| row["tracker_answered"].as_u64();
    let counted = Counts {
        lookups: of("tracker_lookups"),
        forwards: of("tracker_forwards"),
        invalidations: of("tracker_invalidations"),
        freed: of("tracker_freed"),
        answered: report.cores.iter().filter_map(answered).collect(),
        moved: second.counts.moved,
    };
    assert_eq!([of("tracker_nacks"), of("older_than_own_store")], [0, 0]);
    let (dram_bytes, expected) = (of("dram_bytes"), second.dram_bytes());
    (counted != second.counts || dram_bytes != expected)
        .then(|| format!("{counted:?}, {dram_bytes}; second {:?}, {expected}", second.counts))
}

#[test]
fn sharing_tracker_is_as_its_second_model() {
    for (fields, lines) in CONFIGURATIONS {
        let design = design("sharing-tracker", fields);
        assert_eq!(difference(&design, *lines, 20_000, |_, _| {}), None, "{fields}");
    }
}

#[test]
fn a_difference_of_both_models_is_found() {
    let design = design("sharing-tracker", CONFIGURATIONS[0].0);
    let wrong = |number, came: &mut Came| came.2 ^= u32::from(number == 999);
    assert!(difference(&design, CONFIGURATIONS[0].1, 1_000, wrong).unwrap().contains("record 999"));
}
