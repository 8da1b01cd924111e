//! Records of a block's ports: the plain structs that stimulus, golden model and engines exchange
//! once a cycle, and how they map to rust-hdl wires and to the flat array a Verilated design takes.

mod value;

pub use signal::port::{Condition, FieldInfo, Place, PortValue, Simulated, fields};
pub(crate) use value::Reader;
pub use value::{Value, differences, values};

#[cfg(test)]
mod tests;
