//! The hardware: a core's L1 with the blocks that share it.

mod dyneb_accounting;
mod held_request;
mod home_request_table;
mod intake;
mod packets;
mod remote_request_issue;
mod reply_arbiter;
mod tag_stage;

use super::{Config, Ports};
use base::data_side::DataSide;
use base::flush_walker::FlushWalker;
use base::streams::DownReply;
use dyneb_accounting::DynebAccounting;
use intake::Intake;
use kit::queue::BeatQueue;
use packets::Packets;
use remote_request_issue::RemoteRequestIssue;
use reply_arbiter::ReplyArbiter;
use rust_hdl::core::prelude::*;
use signal::prelude::*;
use tag_stage::TagStage;

/// The block; see the documentation of the module above.
#[derive(LogicBlock)]
pub struct SharedL1 {
    kind: Kind,
    pub(super) ports: Ports,
    intake: Intake,
    tags: TagStage,
    data_side: DataSide,
    walker: FlushWalker,
    issue: RemoteRequestIssue,
    /// Beats of L2 that wait.
    from_l2: BeatQueue<DownReply>,
    packets: Packets,
    /// Who asked for what is looked up, if another core did.
    requester_core: Reg,
    requester_id: Reg,
    reply_arbiter: ReplyArbiter,
    accounting: DynebAccounting,
    beat_id: Wire<Local>,
    _miss_queue: usize,
    _waits: bool,
}

impl SharedL1 {
    /// The hardware of `config`.
    pub fn new(config: &Config) -> SharedL1 {
        let l1 = config.l1();
        SharedL1 {
            kind: Kind::of::<SharedL1>(
                "A core's L1 data cache that it shares with other cores: home to its lines, \
                 private or shared as DynEB chooses.",
            ),
            ports: Ports::new(config),
            intake: Intake::new(config),
            tags: TagStage::new(config),
            data_side: DataSide::of_two_sources(l1),
            walker: FlushWalker::new(l1),
            issue: RemoteRequestIssue::new(config),
            from_l2: BeatQueue::of(l1, config.l2_in_queue()),
            packets: Packets::new(config),
            requester_core: Reg::new(config.core_number_bits()),
            requester_id: Reg::new(config.id_bits()),
            reply_arbiter: ReplyArbiter::new(config),
            accounting: DynebAccounting::new(config),
            beat_id: Wire::new(l1.id_bits()),
            _miss_queue: l1.miss_queue(),
            _waits: l1.waits_when_full(),
        }
    }
}

impl Logic for SharedL1 {
    #[kernel]
    fn update(&mut self) {
        self.take_requests();
        self.look_up();
        self.reach_l2_and_homes();
        self.reply();
        self.empty();
        self.tell();
    }
}

impl SharedL1 {
    /// A request is taken while the one before it ends, and no set is cleared.
    #[kernel]
    fn take_requests(&mut self) {
        self.ports.core_request.link(&mut self.intake.core_request);
        self.ports.remote_in.link(&mut self.intake.remote_in);
        self.intake.even_sets_shared.next = self.accounting.modes.even_sets_shared.val();
        self.intake.odd_sets_shared.next = self.accounting.modes.odd_sets_shared.val();
        self.intake.core_number.next = self.core_number.val();
        self.intake.flush.next = self.flush.val();
        self.intake.waits.next = self.data_side.state.waits.val();
        if self._waits {
            self.intake.waits.next = self.data_side.state.waits.val() || self.tags.retries.val();
            self.intake.retries.next = self.tags.retries.val();
        }
        self.intake.stops.next = self.walker.clears.val();
        let queued = self.data_side.sources.queued.val();
        let has_entry = self.packets.has_free.val();
        self.intake.admits.next = has_entry && (queued < self._miss_queue);
        if self.intake.is_first.val() {
            self.intake.admits.next = has_entry && (queued < (self._miss_queue - 1));
        }
        self.intake.taken.link(&mut self.packets.take);
        self.requester_core.d.next = self.intake.taken.requester.core.val();
        self.requester_id.d.next = self.intake.taken.requester.id.val();
    }

    /// The tags decide in the first cycle, with the trackers of a local request that leaves; the data side does.
    #[kernel]
    fn look_up(&mut self) {
        let source = self.l2_out.source.width();
        self.tags.reads.next = self.intake.reads.val();
        self.tags.next_set.next = self.intake.next_set.val();
        self.tags.is_first.next = self.intake.is_first.val();
        self.tags.is_remote.next = self.intake.is_remote.val();
        self.intake.held.link(&mut self.tags.held);
        self.tags.verdict.link(&mut self.issue.verdict);
        self.intake.held.request.link(&mut self.issue.request);
        self.intake.held.route.link(&mut self.issue.route);
        self.issue.bypass_l1.next = self.intake.held.bypass_l1.val();
        self.issue.core_number.next = self.core_number.val();
        self.data_side.state.link(&mut self.tags.state);
        self.data_side.done.link(&mut self.tags.done);
        self.tags.sharing.even_sets.next = self.accounting.modes.even_sets_shared.val();
        self.tags.sharing.odd_sets.next = self.accounting.modes.odd_sets_shared.val();
        self.tags.sharing.has_local.next = self.data_side.sources.has_local.val();
        self.tags.sharing.done_is_foreign.next = self.data_side.sources.done_mark.val();
        self.tags.clears.next = self.walker.clears.val();
        self.tags.cleared_set.next = self.walker.set_number.val();
        self.tags.request.link(&mut self.data_side.request);
        self.tags.command.link(&mut self.data_side.command);
        self.data_side.sources.mark.next = self.intake.held.is_foreign.val();
        self.data_side.core_number.next = bits_to(self.core_number.val(), source);
    }

