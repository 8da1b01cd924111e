//! Coverage bins, and the check that no load gets past a store.

use std::collections::BTreeMap;

use testbenches::contract::Violation;
use testbenches::coverage::{Coverage, Unreachable};

use super::{Config, In, Out};

testbenches::bins! {
    /// The cases of the block's rules.
    pub enum Covered {
        first_store: "a store was counted by an entry that was free",
        next_store: "a store was counted by an entry that counted others",
        entry_full: "a store was refused because its entry counts as many as it can",
        entry_full_acknowledged: "a store was refused in the cycle of an acknowledgement of its full entry",
        tracker_full: "a store was refused because no entry is free",
        tracker_full_freed: "a store was refused in the cycle in which an entry became free",
        line_entry_while_full: "a store was counted by its line's entry while no entry was free",
        load_to_l2_blocked: "a load to L2 had to wait for a store by way of the home",
        load_home_blocked: "a load by way of the home had to wait for a store to L2",
        same_way: "a load of a line with stores of the same way was let past",
        both_ways: "a line had stores of both ways",
        hole: "a store was counted by a free entry below one that is in use",
        last_entry: "a store was counted by the last entry",
        one_less: "an entry counted one store less, and others still",
        freed: "an entry became free",
        freed_and_let_past: "a load was let past in the cycle after the last store of the other way was acknowledged",
        store_and_ack: "a store was counted, and one of another entry acknowledged, in one cycle",
        store_and_ack_of_one: "a store was counted, and one of several of its entry acknowledged, in one cycle",
        store_and_last_ack: "a store was counted, and the only one of its entry acknowledged, in one cycle",
        reused: "an entry counted a store in the cycle after it became free",
        emptied: "the last entry in use became free",
    }
}

/// Events of the previous cycle.
#[derive(Clone, Copy, Debug, Default)]
struct Before {
    /// The entry that became free, with the line and way that it had.
    freed: Option<(u64, u64, bool)>,
}

/// Counts [`Covered`] and checks the answers by a count of the stores of each line and way.
pub struct Monitor {
    config: Config,
    /// Unacknowledged stores by line and way: their entry, and how many.
    stores: BTreeMap<(u64, bool), (u64, usize)>,
    before: Before,
}

impl Monitor {
    /// A monitor for the cycles after a reset.
    pub fn new(config: &Config) -> Monitor {
        Monitor { config: config.clone(), stores: BTreeMap::new(), before: Before::default() }
    }

    /// Line and way of an entry in use.
    fn owner_of(&self, entry: u64) -> Option<(u64, bool)> {
        self.stores.iter().find(|(_, (used, _))| *used == entry).map(|(owner, _)| *owner)
    }

    fn check(&self, input: &In, output: &Out) -> Result<(), Violation> {
        let broken = |rule, text: &str| Err(Violation::new(rule, text));
        let (line, to_home) = (input.request.line, input.request.to_home);
        if input.ack.valid && self.owner_of(input.ack.entry).is_none() {
            return broken("R9", "only a store that was accepted must be acknowledged, and once");
        }
        if output.load_blocked != self.stores.contains_key(&(line, !to_home)) {
            return broken("R4", "a load must wait exactly for stores that went the other way");
        }
        if output.is_empty != self.stores.is_empty() {
            return broken("R7", "is_empty must be true exactly while there are no stores");
        }
        let local = self.stores.get(&(line, to_home));
        let has_room = match local {
            Some((_, count)) => *count < self.config.merges(),
            None => self.stores.len() < self.config.lines(),
        };
        if output.has_room != has_room {
            return broken("R3", "has_room must be true exactly if the store can be counted");
        }
        let lowest_free = (0..).find(|&entry| self.owner_of(entry).is_none());
        let expected = local.map(|(entry, _)| *entry).or(lowest_free);
        if has_room && expected != Some(output.store.entry) {
            return broken("R2", "store_entry must be the line's, or the lowest that is free");
        }
        Ok(())
    }

