//! Expected data of every load: the bytes that the accepted requests before it left, whoever made them;
//! and the contents of memory once every dirty byte is written back.

mod open;

use std::collections::{HashMap, HashSet, VecDeque};

use base::environment::{Memory, sectors_of};
use base::model::{Data, write_bytes};
use base::streams::CoreRequest;
use testbenches::contract::Violation;

use super::{asked, passed};
use crate::atomic_buffer::{Word, perform};
use crate::streams::{MemoryRequest, Reply, Request, kind, maintain};
use open::stored;

/// Who asked: chip, source and identifier.
type Requester = (u64, u64, u64);
/// A line and one of its sectors.
type Sector = (u64, u64);

/// A beat to come.
#[derive(Clone, Debug)]
struct Expected {
    sector: u64,
    data: Data,
    /// Bytes that a discard left open, and the number of the line's discards then.
    open: u128,
    discards: u64,
}

/// A reply that is not complete.
#[derive(Clone, Debug)]
struct Awaited {
    kind: u64,
    line: u64,
    beats: VecDeque<Expected>,
    /// Memory after a clean or flush, if no write to the line follows it: how many there were.
    left: Option<(u64, Vec<(u64, Data)>)>,
}

/// Holds every reply against the order of the accepted requests, and memory against what they wrote.
#[derive(Clone, Debug)]
pub struct Golden {
    /// Memory after the accepted requests.
    now: Memory,
    /// Memory after the requests that have gone down.
    below: Memory,
    sector_bytes: usize,
    /// Atomics are performed by the cache, as `atomic_buffer` does, and not by the next level.
    performs: bool,
    awaited: HashMap<Requester, Awaited>,
    /// The values of each sector since it was last like memory, written ones alone.
    versions: HashMap<Sector, Vec<Data>>,
    /// Bytes whose value a discard left open: any of the versions, or memory's.
    open: HashMap<Sector, u128>,
    /// Sectors of which nothing is known: an atomic worked on what a discard had left open.
    unknown: HashSet<Sector>,
    /// Writes to each line, and discards.
    writes: HashMap<u64, u64>,
    discards: HashMap<u64, u64>,
}

impl Golden {
    /// Nothing has been asked.
    pub fn new(sector_bytes: usize) -> Golden {
        Golden {
            now: Memory::new(sector_bytes),
            below: Memory::new(sector_bytes),
            sector_bytes,
            performs: false,
            awaited: HashMap::new(),
            versions: HashMap::new(),
            open: HashMap::new(),
            unknown: HashSet::new(),
            writes: HashMap::new(),
            discards: HashMap::new(),
        }
    }

    /// The same of a cache that performs atomics as `atomic_buffer` does.
    #[must_use]
    pub fn performing(self) -> Golden {
        Golden { performs: true, ..self }
    }

    /// Requests whose reply is not complete.
    pub fn outstanding(&self) -> usize {
        self.awaited.len()
    }

    fn all(&self) -> u128 {
        u128::MAX >> (128 - self.sector_bytes)
    }

    /// A request was accepted.
    ///
    /// # Errors
    /// Another that is not answered has the same identifier.
    pub fn accept(&mut self, request: &Request) -> Result<(), Violation> {
        let line = request.line;
        let nothing = Expected { sector: 0, data: [0; 16], open: 0, discards: 0 };
        let mut left = None;
        let beats = match request.kind as usize {
            kind::LOAD => {
                sectors_of(request.sectors).map(|sector| self.expect(line, sector)).collect()
            }
            kind::STORE => {
                self.write(request);
                [nothing].into()
            }
            kind::ATOMIC => {
                let expected = self.expect(line, request.sector());
                self.write(request);
                [expected].into()
            }
            _ => {
                match request.operation {
                    maintain::DISCARD => self.discard(line),
                    maintain::CLEAN | maintain::FLUSH => left = Some(self.snapshot(line)),
                    _ => {}
                }
                [nothing].into()
            }
        };
        let requester = (request.chip, request.source, request.id);
        let awaited = Awaited { kind: request.kind, line, beats, left };
        match self.awaited.insert(requester, awaited) {
            None => Ok(()),
            Some(_) => {
                Err(Violation::new("request", format!("{requester:x?} is not answered yet")))
            }
        }
    }

    fn expect(&self, line: u64, sector: u64) -> Expected {
        let at = (line, sector);
        let open = if self.unknown.contains(&at) { self.all() } else { self.open_bytes(at) };
        let discards = self.discards.get(&line).copied().unwrap_or(0);
        Expected { sector, data: self.now.read(line, sector), open, discards }
    }

    fn open_bytes(&self, at: Sector) -> u128 {
        self.open.get(&at).copied().unwrap_or(0)
    }

    fn write(&mut self, request: &Request) {
        let at = (request.line, request.sector());
        let before = self.now.read(at.0, at.1);
        self.versions.entry(at).or_insert_with(|| vec![before]);
        let is_store = request.kind == kind::STORE as u64;
        if !is_store && (self.open_bytes(at) != 0 || self.unknown.contains(&at)) {
            self.unknown.insert(at);
        }
        self.now.write(&self.effect(request, &before));
        let after = self.now.read(at.0, at.1);
        self.versions.entry(at).or_default().push(after);
        if let (true, Some(open)) = (is_store, self.open.get_mut(&at)) {
            *open &= !request.byte_enable;
        }
        *self.writes.entry(at.0).or_default() += 1;
    }

