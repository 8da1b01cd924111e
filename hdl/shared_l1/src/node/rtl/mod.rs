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
    _filters: bool,
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
            _filters: config.filter().is_some(),
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
        self.intake.even_sets_shared = self.accounting.modes.even_sets_shared;
        self.intake.odd_sets_shared = self.accounting.modes.odd_sets_shared;
        self.intake.core_number = self.core_number;
        self.intake.flush = self.flush;
        self.intake.waits = self.data_side.state.waits;
        if self._waits {
            self.intake.waits = self.data_side.state.waits || self.tags.retries;
            self.intake.retries = self.tags.retries;
        }
        self.intake.stops = self.walker.clears;
        if self._filters {
            self.intake.has_homeward = self.issue.has_homeward;
            self.intake.flushed = self.walker.flushed;
        }
        let queued = self.data_side.sources.queued;
        let has_entry = self.packets.has_free;
        self.intake.admits = has_entry && (queued < self._miss_queue);
        if self.intake.is_first {
            self.intake.admits = has_entry && (queued < (self._miss_queue - 1));
        }
        self.intake.taken.link(&mut self.packets.take);
        self.requester_core.d = self.intake.taken.requester.core;
        self.requester_id.d = self.intake.taken.requester.id;
    }

    /// The tags decide in the first cycle, with the trackers of a local request that leaves; the data side does.
    #[kernel]
    fn look_up(&mut self) {
        let source = self.l2_out.source.width();
        self.tags.reads = self.intake.reads;
        self.tags.next_set = self.intake.next_set;
        self.tags.is_first = self.intake.is_first;
        self.tags.is_remote = self.intake.is_remote;
        self.intake.held.link(&mut self.tags.held);
        self.tags.verdict.link(&mut self.issue.verdict);
        self.intake.held.request.link(&mut self.issue.request);
        self.intake.held.route.link(&mut self.issue.route);
        self.issue.bypass_l1 = self.intake.held.bypass_l1;
        self.issue.core_number = self.core_number;
        if self._filters {
            self.issue.is_held_back = self.intake.is_held_back;
            self.issue.ends_packet = self.reply_arbiter.request.packet_done;
        }
        self.data_side.state.link(&mut self.tags.state);
        self.data_side.done.link(&mut self.tags.done);
        self.tags.sharing.even_sets = self.accounting.modes.even_sets_shared;
        self.tags.sharing.odd_sets = self.accounting.modes.odd_sets_shared;
        self.tags.sharing.has_local = self.data_side.sources.has_local;
        self.tags.sharing.done_is_foreign = self.data_side.sources.done_mark;
        self.tags.clears = self.walker.clears;
        self.tags.cleared_set = self.walker.set_number;
        self.tags.request.link(&mut self.data_side.request);
        self.tags.command.link(&mut self.data_side.command);
        self.data_side.sources.mark = self.intake.held.is_foreign;
        self.data_side.core_number = bits_to(self.core_number, source);
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
        self.beat_id = self.data_side.core_reply.id;
        let is_remote = self.beat_id.bit(inner_id - 1);
        let has_beat = self.data_side.core_reply.valid;
        self.packets.beat.valid = has_beat && is_remote;
        self.packets.beat.entry = bits_to(self.beat_id, self.packets.beat.entry.width());
        self.packets.beat.sector = self.data_side.core_reply.sector;
        self.packets.beat.data = self.data_side.core_reply.data;
        self.packets.beat.last = self.data_side.core_reply.last;
        self.packets.remote_out.link(&mut self.ports.remote_out);
        self.reply_arbiter.beat.valid = has_beat && !is_remote;
        self.reply_arbiter.beat.id = bits_to(self.beat_id, id);
        self.reply_arbiter.beat.sector = self.data_side.core_reply.sector;
        self.reply_arbiter.beat.data = self.data_side.core_reply.data;
        self.reply_arbiter.beat.last = self.data_side.core_reply.last;
        self.data_side.core_reply.ready = self.reply_arbiter.beat.ready;
        if is_remote {
            self.data_side.core_reply.ready = self.packets.beat.ready;
        }
        self.ports.remote_reply_in.link(&mut self.reply_arbiter.remote_reply_in);
        self.issue.reply.id = self.reply_arbiter.request.id;
        self.issue.reply.done =
            self.reply_arbiter.request.l1_done || self.reply_arbiter.request.packet_done;
        self.reply_arbiter.request.sectors = self.issue.reply.sectors;
        self.reply_arbiter.core_reply.link(&mut self.ports.core_reply);
    }

    /// A flush empties the cache when no local request is in flight.
    #[kernel]
    fn empty(&mut self) {
        self.walker.flush = self.flush;
        self.walker.is_idle =
            !self.intake.is_busy && self.data_side.state.is_idle && self.issue.is_idle;
        self.flushed = self.walker.flushed;
    }

    /// Status, counted events, and the modes that follow.
    #[kernel]
    fn tell(&mut self) {
        let id = self.core_status.id.width();
        let is_local = self.intake.is_first && !self.intake.is_remote;
        self.core_status.valid = is_local;
        self.core_status.id = bits_to(self.intake.held.request.id, id);
        self.core_status.word = self.tags.outcome.status;
        self.home_status.valid = self.intake.is_first && self.intake.is_remote;
        self.home_status.core = self.requester_core.q;
        self.home_status.id = self.requester_id.q;
        self.home_status.word = self.tags.outcome.status;
        self.accounting.looked.valid = is_local;
        if self._waits {
            if self.tags.retries {
                self.core_status.valid = false;
                self.accounting.looked.valid = false;
            }
        }
        self.accounting.looked.status = self.tags.outcome.status;
        self.accounting.looked.is_shared = self.intake.held.route.is_shared;
        self.accounting.ended.is_l1 = self.reply_arbiter.request.l1_done;
        self.accounting.ended.counts = self.beat_id.bit(id);
        self.accounting.ended.l1_is_shared = self.beat_id.bit(id + 1);
        self.accounting.ended.is_packet = self.reply_arbiter.request.packet_done;
        self.accounting.ended.packet_kind = self.issue.reply.kind;
        self.accounting.ended.packet_is_shared = self.issue.reply.is_shared;
        self.accounting.evicts = self.tags.outcome.evict;
        self.accounting.evicted_line = self.tags.outcome.evict_line;
        self.accounting.fills = self.data_side.is_filled;
        self.phase = self.accounting.modes.phase;
        self.even_sets_shared = self.accounting.modes.even_sets_shared;
        self.odd_sets_shared = self.accounting.modes.odd_sets_shared;
        self.decision_valid = self.accounting.modes.decision_valid;
        self.decision_shared = self.accounting.modes.decision_shared;
        self.accounting.event.link(&mut self.ports.event);
        self.accounting.evict.link(&mut self.ports.evict);
        self.ports.counter.link(&mut self.accounting.counter);
    }
}
