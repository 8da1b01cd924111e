//! Which parts of a data side there are.

/// What an L1 has besides, for its design.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct With {
    /// Requests come from two sources.
    pub(super) sources: bool,
    /// Lines are read for other caches, and come from them.
    pub(super) reader: bool,
    /// Misses go to other caches; with a reader.
    pub(super) ring: bool,
    /// Some of those misses are sampled.
    pub(super) samples: bool,
}
