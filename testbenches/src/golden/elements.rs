//! Where the elements of a module's ports are in a block's records.

use crate::ports::{PortValue, Value, fields};
use core::ops::Range;
use emit::{ManifestPort, PortDirection, PortRole};

/// The data ports in this direction. An error of a memory is none: no golden model has it, and no run compares it.
pub fn data_ports(
    ports: &[ManifestPort],
    direction: PortDirection,
) -> impl Iterator<Item = &ManifestPort> {
    ports.iter().filter(move |port| {
        let is_other =
            matches!(port.role, PortRole::Clock | PortRole::Reset | PortRole::MemoryError);
        port.direction == direction && !is_other
    })
}

/// Those of the data ports of a direction, in their order.
#[derive(Clone)]
pub(super) struct Elements {
    /// For each element its field.
    fields: Vec<usize>,
    /// For each field its slots.
    slots: Vec<Range<usize>>,
}

impl Elements {
    pub(super) fn of<V: PortValue>(ports: &[ManifestPort], direction: PortDirection) -> Elements {
        let infos = fields::<V>();
        let names = data_ports(ports, direction).flat_map(|port| &port.fields);
        // A name that no field has is reported by `check_ports`, which tests call for each block.
        let place = |name: &String| infos.iter().position(|info| info.name == *name);
        let fields = names.filter_map(place).collect();
        let mut next = 0;
        let slots = infos.iter().map(|info| {
            next += info.slots;
            next - info.slots..next
        });
        Elements { fields, slots: slots.collect() }
    }

    /// The element that has this field.
    pub(super) fn of_field(&self, field: usize) -> Option<usize> {
        self.fields.iter().position(|other| *other == field)
    }

    /// For each element what `all` has for its field.
    pub(super) fn of_fields<T: Clone>(&self, all: &[T]) -> Vec<T> {
        self.fields.iter().map(|&field| all[field].clone()).collect()
    }

    /// The record with these elements; one that is missing, and lanes that a geometry does not have, are 0.
    pub(super) fn record<'a, V: PortValue>(
        &self,
        elements: impl Iterator<Item = Option<&'a Value>>,
    ) -> V {
        let mut slots = vec![0; V::SLOTS];
        for (&field, value) in self.fields.iter().zip(elements) {
            let Some(value) = value else { continue };
            let words = slots[self.slots[field].clone()].iter_mut();
            words.zip(value.slots()).for_each(|(word, value)| *word = *value);
        }
        V::load(&slots)
    }
}
