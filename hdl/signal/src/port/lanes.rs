//! Equal ports, as many as a geometry has.

use super::{Bundle, Carried, FieldInfo, Place, PortValue};
use crate::{Drive, Sample};
use core::ops::{Deref, DerefMut};
use rust_hdl::core::prelude::Direction;

/// Equal ports or bundles, one to `MOST`: as many as the shape of their wires says. Those of `core` are named `core_0`,
/// `core_1` and so on, and are one packed vector in Verilog.
///
/// A record has room for `MOST`, since it is a plain value. Lanes beyond a geometry's last are no ports: they
/// are driven nowhere, and read as the default.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lanes<T, const MOST: usize>(pub [T; MOST]);

impl<T, const MOST: usize> Lanes<T, MOST> {
    /// Results of `make` for each of the first `number` lanes, and the default beyond.
    ///
    /// # Panics
    /// There is no room for so many.
    pub fn of(number: usize, mut make: impl FnMut(usize) -> T) -> Lanes<T, MOST>
    where
        T: Default,
    {
        assert!(number <= MOST, "{number} lanes in a record of {MOST}");
        Lanes(core::array::from_fn(|i| if i < number { make(i) } else { T::default() }))
    }
}

impl<T: Default, const MOST: usize> Default for Lanes<T, MOST> {
    fn default() -> Lanes<T, MOST> {
        Lanes(core::array::from_fn(|_| T::default()))
    }
}

impl<T, const MOST: usize> Deref for Lanes<T, MOST> {
    type Target = [T; MOST];

    fn deref(&self) -> &[T; MOST] {
        &self.0
    }
}

impl<T, const MOST: usize> DerefMut for Lanes<T, MOST> {
    fn deref_mut(&mut self) -> &mut [T; MOST] {
        &mut self.0
    }
}

impl<T: PortValue, const MOST: usize> PortValue for Lanes<T, MOST> {
    const SLOTS: usize = MOST * T::SLOTS;

    #[inline]
    fn store(&self, slots: &mut [u64]) {
        for (value, slots) in self.iter().zip(slots.chunks_mut(T::SLOTS)) {
            value.store(slots);
        }
    }

    #[inline]
    fn load(slots: &[u64]) -> Lanes<T, MOST> {
        Lanes(core::array::from_fn(|i| T::load(&slots[i * T::SLOTS..(i + 1) * T::SLOTS])))
    }

    #[inline]
    fn agrees(&self, seen: &Lanes<T, MOST>) -> bool {
        self.iter().zip(seen.iter()).all(|(own, seen)| own.agrees(seen))
    }

    fn meaning(&self, means: bool, ports: &mut Vec<bool>) {
        self.iter().for_each(|value| value.meaning(means, ports));
    }

    fn describe(place: &Place, ports: &mut Vec<FieldInfo>) {
        for i in 0..MOST {
            let mut member = place.member(&i.to_string(), &place.doc);
            member.encoding = place.encoding;
            // Every geometry has the first.
            T::describe(&if i == 0 { member } else { member.optional() }, ports);
        }
    }
}

impl<T: Carried, const MOST: usize> Carried for Lanes<T, MOST> {
    type Wires<F: Direction, B: Direction> = Vec<T::Wires<F, B>>;
    /// How many, and what each follows from.
    type Shape<'a> = (usize, T::Shape<'a>);

    fn wires<F: Direction, B: Direction>(
        (number, shape): (usize, T::Shape<'_>),
    ) -> Vec<T::Wires<F, B>> {
        assert!((1..=MOST).contains(&number), "{number} lanes in a record of {MOST}");
        (0..number).map(|_| T::wires(shape)).collect()
    }
}

impl<T: Bundle, const MOST: usize> Bundle for Lanes<T, MOST> {
    type Back = Lanes<T::Back, MOST>;
}

impl<T: Copy, W: Drive<T>, const MOST: usize> Drive<Lanes<T, MOST>> for Vec<W> {
    fn drive(&mut self, value: Lanes<T, MOST>) {
        self.iter_mut().zip(value.iter()).for_each(|(wires, value)| wires.drive(*value));
    }
}

impl<T: Default, W: Sample<T>, const MOST: usize> Sample<Lanes<T, MOST>> for Vec<W> {
    fn sample(&self) -> Lanes<T, MOST> {
        Lanes::of(self.len(), |i| self[i].sample())
    }
}
