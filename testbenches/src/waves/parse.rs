//! The text of a table.

use crate::ports::FieldInfo;

/// Rows of cells.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Table {
    pub(super) rows: Vec<Row>,
}

/// A port over cycles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Row {
    pub(super) name: String,
    pub(super) cells: Vec<Cell>,
}

/// One or several cycles of a port.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Cell {
    /// Text in the diagram; `.` for what was before.
    pub(super) label: String,
    /// Text of the value.
    pub(super) value: String,
    pub(super) cycles: usize,
    /// Its cycles are drawn as one.
    pub(super) is_gap: bool,
}

impl Table {
    /// Reads a table.
    ///
    /// # Errors
    /// A row without cells, or a number of cycles that is none.
    pub fn parse(text: &str) -> Result<Table, String> {
        let rows = text.split(['\n', ';']).map(str::trim).filter(|row| !row.is_empty());
        Ok(Table { rows: rows.map(Row::parse).collect::<Result<_, _>>()? })
    }

    /// Cycles of the longest row.
    pub(super) fn cycles(&self) -> usize {
        self.rows.iter().map(Row::cycles).max().unwrap_or(0)
    }
}

impl Row {
    fn parse(text: &str) -> Result<Row, String> {
        let mut words = text.split_whitespace();
        let name = words.next().unwrap_or_default().to_string();
        let cells: Vec<Cell> = words.map(Cell::parse).collect::<Result<_, _>>()?;
        match cells.first() {
            None => Err(format!("{name}: must have a cell")),
            Some(first) if first.value == "." => {
                Err(format!("{name}: the first cell must be a value"))
            }
            Some(_) => Ok(Row { name, cells }),
        }
    }

    pub(super) fn cycles(&self) -> usize {
        self.cells.iter().map(|cell| cell.cycles).sum()
    }

    /// The text of the value in each cycle.
    pub(super) fn values(&self) -> Vec<&str> {
        let mut values: Vec<&str> = vec![];
        for cell in &self.cells {
            let before = values.last().copied().unwrap_or("x");
            let value = if cell.value == "." { before } else { &cell.value };
            values.extend(std::iter::repeat_n(value, cell.cycles));
        }
        values
    }
}

impl Cell {
    fn parse(text: &str) -> Result<Cell, String> {
        let number = |count: &str| match count.parse() {
            Ok(0) | Err(_) => Err(format!("{text}: must have a number of cycles")),
            Ok(count) => Ok(count),
        };
        let (said, cycles, is_gap) = match (text.strip_prefix('|'), text.split_once('*')) {
            (Some(count), _) => (".", number(count)?, true),
            (None, Some((said, count))) => (said, number(count)?, false),
            (None, None) => (text, 1, false),
        };
        let (label, value) = said.split_once('=').unwrap_or((said, said));
        Ok(Cell { label: label.to_string(), value: value.to_string(), cycles, is_gap })
    }
}

/// The number that a cell means at a port; `None` for `x`.
pub(super) fn number(text: &str, port: &FieldInfo) -> Result<Option<u128>, String> {
    let named = port.encoding.iter().find(|(name, _)| *name == text);
    let digits = |digits: &str, base| u128::from_str_radix(&digits.replace('_', ""), base).ok();
    let value = match text {
        "x" => return Ok(None),
        _ if named.is_some() => named.map(|(_, value)| u128::from(*value)),
        _ if text.starts_with("0x") => digits(&text[2..], 16),
        _ if text.starts_with("0b") => digits(&text[2..], 2),
        _ if text.starts_with(|c: char| c.is_ascii_digit()) => digits(text, 10),
        _ => digits(text, 16),
    };
    let names = port.encoding.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ");
    let names = if names.is_empty() { names } else { format!(", one of {names},") };
    match value {
        Some(value) if port.max_width >= 128 || value >> port.max_width == 0 => Ok(Some(value)),
        _ => Err(format!("{}: must be a number{names} or `x`; got {text}", port.name)),
    }
}
