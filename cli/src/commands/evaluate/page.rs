//! The report as a page of HTML: tables with units, charts, a glossary, configs and sources.

use super::document::{Document, Run};
use super::swept::unit;
use super::{Subject, tables};
use crate::failure::{Failure, OrFail};
use anyhow::Context;
use evaluate::{FIELDS, Field};
use report::chart::{Bar, Bars, Heat, Undrawn, distances, shown};
use report::page::{self, Part, escaped, page, parts};
use report::table::Table;
use serde_json::Value;

/// Figures that have a chart of all runs.
const CHARTED: [&str; 17] = [
    "speedup",
    "cycles",
    "average_load_latency",
    "l1_miss_rate",
    "bypass_share",
    "l2_requests",
    "saved_l2_requests",
    "loads_to_l2",
    "saved_loads_to_l2",
    "dram_bytes",
    "replication_ratio",
    "replicas",
    "no_reuse",
    "footprint",
    "llc_hit_rate",
    "llc_bandwidth",
    "link_bytes",
];

/// Runs that have separate charts.
const MOST_SINGLE: usize = 8;

/// The page of these runs; `command` repeats them.
pub(super) fn html(
    document: &Document,
    subjects: &[Subject],
    command: &str,
) -> Result<String, Failure> {
    let runs = document.runs();
    let study = document.study();
    let mut all: Vec<Part> = study.iter().map(Table::part).collect();
    let tables = runs.iter().flat_map(tables::tables);
    all.extend(tables.map(|table| with_units(table).part()));
    let charts = charts(runs, &study).context("charts").or_wrong_input()?;
    all.extend(charts.into_iter().map(|(title, svg)| Part::chart(title, &svg)));
    all.push(glossary(runs).part());
    for subject in subjects {
        for (title, text) in made_of(subject)? {
            if all.iter().all(|part| part.title != title) {
                all.push(Part::text(title, &text));
            }
        }
    }
    all.push(end(runs, command).part());
    let notes: Vec<&str> = runs.iter().map(|run| run.note.as_str()).collect();
    let head = format!("<h1>Evaluation</h1>\n<p>{}</p>\n", escaped(notes.first().unwrap_or(&"")));
    Ok(page("warpcache evaluate", page::STYLE, &(head + &parts(&all))))
}

fn field(name: &str) -> Option<&'static Field> {
    FIELDS.iter().find(|field| field.name == name)
}

/// The table with the unit of each figure behind its name.
fn with_units(mut table: Table) -> Table {
    table.heads.insert(1, "unit".to_string());
    table.texts += 1;
    for row in &mut table.rows {
        let unit = field(&row[0]).map_or("", unit);
        row.insert(1, unit.to_string());
    }
    table
}

/// Titles and drawings: figures of a study, the others over all runs, then what single runs have.
fn charts(runs: &[Run], study: &[Table]) -> Result<Vec<(String, String)>, Undrawn> {
    let mut charts = Vec::new();
    for table in study {
        charts.push((table.title.clone(), traces_by_designs(table)?));
    }
    for name in CHARTED.into_iter().filter(|name| study.iter().all(|table| table.heads[0] != *name))
    {
        charts.extend(bars(runs, name)?);
    }
    for run in runs.iter().filter(|_| runs.len() <= MOST_SINGLE) {
        let of = |name: &str| format!("{name}, {}", label(run));
        if let Some(value) = run.total.get("reuse_distance") {
            let (title, number) =
                (of("reuse_distance"), |value: &Value| value.as_f64().unwrap_or(0.0));
            let histogram = value["histogram"].as_array().map_or(&[][..], Vec::as_slice);
            let svg =
                distances(&title, "touches", histogram.iter().map(number), number(&value["cold"]))?;
            charts.push((title, svg));
        }
        if let Some(counts) = run.total.get("load_sectors").and_then(numbers) {
            let title = of("load_sectors");
            let bars = counts.into_iter().enumerate();
            let bars: Vec<Bar> = bars
                .map(|(sectors, count)| Bar {
                    label: format!("{sectors} sectors"),
                    parts: vec![count],
                })
                .collect();
            let chart =
                Bars { title: &title, unit: Some("loads"), legend: &[], bars: &bars, shown };
            charts.push((title.clone(), chart.svg()?));
        }
        let rows = run.total.get("holders").and_then(Value::as_array);
        if let Some(cells) =
            rows.and_then(|rows| rows.iter().map(numbers).collect::<Option<Vec<_>>>())
        {
            let title = of("holders");
            let (columns, rows) = ("core that held the line", "core that missed");
            let chart = Heat { title: &title, columns, rows, unit: "load misses", cells: &cells };
            charts.push((title.clone(), chart.svg()?));
        }
    }
    Ok(charts)
}

