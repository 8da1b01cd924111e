//! What the text of a cluster owes: it does not grow with cores and slices.

use emit::{Design, EmitOptions, Module};
use rust_hdl::core::prelude::Block;

/// A module's text without what a longer number moves: line breaks, the columns of ports, and the numbers themselves.
fn words(module: &Module) -> String {
    let joined = module.text.replace("//", " ");
    let is_number = |c: char| c.is_ascii_digit();
    let mut words = String::new();
    for word in joined.split_whitespace() {
        // The digits that tell the modules of two configurations apart.
        let name = without_digest(word);
        let parts = name.split(is_number).filter(|part| !part.is_empty());
        words.extend(parts.flat_map(|part| [part, " "]));
    }
    words
}

/// A word in which `_` and eight hexadecimal digits may stand at the end of a module's name.
fn without_digest(word: &str) -> String {
    let is_digest =
        |part: &str| part.len() == 8 && part.chars().all(|c| matches!(c, '0'..='9' | 'a'..='f'));
    word.split('_').filter(|part| !is_digest(part)).collect::<Vec<_>>().join("_")
}

/// Lines but for those of sentences, which go on in another line with a longer number.
fn lines(module: &Module) -> usize {
    let is_own = |line: &&str| !line.trim_start().starts_with("//");
    module.text.lines().filter(is_own).count()
}

/// Two clusters have as many modules, each of as many lines, and a difference shows numbers alone. Left out are tables of
/// places, and memories, of which those of one size are one module.
pub fn assert_numbers_alone_differ(few: &impl Block, many: &impl Block) {
    let emitted = |design: Design| {
        let is_left_out = |plain: &str| {
            ["min_router_", "register_file_"].iter().any(|stem| plain.starts_with(stem))
        };
        let modules = design.modules.into_iter();
        modules.filter(|module| !is_left_out(&module.plain)).collect::<Vec<Module>>()
    };
    let few = emitted(emit::emit(few, &EmitOptions::default()).unwrap());
    let many = emitted(emit::emit(many, &EmitOptions::default()).unwrap());
    assert_eq!(few.len(), many.len());
    for (few, many) in few.iter().zip(&many) {
        assert_eq!(lines(few), lines(many), "{} and {}", few.name, many.name);
        let (of_few, of_many) = (words(few), words(many));
        assert_eq!(of_few, of_many, "{} and {}", few.name, many.name);
    }
}
