//! The last cycles of a run, kept in a ring without allocation, and their table.

use super::FieldDifference;
use super::table::{Row, align, digits};
use crate::ports::{PortValue, Value, fields, values};

/// Cycles in a report.
const DEPTH: usize = 16;

pub(crate) struct History<I, O> {
    engines: usize,
    /// All cycles ever; the last is in slot `(cycles - 1) % DEPTH`.
    cycles: u64,
    resets: [bool; DEPTH],
    /// One a slot, and on the heap: the record of a cluster takes many kilobytes.
    inputs: Vec<I>,
    /// `engines` outputs a slot.
    outputs: Vec<O>,
}

impl<I: PortValue, O: PortValue> History<I, O> {
    pub(crate) fn new(engines: usize) -> Self {
        Self {
            engines,
            cycles: 0,
            resets: [false; DEPTH],
            inputs: vec![I::default(); DEPTH],
            outputs: vec![O::default(); DEPTH * engines],
        }
    }

    pub(crate) fn cycles(&self) -> u64 {
        self.cycles
    }

    fn slot(cycle: u64) -> usize {
        (cycle % DEPTH as u64) as usize
    }

    /// Begins a cycle; returns where the engines' outputs go.
    #[inline]
    pub(crate) fn push(&mut self, reset: bool, input: I) -> &mut [O] {
        let slot = Self::slot(self.cycles);
        self.cycles += 1;
        self.resets[slot] = reset;
        self.inputs[slot] = input;
        &mut self.outputs[slot * self.engines..(slot + 1) * self.engines]
    }

    fn outputs_of(&self, cycle: u64) -> &[O] {
        let slot = Self::slot(cycle);
        &self.outputs[slot * self.engines..(slot + 1) * self.engines]
    }

    /// The fields that differ in the last cycle, with every engine's value.
    pub(crate) fn differences(&self, names: &[&str]) -> Vec<FieldDifference> {
        let columns = Column::of(self.cycles.saturating_sub(1), self);
        let outputs = fields::<O>().into_iter().enumerate();
        outputs
            .filter(|(field, _)| columns.differs(*field))
            .map(|(field, info)| FieldDifference {
                field: info.name,
                values: names
                    .iter()
                    .zip(&columns.outputs)
                    .map(|(name, values)| ((*name).to_owned(), values[field].clone()))
                    .collect(),
            })
            .collect()
    }

    /// The last cycles, a column each; all ports, a row each. An output in which engines differ
    /// has a row an engine.
    pub(crate) fn table(&self, names: &[&str]) -> String {
        let first = self.cycles.saturating_sub(DEPTH as u64);
        let columns: Vec<Column> =
            (first..self.cycles).map(|cycle| Column::of(cycle, self)).collect();
        let mut rows = vec![Row::new("cycle", (first..self.cycles).map(|c| c.to_string()))];
        rows.push(Row::new("reset", columns.iter().map(|c| u8::from(c.reset).to_string())));
        for (field, info) in fields::<I>().iter().enumerate() {
            let cells = columns.iter().map(|column| digits(&column.inputs[field]));
            rows.push(Row::new(format!("in  {}", info.name), cells));
        }
        for (field, info) in fields::<O>().iter().enumerate() {
            let label = format!("out {}", info.name);
            if !columns.iter().any(|column| column.differs(field)) {
                rows.push(Row::new(label, columns.iter().map(|column| column.cell(field, 0))));
                continue;
            }
            for (engine, name) in names.iter().enumerate() {
                let cells = columns.iter().map(|column| column.cell(field, engine));
                rows.push(Row::new(format!("{label} {name}"), cells));
            }
        }
        align(&rows)
    }
}

/// One cycle, ready to print.
struct Column {
    reset: bool,
    inputs: Vec<Value>,
    /// The values of each engine.
    outputs: Vec<Vec<Value>>,
    /// Whether each output means something in this cycle.
    compared: Vec<bool>,
}

impl Column {
    fn of<I: PortValue, O: PortValue>(cycle: u64, history: &History<I, O>) -> Self {
        let slot = History::<I, O>::slot(cycle);
        let reset = history.resets[slot];
        let outputs = history.outputs_of(cycle);
        let mut compared = Vec::new();
        // Outputs in a cycle of reset show a state that reset is about to replace.
        outputs.iter().take(1).for_each(|output| output.meaning(!reset, &mut compared));
        Self {
            reset,
            inputs: values(&history.inputs[slot]),
            outputs: outputs.iter().map(values).collect(),
            compared,
        }
    }

    fn is_compared(&self, field: usize) -> bool {
        self.compared.get(field) == Some(&true)
    }

    fn differs(&self, field: usize) -> bool {
        let mut values = self.outputs.iter().map(|values| &values[field]);
        let reference = values.next();
        self.is_compared(field) && values.any(|value| Some(value) != reference)
    }

    fn cell(&self, field: usize, engine: usize) -> String {
        if !self.is_compared(field) {
            return "-".to_owned();
        }
        let mark = if self.differs(field) { "*" } else { "" };
        format!("{}{mark}", digits(&self.outputs[engine][field]))
    }
}

#[cfg(test)]
mod tests {
    use super::History;

    signal::bundle! { bundle In { line: u64 = 12 } }
    signal::bundle! {
        bundle Out { valid: bool, way: u64 [when valid] = 5, wide: [u64; 8] = 449 }
    }

    #[test]
    fn the_table_shows_the_last_cycles_and_marks_the_difference() {
        let mut history = History::<In, Out>::new(2);
        for cycle in 0..18u64 {
            let outputs = history.push(cycle == 2, In { line: 0x100 + cycle });
            outputs.fill(Out { valid: cycle % 2 == 1, way: 26, wide: [1; 8] });
            if cycle == 17 {
                outputs[1].way = 27;
            }
        }
        let table = history.table(&["model", "verilog"]);
        let lines: Vec<&str> = table.lines().collect();
        assert_eq!(lines.len(), 7, "{table}");
        assert!(lines[0].starts_with("  cycle") && lines[0].ends_with("17"), "{table}");
        assert_eq!(lines[0].split_whitespace().count(), 1 + 16);
        assert!(lines[2].ends_with("111"), "{table}");
        assert!(lines[4].starts_with("  out way model    "), "{table}");
        assert!(lines[4].ends_with("1a*") && lines[5].ends_with("1b*"), "{table}");
        assert!(lines[4].contains(" - "), "a way without valid means nothing\n{table}");
        assert!(lines[6].ends_with("..0000000001"), "{table}");
        // All rows end in the same column.
        assert!(lines.iter().all(|line| line.len() == lines[0].len()), "{table}");
        let differences = history.differences(&["model", "verilog"]);
        assert_eq!(differences.len(), 1);
        assert_eq!(differences[0].to_string(), "way: model 0x1a (26), verilog 0x1b (27)");
    }
}
