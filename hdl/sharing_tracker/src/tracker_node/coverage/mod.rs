//! Coverage bins; and checks of every cycle beside the comparison: the contract of the streams, the core's
//! order of loads and stores, that each forward has one end, and that each victim is reported.

mod bins;
mod conservation;

use testbenches::contract::{StreamContract, Violation};
use testbenches::coverage::{Coverage, Unreachable};
use testbenches::dut::Model as _;

use super::l1::View;
use super::model::TrackerNode;
use super::{Config, In, Out, Ticket};
use crate::coalescer::Load;
use crate::streams::{Forward, Message, Reply};
use base::checks::Checks;
use base::streams::CoreRequest;
use conservation::{Ends, Sent};
use design::{PendingStore, WriteHit};
use testbenches::recording::Known;

/// Bins that a search hits among the seeds of the preset.
pub(super) const RECORDED: &[Known] =
    &[Known { eighths: &[(29, 2), (14, 2), (32, 2), (6, 2)], missed: 2 }];

testbenches::bins! {
    /// The cases of the rules that `l1` does not have.
    pub enum Covered {
        line_enters: "a line of a warp was looked up for the first time",
        line_bypasses: "a line of a warp that bypasses went to L2 alone",
        line_hits: "a line of a warp that bypasses hit",
        line_joins: "a line of a warp that bypasses joined a pending one",
        no_line: "a warp without an active lane was decided",
        line_waits_for_ticket: "a line waited for a ticket",
        ticket_waits_for_line: "a ticket waited for a line",
        refused: "a line of a warp was refused",
        refused_again: "a line of a warp was refused for a second time running",
        line_waits_for_refused: "a line waited for the refused one before it",
        line_waits_for_refusal: "a line and its ticket waited in the very cycle of a refusal",

        core_before_line: "a request of the core entered while a line of a warp was offered",
        line_before_core: "a line of a warp entered while a request of the core was offered",
        refused_before_core: "a refused line entered while a request of the core was offered",
        forward_before_both: "a forward entered while both were offered",
        own_between: "a local request entered in the cycle of a forward's lookup, while another waited",
        forwards_follow: "a forward entered two cycles after the one before, or as early as that had been answered",
        full_gives_way: "a local request entered while a forward was offered that could not enter",

        answered: "a forward's line was found",
        pending: "a forward's line was pending",
        gone: "a forward's line was not there",
        gone_unreported: "a forward's line was gone, and its remove still waited",
        waits_for_nack: "a forward waited for the place of nack alone",
        waits_for_reader: "a forward waited for a line being read alone",
        waits_for_answer: "a forward waited for places at answer alone",
        waits_for_lookup: "a forward waited for a hit or a store in lookup alone",
        two_lines: "beats of two found lines were at answer",

        waits_first: "a forward began to wait for a line in flight in the first place",
        waits_second: "a forward began to wait in the second place",
        waits_while_filled: "a forward began to wait in the cycle in which its line's last beat came",
        places_full: "a forward was given back since both places were taken",
        given_back_filled: "a forward was given back since its line had come and was not readable yet",
        given_back_beside_late: "a forward was given back, with a place free, since one that waited was late",
        served_first: "a forward that waited was served from the first place",
        served_second: "a forward that waited was served from the second place",
        served_behind_read: "a forward was served in the cycle of the last read of the line before",
        served_late: "a late forward was served",
        late_first: "a forward was given back in the first place whose line had not come in time",
        late_second: "the same in the second place",
        waits_for_end: "a forward was offered, and entered not since one that waited was served or given back",
        entry_held: "an entry without a load to read was kept for a forward",
        joins_held: "a load joined an entry that was kept so",
        waits_in_flush: "a forward began to wait while flush was high",
        held_in_flush: "an entry was kept for a forward while flush was high",

        hit_waits: "a hit waited while a line was read for another core",
        wake_waits: "a beat of an entry being woken waited while a line was read for another core",
        direct_waits: "a direct beat waited for it, too",
        restart_waits: "a load that would have been answered early waited for its line, since a line was read for \
                        another core",
        fill_waits: "a line beat waited since its way, or another reserved one, was read",
        reserved_while_read: "a way was reserved while it was read for another core",
        invalid_while_read: "a line became invalid by a store or atomic while it was read for another core",
        stored_while_read: "a store was written while its line was read for another core",

        removed: "a victim was reported before its miss",
        remove_waits: "a remove waited",
        removes_follow: "a victim's miss was taken, and the next message was a victim, too",

        line_enters_in_flush: "a line of a warp entered while flush was high",
        refused_in_flush: "a refused line entered while flush was high",
        warp_waits_for_flush: "a warp was offered while flush was high, and the coalescer had room",
        forward_in_flush: "a forward's line was found while flush was high and the L1 drained",
        found_in_walk: "a forward's line was found in the first cycle of a walk",
        read_in_walk: "a line was read for another core while sets were cleared",
        forward_waits_for_walk: "a forward waited while sets were cleared",
        gone_after_walk: "a forward's line was not there while flushed was high",
        every_counter_read: "each of the node's counters was read with a value above 0",
        no_counter_read: "counter_index was above 10",
    }
}

