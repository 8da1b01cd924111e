//! A kernel's file: its header, then block after block, warp after warp.

use super::header::{KernelHeader, Keys, shown, sizes};
use super::instruction::{Memory, Parsed, parse};
use crate::WarpEntries;
use crate::access::Bounds;
use crate::lines::Text;
use crate::numbers::Numbers;
use crate::open::{open_file, unpacked};
use crate::{Error, Group, Header, Kernel, MOST_GROUP_BYTES, PassedOver, Reason, coalesce};
use std::io::BufRead;
use std::path::Path;

/// A kernel that is read.
pub(super) struct KernelReader {
    text: Text<Box<dyn BufRead + Send>>,
    header: KernelHeader,
    trace: Header,
    bounds: Bounds,
    groups: Numbers,
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
    /// A copy to shared memory of that warp, until the line behind it is read.
    held: Option<Memory>,
    /// Instructions that were declared for the warp.
    declared: Option<u64>,
    found: u64,
    size: u64,
}

impl KernelReader {
    /// Opens a kernel's file and reads its header.
    pub(super) fn open(path: &Path, trace: &Header) -> Result<(KernelReader, Kernel), Error> {
        let file = path.display().to_string();
        let input = unpacked(open_file(path, &file)?, &file)?;
        Self::new(Text::new(input, &file), trace)
    }

    /// Reads the header.
    pub(super) fn new(
        mut text: Text<Box<dyn BufRead + Send>>,
        trace: &Header,
    ) -> Result<(KernelReader, Kernel), Error> {
        let mut keys = Keys::default();
        let mut has_begun = false;
        while let Some((line, is_whole)) = text.next_or_beginning()? {
            let taken = match line {
                "#BEGIN_TB" => {
                    has_begun = true;
                    break;
                }
                comment if comment.starts_with('#') => Ok(false),
                key if key.starts_with('-') => keys.take(key),
                other => Err(format!(
                    "must be `-key = value`, a comment or #BEGIN_TB; got {}",
                    shown(other)
                )),
            };
            if taken.map_err(|what| text.error(what))? && !is_whole {
                return Err(text.too_long());
            }
        }
        let header = keys.finish().map_err(|what| text.error(what))?;
        let kernel = header.kernel.clone();
        let (trace, bounds) = (trace.clone(), Bounds::new(trace));
        let groups = Numbers::default();
        Ok((KernelReader { text, header, trace, bounds, groups, has_begun }, kernel))
    }

    /// The next block as a group; none after the last. Counts what is passed over.
    pub(super) fn next_group(&mut self, passed: &mut PassedOver) -> Result<Option<Group>, Error> {
        let KernelReader { text, header, trace, bounds, groups, has_begun } = self;
        let mut block = Block::default();
        while let Some((line, is_whole)) = text.next_or_beginning()? {
            if !*has_begun {
                match line {
                    "#BEGIN_TB" => *has_begun = true,
                    comment if comment.starts_with('#') => {}
                    other => {
                        let what = format!("must be #BEGIN_TB or a comment; got {}", shown(other));
                        return Err(text.error(what));
                    }
                }
                continue;
            }
            let kernel = Surroundings { header, trace, bounds };
            let taken = block.take(line, &kernel, groups, passed);
            let taken = taken.map_err(|what| text.error(what))?;
            if taken != Taken::Skipped && !is_whole {
                return Err(text.too_long());
            }
            if taken == Taken::End {
                *has_begun = false;
                return block.finish(header).map(Some).map_err(|what| text.error(what));
            }
        }
        match has_begun {
            true => Err(text.error("#END_TB must end the block; the file ends before")),
            false => Ok(None),
        }
    }
}

/// Context for reading the lines of a block.
struct Surroundings<'a> {
    header: &'a KernelHeader,
    trace: &'a Header,
    bounds: &'a Bounds,
}

/// Outcome of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Taken {
    /// Nothing of it is kept.
    Skipped,
    /// Something is.
    Kept,
    /// The line ends the block.
    End,
}

impl Block {
    /// Takes a line of the block.
    fn take(
        &mut self,
        line: &str,
        kernel: &Surroundings<'_>,
        groups: &mut Numbers,
        passed: &mut PassedOver,
    ) -> Result<Taken, String> {
        if line.starts_with('#') {
            return match line {
                "#END_TB" => self.end_warp(kernel).map(|()| Taken::End),
                "#BEGIN_TB" => Err("#END_TB must end the block before; got #BEGIN_TB".to_string()),
                _ => Ok(Taken::Skipped),
            };
        }
        match line.split_once('=').map(|(key, value)| (key.trim(), value.trim())) {
            Some(("thread block", value)) => self.number(value, kernel.header, groups)?,
            Some(("warp", value)) => self.begin_warp(value, kernel)?,
            Some(("insts", value)) => {
                let insts = value.parse();
                let insts =
                    insts.map_err(|_| format!("`insts` must be a number; got {}", shown(value)))?;
                if self.warp.is_none() || self.declared.replace(insts).is_some() {
                    return Err(
                        "`insts` must appear once behind each `warp`; got another".to_string()
                    );
                }
            }
            // Version 6 says of which cluster the block is.
            Some((key, _)) if key.starts_with("cluster") => return Ok(Taken::Skipped),
            Some((key, _)) => {
                return Err(format!(
                    "must be `thread block`, `warp`, `insts` or an instruction; got {}",
                    shown(key)
                ));
            }
            None => return self.instruction(line, kernel, passed),
        }
        Ok(Taken::Kept)
    }

