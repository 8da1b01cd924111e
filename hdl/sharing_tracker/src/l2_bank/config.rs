//! The block's configuration: each part's.

use crate::line_splitter;
use crate::streams::Port;
use about::Figure;
use design::Design;
use llc::{Geometry, atomic_buffer};

/// A checked configuration.
#[derive(Clone, Debug, PartialEq)]
pub struct Config {
    splitter: line_splitter::Config,
    slice: Geometry,
}

impl Config {
    /// A bank of a design's L2, if it has any.
    pub fn of(design: &Design) -> Option<Config> {
        let splitter = line_splitter::Config::of(design)?;
        Some(Config { splitter, slice: line_splitter::slice(design)? })
    }

    /// The streams of the bank.
    pub fn port(&self) -> &Port {
        self.splitter.port()
    }

    /// The config of the bank's `line_splitter`.
    pub fn splitter(&self) -> &line_splitter::Config {
        &self.splitter
    }

    /// The atomic buffer between splitter and slice.
    pub fn buffer(&self) -> atomic_buffer::Config {
        atomic_buffer::Config::at(&self.slice)
    }

    /// The slice; its identifiers have one bit more than a part's, since the buffer asks it too.
    pub fn slice(&self) -> Geometry {
        self.slice.clone().with_id_bits(self.slice.id_bits() + 1)
    }

    /// Storage beside the paper's 1 MB in 8 banks (`thesis12` Table 4.1).
    pub fn figures(&self) -> Vec<Figure> {
        let mut figures = self.slice().figures();
        if let Some(data) = figures.iter_mut().find(|figure| figure.name == "data_bits") {
            data.paper = Some(1024 * 1024);
            data.note = "thesis12 Table 4.1: 1 MB in 8 banks";
        }
        let ours = |name, bits: usize, note| Figure { name, ours: bits as u64, paper: None, note };
        figures.push(ours(
            "splitter_bits",
            self.splitter.storage_bits(),
            "requests that are split",
        ));
        figures.push(ours(
            "atomic_bits",
            self.buffer().storage_bits(),
            "the sector that atomics change, and those that wait",
        ));
        figures
    }
}
