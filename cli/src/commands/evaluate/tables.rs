//! The report as tables: for a terminal and Markdown, and as CSV.

use super::document::{Asked, Run};
use evaluate::Counted;
use report::csv;
use report::table::Table;
use serde_json::{Map, Value};

/// Metrics of all cores of a run together, beside those of private caches where these were asked for.
fn table(run: &Run) -> Table {
    let mut heads = vec!["total".to_string(), run.design.clone()];
    heads.extend(run.baseline.iter().map(|_| run.beside().to_string()));
    let row = |(name, value): (&String, &Value)| {
        let mut row = vec![name.clone(), shown(value)];
        let beside = run.baseline.iter().map(|beside| beside.total.get(name));
        row.extend(beside.map(|value| value.map_or(String::new(), shown)));
        row
    };
    let grown = run.address_bits.map(|bits| format!("{}: {}.", run.trace, bits.note(&run.design)));
    let (lists, scalars): (Vec<_>, Vec<_>) =
        run.total.iter().partition(|(_, value)| has_list(value));
    let lists: Vec<&str> = lists.into_iter().map(|(name, _)| name.as_str()).collect();
    let left_out = (!lists.is_empty())
        .then(|| format!("Lists are in --json and in CSV: {}.", lists.join(", ")));
    Table {
        title: title(run),
        heads,
        texts: 1,
        rows: scalars.into_iter().map(row).collect(),
        notes: [run.note.to_string()].into_iter().chain(grown).chain(left_out).collect(),
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

/// A list or what has one, which JSON and CSV have whole.
fn has_list(value: &Value) -> bool {
    match value {
        Value::Array(_) => true,
        Value::Object(fields) => fields.values().any(has_list),
        _ => false,
    }
}

fn shown(value: &Value) -> String {
    match value {
        Value::Null => "-".to_string(),
        Value::Number(number) => match number.as_u64() {
            Some(count) => count.to_string(),
            None => format!("{:.4}", number.as_f64().unwrap_or(f64::NAN)),
        },
        Value::Array(_) | Value::Object(_) | Value::Bool(_) | Value::String(_) => value.to_string(),
    }
}

/// A line a figure: design, trace, whose caches, the core, `total` or the window `kernel 2 from 5000`, the field, its value.
pub(super) fn csv(runs: &[Run]) -> String {
    let mut text = "design,trace,caches,core,field,value\n".to_string();
    for run in runs {
        let own = (&run.cores, &run.total, &run.windows, run.kind.as_str());
        let beside = run.baseline.iter();
        let beside =
            beside.map(|beside| (&beside.cores, &beside.total, &beside.windows, "baseline"));
        for (cores, total, windows, caches) in [own].into_iter().chain(beside) {
            let head = [&run.design, &run.trace].map(|word| csv::cell(word)).join(",");
            let rows = cores.iter().enumerate().map(|(core, row)| (core.to_string(), row));
            let windows = windows.iter().map(|window| (name(window), &window.counts));
            for (core, row) in rows.chain([("total".to_string(), total)]).chain(windows) {
                add(row, &mut |field, value| {
                    text += &format!("{head},{caches},{core},{field},{value}\n");
                });
            }
        }
    }
    text
}

fn name(window: &Counted) -> String {
    format!("kernel {} from {}", window.kernel, window.first)
}

/// Counts of loads by window, for readers; all counts are in JSON and CSV.
fn windows(run: &Run) -> Option<Table> {
    let counts = ["loads", "hit", "miss", "bypass", "loads_to_l2"];
    let has = |count: &&str| run.windows.iter().any(|window| window.counts.contains_key(*count));
    let counts: Vec<&str> = counts.into_iter().filter(has).collect();
    let heads = [&["kernel", "first", "requests"][..], &counts].concat();
    let mut table = Table::new(format!("{} on {}: windows", run.trace, run.design), &heads, 0);
    table.rows = run
        .windows
        .iter()
        .map(|Counted { kernel, first, requests, counts: all }| {
            let counts = counts.iter().map(|name| all.get(*name).map_or(String::new(), shown));
            [kernel, first, requests].iter().map(ToString::to_string).chain(counts).collect()
        })
        .collect();
    (!run.windows.is_empty()).then_some(table)
}

/// The tables of a run: its totals and, where these were asked for, its windows.
pub(super) fn tables(run: &Run) -> Vec<Table> {
    [table(run)].into_iter().chain(windows(run)).collect()
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
