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
        self.is_free =
            !self.flush && !self.walker.clears && !(self.is_busy.q && self.data_side.state.waits);
        if self._waits {
            self.retries = self.is_first.q && (self.lookup.status == status::RESERVATION_FAIL);
            if self.retries {
                self.is_free = false;
            }
        }
        let is_accepted = self.core_request.valid && self.is_free;
        self.core_request.ready = self.is_free;
        self.is_first.d = is_accepted;
        self.is_busy.d = is_accepted || (self.is_busy.q && self.data_side.state.waits);
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

        // The tags decide in the first cycle, and again in each cycle until they need not refuse.
        self.lookup.reads = self.core_request.valid;
        self.lookup.next_set = self.index.set_number;
        if self._waits {
            if self.retries {
                self.lookup.reads = true;
                self.lookup.next_set = self.set.q;
            }
        }
        self.lookup.request.is_first = self.is_first.q;
        self.lookup.request.kind = self.request_kind.q;
        self.lookup.request.bypass_l1 = self.bypass_l1.q;
        self.lookup.request.line = self.line.q;
        self.lookup.request.set_number = self.set.q;
        self.lookup.state.has_room = self.data_side.state.has_room;
        if self._refuses {
            // No write goes down while a load of its line waits: there is no room for it until then.
            let is_load = self.request_kind.q == kind::LOAD;
            self.lookup.state.has_room =
                self.data_side.state.has_room && (is_load || !self.lookup.awaits_line);
        }
        self.lookup.state.has_entry = self.data_side.state.has_entry;
        self.lookup.state.pending_ways = self.data_side.state.pending_ways;
        self.lookup.state.joinable_ways = self.data_side.state.joinable_ways;
        self.lookup.change.publish = self.data_side.done.valid && !self.data_side.done.is_stale;
        self.lookup.change.publish_set = self.data_side.done.set_number;
        self.lookup.change.publish_way = self.data_side.done.way;
        self.lookup.change.clear = self.walker.clears;
        self.lookup.change.clear_set = self.walker.set_number;

        // The data side does. A stale line is released by never becoming readable.
        self.data_side.done.is_released = true;
        self.data_side.request.kind = self.request_kind.q;
        self.data_side.request.operation = self.operation.q;
        self.data_side.request.line = self.line.q;
        self.data_side.request.set_number = self.set.q;
        self.data_side.request.sectors = self.sectors.q;
        self.data_side.request.byte_enable = self.byte_enable.q;
        self.data_side.request.data = self.data.q;
        self.data_side.request.id = self.id.q;
        self.lookup.command.link(&mut self.data_side.command);
        self.data_side.core_number = self.core_number;
        self.data_side.core_reply.link(&mut self.ports.core_reply);
        self.data_side.down_request.link(&mut self.ports.down_request);
        self.ports.down_reply.link(&mut self.data_side.down_reply);

        self.walker.flush = self.flush;
        self.walker.is_idle = !self.is_busy.q && self.data_side.state.is_idle;
        self.flushed = self.walker.flushed;

        self.core_status.valid = self.is_first.q;
        self.core_status.id = self.id.q;
        self.core_status.word = self.lookup.status;
        self.report.now.looks_up = self.is_first.q;
        if self._waits {
            if self.retries {
                self.core_status.valid = false;
                self.report.now.looks_up = false;
            }
        }
        self.report.now.status = self.lookup.status;
        self.report.now.evicts = self.lookup.evict;
        self.report.now.evicted_line = self.lookup.evict_line;
        self.report.now.fills = self.data_side.is_filled;
        self.report.event.link(&mut self.ports.event);
        self.report.evict.link(&mut self.ports.evict);
        self.ports.counter.link(&mut self.report.counter);
    }
}
