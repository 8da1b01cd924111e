//! The hardware: the tags and the data side of an L1, what enters them, and what they send.

mod forward_port;
mod line_reader;
mod message_queue;
mod report;
mod retry;
mod turns;

use super::Config;
use super::ports::Ports;
use crate::scatter_bypass::rtl::ScatterBypass;
use base::data_side::DataSide;
use base::flush_walker::FlushWalker;
use base::lookup::Lookup;
use base::streams::{KIND_BITS, OPERATION_BITS, kind, status};
use design::PendingStore;
use forward_port::ForwardPort;
use kit::set_index::SetIndex;
use message_queue::MessageQueue;
use report::NodeReport;
use retry::RetryRegister;
use rust_hdl::core::prelude::*;
use signal::prelude::*;
use turns::NodeTurns;

/// The block; see the documentation of the module above.
#[derive(LogicBlock)]
pub struct TrackerNode {
    kind: Kind,
    pub(super) ports: Ports,
    scatter: ScatterBypass,
    retry: RetryRegister,
    turns: NodeTurns,
    index: SetIndex,
    lookup: Lookup,
    data_side: DataSide,
    walker: FlushWalker,
    messages: MessageQueue,
    forwards: ForwardPort,
    report: NodeReport,
    /// The decision on the warp whose lines leave the scatter bypass.
    bypasses: Flop<Bit>,
    /// Warps that have passed, and whose last line has not entered.
    open_warps: Reg,
    /// An own request is in lookup.
    is_busy: Flop<Bit>,
    /// It is looked up: it came in the cycle before.
    is_first: Flop<Bit>,
    /// And is a warp line; one that was never refused; the last of its warp.
    is_line: Flop<Bit>,
    is_new: Flop<Bit>,
    is_last: Flop<Bit>,
    request_kind: Reg,
    operation: Reg,
    /// The line in lookup, also of a forward.
    line: Reg,
    set: Reg,
    sectors: Reg,
    byte_enable: Reg,
    data: Reg,
    bypass_l1: Flop<Bit>,
    id: Reg,
    /// The cache is to be emptied, or is being.
    is_emptied: Signal<Local, Bit>,
    /// The warp line in lookup is refused.
    refuses: Signal<Local, Bit>,
    /// A warp line that was never refused, and its ticket, are there; they enter.
    has_new: Signal<Local, Bit>,
    new_enters: Signal<Local, Bit>,
    /// The refused one enters again.
    retries: Signal<Local, Bit>,
    /// One of both is there.
    has_line: Signal<Local, Bit>,
    own_enters: Signal<Local, Bit>,
    /// What is looked up next, if it enters.
    next_line: Wire<Local>,
    _refuses: bool,
}

signal::ports! {
    rtl super::rtl::TrackerNode = super::ports;
}

impl TrackerNode {
    /// The hardware of `config`.
    pub fn new(config: &Config) -> TrackerNode {
        let l1 = config.l1();
        TrackerNode {
            kind: Kind::of::<TrackerNode>(
                "A core's node of the sharing tracker: an L1 data cache for the core's requests and \
                 for the lines of its warps' loads, which tells the tracker's banks what it evicts \
                 and answers the loads of other cores that they forward to it.",
            ),
            ports: Ports::new(config),
            scatter: ScatterBypass::new(config.scatter()),
            retry: RetryRegister::new(config),
            turns: NodeTurns::new(),
            index: SetIndex::new(l1.index(), l1.line_bits(), l1.sets()),
            lookup: Lookup::of_shared_lines(l1),
            data_side: DataSide::of_shared_lines(l1),
            walker: FlushWalker::new(l1),
            messages: MessageQueue::new(config),
            forwards: ForwardPort::new(config),
            report: NodeReport::new(config),
            bypasses: Flop::new(),
            open_warps: Reg::new(Config::OPEN_WARP_BITS),
            is_busy: Flop::new(),
            is_first: Flop::new(),
            is_line: Flop::new(),
            is_new: Flop::new(),
            is_last: Flop::new(),
            request_kind: Reg::new(KIND_BITS),
            operation: Reg::new(OPERATION_BITS),
            line: Reg::new(l1.line_bits()),
            set: Reg::new(l1.set_bits()),
            sectors: Reg::new(l1.sectors()),
            byte_enable: Reg::new(l1.sector_bytes()),
            data: Reg::new(l1.beat_bits()),
            bypass_l1: Flop::new(),
            id: Reg::new(l1.id_bits()),
            is_emptied: Signal::default(),
            refuses: Signal::default(),
            has_new: Signal::default(),
            new_enters: Signal::default(),
            retries: Signal::default(),
            has_line: Signal::default(),
            own_enters: Signal::default(),
            next_line: Wire::new(l1.line_bits()),
            _refuses: l1.pending_store() == PendingStore::Refuse,
        }
    }
}

