//! The ports.

signal::ports! {
    rtl super::rtl::SetIndex(widths: (usize, usize));

    /// The line address.
    in line: u64 = widths.0,
    /// Set index, below the number of sets.
    out set_number: u64 = widths.1,
    /// Line address without the bits of the set index.
    out tag: u64 = widths.0 - widths.1,
}
