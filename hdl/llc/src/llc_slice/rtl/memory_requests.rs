//! Requests to the next level.

use super::Config;
use crate::streams::{KIND_BITS, MemoryRequest, OPERATION_BITS, class};
use kit::queue::BeatQueue;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

signal::bundle! {
    /// A request that is made; only while there is room.
    pub flow Issue(config: &Config) {
        /// A line's sectors, a write-back or an atomic.
        class: u64 = 2,
        /// Number of the entry of that class.
        number: u64 = config.number_bits(),
        /// Line address.
        line: u64 = config.line_bits(),
        /// Sectors wanted or written.
        sectors: u64 = config.sectors(),
        /// The chip whose memory holds the line.
        home: u64 = config.chip_bits() if config.has_chips(),
    }
}

/// Requests to the next level: a stage for the sector and mask of a write-back, then a queue. Room is counted at the
/// entrance.
#[derive(LogicBlock)]
pub struct MemoryRequests {
    kind: Kind,
    /// A request.
    pub issue: Input<Issue>,
    /// There is room for one.
    pub has_room: Signal<Out, Bit>,
    /// None is there.
    pub is_empty: Signal<Out, Bit>,
    /// Bytes of the write-back made in the cycle before.
    pub sector_data: BeatWire<In>,
    /// The dirty ones among them.
    pub sector_mask: Wire<In>,
    /// Operation, bytes and data of the atomic made in the cycle before.
    pub operation: Wire<In>,
    pub byte_enable: Wire<In>,
    pub data: BeatWire<In>,
    /// The oldest request.
    pub memory_request: Output<MemoryRequest>,
    /// Requests held.
    used: Reg,
    was_issued: Flop<Bit>,
    class: Reg,
    number: Reg,
    line: Reg,
    sectors: Reg,
    home: Optional<Reg>,
    requests: BeatQueue<MemoryRequest>,
    /// Dirty bytes of the write-back. The others may be a line's that was evicted, or nobody's: they leave as 0.
    dirty_bytes: Vec<Wire<Local>>,
    _most: usize,
    _has_chips: bool,
}

impl MemoryRequests {
    /// No request is there.
    pub fn new(config: &Config) -> MemoryRequests {
        let most = config.miss_queue();
        MemoryRequests {
            kind: Kind::of::<MemoryRequests>(
                "Requests to the next level: a stage for the sector and mask of a write-back, then \
                 a queue.",
            )
            .named("llc_slice_memory_requests"),
            issue: Issue::input(config),
            has_room: Signal::default(),
            is_empty: Signal::default(),
            sector_data: BeatWire::new(config.beat_bits()),
            sector_mask: Wire::new(config.sector_bytes()),
            operation: Wire::new(OPERATION_BITS),
            byte_enable: Wire::new(config.sector_bytes()),
            data: BeatWire::new(config.beat_bits()),
            memory_request: MemoryRequest::output(config),
            used: Reg::new(index_bits(most + 1)),
            was_issued: Flop::new(),
            class: Reg::new(KIND_BITS),
            number: Reg::new(config.number_bits()),
            line: Reg::new(config.line_bits()),
            sectors: Reg::new(config.sectors()),
            home: Optional::new(config.has_chips(), Reg::new(config.chip_bits())),
            requests: BeatQueue::of(config, most),
            dirty_bytes: (0..config.sector_bytes()).map(|_| Wire::new(8)).collect(),
            _most: most,
            _has_chips: config.has_chips(),
        }
    }
}

impl Logic for MemoryRequests {
    #[kernel]
    fn update(&mut self) {
        self.count();
        self.keep();
        self.queue();
        self.requests.pop.link(&mut self.memory_request);
    }
}

impl MemoryRequests {
    #[kernel]
    fn count(&mut self) {
        let leaves = self.requests.pop.valid && self.memory_request.ready;
        self.used.hold();
        if self.issue.valid && !leaves {
            self.used.d = self.used.q + 1;
        }
        if leaves && !self.issue.valid {
            self.used.d = self.used.q - 1;
        }
        self.has_room = self.used.q != self._most;
        self.is_empty = self.used.q == 0;
    }

    #[kernel]
    fn keep(&mut self) {
        self.was_issued.d = self.issue.valid;
        self.class.d = self.issue.class;
        self.number.d = self.issue.number;
        self.line.d = self.issue.line;
        self.sectors.d = self.issue.sectors;
        if self._has_chips {
            self.home.d = self.issue.home;
        }
    }

    #[kernel]
    fn queue(&mut self) {
        for b in 0..self.dirty_bytes.len() {
            self.dirty_bytes[b] = 0;
            if self.sector_mask.bit(b) {
                self.dirty_bytes[b] = bits_to(self.sector_data >> (8 * b), 8);
            }
        }
        self.requests.push.valid = self.was_issued.q;
        // The classes are numbered as the kinds of what goes down for them.
        self.requests.push.kind = self.class.q;
        self.requests.push.id = cat(self.class.q, self.number.q);
        self.requests.push.line = self.line.q;
        self.requests.push.sectors = self.sectors.q;
        self.requests.push.operation = 0;
        self.requests.push.byte_enable = 0;
        self.requests.push.data = 0;
        if self.class.q == (class::WRITE_BACK as usize) {
            self.requests.push.byte_enable = self.sector_mask;
            self.requests.push.data =
                cat_of(self.dirty_bytes.len(), |b| self.dirty_bytes[b]).into();
        }
        if self.class.q == (class::ATOMIC as usize) {
            self.requests.push.operation = self.operation;
            self.requests.push.byte_enable = self.byte_enable;
            self.requests.push.data = self.data;
        }
        if self._has_chips {
            self.requests.push.home = self.home.q;
        }
    }
}
