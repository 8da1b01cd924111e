//! Values of single ports: a bit, or a number of up to 64, 128, 512 or 1,024 bits.

use super::{Beat, Carried, FieldInfo, Place, PortValue, Wide};
use crate::{BeatWire, Wire};
use rust_hdl::core::prelude::{Bit, Direction, Signal};

/// Common part of all values of single ports.
macro_rules! single {
    ($t:ty, $slots:literal, $max_width:literal) => {
        const SLOTS: usize = $slots;

        #[inline]
        fn agrees(&self, seen: &$t) -> bool {
            self == seen
        }

        fn meaning(&self, means: bool, ports: &mut Vec<bool>) {
            ports.push(means);
        }

        fn describe(place: &Place, ports: &mut Vec<FieldInfo>) {
            let Place { name, doc, bundle_doc, when, encoding, is_optional } = place.clone();
            ports.push(FieldInfo {
                name,
                doc,
                bundle_doc,
                slots: $slots,
                max_width: $max_width,
                when,
                encoding,
                is_optional,
            });
        }
    };
}

impl PortValue for bool {
    single!(bool, 1, 1);

    #[inline]
    fn store(&self, slots: &mut [u64]) {
        slots[0] = u64::from(*self);
    }

    #[inline]
    fn load(slots: &[u64]) -> bool {
        slots[0] != 0
    }
}

impl PortValue for u64 {
    single!(u64, 1, 64);

    #[inline]
    fn store(&self, slots: &mut [u64]) {
        slots[0] = *self;
    }

    #[inline]
    fn load(slots: &[u64]) -> u64 {
        slots[0]
    }
}

impl PortValue for u128 {
    single!(u128, 2, 128);

    #[inline]
    fn store(&self, slots: &mut [u64]) {
        // The two halves on purpose: a slot holds 64 bits.
        slots[0] = *self as u64;
        slots[1] = (*self >> 64) as u64;
    }

    #[inline]
    fn load(slots: &[u64]) -> u128 {
        u128::from(slots[0]) | (u128::from(slots[1]) << 64)
    }
}

/// A number in limbs.
macro_rules! limbs {
    ($t:ty, $limbs:literal, $max_width:literal) => {
        impl PortValue for $t {
            single!($t, $limbs, $max_width);

            #[inline]
            fn store(&self, slots: &mut [u64]) {
                slots[..$limbs].copy_from_slice(self);
            }

            #[inline]
            fn load(slots: &[u64]) -> $t {
                let mut value = [0; $limbs];
                value.copy_from_slice(&slots[..$limbs]);
                value
            }
        }
    };
}

limbs!(Wide, 8, 512);
limbs!(Beat, 16, 1024);

impl Carried for bool {
    type Wires<F: Direction, B: Direction> = Signal<F, Bit>;
    type Shape<'a> = ();

    fn wires<F: Direction, B: Direction>(_: ()) -> Signal<F, Bit> {
        Signal::default()
    }
}

/// A number has as many wires as it is given.
macro_rules! number {
    ($t:ty, $wire:ident) => {
        impl Carried for $t {
            type Wires<F: Direction, B: Direction> = $wire<F>;
            type Shape<'a> = usize;

            fn wires<F: Direction, B: Direction>(width: usize) -> $wire<F> {
                Wire::new(width)
            }
        }
    };
}

number!(u64, Wire);
number!(u128, Wire);
number!(Wide, Wire);
number!(Beat, BeatWire);