    fn cover_request(&self, input: &In, output: &Out, coverage: &mut Coverage<Covered>) {
        let (line, to_home) = (input.request.line, input.request.to_home);
        let local = self.stores.get(&(line, to_home));
        let is_full = self.stores.len() == self.config.lines();
        let accepted = input.store.valid && output.has_room;
        let refused = input.store.valid && !output.has_room;
        let acknowledged = input.ack.valid.then_some(input.ack.entry);
        coverage.hit_when(accepted && local.is_none(), Covered::first_store);
        coverage.hit_when(accepted && local.is_some(), Covered::next_store);
        coverage.hit_when(refused && local.is_some(), Covered::entry_full);
        let line_entry = local.map(|(entry, _)| *entry);
        let of_line = acknowledged.is_some() && acknowledged == line_entry;
        coverage.hit_when(refused && of_line, Covered::entry_full_acknowledged);
        coverage.hit_when(refused && local.is_none(), Covered::tracker_full);
        let frees = self.frees(input);
        coverage.hit_when(refused && local.is_none() && frees, Covered::tracker_full_freed);
        coverage.hit_when(accepted && is_full, Covered::line_entry_while_full);
        coverage.hit_when(output.load_blocked && !to_home, Covered::load_to_l2_blocked);
        coverage.hit_when(output.load_blocked && to_home, Covered::load_home_blocked);
        coverage.hit_when(!output.load_blocked && local.is_some(), Covered::same_way);
        coverage.hit_when(output.load_blocked && local.is_some(), Covered::both_ways);
        let above = self.stores.values().any(|(entry, _)| *entry > output.store.entry);
        coverage.hit_when(accepted && local.is_none() && above, Covered::hole);
        let last = self.config.lines() as u64 - 1;
        coverage.hit_when(accepted && output.store.entry == last, Covered::last_entry);
        let other = acknowledged.is_some_and(|entry| entry != output.store.entry);
        coverage.hit_when(accepted && other, Covered::store_and_ack);
        let several = local.is_some_and(|(_, count)| *count > 1);
        coverage.hit_when(accepted && of_line && several, Covered::store_and_ack_of_one);
        coverage.hit_when(accepted && of_line && !several, Covered::store_and_last_ack);
    }

    fn cover_before(&self, input: &In, output: &Out, coverage: &mut Coverage<Covered>) {
        let Some((entry, line, to_home)) = self.before.freed else {
            return;
        };
        coverage.hit(Covered::freed);
        let other_way = input.request.line == line && input.request.to_home != to_home;
        coverage.hit_when(other_way && !output.load_blocked, Covered::freed_and_let_past);
        let reused = input.store.valid && output.has_room && output.store.entry == entry;
        coverage.hit_when(reused, Covered::reused);
        coverage.hit_when(output.is_empty, Covered::emptied);
    }

    /// The acknowledgement is of an entry's only store, and no other is added.
    fn frees(&self, input: &In) -> bool {
        let owner = self.owner_of(input.ack.entry).filter(|_| input.ack.valid);
        owner.is_some_and(|owner| {
            let adds = input.store.valid && owner == (input.request.line, input.request.to_home);
            self.stores[&owner].1 == 1 && (!adds || self.config.merges() == 1)
        })
    }

    /// Updates the state after the cycle.
    fn note(&mut self, input: &In, output: &Out, coverage: &mut Coverage<Covered>) {
        self.before = Before::default();
        let acknowledged = self.owner_of(input.ack.entry).filter(|_| input.ack.valid);
        if input.store.valid && output.has_room {
            let owner = (input.request.line, input.request.to_home);
            self.stores.entry(owner).or_insert((output.store.entry, 0)).1 += 1;
        }
        if let Some(owner) = acknowledged
            && let Some((_, count)) = self.stores.get_mut(&owner)
        {
            *count -= 1;
            if *count == 0 {
                self.stores.remove(&owner);
                self.before.freed = Some((input.ack.entry, owner.0, owner.1));
            } else {
                coverage.hit(Covered::one_less);
            }
        }
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
        self.check(input, output)?;
        self.cover_request(input, output, coverage);
        self.cover_before(input, output, coverage);
        self.note(input, output, coverage);
        Ok(())
    }
}

/// The bins that a configuration has no room for.
pub fn unreachable(config: &Config) -> Vec<Unreachable<Covered>> {
    let mut bins = Vec::new();
    let mut add = |is_so: bool, reason: &str, more: &[Covered]| {
        if is_so {
            bins.extend(more.iter().map(|&bin| Unreachable::new(bin, reason)));
        }
    };
    let two_entries = [Covered::both_ways, Covered::hole, Covered::store_and_ack];
    add(config.lines() == 1, "there is one entry", &two_entries);
    let several = [
        Covered::next_store,
        Covered::line_entry_while_full,
        Covered::one_less,
        Covered::store_and_ack_of_one,
        Covered::store_and_last_ack,
    ];
    add(config.merges() == 1, "an entry counts one store", &several);
    let three = [Covered::store_and_ack_of_one];
    add(config.merges() == 2, "an entry that counts two has no room", &three);
    bins
}
