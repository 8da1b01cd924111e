//! Bytes that loads may return where a real L2 holds them: nothing but who wrote a value says how old it is.
//!
//! No two stores of a run write one value, each a whole sector. A load returns the value of its core's last store before
//! it, or one of another core, or, if its core has stored nothing in the kernel, what the kernel began with. Sectors of
//! atomics are not judged.

use crate::timed::parts::Verdict;
use base::environment::{ATOMIC, BySector, CoreRequest, Data};
use cluster::{Judge, Returned};
use std::collections::BTreeSet;
use testbenches::contract::Violation;

struct Write {
    core: usize,
    number: u64,
    data: Data,
}

#[derive(Default)]
struct Sector {
    /// Stores of this kernel.
    writes: Vec<Write>,
    /// Values with which the kernel may have begun; none is 0.
    before: Vec<Data>,
    has_atomics: bool,
}

/// All values that were written.
#[derive(Default)]
pub(super) struct Values {
    sectors: BySector<Sector>,
    /// Loads of which a beat was older, by core, and beats that were newer.
    older: BTreeSet<(usize, u64)>,
    newer: u64,
}

impl Judge for Values {
    fn made(&mut self, core: usize, number: u64, request: &CoreRequest) {
        let sector = self.sectors.entry((request.line, request.sector())).or_default();
        sector.has_atomics |= request.kind == ATOMIC;
        sector.writes.push(Write { core, number, data: request.data });
    }

    fn read(&self, _line: u64, _sector: u64) -> Data {
        Data::default()
    }

    fn serve(&mut self, _served: &CoreRequest) -> Result<Data, Violation> {
        Ok(Data::default())
    }

    fn judge(&mut self, returned: Returned) -> Result<(), Violation> {
        let Returned { core, number, line, sector, data, .. } = returned;
        let none = Sector::default();
        let at = self.sectors.get(&(line, sector)).unwrap_or(&none);
        if at.has_atomics {
            return Ok(());
        }
        let is_own = |write: &&Write| write.core == core;
        let writer = at.writes.iter().rfind(|write| write.data == data);
        let last = at.writes.iter().filter(is_own).rfind(|write| write.number < number);
        match (writer, last) {
            (Some(writer), _) if writer.core != core => {}
            (Some(writer), _) if writer.number > number => self.newer += 1,
            (Some(writer), Some(last)) if writer.number == last.number => {}
            (None, None) if at.began_with(&data) => {}
            (Some(_), _) => drop(self.older.insert((core, number))),
            (None, Some(_)) if at.began_with(&data) => drop(self.older.insert((core, number))),
            (None, _) => {
                let rule = format!("a load must return what was written; {returned:x?} came");
                return Err(Violation::new("R21", rule));
            }
        }
        Ok(())
    }

    fn end_kernel(&mut self) -> Result<(), Violation> {
        for sector in self.sectors.values_mut().filter(|sector| !sector.writes.is_empty()) {
            let writes = std::mem::take(&mut sector.writes);
            let is_last =
                |at: &usize| writes[at + 1..].iter().all(|later| later.core != writes[*at].core);
            sector.before = (0..writes.len()).filter(is_last).map(|at| writes[at].data).collect();
        }
        Ok(())
    }
}

impl Sector {
    fn began_with(&self, data: &Data) -> bool {
        self.before.contains(data) || self.before.is_empty() && *data == Data::default()
    }
}

impl Verdict for Values {
    fn older_of(&self, core: usize) -> u64 {
        self.older.range((core, 0)..=(core, u64::MAX)).count() as u64
    }

    fn out_of_place(&self) -> (u64, u64) {
        (self.older.len() as u64, self.newer)
    }

    /// Each sector in memory is the last store to it of some core.
    fn lost(&self, held: &BySector<Data>) -> Option<String> {
        let mut stored: Vec<_> =
            self.sectors.iter().filter(|(_, sector)| !sector.has_atomics).collect();
        stored.sort_unstable_by_key(|(place, _)| **place);
        let (place, _) = stored.iter().find(|(place, sector)| {
            !held.get(place).is_some_and(|data| sector.before.contains(data))
        })?;
        let (line, sector) = place;
        let found = held.get(place);
        Some(format!(
            "memory must have a core's last store to each sector; sector {sector} of line {line:#x} has {found:x?}"
        ))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use base::environment::{LOAD, STORE};

    fn write(values: &mut Values, core: usize, number: u64, value: u64) {
        let mut data = Data::default();
        data[0] = value;
        let request = CoreRequest { kind: STORE, sectors: 1, data, ..CoreRequest::default() };
        values.made(core, number, &request);
    }

    fn load(values: &mut Values, core: usize, number: u64, value: u64) -> String {
        let before = values.out_of_place();
        let mut data = Data::default();
        data[0] = value;
        let returned = Returned { core, number, kind: LOAD, line: 0, sector: 0, data };
        let result = values.judge(returned);
        let after = values.out_of_place();
        match (result, after.0 - before.0, after.1 - before.1) {
            (Ok(()), 0, 0) => "right",
            (Ok(()), 1, 0) => "older",
            (Ok(()), 0, 1) => "newer",
            _ => "invented",
        }
        .to_string()
    }

    #[test]
    fn loads_are_judged_by_their_values() {
        let values = &mut Values::default();
        assert_eq!(load(values, 0, 0, 0), "right");
        assert_eq!(load(values, 0, 0, 7), "invented");
        write(values, 0, 1, 10);
        write(values, 0, 3, 30);
        write(values, 1, 0, 99);
        let expected = [(2, 10, "right"), (4, 10, "older"), (5, 0, "older"), (0, 30, "newer")];
        for (number, value, word) in expected {
            assert_eq!(load(values, 0, number, value), word, "{number} {value}");
        }
        // Another core's, whenever it was; to a core that has not stored, all are right.
        assert_eq!(load(values, 0, 6, 99), "right");
        assert_eq!(load(values, 2, 0, 0), "right");
        assert_eq!(load(values, 2, 0, 31), "invented");
        values.end_kernel().unwrap();
        // One of the last stores is there now.
        assert_eq!(
            [30, 99, 10, 0].map(|value| load(values, 0, 9, value)),
            ["right", "right", "invented", "invented"]
        );
    }

    #[test]
    fn a_store_that_memory_lacks_is_lost() {
        let values = &mut Values::default();
        write(values, 0, 1, 10);
        write(values, 0, 2, 20);
        values.end_kernel().unwrap();
        let lost = |value: Option<u64>| {
            let mut held = BySector::<Data>::default();
            if let Some(value) = value {
                let mut data = Data::default();
                data[0] = value;
                held.insert((0, 0), data);
            }
            values.lost(&held).unwrap_or_default()
        };
        assert_eq!(lost(Some(20)), "");
        for value in [Some(10), None] {
            let text = lost(value);
            assert!(
                text.starts_with("memory must have a core's last store to each sector"),
                "{text}"
            );
        }
    }
}
