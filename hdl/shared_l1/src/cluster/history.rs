//! The memory of L2, and who wrote each of its bytes when: what a load must not fall behind.
//!
//! A write is a store or an atomic. It is *made* when its core gets its status, and *served* when L2
//! takes effect of it. Writes to a sector have the order in which they were served; one that is not
//! served yet comes after all that are.

use std::collections::HashMap;

use testbenches::contract::Violation;

use base::environment::{ATOMIC, CoreRequest, Data, Memory, STORE};

/// A write that is made.
#[derive(Clone, Debug)]
struct Write {
    core: usize,
    /// Which of its core's requests it is, counted from the first.
    number: u64,
    request: CoreRequest,
}

/// A write that is served.
#[derive(Clone, Debug)]
struct Version {
    core: usize,
    number: u64,
    /// The bytes that it wrote.
    bytes: u64,
    /// The sector afterwards.
    data: Data,
    /// The sector before.
    old: Data,
}

/// A beat that a core was given.
#[derive(Clone, Debug)]
pub(super) struct Returned {
    pub core: usize,
    /// Which of its core's requests it answers.
    pub number: u64,
    pub kind: u64,
    pub line: u64,
    pub sector: u64,
    pub data: Data,
}

/// What happened to a sector since the kernel began.
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
pub(super) struct History {
    memory: Memory,
    sector_bytes: usize,
    sectors: HashMap<(u64, u64), Sector>,
}

impl History {
    pub fn new(sector_bytes: usize) -> History {
        History { memory: Memory::new(sector_bytes), sector_bytes, sectors: HashMap::new() }
    }

    /// A sector as L2 holds it.
    pub fn read(&self, line: u64, sector: u64) -> Data {
        self.memory.read(line, sector)
    }

    /// A core's request was accepted, and is its `number`th.
    pub fn made(&mut self, core: usize, number: u64, request: CoreRequest) {
        self.sector(request.line, request.sector()).made.push(Write { core, number, request });
    }

    /// L2 serves a write; gives the sector before.
    pub fn serve(&mut self, served: &CoreRequest) -> Result<Data, Violation> {
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
        let old = self.memory.write(served);
        let all = u64::MAX >> (64 - self.sector_bytes);
        let bytes = if served.kind == STORE { served.byte_enable } else { all };
        let data = self.memory.read(line, number);
        let sector = self.sector(line, number);
        let Write { core, number, .. } = write;
        sector.versions.push(Version { core, number, bytes, data, old });
        for returned in core::mem::take(&mut sector.open) {
            self.judge(returned)?;
        }
        Ok(old)
    }

    /// Judges a beat, now or when it can be.
    pub fn judge(&mut self, returned: Returned) -> Result<(), Violation> {
        let all = u64::MAX >> (64 - self.sector_bytes);
        let sector = self.sector(returned.line, returned.sector);
        let is_earlier = |core, number| core == returned.core && number < returned.number;
        if sector.made.iter().any(|write| is_earlier(write.core, write.number)) {
            sector.open.push(returned);
            return Ok(());
        }
        let wrong = match returned.kind {
            ATOMIC => sector.wrong_old(&returned),
            _ => sector.older(&returned, all),
        };
        match wrong {
            0 => Ok(()),
            bytes => Err(Violation::new(
                "R21",
                format!(
                    "no load may return data older than its core's writes before it; bytes {bytes:x} \
                     are, of {returned:x?}; the sector had {:x?}",
                    sector.versions
                ),
            )),
        }
    }

    /// A kernel ends: no cache holds anything, and all that comes back is what L2 holds now.
    pub fn end_kernel(&mut self) -> Result<(), Violation> {
        let sectors = core::mem::take(&mut self.sectors);
        match sectors.values().find(|sector| !sector.made.is_empty()) {
            None => Ok(()),
            Some(sector) => {
                let rule = format!("every write must reach L2; {:x?} did not", sector.made);
                Err(Violation::new("l2_out", rule))
            }
        }
    }

    fn sector(&mut self, line: u64, sector: u64) -> &mut Sector {
        let base = self.memory.read(line, sector);
        self.sectors.entry((line, sector)).or_insert_with(|| Sector { base, ..Sector::default() })
    }
}

impl Sector {
    /// The bytes of `returned` that are neither of its core's last write to them before it, nor later.
    fn older(&self, returned: &Returned, all: u64) -> u64 {
        let mut right = 0;
        for Write { request, .. } in &self.made {
            if request.kind == STORE {
                right |= request.byte_enable & equal(&request.data, &returned.data);
            }
        }
        // From the last write on back, each byte until its core's own.
        let mut may = all;
        for version in self.versions.iter().rev() {
            right |= may & version.bytes & equal(&version.data, &returned.data);
            if version.core == returned.core && version.number < returned.number {
                may &= !version.bytes;
            }
        }
        right |= may & equal(&self.base, &returned.data);
        all & !right
    }

