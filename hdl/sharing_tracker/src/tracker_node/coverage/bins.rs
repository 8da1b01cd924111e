//! Who entered, who waited for what, and what forwards met.

use testbenches::coverage::Coverage;

use super::super::model::Entered;
use super::super::{In, Out};
use super::{Covered, Monitor};
use crate::streams::{Message, kind};
use base::model::Case;

/// State kept from one cycle to the next.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Kept {
    /// The line that entered in the cycle before, whether for the first time, and whether it bypasses.
    line: Option<bool>,
    /// The line had been refused.
    was_refused: bool,
    /// The line of the forward in lookup.
    forward: u64,
    /// Cycles since a forward entered.
    since: u64,
    /// A set was cleared in the cycle before.
    walked: bool,
    /// The message that was taken last was a victim's miss.
    has_removed: bool,
    after_victim: bool,
    /// Counters read above 0, bit i for counter i.
    read: u64,
}

impl Monitor {
    /// `message` is what was offered.
    pub(super) fn cover(
        &mut self,
        input: &In,
        out: &Out,
        message: Message,
        coverage: &mut Coverage<Covered>,
    ) {
        self.cover_lines(input, out, coverage);
        self.cover_turns(coverage);
        self.cover_forwards(coverage);
        self.cover_waiting(input, coverage);
        self.cover_reads(input, out, coverage);
        self.cover_messages(input, message, coverage);
        self.cover_flush(input, out, coverage);
        let note = *self.state.note();
        let kept = &mut self.bins;
        kept.line = match note.entered {
            Some(Entered::Line | Entered::Refused) => Some(note.request.bypass_l1),
            _ => None,
        };
        kept.was_refused = note.entered == Some(Entered::Refused);
        kept.since += 1;
        if note.entered == Some(Entered::Forward) {
            (kept.forward, kept.since) = (input.forward.line, 0);
        }
        kept.walked = note.walks;
        let index = input.counter.index;
        if (7..=10).contains(&index) && out.counter.value > 0 {
            kept.read |= 1 << index;
        }
        coverage.hit_when(kept.read == 0x780, Covered::every_counter_read);
        coverage.hit_when(index > 10, Covered::no_counter_read);
    }

    fn cover_lines(&mut self, input: &In, out: &Out, coverage: &mut Coverage<Covered>) {
        let (note, l1) = (*self.state.note(), *self.state.cache().note());
        coverage.hit_when(out.line.valid, Covered::line_enters);
        let case = l1.found.filter(|_| self.bins.line == Some(true)).map(|found| found.case);
        coverage.hit_when(case == Some(Case::DirectLoad), Covered::line_bypasses);
        coverage.hit_when(case == Some(Case::LoadHit), Covered::line_hits);
        coverage.hit_when(case == Some(Case::Joined), Covered::line_joins);
        coverage.hit_when(out.decision.valid && out.decision.unique == 0, Covered::no_line);
        let has_line = note.scattered;
        coverage.hit_when(has_line && !input.ticket.valid, Covered::line_waits_for_ticket);
        coverage.hit_when(!has_line && input.ticket.valid, Covered::ticket_waits_for_line);
        let refused = note.refused.is_some();
        coverage.hit_when(refused, Covered::refused);
        coverage.hit_when(refused && self.bins.was_refused, Covered::refused_again);
        let both = has_line && input.ticket.valid;
        coverage.hit_when(both && note.had_refused, Covered::line_waits_for_refused);
        coverage.hit_when(both && refused, Covered::line_waits_for_refusal);
    }

    fn cover_turns(&mut self, coverage: &mut Coverage<Covered>) {
        let note = *self.state.note();
        let (forward, core, line) = note.offered;
        let entered = note.entered;
        coverage.hit_when(entered == Some(Entered::Core) && line, Covered::core_before_line);
        coverage.hit_when(entered == Some(Entered::Line) && core, Covered::line_before_core);
        coverage.hit_when(entered == Some(Entered::Refused) && core, Covered::refused_before_core);
        let is_forward = entered == Some(Entered::Forward);
        coverage.hit_when(is_forward && core && line, Covered::forward_before_both);
        let is_own = entered.is_some() && !is_forward;
        coverage.hit_when(is_own && forward && note.found.is_some(), Covered::own_between);
        coverage.hit_when(is_own && forward && !note.can_forward, Covered::full_gives_way);
        let least = self.config.l1().sectors() as u64;
        coverage.hit_when(is_forward && self.bins.since == least, Covered::forwards_follow);
    }

    fn cover_forwards(&mut self, coverage: &mut Coverage<Covered>) {
        let note = *self.state.note();
        coverage.hit_when(note.found == Some(true), Covered::answered);
        let not_found = note.found == Some(false) && note.waits.is_none();
        coverage.hit_when(not_found && note.was_pending, Covered::pending);
        let is_gone = not_found && !note.was_pending;
        coverage.hit_when(is_gone, Covered::gone);
        let line = self.bins.forward;
        coverage.hit_when(is_gone && self.state.is_unreported(line), Covered::gone_unreported);
        let (offered, ..) = note.offered;
        let lacks = |which: usize| {
            let mut others = note.means;
            others[which] = true;
            offered && note.is_open && !note.means[which] && others == [true; 4]
        };
        coverage.hit_when(lacks(1), Covered::waits_for_nack);
        coverage.hit_when(lacks(2), Covered::waits_for_reader);
        coverage.hit_when(lacks(3), Covered::waits_for_answer);
        let is_closed = !note.is_open && !note.walks;
        coverage.hit_when(offered && note.can_forward && is_closed, Covered::waits_for_lookup);
        coverage.hit_when(note.answers > self.config.l1().sectors(), Covered::two_lines);
    }

