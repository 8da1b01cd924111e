//! The text of small blocks, to the letter: `expected/<module>.v` is what a reader gets to see.
#![allow(clippy::unwrap_used)] // A test fails by panicking, helpers included.

mod growth;
mod lists;
mod rules;
#[path = "../samples/mod.rs"]
mod samples;

use emit::{Design, EmitOptions};
use rust_hdl::core::prelude::Block;
use samples::{Bank, Crossing, Limits, Machine, Margin, Select, Slices, Stage, Storage, Stores};

/// `block` with a header of one line.
fn design(block: &dyn Block) -> Design {
    let header = vec!["Made by a test.".to_string()];
    let options = EmitOptions { header, ..EmitOptions::default() };
    emit::emit(block, &options).unwrap_or_else(|errors| panic!("{errors}"))
}

/// The text of module `name` in `design`.
fn text<'a>(design: &'a Design, name: &str) -> &'a str {
    &design.modules.iter().find(|m| m.name == name).unwrap().text
}

macro_rules! printed {
    ($(#[$doc:meta])* $test:ident, $block:expr, $($module:literal),+) => {
        $(#[$doc])*
        #[test]
        fn $test() {
            let design = design(&$block);
            let expected = [$(($module, include_str!(concat!("../expected/", $module, ".v")))),+];
            for (module, expected) in expected {
                let text = text(&design, module);
                assert!(text == expected, "{module}.v is now\n{text}");
            }
        }
    };
}

printed! {
    /// Ports grouped by stream, constants with sizes, registers last with their reset.
    streams_and_registers, Stage::new(8), "stage_width8"
}
printed! {
    /// `assign`, `always @*` with its default first, an element by its number, `else if`.
    choices, Select::new(3, 8), "select_count3_width8"
}
printed! {
    /// An element by a number that has no other values than the elements'.
    choices_of_all, Select::new(4, 8), "select_count4_width8"
}
printed! {
    /// States as localparams, in labels, comparisons and resets.
    states, Machine::new(), "machine"
}
printed! {
    /// Constants and figures by their names, and a `let` that an output is given.
    names_of_numbers, Limits::new(1500), "limits_limit1500"
}
printed! {
    /// Slices, concatenation, an index of another size, wide words, and an amount over 32 bits.
    parts_of_words, Slices::new(), "slices"
}
printed! {
    /// Connections inside port maps, one output taken by two signals, and unused outputs.
    instances, Bank::new(2), "bank_count2"
}
printed! {
    /// Memories in separate modules.
    memories, Storage::new(), "storage", "ram_6x9_r1", "register_file_6x9_r2"
}
printed! {
    /// Error outputs of memories: those of a module together in a register, those of the modules in it beside
    /// it.
    errors_of_memories, Stores::new(3), "stores_banks3", "byte_ram_6x8_r1"
}
printed! {
    /// No block of statements feeds itself, although its statements share a condition.
    crossing_statements, Crossing::new(), "crossing"
}
printed! {
    /// Comparisons that constants and widths decide are gone, with what they alone read.
    decided_comparisons, Margin::new(0), "margin_percent0"
}
