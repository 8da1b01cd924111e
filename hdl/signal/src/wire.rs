//! A signal with run-time width.
use crate::Unsigned;
use rust_hdl::core::prelude::*;
use rust_hdl::core::{ast::VerilogLink, synth::VCDValue};
use std::marker::PhantomData;

/// A wire of a width chosen when the block is built: an input, an output or a local signal.
///
/// A kernel reads it with `val()` and writes `next`. A written value is visible at once, so it
/// travels through a whole block in one pass of the simulation; a kernel must therefore write a
/// wire before it reads it, which the emitter checks.
#[derive(Clone, Debug)]
pub struct Wire<D: Direction, const MOST: usize = 512, const LIMBS: usize = 8> {
    /// The value that the kernel gives to the wire.
    pub next: Unsigned<MOST, LIMBS>,
    settled: Unsigned<MOST, LIMBS>,
    changed: bool,
    direction: PhantomData<D>,
}

/// A wire of the data path: a beat of up to 128 bytes.
pub type BeatWire<D> = Wire<D, 1024, 16>;

impl<D: Direction, const MOST: usize, const LIMBS: usize> Wire<D, MOST, LIMBS> {
    /// A wire of `width` bits, 1 to `MOST`, that carries 0.
    ///
    /// # Panics
    /// The value is wider than the wire. The emitter, which does not know `MOST`, reports a wire without bits.
    pub fn new(width: usize) -> Self {
        assert!(width <= MOST, "a wire has at most {MOST} bits, not {width}");
        let zero = Unsigned::new(0, width);
        Wire { next: zero, settled: zero, changed: false, direction: PhantomData }
    }

    /// The width in bits.
    pub fn width(&self) -> usize {
        self.settled.width()
    }

    /// The value now.
    #[inline]
    pub fn val(&self) -> Unsigned<MOST, LIMBS> {
        self.next.with_width_of(self.width())
    }
}

impl<D: Direction, const MOST: usize, const LIMBS: usize> Logic for Wire<D, MOST, LIMBS> {
    fn update(&mut self) {}
}

impl<D: Direction, const MOST: usize, const LIMBS: usize> Block for Wire<D, MOST, LIMBS> {
    fn connect_all(&mut self) {}

    fn update_all(&mut self) {
        if self.next.width() != self.width() {
            self.next = self.val();
        }
        self.changed = !self.next.is(&self.settled);
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

impl<D: Direction, const MOST: usize, const LIMBS: usize> Atom for Wire<D, MOST, LIMBS> {
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
impl<D: Direction, const MOST: usize, const LIMBS: usize> LogicLink for Wire<D, MOST, LIMBS> {
    fn link(&mut self, other: &mut Self) {
        other.next = self.val();
    }
    fn link_hdl(_: &str, _: &str, _: &str) -> Vec<VerilogLink> {
        vec![]
    }
    fn link_connect_source(&mut self) {}
    fn link_connect_dest(&mut self) {}
}

impl<D: Direction, const MOST: usize, const LIMBS: usize> LogicJoin for Wire<D, MOST, LIMBS> {}
