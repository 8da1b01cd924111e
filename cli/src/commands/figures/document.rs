//! Figures with their numbers: a document, from which all forms of the report are made.

use super::formula::Results;
use super::paper::{Claim, Figure, Paper, Take, without_size};
use super::results::OfWorkload;
use report::csv;
use report::table::{self, Table};
use serde::Serialize;

/// The figures of a paper.
#[derive(Serialize)]
pub(super) struct Document {
    pub(super) paper: String,
    pub(super) title: String,
    pub(super) note: &'static str,
    /// The part of each trace that was run at most; null for all.
    pub(super) requests: Option<u64>,
    pub(super) figures: Vec<Drawn>,
}

/// A figure: numbers beside the paper's, and those of workloads.
#[derive(Serialize)]
pub(super) struct Drawn {
    pub(super) figure: String,
    /// As texts call it.
    #[serde(skip)]
    name: String,
    pub(super) title: String,
    pub(super) unit: String,
    pub(super) timing: &'static str,
    pub(super) rows: Vec<Row>,
    /// Names and formulas of the values of each workload.
    pub(super) series: Vec<Series>,
    pub(super) workloads: Vec<Workload>,
}

/// A number beside the paper's.
#[derive(Serialize)]
pub(super) struct Row {
    pub(super) what: String,
    /// The series that it is made of; null where it counts workloads.
    pub(super) of: Option<String>,
    /// How workloads are taken together.
    pub(super) take: &'static str,
    pub(super) class: String,
    /// Workloads of the class that have a value.
    pub(super) workloads: usize,
    /// Null where there is no such workload.
    pub(super) ours: Option<f64>,
    /// All workloads, of a row that counts.
    pub(super) out_of: Option<usize>,
    pub(super) paper: String,
    pub(super) source: String,
    pub(super) differs: String,
}

#[derive(Serialize)]
pub(super) struct Series {
    pub(super) name: String,
    pub(super) formula: String,
}

#[derive(Serialize)]
pub(super) struct Workload {
    pub(super) name: String,
    /// As the paper calls it.
    pub(super) paper_name: Option<String>,
    /// In the order of the series; null without a denominator, or on a design that its lines do not suit.
    pub(super) values: Vec<Option<f64>>,
    pub(super) paper: Option<f64>,
}

/// Note for readers of figures.
pub(super) const NOTE: &str = "The paper's applications are others, run whole and in cycles; ours are these workloads and \
                               traces. Only direction and order of magnitude compare.";

impl Drawn {
    /// A figure of a paper over workloads.
    ///
    /// # Errors
    /// A formula names a result that is not there.
    pub(super) fn of(
        paper: &Paper,
        figure: &Figure,
        all: &[OfWorkload<'_>],
    ) -> Result<Drawn, String> {
        let workload = |one: &OfWorkload<'_>| {
            let values = figure.bars.iter().map(|series| series.value.0.value(one));
            Ok(Workload {
                name: one.name.to_string(),
                paper_name: paper.names.get(without_size(one.name)).cloned(),
                values: values.collect::<Result<_, String>>()?,
                paper: figure.paper.get(without_size(one.name)).copied(),
            })
        };
        let workloads = all.iter().map(workload).collect::<Result<Vec<_>, String>>()?;
        let rows = figure.rows.iter().map(|claim| row(paper, figure, claim, (all, &workloads)));
        let series = figure.bars.iter().map(|series| Series {
            name: series.name.clone(),
            formula: series.value.0.to_string(),
        });
        Ok(Drawn {
            figure: figure.number.clone(),
            name: figure.name(),
            title: figure.title.clone(),
            unit: figure.unit.clone(),
            timing: if paper.is_in_cycles(figure) { "cycles" } else { "none" },
            rows: rows.collect::<Result<_, String>>()?,
            series: series.collect(),
            workloads,
        })
    }

    /// How reports call it.
    pub(super) fn label(&self, paper: &str) -> String {
        format!("{paper} {}", self.heading())
    }

    fn heading(&self) -> String {
        let time = if self.timing == "cycles" { ", in cycles" } else { "" };
        format!("{}: {} ({}){time}", self.name, self.title, self.unit)
    }

    /// Ours beside the paper's.
    pub(super) fn claims(&self, paper: &str) -> Table {
        let heads = ["what", "over", "ours", "paper's", "source", "what differs"];
        let mut table = Table::new(self.label(paper), &heads, heads.len());
        let over = |row: &Row| match row.out_of {
            Some(_) => row.class.clone(),
            None => format!("{}, {}, {}", row.take, row.class, row.workloads),
        };
        let cells = |row: &Row| {
            let texts = [row.what.clone(), over(row), row.shown()];
            let paper = [row.paper.clone(), row.source.clone(), row.differs.clone()];
            texts.into_iter().chain(paper).collect()
        };
        table.rows = self.rows.iter().map(cells).collect();
        table
    }