    fn number(
        &mut self,
        value: &str,
        header: &KernelHeader,
        groups: &mut Numbers,
    ) -> Result<(), String> {
        let [x, y, z] = sizes(value)
            .ok_or_else(|| format!("`thread block` must be x,y,z; got {}", shown(value)))?;
        let [width, height, depth] = header.grid;
        if x >= width || y >= height || z >= depth {
            let grid = header.grid;
            return Err(format!("`thread block` must be in the grid {grid:?}; got {x},{y},{z}"));
        }
        let number = x + width * (y + height * z);
        groups.take_new(number)?;
        match self.group.replace(number) {
            None => Ok(()),
            Some(_) => Err("`thread block` must appear once in a block; got another".to_string()),
        }
    }

    fn begin_warp(&mut self, value: &str, kernel: &Surroundings<'_>) -> Result<(), String> {
        self.end_warp(kernel)?;
        if self.group.is_none() {
            return Err("`thread block` must come before `warp`; got none".to_string());
        }
        let warps = kernel.header.kernel.warps as usize;
        let warp = value.parse().ok().filter(|&warp| warp < warps);
        let warp = warp.ok_or_else(|| {
            format!("`warp` must be below {warps}, the warps of `block dim`; got {}", shown(value))
        })?;
        self.warps.resize(warps, WarpEntries::default());
        self.is_there.resize(warps, false);
        if std::mem::replace(&mut self.is_there[warp], true) {
            return Err(format!("a warp must appear once in a block; got {warp} again"));
        }
        self.warp = Some(warp);
        Ok(())
    }

    fn end_warp(&mut self, kernel: &Surroundings<'_>) -> Result<(), String> {
        self.put_held(kernel)?;
        let (declared, found) = (self.declared.take(), std::mem::take(&mut self.found));
        match (self.warp.take(), declared) {
            (None, _) => Ok(()),
            (Some(warp), None) => Err(format!("`insts` must follow `warp = {warp}`; got none")),
            (Some(_), Some(declared)) if declared == found => Ok(()),
            (Some(warp), Some(declared)) => Err(format!(
                "warp {warp} must have the {declared} instructions that `insts` declares; got {found}"
            )),
        }
    }

    fn instruction(
        &mut self,
        line: &str,
        kernel: &Surroundings<'_>,
        passed: &mut PassedOver,
    ) -> Result<Taken, String> {
        let (Some(warp), Some(declared)) = (self.warp, self.declared) else {
            return Err(format!("`warp` and `insts` must come before; got {}", shown(line)));
        };
        self.found += 1;
        if self.found > declared {
            return Err(format!(
                "warp {warp} must have the {declared} instructions that `insts` declares; got more"
            ));
        }
        let parsed = parse(line, kernel.header)?;
        match self.held.take_if(|held| held.is_shared_operand_of(&parsed)) {
            Some(_) => passed.add(Reason::SharedOperand),
            None => self.put_held(kernel)?,
        }
        match parsed {
            Parsed::Nothing => return Ok(Taken::Skipped),
            Parsed::PassedOver(reason) => {
                passed.add(reason);
                return Ok(Taken::Skipped);
            }
            Parsed::Barrier => {
                self.warps[warp].barrier();
                self.size += 1;
            }
            Parsed::Memory(memory) => {
                memory.windows.iter().for_each(|&window| passed.add(window));
                match memory.copy {
                    // The line behind it says whether it is one operand of two.
                    Some(_) if !memory.addresses.is_empty() => self.held = Some(memory),
                    Some(_) => {}
                    None => self.put(warp, memory, kernel)?,
                }
            }
        }
        self.check_size()?;
        Ok(Taken::Kept)
    }

    /// Adds the copy that waited for the line behind it.
    fn put_held(&mut self, kernel: &Surroundings<'_>) -> Result<(), String> {
        match (self.warp, self.held.take()) {
            (Some(warp), Some(memory)) => self.put(warp, memory, kernel),
            _ => Ok(()),
        }
    }

    fn put(
        &mut self,
        warp: usize,
        memory: Memory,
        kernel: &Surroundings<'_>,
    ) -> Result<(), String> {
        let Surroundings { trace, bounds, .. } = kernel;
        let lines = coalesce(memory.addresses, trace.line_bytes, trace.sector_bytes);
        lines.iter().try_for_each(|&access| bounds.check(access))?;
        let before = self.warps[warp].size();
        self.warps[warp].instruction(memory.operation, &lines);
        self.size += self.warps[warp].size() - before;
        self.check_size()
    }

    fn check_size(&self) -> Result<(), String> {
        match self.size + 8 * self.warps.len() as u64 > MOST_GROUP_BYTES {
            true => Err(format!("a group must have at most {MOST_GROUP_BYTES} bytes; got more")),
            false => Ok(()),
        }
    }

    fn finish(&self, header: &KernelHeader) -> Result<Group, String> {
        let number = self.group.ok_or("`thread block` must be in a block; got none")?;
        let mut group = Group::new(number);
        let none = WarpEntries::default();
        for warp in 0..header.kernel.warps as usize {
            group.push(self.warps.get(warp).unwrap_or(&none));
        }
        Ok(group)
    }
}
