//! The line of a warp that was refused.

use crate::tracker_node::Config;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

signal::bundle! {
    /// A load of a warp's line.
    pub bundle LineLoad(config: &Config) {
        /// Its line address.
        line: u64 = config.l1().line_bits(),
        /// Its sectors.
        sectors: u64 = config.l1().sectors(),
        /// It bypasses the L1.
        bypass: bool,
        /// Its identifier.
        id: u64 = config.l1().id_bits(),
    }
}

/// Keeps a refused load until it enters again; no other is refused meanwhile, since none enters before.
#[derive(LogicBlock)]
pub struct RetryRegister {
    kind: Kind,
    /// The load in lookup is refused.
    pub take: Signal<In, Bit>,
    /// That load.
    pub refused: Input<LineLoad>,
    /// The one that waits enters.
    pub enters: Signal<In, Bit>,
    /// One waits.
    pub is_waiting: Signal<Out, Bit>,
    /// That one.
    pub waiting: Output<LineLoad>,
    waits: Flop<Bit>,
    line: Reg,
    sectors: Reg,
    bypass: Flop<Bit>,
    id: Reg,
}

impl RetryRegister {
    /// None waits.
    pub fn new(config: &Config) -> RetryRegister {
        let l1 = config.l1();
        RetryRegister {
            kind: Kind::of::<RetryRegister>(
                "Keeps the load of a warp's line that was refused until it enters again.",
            )
            .named("tracker_node_retry"),
            take: Signal::default(),
            refused: LineLoad::input(config),
            enters: Signal::default(),
            is_waiting: Signal::default(),
            waiting: LineLoad::output(config),
            waits: Flop::new(),
            line: Reg::new(l1.line_bits()),
            sectors: Reg::new(l1.sectors()),
            bypass: Flop::new(),
            id: Reg::new(l1.id_bits()),
        }
    }
}

impl Logic for RetryRegister {
    #[kernel]
    fn update(&mut self) {
        self.waits.hold();
        self.line.hold();
        self.sectors.hold();
        self.bypass.hold();
        self.id.hold();
        if self.enters.val() {
            self.waits.d.next = false;
        }
        if self.take.val() {
            self.waits.d.next = true;
            self.line.d.next = self.refused.line.val();
            self.sectors.d.next = self.refused.sectors.val();
            self.bypass.d.next = self.refused.bypass.val();
            self.id.d.next = self.refused.id.val();
        }
        self.is_waiting.next = self.waits.q.val();
        self.waiting.line.next = self.line.q.val();
        self.waiting.sectors.next = self.sectors.q.val();
        self.waiting.bypass.next = self.bypass.q.val();
        self.waiting.id.next = self.id.q.val();
    }
}
