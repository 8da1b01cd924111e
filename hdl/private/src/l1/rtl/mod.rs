//! The hardware: the request in lookup, the tags that decide, and the data side behind them.

use super::{Config, Ports};
use base::data_side::DataSide;
use base::event_report::EventReport;
use base::flush_walker::FlushWalker;
use base::lookup::Lookup;
use base::streams::{KIND_BITS, OPERATION_BITS, kind, status};
use design::PendingStore;
use kit::set_index::SetIndex;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// The block; see the documentation of the module above.
#[derive(LogicBlock)]
pub struct L1 {
    kind: Kind,
    pub(super) ports: Ports,
    index: SetIndex,
    lookup: Lookup,
    data_side: DataSide,
    walker: FlushWalker,
    report: EventReport,
    /// A request is in lookup.
    is_busy: Flop<Bit>,
    /// The request is in its first cycle of lookup, or found no room in it.
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
    /// The request finds no room, and is looked up once more.
    retries: Optional<Signal<Local, Bit>>,
    _refuses: bool,
    _waits: bool,
}

impl L1 {
    /// The hardware of `config`.
    pub fn new(config: &Config) -> L1 {
        L1 {
            kind: Kind::of::<L1>(
                "A non-blocking, write-through L1 data cache: tags, data in sector beats, and miss \
                 status holding registers (MSHRs) in which the misses of a line merge.",
            ),
            ports: Ports::new(config),
            index: SetIndex::new(config.index(), config.line_bits(), config.sets()),
            lookup: Lookup::new(config),
            data_side: DataSide::new(config),
            walker: FlushWalker::new(config),
            report: EventReport::new(config),
            is_busy: Flop::new(),
            is_first: Flop::new(),
            request_kind: Reg::new(KIND_BITS),
            operation: Reg::new(OPERATION_BITS),
            line: Reg::new(config.line_bits()),
            set: Reg::new(config.set_bits()),
            sectors: Reg::new(config.sectors()),
            byte_enable: Reg::new(config.sector_bytes()),
            data: BeatReg::new(config.beat_bits()),
            bypass_l1: Flop::new(),
            id: Reg::new(config.id_bits()),
            is_free: Signal::default(),
            retries: Optional::new(config.waits_when_full(), Signal::default()),
            _refuses: config.pending_store() == PendingStore::Refuse,
            _waits: config.waits_when_full(),
        }
    }
}

impl Logic for L1 {
    #[kernel]
    fn update(&mut self) {
        // A request is accepted when the one in lookup is done in this cycle, and the cache neither is to be
        // emptied nor is being emptied: the walk has the port by which a victim becomes invalid.
        self.is_free.next = !self.flush.val()
            && !self.walker.clears.val()
            && !(self.is_busy.q.val() && self.data_side.state.waits.val());
        if self._waits {
            self.retries.next =
                self.is_first.q.val() && (self.lookup.status.val() == status::RESERVATION_FAIL);
            if self.retries.val() {
                self.is_free.next = false;
            }
        }
        let is_accepted = self.core_request.valid.val() && self.is_free.val();
        self.core_request.ready.next = self.is_free.val();
        self.is_first.d.next = is_accepted;
        self.is_busy.d.next =
            is_accepted || (self.is_busy.q.val() && self.data_side.state.waits.val());
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

        // The tags decide in the first cycle, and again in each cycle until they need not refuse.
        self.lookup.reads.next = self.core_request.valid.val();
        self.lookup.next_set.next = self.index.set_number.val();
        if self._waits {
            if self.retries.val() {
                self.lookup.reads.next = true;
                self.lookup.next_set.next = self.set.q.val();
            }
        }
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

        // The data side does. A stale line is released by never becoming readable.
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
        self.data_side.core_number.next = self.core_number.val();
        self.data_side.core_reply.link(&mut self.ports.core_reply);
        self.data_side.down_request.link(&mut self.ports.down_request);
        self.ports.down_reply.link(&mut self.data_side.down_reply);

        self.walker.flush.next = self.flush.val();
        self.walker.is_idle.next = !self.is_busy.q.val() && self.data_side.state.is_idle.val();
        self.flushed.next = self.walker.flushed.val();

        self.core_status.valid.next = self.is_first.q.val();
        self.core_status.id.next = self.id.q.val();
        self.core_status.word.next = self.lookup.status.val();
        self.report.now.looks_up.next = self.is_first.q.val();
        if self._waits {
            if self.retries.val() {
                self.core_status.valid.next = false;
                self.report.now.looks_up.next = false;
            }
        }
        self.report.now.status.next = self.lookup.status.val();
        self.report.now.evicts.next = self.lookup.evict.val();
        self.report.now.evicted_line.next = self.lookup.evict_line.val();
        self.report.now.fills.next = self.data_side.is_filled.val();
        self.report.event.link(&mut self.ports.event);
        self.report.evict.link(&mut self.ports.evict);
        self.ports.counter.link(&mut self.report.counter);
    }
}
