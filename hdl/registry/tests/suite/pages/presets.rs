//! Each preset of a paper has a table on its design's page: every field that it sets, beside what the paper says and
//! where.

use super::page;
use design::{Config, Design};
use std::collections::BTreeMap;
use toml::{Table, Value};

/// A preset, and the page with its table.
const TABLES: [(&str, &str); 6] = [
    ("baseline", "docs/designs/private.md"),
    ("pact20", "docs/designs/shared-l1.md"),
    ("ics15", "docs/designs/decoupled-l1d.md"),
    ("taco16", "docs/designs/ccn.md"),
    ("isca23", "docs/designs/sac.md"),
    ("thesis12", "docs/designs/sharing-tracker.md"),
];

/// The head of such a table.
fn head(preset: &str) -> String {
    format!("| field | `{preset}` | the paper | where |")
}

/// The values that the table of a preset gives its fields; a row without a source is an error.
fn told(page: &str, preset: &str) -> BTreeMap<String, String> {
    let head = head(preset);
    let rows = page.lines().skip_while(|line| *line != head).skip(2);
    let rows = rows.take_while(|line| line.starts_with('|'));
    let told = rows.map(|row| {
        let cells: Vec<&str> = row.trim_matches('|').split(" | ").map(str::trim).collect();
        assert!(cells.len() == 4 && cells.iter().all(|cell| !cell.is_empty()), "{cells:?}");
        (cells[0].trim_matches('`').to_string(), cells[1].to_string())
    });
    told.collect()
}

/// The value that a design gives a field, `section.field`.
fn value(config: &Config, field: &str) -> Option<Value> {
    let table = Table::try_from(config).unwrap();
    let (section, name) = field.split_once('.')?;
    table.get(section)?.get(name).cloned()
}

/// The errors in the table of a preset.
fn faults(page: &str, preset: &str) -> Vec<String> {
    let (told, design) = (told(page, preset), Design::load(preset).unwrap());
    let text = design::PRESETS.iter().find(|other| other.name == preset).unwrap().text;
    let given: Table = text.parse().unwrap();
    let given = given.iter().filter_map(|(name, section)| Some((name, section.as_table()?)));
    let given = given
        .flat_map(|(name, section)| section.keys().map(move |field| format!("{name}.{field}")));
    let missing = given.filter(|field| !told.contains_key(field));
    let missing = missing.map(|field| format!("{preset}: {field} has no row"));
    let wrong = told.iter().filter_map(|(field, told)| {
        let is = value(design.config(), field).map(|value| value.to_string());
        let is = is.unwrap_or_else(|| "no field".to_string());
        (is != *told).then(|| format!("{preset}: {field} is {is}, the table says {told}"))
    });
    missing.chain(wrong).collect()
}

#[test]
fn every_preset_stands_beside_its_paper() {
    let faults: Vec<String> =
        TABLES.iter().flat_map(|(preset, name)| faults(&page(name), preset)).collect();
    assert_eq!(faults, Vec::<String>::new());
}

#[test]
fn a_row_that_is_wrong_or_missing_is_noticed() {
    let text =
        format!("{}\n| --- | --- | --- | --- |\n| `l1.ways` | 5 | 4 | Table 1 |\n", head("pact20"));
    let faults = faults(&text, "pact20");
    assert!(faults.contains(&"pact20: l1.ways is 4, the table says 5".to_string()), "{faults:?}");
    assert!(faults.contains(&"pact20: dyneb.samples has no row".to_string()), "{faults:?}");
}
