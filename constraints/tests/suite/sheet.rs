//! The datasheet says what the manifest says.

use crate::designs;
use crate::golden;
use crate::support::{about, files, of, of_about};
use constraints::{About, Options, artefacts, datasheet};

fn sheet(design: &emit::Design) -> String {
    of(design).into_iter().find(|(name, _)| name.ends_with(".md")).unwrap().1
}

/// The texts of a picture in their order, with where they are.
fn texts(design: &emit::Design, picture: &str) -> Vec<(String, i32, i32)> {
    let (_, svg) = of(design).into_iter().find(|(name, _)| name.ends_with(picture)).unwrap();
    let svg = roxmltree::Document::parse(&svg).unwrap();
    let number = |node: roxmltree::Node, name| node.attribute(name).unwrap().parse().unwrap();
    let texts = svg.descendants().filter(|node| node.has_tag_name("text"));
    let text = |node: roxmltree::Node| node.text().unwrap_or_default().trim().to_string();
    texts.map(|node| (text(node), number(node, "x"), number(node, "y"))).collect()
}

#[test]
fn the_block_is_drawn_with_its_streams() {
    let texts = texts(&designs::exchange(), "_block.svg");
    let words: Vec<&str> = texts.iter().map(|(text, ..)| text.as_str()).collect();
    let inputs =
        ["clock", "1 bit", "reset", "1 bit", "push", "valid, ready, 70 bits", "clear", "1 bit"];
    let outputs = ["pop", "valid, ready, 70 bits", "is_busy", "1 bit", "ram_error", "1 bit"];
    assert_eq!(words, [&["exchange_width70"][..], &inputs, &outputs].concat());
    let x = |word: &str| texts.iter().find(|(text, ..)| text == word).unwrap().1;
    assert!(x("push") < x("exchange_width70") && x("exchange_width70") < x("pop"));
}

#[test]
fn the_run_of_cycles_is_drawn_with_its_values() {
    let texts = texts(&designs::exchange(), "_timing.svg");
    let place = |word: &str| {
        let (_, x, y) = texts.iter().find(|(text, ..)| text == word).unwrap();
        (*x, *y)
    };
    for word in ["A word comes out a cycle after one went in.", "clock", "push_valid", "pop_valid"]
    {
        place(word);
    }
    // Values are in the lanes of their ports and below their cycles.
    assert_eq!(place("new"), (place("1").0, place("push_data").1));
    assert_eq!(place("old"), (place("2").0, place("pop_data").1));
    assert!(of(&designs::compare()).iter().all(|(name, _)| !name.ends_with("_timing.svg")));
}

#[test]
fn the_sheet_shows_its_pictures() {
    let pictures = ["](exchange_width70_block.svg)", "](exchange_width70_timing.svg)"];
    let text = sheet(&designs::exchange());
    assert!(pictures.iter().all(|picture| text.contains(picture)), "{text}");
    assert!(!sheet(&designs::compare()).contains("_timing.svg"));
}

#[test]
fn words_and_what_the_block_relies_on_stand_there() {
    let text = sheet(&designs::exchange());
    for part in [
        "| back-pressure and latency | one cycle |",
        "\n## Words\nA *word* is\n70 bits.\n\n## Rules\n",
        "\nPromises of the environment:\n\n- `clear` is low.\n",
        "\nLatency 1.\n```text\n cycle 0\n```\n",
    ] {
        assert!(text.contains(part), "{part:?} is not in\n{text}");
    }
}

#[test]
fn what_the_rules_name_stands_there() {
    let named = "\n## Other blocks\nBlocks that the words, rules and timing above name.\n\n### other\n\
        Is elsewhere.\n\nA *thing* is none.\n\n- **R2** All is in order.\n\n\
        Promises of its environment:\n\n- Nothing comes.\n\nLatency 2.\n\n## Geometry\n";
    let design = designs::exchange();
    let text = sheet(&design);
    assert!(text.contains(named), "{text}");
    let alone = About { named: vec![], ..about(&design) };
    let text = of_about(&design, &alone).into_iter().find(|(name, _)| name.ends_with(".md"));
    assert!(!text.unwrap().1.contains("## Other blocks"));
}

#[test]
fn a_sheet_in_a_library_names_no_file_that_is_not_there() {
    let design = designs::exchange();
    let alone = sheet(&design);
    let options = Options::default();
    let in_library =
        datasheet(&design.manifest, &files(&design), &about(&design), &options).unwrap();
    let names: Vec<&str> = in_library.iter().map(|(name, _)| name.as_str()).collect();
    let pictures = ["exchange_width70_block.svg", "exchange_width70_timing.svg"];
    assert_eq!(names, [&["exchange_width70.md"][..], &pictures].concat());
    let (above, below) = in_library[0].1.split_once("\n## Files\n").unwrap();
    assert_eq!(above, alone.split_once("\n## Files\n").unwrap().0);
    assert!(below.starts_with("Those of the library: ") && !below.contains("_testbench.v"));
}

#[test]
fn tables_have_a_row_for_all_there_is() {
    let text = sheet(&designs::exchange());
    let rows = [
        "| `push_data` | in | 70 | payload |",
        "| **push** | | | |",
        "| paper | paper12 §4.3 |",
        "- **R1** What goes in | comes out, as R2 of `other`.",
        "| `width` | 70 |",
        "Modules, leaf first: `ram_4x70_r1`, `exchange_width70`.",
        "| `exchange` | 1 | `exchange_width70` | 3 | 280 |",
        "| total | | | 3 | 280 |",
        "| `exchange.kept` | 1 | `ram_4x70_r1` | a cycle later | 4 | 70 | 1 |",
        "| `storage_bits` | 283 | 300 | table 2 |",
        "1000.000 MHz",
    ];
    for row in rows {
        assert!(text.contains(row), "{row:?} is not in\n{text}");
    }
}

#[test]
fn a_table_has_as_many_cells_in_every_row() {
    let ragged = |text: &str| {
        let mut columns = 0;
        text.lines().any(|line| {
            let cells = if line.starts_with('|') {
                line.replace("\\|", "").matches('|').count()
            } else {
                0
            };
            let is_ragged = columns != 0 && cells != 0 && cells != columns;
            columns = cells;
            is_ragged
        })
    };
    for design in designs::all() {
        let mut about = about(&design);
        about.paper = "a|b".into();
        about.figures[0].note = "one\ntwo | three".into();
        let (vectors, options) = (golden::vectors(&design), Options::default());
        let all =
            artefacts(&design.manifest, &files(&design), Some(&vectors), &about, &options).unwrap();
        let text = &all.iter().find(|(name, _)| name.ends_with(".md")).unwrap().1;
        assert!(!ragged(text), "{text}");
        assert!(ragged(&text.replacen("| in |", "| in | in |", 1)));
    }
}

/// A block's facts about its ports: values, elements, the cycles in which they mean something.
#[test]
fn the_ports_are_explained() {
    let text = sheet(&designs::told());
    for row in [
        "| **ask** | | | What is asked. |",
        "| `ask_kind` | in | 1 | What is to be done. Values: 0 load, 1 store. |",
        "| `lane` | in | 6 | Three inputs side by side. 3 elements, i at `[i * 2 +: 2]`. |",
        "| `answer_way` | out | 2 | Where it is. Means something while answer_hit is 1. |",
    ] {
        assert!(text.contains(row), "{row:?} is not in\n{text}");
    }
}
