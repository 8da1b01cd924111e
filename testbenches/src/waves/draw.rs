//! A table as the lanes of a timing diagram.

use super::parse::{Cell, Row, Table};
use super::run::is_lane;
use crate::ports::FieldInfo;

/// A row in the letters of WaveDrom.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lane {
    /// The port, as the row names it.
    pub port: String,
    /// A character a cycle: `p`, `0`, `1`, `x`, `=`, `.`, and `|` for a gap.
    pub wave: String,
    /// Labels of the values.
    pub data: Vec<String>,
}

/// The lanes of a table, for ports among `ports`.
///
/// # Errors
/// A table that cannot be read, or whose rows have gaps at different places.
pub fn lanes(text: &str, ports: &[FieldInfo]) -> Result<Vec<Lane>, String> {
    let table = Table::parse(text)?;
    let longest = table.rows.iter().max_by_key(|row| columns(row).len());
    let all = longest.map(columns).unwrap_or_default();
    let lane = |row: &Row| {
        let own = columns(row);
        if own != all[..own.len()] {
            return Err(format!("{}: must have its gaps where all rows have them", row.name));
        }
        let is_bit = ports.iter().any(|port| {
            port.max_width == 1 && (port.name == row.name || is_lane(&port.name, &row.name))
        });
        let mut lane = Lane { port: row.name.clone(), wave: String::new(), data: vec![] };
        row.cells.iter().for_each(|cell| lane.add(cell, is_bit));
        lane.wave.extend(all[own.len()..].iter().map(|gap| if *gap > 0 { '|' } else { '.' }));
        Ok(lane)
    };
    table.rows.iter().map(lane).collect()
}

/// The columns of a row: of each, how many cycles it leaves out.
fn columns(row: &Row) -> Vec<usize> {
    let column = |cell: &Cell| match cell.is_gap {
        true => vec![cell.cycles],
        false => vec![0; cell.cycles],
    };
    row.cells.iter().flat_map(column).collect()
}

impl Lane {
    fn add(&mut self, cell: &Cell, is_bit: bool) {
        let is_labelled = cell.label != cell.value;
        let state = match cell.label.as_str() {
            _ if cell.is_gap => return self.wave.push('|'),
            "." => '.',
            "p" => 'p',
            "x" if !is_labelled => 'x',
            "0" if is_bit && !is_labelled => '0',
            "1" if is_bit && !is_labelled => '1',
            label => {
                self.data.push(label.to_string());
                '='
            }
        };
        self.wave.push(state);
        self.wave.extend(std::iter::repeat_n('.', cell.cycles - 1));
    }
}
