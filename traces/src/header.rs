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
    /// The section that states bytes of a line and of a sector: `l1`.
    pub section: &'static str,
    /// Bytes of a line.
    pub line_bytes: u32,
    /// Bytes of a sector.
    pub sector_bytes: u32,
    /// Of the design, by the field below.
    pub cores: u32,
    /// The field that states them, or those of a chip where there are several: `cluster.cores`.
    pub cores_field: &'static str,
    /// Chips, of equally many cores.
    pub chips: u32,
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
                Err("`cores` must be in a trace by core only; got one by group".to_string())
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
                "`{field}` must be the design's, {designs}; got {ours}; try --set {}.{field}={ours}",
                design.section
            )),
        };
        same("line_bytes", self.line_bytes, design.line_bytes)?;
        same("sector_bytes", self.sector_bytes, design.sector_bytes)?;
        match self.cores {
            Some(cores) if cores > design.cores => Err(format!(
                "a trace by core must have at most the design's {} cores; got {cores}; try --set {}={}, or a trace by \
                 group",
                design.cores,
                design.cores_field,
                cores.div_ceil(design.chips)
            )),
            Some(cores) => reaches_all_chips(cores, design),
            None => Ok(()),
        }
    }
}

/// A chip without a core of the trace would have no requests.
fn reaches_all_chips(cores: u32, design: &Geometry) -> Result<(), String> {
    let Geometry { chips, cores_field, .. } = *design;
    let of_a_chip = design.cores / chips;
    if cores.div_ceil(of_a_chip) == chips {
        return Ok(());
    }
    let each = cores.div_ceil(chips);
    // Chips of so many cores may still be too many.
    let hint = match cores.div_ceil(each) {
        reached if reached == chips => format!("{cores_field}={each}"),
        reached => format!("{}.chips={reached} --set {cores_field}={each}", design.section),
    };
    Err(format!(
        "a trace by core must have cores on each of the design's {chips} chips, {of_a_chip} cores each; got {cores}; \
         try --set {hint}"
    ))
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
                "`cores` must be in a trace by core only; got one by group",
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
        let (section, line_bytes, sector_bytes, cores, chips) = ("l1", 128, 32, 15, 1);
        let design = Geometry { section, line_bytes, sector_bytes, cores, cores_field, chips };
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

    #[test]
    fn a_trace_by_core_reaches_every_chip() {
        let (section, cores_field) = ("sac", "sac.sm_ports");
        let (line_bytes, sector_bytes, cores, chips) = (128, 32, 32, 4);
        let design = Geometry { section, line_bytes, sector_bytes, cores, cores_field, chips };
        let suits =
            |cores| Header { by: By::Core, cores: Some(cores), ..header() }.suits(&design).err();
        assert_eq!([32, 25].map(suits), [None, None]);
        let wrong = |got, hint| {
            Some(format!(
                "a trace by core must have cores on each of the design's 4 chips, 8 cores each; got {got}; try --set \
                 {hint}"
            ))
        };
        assert_eq!(suits(24), wrong(24, "sac.sm_ports=6"));
        assert_eq!(suits(15), wrong(15, "sac.sm_ports=4"));
        assert_eq!(suits(3), wrong(3, "sac.chips=3 --set sac.sm_ports=1"));
        assert_eq!(suits(5), wrong(5, "sac.chips=3 --set sac.sm_ports=2"));
        assert_eq!(
            suits(33).unwrap(),
            "a trace by core must have at most the design's 32 cores; got 33; try --set sac.sm_ports=9, or a trace by \
             group"
        );
    }
}
