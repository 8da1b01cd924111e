//! The ports.

signal::ports! {
    rtl super::rtl::SetIndex(widths: (usize, usize));

    /// The line address.
    in line: u64 = widths.0,
    /// The number of its set.
    out set_number: u64 = widths.1,
    /// Its tag.
    out tag: u64 = widths.0 - widths.1,
}