/// Counts [`Covered`] and checks what must hold in every cycle.
pub struct Monitor {
    config: Config,
    /// The state of the block: for the bins, and no check.
    state: TrackerNode,
    checks: Checks,
    core_request: StreamContract<CoreRequest>,
    warp: StreamContract<Load>,
    ticket: StreamContract<Ticket>,
    message: StreamContract<Message>,
    forward: StreamContract<Forward>,
    answer: StreamContract<Reply>,
    nack: StreamContract<Forward>,
    view: View,
    ends: Ends,
    sent: Sent,
    bins: bins::Kept,
}

impl Monitor {
    /// A monitor for the cycles after a reset.
    pub fn new(config: &Config) -> Monitor {
        let checks = Checks::new(config.l1(), false);
        // R21
        let is_ordered = config.l1().pending_store() == PendingStore::Refuse;
        Monitor {
            config: config.clone(),
            state: TrackerNode::new(config),
            checks: if is_ordered { checks } else { checks.in_any_order() },
            core_request: StreamContract::new("core_request").may_start_valid(),
            warp: StreamContract::new("warp").may_start_valid(),
            ticket: StreamContract::new("ticket").may_start_valid(),
            message: StreamContract::new("message"),
            forward: StreamContract::new("forward").may_start_valid(),
            answer: StreamContract::new("answer"),
            nack: StreamContract::new("nack"),
            view: View::default(),
            ends: Ends::new(config),
            sent: Sent::new(config),
            bins: bins::Kept::default(),
        }
    }

    fn contracts(&mut self, input: &In, out: &Out) -> Result<(), Violation> {
        let request = input.core_request;
        self.core_request.check(request.valid, out.core_request.ready, request)?;
        let load = Load { active: input.warp.active, sectors: input.warp_sector };
        self.warp.check(input.warp.valid, out.warp.ready, load)?;
        self.ticket.check(input.ticket.valid, out.ticket.ready, input.ticket)?;
        self.message.check(out.message.valid, input.message.ready, out.message)?;
        self.forward.check(input.forward.valid, out.forward.ready, input.forward)?;
        self.answer.check(out.answer.valid, input.answer.ready, out.answer)?;
        self.nack.check(out.nack.valid, input.nack.ready, out.nack)?;
        if input.flush && (out.core_request.ready || out.warp.ready) {
            return Err(Violation::new(
                "R19",
                "nothing of the core must be accepted while flush is high",
            ));
        }
        Ok(())
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
        self.contracts(input, output)?;
        self.ends.observe(input, output)?;
        self.sent.observe(input, output)?;
        if let Some((given, shown)) = self.view.before(input, output) {
            self.checks.observe(&given, &shown)?;
        }
        let before = self.state.message();
        self.state.step(input);
        self.cover(input, output, before, coverage);
        Ok(())
    }
}

/// The bins that a configuration has no room for.
pub fn unreachable(config: &Config) -> Vec<Unreachable<Covered>> {
    use Covered::*;
    let mut bins = Vec::new();
    let mut add = |reason: &str, more: &[Covered]| {
        bins.extend(more.iter().map(|&bin| Unreachable::new(bin, reason)));
    };
    let l1 = config.l1();
    if l1.sectors() == 1 {
        let in_one_cycle = [waits_for_reader, restart_waits, fill_waits];
        add("a line is one sector, which is read in one cycle", &in_one_cycle);
    } else if !l1.restarts_early() {
        add("loads wait for their lines", &[restart_waits]);
    }
    if l1.sectors() == 2 && l1.entries() == 1 {
        add(
            "a line of two sectors has been read before the beat of another can come",
            &[fill_waits],
        );
    }
    if l1.id_bits() == 1 {
        let of_several = [line_waits_for_refused, line_waits_for_refusal, refused_before_core];
        add("there is one identifier for lines and one for requests", &of_several);
    }
    if !l1.looks_up_bypassing() {
        add("loads that bypass are not looked up", &[line_hits, line_joins]);
    }
    if l1.looks_up_bypassing() && l1.merges() == 1 {
        add("no load joins", &[line_joins]);
    }
    if l1.write_hit() == WriteHit::Evict {
        add("stores are not written", &[stored_while_read]);
    }
    if config.wait_cycles().is_none() {
        let of_waiting = [
            waits_first,
            waits_second,
            waits_while_filled,
            places_full,
            given_back_filled,
            given_back_beside_late,
            served_first,
            served_second,
            served_behind_read,
            served_late,
            late_first,
            late_second,
            waits_for_end,
            entry_held,
            joins_held,
            waits_in_flush,
            held_in_flush,
        ];
        add("no forward waits", &of_waiting);
    }
    bins
}
