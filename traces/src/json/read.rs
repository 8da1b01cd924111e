//! Reads JSON lines into records.

use super::group::{Building, Warp};
use super::line::{Line, Word, number};
use crate::access::Bounds;
use crate::lines::Text;
use crate::numbers::Numbers;
use crate::{Access, By, CoreRequest, Error, Header, Kernel, Kind, Operation, Record, Trace};
use std::collections::VecDeque;
use std::io::BufRead;

/// A trace in JSON lines.
pub(crate) struct Reader<R> {
    text: Text<R>,
    header: Header,
    bounds: Bounds,
    /// The line behind the header's, where that is not the first.
    pending: Option<Line>,
    ready: VecDeque<Record>,
    kernel: Option<Kernel>,
    groups: Numbers,
    building: Option<Building>,
    cycle: u64,
}

impl<R: BufRead> Reader<R> {
    /// Takes the header from the first line, or else `assumed`.
    pub(crate) fn new(input: R, file: &str, assumed: &Header) -> Result<Self, Error> {
        let mut text = Text::new(input, file);
        let first = next_line(&mut text)?;
        let (header, pending) = match first {
            Some(line) if line.kind == Word::Trace => {
                (header_of(line).map_err(|what| text.error(what))?, None)
            }
            first => (assumed.clone(), first),
        };
        let bounds = Bounds::new(&header);
        Ok(Reader {
            text,
            header,
            bounds,
            pending,
            ready: VecDeque::new(),
            kernel: None,
            groups: Numbers::default(),
            building: None,
            cycle: 0,
        })
    }

    /// The kernel that runs; one of which nothing is known if none was named.
    fn kernel(&mut self) -> Kernel {
        if self.kernel.is_none() {
            self.begin(Kernel::default());
        }
        self.kernel.clone().unwrap_or_default()
    }

    fn begin(&mut self, kernel: Kernel) {
        self.close_group();
        self.groups = Numbers::default();
        self.kernel = Some(kernel.clone());
        self.ready.push_back(Record::Kernel(kernel));
    }

    fn close_group(&mut self) {
        if let Some(building) = self.building.take() {
            self.ready.push_back(Record::Group(building.finish()));
        }
    }

    fn take(&mut self, line: Line) -> Result<(), String> {
        match line.kind {
            Word::Trace => Err("kind `trace` must be the first line; got it later".to_string()),
            Word::Kernel => {
                let name = line.name.unwrap_or_default();
                if name.len() > usize::from(u16::MAX) {
                    return Err(format!(
                        "`name` must have at most 65535 bytes; got {}",
                        name.len()
                    ));
                }
                let (groups, warps) = (line.groups.unwrap_or(0), line.warps.unwrap_or(0));
                self.begin(Kernel { groups, warps, name });
                Ok(())
            }
            Word::Flush => {
                self.begin(Kernel::default());
                Ok(())
            }
            Word::Group => self.declare(line.group.unwrap_or(0), line.warps.unwrap_or(0)),
            Word::Barrier => {
                let kernel = self.kernel();
                let group = self.group(line.group.unwrap_or(0))?;
                let warp = group.warp(line.warp.unwrap_or(0), &kernel)?;
                warp.close();
                warp.done.barrier();
                group.grow(1)
            }
            Word::Load => self.request(&line, Kind::Load),
            Word::Store => self.request(&line, Kind::Store),
            Word::Atomic => self.request(&line, Kind::Atomic),
        }
    }

    fn declare(&mut self, number: u32, warps: u32) -> Result<(), String> {
        let kernel = self.kernel();
        let most = if kernel.warps > 0 { kernel.warps.min(65_535) } else { 65_535 };
        if warps > most {
            return Err(format!("a group must have at most {most} warps; got {warps}"));
        }
        self.close_group();
        let building = self.group(number)?;
        building.warps = vec![Warp::default(); warps as usize];
        building.is_declared = true;
        Ok(())
    }

    /// The group that is being read; it begins if it has another number than the last.
    fn group(&mut self, number: u32) -> Result<&mut Building, String> {
        if self.header.by == By::Core {
            return Err("must have `core` in a trace by core; got `group`".to_string());
        }
        let groups = self.kernel().groups;
        if groups > 0 && number >= groups {
            return Err(format!("a group must be below its kernel's {groups}; got {number}"));
        }
        if self.building.as_ref().is_none_or(|building| building.number != number) {
            self.groups.take(number)?;
            self.close_group();
        }
        Ok(self.building.get_or_insert_with(|| Building::new(number)))
    }

    fn request(&mut self, line: &Line, kind: Kind) -> Result<(), String> {
        let operation = Operation { kind, bypass_l1: line.bypass_l1.unwrap_or(false) };
        let sectors = number("sectors", line.sectors.as_ref())?;
        let sectors = u32::try_from(sectors).map_err(|_| {
            format!("sectors must be in 0x1..={:#x}; got {sectors:#x}", self.header.all_sectors())
        })?;
        let access = Access { line: number("line", line.line.as_ref())?, sectors };
        self.bounds.check(access)?;
        let warp = line.warp.unwrap_or(0);
        let kernel = self.kernel();
        let Some(core) = line.core else {
            let group = self.group(line.group.unwrap_or(0))?;
            let bytes = group.warp(warp, &kernel)?.add(line.instruction, operation, access)?;
            return group.grow(bytes);
        };
        let cores = match self.header.by {
            By::Core => self.header.cores.unwrap_or(0),
            By::Group => {
                return Err("must have `group` in a trace by group; got `core`".to_string());
            }
        };
        if core >= cores {
            return Err(format!("a core must be below the header's {cores}; got {core}"));
        }
        let cycle = line.cycle.unwrap_or(self.cycle);
        if cycle < self.cycle {
            return Err(format!("cycles must never fall; got {cycle} after {}", self.cycle));
        }
        self.cycle = cycle;
        let request = CoreRequest { cycle, core, warp, operation, access, lines: 1, warps: 1 };
        self.ready.push_back(Record::Request(request));
        Ok(())
    }
}

impl<R: BufRead + Send> Trace for Reader<R> {
    fn header(&self) -> &Header {
        &self.header
    }

    fn next_record(&mut self) -> Result<Option<Record>, Error> {
        loop {
            if let Some(record) = self.ready.pop_front() {
                return Ok(Some(record));
            }
            let line = match self.pending.take() {
                Some(line) => Some(line),
                None => next_line(&mut self.text)?,
            };
            let Some(line) = line else {
                if self.kernel.is_none() {
                    let what = "a kernel or a request must be in it; got the end";
                    return Err(self.text.error(what));
                }
                self.close_group();
                return Ok(self.ready.pop_front());
            };
            self.take(line).map_err(|what| self.text.error(what))?;
        }
    }
}

pub(super) fn next_line<R: BufRead>(text: &mut Text<R>) -> Result<Option<Line>, Error> {
    let parsed = match text.next()? {
        None => return Ok(None),
        Some(line) => Line::parse(line),
    };
    parsed.map(Some).map_err(|what| text.error(what))
}

pub(super) fn header_of(line: Line) -> Result<Header, String> {
    let header = Header {
        name: line.name.unwrap_or_default(),
        source: line.source.unwrap_or_default(),
        line_bytes: line.line_bytes.unwrap_or(0),
        sector_bytes: line.sector_bytes.unwrap_or(0),
        by: line.by.unwrap_or(By::Group),
        cores: line.cores,
    };
    header.check()?;
    Ok(header)
}
