//! The hardware: the request in lookup, the tag store that decides, and the data side of `l1` behind it.

mod least_used;
pub(super) mod tag_store;
mod tag_way;

use super::{Config, Ports};
use base::data_side::DataSide;
use base::event_report::EventReport;
use base::flush_walker::FlushWalker;
use base::streams::{KIND_BITS, OPERATION_BITS, status};
use kit::set_index::SetIndex;
use rust_hdl::core::prelude::*;
use signal::prelude::*;
use tag_store::TagStore;

/// The block; see the documentation of the module above.
#[derive(LogicBlock)]
pub struct DecoupledL1d {
    kind: Kind,
    pub(super) ports: Ports,
    index: SetIndex,
    tags: TagStore,
    data_side: DataSide,
    walker: FlushWalker,
    report: EventReport,
    /// A request is in lookup.
    is_busy: Flop<Bit>,
    /// The request is in its first cycle of lookup, or was not served in it.
    is_first: Flop<Bit>,
    request_kind: Reg,
    operation: Reg,
    line: Reg,
    set: Reg,
    sectors: Reg,
    byte_enable: Reg,
    data: BeatReg,
    bypass_l1: Flop<Bit>,
    id: Reg,
    is_free: Signal<Local, Bit>,
    /// The request finds no room, or gives way to a release, and is looked up once more.
    retries: Optional<Signal<Local, Bit>>,
    /// Baseline mode.
    is_baseline: Flop<Bit>,
    /// A stale line is released in this cycle.
    is_release: Flop<Bit>,
    release_starts: Signal<Local, Bit>,
    /// The entry and the set of the lookup in the previous cycle.
    has_entry: Flop<Bit>,
    entry_rc: Reg,
    is_committed: Flop<Bit>,
    position: Reg,
    free_after: Reg,
    _tag_ways: usize,
    _positions: usize,
    _waits: bool,
}

impl DecoupledL1d {
    /// The hardware of `config`.
    pub fn new(config: &Config) -> DecoupledL1d {
        let data = config.data();
        DecoupledL1d {
            kind: Kind::of::<DecoupledL1d>(
                "An L1 data cache whose tags outnumber its lines: a line gets a place for its data \
                 only when it has been loaded often enough, else its loads bypass the cache.",
            ),
            ports: Ports::new(config),
            index: SetIndex::new(data.index(), data.line_bits(), data.sets()),
            tags: TagStore::new(config),
            data_side: DataSide::new(data),
            walker: FlushWalker::new(data),
            report: EventReport::new(data),
            is_busy: Flop::new(),
            is_first: Flop::new(),
            request_kind: Reg::new(KIND_BITS),
            operation: Reg::new(OPERATION_BITS),
            line: Reg::new(data.line_bits()),
            set: Reg::new(data.set_bits()),
            sectors: Reg::new(data.sectors()),
            byte_enable: Reg::new(data.sector_bytes()),
            data: BeatReg::new(data.beat_bits()),
            bypass_l1: Flop::new(),
            id: Reg::new(data.id_bits()),
            is_free: Signal::default(),
            retries: Optional::new(data.waits_when_full(), Signal::default()),
            is_baseline: Flop::new(),
            is_release: Flop::new(),
            release_starts: Signal::default(),
            has_entry: Flop::new(),
            entry_rc: Reg::new(config.rc_bits()),
            is_committed: Flop::new(),
            position: Reg::new(config.position_bits()),
            free_after: Reg::new(config.free_lines_bits()),
            _tag_ways: config.tag_ways(),
            _positions: config.positions(),
            _waits: data.waits_when_full(),
        }
    }
}

