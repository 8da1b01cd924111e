//! Other blocks that a block's page names, for readers of that page alone.

use crate::BLOCKS;
use about::BlockInfo;

/// The blocks that the words, rules and timing of a block name, and those that theirs name, each once: without them
/// "as R23 of `l1`" says nothing.
pub fn named_by(info: &BlockInfo) -> Vec<BlockInfo> {
    let mut named: Vec<BlockInfo> = vec![];
    let mut next = 0;
    let mut page = *info;
    loop {
        let text = text_of(&page);
        let is_new = |block: &BlockInfo| {
            block.name != info.name && named.iter().all(|other| other.name != block.name)
        };
        let of_page = BLOCKS.iter().filter(|block| is_new(block));
        let of_page: Vec<BlockInfo> =
            of_page.filter(|block| text.contains(&format!("`{}`", block.name))).copied().collect();
        named.extend(of_page);
        match named.get(next) {
            Some(block) => page = *block,
            None => return named,
        }
        next += 1;
    }
}

/// Promises on which a block relies, on one line: those of its page, and of the pages of the blocks that it
/// names.
pub fn environment(info: &BlockInfo) -> String {
    let mut said = info.environment();
    let mut seen = vec![info.name];
    let is_new = |said: &str, seen: &[&str], name| {
        !seen.contains(&name) && said.contains(&format!("`{name}`"))
    };
    while let Some(block) = BLOCKS.iter().find(|block| is_new(&said, &seen, block.name)) {
        said = format!("{said} Of `{}`: {}", block.name, block.environment());
        seen.push(block.name);
    }
    said
}

fn text_of(info: &BlockInfo) -> String {
    let rules = info.rules().into_iter().map(|(_, text)| text);
    let others = [info.words(), info.environment(), info.latencies()];
    others.into_iter().chain(rules).collect::<Vec<_>>().join("\n")
}
