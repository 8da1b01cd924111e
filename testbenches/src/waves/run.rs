//! Runs a table in engines, and says which rows are otherwise.

use super::parse::{Row, Table, number};
use crate::dut::Dut;
use crate::engine::EngineKind;
use crate::ports::{FieldInfo, PortValue, fields};
use crate::testing::Bench;
use core::fmt::Write as _;
use core::ops::Range;

/// Ports of a row in the flat form of a record.
struct Place {
    port: FieldInfo,
    /// The port's number in the record.
    number: usize,
    slots: Range<usize>,
}

/// The ports of a record that a row names: one, or a list's.
fn places<V: PortValue>(name: &str) -> Vec<Place> {
    let mut end = 0;
    let all = fields::<V>().into_iter().enumerate().map(|(number, port)| {
        let slots = end..end + port.slots;
        end = slots.end;
        Place { port, number, slots }
    });
    let all: Vec<Place> = all.collect();
    match all.iter().any(|place| place.port.name == name) {
        true => all.into_iter().filter(|place| place.port.name == name).collect(),
        false => all.into_iter().filter(|place| is_lane(&place.port.name, name)).collect(),
    }
}

/// Whether `port` is one of the list `name`: it has a number somewhere.
pub(super) fn is_lane(port: &str, name: &str) -> bool {
    let words: Vec<&str> = port.split('_').collect();
    let is_number = |word: &str| word.bytes().all(|byte| byte.is_ascii_digit());
    (1..words.len()).any(|at| {
        is_number(words[at]) && [&words[..at], &words[at + 1..]].concat().join("_") == name
    })
}

/// Meaning of a cell at each of a row's ports.
fn values(cell: &str, places: &[Place]) -> Result<Vec<Option<u128>>, String> {
    let parts: Vec<&str> = cell.split(',').collect();
    if let ([place, ..], [_]) = (places, parts.as_slice())
        && (places.len() == 1 || place.port.max_width == 1)
    {
        let vector = FieldInfo { max_width: 1.max(places.len()), ..place.port.clone() };
        let port = if places.len() == 1 { &place.port } else { &vector };
        let value = number(cell, port)?;
        let bit = |at: usize| value.map(|value| if at < 128 { value >> at & 1 } else { 0 });
        return Ok(match places.len() {
            1 => vec![value],
            many => (0..many).map(bit).collect(),
        });
    }
    let lanes = places.iter().zip(parts.into_iter().map(Some).chain(std::iter::repeat(None)));
    lanes.map(|(place, text)| text.map_or(Ok(None), |text| number(text, &place.port))).collect()
}

/// A row's ports, and what they are in each cycle.
struct Signal {
    name: String,
    places: Vec<Place>,
    values: Vec<Vec<Option<u128>>>,
    /// Values of an output as they were seen.
    seen: Vec<String>,
    is_wrong: bool,
}

impl Signal {
    fn new(row: &Row, places: Vec<Place>) -> Result<Signal, String> {
        let values: Result<_, String> =
            row.values().into_iter().map(|cell| values(cell, &places)).collect();
        let values = values.map_err(|error| format!("{}: {error}", row.name))?;
        Ok(Signal { name: row.name.clone(), places, values, seen: vec![], is_wrong: false })
    }

    fn at(&self, cycle: usize) -> &[Option<u128>] {
        &self.values[cycle.min(self.values.len() - 1)]
    }

    fn apply(&self, cycle: usize, slots: &mut [u64]) {
        for (place, value) in self.places.iter().zip(self.at(cycle)) {
            let value = value.unwrap_or(0);
            let halves = [value as u64, (value >> 64) as u64];
            let slots = slots[place.slots.clone()].iter_mut();
            slots.zip(halves).for_each(|(slot, half)| *slot = half);
        }
    }

