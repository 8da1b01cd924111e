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

/// Promises on which a block relies, by the block whose page states them: those of its page first, then of the pages
/// of the blocks that these name.
pub fn environment(info: &BlockInfo) -> Vec<(&'static str, Vec<String>)> {
    let mut said = vec![(info.name, info.environment())];
    let is_new = |said: &[(&str, Vec<String>)], name: &str| {
        let is_named = |promise: &String| promise.contains(&format!("`{name}`"));
        said.iter().all(|(block, _)| *block != name)
            && said.iter().any(|(_, promises)| promises.iter().any(is_named))
    };
    while let Some(block) = BLOCKS.iter().find(|block| is_new(&said, block.name)) {
        said.push((block.name, block.environment()));
    }
    said
}

fn text_of(info: &BlockInfo) -> String {
    let rules = info.rules().into_iter().map(|(_, text)| text);
    let others = [info.words(), info.environment().join(" "), info.latencies()];
    others.into_iter().chain(rules).collect::<Vec<_>>().join("\n")
}
