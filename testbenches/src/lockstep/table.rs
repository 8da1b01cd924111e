//! An aligned table of text.

use crate::ports::Value;

/// Digits of a value that a table's cell has room for; longer ones keep their low end.
const CELL_DIGITS: usize = 12;

/// The digits of a value as a cell shows them.
pub(super) fn digits(value: &Value) -> String {
    let digits = value.digits();
    match digits.len().checked_sub(CELL_DIGITS) {
        None | Some(0) => digits,
        Some(cut) => format!("..{}", &digits[cut + 2..]),
    }
}

/// A labelled row of cells.
pub(super) struct Row {
    label: String,
    cells: Vec<String>,
}

impl Row {
    pub(super) fn new(label: impl Into<String>, cells: impl Iterator<Item = String>) -> Self {
        Self { label: label.into(), cells: cells.collect() }
    }
}

/// The rows as lines, every column as wide as its widest cell.
pub(super) fn align(rows: &[Row]) -> String {
    let label_width = rows.iter().map(|row| row.label.len()).max().unwrap_or(0);
    let columns = rows.iter().map(|row| row.cells.len()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..columns)
        .map(|column| rows.iter().map(|row| row.cells[column].len()).max().unwrap_or(0))
        .collect();
    let mut text = String::new();
    for row in rows {
        text.push_str(&format!("  {:<label_width$}", row.label));
        for (cell, width) in row.cells.iter().zip(&widths) {
            text.push_str(&format!("  {cell:>width$}"));
        }
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::{Row, align, digits};
    use crate::ports::Value;

    #[test]
    fn columns_are_as_wide_as_their_widest_cell() {
        let row =
            |label: &str, cells: [&str; 2]| Row::new(label, cells.map(String::from).into_iter());
        let text = align(&[row("cycle", ["9", "10"]), row("x", ["abc", "d"])]);
        assert_eq!(text, "  cycle    9  10\n  x      abc   d\n");
    }

    #[test]
    fn long_values_keep_their_low_end() {
        assert_eq!(digits(&Value::new(&[0x1234_5678_9abc])), "123456789abc");
        assert_eq!(digits(&Value::new(&[0x1_2345_6789_abcd])), "..456789abcd");
    }
}
