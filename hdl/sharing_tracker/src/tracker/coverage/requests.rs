//! Bins of a request that passes: the order, what was before it, and its effect.

use testbenches::coverage::Coverage;

use super::{Covered, In, Monitor, Out, Passing};
use crate::tracker::{Config, Lookup};

impl Monitor {
    pub(super) fn cover_answer(&mut self, input: &In, out: &Out, coverage: &mut Coverage<Covered>) {
        let all = input.invalidate.valid && input.remove.valid && input.lookup.valid;
        let waits = out.answer.valid && !input.answer.ready;
        coverage.hit_when(waits, Covered::answer_waits);
        coverage.hit_when(waits && all && input.flush.valid, Covered::all_blocked);
        if !out.answer.valid || !input.answer.ready || out.answer.kind != 0 {
            return;
        }
        let (line, core) = (out.answer.line, out.answer.forward_core);
        if !out.answer.forward {
            self.last_forward = None;
            return;
        }
        let set = self.config.set_of(line);
        coverage.hit(Covered::forward);
        coverage.hit_when(core == 0, Covered::forward_to_first);
        coverage.hit_when(core == self.config.cores() as u64 - 1, Covered::forward_to_last);
        coverage.hit_when(set == 0, Covered::first_set);
        coverage.hit_when(set == self.config.sets() - 1, Covered::last_set);
        let turned = self.last_forward.is_some_and(|last| last.0 == line && last.1 != core);
        coverage.hit_when(turned, Covered::forward_in_turn);
        self.last_forward = Some((line, core));
    }

    pub(super) fn cover_order(
        &self,
        passing: Passing,
        input: &In,
        coverage: &mut Coverage<Covered>,
    ) {
        let (remove, lookup) = (input.remove.valid, input.lookup.valid);
        match passing {
            Passing::Flush => {
                let all = input.invalidate.valid && remove && lookup;
                coverage.hit_when(all, Covered::all_offered);
                let known = !self.tracker.sharers_of(input.lookup.line).is_empty();
                coverage.hit_when(lookup && known, Covered::flush);
            }
            Passing::Invalidate(_) => {
                coverage.hit_when(remove && lookup, Covered::invalidate_before_remove);
            }
            Passing::Remove(..) => coverage.hit_when(lookup, Covered::remove_before_lookup),
            Passing::Lookup(_) => {}
        }
    }

    pub(super) fn cover_meetings(&self, passing: Passing, coverage: &mut Coverage<Covered>) {
        let Some(line) = passing.line() else { return };
        match self.before {
            [Some(Passing::Flush), _] => {
                let is_lookup = matches!(passing, Passing::Lookup(_));
                coverage.hit_when(is_lookup, Covered::after_flush);
            }
            [Some(before), _] => {
                let other = before.line();
                coverage.hit_when(other == Some(line), Covered::same_line_at_once);
                let same_set = other.is_some_and(|other| {
                    other != line && self.config.set_of(other) == self.config.set_of(line)
                });
                coverage.hit_when(same_set, Covered::same_set_at_once);
            }
            [None, Some(before)] => {
                coverage.hit_when(before.line() == Some(line), Covered::same_line_later);
            }
            [None, None] => {}
        }
    }

    pub(super) fn cover_effect(
        &self,
        passing: Passing,
        input: &In,
        coverage: &mut Coverage<Covered>,
    ) {
        let Some(line) = passing.line() else { return };
        let sharers = self.tracker.sharers_of(line);
        let is_known = !sharers.is_empty();
        match passing {
            Passing::Flush => {}
            Passing::Invalidate(_) => {
                coverage.hit_when(is_known, Covered::invalidate_entry);
                coverage.hit_when(!is_known, Covered::invalidate_unknown);
            }
            Passing::Remove(_, core) => {
                let is_marked = sharers.contains(&core);
                coverage.hit_when(is_marked && sharers.len() > 1, Covered::remove_one);
                coverage.hit_when(is_marked && sharers.len() == 1, Covered::remove_last);
                coverage.hit_when(is_known && !is_marked, Covered::remove_unmarked);
                coverage.hit_when(!is_known, Covered::remove_unknown);
            }
            Passing::Lookup(_) => self.cover_lookup(&sharers, input, coverage),
        }
    }

    fn cover_lookup(&self, sharers: &[u64], input: &In, coverage: &mut Coverage<Covered>) {
        let Lookup { line, core, may_forward, adds, .. } = input.lookup;
        let has_other = sharers.iter().any(|other| *other != core);
        if self.tracker.waited() >= Config::TIMEOUT {
            coverage.hit(Covered::overdue);
            let other_sharers = input.invalidate.valid && input.remove.valid;
            coverage.hit_when(other_sharers, Covered::overdue_first);
            coverage.hit_when(may_forward && has_other, Covered::overdue_would_forward);
            return;
        }
        coverage.hit_when(may_forward && sharers == [core], Covered::only_itself);
        coverage.hit_when(may_forward && sharers.is_empty(), Covered::no_entry);
        coverage.hit_when(may_forward && adds && has_other, Covered::forward_and_add);
        coverage.hit_when(!may_forward && !adds, Covered::neither);
        if !adds {
            return;
        }
        let is_marked = sharers.contains(&core);
        let ways = self.config.ways();
        let used = self.tracker.entries_beside(line);
        coverage.hit_when(is_marked, Covered::add_again);
        coverage.hit_when(!sharers.is_empty() && !is_marked, Covered::add_to_entry);
        coverage.hit_when(sharers.is_empty() && used < ways, Covered::add_with_room);
        coverage.hit_when(sharers.is_empty() && used == ways, Covered::add_replaces);
        coverage.hit_when(used == ways, Covered::every_way);
    }
}
