//! The requests that wait to leave for the next level.

use crate::l1::Config;
use kit::queue::Queue;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// A request that enters.
#[derive(LogicInterface)]
pub struct Sent {
    /// There is one; only while `has_room`.
    pub valid: Signal<In, Bit>,
    /// Load, store or atomic.
    pub kind: Wire<In>,
    /// The atomic's operation.
    pub operation: Wire<In>,
    /// Line address.
    pub line: Wire<In>,
    /// Sectors wanted or written.
    pub sectors: Wire<In>,
    /// Bytes written.
    pub byte_enable: Wire<In>,
    /// Their values.
    pub data: Wire<In>,
    /// What the reply must carry.
    pub id: Wire<In>,
}

/// The request that is offered to the next level.
#[derive(LogicInterface)]
pub struct DownRequest {
    /// There is one.
    pub valid: Signal<Out, Bit>,
    /// The next level takes it.
    pub ready: Signal<In, Bit>,
    /// Load, store or atomic.
    pub kind: Wire<Out>,
    /// The atomic's operation.
    pub operation: Wire<Out>,
    /// Line address.
    pub line: Wire<Out>,
    /// Sectors wanted or written.
    pub sectors: Wire<Out>,
    /// Bytes written.
    pub byte_enable: Wire<Out>,
    /// Their values.
    pub data: Wire<Out>,
    /// Number of this core.
    pub source: Wire<Out>,
    /// What the reply must carry.
    pub id: Wire<Out>,
}

impl DownRequest {
    /// The stream of `config`.
    pub fn new(config: &Config) -> DownRequest {
        DownRequest {
            valid: Signal::default(),
            ready: Signal::default(),
            kind: Wire::new(2),
            operation: Wire::new(4),
            line: Wire::new(config.line_bits()),
            sectors: Wire::new(config.sectors()),
            byte_enable: Wire::new(config.sector_bytes()),
            data: Wire::new(config.beat_bits()),
            source: Wire::new(8),
            id: Wire::new(config.down_id_bits()),
        }
    }
}

/// The requests that wait to leave for the next level, in order.
#[derive(LogicBlock)]
pub struct MissQueue {
    kind: Kind,
    /// A request that enters.
    pub send: Sent,
    /// Number of this core.
    pub core_number: Wire<In>,
    /// Another request may enter.
    pub has_room: Signal<Out, Bit>,
    /// No request waits.
    pub is_empty: Signal<Out, Bit>,
    /// Requests that wait; only of a cache that is shared among cores.
    pub count: Optional<Wire<Out>>,
    /// The request that is offered.
    pub down_request: DownRequest,
    /// All but the bytes' values.
    heads: Queue,
    /// The bytes' values, in step with `heads`.
    bytes: Queue,
    _is_shared: bool,
}

impl MissQueue {
    /// The queue of `config`; of a cache that is shared among cores, if `is_shared`.
    pub fn new(config: &Config, is_shared: bool) -> MissQueue {
        let head = 6
            + config.line_bits()
            + config.sectors()
            + config.sector_bytes()
            + config.down_id_bits();
        let depth = config.miss_queue();
        MissQueue {
            kind: Kind::of::<MissQueue>(
                "The requests that wait to leave for the next level, in order.",
            ),
            send: Sent {
                valid: Signal::default(),
                kind: Wire::new(2),
                operation: Wire::new(4),
                line: Wire::new(config.line_bits()),
                sectors: Wire::new(config.sectors()),
                byte_enable: Wire::new(config.sector_bytes()),
                data: Wire::new(config.beat_bits()),
                id: Wire::new(config.down_id_bits()),
            },
            core_number: Wire::new(8),
            has_room: Signal::default(),
            is_empty: Signal::default(),
            count: Optional::new(is_shared, Wire::new(index_bits(depth + 1))),
            down_request: DownRequest::new(config),
            heads: Queue::new(config.queue(head, depth)),
            bytes: Queue::new(config.queue(config.beat_bits(), depth)),
            _is_shared: is_shared,
        }
    }
}

impl Logic for MissQueue {
    #[kernel]
    fn update(&mut self) {
        let (id, enables) = (self.send.id.width(), self.send.byte_enable.width());
        let (sectors, line) = (self.send.sectors.width(), self.send.line.width());
        let (enables_at, sectors_at) = (id, id + enables);
        let (line_at, operation_at) = (sectors_at + sectors, sectors_at + sectors + line);

        let operation = cat(self.send.kind.val(), self.send.operation.val());
        let place = cat(self.send.line.val(), self.send.sectors.val());
        let rest = cat(self.send.byte_enable.val(), self.send.id.val());
        self.heads.push.valid.next = self.send.valid.val();
        self.heads.push.data.next = cat(cat(operation, place), rest);
        self.bytes.push.valid.next = self.send.valid.val();
        self.bytes.push.data.next = self.send.data.val();
        self.has_room.next = self.heads.push.ready.val();
        self.is_empty.next = !self.heads.pop.valid.val();
        if self._is_shared {
            self.count.next = self.heads.count.val();
        }

        self.heads.pop.ready.next = self.down_request.ready.val();
        self.bytes.pop.ready.next = self.down_request.ready.val();
        let head = self.heads.pop.data.val();
        self.down_request.valid.next = self.heads.pop.valid.val();
        self.down_request.id.next = bits_to(head, id);
        self.down_request.byte_enable.next = bits_to(head >> enables_at, enables);
        self.down_request.sectors.next = bits_to(head >> sectors_at, sectors);
        self.down_request.line.next = bits_to(head >> line_at, line);
        self.down_request.operation.next = bits_to(head >> operation_at, 4);
        self.down_request.kind.next = bits_to(head >> (operation_at + 4), 2);
        self.down_request.data.next = self.bytes.pop.data.val();
        self.down_request.source.next = self.core_number.val();
    }
}
