//! The pages that repeat what the code knows have all of it, to the letter.

#![allow(clippy::unwrap_used)] // A test fails by panicking, helpers included.

use design::{
    Ccn, Constraints, Decoupled, DesignKind, Dyneb, L1, Mesh, PRESETS, Sac, Section, SharedL1,
    SharingTracker, SmDueling,
};
use registry::{BLOCKS, blocks};
use std::collections::BTreeSet;
use std::path::Path;

/// A page of the workspace.
fn page(path: &str) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    std::fs::read_to_string(root.join(path)).unwrap()
}

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

#[test]
fn the_page_of_configs_has_every_field() {
    let page = page("docs/reference/config.md");
    let wanted = [
        rows::<L1>(),
        rows::<SharedL1>(),
        rows::<Mesh>(),
        rows::<Dyneb>(),
        rows::<Decoupled>(),
        rows::<SmDueling>(),
        rows::<SharingTracker>(),
        rows::<Sac>(),
        rows::<Ccn>(),
        rows::<Constraints>(),
    ];
    assert_eq!(missing(&page, wanted.concat()), [""; 0]);
    let sections: BTreeSet<&str> =
        DesignKind::ALL.into_iter().flat_map(DesignKind::sections).collect();
    let tested = BTreeSet::from([
        L1::NAME,
        SharedL1::NAME,
        Mesh::NAME,
        Dyneb::NAME,
        Decoupled::NAME,
        SmDueling::NAME,
        SharingTracker::NAME,
        Sac::NAME,
        Ccn::NAME,
        Constraints::NAME,
    ]);
    assert_eq!(sections, tested, "a section is not in this test");
}

#[test]
fn the_catalogue_and_the_page_of_replay_have_every_block() {
    let rows = BLOCKS
        .iter()
        .map(|block| format!("| `{}` | [`{}`](docs/designs/", block.name, block.design));
    assert_eq!(missing(&page("README.md"), rows.collect()), [""; 0]);
    let designs = PRESETS.iter().map(|preset| preset.design().unwrap());
    let replayable = designs.flat_map(|design| blocks(&design));
    let rows = replayable
        .filter(|block| block.block.has_replay())
        .map(|block| format!("| `{}` | ", block.info.name));
    assert_eq!(missing(&page("docs/reference/replay.md"), rows.collect()), [""; 0]);
}

#[test]
fn a_row_that_is_missing_or_wrong_is_noticed() {
    let page = page("docs/reference/config.md");
    let row = "| `ways` | 4 | an integer in 1..=32 | ";
    assert_eq!(missing(&page.replace(row, "| `ways` | 8 | "), rows::<L1>()), [row]);
    assert_eq!(missing("", rows::<L1>()), rows::<L1>());
}
