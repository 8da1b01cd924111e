//! No output that means something depends on an input that means nothing: a user's simulation drives X there.

use registry::parts_of;
use std::collections::BTreeSet;
use testbenches::testing::at_depth;

#[test]
fn what_means_nothing_decides_nothing() {
    // Of a block, and of a top, whose blocks have other cycles.
    let cycles = at_depth([2_000, 200], [400, 25]);
    let mut seen = BTreeSet::new();
    let mut found = Vec::new();
    for block in super::blocks_and_small_tops() {
        let name = block.info.name;
        if !seen.insert(name) {
            continue;
        }
        let cycles = cycles[usize::from(parts_of(name).is_some())];
        let difference = block.block.idle_dependence(1, cycles);
        found.extend(difference.map(|difference| format!("{name}: {difference}")));
    }
    assert_eq!(seen.len(), registry::BLOCKS.len());
    assert!(found.is_empty(), "{}", found.join("\n"));
}
