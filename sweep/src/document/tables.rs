//! The report as tables and as CSV.

use super::{Report, Series};
use crate::effects::Effect;
use crate::outcome::{Aim, Ended};
use report::chart::shown;
use report::csv;
use report::table::Table;
use serde_json::Value;

/// Cells that a page has at most of each point's every figure; a cell takes up to twenty bytes.
const MOST_CELLS: usize = 250_000;

/// The figures that have a column.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Columns {
    All,
    /// Those that are not the same at every point, which are below.
    Changing,
    /// Of those the ones that have charts.
    Charted,
}

impl<'a> Report<'a> {
    /// The columns of a page: all where there is room.
    pub(super) fn columns_of_page(&self) -> Columns {
        let numbers = self.series.iter().filter(|series| series.is_number());
        let columns: usize = numbers.map(|series| Column::of(series).len()).sum();
        match self.rows.len().saturating_mul(columns) > MOST_CELLS {
            true => Columns::Charted,
            false => Columns::All,
        }
    }

    /// A table for each subject of each command, one of errors, one of what was left out, one of the effects.
    pub(super) fn tables(&self, columns: Columns) -> Vec<Table> {
        let mut subjects: Vec<(usize, &str)> =
            self.series.iter().map(|series| (series.command, series.subject)).collect();
        subjects.dedup();
        let mut tables: Vec<Table> =
            subjects.into_iter().map(|subject| self.table(subject, columns)).collect();
        tables.extend(self.errors_table());
        tables.extend(self.left_out_table());
        tables.extend(self.effects_table());
        tables
    }

    /// Heads of the columns that say which point it is: its number, the design where there are several, fields
    /// that are swept.
    fn point_heads(&self) -> Vec<String> {
        let swept = self.plan.axes.iter().filter(|axis| axis.is_swept());
        let design = (self.plan.designs.len() > 1).then(|| "design".to_string());
        let heads = std::iter::once("point".to_string()).chain(design);
        heads.chain(swept.map(|axis| axis.field.clone())).collect()
    }

    fn point_cells(&self, number: u64) -> Vec<String> {
        let (design, values) = self.plan.choice(number);
        let swept = self.plan.axes.iter().zip(values).filter(|(axis, _)| axis.is_swept());
        let design = (self.plan.designs.len() > 1).then(|| design.name.clone());
        let cells = std::iter::once(number.to_string()).chain(design);
        cells.chain(swept.map(|(_, value)| value.to_string())).collect()
    }

    fn table(&self, (command, subject): (usize, &str), which: Columns) -> Table {
        let of = |series: &&Series<'a>| {
            series.command == command && series.subject == subject && series.is_number()
        };
        let (constant, mut shown): (Vec<_>, Vec<_>) = self
            .series
            .iter()
            .filter(of)
            .partition(|series| which != Columns::All && series.is_same());
        let all = shown.len();
        shown.retain(|series| which != Columns::Charted || series.meaning.aim != Aim::Plain);
        let has_fewer = shown.len() < all;
        let columns: Vec<Column<'_>> = shown.into_iter().flat_map(Column::of).collect();
        let title = format!("{}: {subject}", self.plan.commands[command].label);
        // Without a row for each point, unless something was left out of it.
        if columns.is_empty() && !has_fewer {
            let mut table = Table::new(title, &["figure", "at every point"], 1);
            table.rows = constant
                .iter()
                .flat_map(|series| Column::of(series))
                .map(|column| vec![column.head(), cell(column.value(0))])
                .collect();
            return table;
        }
        let heads = self.point_heads();
        let mut table = Table::new(title, &[], heads.len());
        table.heads = heads.into_iter().chain(columns.iter().map(Column::head)).collect();
        let row = |(place, number): (usize, u64)| {
            let cells = columns.iter().map(|column| cell(column.value(place)));
            self.point_cells(number).into_iter().chain(cells).collect()
        };
        table.rows = self.rows.iter().map(|row| row.number).enumerate().map(row).collect();
        let same = constant.iter().map(|series| same(series)).collect::<Vec<_>>().join(", ");
        table.notes.extend((!same.is_empty()).then(|| format!("The same at every point: {same}.")));
        let fewer = "The other figures, of which these are made, are in the CSV and the JSON.";
        table.notes.extend(has_fewer.then(|| fewer.to_string()));
        table
    }

    fn errors_table(&self) -> Option<Table> {
        let mut table = Table::new("Points with an error", &[], 0);
        table.heads =
            [self.point_heads(), vec!["command".to_string(), "error".to_string()]].concat();
        table.texts = table.heads.len();
        for row in self.rows {
            for (command, ended) in self.plan.commands.iter().zip(&row.ended) {
                if let Ended::Error(error) = ended {
                    let end = vec![command.label.clone(), error.replace('\n', " ")];
                    table.rows.push([self.point_cells(row.number), end].concat());
                }
            }
        }
        (!table.rows.is_empty()).then_some(table)
    }

    fn left_out_table(&self) -> Option<Table> {
        let mut table =
            Table::new("Points that are left out", &["points", "for example", "why"], 3);
        table.rows = self
            .plan
            .left_out
            .iter()
            .map(|left_out| {
                let name = left_out.points.first().map(|number| self.plan.name(*number));
                vec![
                    left_out.points.len().to_string(),
                    name.unwrap_or_default(),
                    left_out.reason.replace('\n', " "),
                ]
            })
            .collect();
        (!table.rows.is_empty()).then_some(table)
    }

    /// Effects on what has charts; JSON has all.
    fn effects_table(&self) -> Option<Table> {
        let title =
            "Marginal effects: mean change from one value to the next, the other fields the same";
        let heads = ["field", "from", "to", "of", "figure", "before", "change", "percent", "pairs"];
        let mut table = Table::new(title, &heads, 5);
        let charted = |effect: &&Effect| self.is_charted(effect);
        table.rows = self.effects.iter().filter(charted).map(effect_row).collect();
        (!table.rows.is_empty()).then_some(table)
    }

    fn is_charted(&self, effect: &Effect) -> bool {
        self.series.iter().any(|series| {
            let is_it = (series.label, series.subject) == (&effect.command, &effect.subject);
            is_it
                && series.meaning.name == effect.figure
                && series.meaning.aim != Aim::Plain
                && !series.is_constant()
        })
    }
}

