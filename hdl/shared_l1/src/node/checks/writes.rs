//! The bytes that a load may return: those of a write that is not older than one that it must see, and not newer
//! than its place: neither a later one of its core nor one behind that.

use std::collections::HashMap;

use base::environment::{ATOMIC, CoreRequest, Data, Memory, STORE, sectors_of};

/// A store or an atomic that may still be distinguished from what was there before it.
#[derive(Clone, Debug)]
struct Write {
    number: u64,
    writer: u64,
    request: CoreRequest,
    /// Its place in the order of L2, from when it is known.
    order: Option<u64>,
    /// The sector before an atomic, and after it; of a store they are not read.
    atomic: (Data, Data),
    is_answered: bool,
}

impl Write {
    /// The byte that it leaves, if it writes it and the value is known.
    fn byte(&self, byte: usize) -> Option<u8> {
        let of = |data: &Data| (data[byte / 8] >> (8 * (byte % 8))) as u8;
        match self.request.kind {
            STORE => (self.request.byte_enable >> byte & 1 == 1).then(|| of(&self.request.data)),
            _ => self.order.map(|_| of(&self.atomic.1)),
        }
    }

    fn writes(&self, byte: usize) -> bool {
        self.request.kind == ATOMIC || self.request.byte_enable >> byte & 1 == 1
    }

    fn is_older_than(&self, other: &Write) -> bool {
        match (self.order, other.order) {
            (Some(local), Some(remote)) => local < remote,
            (Some(_), None) => true,
            (None, Some(_)) => false,
            // One core's requests are served in their order.
            (None, None) => self.writer == other.writer && self.number < other.number,
        }
    }
}

/// A sector that somebody waits for.
#[derive(Clone, Debug)]
struct Sector {
    base: Data,
    users: usize,
    writes: Vec<Write>,
}

/// Every write that a load in flight may return, or must not be older than.
#[derive(Clone, Debug)]
pub(super) struct Writes {
    bytes: usize,
    /// As L2 holds it.
    memory: Memory,
    sectors: HashMap<(u64, u64), Sector>,
    writes: u64,
    ordered: u64,
}

/// The writes that a load must see, and those that it must not.
#[derive(Clone, Debug, Default)]
pub(super) struct Must {
    /// The core that loads.
    reader: u64,
    /// Writes with a greater number are made after the load.
    latest: u64,
    /// Of each sector the writes that it must see, by number.
    seen: Vec<(u64, Vec<u64>)>,
}

impl Writes {
    pub fn new(sector_bytes: usize) -> Writes {
        Writes {
            bytes: sector_bytes,
            memory: Memory::new(sector_bytes),
            sectors: HashMap::new(),
            writes: 0,
            ordered: 0,
        }
    }

    fn use_sector(&mut self, line: u64, sector: u64) -> &mut Sector {
        let base = self.memory.read(line, sector);
        let new = Sector { base, users: 0, writes: Vec::new() };
        let sector = self.sectors.entry((line, sector)).or_insert(new);
        sector.users += 1;
        sector
    }

    /// A load is accepted: it must see what its core wrote before, and what has been acknowledged.
    pub fn load(&mut self, reader: u64, line: u64, sectors: u64) -> Must {
        let must = |sector| {
            let writes = &self.use_sector(line, sector).writes;
            let seen = writes.iter().filter(|write| write.writer == reader || write.is_answered);
            (sector, seen.map(|write| write.number).collect())
        };
        let seen = sectors_of(sectors).map(must).collect();
        Must { reader, latest: self.writes, seen }
    }

    /// A store or an atomic is accepted; `in_order` when that is its place in the order of L2.
    pub fn write(&mut self, writer: u64, request: &CoreRequest, in_order: bool) -> u64 {
        self.writes += 1;
        let number = self.writes;
        let atomic = ([0; 16], [0; 16]);
        let write =
            Write { number, writer, request: *request, order: None, atomic, is_answered: false };
        self.use_sector(request.line, request.sector()).writes.push(write);
        if in_order {
            self.reach_l2(request);
        }
        number
    }

    /// A write goes to L2; false if nobody asked for it.
    pub fn reach_l2(&mut self, request: &CoreRequest) -> bool {
        let is_it = |write: &Write| {
            let asked = &write.request;
            write.order.is_none()
                && (asked.kind, asked.operation) == (request.kind, request.operation)
                && (asked.byte_enable, asked.data) == (request.byte_enable, request.data)
        };
        let key = (request.line, request.sector());
        let Some(write) = self
            .sectors
            .get_mut(&key)
            .and_then(|sector| sector.writes.iter_mut().find(|write| is_it(write)))
        else {
            return false;
        };
        self.ordered += 1;
        write.order = Some(self.ordered);
        let old = self.memory.write(request);
        write.atomic = (old, self.memory.read(key.0, key.1));
        true
    }

    /// The sector before the atomic `number`; nothing if it, or a store, has not been at L2.
    pub fn old(&self, request: &CoreRequest, number: u64) -> Option<Data> {
        let sector = self.sectors.get(&(request.line, request.sector()))?;
        let write = sector.writes.iter().find(|write| write.number == number)?;
        write.order.map(|_| write.atomic.0)
    }

    /// A write is acknowledged.
    pub fn acknowledge(&mut self, request: &CoreRequest, number: u64) {
        let key = (request.line, request.sector());
        if let Some(sector) = self.sectors.get_mut(&key) {
            let write = sector.writes.iter_mut().find(|write| write.number == number);
            write.into_iter().for_each(|write| write.is_answered = true);
        }
        self.release(key);
    }

    /// A load of some sectors is answered.
    pub fn loaded(&mut self, line: u64, sectors: u64) {
        sectors_of(sectors).for_each(|sector| self.release((line, sector)));
    }

    /// Sets a sector that no request waits for to L2's value.
    fn release(&mut self, key: (u64, u64)) {
        if let Some(sector) = self.sectors.get_mut(&key) {
            sector.users -= 1;
            if sector.users == 0 {
                self.sectors.remove(&key);
            }
        }
    }

    /// Whether each byte of a sector is one that a load may return.
    pub fn may_return(&self, line: u64, sector: u64, data: &Data, must: &Must) -> bool {
        let Some(held) = self.sectors.get(&(line, sector)) else {
            return false;
        };
        let Must { reader, latest, seen } = must;
        let seen = seen.iter().find(|(of, _)| *of == sector).map_or(&[][..], |(_, seen)| seen);
        (0..self.bytes).all(|byte| {
            let value = (data[byte / 8] >> (8 * (byte % 8))) as u8;
            let must: Vec<&Write> = held
                .writes
                .iter()
                .filter(|write| write.writes(byte) && seen.contains(&write.number))
                .collect();
            let later: Vec<&Write> = held
                .writes
                .iter()
                .filter(|write| write.writes(byte) && write.writer == *reader)
                .filter(|write| write.number > *latest)
                .collect();
            let is_newer = |write: &Write| {
                later.iter().any(|local| local.number == write.number || local.is_older_than(write))
            };
            let base = (held.base[byte / 8] >> (8 * (byte % 8))) as u8;
            (must.is_empty() && base == value)
                || held.writes.iter().any(|write| {
                    write.byte(byte) == Some(value)
                        && !must.iter().any(|seen| write.is_older_than(seen))
                        && !is_newer(write)
                })
        })
    }
}
