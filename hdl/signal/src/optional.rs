//! A part of a block that some geometries do not have.
use crate::port::{Link, Pack};
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