    /// The bytes of an atomic's reply that were not there when it was served.
    fn wrong_old(&self, returned: &Returned) -> u64 {
        let is_it =
            |version: &&Version| (version.core, version.number) == (returned.core, returned.number);
        match self.versions.iter().find(is_it) {
            Some(version) => !equal(&version.old, &returned.data),
            None => u64::MAX,
        }
    }
}

/// A bit for each byte that is the same.
fn equal(one: &Data, other: &Data) -> u64 {
    let mut same = 0;
    for (word, (one, other)) in one.iter().zip(other).enumerate() {
        let pairs = one.to_le_bytes().into_iter().zip(other.to_le_bytes());
        for (byte, _) in pairs.enumerate().filter(|(_, (one, other))| one == other) {
            same |= 1 << (8 * word + byte);
        }
    }
    same
}

#[cfg(test)]
mod tests {
    use super::*;
    use base::environment::LOAD;

    fn store(byte_enable: u64, value: u64) -> CoreRequest {
        let data = [value * 0x0101_0101_0101_0101, 0, 0, 0, 0, 0, 0, 0];
        CoreRequest {
            kind: STORE,
            line: 7,
            sectors: 1,
            byte_enable,
            data,
            ..CoreRequest::default()
        }
    }

    fn load(core: usize, number: u64, word: u64) -> Returned {
        let data = [word, 0, 0, 0, 0, 0, 0, 0];
        Returned { core, number, kind: LOAD, line: 7, sector: 0, data }
    }

    #[test]
    fn a_load_may_return_its_cores_last_write_or_what_came_later() {
        let mut history = History::new(8);
        let before = history.read(7, 0)[0];
        for (core, number) in [(0, 0), (0, 1), (1, 0)] {
            let value = 3 * core as u64 + number + 1;
            history.made(core, number, store(0xff, value));
            history.serve(&store(0xff, value)).unwrap();
        }
        let word = |value: u64| value * 0x0101_0101_0101_0101;
        let mut judged = |core, number, word| history.judge(load(core, number, word)).is_ok();
        assert!(judged(0, 2, word(2)) && judged(0, 2, word(4)) && judged(1, 1, word(4)));
        assert!(!judged(0, 2, word(1)) && !judged(0, 2, before) && !judged(1, 1, word(2)));
        // Core 2 wrote nothing: anything that was there, byte by byte.
        assert!(judged(2, 0, before) && judged(2, 0, word(1) & 0xff | word(4) & !0xff));
        assert!(!judged(2, 0, word(9)));
        history.end_kernel().unwrap();
        assert!(history.judge(load(2, 0, before)).is_err());
        assert!(history.judge(load(2, 0, word(4))).is_ok());
    }

    #[test]
    fn what_is_not_served_is_judged_when_it_is() {
        let mut history = History::new(8);
        let word = |value: u64| value * 0x0101_0101_0101_0101;
        history.made(0, 0, store(0x0f, 1));
        history.made(1, 0, store(0xff, 2));
        // Core 0 sees the write of core 1, which turns out to be the older one.
        history.judge(load(0, 1, word(2))).unwrap();
        history.serve(&store(0xff, 2)).unwrap();
        let error = history.serve(&store(0x0f, 1)).unwrap_err();
        assert!(error.to_string().starts_with("R21: no load may return data older"), "{error}");
        assert!(error.to_string().contains("bytes f are"), "{error}");
    }

    #[test]
    fn an_atomic_returns_what_it_found() {
        let mut history = History::new(8);
        let atomic = CoreRequest { kind: ATOMIC, ..store(0, 5) };
        history.made(0, 0, atomic);
        let old = history.serve(&atomic).unwrap();
        let reply = |data| Returned { kind: ATOMIC, data, ..load(0, 0, 0) };
        assert!(history.judge(reply(old)).is_ok());
        assert!(history.judge(reply([old[0] ^ 1, 0, 0, 0, 0, 0, 0, 0])).is_err());
    }

    #[test]
    fn a_write_comes_to_l2_once_and_as_it_was() {
        let mut history = History::new(8);
        history.made(0, 0, store(0xff, 1));
        assert!(history.serve(&store(0xfe, 1)).is_err());
        history.serve(&store(0xff, 1)).unwrap();
        assert!(history.serve(&store(0xff, 1)).is_err());
        history.made(0, 1, store(0xff, 1));
        let error = history.end_kernel().unwrap_err().to_string();
        assert!(error.starts_with("l2_out: every write must reach L2"), "{error}");
    }
}
