//! The page of configs has every field.

use super::page;
use design::{
    Axi, Ccn, Cluster, Constraints, Decoupled, DesignKind, Dyneb, L1, L2, LineOrder, Llc, LlcBank,
    Mesh, Sac, Section, SharedL1, SharingTracker, SmDueling, Verilog,
};

/// Those of the wanted beginnings that no line of the page has.
fn missing(page: &str, wanted: Vec<String>) -> Vec<String> {
    let is_missing = |start: &String| !page.lines().any(|line| line.starts_with(start.as_str()));
    wanted.into_iter().filter(is_missing).collect()
}

/// The heading of a section and the beginning of a row for each of its fields: name, default, legal.
fn rows<S: Section>() -> Vec<String> {
    let defaults = toml::Table::try_from(S::default()).unwrap();
    let mut rows = vec![format!("## `[{}]`", S::NAME)];
    rows.extend(S::FIELDS.iter().map(|field| {
        let (name, default) = (field.name, &defaults[field.name]);
        format!("| `{name}` | {default} | {} | ", field.rule.legal())
    }));
    rows
}

/// Each section's name and rows.
fn sections() -> Vec<(&'static str, Vec<String>)> {
    vec![
        (L1::NAME, rows::<L1>()),
        (SharedL1::NAME, rows::<SharedL1>()),
        (Mesh::NAME, rows::<Mesh>()),
        (Dyneb::NAME, rows::<Dyneb>()),
        (Decoupled::NAME, rows::<Decoupled>()),
        (SmDueling::NAME, rows::<SmDueling>()),
        (SharingTracker::NAME, rows::<SharingTracker>()),
        (L2::NAME, rows::<L2>()),
        (Sac::NAME, rows::<Sac>()),
        (Llc::NAME, rows::<Llc>()),
        (LineOrder::NAME, rows::<LineOrder>()),
        (Axi::NAME, rows::<Axi>()),
        (LlcBank::NAME, rows::<LlcBank>()),
        (Ccn::NAME, rows::<Ccn>()),
        (Cluster::NAME, rows::<Cluster>()),
        (Verilog::NAME, rows::<Verilog>()),
        (Constraints::NAME, rows::<Constraints>()),
    ]
}

#[test]
fn the_page_of_configs_has_every_field() {
    let (names, rows): (Vec<&str>, Vec<Vec<String>>) = sections().into_iter().unzip();
    let missing = missing(&page("docs/reference/config.md"), rows.concat());
    let rows = missing.join("\n");
    assert!(missing.is_empty(), "docs/reference/config.md needs lines that begin so:\n{rows}");
    for section in DesignKind::ALL.into_iter().flat_map(DesignKind::sections) {
        assert!(
            names.contains(&section),
            "[{section}] is not in `sections()` of hdl/registry/tests/suite/pages/configs.rs"
        );
    }
}

#[test]
fn a_row_that_is_missing_or_wrong_is_noticed() {
    let page = page("docs/reference/config.md");
    let row = "| `ways` | 4 | an integer in 1..=32 | ";
    assert_eq!(missing(&page.replace(row, "| `ways` | 8 | "), rows::<L1>()), [row]);
    assert_eq!(missing("", rows::<L1>()), rows::<L1>());
}
