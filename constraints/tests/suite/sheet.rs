//! The datasheet says what the manifest says.

use crate::designs;
use crate::golden;
use crate::support::{about, files, of};
use constraints::{Options, artefacts};

fn sheet(design: &emit::Design) -> String {
    of(design).into_iter().find(|(name, _)| name.ends_with(".md")).unwrap().1
}

#[test]
fn the_block_is_drawn_with_its_streams() {
    let expected = "```text
          +------------------+
clock --->|                  |===> pop
reset --->|                  |---> is_busy
push  ===>| exchange_width70 |
clear --->|                  |
          +------------------+
```";
    let text = sheet(&designs::exchange());
    assert!(text.contains(expected), "{text}");
}

#[test]
fn the_wave_is_json_for_wavedrom() {
    let text = sheet(&designs::exchange());
    let (_, rest) = text.split_once("```json\n").unwrap();
    let (wave, _) = rest.split_once("```").unwrap();
    let wave: serde_json::Value = serde_json::from_str(wave).unwrap();
    let lanes = wave["signal"].as_array().unwrap();
    assert_eq!(lanes.len(), 5);
    assert_eq!(lanes[2]["name"], "push_data");
    assert_eq!(lanes[2]["wave"], "x=x.");
    assert_eq!(lanes[2]["data"][0], "new");
    assert!(!sheet(&designs::compare()).contains("```json"));
}

#[test]
fn tables_have_a_row_for_all_there_is() {
    let text = sheet(&designs::exchange());
    let rows = [
        "| `push_data` | in | 70 | payload |",
        "| **push** | | | |",
        "| paper | paper12 §4.3 |",
        "- **R1** What goes in | comes out.",
        "| `width` | 70 |",
        "Modules, leaf first: `ram_4x70_r1`, `exchange_width70`.",
        "| `exchange` | `exchange_width70` | 3 | 280 |",
        "| total | | 3 | 280 |",
        "| `exchange.kept` | `ram_4x70_r1` | a cycle later | 4 | 70 | 1 |",
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
        let all = artefacts(&design.manifest, &files(&design), &vectors, &about, &options).unwrap();
        let text = &all.iter().find(|(name, _)| name.ends_with(".md")).unwrap().1;
        assert!(!ragged(text), "{text}");
        assert!(ragged(&text.replacen("| in |", "| in | in |", 1)));
    }
}