impl Logic for TrackerNode {
    #[kernel]
    fn update(&mut self) {
        self.take_warps();
        self.refuse_line();
        self.take_turns();
        self.choose_line();
        self.hold_request();
        self.hold_line();
        self.look_up();
        self.do_as_told();
        self.serve_others();
        self.take_replies();
        self.tell_banks();
        self.empty();
        self.tell_core();
        self.tell_events();
    }
}

/// Warps, and their lines.
impl TrackerNode {
    /// No warp comes while the cache is to be emptied, or is being emptied.
    #[kernel]
    fn take_warps(&mut self) {
        self.is_emptied.next = self.flush.val() || self.walker.clears.val();
        self.scatter.active_warps.next = self.active_warps.val();
        self.scatter.warp.valid.next = self.warp.valid.val() && !self.is_emptied.val();
        self.scatter.warp.active.next = self.warp.active.val();
        self.warp.ready.next = self.scatter.warp.ready.val() && !self.is_emptied.val();
        for l in 0..self.warp_sector.len() {
            self.scatter.warp_sector[l].next = self.warp_sector[l].val();
        }
        self.scatter.decision.ready.next = true;
        self.decision.valid.next = self.scatter.decision.valid.val();
        self.decision.unique.next = self.scatter.decision.unique.val();
        self.decision.bypass.next = self.scatter.decision.bypass.val();
        self.bypasses.hold();
        if self.scatter.decision.valid.val() {
            self.bypasses.d.next = self.scatter.decision.bypass.val();
        }
    }

    /// A line that is refused waits, and no other is offered until it has entered again.
    #[kernel]
    fn refuse_line(&mut self) {
        self.refuses.next = self.is_first.q.val()
            && self.is_line.q.val()
            && (self.lookup.status.val() == status::RESERVATION_FAIL);
        self.retry.take.next = self.refuses.val();
        self.retry.refused.line.next = self.line.q.val();
        self.retry.refused.sectors.next = self.sectors.q.val();
        self.retry.refused.bypass.next = self.bypass_l1.q.val();
        self.retry.refused.id.next = self.id.q.val();
        self.retries.next = self.turns.enters.line.val() && self.retry.is_waiting.val();
        self.retry.enters.next = self.retries.val();
        self.has_new.next = self.scatter.line.valid.val() && self.ticket.valid.val();
        self.has_line.next = self.retry.is_waiting.val() || self.has_new.val();
    }
}

/// What enters.
impl TrackerNode {
    /// Something enters when the request in lookup is done in this cycle, and no set is being cleared: the walk has
    /// the port by which a victim becomes invalid.
    #[kernel]
    fn take_turns(&mut self) {
        let stays = self.is_busy.q.val() && self.data_side.state.waits.val();
        self.turns.is_open.next = !self.walker.clears.val() && !stays;
        self.turns.may_forward.next = self.forwards.may_enter.val();
        self.turns.offered.forward.next = self.forward.valid.val();
        self.turns.offered.request.next = self.core_request.valid.val() && !self.flush.val();
        self.turns.offered.line.next = self.has_line.val();
        self.turns.is_refused.next = self.refuses.val();

        let may_new = self.turns.ready.line.val() && !self.retry.is_waiting.val();
        self.forward.ready.next = self.turns.ready.forward.val();
        self.core_request.ready.next = self.turns.ready.request.val() && !self.flush.val();
        self.ticket.ready.next = may_new && self.scatter.line.valid.val();
        self.scatter.line.ready.next = may_new && self.ticket.valid.val();
        self.new_enters.next = may_new && self.has_new.val();

        self.own_enters.next = self.turns.enters.request.val() || self.turns.enters.line.val();
        self.is_first.d.next = self.own_enters.val();
        self.is_busy.d.next = self.own_enters.val() || stays;
        self.is_line.d.next = self.turns.enters.line.val();
        self.is_new.d.next = self.new_enters.val();
        self.is_last.d.next = self.scatter.line.last.val();
    }

    #[kernel]
    fn choose_line(&mut self) {
        self.next_line.next = self.core_request.line.val();
        if self.turns.is_line.val() {
            self.next_line.next = self.scatter.line.address.val();
            if self.retry.is_waiting.val() {
                self.next_line.next = self.retry.waiting.line.val();
            }
        }
        if self.turns.is_forward.val() {
            self.next_line.next = self.forward.line.val();
        }
        self.index.line.next = self.next_line.val();
        self.line.hold();
        self.set.hold();
        if self.own_enters.val() || self.turns.enters.forward.val() {
            self.line.d.next = self.next_line.val();
            self.set.d.next = self.index.set_number.val();
        }
    }

