//! Where a program's arrays lie.

/// Bytes of an element: all are of 32 bits.
pub(crate) const ELEMENT: u64 = 4;
/// Arrays begin at multiples of this many bytes, as those do that a driver hands out.
const ALIGNMENT: u64 = 256;

/// An array of 32-bit elements.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Array {
    base: u64,
}

impl Array {
    /// Byte address of an element.
    pub(crate) fn at(self, index: u64) -> u64 {
        self.base + ELEMENT * index
    }
}

/// The arrays that there are, one behind the other from address 0.
#[derive(Debug, Default)]
pub(crate) struct Layout {
    bytes: u64,
}

impl Layout {
    /// One more, of so many elements.
    pub(crate) fn array(&mut self, elements: u64) -> Array {
        let base = self.bytes.next_multiple_of(ALIGNMENT);
        self.bytes = base + ELEMENT * elements;
        Array { base }
    }

    /// Bytes from address 0 to the end of the last.
    pub(crate) fn bytes(&self) -> u64 {
        self.bytes
    }
}
