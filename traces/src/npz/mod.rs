//! Reads arrays of numpy that a recording kernel has made on a GPU: accesses of warps, and the SM of each warp.
//!
//! A group's number names its SM: the k-th group of SM s is k * S + s, of S SMs, so that it runs on core s of S.

mod array;
#[cfg(test)]
mod tests;

use crate::access::Bounds;
use crate::{
    Access, By, Error, Group, Header, Kernel, Kind, MOST_LINES, Operation, Place, Record, Trace,
    WarpEntries,
};
use array::Archive;
use std::fs::File;
use std::path::Path;

/// The first bytes of an archive.
pub(crate) const MAGIC: [u8; 2] = *b"PK";

/// Warps of a group: warp w of the grid is warp w mod 8 of group w / 8.
const WARPS: usize = 8;
/// The highest line that numbers of lines may count from: with one of 32 bits its byte address has 64.
const MOST_BASE: u64 = (1 << 56) - 1;

/// A recording, all of it in memory: at most 64 Mi values an array.
pub(crate) struct Reader {
    header: Header,
    accesses: Accesses,
    /// Accesses of each warp of the grid, in its order.
    warps: Vec<Vec<u32>>,
    /// Groups that are left, the next at the end.
    groups: Vec<Placed>,
    has_begun: bool,
}

/// Accesses of all warps.
struct Accesses {
    base: u64,
    kinds: Vec<u8>,
    /// The end of each access among the lines.
    ends: Vec<u32>,
    lines: Vec<u32>,
    sectors: Vec<u8>,
}

impl Accesses {
    fn read(archive: &mut Archive, file: &str) -> Result<Accesses, Error> {
        let wrong = |what: String| Error::new(file, Place::File, what);
        let base = match archive.values::<u64>("base")?[..] {
            [base] if base <= MOST_BASE => base,
            ref got => {
                let got = got.first().map_or("nothing".to_string(), u64::to_string);
                return Err(wrong(format!("base: must be a line in 0..={MOST_BASE}; got {got}")));
            }
        };
        let kinds: Vec<u8> = archive.values("kind")?;
        let counts: Vec<u8> = archive.values("nlines")?;
        let lines: Vec<u32> = archive.values("lines")?;
        let sectors: Vec<u8> = archive.values("sectors")?;
        same("nlines", counts.len(), "accesses of kind", kinds.len()).map_err(wrong)?;
        same("sectors", sectors.len(), "lines", lines.len()).map_err(wrong)?;
        if let Some(kind) = kinds.iter().find(|&&kind| kind > 2) {
            return Err(wrong(format!("kind: must be 0, 1 or 2; got {kind}")));
        }
        let is_legal = |&count: &u8| (1..=MOST_LINES).contains(&count.into());
        if let Some(count) = counts.iter().find(|count| !is_legal(count)) {
            return Err(wrong(format!("nlines: must be in 1..={MOST_LINES}; got {count}")));
        }
        let mut end = 0u32;
        let ends: Vec<u32> = counts
            .iter()
            .map(|&count| {
                end = end.saturating_add(count.into());
                end
            })
            .collect();
        same("lines", lines.len(), "lines that nlines counts", end as usize).map_err(wrong)?;
        Ok(Accesses { base, kinds, ends, lines, sectors })
    }

    /// An access: what it asks for, and its lines.
    fn of(&self, number: u32) -> (Operation, Vec<Access>) {
        let number = number as usize;
        let kind = match self.kinds.get(number) {
            Some(0) => Kind::Load,
            Some(1) => Kind::Store,
            _ => Kind::Atomic,
        };
        let start = number.checked_sub(1).and_then(|before| self.ends.get(before)).copied();
        let end = self.ends.get(number).copied().unwrap_or_default();
        let range = start.unwrap_or_default() as usize..end as usize;
        let lines = self.lines.get(range.clone()).unwrap_or_default();
        let sectors = self.sectors.get(range).unwrap_or_default();
        let access = |(&line, &sectors): (&u32, &u8)| Access {
            line: self.base + u64::from(line),
            sectors: sectors.into(),
        };
        let lines = lines.iter().zip(sectors).map(access).collect();
        (Operation { kind, bypass_l1: false }, lines)
    }
}

