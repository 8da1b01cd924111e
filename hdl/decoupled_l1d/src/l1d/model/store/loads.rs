//! Plain loads: R1 to R7.

use super::*;

impl TagStore {
    /// A plain load (R1 to R7).
    pub(super) fn load(&mut self, request: &CoreRequest, means: &Means<'_>) -> Found {
        let set = self.config.data().set_of(request.line);
        let Some(way) = self.way_of(set, request.line) else {
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
        if rc < self.threshold() {
            if !means.has_room {
                return Found::refused(Missing { room: true, ..Missing::default() });
            }
        } else if self.missing(set, means) != Missing::default() {
            return Found::refused(self.missing(set, means));
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
        let taken = (0..self.config.tag_ways()).filter(|&way| !self.is_gated(way));
        let entries = &self.sets[set].entries;
        let invalid = taken.clone().find(|&way| entries[way].is_none());
        let is_candidate = |way: usize| entries[way].is_some_and(|entry| entry.position.is_none());
        let rc = |way: usize| entries[way].map_or(0, |entry| entry.rc);
        // `min_by_key` gives the first of several.
        let candidate = taken.filter(|&way| is_candidate(way)).min_by_key(|&way| rc(way));
        let eligible = self.eligible(set);
        let has_owner = eligible.contains(&true);
        let has_entry = invalid.is_some() || candidate.is_some() || has_owner;
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
        let way = match invalid.or(candidate) {
            Some(way) => {
                self.event.replaced_candidate = invalid.is_none();
                way
            }
            None => {
                let mut policy = self.sets[set].policy.clone();
                let place = policy.victim(&eligible);
                if commits {
                    self.sets[set].policy = policy;
                }
                let way = self.owner(set, place).unwrap_or_default();
                evicted = self.release_way(set, way);
                self.event.replaced_owner = true;
                way
            }
        };
        self.sets[set].entries[way] = Some(fresh);
        let found = match means.free_entry() {
            Some(mshr) if commits => self.commit(set, way, mshr, request.line),
            _ => {
                if evicted.is_some() {
                    self.age(set, &[Some(way)]);
                }
                Found::new(Case::DirectLoad, Act::Send)
            }
        };
        Found { evicted: evicted.or(found.evicted), ..found }
    }
}