fn numbers(value: &Value) -> Option<Vec<f64>> {
    value.as_array()?.iter().map(Value::as_f64).collect()
}

/// Label of a run in a chart.
fn label(run: &Run) -> String {
    let time = if run.timing == "none" { ", without time" } else { "" };
    format!("{} on {}{time}", run.trace, run.design)
}

/// A table of a study: for each trace, and each mean, a bar a design.
fn traces_by_designs(table: &Table) -> Result<String, Undrawn> {
    let legend: Vec<&str> = table.heads[1..].iter().map(String::as_str).collect();
    let mut bars = Vec::new();
    for row in &table.rows {
        // Short enough that classes stay apart; the table has the whole.
        let mut label = row[0].replace(" with replication_ratio", ", ratio");
        for (design, cell) in row[1..].iter().enumerate() {
            let Ok(value) = cell.parse() else { continue };
            let mut parts = vec![0.0; legend.len()];
            parts[design] = value;
            bars.push(Bar { label: std::mem::take(&mut label), parts });
        }
    }
    let unit = field(&table.heads[0]).map_or("count", unit);
    Bars { title: &table.title, unit: Some(unit), legend: &legend, bars: &bars, shown }.svg()
}

/// A figure of each run, beside that of private caches.
fn bars(runs: &[Run], name: &str) -> Result<Option<(String, String)>, Undrawn> {
    let has_baseline = runs.iter().any(|run| run.baseline.is_some());
    let is_private = runs.iter().all(|run| run.beside() == "private");
    let legend: &[&str] = match has_baseline {
        true => &["value", if is_private { "private" } else { "baseline" }],
        false => &[],
    };
    let mut bars = Vec::new();
    for run in runs {
        let beside = run.baseline.as_ref().map(|beside| &beside.total);
        let mut label = label(run);
        for (part, total) in [Some(&run.total), beside].into_iter().enumerate() {
            let Some(value) = total.and_then(|total| total.get(name)?.as_f64()) else { continue };
            let mut parts = vec![0.0; legend.len().max(1)];
            parts[part] = value;
            bars.push(Bar { label: std::mem::take(&mut label), parts });
        }
    }
    if bars.is_empty() {
        return Ok(None);
    }
    let unit = field(name).map_or("count", unit);
    let chart = Bars { title: name, unit: Some(unit), legend, bars: &bars, shown };
    Ok(Some((name.to_string(), chart.svg()?)))
}

/// Every figure with its unit and its meaning.
fn glossary(runs: &[Run]) -> Table {
    let mut table = Table::new("Glossary", &["figure", "unit", "meaning"], 3);
    let is_there = |field: &&Field| runs.iter().any(|run| run.total.contains_key(field.name));
    table.rows = FIELDS
        .iter()
        .filter(is_there)
        .map(|field| vec![field.name.to_string(), unit(field).to_string(), field.doc.to_string()])
        .collect();
    table
}

/// The config of a design as it ran, and of what surrounded it.
fn made_of(subject: &Subject) -> Result<[(String, String); 2], Failure> {
    let Subject { design, setup, .. } = subject;
    let text = |title: &String, text: Result<String, toml::ser::Error>| {
        text.with_context(|| title.clone()).or_wrong_input()
    };
    let config = format!("Config of {}", design.name());
    let system = format!("System {}", setup.system.name());
    let texts = (toml::to_string(design.config()), toml::to_string(&setup.system));
    let (of_config, of_system) = (text(&config, texts.0)?, text(&system, texts.1)?);
    Ok([(config, of_config), (system, of_system)])
}

/// Traces, version, and the command that repeats it.
fn end(runs: &[Run], command: &str) -> Table {
    let mut table = Table::new("Sources", &["what", "which"], 2);
    let traces = runs.iter().map(|run| vec![run.trace.clone(), run.source.clone()]);
    table.rows = traces.collect();
    table.rows.dedup();
    table.rows.push(vec!["warpcache".to_string(), env!("CARGO_PKG_VERSION").to_string()]);
    table.rows.push(vec!["command".to_string(), command.to_string()]);
    table
}