    #[kernel]
    fn reach_l2_and_homes(&mut self) {
        self.data_side.down_request.link(&mut self.ports.l2_out);
        self.ports.l2_in.link(&mut self.from_l2.push);
        self.from_l2.pop.link(&mut self.data_side.down_reply);
        self.issue.remote_request_out.link(&mut self.ports.remote_request_out);
    }

    /// The L1's beats are for other cores, or for the core.
    #[kernel]
    fn reply(&mut self) {
        let (id, inner_id) = (self.core_status.id.width(), self.beat_id.width());
        self.beat_id.next = self.data_side.core_reply.id.val();
        let is_remote = self.beat_id.val().bit(inner_id - 1);
        let has_beat = self.data_side.core_reply.valid.val();
        self.packets.beat.valid.next = has_beat && is_remote;
        self.packets.beat.entry.next = bits_to(self.beat_id.val(), self.packets.beat.entry.width());
        self.packets.beat.sector.next = self.data_side.core_reply.sector.val();
        self.packets.beat.data.next = self.data_side.core_reply.data.val();
        self.packets.beat.last.next = self.data_side.core_reply.last.val();
        self.packets.remote_out.link(&mut self.ports.remote_out);
        self.reply_arbiter.beat.valid.next = has_beat && !is_remote;
        self.reply_arbiter.beat.id.next = bits_to(self.beat_id.val(), id);
        self.reply_arbiter.beat.sector.next = self.data_side.core_reply.sector.val();
        self.reply_arbiter.beat.data.next = self.data_side.core_reply.data.val();
        self.reply_arbiter.beat.last.next = self.data_side.core_reply.last.val();
        self.data_side.core_reply.ready.next = self.reply_arbiter.beat.ready.val();
        if is_remote {
            self.data_side.core_reply.ready.next = self.packets.beat.ready.val();
        }
        self.ports.remote_reply_in.link(&mut self.reply_arbiter.remote_reply_in);
        self.issue.reply.id.next = self.reply_arbiter.request.id.val();
        self.issue.reply.done.next = self.reply_arbiter.request.l1_done.val()
            || self.reply_arbiter.request.packet_done.val();
        self.reply_arbiter.request.sectors.next = self.issue.reply.sectors.val();
        self.reply_arbiter.core_reply.link(&mut self.ports.core_reply);
    }

    /// A flush empties the cache when no local request is in flight.
    #[kernel]
    fn empty(&mut self) {
        self.walker.flush.next = self.flush.val();
        self.walker.is_idle.next = !self.intake.is_busy.val()
            && self.data_side.state.is_idle.val()
            && self.issue.is_idle.val();
        self.flushed.next = self.walker.flushed.val();
    }

    /// Status, counted events, and the modes that follow.
    #[kernel]
    fn tell(&mut self) {
        let id = self.core_status.id.width();
        let is_local = self.intake.is_first.val() && !self.intake.is_remote.val();
        self.core_status.valid.next = is_local;
        self.core_status.id.next = bits_to(self.intake.held.request.id.val(), id);
        self.core_status.word.next = self.tags.outcome.status.val();
        self.home_status.valid.next = self.intake.is_first.val() && self.intake.is_remote.val();
        self.home_status.core.next = self.requester_core.q.val();
        self.home_status.id.next = self.requester_id.q.val();
        self.home_status.word.next = self.tags.outcome.status.val();
        self.accounting.looked.valid.next = is_local;
        if self._waits {
            if self.tags.retries.val() {
                self.core_status.valid.next = false;
                self.accounting.looked.valid.next = false;
            }
        }
        self.accounting.looked.status.next = self.tags.outcome.status.val();
        self.accounting.looked.is_shared.next = self.intake.held.route.is_shared.val();
        self.accounting.ended.is_l1.next = self.reply_arbiter.request.l1_done.val();
        self.accounting.ended.counts.next = self.beat_id.val().bit(id);
        self.accounting.ended.l1_is_shared.next = self.beat_id.val().bit(id + 1);
        self.accounting.ended.is_packet.next = self.reply_arbiter.request.packet_done.val();
        self.accounting.ended.packet_kind.next = self.issue.reply.kind.val();
        self.accounting.ended.packet_is_shared.next = self.issue.reply.is_shared.val();
        self.accounting.evicts.next = self.tags.outcome.evict.val();
        self.accounting.evicted_line.next = self.tags.outcome.evict_line.val();
        self.accounting.fills.next = self.data_side.is_filled.val();
        self.phase.next = self.accounting.modes.phase.val();
        self.even_sets_shared.next = self.accounting.modes.even_sets_shared.val();
        self.odd_sets_shared.next = self.accounting.modes.odd_sets_shared.val();
        self.decision_valid.next = self.accounting.modes.decision_valid.val();
        self.decision_shared.next = self.accounting.modes.decision_shared.val();
        self.accounting.event.link(&mut self.ports.event);
        self.accounting.evict.link(&mut self.ports.evict);
        self.ports.counter.link(&mut self.accounting.counter);
    }
}
