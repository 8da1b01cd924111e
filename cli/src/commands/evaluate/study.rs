//! Several traces in one command: designs beside each other, a table a figure, with means over traces.

use super::document::Run;
use report::table::Table;
use serde::Serialize;
use serde_json::Value;

/// The replication ratio that `pact20` §2.1 and `taco16` §3.1 divide applications by.
const THRESHOLD: f64 = 0.1;

/// How traces are averaged.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Average {
    Geometric,
    Arithmetic,
}

impl Average {
    const fn word(self) -> &'static str {
        match self {
            Average::Geometric => "geometric mean",
            Average::Arithmetic => "mean",
        }
    }

    /// Of at least one value; a geometric mean of values of which one is 0 is 0.
    fn of(self, values: &[f64]) -> f64 {
        let count = values.len() as f64;
        match self {
            Average::Geometric => {
                (values.iter().map(|value| value.ln()).sum::<f64>() / count).exp()
            }
            Average::Arithmetic => values.iter().sum::<f64>() / count,
        }
    }
}

/// The figures that are compared.
const COMPARED: [(&str, Average); 3] = [
    ("speedup", Average::Geometric),
    ("saved_loads_to_l2", Average::Arithmetic),
    ("l1_miss_rate", Average::Arithmetic),
];

/// The traces that are averaged: all, or those whose private caches' replication ratio is above a tenth, or not.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Class {
    All,
    Replicating,
    Others,
}

impl Class {
    const ALL: [Class; 3] = [Class::All, Class::Replicating, Class::Others];

    const fn word(self) -> &'static str {
        match self {
            Class::All => "all",
            Class::Replicating => "replication_ratio > 0.1",
            Class::Others => "replication_ratio <= 0.1",
        }
    }

    fn has(self, run: &Run) -> bool {
        let ratio = run.baseline.as_ref().and_then(|beside| beside.total.get("replication_ratio"));
        let is_above = ratio.and_then(Value::as_f64).map(|ratio| ratio > THRESHOLD);
        match self {
            Class::All => true,
            Class::Replicating => is_above == Some(true),
            Class::Others => is_above == Some(false),
        }
    }
}

/// A figure of a design, averaged over traces.
#[derive(Serialize)]
pub(super) struct Mean {
    field: &'static str,
    design: String,
    timing: String,
    class: &'static str,
    traces: usize,
    average: &'static str,
    value: f64,
}

/// The means over the traces of these runs; none where there is one trace.
pub(super) fn means(runs: &[Run]) -> Vec<Mean> {
    let mut means = Vec::new();
    if traces(runs).len() < 2 {
        return means;
    }
    for (field, average) in COMPARED {
        for column in columns(runs) {
            for class in Class::ALL {
                let of = runs.iter().filter(|run| is_of(run, column) && class.has(run));
                let values: Vec<f64> = of.filter_map(|run| figure(run, field)).collect();
                if values.is_empty() {
                    continue;
                }
                means.push(Mean {
                    field,
                    design: column.0.to_string(),
                    timing: column.1.to_string(),
                    class: class.word(),
                    traces: values.len(),
                    average: average.word(),
                    value: average.of(&values),
                });
            }
        }
    }
    means
}

/// A table a figure: a row a trace, a column a design, then the means.
pub(super) fn tables(runs: &[Run], means: &[Mean]) -> Vec<Table> {
    let compared =
        COMPARED.iter().filter(|(field, _)| means.iter().any(|mean| mean.field == *field));
    compared.map(|(field, average)| table(runs, means, field, *average)).collect()
}

fn table(runs: &[Run], means: &[Mean], field: &str, average: Average) -> Table {
    let columns = columns(runs);
    let head = |(design, timing): &(&str, &str)| match *timing {
        "none" => format!("{design}, without time"),
        _ => design.to_string(),
    };
    let heads = [field.to_string()].into_iter().chain(columns.iter().map(head)).collect();
    let cell = |value: Option<f64>| value.map_or("-".to_string(), |value| format!("{value:.4}"));
    let mut rows: Vec<Vec<String>> = Vec::new();
    for trace in traces(runs) {
        let of = |column: &(&str, &str)| {
            let mut run = runs.iter().filter(|run| run.trace == trace && is_of(run, *column));
            cell(run.next().and_then(|run| figure(run, field)))
        };
        rows.push([trace.to_string()].into_iter().chain(columns.iter().map(of)).collect());
    }
    for class in Class::ALL.map(Class::word) {
        let of: Vec<Option<&Mean>> = columns
            .iter()
            .map(|&(design, timing)| {
                means.iter().find(|mean| {
                    (mean.field, mean.class, mean.timing.as_str()) == (field, class, timing)
                        && mean.design == design
                })
            })
            .collect();
        let counts = || of.iter().flatten().map(|mean| mean.traces);
        let (Some(least), Some(most)) = (counts().min(), counts().max()) else { continue };
        // Private caches with each design's L1 replicate differently.
        let traces = match least == most {
            true => most.to_string(),
            false => format!("{least} to {most}"),
        };
        let name = match class {
            "all" => format!("{}, {traces} traces", average.word()),
            class => format!("{}, {traces} with {class}", average.word()),
        };
        let values = of.into_iter().map(|mean| cell(mean.map(|mean| mean.value)));
        rows.push([name].into_iter().chain(values).collect());
    }
    Table { title: format!("{field}: traces by designs"), heads, texts: 1, rows, notes: vec![] }
}

fn figure(run: &Run, field: &str) -> Option<f64> {
    run.total.get(field).and_then(Value::as_f64)
}

fn is_of(run: &Run, (design, timing): (&str, &str)) -> bool {
    run.design == design && run.timing == timing
}

/// Designs and timings, each once, in the order of the runs.
fn columns(runs: &[Run]) -> Vec<(&str, &str)> {
    once(runs.iter().map(|run| (run.design.as_str(), run.timing.as_str())))
}

fn traces(runs: &[Run]) -> Vec<&str> {
    once(runs.iter().map(|run| run.trace.as_str()))
}

fn once<T: PartialEq>(all: impl Iterator<Item = T>) -> Vec<T> {
    let mut seen = Vec::new();
    for one in all {
        if !seen.contains(&one) {
            seen.push(one);
        }
    }
    seen
}

#[cfg(test)]
mod tests {
    use super::Average;

    #[test]
    fn a_geometric_mean_is_the_root_of_the_product() {
        assert!((Average::Geometric.of(&[2.0, 8.0]) - 4.0).abs() < 1e-12);
        assert!((Average::Arithmetic.of(&[2.0, 8.0]) - 5.0).abs() < 1e-12);
        assert_eq!(Average::Geometric.of(&[2.0, 0.0]), 0.0);
    }
}
