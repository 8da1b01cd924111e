//! The memory of L2, and who wrote each of its bytes when: what a load must not fall behind, nor run ahead of.
//!
//! A write is a store or an atomic. A write is *made* when its core gets its status, and *served*
//! when L2 takes effect of it. Writes to a sector have the order in which they were served; one that
//! is not served yet comes after all that are.
//!
//! A byte of a load is right if it is what its core's last write before the load left there, or a write of
//! another core after that one, and before the core's first write after the load. Of a byte that one core
//! alone writes, therefore, exactly one value is right.

#[cfg(test)]
mod tests;

use std::collections::BTreeSet;

use testbenches::contract::Violation;

use crate::parts::Judge;
use base::environment::{ATOMIC, BySector, CoreRequest, Data, Memory, STORE};

const OLDER: &str = "no load may return data older than its core's writes before it";
const NEWER: &str = "no load may return data newer than its core's writes after it";

/// A write that is made.
#[derive(Clone, Debug)]
struct Write {
    core: usize,
    /// Number of the core's request, counted from the first.
    number: u64,
    request: CoreRequest,
}

/// A write that is served.
#[derive(Clone, Debug)]
struct Version {
    core: usize,
    number: u64,
    /// The bytes that it wrote.
    bytes: u128,
    /// The sector afterwards.
    data: Data,
}

/// A beat that a core was given.
#[derive(Clone, Debug)]
pub struct Returned {
    /// Core number, from 0.
    pub core: usize,
    /// Number of the core's request that it answers.
    pub number: u64,
    /// The request's kind.
    pub kind: u64,
    /// Line address.
    pub line: u64,
    /// The beat's sector.
    pub sector: u64,
    /// Its bytes.
    pub data: Data,
}

/// Beats of loads that were judged.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Judged {
    /// All of them.
    pub beats: u64,
    /// Those with a byte from before a write of their core before them.
    pub older: u64,
    /// Those with a byte of a write of their core after them, or of what followed it.
    pub newer: u64,
}

/// History of a sector since the kernel began.
#[derive(Clone, Debug, Default)]
struct Sector {
    /// Its bytes when the kernel began.
    base: Data,
    /// Served, in their order.
    versions: Vec<Version>,
    made: Vec<Write>,
    /// Beats to be judged when earlier writes of their cores are served.
    open: Vec<Returned>,
}

/// The memory and its history.
pub struct History {
    memory: Memory,
    sector_bytes: usize,
    sectors: BySector<Sector>,
    /// Writes that are made and not served.
    unserved: usize,
    judged: Judged,
    /// Loads of which a beat was older: core, and which of its requests.
    older: BTreeSet<(usize, u64)>,
    /// A load that is older or newer than its place does not end the run.
    only_counts: bool,
}

impl History {
    /// Nothing is written.
    pub fn new(sector_bytes: usize) -> History {
        History {
            memory: Memory::new(sector_bytes),
            sector_bytes,
            sectors: BySector::default(),
            unserved: 0,
            judged: Judged::default(),
            older: BTreeSet::new(),
            only_counts: false,
        }
    }

    /// The same, but that loads out of their place are counted alone.
    pub fn only_counting(self, only_counts: bool) -> History {
        History { only_counts, ..self }
    }

    /// Judged requests.
    pub fn judged(&self) -> Judged {
        self.judged
    }

    /// Loads of a core of which a beat was older.
    pub fn older_of(&self, core: usize) -> u64 {
        self.older.range((core, 0)..=(core, u64::MAX)).count() as u64
    }

    fn sector(&mut self, line: u64, sector: u64) -> &mut Sector {
        let new = || Sector { base: self.memory.read(line, sector), ..Sector::default() };
        self.sectors.entry((line, sector)).or_insert_with(new)
    }
}

impl Judge for History {
    fn made(&mut self, core: usize, number: u64, request: &CoreRequest) {
        let request = *request;
        let made = &mut self.sector(request.line, request.sector()).made;
        push(made, Write { core, number, request });
        self.unserved += 1;
    }

    fn read(&self, line: u64, sector: u64) -> Data {
        self.memory.read(line, sector)
    }

    fn serve(&mut self, served: &CoreRequest) -> Result<Data, Violation> {
        let (line, number) = (served.line, served.sector());
        let is_it = |made: &CoreRequest| {
            (made.kind, made.operation, made.sectors, made.byte_enable, made.data)
                == (served.kind, served.operation, served.sectors, served.byte_enable, served.data)
        };
        let sector = self.sector(line, number);
        let Some(which) = sector.made.iter().position(|write| is_it(&write.request)) else {
            let rule =
                format!("L2 must get each write of a core once, as it was; {served:x?} came");
            return Err(Violation::new("l2_out", rule));
        };
        let write = sector.made.remove(which);
        if sector.made.is_empty() {
            sector.made = Vec::new();
        }
        self.unserved -= 1;
        let old = self.memory.write(served);
        let all = u128::MAX >> (128 - self.sector_bytes);
        let bytes = if served.kind == STORE { served.byte_enable } else { all };
        let data = self.memory.read(line, number);
        let sector = self.sector(line, number);
        let Write { core, number, .. } = write;
        push(&mut sector.versions, Version { core, number, bytes, data });
        for returned in core::mem::take(&mut sector.open) {
            self.judge(returned)?;
        }
        Ok(old)
    }

