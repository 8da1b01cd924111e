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
        let stays = self.is_busy.q.val() && self.data_side.state.waits.val();
        self.is_free.next = !self.flush.val() && !self.walker.clears.val() && !stays;
        if self._waits {
            self.retries.next =
                self.is_first.q.val() && (self.lookup.status.val() == status::RESERVATION_FAIL);
            if self.retries.val() {
                self.is_free.next = false;
            }
        }
        self.core_request.ready.next = self.is_free.val();
        self.accepts.next = self.core_request.valid.val() && self.is_free.val();
        self.is_first.d.next = self.accepts.val();
        self.is_busy.d.next = self.accepts.val() || stays;
        if self._waits {
            if self.retries.val() {
                self.is_first.d.next = true;
                self.is_busy.d.next = true;
            }
        }
    }

    #[kernel]
    fn hold_request(&mut self) {
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
        if self.accepts.val() {
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
    }

    /// Whether a miss goes to the ring: the throttler admits it, the filter lets it, and CB has a place.
    #[kernel]
    fn choose_path(&mut self) {
        if self._filters {
            let load_comes = self.core_request.kind.val() == kind::LOAD;
            self.filter.store.valid.next = self.accepts.val() && !load_comes;
            self.filter.store.line.next = self.core_request.line.val();
            self.filter.query.valid.next = self.accepts.val() && load_comes;
            self.filter.query.line.next = self.core_request.line.val();
            self.is_filtered.next = self.filter.answer.filtered.val();
            if self._waits {
                self.is_filtered.next =
                    self.filter.answer.filtered.val() || self.was_filtered.q.val();
                self.was_filtered.d.next = self.is_filtered.val() && self.retries.val();
            }
        } else {
            self.is_filtered.next = false;
        }
        if self._throttles {
            self.admits.next = self.throttler.admit.val();
        } else {
            self.admits.next = true;
        }
        self.may_go_round.next = (self.request_kind.q.val() == kind::LOAD)
            && !self.bypass_l1.q.val()
            && self.admits.val()
            && !self.is_filtered.val()
            && self.stop.inject.ready.val();
        self.on_ring.next = self.lookup.command.reserve.val() && self.may_go_round.val();
    }

    /// The tags decide in the first cycle, and again in each cycle until they need not refuse.
    #[kernel]
    fn look_up(&mut self) {
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
        self.lookup.state.has_room.next =
            self.data_side.state.has_room.val() || self.may_go_round.val();
        if self._refuses {
            // No write goes down while a load of its line waits: there is no room for it until then.
            let is_load = self.request_kind.q.val() == kind::LOAD;
            self.lookup.state.has_room.next = (self.data_side.state.has_room.val()
                || self.may_go_round.val())
                && (is_load || !self.lookup.awaits_line.val());
        }
        self.lookup.state.has_entry.next = self.data_side.state.has_entry.val();
        self.lookup.state.pending_ways.next = self.data_side.state.pending_ways.val();
        self.lookup.state.joinable_ways.next = self.data_side.state.joinable_ways.val();
        self.publishes.next =
            self.data_side.done.valid.val() && !self.data_side.done.is_stale.val();
        self.lookup.change.publish.next = self.publishes.val();
        self.lookup.change.publish_set.next = self.data_side.done.set_number.val();
        self.lookup.change.publish_way.next = self.data_side.done.way.val();
        self.lookup.change.clear.next = self.walker.clears.val();
        self.lookup.change.clear_set.next = self.walker.set_number.val();
    }

    /// The data side does. A stale line is released by never becoming readable.
    #[kernel]
    fn drive_data_side(&mut self) {
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
        self.data_side.ring.takes_miss.next = self.may_go_round.val();
    }
}

/// The stop, and the next level.
impl CcnL1 {
    #[kernel]
    fn join_ring(&mut self) {
        let core_bits = self.stop.core.width();
        self.stop.core.next = bits_to(self.core_number.val(), core_bits);
        self.ports.request_passing.link(&mut self.stop.request_passing);
        self.stop.request_next.link(&mut self.ports.request_next);
        self.ports.response_passing.link(&mut self.stop.response_passing);
        self.stop.response_next.link(&mut self.ports.response_next);
        self.stop.inject.valid.next = self.on_ring.val();
        self.stop.inject.line.next = self.line.q.val();
        self.stop.inject.entry.next = self.data_side.ring.entry.val();

        // The shadow tags follow the tags.
        self.stop.write.valid.next = self.publishes.val();
        self.stop.write.set.next = self.data_side.done.set_number.val();
        self.stop.write.way.next = self.data_side.done.way.val();
        self.stop.write.tag.next = self.data_side.ring.done_tag.val();
        let ways = self.stop.invalidate.ways.width();
        self.stop.invalidate.valid.next = self.lookup.evict.val() || self.walker.clears.val();
        self.stop.invalidate.set.next = self.set.q.val();
        self.stop.invalidate.ways.next = bits_to(1, ways) << self.lookup.command.way.val();
        if self.walker.clears.val() {
            self.stop.invalidate.set.next = self.walker.set_number.val();
            self.stop.invalidate.ways.next = (usize::MAX >> (64 - ways)).into();
        }

        self.data_side.read.valid.next = self.stop.read.valid.val();
        self.data_side.read.set_number.next = self.stop.read.set.val();
        self.data_side.read.way.next = self.stop.read.way.val();
        self.data_side.read.sector.next = self.stop.read.sector.val();
        self.stop.read_data.next = self.data_side.read.data.val();
        self.stop.core_waits.next = self.data_side.read.core_waits.val();
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
        self.walker.flush.next = self.flush.val();
        self.walker.is_idle.next = !self.is_busy.q.val() && self.data_side.state.is_idle.val();
        self.flushed.next = self.walker.flushed.val();
        if self._filters {
            self.filter.clear.next = self.walker.flushed.val() && !self.flush.val();
        }
    }

    #[kernel]
    fn drive_events(&mut self) {
        let is_hit = self.data_side.is_filled.val() && self.fill_port.is_fill.val();
        if self._throttles {
            self.throttler.retired.next = self.retired.val();
            self.throttler.inject.next = self.on_ring.val();
            self.throttler.hit.next = is_hit && self.data_side.sampling.is_sampled.val();
            // Phase 0 samples.
            self.data_side.sampling.is_sampling.next = !self.throttler.phase.val().any();
            self.phase.next = self.throttler.phase.val();
            self.n_total.next = self.throttler.n_total.val();
            self.n_hits.next = self.throttler.n_hits.val();
        }
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
        self.report.ring_now.inject.next = self.on_ring.val();
        self.report.ring_now.filtered.next =
            self.lookup.command.reserve.val() && self.is_filtered.val() && self.admits.val();
        self.report.ring_now.timed_out.next = self.stop.timed_out.val();
        self.report.ring_now.round_trip.next = self.stop.round_trip.val();
        self.report.ring_now.hit.next = is_hit;
        self.report.ring_now.served.next = self.stop.served.valid.val();
        self.report.ring_now.served_core.next = self.stop.served.core.val();
        self.report.event.link(&mut self.ports.event);
        self.report.evict.link(&mut self.ports.evict);
        self.report.ccn.link(&mut self.ports.ccn);
        self.ports.counter.link(&mut self.report.counter);
    }
}
