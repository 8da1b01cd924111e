//! A kernel's file: its header, then block after block, warp after warp.

use super::header::{KernelHeader, Keys, shown, sizes};
use super::instruction::{Parsed, parse};
use crate::WarpEntries;
use crate::access::Bounds;
use crate::lines::Text;
use crate::open::{open_file, unpacked};
use crate::{Error, Group, Header, Kernel, MOST_GROUP_BYTES, coalesce};
use std::io::BufRead;
use std::path::Path;

/// A kernel that is read.
pub(super) struct KernelReader {
    text: Text<Box<dyn BufRead + Send>>,
    header: KernelHeader,
    trace: Header,
    bounds: Bounds,
    last_group: Option<u32>,
    /// `#BEGIN_TB` was read.
    has_begun: bool,
}

/// A block that is read.
#[derive(Default)]
struct Block {
    group: Option<u32>,
    warps: Vec<WarpEntries>,
    is_there: Vec<bool>,
    warp: Option<usize>,
    /// Instructions that were declared for the warp.
    declared: Option<u64>,
    found: u64,
    size: u64,
}

impl KernelReader {
    /// Opens a kernel's file and reads its header.
    pub(super) fn open(
        path: &Path,
        trace: &Header,
        address_bits: u32,
    ) -> Result<(KernelReader, Kernel), Error> {
        let file = path.display().to_string();
        let input = unpacked(open_file(path, &file)?, &file)?;
        Self::new(Text::new(input, &file), trace, address_bits)
    }

    /// Reads the header.
    pub(super) fn new(
        mut text: Text<Box<dyn BufRead + Send>>,
        trace: &Header,
        address_bits: u32,
    ) -> Result<(KernelReader, Kernel), Error> {
        let mut keys = Keys::default();
        let mut has_begun = false;
        while let Some(line) = text.next()? {
            let taken = match line {
                "#BEGIN_TB" => {
                    has_begun = true;
                    break;
                }
                comment if comment.starts_with('#') => Ok(()),
                key if key.starts_with('-') => keys.take(key),
                other => Err(format!(
                    "must be `-key = value`, a comment or #BEGIN_TB; got {}",
                    shown(other)
                )),
            };
            taken.map_err(|what| text.error(what))?;
        }
        let header = keys.finish().map_err(|what| text.error(what))?;
        let kernel = header.kernel.clone();
        let (trace, bounds) = (trace.clone(), Bounds::new(trace, address_bits));
        Ok((KernelReader { text, header, trace, bounds, last_group: None, has_begun }, kernel))
    }

    /// The next block as a group; none after the last.
    pub(super) fn next_group(&mut self) -> Result<Option<Group>, Error> {
        let mut block = Block::default();
        while let Some(line) = self.text.next()? {
            if !self.has_begun {
                match line {
                    "#BEGIN_TB" => self.has_begun = true,
                    comment if comment.starts_with('#') => {}
                    other => {
                        let what = format!("must be #BEGIN_TB or a comment; got {}", shown(other));
                        return Err(self.text.error(what));
                    }
                }
                continue;
            }
            let ended = block.take(line, self.last_group, &self.header, &self.trace, &self.bounds);
            if ended.map_err(|what| self.text.error(what))? {
                self.has_begun = false;
                let group = block.finish(&self.header).map_err(|what| self.text.error(what))?;
                self.last_group = Some(group.number());
                return Ok(Some(group));
            }
        }
        match self.has_begun {
            true => Err(self.text.error("#END_TB must end the block; the file ends before")),
            false => Ok(None),
        }
    }
}

impl Block {
    /// Takes a line of the block, and says whether it is the last.
    fn take(
        &mut self,
        line: &str,
        last: Option<u32>,
        header: &KernelHeader,
        trace: &Header,
        bounds: &Bounds,
    ) -> Result<bool, String> {
        if line.starts_with('#') {
            return match line {
                "#END_TB" => self.end_warp().map(|()| true),
                "#BEGIN_TB" => Err("#END_TB must end the block before; got #BEGIN_TB".to_string()),
                _ => Ok(false),
            };
        }
        match line.split_once('=').map(|(key, value)| (key.trim(), value.trim())) {
            Some(("thread block", value)) => self.number(value, last, header)?,
            Some(("warp", value)) => self.begin_warp(value, header)?,
            Some(("insts", value)) => {
                let insts = value.parse();
                let insts =
                    insts.map_err(|_| format!("`insts` must be a number; got {}", shown(value)))?;
                if self.warp.is_none() || self.declared.replace(insts).is_some() {
                    return Err(
                        "`insts` must stand once behind each `warp`; got another".to_string()
                    );
                }
            }
            // Version 6 says of which cluster the block is.
            Some((key, _)) if key.starts_with("cluster") => {}
            Some((key, _)) => {
                return Err(format!(
                    "must be `thread block`, `warp`, `insts` or an instruction; got {}",
                    shown(key)
                ));
            }
            None => self.instruction(line, header, trace, bounds)?,
        }
        Ok(false)
    }

