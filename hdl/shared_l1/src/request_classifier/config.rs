//! The block's configuration: `[l1]`, `[shared_l1]` and `[mesh]`, and what follows from them.

use crate::min_router;
use about::Figure;
use design::{
    AtomicPath, Design, DesignKind, Leftover, SharedL1, SharingMode, StorePath, WriteHit,
};

/// A checked geometry: every rule of its design holds.
#[derive(Clone, Debug, PartialEq)]
pub struct Config {
    router: min_router::Config,
    shared: SharedL1,
    write_hit: WriteHit,
}

impl Config {
    /// The classifier of a design, if it has one.
    pub fn of(design: &Design) -> Option<Config> {
        match design.kind() {
            DesignKind::SharedL1 => Some(Config {
                router: min_router::Config::of(design)?,
                shared: design.shared_l1()?.clone(),
                write_hit: design.l1()?.write_hit,
            }),
            _ => None,
        }
    }

    /// The router inside.
    pub fn router(&self) -> &min_router::Config {
        &self.router
    }

    /// The choice between private and shared.
    pub fn mode(&self) -> SharingMode {
        self.shared.mode
    }

    /// Path of a store to a line homed elsewhere. Where all are private no home has a copy; a filter is asked
    /// before the classifier.
    pub fn store_path(&self) -> StorePath {
        match (self.shared.mode, self.shared.store_path) {
            (SharingMode::Private, _) => StorePath::Mode,
            (_, StorePath::Filtered) => StorePath::Fixed,
            (_, path) => path,
        }
    }

    /// Bits of the filter of lines that a core has written in private mode, if there is one.
    pub fn filter_bits(&self) -> Option<usize> {
        let has_one = self.shared.mode == SharingMode::Dynamic
            && self.shared.store_path == StorePath::Filtered;
        has_one.then_some(self.shared.filter_bits as usize)
    }

    /// Route of an atomic to a line homed elsewhere.
    pub fn atomic_path(&self) -> AtomicPath {
        match self.shared.mode {
            SharingMode::Private => AtomicPath::Direct,
            SharingMode::Dynamic | SharingMode::Shared => self.shared.atomic_path,
        }
    }

    /// Handling of the local copy of a line homed elsewhere: where no mode changes there is no leftover.
    pub fn leftover(&self) -> Leftover {
        match self.shared.mode {
            SharingMode::Dynamic => self.shared.leftover,
            SharingMode::Private | SharingMode::Shared => Leftover::Lazy,
        }
    }

    /// With these settings a load finds what its core's writes before it left, of every line; with others only of a
    /// line whose home the core is.
    pub fn keeps_order(&self) -> bool {
        let shared = &self.shared;
        match shared.mode {
            SharingMode::Private => true,
            SharingMode::Shared => shared.atomic_path == AtomicPath::Home,
            SharingMode::Dynamic => {
                shared.atomic_path == AtomicPath::Home
                    && shared.store_path != StorePath::Mode
                    && shared.leftover != Leftover::Lazy
            }
        }
    }

    /// Effect of a store on a line that it hits.
    pub fn write_hit(&self) -> WriteHit {
        self.write_hit
    }

    /// Cores: 1..=256.
    pub fn cores(&self) -> usize {
        self.router.cores()
    }

    /// Width of a core's number: 1..=8.
    pub fn core_number_bits(&self) -> usize {
        self.router.core_number_bits()
    }

    /// Width of a line address: 8..=59.
    pub fn line_bits(&self) -> usize {
        self.router.line_bits()
    }

    /// Width of a slice's number: 1..=8.
    pub fn slice_bits(&self) -> usize {
        self.router.slice_bits()
    }

    /// Widths; the paper has the cores.
    pub fn figures(&self) -> Vec<Figure> {
        vec![Figure {
            name: "core_number_bits",
            ours: self.core_number_bits() as u64,
            paper: Some(5),
            note: "pact20 §3.1: ceil(log2(N)), of 28 cores",
        }]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pact20_departs_where_the_paper_loses_stores() {
        let config = Config::of(&Design::load("pact20").unwrap()).unwrap();
        assert_eq!(config.store_path(), StorePath::Fixed);
        assert_eq!(config.atomic_path(), AtomicPath::Home);
        assert_eq!((config.leftover(), config.write_hit()), (Leftover::Probe, WriteHit::Update));
        assert_eq!((config.cores(), config.core_number_bits(), config.slice_bits()), (28, 5, 3));
        assert_eq!(Config::of(&Design::load("baseline").unwrap()), None);
    }

    #[test]
    fn a_fixed_mode_needs_no_path_against_its_change() {
        let of = |mode: &str| {
            let setting = format!("shared_l1.mode={mode}").parse().unwrap();
            let config = Config::of(&Design::load_with("pact20", &[setting]).unwrap()).unwrap();
            (config.store_path(), config.atomic_path(), config.leftover(), config.keeps_order())
        };
        assert_eq!(of("private"), (StorePath::Mode, AtomicPath::Direct, Leftover::Lazy, true));
        assert_eq!(of("shared"), (StorePath::Fixed, AtomicPath::Home, Leftover::Lazy, true));
        assert_eq!(of("dynamic"), (StorePath::Fixed, AtomicPath::Home, Leftover::Probe, true));
    }
}