    #[kernel]
    fn hold_request(&mut self) {
        self.request_kind.hold();
        self.operation.hold();
        self.sectors.hold();
        self.byte_enable.hold();
        self.data.hold();
        self.bypass_l1.hold();
        self.id.hold();
        if self.turns.enters.request.val() {
            self.request_kind.d.next = self.core_request.kind.val();
            self.operation.d.next = self.core_request.operation.val();
            self.sectors.d.next = self.core_request.sectors.val();
            self.byte_enable.d.next = self.core_request.byte_enable.val();
            self.data.d.next = self.core_request.data.val();
            self.bypass_l1.d.next = self.core_request.bypass_l1.val();
            self.id.d.next = self.core_request.id.val();
        }
    }

    /// A warp line is a load without data.
    #[kernel]
    fn hold_line(&mut self) {
        if self.turns.enters.line.val() {
            self.request_kind.d.next = kind::LOAD.into();
            self.operation.d.next = 0.into();
            self.sectors.d.next = self.scatter.line.sectors.val();
            self.byte_enable.d.next = 0.into();
            self.data.d.next = 0.into();
            self.bypass_l1.d.next = self.bypasses.q.val();
            self.id.d.next = self.ticket.id.val();
            if self.retry.is_waiting.val() {
                self.sectors.d.next = self.retry.waiting.sectors.val();
                self.bypass_l1.d.next = self.retry.waiting.bypass.val();
                self.id.d.next = self.retry.waiting.id.val();
            }
        }
    }
}

/// The L1.
impl TrackerNode {
    /// The tags decide in the first cycle.
    #[kernel]
    fn look_up(&mut self) {
        self.lookup.reads.next =
            self.core_request.valid.val() || self.has_line.val() || self.forward.valid.val();
        self.lookup.next_set.next = self.index.set_number.val();
        self.lookup.request.is_first.next = self.is_first.q.val();
        self.lookup.request.kind.next = self.request_kind.q.val();
        self.lookup.request.bypass_l1.next = self.bypass_l1.q.val();
        self.lookup.request.line.next = self.line.q.val();
        self.lookup.request.set_number.next = self.set.q.val();
        self.lookup.state.has_room.next = self.data_side.state.has_room.val();
        if self._refuses {
            // No write goes down while a load of its line waits: there is no room for it until then.
            let is_load = self.request_kind.q.val() == kind::LOAD;
            self.lookup.state.has_room.next =
                self.data_side.state.has_room.val() && (is_load || !self.lookup.awaits_line.val());
        }
        self.lookup.state.has_entry.next = self.data_side.state.has_entry.val();
        self.lookup.state.pending_ways.next = self.data_side.state.pending_ways.val();
        self.lookup.state.joinable_ways.next = self.data_side.state.joinable_ways.val();
        self.lookup.change.publish.next =
            self.data_side.done.valid.val() && !self.data_side.done.is_stale.val();
        self.lookup.change.publish_set.next = self.data_side.done.set_number.val();
        self.lookup.change.publish_way.next = self.data_side.done.way.val();
        self.lookup.change.clear.next = self.walker.clears.val();
        self.lookup.change.clear_set.next = self.walker.set_number.val();
    }

    /// The data side does. A stale line is released by never becoming readable.
    #[kernel]
    fn do_as_told(&mut self) {
        self.data_side.done.is_released.next = true;
        self.data_side.request.kind.next = self.request_kind.q.val();
        self.data_side.request.operation.next = self.operation.q.val();
        self.data_side.request.line.next = self.line.q.val();
        self.data_side.request.set_number.next = self.set.q.val();
        self.data_side.request.sectors.next = self.sectors.q.val();
        self.data_side.request.byte_enable.next = self.byte_enable.q.val();
        self.data_side.request.data.next = self.data.q.val();
        self.data_side.request.id.next = self.id.q.val();
        self.lookup.command.link(&mut self.data_side.command);
        self.data_side.core_reply.link(&mut self.ports.core_reply);
    }
}

/// Other cores, and L2.
impl TrackerNode {
    #[kernel]
    fn serve_others(&mut self) {
        self.forwards.enters.next = self.turns.enters.forward.val();
        self.forwards.requester.next = self.forward.requester.val();
        self.forwards.id.next = self.forward.id.val();
        self.forwards.lookup.line.next = self.line.q.val();
        self.forwards.lookup.set_number.next = self.set.q.val();
        self.forwards.lookup.has_line.next = self.lookup.has_line.val();
        self.forwards.lookup.way.next = self.lookup.command.way.val();
        self.forwards.read.link(&mut self.data_side.read);
        self.forwards.answer.link(&mut self.ports.answer);
        self.forwards.nack.link(&mut self.ports.nack);
    }

