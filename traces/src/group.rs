//! Warps of a group, packed as `wct` has them: a group in memory is as large as in a file.

use crate::access::Bounds;
use crate::{Access, MOST_LINES, Operation};

/// The byte of a barrier, where an instruction has its kind.
pub(crate) const BARRIER: u8 = 0xb0;
/// Bytes of a line: u64 line, u32 sectors.
const ACCESS_BYTES: usize = 12;

/// One thing that a warp does.
#[derive(Clone, Copy, Debug)]
pub enum Entry<'a> {
    /// The warp waits for the other warps of its group.
    Barrier,
    /// The warp accesses memory.
    Instruction(Instruction<'a>),
}

/// An instruction of a warp: 1..=64 lines, in the order of their first lanes.
#[derive(Clone, Copy, Debug)]
pub struct Instruction<'a> {
    /// Kind of access.
    pub operation: Operation,
    lines: &'a [u8],
}

impl<'a> Instruction<'a> {
    /// The lines it touches.
    pub fn lines(&self) -> Lines<'a> {
        Lines { rest: self.lines }
    }

    /// How many: 1..=64.
    pub fn line_count(&self) -> usize {
        self.lines.len() / ACCESS_BYTES
    }
}

/// The lines of an instruction.
#[derive(Clone, Copy, Debug)]
pub struct Lines<'a> {
    rest: &'a [u8],
}

impl Iterator for Lines<'_> {
    type Item = Access;

    fn next(&mut self) -> Option<Access> {
        let (line, rest) = self.rest.split_first_chunk::<8>()?;
        let (sectors, rest) = rest.split_first_chunk::<4>()?;
        self.rest = rest;
        Some(Access { line: u64::from_le_bytes(*line), sectors: u32::from_le_bytes(*sectors) })
    }
}

/// The entries of a warp.
#[derive(Clone, Copy, Debug)]
pub struct Entries<'a> {
    rest: &'a [u8],
}

impl<'a> Entries<'a> {
    /// Takes the next entry, or says how its bytes are wrong.
    fn read(&mut self) -> Result<Option<Entry<'a>>, String> {
        let Some((&first, rest)) = self.rest.split_first() else { return Ok(None) };
        if first == BARRIER {
            self.rest = rest;
            return Ok(Some(Entry::Barrier));
        }
        let operation = Operation::from_byte(first)?;
        let Some((&lines, rest)) = rest.split_first() else {
            return Err("the number of lines is missing: the warp's bytes end here".to_string());
        };
        if lines == 0 || usize::from(lines) > MOST_LINES {
            return Err(format!("an instruction must have 1..={MOST_LINES} lines; got {lines}"));
        }
        let Some((lines, rest)) = rest.split_at_checked(usize::from(lines) * ACCESS_BYTES) else {
            return Err(format!("{lines} lines must follow; the warp's bytes end before"));
        };
        self.rest = rest;
        Ok(Some(Entry::Instruction(Instruction { operation, lines })))
    }
}

impl<'a> Iterator for Entries<'a> {
    type Item = Entry<'a>;

    // Bytes were checked when they came into the group.
    fn next(&mut self) -> Option<Entry<'a>> {
        self.read().ok().flatten()
    }
}

/// Where a warp is among its entries, apart from its group.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cursor {
    at: usize,
    end: usize,
}

/// A warp's entries, while they are put together.
#[derive(Clone, Debug, Default)]
pub struct WarpEntries {
    bytes: Vec<u8>,
    entries: u32,
}

impl WarpEntries {
    /// Adds a barrier.
    pub fn barrier(&mut self) {
        self.bytes.push(BARRIER);
        self.entries += 1;
    }

    /// Adds an instruction of 1..=64 lines; one of another number of lines is none.
    pub fn instruction(&mut self, operation: Operation, lines: &[Access]) {
        let Some(count) = u8::try_from(lines.len()).ok().filter(|&n| n > 0) else { return };
        self.bytes.extend([operation.byte(), count]);
        for access in lines {
            self.bytes.extend(access.line.to_le_bytes());
            self.bytes.extend(access.sectors.to_le_bytes());
        }
        self.entries += 1;
    }