    fn compare(&mut self, cycle: usize, slots: &[u64], means: &[bool]) {
        let mut seen = vec![];
        let mut is_wrong = false;
        for (place, expected) in self.places.iter().zip(self.at(cycle)) {
            let found = &slots[place.slots.clone()];
            let low = u128::from(found[0]) | found.get(1).map_or(0, |high| u128::from(*high) << 64);
            let is_above = found.iter().skip(2).any(|slot| *slot != 0);
            seen.push(match (means[place.number], is_above) {
                (false, _) => "x".to_string(),
                (true, true) => "wide".to_string(),
                (true, false) => format!("{low:#x}"),
            });
            is_wrong |= match (expected, means[place.number]) {
                // Of a vector that is 0, the bit of a lane that means nothing.
                (Some(0), false) => self.places.len() == 1,
                (Some(_), false) => true,
                (Some(value), true) => *value != low || is_above,
                (None, _) => false,
            };
        }
        self.is_wrong |= is_wrong;
        self.seen.push(match is_wrong {
            true => format!("[{}]", seen.join(",")),
            false => seen.join(","),
        });
    }
}

/// The inputs of a table's cycles.
///
/// # Panics
/// A table that cannot be read, as in a test.
pub fn inputs<V: PortValue>(text: &str) -> Vec<V> {
    let table = Table::parse(text).unwrap_or_else(|error| panic!("{error}"));
    let signals = table.rows.iter().map(|row| Signal::new(row, places::<V>(&row.name)));
    let signals: Vec<Signal> =
        signals.map(|signal| signal.unwrap_or_else(|error| panic!("{error}"))).collect();
    (0..table.cycles()).map(|cycle| record(&signals, cycle)).collect()
}

/// The record of these inputs.
fn record<V: PortValue>(signals: &[Signal], cycle: usize) -> V {
    let mut slots = vec![0; V::SLOTS];
    signals.iter().for_each(|signal| signal.apply(cycle, &mut slots));
    V::load(&slots)
}

/// Runs tables one after the other from a reset on; those of the last run side by side.
///
/// # Errors
/// A row that names no port, a cell that is no value, rows of outputs that are otherwise, with what was seen, or no value
/// of an output at all.
pub(crate) fn run<D: Dut>(
    config: &D::Config,
    before: &Table,
    tables: &[Table],
    engines: &[EngineKind],
) -> Result<(), String> {
    let mut bench = Bench::<D>::of(config, engines);
    stretch(&mut bench, &before.rows.iter().collect::<Vec<_>>(), before.cycles())?;
    let rows: Vec<&Row> = tables.iter().flat_map(|table| &table.rows).collect();
    let cycles = tables.iter().map(Table::cycles).max().unwrap_or(0);
    match stretch(&mut bench, &rows, cycles)? {
        0 => Err("the table must have a value of an output".to_string()),
        _ => Ok(()),
    }
}

/// Runs rows for so many cycles; gives the number of values that the rows have of outputs.
fn stretch<D: Dut>(bench: &mut Bench<D>, rows: &[&Row], cycles: usize) -> Result<usize, String> {
    let (mut inputs, mut outputs, mut resets) = (vec![], vec![], vec![]);
    for row in rows {
        let (driven, compared) = (places::<D::In>(&row.name), places::<D::Out>(&row.name));
        match row.name.as_str() {
            "clock" => {}
            "reset" => resets = row.values(),
            _ if !driven.is_empty() => inputs.push(Signal::new(row, driven)?),
            _ if !compared.is_empty() => outputs.push(Signal::new(row, compared)?),
            name => return Err(format!("{name}: there is no such port")),
        }
    }
    for cycle in 0..cycles {
        let input = record::<D::In>(&inputs, cycle);
        if resets.get(cycle).or(resets.last()) == Some(&"1") {
            bench.reset_with(input);
            outputs.iter_mut().for_each(|signal| signal.seen.push("x".to_string()));
            continue;
        }
        let output = bench.tried(input)?;
        let (mut slots, mut means) = (vec![0; D::Out::SLOTS], vec![]);
        output.store(&mut slots);
        output.meaning(true, &mut means);
        outputs.iter_mut().for_each(|signal| signal.compare(cycle, &slots, &means));
    }
    let mut report = String::new();
    for signal in outputs.iter().filter(|signal| signal.is_wrong) {
        let _ = write!(report, "\n{}: seen {}", signal.name, signal.seen.join(" "));
    }
    let compared = outputs.iter().flat_map(|signal| signal.values.iter().flatten().flatten());
    if report.is_empty() { Ok(compared.count()) } else { Err(report) }
}
