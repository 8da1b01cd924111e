//! The hardware: the tags and the data side of an L1, what enters them, and what they send.

mod arbiter;
pub(super) mod forward_port;
mod forward_waits;
mod intake;
mod line_reader;
mod message_queue;
mod refused_line;
mod remote;
mod report;
mod status;
mod waiting_forwards;
mod waiting_place;
mod warps;

use super::Config;
use super::ports::Ports;
use crate::scatter_bypass::rtl::ScatterBypass;
use arbiter::NodeArbiter;
use base::data_side::DataSide;
use base::flush_walker::FlushWalker;
use base::lookup::Lookup;
use base::streams::{KIND_BITS, OPERATION_BITS, kind};
use design::PendingStore;
use forward_port::ForwardPort;
use kit::queue::Queue;
use kit::set_index::{IndexFunction, SetIndex};
use message_queue::MessageQueue;
use refused_line::RefusedLine;
use report::NodeReport;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// The block; see the documentation of the module above.
#[derive(LogicBlock)]
pub struct TrackerNode {
    kind: Kind,
    pub(super) ports: Ports,
    scatter: ScatterBypass,
    /// The line that was refused waits until it enters again; no other is refused meanwhile, since none enters before.
    retry: Queue<RefusedLine>,
    arbiter: NodeArbiter,
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
    /// A local request is in lookup.
    is_busy: Flop<Bit>,
    /// The request is in its first cycle of lookup.
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
    data: BeatReg,
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
    local_enters: Signal<Local, Bit>,
    /// The line looked up next, if it enters.
    next_line: Wire<Local>,
    /// The term that the index function adds to the low bits of a line that is given back; none with `linear`.
    returned_index: Optional<SetIndex>,
    _refuses: bool,
    _waits: bool,
    _is_linear: bool,
}

signal::ports! {
    rtl super::rtl::TrackerNode = super::ports;
}

impl TrackerNode {
    /// The hardware of `config`.
    pub fn new(config: &Config) -> TrackerNode {
        let l1 = config.l1();
        let waits = config.wait_cycles().is_some();
        let is_linear = l1.index() == IndexFunction::Linear;
        TrackerNode {
            kind: Kind::of::<TrackerNode>(
                "A core's node of the sharing tracker: an L1 data cache for the core's requests and \
                 for the lines of its warps' loads, which tells the tracker's banks what it evicts \
                 and answers the loads of other cores that they forward to it.",
            ),
            ports: Ports::new(config),
            scatter: ScatterBypass::new(config.scatter()),
            retry: Queue::of(config, 1),
            arbiter: NodeArbiter::new(),
            index: SetIndex::new(l1.index(), l1.line_bits(), l1.sets()),
            lookup: Lookup::of_shared_lines(l1),
            data_side: DataSide::of_shared_lines(l1, waits),
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
            data: BeatReg::new(l1.beat_bits()),
            bypass_l1: Flop::new(),
            id: Reg::new(l1.id_bits()),
            is_emptied: Signal::default(),
            refuses: Signal::default(),
            has_new: Signal::default(),
            new_enters: Signal::default(),
            retries: Signal::default(),
            has_line: Signal::default(),
            local_enters: Signal::default(),
            next_line: Wire::new(l1.line_bits()),
            returned_index: Optional::new(
                waits && !is_linear,
                SetIndex::new(l1.index(), l1.line_bits(), l1.sets()),
            ),
            _waits: waits,
            _is_linear: is_linear,
            _refuses: l1.pending_store() == PendingStore::Refuse,
        }
    }
}

impl Logic for TrackerNode {
    #[kernel]
    fn update(&mut self) {
        self.take_warps();
        self.refuse_line();
        self.arbitrate();
        self.choose_line();
        self.hold_request();
        self.hold_line();
        self.look_up();
        self.drive_data_side();
        self.serve_remote();
        self.take_replies();
        self.drive_banks();
        self.drive_flush();
        self.drive_core();
        self.drive_events();
    }
}

/// The L1.
impl TrackerNode {
    /// The tags decide in the first cycle.
    #[kernel]
    fn look_up(&mut self) {
        self.lookup.reads = self.core_request.valid || self.has_line || self.forward.valid;
        self.lookup.next_set = self.index.set_number;
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
        self.data_side.core_reply.link(&mut self.ports.core_reply);
    }
}

/// The flush.
impl TrackerNode {
    /// The lines of warps that have passed enter before a walk begins.
    #[kernel]
    fn drive_flush(&mut self) {
        let warp_opens = self.warp.valid && self.warp.ready;
        let has_none = self.scatter.decision.valid && (self.scatter.decision.unique == 0);
        let warp_closes = has_none || (self.new_enters && self.scatter.line.last);
        self.open_warps.hold();
        if warp_opens && !warp_closes {
            self.open_warps.d = self.open_warps.q + 1;
        }
        if warp_closes && !warp_opens {
            self.open_warps.d = self.open_warps.q - 1;
        }
        self.walker.flush = self.flush && !self.retry.pop.valid && (self.open_warps.q == 0);
        self.walker.is_idle = !self.is_busy.q && self.data_side.state.is_idle;
        self.flushed = self.walker.flushed;
    }
}