impl Reader {
    pub(crate) fn open(input: File, path: &Path, file: &str) -> Result<Reader, Error> {
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let source = "recorded arrays".to_string();
        let header =
            Header { name, source, line_bytes: 128, sector_bytes: 32, by: By::Group, cores: None };
        let wrong = |what: String| Error::new(file, Place::File, what);
        let mut archive = Archive::open(input, file)?;
        let accesses = Accesses::read(&mut archive, file)?;
        let bounds = Bounds::new(&header);
        for (&line, &sectors) in accesses.lines.iter().zip(&accesses.sectors) {
            let access = Access { line: accesses.base + u64::from(line), sectors: sectors.into() };
            bounds.check(access).map_err(wrong)?;
        }
        let sms: Vec<u8> = archive.values("sm")?;
        let warps =
            warps(&mut archive, accesses.kinds.len(), sms.len()).map_err(|error| match error {
                Wrong::Read(error) => error,
                Wrong::Rule(what) => wrong(what),
            })?;
        let mut groups = placed(&sms).map_err(wrong)?;
        groups.reverse();
        Ok(Reader { header, accesses, warps, groups, has_begun: false })
    }

    fn group(&self, placed: Placed) -> Group {
        let mut group = Group::new(placed.number);
        let start = placed.block * WARPS;
        let warps = self.warps.get(start..).unwrap_or_default();
        for warp in warps.iter().take(WARPS) {
            let mut entries = WarpEntries::default();
            for &access in warp {
                let (operation, lines) = self.accesses.of(access);
                entries.instruction(operation, &lines);
            }
            group.push(&entries);
        }
        group
    }
}

/// An array that cannot be read, or does not fit the others.
enum Wrong {
    Read(Error),
    Rule(String),
}

impl From<Error> for Wrong {
    fn from(error: Error) -> Wrong {
        Wrong::Read(error)
    }
}

/// The accesses of each of so many warps, in the order of the arrays.
fn warps(archive: &mut Archive, accesses: usize, number: usize) -> Result<Vec<Vec<u32>>, Wrong> {
    let of_access: Vec<u16> = archive.values("warp")?;
    let counts: Vec<u32> = archive.values("count")?;
    same("warp", of_access.len(), "accesses of kind", accesses).map_err(Wrong::Rule)?;
    same("count", counts.len(), "warps of sm", number).map_err(Wrong::Rule)?;
    let mut warps = vec![Vec::new(); number];
    for (access, &warp) in (0..).zip(&of_access) {
        let rule =
            || Wrong::Rule(format!("warp: must be below {number}, the warps of sm; got {warp}"));
        warps.get_mut(usize::from(warp)).ok_or_else(rule)?.push(access);
    }
    for (warp, (accesses, &count)) in warps.iter().zip(&counts).enumerate() {
        if accesses.len() != count as usize {
            let got = accesses.len();
            let rule =
                format!("count: warp {warp} must have its {count} accesses in warp; got {got}");
            return Err(Wrong::Rule(rule));
        }
    }
    Ok(warps)
}

/// A group, by its number in the trace, and which block of the grid it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Placed {
    number: u32,
    block: usize,
}

/// The groups, by number, from the SM of each warp.
fn placed(sms: &[u8]) -> Result<Vec<Placed>, String> {
    let all = sms.iter().max().map_or(0, |&last| u32::from(last) + 1);
    let mut held = [0u32; 256];
    let mut places = Vec::new();
    for (block, warps) in sms.chunks(WARPS).enumerate() {
        let sm = warps[0];
        if let Some(other) = warps.iter().find(|&&other| other != sm) {
            return Err(format!(
                "sm: the warps of block {block} must be on one SM; got {sm} and {other}"
            ));
        }
        let before = &mut held[usize::from(sm)];
        places.push(Placed { number: *before * all + u32::from(sm), block });
        *before += 1;
    }
    places.sort_unstable();
    Ok(places)
}

fn same(name: &str, got: usize, of: &str, expected: usize) -> Result<(), String> {
    match got == expected {
        true => Ok(()),
        false => {
            Err(format!("{name}: must have a value for each of the {expected} {of}; got {got}"))
        }
    }
}

impl Trace for Reader {
    fn header(&self) -> &Header {
        &self.header
    }

    fn next_record(&mut self) -> Result<Option<Record>, Error> {
        if !std::mem::replace(&mut self.has_begun, true) {
            let (groups, name) = (self.groups.len() as u32, self.header.name.clone());
            let name = name.chars().take(1_000).collect();
            return Ok(Some(Record::Kernel(Kernel { groups, warps: WARPS as u32, name })));
        }
        Ok(self.groups.pop().map(|placed| Record::Group(self.group(placed))))
    }
}
