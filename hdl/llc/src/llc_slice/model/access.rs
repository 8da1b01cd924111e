//! The rules' accesses to the memories in a cycle, for observers that count their ports.

/// A sector: set, way and number; an atomic's answer is one of a set behind the last.
pub type Place = (usize, usize, u64);

/// An access of a memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// A sector is read from the data array.
    ReadData(Place),
    /// A store or a beat writes one, in the next cycle.
    WriteData(Place),
    /// A byte mask is read, in this cycle.
    ReadMask(Place),
}
