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
        let stays = self.is_busy.q && self.data_side.state.waits;
        self.release_starts = self.data_side.done.waits && !self.is_release.q && !stays;
        self.is_release.d = self.release_starts;
        self.is_free = !self.flush && !self.walker.clears && !stays && !self.release_starts;
        if self._waits {
            self.retries = self.is_first.q && (self.tags.status == status::RESERVATION_FAIL);
            if self.retries {
                self.is_free = false;
            }
        }
        let is_accepted = self.core_request.valid && self.is_free;
        self.core_request.ready = self.is_free;
        self.is_first.d = is_accepted;
        self.is_busy.d = is_accepted || stays;
        if self._waits {
            if self.retries {
                self.is_first.d = true;
                self.is_busy.d = true;
            }
        }
        self.index.line = self.core_request.line;
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
            self.request_kind.d = self.core_request.kind;
            self.operation.d = self.core_request.operation;
            self.line.d = self.core_request.line;
            self.set.d = self.index.set_number;
            self.sectors.d = self.core_request.sectors;
            self.byte_enable.d = self.core_request.byte_enable;
            self.data.d = self.core_request.data;
            self.bypass_l1.d = self.core_request.bypass_l1;
            self.id.d = self.core_request.id;
        }

        // A request that waits keeps its set.
        if !self._waits {
            if self.release_starts {
                self.set.d = self.data_side.done.set_number;
            }
        }

        // The tags decide in the first cycle, and again in each cycle until they need not refuse.
        self.is_baseline.d = self.baseline;
        self.tags.is_baseline = self.is_baseline.q;
        self.tags.reads = self.core_request.valid;
        self.tags.next_set = self.index.set_number;
        if self._waits {
            if self.retries {
                self.tags.reads = true;
                self.tags.next_set = self.set.q;
            }
        }
        if self.release_starts {
            self.tags.reads = true;
            self.tags.next_set = self.data_side.done.set_number;
        }
        self.tags.request.is_release = self.is_release.q;
        self.tags.request.release_position = self.data_side.done.way;
        self.tags.request.is_first = self.is_first.q;
        self.tags.request.kind = self.request_kind.q;
        self.tags.request.bypass_l1 = self.bypass_l1.q;
        self.tags.request.line = self.line.q;
        self.tags.request.set_number = self.set.q;
        if self._waits {
            if self.is_release.q {
                self.tags.request.is_first = false;
                self.tags.request.set_number = self.data_side.done.set_number;
            }
        }
        self.tags.state.has_room = self.data_side.state.has_room;
        self.tags.state.has_entry = self.data_side.state.has_entry;
        self.tags.state.pending_ways = self.data_side.state.pending_ways;
        self.tags.state.joinable_ways = self.data_side.state.joinable_ways;
        self.tags.clear = self.walker.clears;
        self.tags.clear_set = self.walker.set_number;

        // The data side does.
        self.data_side.done.is_released = self.is_release.q;
        self.data_side.request.kind = self.request_kind.q;
        self.data_side.request.operation = self.operation.q;
        self.data_side.request.line = self.line.q;
        self.data_side.request.set_number = self.set.q;
        self.data_side.request.sectors = self.sectors.q;
        self.data_side.request.byte_enable = self.byte_enable.q;
        self.data_side.request.data = self.data.q;
        self.data_side.request.id = self.id.q;
        self.tags.command.link(&mut self.data_side.command);
        self.data_side.core_number = self.core_number;
        self.data_side.core_reply.link(&mut self.ports.core_reply);
        self.data_side.down_request.link(&mut self.ports.down_request);
        self.ports.down_reply.link(&mut self.data_side.down_reply);

        self.walker.flush = self.flush;
        self.walker.is_idle = !self.is_busy.q && self.data_side.state.is_idle;
        self.flushed = self.walker.flushed;

        // The tags' outputs for a lookup leave a cycle later, since they are known at the end of
        // one.
        let is_first = self.is_first.q;
        self.has_entry.d = is_first && self.tags.entry.valid;
        self.entry_rc.d = self.tags.entry.rc;
        self.is_committed.d = self.tags.entry.committed;
        self.position.d = self.tags.entry.position;
        self.free_after.d = 0;
        if is_first {
            self.free_after.d = self.tags.free_lines;
        }
        if self._waits {
            if self.retries {
                self.has_entry.d = false;
                self.free_after.d = 0;
            }
        }
        self.entry.valid = self.has_entry.q;
        self.entry.rc = self.entry_rc.q;
        self.entry.committed = self.is_committed.q;
        self.entry.position = self.position.q;
        self.free_lines = self.free_after.q;
        self.gated_ways = 0;
        if self._tag_ways > self._positions {
            if self.is_baseline.q {
                self.gated_ways =
                    (((1 << self._tag_ways) - 1) & !((1 << self._positions) - 1)).into();
            }
        }

        self.core_status.valid = self.is_first.q;
        self.core_status.id = self.id.q;
        self.core_status.word = self.tags.status;
        self.report.now.looks_up = self.is_first.q;
        if self._waits {
            if self.retries {
                self.core_status.valid = false;
                self.report.now.looks_up = false;
            }
        }
        self.report.now.status = self.tags.status;
        self.report.now.evicts = self.tags.evict;
        self.report.now.evicted_line = self.tags.evict_line;
        self.report.now.fills = self.data_side.is_filled;
        self.report.event.link(&mut self.ports.event);
        self.report.evict.link(&mut self.ports.evict);
        self.ports.counter.link(&mut self.report.counter);
    }
}
