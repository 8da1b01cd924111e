//! The hardware: a core's L1 with the blocks that share it.

mod streams;

use super::Config;
use crate::private::data_side::{DownReply, DownRequest, Reply};
use crate::private::streams::{CoreRequest, CoreStatus, Counter, Events, Evict};
use rust_hdl::core::prelude::*;
use signal::prelude::*;
use streams::{RemoteIn, RemoteOut, RemoteReplyIn, RemoteRequestOut};

/// The block; see the documentation of the module above.
#[derive(LogicBlock)]
pub struct SharedL1 {
    kind: Kind,
    /// What the core asks for.
    pub core_request: CoreRequest,
    /// What became of it.
    pub core_status: CoreStatus,
    /// Beats to the core.
    pub core_reply: Reply,
    /// Requests that leave for homes.
    pub remote_request_out: RemoteRequestOut,
    /// Requests of other cores.
    pub remote_in: RemoteIn,
    /// Requests to L2.
    pub l2_out: DownRequest,
    /// Its answers.
    pub l2_in: DownReply,
    /// Packets to other cores.
    pub remote_out: RemoteOut,
    /// Packets of homes.
    pub remote_reply_in: RemoteReplyIn,
    /// Number of this core.
    pub core_number: Wire<In>,
    /// The cache is to be emptied.
    pub flush: Signal<In, Bit>,
    /// It is empty.
    pub flushed: Signal<Out, Bit>,
    /// 0 sampling, 1 execution as private, 2 as shared.
    pub phase: Wire<Out>,
    /// Even sets are shared.
    pub even_sets_shared: Signal<Out, Bit>,
    /// Odd sets are shared.
    pub odd_sets_shared: Signal<Out, Bit>,
    /// A decision takes effect.
    pub decision_valid: Signal<Out, Bit>,
    /// It is for shared.
    pub decision_shared: Signal<Out, Bit>,
    /// What happens in this cycle.
    pub event: Events,
    /// The line that becomes invalid.
    pub evict: Evict,
    /// The counters' reading port.
    pub counter: Counter,
}

impl SharedL1 {
    /// The hardware of `config`.
    pub fn new(config: &Config) -> SharedL1 {
        SharedL1 {
            kind: Kind::of::<SharedL1>(
                "A core's L1 cache that it shares with other cores: home to its own lines, private \
                 or shared as DynEB chooses.",
            ),
            core_request: CoreRequest::new(config.core()),
            core_status: CoreStatus::new(config.core()),
            core_reply: Reply::new(config.core()),
            remote_request_out: RemoteRequestOut::new(config),
            remote_in: RemoteIn::new(config),
            l2_out: DownRequest::new(config.l1()),
            l2_in: DownReply::new(config.l1()),
            remote_out: RemoteOut::new(config),
            remote_reply_in: RemoteReplyIn::new(config),
            core_number: Wire::new(config.core_number_bits()),
            flush: Signal::default(),
            flushed: Signal::default(),
            phase: Wire::new(2),
            even_sets_shared: Signal::default(),
            odd_sets_shared: Signal::default(),
            decision_valid: Signal::default(),
            decision_shared: Signal::default(),
            event: Events::default(),
            evict: Evict { line: Wire::new(config.core().line_bits()) },
            counter: Counter { index: Wire::new(Config::COUNTER_INDEX_BITS), value: Wire::new(32) },
        }
    }
}

impl Logic for SharedL1 {
    #[kernel]
    fn update(&mut self) {
        self.core_request.ready.next = false;
        self.core_status.valid.next = false;
        self.core_status.id.next = 0.into();
        self.core_status.word.next = 0.into();
        self.core_reply.valid.next = false;
        self.core_reply.id.next = 0.into();
        self.core_reply.sector.next = 0.into();
        self.core_reply.data.next = 0.into();
        self.core_reply.last.next = false;
        self.remote_request_out.valid.next = false;
        self.remote_request_out.home.next = 0.into();
        self.remote_request_out.kind.next = 0.into();
        self.remote_request_out.operation.next = 0.into();
        self.remote_request_out.line.next = 0.into();
        self.remote_request_out.sectors.next = 0.into();
        self.remote_request_out.byte_enable.next = 0.into();
        self.remote_request_out.data.next = 0.into();
        self.remote_request_out.source.next = 0.into();
        self.remote_request_out.id.next = 0.into();
        self.remote_in.ready.next = false;
        self.l2_out.valid.next = false;
        self.l2_out.kind.next = 0.into();
        self.l2_out.operation.next = 0.into();
        self.l2_out.line.next = 0.into();
        self.l2_out.sectors.next = 0.into();
        self.l2_out.byte_enable.next = 0.into();
        self.l2_out.data.next = 0.into();
        self.l2_out.source.next = 0.into();
        self.l2_out.id.next = 0.into();
        self.l2_in.ready.next = false;
        self.remote_out.valid.next = false;
        self.remote_out.header.next = false;
        self.remote_out.core.next = 0.into();
        self.remote_out.id.next = 0.into();
        self.remote_out.sectors.next = 0.into();
        self.remote_out.data.next = 0.into();
        self.remote_out.last.next = false;
        self.remote_reply_in.ready.next = false;
        self.flushed.next = false;
        self.phase.next = 0.into();
        self.even_sets_shared.next = false;
        self.odd_sets_shared.next = false;
        self.decision_valid.next = false;
        self.decision_shared.next = false;
        self.event.hit.next = false;
        self.event.hit_pending.next = false;
        self.event.miss.next = false;
        self.event.bypass.next = false;
        self.event.reservation_fail.next = false;
        self.event.evict.next = false;
        self.event.fill.next = false;
        self.evict.line.next = 0.into();
        self.counter.value.next = 0.into();
    }
}