    /// Bytes so far.
    pub fn size(&self) -> u64 {
        self.bytes.len() as u64
    }
}

/// Where in a group a warp's bytes end, and how many entries they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Warp {
    end: usize,
    entries: u32,
}

/// A group of a kernel: what each of its warps does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    number: u32,
    bytes: Vec<u8>,
    warps: Vec<Warp>,
}

impl Group {
    /// A group without warps.
    pub fn new(number: u32) -> Group {
        Group { number, bytes: Vec::new(), warps: Vec::new() }
    }

    /// Its number in the grid.
    pub fn number(&self) -> u32 {
        self.number
    }

    /// How many warps it has: 0..=65535.
    pub fn warps(&self) -> usize {
        self.warps.len()
    }

    /// Bytes of its warps, as in a file.
    pub fn size(&self) -> u64 {
        self.bytes.len() as u64 + 8 * self.warps.len() as u64
    }

    /// Entries of a warp. A warp that the group has not does nothing.
    pub fn entries(&self, warp: usize) -> Entries<'_> {
        let start = warp.checked_sub(1).and_then(|before| self.warps.get(before));
        let range = start.map_or(0, |before| before.end)..self.end_of(warp);
        Entries { rest: self.bytes.get(range).unwrap_or_default() }
    }

    /// The beginning of what a warp does.
    pub fn cursor(&self, warp: usize) -> Cursor {
        let entries = self.entries(warp).rest.len();
        let end = self.end_of(warp);
        Cursor { at: end - entries, end }
    }

    /// The entry at a cursor of this group, which moves behind it; none behind the last.
    pub fn next(&self, cursor: &mut Cursor) -> Option<Entry<'_>> {
        let mut left = Entries { rest: self.bytes.get(cursor.at..cursor.end)? };
        let entry = left.next();
        cursor.at = cursor.end - left.rest.len();
        entry
    }

    /// How many lines a warp touches.
    pub fn line_count(&self, warp: usize) -> u64 {
        self.entries(warp)
            .map(|entry| match entry {
                Entry::Barrier => 0,
                Entry::Instruction(instruction) => instruction.line_count() as u64,
            })
            .sum()
    }

    /// The same as bytes, with their number of entries.
    pub(crate) fn packed(&self, warp: usize) -> (u32, &[u8]) {
        (self.warps.get(warp).map_or(0, |warp| warp.entries), self.entries(warp).rest)
    }

    fn end_of(&self, warp: usize) -> usize {
        self.warps.get(warp).map_or(0, |warp| warp.end)
    }

    /// Adds a warp.
    pub fn push(&mut self, warp: &WarpEntries) {
        self.bytes.extend(&warp.bytes);
        self.warps.push(Warp { end: self.bytes.len(), entries: warp.entries });
    }

    /// Where the bytes of the next warp are to be put, and then [`Group::close_warp`] is called.
    pub(crate) fn open_warp(&mut self) -> &mut Vec<u8> {
        &mut self.bytes
    }

    /// Checks the bytes that were put since the last warp, and makes them a warp. Gives the number of its
    /// lines, or where among its bytes something is wrong.
    pub(crate) fn close_warp(
        &mut self,
        entries: u32,
        bounds: &Bounds,
    ) -> Result<u64, (u64, String)> {
        let start = self.warps.last().map_or(0, |warp| warp.end);
        let whole = self.bytes.get(start..).unwrap_or_default();
        let mut left = Entries { rest: whole };
        let (mut found, mut lines) = (0u64, 0);
        loop {
            let at = (whole.len() - left.rest.len()) as u64;
            match left.read().map_err(|what| (at, what))? {
                None => break,
                Some(Entry::Barrier) => {}
                Some(Entry::Instruction(instruction)) => {
                    for (index, access) in (0..).zip(instruction.lines()) {
                        bounds.check(access).map_err(|what| (at + 2 + 12 * index, what))?;
                    }
                    lines += instruction.line_count() as u64;
                }
            }
            found += 1;
        }
        if found != u64::from(entries) {
            let what = format!("the warp's bytes must hold {entries} entries; got {found}");
            return Err((whole.len() as u64, what));
        }
        self.warps.push(Warp { end: self.bytes.len(), entries });
        Ok(lines)
    }
}
