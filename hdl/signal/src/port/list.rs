//! Equal ports, numbered.

use super::{Carried, FieldInfo, Place, PortValue};
use crate::{Drive, Sample};
use core::ops::{Deref, DerefMut};
use rust_hdl::core::prelude::Direction;

/// `N` equal ports or bundles; those of `lane` are named `lane_0`, `lane_1` and so on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct List<T, const N: usize>(pub [T; N]);

impl<T: Default, const N: usize> Default for List<T, N> {
    fn default() -> List<T, N> {
        List(core::array::from_fn(|_| T::default()))
    }
}

impl<T, const N: usize> Deref for List<T, N> {
    type Target = [T; N];

    fn deref(&self) -> &[T; N] {
        &self.0
    }
}

impl<T, const N: usize> DerefMut for List<T, N> {
    fn deref_mut(&mut self) -> &mut [T; N] {
        &mut self.0
    }
}

impl<T: PortValue, const N: usize> PortValue for List<T, N> {
    const SLOTS: usize = N * T::SLOTS;

    #[inline]
    fn store(&self, slots: &mut [u64]) {
        for (value, slots) in self.iter().zip(slots.chunks_mut(T::SLOTS)) {
            value.store(slots);
        }
    }

    #[inline]
    fn load(slots: &[u64]) -> List<T, N> {
        List(core::array::from_fn(|i| T::load(&slots[i * T::SLOTS..(i + 1) * T::SLOTS])))
    }

    #[inline]
    fn agrees(&self, seen: &List<T, N>) -> bool {
        self.iter().zip(seen.iter()).all(|(own, seen)| own.agrees(seen))
    }

    fn meaning(&self, means: bool, ports: &mut Vec<bool>) {
        self.iter().for_each(|value| value.meaning(means, ports));
    }

    fn describe(place: &Place, ports: &mut Vec<FieldInfo>) {
        for i in 0..N {
            let mut member = place.member(&i.to_string(), &place.doc);
            member.encoding = place.encoding;
            member.bundle_doc.clone_from(&place.bundle_doc);
            T::describe(&member, ports);
        }
    }
}

impl<T: Carried, const N: usize> Carried for List<T, N> {
    type Wires<F: Direction, B: Direction> = Vec<T::Wires<F, B>>;
    type Shape<'a> = T::Shape<'a>;

    fn wires<F: Direction, B: Direction>(shape: T::Shape<'_>) -> Vec<T::Wires<F, B>> {
        (0..N).map(|_| T::wires(shape)).collect()
    }
}

impl<T: Copy, W: Drive<T>, const N: usize> Drive<List<T, N>> for Vec<W> {
    fn drive(&mut self, value: List<T, N>) {
        self.iter_mut().zip(value.iter()).for_each(|(wires, value)| wires.drive(*value));
    }
}

impl<T, W: Sample<T>, const N: usize> Sample<List<T, N>> for Vec<W> {
    fn sample(&self) -> List<T, N> {
        List(core::array::from_fn(|i| self[i].sample()))
    }
}
