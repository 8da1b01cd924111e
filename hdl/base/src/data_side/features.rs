//! Optional parts of a data side.

/// Parts of a data side that a design's L1 adds to the plain one.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Features {
    /// Requests come from two sources.
    pub(super) sources: bool,
    /// Lines are read for other caches, and come from them.
    pub(super) reader: bool,
    /// Misses go to other caches; with a reader.
    pub(super) ring: bool,
    /// Some of those misses are sampled.
    pub(super) samples: bool,
    /// Requests of other caches wait for lines in flight; with a ring.
    pub(super) parks: bool,
    /// Loads of other caches wait with the entries of lines in flight; with a reader and without a ring.
    pub(super) waits: bool,
}

impl Features {
    /// The line of each entry has its tag.
    pub(super) fn has_tags(self) -> bool {
        self.ring || self.waits
    }

    /// Other caches may keep an entry from its end.
    pub(super) fn keeps_entries(self) -> bool {
        self.parks || self.waits
    }
}