    /// Now or when it can be.
    fn judge(&mut self, returned: Returned) -> Result<(), Violation> {
        let place = (returned.line, returned.sector);
        // Of what nobody writes there is one value.
        if !self.sectors.contains_key(&place)
            && self.memory.read(returned.line, returned.sector) == returned.data
        {
            self.judged.beats += 1;
            return Ok(());
        }
        let all = u128::MAX >> (128 - self.sector_bytes);
        let sector = self.sector(returned.line, returned.sector);
        let is_earlier = |core, number| core == returned.core && number < returned.number;
        if sector.made.iter().any(|write| is_earlier(write.core, write.number)) {
            sector.open.push(returned);
            return Ok(());
        }
        if returned.kind == ATOMIC {
            return match sector.wrong_old(&returned) {
                0 => Ok(()),
                bytes => sector.broken("an atomic must return what it found", bytes, &returned),
            };
        }
        let wrong = all & !sector.right(&returned);
        // Value that another core's write would make right, if it is served before the next of this
        // core.
        let bytes = wrong & !sector.may_become_right(&returned);
        if wrong != 0 && bytes == 0 {
            sector.open.push(returned);
            return Ok(());
        }
        let newer = bytes & sector.later(&returned);
        let verdict = match (bytes, newer) {
            (0, _) => Ok(()),
            (_, 0) => sector.broken(OLDER, bytes, &returned),
            _ => sector.broken(NEWER, newer, &returned),
        };
        self.judged.beats += 1;
        if bytes != 0 && newer == 0 {
            self.judged.older += 1;
            self.older.insert((returned.core, returned.number));
        }
        self.judged.newer += u64::from(newer != 0);
        if self.only_counts { Ok(()) } else { verdict }
    }

    /// No cache holds anything, and all that comes back is what L2 holds now.
    fn end_kernel(&mut self) -> Result<(), Violation> {
        if self.unserved > 0 {
            let made: Vec<&Write> = self.sectors.values().flat_map(|sector| &sector.made).collect();
            let rule = format!("every write must reach L2; {made:x?} did not");
            return Err(Violation::new("l2_out", rule));
        }
        self.sectors.clear();
        Ok(())
    }
}

impl Sector {
    /// The bytes of `returned` that a write served by now makes right.
    fn right(&self, returned: &Returned) -> u128 {
        let mut right = equal(&self.base, &returned.data);
        let mut over = 0;
        for version in &self.versions {
            let is_own = version.core == returned.core;
            if is_own && version.number > returned.number {
                over |= version.bytes;
            }
            // The core's last write before the load is the earliest that is right.
            let here = version.bytes & !over;
            if is_own {
                right &= !here;
            }
            right |= here & equal(&version.data, &returned.data);
        }
        right
    }

    /// The bytes that a store makes right which L2 has not served, if it serves it before the core's next
    /// write to them.
    fn may_become_right(&self, returned: &Returned) -> u128 {
        let is_later =
            |version: &&Version| version.core == returned.core && version.number > returned.number;
        let over = self.versions.iter().filter(is_later).fold(0, |over, next| over | next.bytes);
        let stores = self
            .made
            .iter()
            .filter(|write| write.request.kind == STORE && write.core != returned.core);
        let bytes = stores.map(|Write { request, .. }| {
            request.byte_enable & equal(&request.data, &returned.data)
        });
        !over & bytes.fold(0, |bytes, more| bytes | more)
    }

    /// The bytes that a write of the core after the load left, or one served after such.
    fn later(&self, returned: &Returned) -> u128 {
        let is_later = |core, number| core == returned.core && number > returned.number;
        let mut later = 0;
        for Write { core, number, request } in &self.made {
            if is_later(*core, *number) && request.kind == STORE {
                later |= request.byte_enable & equal(&request.data, &returned.data);
            }
        }
        let mut over = 0;
        for version in &self.versions {
            if is_later(version.core, version.number) {
                over |= version.bytes;
            }
            later |= over & version.bytes & equal(&version.data, &returned.data);
        }
        later
    }

    fn broken(&self, rule: &str, bytes: u128, returned: &Returned) -> Result<(), Violation> {
        let versions = &self.versions;
        let rule =
            format!("{rule}; bytes {bytes:x} are, of {returned:x?}; the sector had {versions:x?}");
        Err(Violation::new("R21", rule))
    }

    /// The bytes of an atomic's reply that were not there when it was served.
    fn wrong_old(&self, returned: &Returned) -> u128 {
        let is_it =
            |version: &&Version| (version.core, version.number) == (returned.core, returned.number);
        match self.versions.iter().rposition(|version| is_it(&version)) {
            Some(0) => !equal(&self.base, &returned.data),
            Some(which) => !equal(&self.versions[which - 1].data, &returned.data),
            None => u128::MAX,
        }
    }
}

/// Puts something into a list that mostly holds no more than that.
fn push<T>(list: &mut Vec<T>, item: T) {
    list.reserve_exact(usize::from(list.is_empty()));
    list.push(item);
}

/// A bit for each byte that is the same.
fn equal(one: &Data, other: &Data) -> u128 {
    let mut same = u128::MAX;
    for (word, (one, other)) in one.iter().zip(other).enumerate() {
        for (byte, differs) in (one ^ other).to_le_bytes().into_iter().enumerate() {
            if differs != 0 {
                same &= !(1 << (8 * word + byte));
            }
        }
    }
    same
}