    /// A row a workload.
    pub(super) fn of_workloads(&self) -> Table {
        let mut heads = vec!["workload".to_string(), "in the paper".to_string()];
        heads.extend(self.series.iter().map(|series| series.name.clone()));
        let has_paper = self.workloads.iter().any(|workload| workload.paper.is_some());
        heads.extend(has_paper.then(|| "paper's".to_string()));
        let row = |workload: &Workload| {
            let names = [workload.name.clone(), workload.paper_name.clone().unwrap_or_default()];
            let paper = has_paper.then_some(workload.paper);
            let values = workload.values.iter().copied().chain(paper).map(number);
            names.into_iter().chain(values).collect()
        };
        let title = format!("{}: workloads ({})", self.name, self.unit);
        let rows = self.workloads.iter().map(row).collect();
        Table { title, heads, texts: 2, rows, notes: vec![] }
    }
}

impl Row {
    /// Our number.
    pub(super) fn shown(&self) -> String {
        match self.out_of {
            Some(all) => format!("{} of {all}", self.workloads),
            None => number(self.ours),
        }
    }

    /// The paper's number, if it is one that a chart can show.
    pub(super) fn paper_value(&self) -> Option<f64> {
        self.paper.parse().ok().filter(|_| self.out_of.is_none())
    }
}

impl Figure {
    /// As texts call it: Fig. 12, §5.1, Table I.
    fn name(&self) -> String {
        let is_word = self.number.starts_with(char::is_alphabetic);
        match (self.section, is_word) {
            (true, _) => format!("§{}", self.number),
            (false, true) => self.number.clone(),
            (false, false) => format!("Fig. {}", self.number),
        }
    }
}

/// With three digits.
fn number(value: Option<f64>) -> String {
    value.map_or("-".to_string(), |value| match value.abs() {
        least if least < 10.0 => format!("{value:.2}"),
        _ => format!("{value:.1}"),
    })
}

fn row(
    paper: &Paper,
    figure: &Figure,
    claim: &Claim,
    (all, workloads): (&[OfWorkload<'_>], &[Workload]),
) -> Result<Row, String> {
    let class = claim.class.as_deref();
    let bar = claim.bar.as_ref();
    let series = bar.and_then(|name| figure.bars.iter().position(|series| series.name == *name));
    let mut values = Vec::new();
    for (one, workload) in all.iter().zip(workloads) {
        if !paper.has(class, one.name, one as &dyn Results)? {
            continue;
        }
        match series {
            Some(series) => values.extend(workload.values[series]),
            None => values.push(1.0),
        }
    }
    let mut all_counted = 0;
    for one in all {
        all_counted += usize::from(paper.has(claim.among.as_deref(), one.name, one)?);
    }
    let take = if series.is_some() { claim.take } else { Take::Sum };
    Ok(Row {
        what: claim.what.clone(),
        of: claim.bar.clone(),
        take: take.word(),
        class: paper.class_name(class).to_string(),
        workloads: values.len(),
        ours: (!values.is_empty() || series.is_none()).then(|| take.of(&values)),
        out_of: series.is_none().then_some(all_counted),
        paper: claim.paper.clone(),
        source: claim.source.clone(),
        differs: claim.differs.clone(),
    })
}

impl Document {
    /// A line a number.
    pub(super) fn csv(&self) -> String {
        let heads = [
            "paper", "figure", "subject", "series", "over", "unit", "ours", "paper's", "source",
            "differs",
        ];
        let mut text = csv::line(heads);
        let value = |value: Option<f64>| value.map_or(String::new(), |value| value.to_string());
        for drawn in &self.figures {
            let head = [&self.paper, &drawn.figure];
            for row in &drawn.rows {
                let of = row.of.clone().unwrap_or_default();
                let over = format!("{}, {}, {}", row.take, row.class, row.workloads);
                let texts = [
                    &row.what,
                    &of,
                    &over,
                    &drawn.unit,
                    &value(row.ours),
                    &row.paper,
                    &row.source,
                    &row.differs,
                ];
                text += &csv::line(head.into_iter().chain(texts).map(String::as_str));
            }
            for workload in &drawn.workloads {
                for (series, ours) in drawn.series.iter().zip(&workload.values) {
                    let none = String::new();
                    let texts = [
                        &workload.name,
                        &series.name,
                        &none,
                        &drawn.unit,
                        &value(*ours),
                        &value(workload.paper),
                        &none,
                        &none,
                    ];
                    text += &csv::line(head.into_iter().chain(texts).map(String::as_str));
                }
            }
        }
        text
    }

    /// A page with a heading a figure.
    pub(super) fn markdown(&self) -> String {
        let each = |drawn: &Drawn| {
            let tables = [drawn.claims(&self.paper), drawn.of_workloads()];
            let tables = tables.map(|table| table.markdown_below_title());
            format!("\n## {}\n{}", table::markdown(&drawn.heading()), tables.join("\n"))
        };
        let figures: String = self.figures.iter().map(each).collect();
        let title = table::markdown(&self.title);
        format!("# {}: {title}\n{}\n{figures}", self.paper, self.note)
    }

    /// Two tables a figure.
    pub(super) fn tables(&self) -> Vec<Table> {
        let each = |drawn: &Drawn| [drawn.claims(&self.paper), drawn.of_workloads()];
        let mut tables: Vec<Table> = self.figures.iter().flat_map(each).collect();
        if let Some(last) = tables.last_mut() {
            last.notes.push(self.note.to_string());
        }
        tables
    }
}