    fn cover_waiting(&mut self, input: &In, coverage: &mut Coverage<Covered>) {
        if self.config.wait_cycles().is_none() {
            return;
        }
        let (note, l1) = (*self.state.note(), *self.state.cache().note());
        let is_filled = l1.filled && self.state.cache().awaiting(self.bins.forward).is_none();
        coverage.hit_when(note.waits == Some(0), Covered::waits_first);
        coverage.hit_when(note.waits == Some(1), Covered::waits_second);
        coverage.hit_when(note.waits.is_some() && is_filled, Covered::waits_while_filled);
        let is_refused = note.found == Some(false) && note.waits.is_none() && note.was_pending;
        let is_full = is_refused && note.was_awaited && !note.has_late;
        coverage.hit_when(is_full, Covered::places_full);
        coverage.hit_when(is_refused && !note.was_awaited, Covered::given_back_filled);
        let beside = is_refused && note.was_awaited && note.has_late;
        coverage.hit_when(beside, Covered::given_back_beside_late);
        coverage.hit_when(note.served == Some(0), Covered::served_first);
        coverage.hit_when(note.served == Some(1), Covered::served_second);
        let served = note.served.is_some();
        coverage.hit_when(served && note.read.is_some(), Covered::served_behind_read);
        coverage.hit_when(served && note.was_late, Covered::served_late);
        coverage.hit_when(note.given_back == Some(0), Covered::late_first);
        coverage.hit_when(note.given_back == Some(1), Covered::late_second);
        let ends = served || note.given_back.is_some();
        let could = note.is_open && note.means == [true; 4];
        coverage.hit_when(ends && could && input.forward.valid, Covered::waits_for_end);
        coverage.hit_when(note.is_held && l1.held, Covered::entry_held);
        coverage.hit_when(note.is_held && l1.joined_held, Covered::joins_held);
        coverage.hit_when(note.flush && note.waits.is_some(), Covered::waits_in_flush);
        coverage.hit_when(note.flush && note.is_held && l1.held, Covered::held_in_flush);
    }

    fn cover_reads(&mut self, input: &In, _: &Out, coverage: &mut Coverage<Covered>) {
        let (note, l1) = (*self.state.note(), *self.state.cache().note());
        let Some((set, way, _)) = note.read else { return };
        coverage.hit_when(l1.hit_waits, Covered::hit_waits);
        coverage.hit_when(l1.wake_waits, Covered::wake_waits);
        let top = self.config.l1().down_id_bits() - 1;
        let is_direct = input.down_reply.valid && input.down_reply.id >> top == 1;
        coverage.hit_when(l1.wake_waits && is_direct, Covered::direct_waits);
        coverage.hit_when(l1.restart_missed && !l1.wake_waits, Covered::restart_waits);
        coverage.hit_when(note.fill_waited, Covered::fill_waits);
        let is_its = |place: (usize, usize)| place == (set, way);
        let reserved = l1.fetched.is_some_and(|miss| is_its((miss.set, miss.place)));
        coverage.hit_when(reserved, Covered::reserved_while_read);
        let invalid = l1.found.and_then(|found| found.evicted).filter(|_| l1.fetched.is_none());
        coverage.hit_when(invalid == Some(self.bins.forward), Covered::invalid_while_read);
        coverage.hit_when(l1.wrote_to.is_some_and(is_its), Covered::stored_while_read);
    }

    fn cover_messages(&mut self, input: &In, message: Message, coverage: &mut Coverage<Covered>) {
        let removes = message.valid && message.kind == kind::REMOVE as u64;
        coverage.hit_when(removes && input.message.ready, Covered::removed);
        coverage.hit_when(removes && !input.message.ready, Covered::remove_waits);
        let kept = &mut self.bins;
        coverage.hit_when(removes && kept.after_victim, Covered::removes_follow);
        if message.valid && input.message.ready {
            kept.after_victim = !removes && kept.has_removed;
            kept.has_removed = removes;
        }
    }

    fn cover_flush(&mut self, input: &In, out: &Out, coverage: &mut Coverage<Covered>) {
        let note = *self.state.note();
        let enters = |what| input.flush && note.entered == Some(what);
        coverage.hit_when(enters(Entered::Line), Covered::line_enters_in_flush);
        coverage.hit_when(enters(Entered::Refused), Covered::refused_in_flush);
        let waits = input.flush && input.warp.valid && note.takes_warps;
        coverage.hit_when(waits, Covered::warp_waits_for_flush);
        let found = note.found == Some(true);
        coverage.hit_when(found && note.flush && !note.walks, Covered::forward_in_flush);
        coverage.hit_when(found && note.walks && !self.bins.walked, Covered::found_in_walk);
        coverage.hit_when(note.read.is_some() && note.walks, Covered::read_in_walk);
        let waits = input.forward.valid && note.can_forward && note.walks;
        coverage.hit_when(waits, Covered::forward_waits_for_walk);
        coverage.hit_when(note.found == Some(false) && out.flushed, Covered::gone_after_walk);
    }
}
