//! Slices that are wrong on purpose: what the judges must find.

/// The fault of such a slice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// A store does not wait for loads that wait for its sector.
    StorePassesLoads,
    /// A write-back has every byte enabled.
    WholeSectors,
    /// A beat of a line is not taken while a reply waits to leave.
    FillWaits,
    /// The answer to an atomic is not taken while a reply waits to leave: it has no separate place.
    AnswerWaits,
    /// A fill overwrites dirty bytes.
    FillOverwrites,
    /// An atomic leaves its line in the slice.
    AtomicKeepsLine,
    /// An atomic does not wait for loads of its line.
    AtomicPassesLoads,
    /// A sector is readable once one of its bytes has been written.
    PartReadable,
    /// A clean is acknowledged without a write-back.
    CleanForgets,
    /// A load does not wait behind a store to its line.
    NoGap,
    /// A store does not wait for a beat from below.
    StoreBesideBeat,
    /// A flush ends before its last write-back is acknowledged.
    FlushHastens,
    /// A flush leaves lines of the chip's memory valid; `sac_tile` says whose they are.
    FlushKeepsLocal,
    /// The same while the cache is memory-side alone.
    FlushKeepsMemorySide,
}