    /// The write that a store or an atomic is, of a sector that is `before`.
    fn effect(&self, request: &Request, before: &Data) -> CoreRequest {
        if !self.performs || request.kind == kind::STORE as u64 {
            return asked(request);
        }
        let word = Word::named(request.byte_enable);
        let new = word.and_then(|word| {
            Some((word, perform(request.operation, word, before, &request.data)?))
        });
        let (byte_enable, data) =
            new.map_or((0, *before), |(word, value)| (word.bytes(), word.with(value)));
        stored((request.line, request.sector()), byte_enable, &data)
    }

    fn discard(&mut self, line: u64) {
        let all = self.all();
        for at in self.versions.keys().filter(|at| at.0 == line) {
            self.open.insert(*at, all);
        }
        *self.discards.entry(line).or_default() += 1;
        *self.writes.entry(line).or_default() += 1;
    }

    fn snapshot(&self, line: u64) -> (u64, Vec<(u64, Data)>) {
        let is_known = |at: &&Sector| {
            at.0 == line && self.open_bytes(**at) == 0 && !self.unknown.contains(*at)
        };
        let known = self.versions.keys().filter(is_known);
        let writes = self.writes.get(&line).copied().unwrap_or(0);
        (writes, known.map(|at| (at.1, self.now.read(at.0, at.1))).collect())
    }

    /// A request went down.
    pub fn down(&mut self, request: &MemoryRequest) {
        self.below.write(&passed(request));
    }

    /// A beat of a reply left.
    ///
    /// # Errors
    /// The beat is not the one that must come next for its request.
    pub fn reply(&mut self, reply: &Reply) -> Result<(), Violation> {
        let requester = (reply.chip, reply.source, reply.id);
        let broken = |rule: String| Err(Violation::new("reply", rule));
        let Some(awaited) = self.awaited.get_mut(&requester) else {
            return broken(format!("nothing may come twice or be invented; {requester:x?} came"));
        };
        let (line, kind) = (awaited.line, awaited.kind);
        let Some(expected) = awaited.beats.pop_front() else {
            return broken(format!("{requester:x?} has more beats than sectors"));
        };
        let is_last = awaited.beats.is_empty();
        let left = if is_last { awaited.left.take() } else { None };
        let Expected { sector, data, open, discards } = expected;
        if (reply.kind, reply.sector, reply.last) != (kind, sector, is_last) {
            return broken(format!(
                "kind {kind}, sector {sector}, last {is_last} of {requester:x?} must come; {reply:x?} came"
            ));
        }
        let mut closed = reply.data;
        write_bytes(&mut closed, open, &data);
        if closed != data {
            return broken(format!(
                "a request must find its line as those before it left it; line {line:#x} sector {sector} of \
                 {requester:x?} must be {data:x?}, but for bytes {open:#x}; it is {:x?}",
                reply.data
            ));
        }
        if open != 0 && kind == kind::LOAD as u64 {
            self.find(line, sector, open, discards, &reply.data)?;
        }
        if let Some((writes, sectors)) = left {
            self.check_left(line, writes, &sectors)?;
        }
        if is_last {
            self.awaited.remove(&requester);
        }
        Ok(())
    }

    fn check_left(&self, line: u64, writes: u64, sectors: &[(u64, Data)]) -> Result<(), Violation> {
        // An atomic is no write-back: it may still be on the way down.
        let is_atomic = |other: &Awaited| other.line == line && other.kind == kind::ATOMIC as u64;
        let is_changed = self.writes.get(&line).copied().unwrap_or(0) != writes;
        if is_changed || self.awaited.values().any(is_atomic) {
            return Ok(());
        }
        match sectors.iter().find(|(sector, data)| self.below.read(line, *sector) != *data) {
            None => Ok(()),
            Some((sector, data)) => Err(Violation::new(
                "maintain",
                format!(
                    "sector {sector} of line {line:#x} must be in memory: {data:x?}; it is {:x?}",
                    self.below.read(line, *sector)
                ),
            )),
        }
    }

    /// A flush was done.
    ///
    /// # Errors
    /// Memory does not hold what was written.
    pub fn flushed(&mut self) -> Result<(), Violation> {
        let written: Vec<Sector> = self.versions.keys().copied().collect();
        for at in written {
            let (data, found) = (self.now.read(at.0, at.1), self.below.read(at.0, at.1));
            let is_unknown = self.unknown.contains(&at);
            let open = if is_unknown { self.all() } else { self.open_bytes(at) };
            let mut closed = found;
            write_bytes(&mut closed, open, &data);
            if closed != data {
                let rule =
                    format!("after a flush {at:x?} must be {data:x?} in memory; it is {found:x?}");
                return Err(Violation::new("flush", rule));
            }
            if !is_unknown {
                self.check_version(at, open, &found)?;
            }
            self.now.write(&stored(at, open, &found));
        }
        self.versions.clear();
        self.open.clear();
        self.unknown.clear();
        Ok(())
    }
}
