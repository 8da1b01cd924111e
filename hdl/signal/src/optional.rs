//! A part of a block that some geometries do not have.
use crate::port::{FlowWires, Link, Pack, StreamWires};
use crate::{Drive, Sample, Unsigned};
use rust_hdl::core::prelude::*;
use std::ops::{Deref, DerefMut};

/// A part that is in the hardware only if the geometry asks for it.
///
/// A kernel names it as if it were there, inside an `if` on the geometry.
#[derive(Clone, Debug)]
pub struct Optional<B> {
    part: B,
    is_present: bool,
}

impl<B> Optional<B> {
    /// `part`, present or not.
    pub fn new(is_present: bool, part: B) -> Optional<B> {
        Optional { part, is_present }
    }
}

impl<B> Deref for Optional<B> {
    type Target = B;
    fn deref(&self) -> &B {
        &self.part
    }
}

impl<B> DerefMut for Optional<B> {
    fn deref_mut(&mut self) -> &mut B {
        &mut self.part
    }
}

/// A port that is absent takes a value and does nothing with it.
impl<T, B: Drive<T>> Drive<T> for Optional<B> {
    fn drive(&mut self, value: T) {
        self.part.drive(value);
    }
}

/// One that is absent gives whatever its part does, 0 if nothing drives it.
impl<T, B: Sample<T>> Sample<T> for Optional<B> {
    fn sample(&self) -> T {
        self.part.sample()
    }
}

impl<F: Link<T>, T> Link<Optional<T>> for Optional<F> {
    fn link(&mut self, to: &mut Optional<T>) {
        self.part.link(&mut to.part);
    }

    fn assign(&self, to: &Optional<T>, paths: (&str, &str), all: &mut Vec<(String, String)>) {
        if self.is_present {
            self.part.assign(&to.part, paths, all);
        }
    }
}

/// A part's stream goes to a port that may be absent: the kernel says so inside an `if` on the geometry.
impl<P, F: Direction, B: Direction, T> Link<Optional<T>> for StreamWires<P, F, B>
where
    StreamWires<P, F, B>: Link<T>,
{
    fn link(&mut self, to: &mut Optional<T>) {
        self.link(&mut to.part);
    }

    fn assign(&self, to: &Optional<T>, paths: (&str, &str), all: &mut Vec<(String, String)>) {
        self.assign(&to.part, paths, all);
    }
}

/// The same for a flow.
impl<P, F: Direction, T> Link<Optional<T>> for FlowWires<P, F>
where
    FlowWires<P, F>: Link<T>,
{
    fn link(&mut self, to: &mut Optional<T>) {
        self.link(&mut to.part);
    }

    fn assign(&self, to: &Optional<T>, paths: (&str, &str), all: &mut Vec<(String, String)>) {
        self.assign(&to.part, paths, all);
    }
}

/// A port that may be absent feeds a part's stream.
impl<Q, F, B, T> Link<StreamWires<Q, F, B>> for Optional<T>
where
    F: Direction,
    B: Direction,
    T: Link<StreamWires<Q, F, B>>,
{
    fn link(&mut self, to: &mut StreamWires<Q, F, B>) {
        self.part.link(to);
    }

    fn assign(
        &self,
        to: &StreamWires<Q, F, B>,
        paths: (&str, &str),
        all: &mut Vec<(String, String)>,
    ) {
        self.part.assign(to, paths, all);
    }
}

/// One that is absent has no wires.
impl<W: Pack> Pack for Optional<W> {
    fn wires(&self, path: &str, visit: &mut dyn FnMut(String, usize)) {
        if self.is_present {
            self.part.wires(path, visit);
        }
    }

    fn values<const MOST: usize, const LIMBS: usize>(
        &self,
        visit: &mut impl FnMut(Unsigned<MOST, LIMBS>),
    ) {
        if self.is_present {
            self.part.values(visit);
        }
    }

    fn assign<const MOST: usize, const LIMBS: usize>(
        &mut self,
        next: &mut impl FnMut(usize) -> Option<Unsigned<MOST, LIMBS>>,
    ) {
        if self.is_present {
            self.part.assign(next);
        }
    }
}

impl<B: Block> Logic for Optional<B> {
    fn update(&mut self) {}
}

impl<B: Block> Block for Optional<B> {
    fn connect_all(&mut self) {
        self.part.connect_all();
    }
    fn update_all(&mut self) {
        if self.is_present {
            self.part.update_all();
        }
    }
    fn has_changed(&self) -> bool {
        self.is_present && self.part.has_changed()
    }
    fn accept(&self, name: &str, probe: &mut dyn Probe) {
        if self.is_present {
            self.part.accept(name, probe);
        }
    }
}
