//! Records of a block's ports: the plain structs that stimulus, golden model and engines exchange
//! once a cycle, and how they map to rust-hdl wires and to the flat array a Verilated design takes.

mod field;
mod macros;
mod value;

pub use field::Field;
pub use value::Value;

/// What is known of one field of a [`Record`] without a value at hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FieldInfo {
    /// The field's name, which is the Verilog port's name.
    pub name: &'static str,
    /// How many 64-bit slots it takes in the flat array.
    pub slots: usize,
    /// The widest port it can stand for, in bits.
    pub max_width: usize,
    /// The boolean field of the same record that must be true for this one to mean anything.
    pub when: Option<&'static str>,
}

/// One side (inputs or outputs) of a block's ports in one cycle.
///
/// Made by [`ports!`](crate::ports!) or [`record!`](crate::record!), never by hand.
pub trait Record: Copy + Default + PartialEq + core::fmt::Debug + Send + 'static {
    /// The fields, in declaration order.
    const FIELDS: &'static [FieldInfo];
    /// Sum of the fields' slots.
    const SLOTS: usize;

    /// Writes all fields into `slots`, which is [`Self::SLOTS`] long.
    fn store(&self, slots: &mut [u64]);

    /// Reads all fields from `slots`, which is [`Self::SLOTS`] long.
    fn load(slots: &[u64]) -> Self;

    /// Bit i is set when field i means something, that is, when the whole chain of its
    /// `[when ..]` fields holds in this record.
    fn compared(&self) -> u128;

    /// Whether `seen` equals this record in every field that means something here.
    fn agrees(&self, seen: &Self) -> bool;

    /// The fields' values in declaration order, for reports.
    fn values(&self) -> Vec<Value> {
        let mut slots = vec![0; Self::SLOTS];
        self.store(&mut slots);
        let mut rest = slots.as_slice();
        let mut values = Vec::with_capacity(Self::FIELDS.len());
        for field in Self::FIELDS {
            let (own, others) = rest.split_at(field.slots);
            values.push(Value::new(own));
            rest = others;
        }
        values
    }
}

/// A rust-hdl block whose ports are one pair of records.
///
/// Made by [`ports!`](crate::ports!).
pub trait Simulated {
    /// The inputs.
    type In: Record;
    /// The outputs.
    type Out: Record;

    /// Puts the inputs on the block's wires.
    fn drive(&mut self, input: &Self::In);

    /// Reads the outputs from the block's wires.
    fn sample(&self) -> Self::Out;
}

#[cfg(test)]
mod tests;
