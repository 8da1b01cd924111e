//! The wires of streams and flows: `valid` and `ready` around a payload.

use super::{Link, Ready};
use crate::{Drive, Sample};
use core::ops::{Deref, DerefMut};
use rust_hdl::core::prelude::{Bit, Block, Direction, In, Logic, Out, Probe, Signal};

/// A bundle that is a ready/valid stream.
pub trait Streamed: super::Bundle<Back = Ready> {
    /// Its name in snake case.
    const NAME: &'static str;

    /// The wires of its payload: all but `valid` and `ready`.
    type Payload<F: Direction, B: Direction>: Block
        + super::Pack
        + Link<Self::Payload<In, Out>>
        + Link<Self::Payload<Out, In>>;

    /// The wires of its payload.
    fn payload<F: Direction, B: Direction>(shape: Self::Shape<'_>) -> Self::Payload<F, B>;
}

/// The wires of a ready/valid stream.
///
/// A beat passes in a cycle in which `valid` and `ready` are both high. `valid` does not wait for `ready`; once it is
/// high, it and the payload stay until the beat has passed.
#[derive(Clone, Debug)]
pub struct StreamWires<P, F: Direction, B: Direction> {
    /// The sender offers a beat.
    pub valid: Signal<F, Bit>,
    /// The receiver takes it.
    pub ready: Signal<B, Bit>,
    /// The rest, which kernels name as if it was beside them.
    pub payload: P,
}

/// The wires of a flow: whoever receives it takes every beat.
#[derive(Clone, Debug)]
pub struct FlowWires<P, F: Direction> {
    /// There is a beat in this cycle.
    pub valid: Signal<F, Bit>,
    /// The rest, which kernels name as if it was beside it.
    pub payload: P,
}

impl<P, F: Direction, B: Direction> StreamWires<P, F, B> {
    /// Adds `valid` and `ready` to the wires of a payload.
    pub fn new(payload: P) -> StreamWires<P, F, B> {
        StreamWires { valid: Signal::default(), ready: Signal::default(), payload }
    }

    /// Connects these wires to those of another block, or of the one around: an assignment a wire.
    pub fn link<T>(&mut self, to: &mut T)
    where
        Self: Link<T>,
    {
        Link::link(self, to);
    }
}

impl<P, F: Direction> FlowWires<P, F> {
    /// Adds `valid` to the wires of a payload.
    pub fn new(payload: P) -> FlowWires<P, F> {
        FlowWires { valid: Signal::default(), payload }
    }

    /// Connects these wires to those of another block, or of the one around: an assignment a wire.
    pub fn link<T>(&mut self, to: &mut T)
    where
        Self: Link<T>,
    {
        Link::link(self, to);
    }
}

impl<P, F: Direction, B: Direction> Deref for StreamWires<P, F, B> {
    type Target = P;
    fn deref(&self) -> &P {
        &self.payload
    }
}

impl<P, F: Direction, B: Direction> DerefMut for StreamWires<P, F, B> {
    fn deref_mut(&mut self) -> &mut P {
        &mut self.payload
    }
}

impl<P, F: Direction> Deref for FlowWires<P, F> {
    type Target = P;
    fn deref(&self) -> &P {
        &self.payload
    }
}

impl<P, F: Direction> DerefMut for FlowWires<P, F> {
    fn deref_mut(&mut self) -> &mut P {
        &mut self.payload
    }
}

impl<P: Block, F: Direction, B: Direction> Logic for StreamWires<P, F, B> {
    fn update(&mut self) {}
}

impl<P: Block, F: Direction> Logic for FlowWires<P, F> {
    fn update(&mut self) {}
}

impl<P: Block, F: Direction, B: Direction> Block for StreamWires<P, F, B> {
    fn connect_all(&mut self) {
        self.valid.connect_all();
        self.ready.connect_all();
        self.payload.connect_all();
    }
    fn update_all(&mut self) {
        self.valid.update_all();
        self.ready.update_all();
        self.payload.update_all();
    }
    fn has_changed(&self) -> bool {
        self.valid.has_changed() || self.ready.has_changed() || self.payload.has_changed()
    }
    fn accept(&self, name: &str, probe: &mut dyn Probe) {
        probe.visit_start_namespace(name, self);
        self.valid.accept("valid", probe);
        self.ready.accept("ready", probe);
        self.payload.accept("", probe);
        probe.visit_end_namespace(name, self);
    }
}

impl<P: Block, F: Direction> Block for FlowWires<P, F> {
    fn connect_all(&mut self) {
        self.valid.connect_all();
        self.payload.connect_all();
    }
    fn update_all(&mut self) {
        self.valid.update_all();
        self.payload.update_all();
    }
    fn has_changed(&self) -> bool {
        self.valid.has_changed() || self.payload.has_changed()
    }
    fn accept(&self, name: &str, probe: &mut dyn Probe) {
        probe.visit_start_namespace(name, self);
        self.valid.accept("valid", probe);
        self.payload.accept("", probe);
        probe.visit_end_namespace(name, self);
    }
}

/// Paths of a member of two bundles.
fn member(paths: (&str, &str), name: &str) -> (String, String) {
    (format!("{}${name}", paths.0), format!("{}${name}", paths.1))
}

impl<P, Q, F, B, F2, B2> Link<StreamWires<Q, F2, B2>> for StreamWires<P, F, B>
where
    P: Link<Q>,
    F: Direction,
    B: Direction,
    F2: Direction,
    B2: Direction,
{
    fn link(&mut self, to: &mut StreamWires<Q, F2, B2>) {
        Link::link(&mut self.valid, &mut to.valid);
        Link::link(&mut to.ready, &mut self.ready);
        Link::link(&mut self.payload, &mut to.payload);
    }

    fn assign(
        &self,
        to: &StreamWires<Q, F2, B2>,
        paths: (&str, &str),
        all: &mut Vec<(String, String)>,
    ) {
        let (from_valid, to_valid) = member(paths, "valid");
        let (from_ready, to_ready) = member(paths, "ready");
        all.push((to_valid, from_valid));
        all.push((from_ready, to_ready));
        self.payload.assign(&to.payload, paths, all);
    }
}

impl<P, Q, F, F2> Link<FlowWires<Q, F2>> for FlowWires<P, F>
where
    P: Link<Q>,
    F: Direction,
    F2: Direction,
{
    fn link(&mut self, to: &mut FlowWires<Q, F2>) {
        Link::link(&mut self.valid, &mut to.valid);
        Link::link(&mut self.payload, &mut to.payload);
    }

    fn assign(&self, to: &FlowWires<Q, F2>, paths: (&str, &str), all: &mut Vec<(String, String)>) {
        let (from_valid, to_valid) = member(paths, "valid");
        all.push((to_valid, from_valid));
        self.payload.assign(&to.payload, paths, all);
    }
}

/// The `ready` of a stream that the block sends.
impl<P> Drive<Ready> for StreamWires<P, Out, In> {
    fn drive(&mut self, value: Ready) {
        self.ready.drive(value.ready);
    }
}

/// The `ready` of a stream that the block receives.
impl<P> Sample<Ready> for StreamWires<P, In, Out> {
    fn sample(&self) -> Ready {
        Ready { ready: self.ready.sample() }
    }
}
