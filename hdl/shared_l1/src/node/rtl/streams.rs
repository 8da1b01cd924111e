//! The streams between a node and the networks.

use crate::node::Config;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// A request that leaves for a home.
#[derive(LogicInterface)]
pub struct RemoteRequestOut {
    /// There is one.
    pub valid: Signal<Out, Bit>,
    /// The network takes it.
    pub ready: Signal<In, Bit>,
    /// The home.
    pub home: Wire<Out>,
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

impl RemoteRequestOut {
    /// The stream of `config`.
    pub fn new(config: &Config) -> RemoteRequestOut {
        let core = config.core();
        RemoteRequestOut {
            valid: Signal::default(),
            ready: Signal::default(),
            home: Wire::new(config.core_number_bits()),
            kind: Wire::new(2),
            operation: Wire::new(4),
            line: Wire::new(core.line_bits()),
            sectors: Wire::new(core.sectors()),
            byte_enable: Wire::new(core.sector_bytes()),
            data: Wire::new(core.beat_bits()),
            source: Wire::new(config.core_number_bits()),
            id: Wire::new(core.id_bits()),
        }
    }
}

/// A request of another core.
#[derive(LogicInterface)]
pub struct RemoteIn {
    /// There is one.
    pub valid: Signal<In, Bit>,
    /// It is accepted.
    pub ready: Signal<Out, Bit>,
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
    /// The core that asks.
    pub source: Wire<In>,
    /// What the reply must carry.
    pub id: Wire<In>,
}

impl RemoteIn {
    /// The stream of `config`.
    pub fn new(config: &Config) -> RemoteIn {
        let core = config.core();
        RemoteIn {
            valid: Signal::default(),
            ready: Signal::default(),
            kind: Wire::new(2),
            operation: Wire::new(4),
            line: Wire::new(core.line_bits()),
            sectors: Wire::new(core.sectors()),
            byte_enable: Wire::new(core.sector_bytes()),
            data: Wire::new(core.beat_bits()),
            source: Wire::new(config.core_number_bits()),
            id: Wire::new(core.id_bits()),
        }
    }
}

/// A beat of a packet to another core.
#[derive(LogicInterface)]
pub struct RemoteOut {
    /// There is one.
    pub valid: Signal<Out, Bit>,
    /// The network takes it.
    pub ready: Signal<In, Bit>,
    /// It is a header.
    pub header: Signal<Out, Bit>,
    /// The core that it goes to.
    pub core: Wire<Out>,
    /// Identifier of its request.
    pub id: Wire<Out>,
    /// Sectors of the packet.
    pub sectors: Wire<Out>,
    /// A sector's bytes.
    pub data: Wire<Out>,
    /// No beat of this packet follows.
    pub last: Signal<Out, Bit>,
}

impl RemoteOut {
    /// The stream of `config`.
    pub fn new(config: &Config) -> RemoteOut {
        let core = config.core();
        RemoteOut {
            valid: Signal::default(),
            ready: Signal::default(),
            header: Signal::default(),
            core: Wire::new(config.core_number_bits()),
            id: Wire::new(core.id_bits()),
            sectors: Wire::new(core.sectors()),
            data: Wire::new(core.beat_bits()),
            last: Signal::default(),
        }
    }
}

/// A beat of a home's packet.
#[derive(LogicInterface)]
pub struct RemoteReplyIn {
    /// There is one.
    pub valid: Signal<In, Bit>,
    /// It is accepted.
    pub ready: Signal<Out, Bit>,
    /// Identifier of the request answered, in a header.
    pub id: Wire<In>,
    /// Sectors of the packet, in a header.
    pub sectors: Wire<In>,
    /// A sector's bytes.
    pub data: Wire<In>,
}

impl RemoteReplyIn {
    /// The stream of `config`.
    pub fn new(config: &Config) -> RemoteReplyIn {
        let core = config.core();
        RemoteReplyIn {
            valid: Signal::default(),
            ready: Signal::default(),
            id: Wire::new(core.id_bits()),
            sectors: Wire::new(core.sectors()),
            data: Wire::new(core.beat_bits()),
        }
    }
}
