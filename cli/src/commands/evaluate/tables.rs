//! The report as tables: for a terminal and Markdown, as CSV, as HTML.

use super::document::{Asked, Run};
use report::csv;
use report::page::page;
use report::table::Table;
use serde_json::{Map, Value};

/// A table a run: what all cores have together, beside private caches where they were asked for.
pub(super) fn of(runs: &[Run]) -> Vec<Table> {
    runs.iter().map(table).collect()
}

fn table(run: &Run) -> Table {
    let mut heads = vec!["total".to_string(), run.design.clone()];
    heads.extend(run.baseline.iter().map(|_| "private".to_string()));
    let row = |(name, value): (&String, &Value)| {
        let mut row = vec![name.clone(), shown(value)];
        let beside = run.baseline.iter().map(|beside| beside.total.get(name));
        row.extend(beside.map(|value| value.map_or(String::new(), shown)));
        row
    };
    let scalars = run.total.iter().filter(|(_, value)| !is_long(value));
    Table {
        title: title(run),
        heads,
        texts: 1,
        rows: scalars.map(row).collect(),
        notes: vec![run.note.to_string()],
    }
}

fn title(run: &Run) -> String {
    let Run { trace, design, kind, kernels, requests, cores, .. } = run;
    let part = match &run.part {
        None => String::new(),
        Some(Asked { kernels, requests }) => {
            let kernels = kernels.as_ref().map(|kernels| format!("kernels {kernels}"));
            let requests = requests.map(|requests| format!("at most {requests} requests"));
            let asked: Vec<String> = kernels.into_iter().chain(requests).collect();
            format!(" (a part: {})", asked.join(", "))
        }
    };
    let time = match &run.engine {
        Some(engine) if run.top => format!(", in cycles of {engine}, the top"),
        Some(engine) => format!(", in cycles of {engine}"),
        None => String::new(),
    };
    format!(
        "{trace} on {design} ({kind}), {} cores{time}: kernels {kernels}, requests {requests}{part}",
        cores.len()
    )
}

/// Numbers that a line of a table has room for.
const MOST_NUMBERS: usize = 20;

/// A matrix, a list of decisions or one of many numbers, which JSON and CSV have whole.
fn is_long(value: &Value) -> bool {
    let Value::Array(items) = value else { return false };
    items.len() > MOST_NUMBERS || items.iter().any(|item| !item.is_number())
}

fn shown(value: &Value) -> String {
    let listed = |items: &[Value]| items.iter().map(shown).collect::<Vec<_>>().join(" ");
    match value {
        Value::Null => "-".to_string(),
        Value::Number(number) => match number.as_u64() {
            Some(count) => count.to_string(),
            None => format!("{:.4}", number.as_f64().unwrap_or(f64::NAN)),
        },
        Value::Array(items) => listed(items),
        Value::Object(fields) => {
            let field = |(name, value): (&String, &Value)| format!("{name} {}", shown(value));
            fields.iter().map(field).collect::<Vec<_>>().join(", ")
        }
        Value::Bool(_) | Value::String(_) => value.to_string(),
    }
}

/// A line a figure: design, trace, whose caches, the core or `total`, the field, its value.
pub(super) fn csv(runs: &[Run]) -> String {
    let mut text = "design,trace,caches,core,field,value\n".to_string();
    for run in runs {
        let own = (&run.cores, &run.total, run.kind.as_str());
        let beside = run.baseline.iter().map(|beside| (&beside.cores, &beside.total, "baseline"));
        for (cores, total, caches) in [own].into_iter().chain(beside) {
            let head = [&run.design, &run.trace].map(|word| csv::cell(word)).join(",");
            let rows = cores.iter().enumerate().map(|(core, row)| (core.to_string(), row));
            for (core, row) in rows.chain([("total".to_string(), total)]) {
                add(row, &mut |field, value| {
                    text += &format!("{head},{caches},{core},{field},{value}\n");
                });
            }
        }
    }
    text
}

/// Every number of a row, with its field: `reuse_distance.histogram[3]`.
fn add(row: &Map<String, Value>, put: &mut dyn FnMut(&str, &str)) {
    fn walk(field: &str, value: &Value, put: &mut dyn FnMut(&str, &str)) {
        match value {
            Value::Array(items) => {
                let items = items.iter().enumerate();
                items.for_each(|(place, item)| walk(&format!("{field}[{place}]"), item, put));
            }
            Value::Object(fields) => {
                fields.iter().for_each(|(name, item)| walk(&format!("{field}.{name}"), item, put));
            }
            Value::Null => put(field, ""),
            Value::String(text) => put(field, text),
            Value::Bool(_) | Value::Number(_) => put(field, &value.to_string()),
        }
    }
    row.iter().for_each(|(name, value)| walk(name, value, put));
}

/// A page with a table a run.
pub(super) fn html(runs: &[Run]) -> String {
    page("warpcache evaluate", "", &of(runs).iter().map(Table::html).collect::<String>())
}
