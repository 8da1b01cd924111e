//! The size of a cluster's text does not grow with cores and slices.

use emit::{Design, EmitOptions, Module};
use rust_hdl::core::prelude::Block;

/// A module's text without what a longer number moves, line breaks and the columns of ports, and with `#` for each number:
/// decimal, hexadecimal behind `'h`, or the eight digits behind `_` that distinguish texts of one name.
fn without_numbers(module: &Module) -> String {
    let mut text = String::new();
    for word in module.text.replace("//", " ").split_whitespace() {
        let mut rest = word;
        while let Some(next) = rest.chars().next() {
            let behind = text.chars().next_back();
            let digits = match behind {
                Some('h') if text.ends_with("'h") => digits(rest, 16),
                Some('_') if digits(rest, 16) == 8 => 8,
                _ => digits(rest, 10),
            };
            text.push(if digits > 0 { '#' } else { next });
            rest = &rest[digits.max(next.len_utf8())..];
        }
        text.push(' ');
    }
    text
}

/// With how many digits of this base a text begins.
fn digits(text: &str, base: u32) -> usize {
    text.chars().take_while(|c| c.is_digit(base)).count()
}

/// Lines but for those of sentences, which go on in another line with a longer number.
fn lines(module: &Module) -> usize {
    let is_own = |line: &&str| !line.trim_start().starts_with("//");
    module.text.lines().filter(is_own).count()
}

/// The combinational paths from inputs to outputs: for each output that has some, the inputs.
pub fn paths(block: &impl Block) -> Vec<(String, String)> {
    let ports = emit::emit(block, &EmitOptions::default()).unwrap().manifest.ports.into_iter();
    let ends = ports.filter(|port| !port.depends_on.is_empty());
    ends.map(|port| (port.name, port.depends_on.join(" "))).collect()
}

/// No path begins at a stream of a cluster with stages of replies, and one does without them. While `flush` is high no
/// core's request is accepted, and a counter is shown in the cycle that selects it.
pub fn assert_stages_cut_paths(without: &impl Block, with: &impl Block) {
    let of_streams = |mut all: Vec<(String, String)>| {
        all.retain(|(_, inputs)| !["flush", "counter_index"].contains(&inputs.as_str()));
        all
    };
    let replies = ("down_reply_ready".to_string(), "down_reply_valid reply_core".to_string());
    assert_eq!(of_streams(paths(without)), [replies]);
    assert_eq!(of_streams(paths(with)), []);
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
        let (of_few, of_many) = (without_numbers(few), without_numbers(many));
        assert_eq!(of_few, of_many, "{} and {}", few.name, many.name);
    }
}
