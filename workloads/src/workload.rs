//! A workload by its name and size.

use crate::catalogue::{self, Kind};
use crate::layout::Layout;
use crate::trace::Running;
use std::fmt;
use std::str::FromStr;
use traces::{By, Header, Trace};

/// The caches that a workload is coalesced for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// Bytes of a line: a power of two in 32..=256.
    pub line_bytes: u32,
    /// Bytes of a sector: a power of two in 8..=128, at most a line.
    pub sector_bytes: u32,
    /// Width of a byte address: 16..=64.
    pub address_bits: u32,
}

/// A workload that is not to be had: what must be, what was found, what would do.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Wrong(String);

/// A kernel and its size, written `name` or `name:size`.
#[derive(Clone, Copy, Debug)]
pub struct Workload {
    kind: &'static Kind,
    size: u64,
}

impl Workload {
    /// Its kernel.
    pub fn kind(&self) -> &'static Kind {
        self.kind
    }

    /// Its size, in what the kernel's [`Kind::size`] says.
    pub fn size(&self) -> u64 {
        self.size
    }

    /// The trace of its records, made while it is read.
    ///
    /// # Errors
    /// Its arrays do not fit into byte addresses of `address_bits`.
    pub fn open(&self, place: &Place) -> Result<Box<dyn Trace>, Wrong> {
        let mut layout = Layout::default();
        let program = (self.kind.make)(self.size, &mut layout);
        let bytes = layout.bytes();
        if place.address_bits < 64 && bytes > 1 << place.address_bits {
            let Kind { name, .. } = self.kind;
            return Err(Wrong(format!(
                "{name}: its arrays must lie within addresses of {} bits; got {bytes} bytes; try a size \
                 below {}, or --set l1.address_bits={}",
                place.address_bits,
                self.size,
                (bytes - 1).ilog2() + 1
            )));
        }
        let header = Header {
            name: self.to_string(),
            source: "a built-in workload".to_string(),
            line_bytes: place.line_bytes,
            sector_bytes: place.sector_bytes,
            by: By::Group,
            cores: None,
        };
        Ok(Box::new(Running::new(header, *place, program)))
    }
}

impl fmt::Display for Workload {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}:{}", self.kind.name, self.size)
    }
}

impl FromStr for Workload {
    type Err = Wrong;

    fn from_str(text: &str) -> Result<Workload, Wrong> {
        let (name, size) = match text.split_once(':') {
            Some((name, size)) => (name, Some(size)),
            None => (text, None),
        };
        let Some(kind) = catalogue::all().iter().find(|kind| kind.name == name) else {
            let names: Vec<&str> = catalogue::all().iter().map(|kind| kind.name).collect();
            let nearest = names.iter().min_by_key(|other| strsim::levenshtein(name, other));
            return Err(Wrong(format!(
                "workload must be one of {}; got {name:?}; try {}",
                names.join(", "),
                nearest.unwrap_or(&"matmul")
            )));
        };
        let Some(size) = size else { return Ok(Workload { kind, size: kind.default }) };
        match size.parse().ok().filter(|size| (1..=kind.most).contains(size)) {
            Some(size) => Ok(Workload { kind, size }),
            None => Err(Wrong(format!(
                "{name}: size must be an integer in 1..={} ({}); got {size:?}; try {name}:{}",
                kind.most, kind.size, kind.default
            ))),
        }
    }
}
