//! The tables of blocks, which are their declarations.

use super::{hold, page, with_rows};
use design::PRESETS;
use registry::{BLOCKS, PAGES, blocks, named_by};

/// The keys of papers in code, the rest as it is: "`pact20` §3.3".
fn cited(paper: &str) -> String {
    let is_key = |word: &&str| word.ends_with(|c: char| c.is_ascii_digit()) && word.is_ascii();
    let words = paper.split(' ');
    let cited = words.map(|word| match is_key(&word) {
        true => format!("`{word}`"),
        false => word.to_owned(),
    });
    cited.collect::<Vec<_>>().join(" ")
}

#[test]
fn the_catalogue_has_every_block() {
    let rows = BLOCKS.iter().zip(PAGES).map(|(block, page)| {
        let (name, design, paper) = (block.name, block.design, cited(block.paper));
        let (does, back_pressure) = (block.summary, block.back_pressure);
        format!(
            "| [`{name}`](../../{page}) | [`{design}`](../designs/{design}.md) | {paper} | {does} | \
             {back_pressure} |\n"
        )
    });
    let head = "| block | design | paper | does | back-pressure |";
    let name = "docs/reference/blocks.md";
    hold(name, &with_rows(&page(name), head, &rows.collect::<Vec<_>>()));
}

#[test]
fn the_page_of_replay_has_every_block_with_a_replay() {
    let mut rows: Vec<(&str, String)> = vec![];
    for block in PRESETS.iter().flat_map(|preset| blocks(&preset.design().unwrap())) {
        let name = block.info.name;
        let row = block.block.replay_row();
        let row = row.map(|row| format!("| `{name}` | {} | {} |\n", row.operations, row.answer));
        rows.extend(row.map(|row| (name, row)));
    }
    // One row, however many presets have the block, in the order of the registry.
    let rows = BLOCKS.iter().filter_map(|info| {
        rows.iter().find(|(name, _)| *name == info.name).map(|(_, row)| row.clone())
    });
    let name = "docs/reference/replay.md";
    let head = "| block | operations | answer |";
    hold(name, &with_rows(&page(name), head, &rows.collect::<Vec<_>>()));
}

#[test]
fn papers_are_cited_by_key() {
    assert_eq!(cited("mends pact20 §4.1, §5"), "mends `pact20` §4.1, §5");
}

#[test]
fn a_page_names_the_blocks_that_its_rules_refer_to() {
    let names = |block: &str| {
        let info = BLOCKS.iter().find(|info| info.name == block).unwrap();
        named_by(info).iter().map(|info| info.name).collect::<Vec<_>>()
    };
    assert_eq!(names("l1"), [""; 0]);
    assert_eq!(names("decoupled_l1d"), ["l1"]);
    // `min_router` alone names `home_map`.
    assert_eq!(names("request_classifier"), ["min_router", "home_map"]);
    let mut of_cluster = names("decoupled_l1d_cluster");
    of_cluster.sort_unstable();
    assert_eq!(of_cluster, ["decoupled_l1d", "flush_barrier", "l1", "packet_switch", "sm_dueling"]);
}
