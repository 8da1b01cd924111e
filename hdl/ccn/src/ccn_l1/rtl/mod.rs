//! The hardware: the tags and the data side of an L1, the stop, and what lies between them.

mod down_port;
mod fill_port;
mod parking;
mod report;

use super::{Config, Ports};
use crate::own_store_filter::{self, rtl::OwnStoreFilter};
use crate::request_throttler::{self, rtl::RequestThrottler};
use crate::ring_stop::rtl::RingStop;
use base::data_side::DataSide;
use base::flush_walker::FlushWalker;
use base::lookup::Lookup;
use base::streams::{KIND_BITS, OPERATION_BITS, kind, status};
use design::{Ccn, L1, PendingStore};
use down_port::DownPort;
use fill_port::FillPort;
use kit::set_index::SetIndex;
use report::CcnReport;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// The block; see the documentation of the module above.
#[derive(LogicBlock)]
pub struct CcnL1 {
    kind: Kind,
    pub(super) ports: Ports,
    index: SetIndex,
    /// Of the line that another core asks for.
    query_index: Optional<SetIndex>,
    filter: Optional<OwnStoreFilter>,
    throttler: Optional<RequestThrottler>,
    lookup: Lookup,
    data_side: DataSide,
    walker: FlushWalker,
    stop: RingStop,
    fill_port: FillPort,
    down_port: DownPort,
    report: CcnReport,
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
    accepts: Signal<Local, Bit>,
    /// The request finds no room, and is looked up once more.
    retries: Optional<Signal<Local, Bit>>,
    /// The core may have stored to the line in lookup.
    is_filtered: Signal<Local, Bit>,
    was_filtered: Optional<Flop<Bit>>,
    admits: Signal<Local, Bit>,
    /// The load in lookup goes to the ring if it is a miss; it is one.
    may_go_round: Signal<Local, Bit>,
    on_ring: Signal<Local, Bit>,
    /// A line is readable from now on.
    publishes: Signal<Local, Bit>,
    _refuses: bool,
    _waits: bool,
    _filters: bool,
    _throttles: bool,
    _parks: bool,
}

impl CcnL1 {
    /// The hardware of `config`.
    ///
    /// # Panics
    /// Never: the defaults of both sections are legal.
    pub fn new(config: &Config) -> CcnL1 {
        let l1 = config.l1();
        let parks = config.stop().parks();
        let (filters, throttles) = (config.filter().is_some(), config.throttler().is_some());
        // A part that is absent has a configuration all the same.
        let (own, ring) = (L1::default(), Ccn::default());
        let filter = config.filter().cloned().unwrap_or_else(|| {
            own_store_filter::Config::new(&ring, &own, "ccn").expect("the defaults are legal")
        });
        let throttler = config.throttler().cloned().unwrap_or_else(|| {
            request_throttler::Config::new(&ring, "ccn").expect("the defaults are legal")
        });
        let waits = l1.waits_when_full();
        CcnL1 {
            kind: Kind::of::<CcnL1>(
                "A core's node of the cooperative caching network: an L1 data cache whose load \
                 misses go round the ring before they go to L2, and which answers those of other \
                 cores.",
            ),
            ports: Ports::new(config),
            index: SetIndex::new(l1.index(), l1.line_bits(), l1.sets()),
            query_index: Optional::new(parks, SetIndex::new(l1.index(), l1.line_bits(), l1.sets())),
            filter: Optional::new(filters, OwnStoreFilter::new(&filter)),
            throttler: Optional::new(throttles, RequestThrottler::new(&throttler)),
            lookup: Lookup::new(l1),
            data_side: DataSide::on_ring(l1, throttles, parks),
            walker: FlushWalker::new(l1),
            stop: RingStop::new(config.stop()),
            fill_port: FillPort::new(config),
            down_port: DownPort::new(config),
            report: CcnReport::new(config),
            is_busy: Flop::new(),
            is_first: Flop::new(),
            request_kind: Reg::new(KIND_BITS),
            operation: Reg::new(OPERATION_BITS),
            line: Reg::new(l1.line_bits()),
            set: Reg::new(l1.set_bits()),
            sectors: Reg::new(l1.sectors()),
            byte_enable: Reg::new(l1.sector_bytes()),
            data: BeatReg::new(l1.beat_bits()),
            bypass_l1: Flop::new(),
            id: Reg::new(l1.id_bits()),
            is_free: Signal::default(),
            accepts: Signal::default(),
            retries: Optional::new(waits, Signal::default()),
            is_filtered: Signal::default(),
            was_filtered: Optional::new(filters && waits, Flop::new()),
            admits: Signal::default(),
            may_go_round: Signal::default(),
            on_ring: Signal::default(),
            publishes: Signal::default(),
            _refuses: l1.pending_store() == PendingStore::Refuse,
            _waits: waits,
            _filters: filters,
            _throttles: throttles,
            _parks: parks,
        }
    }
}

