//! Form of the text of every preset: lines that fit a page, and names that say what they name.

use design::PRESETS;
use emit::{EmitOptions, Module};
use std::collections::BTreeSet;

/// Most columns of a line.
const WIDEST: usize = 100;

/// Names that end in a number, each with the reason.
const NUMBERED: &[(&str, &str)] =
    &[("read_0", "a port of a memory, which has as many as are read at once")];

fn modules() -> Vec<Module> {
    let blocks = PRESETS.iter().flat_map(|preset| registry::blocks(&preset.design().unwrap()));
    blocks.flat_map(|block| block.block.emit(&EmitOptions::default()).unwrap().modules).collect()
}

/// The names in a text that end in `_` and a number, but for modules, whose names have figures.
fn numbered(module: &Module) -> BTreeSet<&str> {
    let lines = module.text.lines().filter_map(|line| line.split("//").next());
    let lines = lines.filter(|line| {
        let words: Vec<&str> = line.split_whitespace().collect();
        !matches!(words.as_slice(), ["module", ..] | [_, _, "("])
    });
    let is_name = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '\'';
    let names = lines.flat_map(move |line| line.split(move |c| !is_name(c)));
    let is_numbered = |name: &&str| match name.rsplit_once('_') {
        Some((stem, number)) => {
            !stem.is_empty() && !number.is_empty() && number.bytes().all(|b| b.is_ascii_digit())
        }
        None => false,
    };
    names.filter(is_numbered).collect()
}

#[test]
fn no_line_is_wider_than_a_page() {
    for module in modules() {
        for line in module.text.lines() {
            assert!(line.chars().count() <= WIDEST, "{}: {line}", module.name);
        }
    }
}

#[test]
fn no_name_is_a_number_where_there_is_a_better_one() {
    let mut found = BTreeSet::new();
    for module in modules() {
        let argued = |name: &&str| !NUMBERED.iter().any(|(numbered, _)| name.contains(numbered));
        let names = numbered(&module).into_iter().filter(argued);
        found.extend(names.map(|name| format!("{}: {name}", module.plain)));
    }
    assert!(found.is_empty(), "{}", found.into_iter().collect::<Vec<_>>().join("\n"));
}

#[test]
fn a_numbered_name_is_found_and_a_module_is_none() {
    let text = "module a_1 (\n    input wire b_2, // c_3\n    d_4 u_e (\n    f_g5 = 1'd0;\n";
    let module = Module { name: "a_1".into(), plain: "a".into(), text: text.into() };
    assert_eq!(numbered(&module).into_iter().collect::<Vec<_>>(), ["b_2"]);
}