    fn number(
        &mut self,
        value: &str,
        last: Option<u32>,
        header: &KernelHeader,
    ) -> Result<(), String> {
        let [x, y, z] = sizes(value)
            .ok_or_else(|| format!("`thread block` must be x,y,z; got {}", shown(value)))?;
        let [width, height, depth] = header.grid;
        if x >= width || y >= height || z >= depth {
            let grid = header.grid;
            return Err(format!("`thread block` must be in the grid {grid:?}; got {x},{y},{z}"));
        }
        let number = x + width * (y + height * z);
        if let Some(last) = last.filter(|&last| number <= last) {
            return Err(format!("blocks must rise, x first; got number {number} after {last}"));
        }
        match self.group.replace(number) {
            None => Ok(()),
            Some(_) => Err("`thread block` must stand once in a block; got another".to_string()),
        }
    }

    fn begin_warp(&mut self, value: &str, header: &KernelHeader) -> Result<(), String> {
        self.end_warp()?;
        if self.group.is_none() {
            return Err("`thread block` must stand before `warp`; got none".to_string());
        }
        let warps = header.kernel.warps as usize;
        let warp = value.parse().ok().filter(|&warp| warp < warps);
        let warp = warp.ok_or_else(|| {
            format!("`warp` must be below {warps}, the warps of `block dim`; got {}", shown(value))
        })?;
        self.warps.resize(warps, WarpEntries::default());
        self.is_there.resize(warps, false);
        if std::mem::replace(&mut self.is_there[warp], true) {
            return Err(format!("a warp must stand once in a block; got {warp} again"));
        }
        self.warp = Some(warp);
        Ok(())
    }

    fn end_warp(&mut self) -> Result<(), String> {
        let (declared, found) = (self.declared.take(), std::mem::take(&mut self.found));
        match (self.warp.take(), declared) {
            (None, _) => Ok(()),
            (Some(warp), None) => {
                Err(format!("`insts` must stand behind `warp = {warp}`; got none"))
            }
            (Some(_), Some(declared)) if declared == found => Ok(()),
            (Some(warp), Some(declared)) => Err(format!(
                "warp {warp} must have the {declared} instructions that `insts` declares; got {found}"
            )),
        }
    }

    fn instruction(
        &mut self,
        line: &str,
        header: &KernelHeader,
        trace: &Header,
        bounds: &Bounds,
    ) -> Result<(), String> {
        let (Some(warp), Some(declared)) = (self.warp, self.declared) else {
            return Err(format!("`warp` and `insts` must stand before; got {}", shown(line)));
        };
        self.found += 1;
        if self.found > declared {
            return Err(format!(
                "warp {warp} must have the {declared} instructions that `insts` declares; got more"
            ));
        }
        let entries = &mut self.warps[warp];
        let before = entries.size();
        match parse(line, header)? {
            Parsed::Other => {}
            Parsed::Barrier => entries.barrier(),
            Parsed::Memory(operation, addresses) => {
                let lines = coalesce(addresses, trace.line_bytes, trace.sector_bytes);
                lines.iter().try_for_each(|&access| bounds.check(access))?;
                entries.instruction(operation, &lines);
            }
        }
        self.size += entries.size() - before;
        match self.size + 8 * self.warps.len() as u64 > MOST_GROUP_BYTES {
            true => Err(format!("a group must have at most {MOST_GROUP_BYTES} bytes; got more")),
            false => Ok(()),
        }
    }

    fn finish(&self, header: &KernelHeader) -> Result<Group, String> {
        let number = self.group.ok_or("`thread block` must stand in a block; got none")?;
        let mut group = Group::new(number);
        let none = WarpEntries::default();
        for warp in 0..header.kernel.warps as usize {
            group.push(self.warps.get(warp).unwrap_or(&none));
        }
        Ok(group)
    }
}