impl Logic for CcnL1 {
    #[kernel]
    fn update(&mut self) {
        self.accept();
        self.hold_request();
        self.choose_path();
        self.look_up();
        self.drive_data_side();
        self.join_ring();
        if self._parks {
            self.keep_requests();
        }
        self.reach_l2();
        self.flush_node();
        self.drive_events();
    }
}

/// The request in lookup.
impl CcnL1 {
    /// A request is accepted when the one in lookup is done in this cycle, and the cache neither is to be emptied nor
    /// is being emptied: the walk has the port by which a victim becomes invalid.
    #[kernel]
    fn accept(&mut self) {
        let stays = self.is_busy.q && self.data_side.state.waits;
        self.is_free = !self.flush && !self.walker.clears && !stays;
        if self._waits {
            self.retries = self.is_first.q && (self.lookup.status == status::RESERVATION_FAIL);
            if self.retries {
                self.is_free = false;
            }
        }
        self.core_request.ready = self.is_free;
        self.accepts = self.core_request.valid && self.is_free;
        self.is_first.d = self.accepts;
        self.is_busy.d = self.accepts || stays;
        if self._waits {
            if self.retries {
                self.is_first.d = true;
                self.is_busy.d = true;
            }
        }
    }

    #[kernel]
    fn hold_request(&mut self) {
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
        if self.accepts {
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
    }

    /// Whether a miss goes to the ring: the throttler admits it, the filter lets it, and CB has a place.
    #[kernel]
    fn choose_path(&mut self) {
        if self._filters {
            let load_comes = self.core_request.kind == kind::LOAD;
            self.filter.store.valid = self.accepts && !load_comes;
            self.filter.store.line = self.core_request.line;
            self.filter.query.valid = self.accepts && load_comes;
            self.filter.query.line = self.core_request.line;
            self.is_filtered = self.filter.answer.filtered;
            if self._waits {
                self.is_filtered = self.filter.answer.filtered || self.was_filtered.q;
                self.was_filtered.d = self.is_filtered && self.retries;
            }
        } else {
            self.is_filtered = false;
        }
        if self._throttles {
            self.admits = self.throttler.admit;
        } else {
            self.admits = true;
        }
        self.may_go_round = (self.request_kind.q == kind::LOAD)
            && !self.bypass_l1.q
            && self.admits
            && !self.is_filtered
            && self.stop.inject.ready;
        self.on_ring = self.lookup.command.reserve && self.may_go_round;
    }

    /// The tags decide in the first cycle, and again in each cycle until they need not refuse.
    #[kernel]
    fn look_up(&mut self) {
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
        self.lookup.state.has_room = self.data_side.state.has_room || self.may_go_round;
        if self._refuses {
            // No write goes down while a load of its line waits: there is no room for it until then.
            let is_load = self.request_kind.q == kind::LOAD;
            self.lookup.state.has_room = (self.data_side.state.has_room || self.may_go_round)
                && (is_load || !self.lookup.awaits_line);
        }
        self.lookup.state.has_entry = self.data_side.state.has_entry;
        self.lookup.state.pending_ways = self.data_side.state.pending_ways;
        self.lookup.state.joinable_ways = self.data_side.state.joinable_ways;
        self.publishes = self.data_side.done.valid && !self.data_side.done.is_stale;
        self.lookup.change.publish = self.publishes;
        self.lookup.change.publish_set = self.data_side.done.set_number;
        self.lookup.change.publish_way = self.data_side.done.way;
        self.lookup.change.clear = self.walker.clears;
        self.lookup.change.clear_set = self.walker.set_number;
    }

    /// The data side does. A stale line is released by never becoming readable.
    #[kernel]
    fn drive_data_side(&mut self) {
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
        self.data_side.ring.takes_miss = self.may_go_round;
    }
}

/// The stop, and the next level.
impl CcnL1 {
    #[kernel]
    fn join_ring(&mut self) {
        let core_bits = self.stop.core.width();
        self.stop.core = bits_to(self.core_number, core_bits);
        self.ports.request_passing.link(&mut self.stop.request_passing);
        self.stop.request_next.link(&mut self.ports.request_next);
        self.ports.response_passing.link(&mut self.stop.response_passing);
        self.stop.response_next.link(&mut self.ports.response_next);
        self.stop.inject.valid = self.on_ring;
        self.stop.inject.line = self.line.q;
        self.stop.inject.entry = self.data_side.ring.entry;

        // The shadow tags follow the tags.
        self.stop.write.valid = self.publishes;
        self.stop.write.set = self.data_side.done.set_number;
        self.stop.write.way = self.data_side.done.way;
        self.stop.write.tag = self.data_side.ring.done_tag;
        let ways = self.stop.invalidate.ways.width();
        self.stop.invalidate.valid = self.lookup.evict || self.walker.clears;
        self.stop.invalidate.set = self.set.q;
        self.stop.invalidate.ways = bits_to(1, ways) << self.lookup.command.way;
        if self.walker.clears {
            self.stop.invalidate.set = self.walker.set_number;
            self.stop.invalidate.ways = (usize::MAX >> (64 - ways)).into();
        }

        self.data_side.read.valid = self.stop.read.valid;
        self.data_side.read.set_number = self.stop.read.set;
        self.data_side.read.way = self.stop.read.way;
        self.data_side.read.sector = self.stop.read.sector;
        self.stop.read_data = self.data_side.read.data;
        self.stop.core_waits = self.data_side.read.core_waits;
    }

