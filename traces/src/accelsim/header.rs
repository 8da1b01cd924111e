//! The lines `-key = value` at the beginning of a kernel's file.

use crate::{Kernel, Reason};

/// Tracer versions that are read.
const VERSIONS: std::ops::RangeInclusive<u32> = 3..=6;
/// Warps that a group can have in a trace.
const MOST_WARPS: u64 = 65_535;
/// Bytes of a window through which addresses reach shared or local memory.
pub(super) const WINDOW_BYTES: u64 = 1 << 24;

/// The needed part of a kernel's file header.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct KernelHeader {
    pub(super) kernel: Kernel,
    /// Groups along x, y and z.
    pub(super) grid: [u32; 3],
    /// Bases of the windows of shared and local memory; 0: not known.
    windows: [u64; 2],
    /// A line number of the source is before each instruction.
    pub(super) has_source_lines: bool,
}

impl KernelHeader {
    /// The window that an address is in: of shared or of local memory.
    pub(super) fn window(&self, address: u64) -> Option<Reason> {
        let is_in =
            |base: u64| base != 0 && address.checked_sub(base).is_some_and(|at| at < WINDOW_BYTES);
        let [shared, local] = self.windows.map(is_in);
        let reason = if shared { Reason::SharedWindow } else { Reason::LocalWindow };
        (shared || local).then_some(reason)
    }
}

/// A header that is being read.
#[derive(Clone, Debug, Default)]
pub(super) struct Keys {
    name: Option<String>,
    grid: Option<[u32; 3]>,
    block: Option<[u32; 3]>,
    shared: Option<u64>,
    local: Option<u64>,
    version: Option<u32>,
    source_lines: bool,
}

impl Keys {
    /// Takes a line, which begins with `-`, and says whether its key is needed; others are passed over.
    pub(super) fn take(&mut self, line: &str) -> Result<bool, String> {
        let Some((key, value)) = line.trim_start_matches('-').split_once('=') else {
            return Err(format!(
                "a line of the header must be `-key = value`; got {}",
                shown(line)
            ));
        };
        let (key, value) = (key.trim(), value.trim());
        let wrong = |legal: &str| format!("`{key}` must be {legal}; got {}", shown(value));
        match key {
            "kernel name" => {
                if value.len() > usize::from(u16::MAX) {
                    return Err(format!(
                        "`{key}` must have at most 65535 bytes; got {}",
                        value.len()
                    ));
                }
                self.name = Some(value.to_string());
            }
            "grid dim" => {
                self.grid = Some(sizes(value).ok_or_else(|| wrong("three sizes, (x,y,z)"))?)
            }
            "block dim" => {
                self.block = Some(sizes(value).ok_or_else(|| wrong("three sizes, (x,y,z)"))?);
            }
            "shmem base_addr" => {
                self.shared = Some(hexadecimal(value).ok_or_else(|| wrong("an address"))?);
            }
            "local mem base_addr" => {
                self.local = Some(hexadecimal(value).ok_or_else(|| wrong("an address"))?);
            }
            "accelsim tracer version" => {
                let version = value.parse().ok().filter(|version| VERSIONS.contains(version));
                self.version = Some(version.ok_or_else(|| wrong("3, 4, 5 or 6"))?);
            }
            "enable lineinfo" => {
                self.source_lines = match value {
                    "0" => false,
                    "1" => true,
                    _ => return Err(wrong("0 or 1")),
                };
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// The header, once all its lines are there.
    pub(super) fn finish(self) -> Result<KernelHeader, String> {
        let missing = |key: &str| format!("the header must have `-{key} = ...`; got none");
        self.version.ok_or_else(|| missing("accelsim tracer version"))?;
        let name = self.name.ok_or_else(|| missing("kernel name"))?;
        let grid = self.grid.ok_or_else(|| missing("grid dim"))?;
        let block = self.block.ok_or_else(|| missing("block dim"))?;
        let shared = self.shared.ok_or_else(|| missing("shmem base_addr"))?;
        let local = self.local.ok_or_else(|| missing("local mem base_addr"))?;
        let groups = product(grid).and_then(|groups| u32::try_from(groups).ok());
        let groups = groups.ok_or_else(|| {
            format!("`grid dim` must be of 1..={} groups; got {grid:?}", u32::MAX)
        })?;
        let warps = product(block).map(|threads| threads.div_ceil(32));
        let warps = warps.filter(|&warps| warps <= MOST_WARPS).ok_or_else(|| {
            format!("`block dim` must be of 1..={MOST_WARPS} warps of 32; got {block:?}")
        })?;
        Ok(KernelHeader {
            kernel: Kernel { groups, warps: warps as u32, name },
            grid,
            windows: [shared, local],
            has_source_lines: self.source_lines,
        })
    }
}

/// Three numbers, with or without parentheses.
pub(super) fn sizes(value: &str) -> Option<[u32; 3]> {
    let inner = value.strip_prefix('(').and_then(|rest| rest.strip_suffix(')')).unwrap_or(value);
    let mut numbers = inner.split(',').map(|number| number.trim().parse().ok());
    let sizes = [numbers.next()??, numbers.next()??, numbers.next()??];
    numbers.next().is_none().then_some(sizes)
}

/// A hexadecimal number, with or without 0x.
pub(super) fn hexadecimal(value: &str) -> Option<u64> {
    let digits = value.strip_prefix("0x").unwrap_or(value);
    u64::from_str_radix(digits, 16).ok().filter(|_| !digits.starts_with('+'))
}

/// The text found, short enough for a message.
pub(super) fn shown(text: &str) -> String {
    format!("{:?}", text.chars().take(80).collect::<String>())
}

/// None for 0 as well.
fn product(sizes: [u32; 3]) -> Option<u64> {
    let [x, y, z] = sizes.map(u64::from);
    x.checked_mul(y)?.checked_mul(z).filter(|&product| product > 0)
}
