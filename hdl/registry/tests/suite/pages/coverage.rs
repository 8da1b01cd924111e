//! docs/designs/coverage.md says of each mechanism of the papers where it is: rows have a section and a state, and what
//! they name is there.

use super::page;
use design::{Config, Design, DesignKind, PRESETS};
use registry::BLOCKS;
use toml::Table;

const STATES: [&str; 5] = ["hardware", "model", "otherwise", "config", "missing"];

/// Words in backticks that are no block, field or preset: what `evaluate` counts, ports, values.
const OTHERS: [&str; 9] = [
    "evaluate",
    "bypass_l1",
    "gated_ways",
    "refused_requests",
    "reservation_fail",
    "gto",
    "rr",
    "maintain",
    "kernel_pinned",
];

/// The fields of every design's sections.
fn fields() -> Vec<String> {
    let config = |kind: &DesignKind| -> Config {
        Design::parse(&format!("design = \"{kind}\"\nname = \"t\"\n"), "t")
            .unwrap()
            .config()
            .clone()
    };
    let tables = DesignKind::ALL.iter().map(|kind| Table::try_from(config(kind)).unwrap());
    let sections = tables.flat_map(|table| table.into_iter()).filter_map(|(name, section)| {
        let fields = section.as_table()?.keys().map(|field| format!("{name}.{field}"));
        Some(fields.chain([format!("[{name}]")]).collect::<Vec<_>>())
    });
    sections.flatten().collect()
}

/// Errors of a page.
fn faults(page: &str) -> Vec<String> {
    let fields = fields();
    let is_there = |word: &str| {
        OTHERS.contains(&word)
            || word.starts_with("figures ")
            || fields.iter().any(|field| field == word)
            || BLOCKS.iter().any(|block| block.name == word)
            || PRESETS.iter().any(|preset| preset.name == word)
    };
    let rows = page.lines().filter(|line| {
        line.starts_with("| §") || line.starts_with("| Table") || line.starts_with("| Fig.")
    });
    let fault = |row: &str| {
        let cells: Vec<&str> = row
            .trim_start_matches("| ")
            .trim_end_matches('|')
            .split(" | ")
            .map(str::trim)
            .collect();
        let [section, what, state, place] = cells[..] else {
            return Some(format!("{row}: four cells"));
        };
        if section.is_empty() || what.is_empty() || !STATES.contains(&state) {
            return Some(format!("{row}: a section, a mechanism and a state"));
        }
        if state != "missing" && place.is_empty() {
            return Some(format!("{row}: where it is"));
        }
        let named = place.split('`').skip(1).step_by(2);
        let unknown: Vec<&str> = named.filter(|word| !is_there(word)).collect();
        (!unknown.is_empty()).then(|| format!("{row}: {unknown:?} is not there"))
    };
    rows.filter_map(fault).collect()
}

#[test]
fn what_the_coverage_names_is_there() {
    let page = page("docs/designs/coverage.md");
    assert_eq!(faults(&page), [] as [String; 0]);
    // A row that the filter of rows overlooks would not be looked at.
    let rows =
        page.lines().filter(|line| line.matches(" | ").count() == 3 && !line.contains("---"));
    assert!(rows.filter(|row| !row.starts_with("| section")).count() > 80);
}

#[test]
fn a_row_that_is_wrong_is_noticed() {
    let wrong = "| §1 | a | built | `l1` |\n| §2 | b | hardware | |\n| Fig. 3 | c | hardware | `l1.set` |\n| §4 | d | missing | |";
    assert_eq!(faults(wrong).len(), 3);
}
