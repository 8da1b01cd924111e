//! A signal with run-time width.
use crate::Word;
use rust_hdl::core::prelude::*;
use rust_hdl::core::{ast::VerilogLink, synth::VCDValue};
use std::marker::PhantomData;

/// A wire of a width chosen when the block is built: an input, an output or a local signal.
///
/// A kernel reads it with `val()` and writes `next`. What was written is seen at once, so a value
/// travels through a whole block in one pass of the simulation; a kernel must therefore write a
/// wire before it reads it, which the emitter checks.
#[derive(Clone, Debug)]
pub struct Wire<D: Direction> {
    /// The value that the kernel gives to the wire.
    pub next: Word,
    settled: Word,
    changed: bool,
    direction: PhantomData<D>,
}

impl<D: Direction> Wire<D> {
    /// A wire of `width` bits, 1 to [`crate::MAX_WIDTH`], that carries 0.
    pub fn new(width: usize) -> Wire<D> {
        let zero = Word::new(0, width);
        Wire { next: zero, settled: zero, changed: false, direction: PhantomData }
    }

    /// The width in bits.
    pub fn width(&self) -> usize {
        self.settled.width()
    }

    /// The value now.
    #[inline]
    pub fn val(&self) -> Word {
        self.next.with_width_of(self.width())
    }
}

impl<D: Direction> Logic for Wire<D> {
    fn update(&mut self) {}
}

impl<D: Direction> Block for Wire<D> {
    fn connect_all(&mut self) {}

    fn update_all(&mut self) {
        self.next = self.val();
        self.changed = self.next != self.settled;
        if self.changed {
            self.settled = self.next;
        }
    }

    fn has_changed(&self) -> bool {
        self.changed
    }

    fn accept(&self, name: &str, probe: &mut dyn Probe) {
        probe.visit_atom(name, self);
    }
}

impl<D: Direction> Atom for Wire<D> {
    fn bits(&self) -> usize {
        self.width()
    }
    fn connected(&self) -> bool {
        true
    }
    fn changed(&self) -> bool {
        self.changed
    }
    fn kind(&self) -> AtomKind {
        D::KIND
    }
    fn descriptor(&self) -> TypeDescriptor {
        TypeDescriptor { name: "Word".into(), kind: TypeKind::Bits(self.width()) }
    }
    fn vcd(&self) -> VCDValue {
        VCDValue::String(self.settled.to_string())
    }
    fn id(&self) -> usize {
        0
    }
    fn verilog(&self) -> VerilogLiteral {
        self.settled.to_u64().into()
    }
    fn constraints(&self) -> Vec<PinConstraint> {
        vec![]
    }
}

// `derive(LogicInterface)` asks for these; kernels assign wire by wire instead of linking bundles.
impl<D: Direction> LogicLink for Wire<D> {
    fn link(&mut self, other: &mut Self) {
        other.next = self.val();
    }
    fn link_hdl(_: &str, _: &str, _: &str) -> Vec<VerilogLink> {
        vec![]
    }
    fn link_connect_source(&mut self) {}
    fn link_connect_dest(&mut self) {}
}

impl<D: Direction> LogicJoin for Wire<D> {}