impl Logic for DecoupledL1d {
    #[kernel]
    fn update(&mut self) {
        // A stale line is released in a separate cycle, as soon as no request stays in lookup; a
        // request is accepted when the one in lookup is done in this cycle, no stale line waits, and the
        // cache neither is to be emptied nor is being emptied.
        let stays = self.is_busy.q.val() && self.data_side.state.waits.val();
        self.release_starts.next =
            self.data_side.done.waits.val() && !self.is_release.q.val() && !stays;
        self.is_release.d.next = self.release_starts.val();
        self.is_free.next =
            !self.flush.val() && !self.walker.clears.val() && !stays && !self.release_starts.val();
        if self._waits {
            self.retries.next =
                self.is_first.q.val() && (self.tags.status.val() == status::RESERVATION_FAIL);
            if self.retries.val() {
                self.is_free.next = false;
            }
        }
        let is_accepted = self.core_request.valid.val() && self.is_free.val();
        self.core_request.ready.next = self.is_free.val();
        self.is_first.d.next = is_accepted;
        self.is_busy.d.next = is_accepted || stays;
        if self._waits {
            if self.retries.val() {
                self.is_first.d.next = true;
                self.is_busy.d.next = true;
            }
        }
        self.index.line.next = self.core_request.line.val();
        self.request_kind.hold();
        self.operation.hold();
        self.line.hold();
        self.set.hold();
        self.sectors.hold();
        self.byte_enable.hold();
        self.data.hold();
        self.bypass_l1.hold();
        self.id.hold();
        if is_accepted {
            self.request_kind.d.next = self.core_request.kind.val();
            self.operation.d.next = self.core_request.operation.val();
            self.line.d.next = self.core_request.line.val();
            self.set.d.next = self.index.set_number.val();
            self.sectors.d.next = self.core_request.sectors.val();
            self.byte_enable.d.next = self.core_request.byte_enable.val();
            self.data.d.next = self.core_request.data.val();
            self.bypass_l1.d.next = self.core_request.bypass_l1.val();
            self.id.d.next = self.core_request.id.val();
        }

        // A request that waits keeps its set.
        if !self._waits {
            if self.release_starts.val() {
                self.set.d.next = self.data_side.done.set_number.val();
            }
        }

        // The tags decide in the first cycle, and again in each cycle until they need not refuse.
        self.is_baseline.d.next = self.baseline.val();
        self.tags.is_baseline.next = self.is_baseline.q.val();
        self.tags.reads.next = self.core_request.valid.val();
        self.tags.next_set.next = self.index.set_number.val();
        if self._waits {
            if self.retries.val() {
                self.tags.reads.next = true;
                self.tags.next_set.next = self.set.q.val();
            }
        }
        if self.release_starts.val() {
            self.tags.reads.next = true;
            self.tags.next_set.next = self.data_side.done.set_number.val();
        }
        self.tags.request.is_release.next = self.is_release.q.val();
        self.tags.request.release_position.next = self.data_side.done.way.val();
        self.tags.request.is_first.next = self.is_first.q.val();
        self.tags.request.kind.next = self.request_kind.q.val();
        self.tags.request.bypass_l1.next = self.bypass_l1.q.val();
        self.tags.request.line.next = self.line.q.val();
        self.tags.request.set_number.next = self.set.q.val();
        if self._waits {
            if self.is_release.q.val() {
                self.tags.request.is_first.next = false;
                self.tags.request.set_number.next = self.data_side.done.set_number.val();
            }
        }
        self.tags.state.has_room.next = self.data_side.state.has_room.val();
        self.tags.state.has_entry.next = self.data_side.state.has_entry.val();
        self.tags.state.pending_ways.next = self.data_side.state.pending_ways.val();
        self.tags.state.joinable_ways.next = self.data_side.state.joinable_ways.val();
        self.tags.clear.next = self.walker.clears.val();
        self.tags.clear_set.next = self.walker.set_number.val();

        // The data side does.
        self.data_side.done.is_released.next = self.is_release.q.val();
        self.data_side.request.kind.next = self.request_kind.q.val();
        self.data_side.request.operation.next = self.operation.q.val();
        self.data_side.request.line.next = self.line.q.val();
        self.data_side.request.set_number.next = self.set.q.val();
        self.data_side.request.sectors.next = self.sectors.q.val();
        self.data_side.request.byte_enable.next = self.byte_enable.q.val();
        self.data_side.request.data.next = self.data.q.val();
        self.data_side.request.id.next = self.id.q.val();
        self.tags.command.link(&mut self.data_side.command);
        self.data_side.core_number.next = self.core_number.val();
        self.data_side.core_reply.link(&mut self.ports.core_reply);
        self.data_side.down_request.link(&mut self.ports.down_request);
        self.ports.down_reply.link(&mut self.data_side.down_reply);

        self.walker.flush.next = self.flush.val();
        self.walker.is_idle.next = !self.is_busy.q.val() && self.data_side.state.is_idle.val();
        self.flushed.next = self.walker.flushed.val();

        // The tags' outputs for a lookup leave a cycle later, since they are known at the end of
        // one.
        let is_first = self.is_first.q.val();
        self.has_entry.d.next = is_first && self.tags.entry.valid.val();
        self.entry_rc.d.next = self.tags.entry.rc.val();
        self.is_committed.d.next = self.tags.entry.committed.val();
        self.position.d.next = self.tags.entry.position.val();
        self.free_after.d.next = 0.into();
        if is_first {
            self.free_after.d.next = self.tags.free_lines.val();
        }
        if self._waits {
            if self.retries.val() {
                self.has_entry.d.next = false;
                self.free_after.d.next = 0.into();
            }
        }
        self.entry.valid.next = self.has_entry.q.val();
        self.entry.rc.next = self.entry_rc.q.val();
        self.entry.committed.next = self.is_committed.q.val();
        self.entry.position.next = self.position.q.val();
        self.free_lines.next = self.free_after.q.val();
        self.gated_ways.next = 0.into();
        if self._tag_ways > self._positions {
            if self.is_baseline.q.val() {
                self.gated_ways.next =
                    (((1 << self._tag_ways) - 1) & !((1 << self._positions) - 1)).into();
            }
        }

        self.core_status.valid.next = self.is_first.q.val();
        self.core_status.id.next = self.id.q.val();
        self.core_status.word.next = self.tags.status.val();
        self.report.now.looks_up.next = self.is_first.q.val();
        if self._waits {
            if self.retries.val() {
                self.core_status.valid.next = false;
                self.report.now.looks_up.next = false;
            }
        }
        self.report.now.status.next = self.tags.status.val();
        self.report.now.evicts.next = self.tags.evict.val();
        self.report.now.evicted_line.next = self.tags.evict_line.val();
        self.report.now.fills.next = self.data_side.is_filled.val();
        self.report.event.link(&mut self.ports.event);
        self.report.evict.link(&mut self.ports.evict);
        self.ports.counter.link(&mut self.report.counter);
    }
}
