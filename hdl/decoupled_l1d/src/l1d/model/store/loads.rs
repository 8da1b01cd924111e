//! Plain loads: R1 to R7.

use super::*;

impl TagStore {
    /// A plain load of a line that has the entry of a way of the set, or none (R1 to R7).
    pub(super) fn load(
        &mut self,
        request: &CoreRequest,
        (set, way): (usize, Option<usize>),
        means: &Means<'_>,
    ) -> Found {
        let Some(way) = way else {
            return self.load_without_entry(request, set, means);
        };
        self.event.in_gated_way = self.is_gated(way);
        let Some(entry) = self.sets[set].entries[way] else {
            return Found::refused(Missing::default());
        };
        if let Some(place) = entry.position {
            return self.load_committed(set, place, means);
        }
        let most = (1 << self.config.rc_bits()) - 1;
        let rc = (entry.rc + 1).min(most);
        let missing = match rc < self.threshold() {
            true => Missing { room: !means.has_room, ..Missing::default() },
            false => self.missing(set, means),
        };
        if missing != Missing::default() {
            return Found::refused(missing);
        }
        self.sets[set].entries[way] = Some(Entry { rc, ..entry });
        self.event.counted = true;
        match means.free_entry() {
            Some(mshr) if rc >= self.threshold() => self.commit(set, way, mshr, request.line),
            _ => Found::new(Case::DirectLoad, Act::Send),
        }
    }

    fn load_committed(&mut self, set: usize, place: usize, means: &Means<'_>) -> Found {
        let Set { lines, policy, .. } = &mut self.sets[set];
        match lines[place] {
            Line::Pending { entry, is_stale } => {
                let merge = !means.can_join(entry);
                if is_stale || merge {
                    return Found::refused(Missing { merge, is_stale, ..Missing::default() });
                }
                policy.touch(place);
                Found::new(Case::Joined, Act::Join { entry })
            }
            _ => {
                policy.touch(place);
                Found::new(Case::LoadHit, Act::Read { set, place })
            }
        }
    }

    /// R4 and R5.
    fn load_without_entry(
        &mut self,
        request: &CoreRequest,
        set: usize,
        means: &Means<'_>,
    ) -> Found {
        let commits = self.config.rc_initial() as u64 >= self.threshold();
        let taken = &self.sets[set].entries[..self.open_ways()];
        let invalid = taken.iter().position(Option::is_none);
        // Of candidates with the same RC, the first.
        let candidate = || {
            let rc = |entry: &Option<Entry>| Some(entry.filter(|one| one.position.is_none())?.rc);
            let candidates = (0..).zip(taken).filter_map(|(way, entry)| Some((way, rc(entry)?)));
            candidates.min_by_key(|&(_, rc)| rc).map(|(way, _)| way)
        };
        let free = invalid.or_else(candidate);
        let eligible = self.eligible(set);
        let has_entry = free.is_some() || eligible != 0;
        let missing = match commits {
            true => self.missing(set, means),
            false => Missing { room: !means.has_room, place: !has_entry, ..Missing::default() },
        };
        let missing = Missing { place: missing.place || !has_entry, ..missing };
        if missing != Missing::default() {
            return Found::refused(missing);
        }

        let fresh =
            Entry { line: request.line, rc: self.config.rc_initial() as u64, position: None };
        self.event.took = true;
        let mut evicted = None;
        let way = match free {
            Some(way) => {
                self.event.replaced_candidate = invalid.is_none();
                way
            }
            None => {
                let policy = &mut self.sets[set].policy;
                let place = match commits {
                    true => policy.victim(eligible),
                    false => policy.clone().victim(eligible),
                };
                let way = self.owner(set, place).unwrap_or_default();
                evicted = self.release_way(set, way);
                self.event.replaced_owner = true;
                way
            }
        };
        self.sets[set].entries[way] = Some(fresh);
        let mut found = match means.free_entry() {
            Some(mshr) if commits => self.commit(set, way, mshr, request.line),
            _ => {
                if evicted.is_some() {
                    self.age(set, &[Some(way)]);
                }
                Found::new(Case::DirectLoad, Act::Send)
            }
        };
        found.evicted = evicted.or(found.evicted);
        found
    }
}