    #[kernel]
    fn reach_l2(&mut self) {
        self.ports.down_reply.link(&mut self.fill_port.down_reply);
        self.stop.fill.link(&mut self.fill_port.fill);
        self.fill_port.line.link(&mut self.data_side.line);
        self.fill_port.direct.link(&mut self.data_side.down_reply);
        self.data_side.down_request.link(&mut self.down_port.miss);
        self.stop.unserved.link(&mut self.down_port.unserved);
        self.down_port.down_request.link(&mut self.ports.down_request);
    }
}

/// Flush, throttler, and event outputs.
impl CcnL1 {
    /// Each of the local requests on the ring has a busy entry.
    #[kernel]
    fn flush_node(&mut self) {
        self.walker.flush = self.flush;
        self.walker.is_idle = !self.is_busy.q && self.data_side.state.is_idle;
        self.flushed = self.walker.flushed;
        if self._filters {
            self.filter.clear = self.walker.flushed && !self.flush;
        }
    }

    #[kernel]
    fn drive_events(&mut self) {
        let is_hit = self.data_side.is_filled && self.fill_port.is_fill;
        if self._throttles {
            self.throttler.retired = self.retired;
            self.throttler.inject = self.on_ring;
            self.throttler.hit = is_hit && self.data_side.sampling.is_sampled;
            // Phase 0 samples.
            self.data_side.sampling.is_sampling = !self.throttler.phase.any();
            self.phase = self.throttler.phase;
            self.n_total = self.throttler.n_total;
            self.n_hits = self.throttler.n_hits;
        }
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
        self.report.ring_now.inject = self.on_ring;
        self.report.ring_now.filtered =
            self.lookup.command.reserve && self.is_filtered && self.admits;
        self.report.ring_now.timed_out = self.stop.timed_out;
        self.report.ring_now.round_trip = self.stop.round_trip;
        self.report.ring_now.hit = is_hit;
        self.report.ring_now.served = self.stop.served.valid;
        self.report.ring_now.served_core = self.stop.served.core;
        self.report.event.link(&mut self.ports.event);
        self.report.evict.link(&mut self.ports.evict);
        self.report.ccn.link(&mut self.ports.ccn);
        self.ports.counter.link(&mut self.report.counter);
    }
}
