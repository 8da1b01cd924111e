//! Numbers of one name over all points.

use crate::outcome::{Ended, Form, Meaning, Measured};
use crate::plan::Plan;
use crate::run::Row;
use serde_json::Value;
use std::collections::HashMap;

/// One name of one subject, of every point.
pub(crate) struct Series<'a> {
    /// The command's place in the plan, and its label.
    pub(crate) command: usize,
    pub(crate) label: &'a str,
    pub(crate) subject: &'a str,
    pub(crate) meaning: &'a Meaning,
    /// Cells under the name, row by row.
    pub(crate) cells: Vec<Cell<'a>>,
}

/// The values of a point.
#[derive(Clone, Copy, Default, PartialEq)]
pub(crate) struct Cell<'a> {
    pub(crate) value: Option<&'a Value>,
    pub(crate) baseline: Option<&'a Value>,
    pub(crate) paper: Option<&'a Value>,
}

impl Series<'_> {
    pub(crate) fn number(&self, row: usize) -> Option<f64> {
        self.cells[row].value?.as_f64()
    }

    /// Whether it has one value and no other in all rows, of which there are several.
    pub(crate) fn is_constant(&self) -> bool {
        self.cells.len() > 1 && self.cells.iter().all(|cell| cell.value == self.cells[0].value)
    }

    /// Whether all that is beside the value is the same in all rows, too.
    pub(crate) fn is_same(&self) -> bool {
        self.is_constant() && self.cells.iter().all(|cell| *cell == self.cells[0])
    }

    /// Whether some row has a baseline.
    pub(crate) fn has_baseline(&self) -> bool {
        self.cells.iter().any(|cell| cell.baseline.is_some())
    }

    /// Whether a paper has published some of it.
    pub(crate) fn has_paper(&self) -> bool {
        self.cells.iter().any(|cell| cell.paper.is_some())
    }

    /// Whether it is numbers.
    pub(crate) fn is_number(&self) -> bool {
        self.meaning.form == Form::Number
    }
}

/// The series of all names of all subjects, command by command, in the order in which they come.
pub(crate) fn of<'a>(plan: &'a Plan, rows: &'a [Row]) -> Vec<Series<'a>> {
    let mut series: Vec<Series<'a>> = Vec::new();
    for (command, about) in plan.commands.iter().enumerate() {
        let meanings: HashMap<&str, &Meaning> =
            about.meanings.iter().map(|meaning| (meaning.name.as_str(), meaning)).collect();
        let mut places: HashMap<(&str, &str), usize> = HashMap::new();
        for (row, ended) in rows.iter().map(|row| &row.ended[command]).enumerate() {
            let Ended::Outcome(outcome) = ended else { continue };
            for measured in &outcome.measured {
                for (name, value) in &measured.figures {
                    let Some(meaning) = meanings.get(name.as_str()) else { continue };
                    let subject = measured.subject.as_str();
                    let place = *places.entry((subject, name)).or_insert_with(|| {
                        let cells = vec![Cell::default(); rows.len()];
                        series.push(Series {
                            command,
                            label: &about.label,
                            subject,
                            meaning,
                            cells,
                        });
                        series.len() - 1
                    });
                    series[place].cells[row] = cell(measured, name, value);
                }
            }
        }
    }
    series
}

fn cell<'a>(measured: &'a Measured, name: &str, value: &'a Value) -> Cell<'a> {
    let value = Some(value);
    Cell { value, baseline: measured.baseline.get(name), paper: measured.paper.get(name) }
}