fn effect_row(effect: &Effect) -> Vec<String> {
    let percent = match effect.before {
        0.0 => "-".to_string(),
        before => format!("{:.1}", 100.0 * effect.change / before),
    };
    let Effect { field, from, to, command, subject, figure, before, change, pairs, .. } = effect;
    let texts = [field, from, to, &format!("{command}: {subject}"), figure].map(String::clone);
    [texts.to_vec(), vec![shown(*before), shown(*change), percent, pairs.to_string()]].concat()
}

/// The reference of a comparison.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Beside {
    Own,
    Baseline,
    Paper,
}

/// A column of a table.
struct Column<'s> {
    series: &'s Series<'s>,
    beside: Beside,
}

impl<'s> Column<'s> {
    fn of(series: &'s Series<'s>) -> Vec<Column<'s>> {
        let baseline = series.has_baseline().then_some(Beside::Baseline);
        let paper = series.has_paper().then_some(Beside::Paper);
        let all = [Some(Beside::Own), baseline, paper].into_iter().flatten();
        all.map(|beside| Column { series, beside }).collect()
    }

    fn head(&self) -> String {
        let name = &self.series.meaning.name;
        match self.beside {
            Beside::Own => name.clone(),
            Beside::Baseline => format!("{name}, baseline"),
            Beside::Paper => format!("{name}, paper's"),
        }
    }

    fn value(&self, row: usize) -> Option<&'s Value> {
        let cell = self.series.cells[row];
        match self.beside {
            Beside::Own => cell.value,
            Beside::Baseline => cell.baseline,
            Beside::Paper => cell.paper,
        }
    }
}

/// A figure that is the same at every point, with what is beside it where that is another number.
fn same(series: &Series<'_>) -> String {
    let first = series.cells[0];
    let beside = [("baseline", first.baseline), ("paper's", first.paper)].into_iter();
    let beside = beside.filter(|(_, value)| value.is_some() && *value != first.value);
    let beside = beside.map(|(whose, value)| format!(" ({whose} {})", cell(value)));
    format!("{} {}{}", series.meaning.name, cell(first.value), beside.collect::<String>())
}

/// A number as a table has it.
fn cell(value: Option<&Value>) -> String {
    match value {
        None | Some(Value::Null) => "-".to_string(),
        Some(value) => value.as_f64().map_or_else(|| value.to_string(), shown),
    }
}

/// A line a number, and one for each error: point, design, every field, then what and how much.
pub(super) fn csv(report: &Report<'_>) -> String {
    let plan = report.plan;
    let fields = plan.axes.iter().map(|axis| axis.field.as_str());
    let ends = ["command", "subject", "figure", "unit", "value", "baseline", "paper"];
    let mut text = csv::line(["point", "design"].into_iter().chain(fields).chain(ends));
    for (place, row) in report.rows.iter().enumerate() {
        let (design, values) = plan.choice(row.number);
        let number = row.number.to_string();
        let head = || [number.as_str(), &design.name].into_iter().chain(values.iter().copied());
        for (command, ended) in plan.commands.iter().zip(&row.ended) {
            if let Ended::Error(error) = ended {
                text += &csv::line(head().chain([
                    &command.label,
                    "",
                    "error",
                    "",
                    error.as_str(),
                    "",
                    "",
                ]));
            }
        }
        for series in report.series.iter().filter(|series| series.is_number()) {
            let cell = series.cells[place];
            let Some(value) = cell.value else { continue };
            let plain = |value: Option<&Value>| {
                value.filter(|value| !value.is_null()).map_or(String::new(), Value::to_string)
            };
            let (value, baseline, paper) =
                (plain(Some(value)), plain(cell.baseline), plain(cell.paper));
            let meaning = series.meaning;
            text += &csv::line(head().chain([
                series.label,
                series.subject,
                meaning.name.as_str(),
                meaning.unit.as_str(),
                value.as_str(),
                baseline.as_str(),
                paper.as_str(),
            ]));
        }
    }
    text
}
