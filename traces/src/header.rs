//! Header of a trace.

use crate::MOST_CORES;
use crate::wct::MOST_HEADER_BYTES;
use serde::{Deserialize, Serialize};

/// How the requests of a trace are ordered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum By {
    /// Group after group, warp after warp: who reads it chooses cores and order.
    Group,
    /// One stream of requests, each with its core.
    Core,
}

/// The header of a trace, with the keys and the order of its JSON.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// Name of the trace.
    pub name: String,
    /// Where it comes from.
    pub source: String,
    /// Bytes of a line: a power of two in 32..=256.
    pub line_bytes: u32,
    /// Bytes of a sector: a power of two in 8..=128, at most a line.
    pub sector_bytes: u32,
    /// Its order.
    pub by: By,
    /// Cores of a trace by core: 1..=256; none by group.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cores: Option<u32>,
}

/// Geometry that a design can take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Geometry {
    /// `[l1] line_bytes`.
    pub line_bytes: u32,
    /// `[l1] sector_bytes`.
    pub sector_bytes: u32,
    /// Of the design, by the field below.
    pub cores: u32,
    /// The field that states them: `cluster.cores`.
    pub cores_field: &'static str,
}

impl Header {
    /// Sectors of a line: 1..=32.
    pub fn sectors(&self) -> u32 {
        self.line_bytes / self.sector_bytes
    }

    /// The mask of all sectors of a line.
    pub fn all_sectors(&self) -> u32 {
        u32::MAX >> (32 - self.sectors())
    }

    /// Checks the header alone. The error says what is legal and what was found.
    pub fn check(&self) -> Result<(), String> {
        power_of_two("line_bytes", self.line_bytes, 32, 256)?;
        power_of_two("sector_bytes", self.sector_bytes, 8, self.line_bytes.min(128))?;
        // As wct holds it, so that every trace can be written.
        let bytes = serde_json::to_vec(self).map_or(0, |json| json.len());
        if bytes > MOST_HEADER_BYTES as usize {
            return Err(format!(
                "`name` and `source` must fit into {MOST_HEADER_BYTES} bytes of JSON with the rest of the header; got \
                 {bytes}"
            ));
        }
        match (self.by, self.cores) {
            (By::Group, None) | (By::Core, Some(1..=MOST_CORES)) => Ok(()),
            (By::Group, Some(_)) => {
                Err("`cores` must stand in a trace by core only; got one by group".to_string())
            }
            (By::Core, got) => Err(format!(
                "`cores` must be 1..={MOST_CORES} in a trace by core; got {}",
                got.map_or("nothing".to_string(), |cores| cores.to_string())
            )),
        }
    }

    /// Checks that a design can take the trace. The error has the `--set` that would fit.
    pub fn suits(&self, design: &Geometry) -> Result<(), String> {
        let same = |field: &str, ours: u32, designs: u32| match ours == designs {
            true => Ok(()),
            false => Err(format!(
                "`{field}` must be the design's, {designs}; got {ours}; try --set l1.{field}={ours}"
            )),
        };
        same("line_bytes", self.line_bytes, design.line_bytes)?;
        same("sector_bytes", self.sector_bytes, design.sector_bytes)?;
        match self.cores {
            Some(cores) if cores > design.cores => Err(format!(
                "a trace by core must have at most the design's {} cores; got {cores}; try --set {}={cores}, or a \
                 trace by group",
                design.cores, design.cores_field
            )),
            _ => Ok(()),
        }
    }
}

fn power_of_two(field: &str, got: u32, least: u32, most: u32) -> Result<(), String> {
    match got.is_power_of_two() && (least..=most).contains(&got) {
        true => Ok(()),
        false => Err(format!("`{field}` must be a power of two in {least}..={most}; got {got}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn header() -> Header {
        let (name, source) = ("t".to_string(), "a test".to_string());
        Header { name, source, line_bytes: 128, sector_bytes: 32, by: By::Group, cores: None }
    }

    #[test]
    fn a_header_alone() {
        assert_eq!(header().check(), Ok(()));
        assert_eq!((header().sectors(), header().all_sectors()), (4, 15));
        let wrong = [
            (
                Header { line_bytes: 96, ..header() },
                "`line_bytes` must be a power of two in 32..=256; got 96",
            ),
            (
                Header { line_bytes: 0, ..header() },
                "`line_bytes` must be a power of two in 32..=256; got 0",
            ),
            (
                Header { line_bytes: 32, sector_bytes: 64, ..header() },
                "`sector_bytes` must be a power of two in 8..=32; got 64",
            ),
            (
                Header { cores: Some(1), ..header() },
                "`cores` must stand in a trace by core only; got one by group",
            ),
            (
                Header { by: By::Core, ..header() },
                "`cores` must be 1..=256 in a trace by core; got nothing",
            ),
            (
                Header { by: By::Core, cores: Some(257), ..header() },
                "`cores` must be 1..=256 in a trace by core; got 257",
            ),
        ];
        for (header, error) in wrong {
            assert_eq!(header.check(), Err(error.to_string()));
        }
    }

    #[test]
    fn a_header_has_room_in_wct() {
        let of = |bytes| Header { name: "x".repeat(bytes), ..header() }.check();
        let rest = serde_json::to_vec(&Header { name: String::new(), ..header() }).unwrap().len();
        assert_eq!(of((64 << 10) - rest), Ok(()));
        let error = "`name` and `source` must fit into 65536 bytes of JSON with the rest of the header; got 65537";
        assert_eq!(of((64 << 10) - rest + 1), Err(error.to_string()));
    }

    #[test]
    fn a_header_beside_a_design() {
        let cores_field = "cluster.cores";
        let design = Geometry { line_bytes: 128, sector_bytes: 32, cores: 15, cores_field };
        assert_eq!(header().suits(&design), Ok(()));
        let wrong = [
            (
                Header { line_bytes: 64, ..header() },
                "`line_bytes` must be the design's, 128; got 64; try --set l1.line_bytes=64",
            ),
            (
                Header { sector_bytes: 16, ..header() },
                "`sector_bytes` must be the design's, 32; got 16; try --set l1.sector_bytes=16",
            ),
            (
                Header { by: By::Core, cores: Some(16), ..header() },
                "a trace by core must have at most the design's 15 cores; got 16; try --set \
                 cluster.cores=16, or a trace by group",
            ),
        ];
        for (header, error) in wrong {
            assert_eq!(header.suits(&design), Err(error.to_string()));
        }
    }
}