    /// Beats of lines, and those that pass to the core.
    #[kernel]
    fn take_replies(&mut self) {
        let is_direct = self.down_reply.id.val().bit(self.down_reply.id.width() - 1);
        let entry_bits = self.data_side.line.entry.width();
        self.data_side.line.valid.next = self.down_reply.valid.val() && !is_direct;
        self.data_side.line.entry.next = bits_to(self.down_reply.id.val(), entry_bits);
        self.data_side.line.sector.next = self.down_reply.sector.val();
        self.data_side.line.data.next = self.down_reply.data.val();
        self.data_side.line.last.next = self.down_reply.last.val();
        self.data_side.down_reply.valid.next = self.down_reply.valid.val() && is_direct;
        self.data_side.down_reply.id.next = self.down_reply.id.val();
        self.data_side.down_reply.kind.next = self.down_reply.kind.val();
        self.data_side.down_reply.sector.next = self.down_reply.sector.val();
        self.data_side.down_reply.data.next = self.down_reply.data.val();
        self.data_side.down_reply.last.next = self.down_reply.last.val();
        self.down_reply.ready.next = self.data_side.line.ready.val();
        if is_direct {
            self.down_reply.ready.next = self.data_side.down_reply.ready.val();
        }
    }

    /// Banks know by the port whose messages these are.
    #[kernel]
    fn tell_banks(&mut self) {
        self.data_side.core_number.next = 0.into();
        self.data_side.down_request.link(&mut self.messages.miss);
        self.messages.victim.valid.next =
            self.lookup.command.reserve.val() || self.lookup.command.send_direct.val();
        self.messages.victim.is_line.next =
            self.lookup.command.reserve.val() && self.lookup.evict.val();
        self.messages.victim.line.next = self.lookup.evict_line.val();
        self.messages.message.link(&mut self.ports.message);
    }
}

/// Flush, and what is told.
impl TrackerNode {
    /// The lines of warps that have passed enter before a walk begins.
    #[kernel]
    fn empty(&mut self) {
        let opens = self.warp.valid.val() && self.warp.ready.val();
        let has_none =
            self.scatter.decision.valid.val() && (self.scatter.decision.unique.val() == 0);
        let closes = has_none || (self.new_enters.val() && self.scatter.line.last.val());
        self.open_warps.hold();
        if opens && !closes {
            self.open_warps.d.next = self.open_warps.q.val() + 1;
        }
        if closes && !opens {
            self.open_warps.d.next = self.open_warps.q.val() - 1;
        }
        self.walker.flush.next =
            self.flush.val() && !self.retry.is_waiting.val() && (self.open_warps.q.val() == 0);
        self.walker.is_idle.next = !self.is_busy.q.val() && self.data_side.state.is_idle.val();
        self.flushed.next = self.walker.flushed.val();
    }

    #[kernel]
    fn tell_core(&mut self) {
        self.core_status.valid.next = self.is_first.q.val() && !self.refuses.val();
        self.core_status.id.next = self.id.q.val();
        self.core_status.word.next = self.lookup.status.val();
        self.ports.line.valid.next = self.is_new.q.val();
        self.ports.line.address.next = self.line.q.val();
        self.ports.line.sectors.next = self.sectors.q.val();
        self.ports.line.last.next = self.is_last.q.val();
        self.ports.line.bypass.next = self.bypass_l1.q.val();
        self.ports.line.id.next = self.id.q.val();
    }

    #[kernel]
    fn tell_events(&mut self) {
        self.report.now.looks_up.next = self.is_first.q.val();
        self.report.now.status.next = self.lookup.status.val();
        self.report.now.evicts.next = self.lookup.evict.val();
        self.report.now.evicted_line.next = self.lookup.evict_line.val();
        self.report.now.fills.next = self.data_side.is_filled.val();
        self.report.tracker_now.answered.next = self.forwards.answers.val();
        self.report.tracker_now.nacked.next = self.forwards.gives_back.val();
        self.report.tracker_now.removed.next = self.messages.removes.val();
        self.report.tracker_now.retried.next = self.retries.val();
        self.report.event.link(&mut self.ports.event);
        self.report.evict.link(&mut self.ports.evict);
        self.report.tracker.link(&mut self.ports.tracker);
        self.ports.counter.link(&mut self.report.counter);
    }
}
